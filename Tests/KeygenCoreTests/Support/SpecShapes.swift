import KeygenCore
import Testing

/// A spec whose shape is wrong in one way.
struct WrongShape: Sendable, CustomTestStringConvertible {
  let kind: DiagnosticKind
  let spec: String

  init(_ kind: DiagnosticKind, _ spec: String) {
    self.kind = kind
    self.spec = spec
  }

  var testDescription: String { spec }

  static let all = syntax + files + keys + strategies + modifiers

  private static let syntax = [
    WrongShape(.syntax, ""), WrongShape(.syntax, #"{ "keygen": 1, }"#),
    WrongShape(.syntax, #"{ "keygen": NaN }"#), WrongShape(.syntax, #"{ "keygen": 01 }"#),
    WrongShape(.syntax, #"{ "keygen": 1 } {}"#), WrongShape(.syntax, "{ 'keygen': 1 }"),
    WrongShape(.syntax, "{ \"keygen\": 1, \"header\": \"\t\" }"),
    WrongShape(.syntax, "{ \"keygen\": 1 } // note"),
  ]

  private static let files = [
    WrongShape(.wrongType, "1"), WrongShape(.wrongType, "[]"), WrongShape(.wrongType, "null"),
    WrongShape(.missingMember, "{}"), WrongShape(.unsupportedVersion, #"{ "keygen": 2 }"#),
    WrongShape(.unsupportedVersion, #"{ "keygen": 1.5 }"#),
    WrongShape(.wrongType, #"{ "keygen": "1" }"#), WrongShape(.wrongType, #"{ "keygen": true }"#),
    file(.unknownMember, #""keyz": []"#), file(.unknownMember, #""Keys": []"#),
    file(.unknownMember, #""/": "note""#), file(.wrongType, #""//": 5"#),
    file(.wrongType, #""//": [5]"#), file(.wrongType, #""$schema": 1"#),
    file(.wrongType, #""access": null"#), file(.unknownWord, #""access": "private""#),
    file(.unknownWord, #""access": "open""#), file(.wrongType, #""imports": "Charts""#),
    file(.wrongType, #""imports": [1]"#), file(.missingMember, #""imports": [{}]"#),
    file(.unknownMember, #""imports": [{ "module": "Charts", "as": "C" }]"#),
    file(.unknownWord, #""imports": [{ "module": "Charts", "access": "private" }]"#),
    file(.wrongType, #""header": [["a"]]"#), file(.unknownWord, #""allow": ["no-such-rule"]"#),
    file(.wrongType, #""keys": {}"#), file(.wrongType, #""keys": ["A"]"#),
    file(.wrongType, #""modifiers": [[]]"#),
  ]

  private static let keys = [
    file(.missingMember, #""keys": [{ "value": "Int", "reduce": "sum" }]"#),
    file(.missingMember, #""keys": [{ "name": "A", "reduce": "sum" }]"#),
    file(.missingMember, #""keys": [{ "name": "A", "value": "Int" }]"#),
    key(.unknownMember, #""defualt": 0"#), key(.wrongType, #""doc": null"#),
    key(.wrongType, #""generics": "T""#), key(.wrongType, #""generics": [1]"#),
    key(.wrongType, #""extension": ["A"]"#), key(.wrongType, #""available": "iOS 17""#),
    key(.wrongType, #""available": {}"#), key(.wrongType, #""available": { "iOS": 17 }"#),
    key(.unknownWord, #""available": { "ios": "17" }"#),
    key(.unknownWord, #""available": { "//": "17" }"#), key(.wrongType, #""deprecated": true"#),
    key(.wrongType, #""if": true"#), key(.wrongType, #""samples": 1"#),
    key(.wrongType, #""default": { "swift": 1 }"#),
    key(.wrongType, #""default": { "swift": "1", "//": 1 }"#),
    key(.wrongType, #""samples": [1, { "swift": null }]"#),
    key(.unknownWord, #""breaks": ["commutative"]"#), key(.wrongType, #""breaks": "neutral""#),
    key(.unknownWord, #""access": "fileprivate""#), key(.wrongType, #""allow": "shadows-swiftui""#),
    key(.wrongType, #""modifiers": {}"#),
  ]

  private static let strategies = [
    reduce(.wrongType, "null"), reduce(.wrongType, "1"), reduce(.wrongType, #"["sum"]"#),
    reduce(.unknownWord, #""maximum""#), reduce(.unknownWord, #""Sum""#),
    reduce(.wrongType, #""join""#), reduce(.wrongType, "{}"), reduce(.wrongType, #"{ "//": "a" }"#),
    reduce(.wrongType, #"{ "join": " ", "merge": "last" }"#),
    reduce(.wrongType, #"{ "join": 1 }"#), reduce(.unknownWord, #"{ "last": "last" }"#),
    reduce(.wrongType, #"{ "join": " ", "//": 1 }"#), reduce(.wrongType, #"{ "swift": 1 }"#),
    reduce(.unknownWord, #"{ "merge": "newest" }"#),
    reduce(.wrongType, #"{ "merge": { "merge": null } }"#),
    reduce(.wrongType, #"{ "fields": {} }"#),
    reduce(.wrongType, #"{ "fields": [] }"#), reduce(.unknownWord, #"{ "fields": { "a": "b" } }"#),
    reduce(.wrongType, #"{ "fields": { "a": {} } }"#),
    reduce(.missingMember, #"{ "fields": { "a": { "type": "Int" } } }"#),
    reduce(.unknownMember, #"{ "fields": { "a": { "reduce": "sum", "of": "Int" } } }"#),
    reduce(.wrongType, #"{ "fields": { "a": { "reduce": "sum", "type": 1 } } }"#),
  ]

  private static let modifiers = [
    modifier(.missingMember, #""name": "a""#), modifier(.missingMember, #""kind": "set""#),
    modifier(.unknownWord, #""kind": "get", "name": "a""#),
    modifier(.wrongType, #""kind": 1, "name": "a""#),
    modifier(.unknownMember, #""kind": "set", "name": "a", "bdy": "x""#),
    modifier(.unknownMember, #""kind": "set", "name": "a", "body": "x""#),
    modifier(.unknownMember, #""kind": "observe", "name": "a", "value": "x""#),
    modifier(.missingMember, #""kind": "transform", "name": "a""#),
    modifier(.wrongType, #""kind": "transform", "name": "a", "body": 1"#),
    modifier(.wrongType, #""kind": "set", "name": "a", "value": 1"#),
    modifier(.unknownWord, #""kind": "set", "name": "a", "form": "function""#),
    modifier(.wrongType, #""kind": "set", "name": "a", "parameters": {}"#),
    modifier(.missingMember, #""kind": "set", "name": "a", "parameters": [{ "type": "Int" }]"#),
    modifier(.unknownMember, #""kind": "set", "name": "a", "parameter": { "type": "Int" }"#),
    modifier(.wrongType, #""kind": "set", "name": "a", "parameter": "x""#),
    modifier(.wrongType, #""kind": "set", "name": "a", "//": {}"#),
  ]

  private static func file(_ kind: DiagnosticKind, _ members: String) -> WrongShape {
    WrongShape(kind, #"{ "keygen": 1, \#(members) }"#)
  }

  private static func key(_ kind: DiagnosticKind, _ members: String) -> WrongShape {
    WrongShape(
      kind,
      KeygenCoreTests.spec(#""name": "A", "value": "Int", "reduce": "sum", \#(members)"#))
  }

  private static func reduce(_ kind: DiagnosticKind, _ strategy: String) -> WrongShape {
    WrongShape(
      kind, KeygenCoreTests.spec(#""name": "A", "value": "Int", "reduce": \#(strategy)"#))
  }

  private static func modifier(_ kind: DiagnosticKind, _ members: String) -> WrongShape {
    key(kind, #""modifiers": [{ \#(members) }]"#)
  }
}

/// Members of keys whose shapes are right, though they may be strange.
enum RightShape {
  static let all = [
    #""reduce": "sum", "//": ["a", "b"]"#, #""reduce": "sum", "default": null"#,
    #""reduce": "sum", "default": { "a": 1, "//": 5, "swift": 1 }"#,
    #""reduce": "sum", "default": { "swift": "1", "//": ["why"] }"#,
    #""reduce": "sum", "samples": [1, "a", [], {}, null, { "swift": "1" }]"#,
    #""reduce": { "//": "why", "merge": { "fields": { "a": { "merge": "last" } } } }"#,
    #""reduce": { "fields": { "x": { "join": "" }, "y": { "reduce": { "join": "" } } } }"#,
    #""reduce": { "swift": ["value += 1", "_ = nextValue()"] }"#,
    #""reduce": "sum", "available": { "iOS": "17", "macOS": "14.0.1", "DriverKit": "99999" }"#,
    #""reduce": "sum", "modifiers": [{ "kind": "set", "name": "größe", "parameter": {} }]"#,
    #""reduce": "sum", "modifiers": [{ "kind": "set", "name": "__", "parameter": { "label": "_" } }]"#,
    #""reduce": "sum", "modifiers": [{ "kind": "bind", "name": "\#u{660}a1", "doc": [] }]"#,
    #""reduce": "sum", "modifiers": [{ "kind": "bind", "name": "😀", "//": "x", "doc": "" }]"#,
  ]
}
