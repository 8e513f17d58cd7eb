import KeygenCore

/// A run for each kind of diagnostic.
enum DiagnosticFixtures {
  static let all = reading + resolving + rules + outputs + verification

  private static let reading = [
    DiagnosticFixture(
      .syntax, #"{ "keygen": 1, }"#,
      """
      Test.keygen.json:1:14: error: comma after the last member of an object
      Test.keygen.json:1:14: note: remove it
      """),
    DiagnosticFixture(
      .duplicateMember, #"{ "keygen": 1, "keys": [], "keys": [] }"#,
      """
      Test.keygen.json:1:28: error: the object already has a member "keys", at 1:16
      Test.keygen.json:1:16: note: it belongs to this one
      Test.keygen.json:1:28: note: remove or rename one of the two
      """),
    DiagnosticFixture(
      [.unreadable], files: [:], ["lint", "Gone.keygen.json"],
      "Gone.keygen.json: error: cannot be read: No such file or directory", code: 1),
    DiagnosticFixture(
      .unknownMember, #"{ "keygen": 1, "keyz": [] }"#,
      """
      Test.keygen.json:1:16: error: a spec has no member `keyz`
      Test.keygen.json:1:16: note: did you mean `keys`?
      """),
    DiagnosticFixture(
      .missingMember, #"{ "keygen": 1, "keys": [{ "value": "Int", "reduce": "sum" }] }"#,
      """
      Test.keygen.json:1:25: error: a key needs the member `name`
      Test.keygen.json:1:25: note: add `"name": …`: The name of the struct.
      """),
    DiagnosticFixture(
      .wrongType, #"{ "keygen": 1, "keys": {} }"#,
      "Test.keygen.json:1:24: error: expected a list of values, each an object that describes a key, "
        + "not an object"),
    DiagnosticFixture(
      .unknownWord, #"{ "keygen": 1, "access": "pubic" }"#,
      """
      Test.keygen.json:1:26: error: `pubic` is not an access level of a whole file
      Test.keygen.json:1:26: note: did you mean `public`?
      """),
    DiagnosticFixture(
      .unsupportedVersion, #"{ "keygen": 2 }"#,
      """
      Test.keygen.json:1:13: error: version 2 of the spec language is not understood
      Test.keygen.json:1:13: note: this keygen understands version 1
      """),
    DiagnosticFixture(
      .invalidIdentifier,
      #"{ "keygen": 1, "keys": [{ "name": "1st", "value": "Int", "reduce": "sum" }] }"#,
      """
      Test.keygen.json:1:35: error: `1st` is not a Swift identifier
      Test.keygen.json:1:35: note: use letters, digits and underscores, no digit first; a reserved word is written \
      plainly
      """),
    // At the bracket within the string.
    DiagnosticFixture(
      .invalidFragment, key: #""value": "[Int", "reduce": "sum""#,
      "Test.keygen.json:1:50: error: '[' is not closed"),
    DiagnosticFixture(
      .invalidText, key: #""value": "Int", "reduce": "sum", "available": { "iOS": "new" }"#,
      """
      Test.keygen.json:1:95: error: `new` is not a platform version
      Test.keygen.json:1:95: note: write one to three numbers with dots between them, such as `17` or `17.4`
      """),
  ]

  private static let resolving = [
    DiagnosticFixture(
      .unknownKey,
      #"{ "keygen": 1, "modifiers": [{ "kind": "set", "name": "a", "key": "Title" }] }"#,
      """
      Test.keygen.json:1:67: error: no key is named `Title`
      Test.keygen.json:1:67: note: the keys of this file stand under `keys`; those of other specs come by `include`
      """),
    DiagnosticFixture(
      .nameClash,
      """
      { "keygen": 1, "keys": [
        { "name": "A", "value": "Int", "reduce": "sum" },
        { "name": "A", "value": "Int", "reduce": "sum" }
      ] }
      """,
      """
      Test.keygen.json:3:13: error: the type `A` is declared twice
      Test.keygen.json:2:13: note: the first one stands here
      Test.keygen.json:3:13: note: rename one of them
      """),
    DiagnosticFixture(
      .missingDefault, key: #""value": "Int", "reduce": "max""#,
      """
      Test.keygen.json:1:25: error: a key with the strategy `max` needs a `default`
      Test.keygen.json:1:25: note: add `"default": …`, the value that a reader gets where no view reports one
      """),
    DiagnosticFixture(
      .invalidLiteral,
      key: #""value": "Int", "default": 1.5, "reduce": { "swift": "value = nextValue()" }"#,
      "Test.keygen.json:1:67: error: '1.5' is not an integer, as Int needs"),
    DiagnosticFixture(
      .unsuitableReduce, key: #""value": "Bool", "reduce": "sum""#,
      """
      Test.keygen.json:1:67: error: `sum` needs a number or another AdditiveArithmetic, and the type is `Bool`
      Test.keygen.json:1:67: note: choose another strategy, or another type
      """),
    DiagnosticFixture(
      .unsuitableMember,
      key:
        #""value": "Int", "reduce": "sum", "modifiers": [{ "kind": "set", "name": "a", "type": "X" }]"#,
      """
      Test.keygen.json:1:125: error: `type` names a `ViewModifier`, and this modifier is a plain method
      Test.keygen.json:1:125: note: add `"form": "modifier"`, or remove `type`
      """),
  ]

  private static let rules = [
    DiagnosticFixture(
      .defaultNotNeutral, key: #""value": "Int", "default": 10, "reduce": "sum""#,
      """
      Test.keygen.json:1:67: warning: the default changes values that it is combined with by `sum` [default-not-neutral]
      Test.keygen.json:1:67: note: the neutral default is `.zero`; leave `default` out to get it
      """, code: 0),
    DiagnosticFixture(
      .losesToDefault, key: #""value": "String", "default": "none", "reduce": "last""#,
      """
      Test.keygen.json:1:88: warning: with `last` a silent conditional view can put the default in place of a value \
      that another one reported [loses-to-default]
      Test.keygen.json:1:88: note: make the value an Optional with `lastNonNil`, or use `lastNonDefault`
      """, code: 0),
    DiagnosticFixture(
      .optionalDropsValue, key: #""value": "String?", "reduce": "last""#,
      """
      Test.keygen.json:1:70: warning: `last` on an Optional takes `nil` in place of a value that was reported [optional-drops-value]
      Test.keygen.json:1:70: note: use `lastNonNil`
      """, code: 0),
    DiagnosticFixture(
      .expressionAsText,
      key: #""value": "String", "default": "String()", "reduce": "lastNonDefault""#,
      """
      Test.keygen.json:1:70: warning: the default is the text `String()`, not what it would mean as Swift [expression-as-text]
      Test.keygen.json:1:70: note: write `{ "swift": … }` for a value, or allow the text
      """, code: 0),
    DiagnosticFixture(
      .shadowsSwiftUI,
      key: #""value": "Int", "reduce": "sum", "modifiers": [{ "kind": "set", "name": "badge" }]"#,
      """
      Test.keygen.json:1:112: warning: `badge` is a method of SwiftUI's `View` already [shadows-swiftui]
      Test.keygen.json:1:112: note: choose a name that says whose it is, such as `myBadge`
      """, code: 0),
    DiagnosticFixture(
      .unusedAllow, key: #""value": "Int", "reduce": "sum", "allow": ["loses-to-default"]"#,
      """
      Test.keygen.json:1:83: warning: `loses-to-default` has nothing to switch off here [unused-allow]
      Test.keygen.json:1:83: note: remove it from `allow`
      """, code: 0),
    DiagnosticFixture(
      .notObservable,
      key:
        #""value": "(Int, Int)", "default": { "swift": "(0, 0)" }, "reduce": { "swift": "value = nextValue()" }, "modifiers": [{ "kind": "observe", "name": "onA" }]"#,
      """
      Test.keygen.json:1:167: error: `observe` cannot watch `A`: `(Int, Int)` cannot be Equatable [not-observable]
      Test.keygen.json:1:49: note: the type of the values stands here
      Test.keygen.json:1:167: note: make the value a struct that is Equatable, or leave the modifier out
      """),
    DiagnosticFixture(
      .uninferableKey,
      key:
        #""extension": "Array", "value": "Int", "reduce": "sum", "modifiers": [{ "kind": "set", "name": "a" }]"#,
      """
      Test.keygen.json:1:109: error: a method of `View` cannot name `Array.A`: `Array` is generic [uninferable-key]
      Test.keygen.json:1:53: note: the key is nested here
      Test.keygen.json:1:109: note: nest the key in a type that is not generic, or make the key itself generic
      """),
    DiagnosticFixture(
      .widerThanKey,
      key:
        #""available": { "iOS": "17" }, "value": "Int", "reduce": "sum", "modifiers": [{ "kind": "set", "name": "a", "available": { "iOS": "15" } }]"#,
      """
      Test.keygen.json:1:160: error: the modifier is available from iOS 15, its key only from 17 [wider-than-key]
      Test.keygen.json:1:25: note: the key stands here
      Test.keygen.json:1:160: note: raise the modifier's version, or leave it out: a key's availability reaches \
      what uses it
      """),
    DiagnosticFixture(
      .mixedMeasurements,
      key:
        #""value": "CGFloat?", "reduce": "max", "modifiers": [{ "kind": "measure", "name": "w", "of": "width" }, { "kind": "measure", "name": "h", "of": "height" }]"#,
      """
      Test.keygen.json:1:183: warning: `height` and `width` are written to one number, the preference `A` [mixed-measurements]
      Test.keygen.json:1:132: note: the other measurement stands here
      Test.keygen.json:1:183: note: give each its own key, or make the value a `CGSize` or a struct
      """, code: 0),
    DiagnosticFixture(
      .undeclaredSpace,
      #"{ "keygen": 1, "modifiers": [{ "kind": "measure", "name": "m", "of": "frame", "in": { "space": "page" }, "then": "observe" }] }"#,
      """
      Test.keygen.json:1:96: error: no coordinate space is named `page` [undeclared-space]
      Test.keygen.json:1:96: note: declare it in `spaces`: `{ "name": …, "declare": … }`
      """),
    DiagnosticFixture(
      .unusableInclude, #"{ "keygen": 1, "include": ["Base.keygen.json"] }"#,
      """
      Test.keygen.json:1:28: error: `Base.keygen.json` cannot be read: No such file or directory
      Test.keygen.json:1:28: note: a path is relative to the folder of the spec that includes it: this one is \
      `Base.keygen.json`
      """),
  ]

  private static let outputs = [
    DiagnosticFixture(
      [.template], files: ["own/key.mustache": "// {{nam}}\n"], ["templates", "check", "own"],
      """
      own/key.mustache:1:6: error: there is no `nam` here
      own/key.mustache:1:6: note: did you mean `name`?
      """, code: 1),
    DiagnosticFixture(
      [.staleOutput, .missingOutput, .orphanedOutput],
      files: [
        "A.keygen.json": rightSpec("A"), "A.keygen.swift": banner,
        "B.keygen.json": rightSpec("B"), "C.keygen.swift": banner,
      ], ["check"],
      // The banner names another file, from its 29th byte on.
      """
      A.keygen.swift:1:29: error: from here on this is not what `A.keygen.json` says
      A.keygen.swift:1:29: note: run `keygen generate` with the same arguments
      B.keygen.json: error: the output of this spec, `B.keygen.swift`, is missing
      B.keygen.json: note: run `keygen generate` with the same arguments
      C.keygen.swift: error: the spec of this output, `C.keygen.json`, is gone
      C.keygen.swift: note: `keygen generate --prune` removes it
      """, code: 1),
    DiagnosticFixture(
      [.outputClash], files: ["A.keygen.json": rightSpec("A"), "A.keygen.swift": "let a = 1\n"],
      ["generate"],
      """
      A.keygen.swift: error: this file was not written by keygen, and the output of `A.keygen.json` would replace it
      A.keygen.swift: note: move the file or rename the spec
      """, code: 1),
    DiagnosticFixture(
      [.lineDirectivesLeftOut, .lineDirectivesLeftOut],
      files: ["a/K.keygen.json": rightSpec("A"), "b/K.keygen.json": rightSpec("B")],
      ["generate", "--line-directives"],
      """
      a/K.keygen.json: remark: errors in its Swift are reported in the output: another spec has the same name
      a/K.keygen.json: note: give the specs of one target different names
      b/K.keygen.json: remark: errors in its Swift are reported in the output: another spec has the same name
      b/K.keygen.json: note: give the specs of one target different names
      """, code: 0),
    DiagnosticFixture(
      [.unwritable], files: ["A.keygen.json": rightSpec("A"), "A.keygen.swift/": ""], ["generate"],
      "A.keygen.swift: error: cannot be written: Is a directory", code: 3),
  ]

  /// Compiled and run: as few as possible.
  private static let verification = [
    DiagnosticFixture(
      [.compilation],
      files: [
        "Test.keygen.json":
          #"{ "keygen": 1, "keys": [{ "name": "A", "value": "Int", "default": { "swift": "\"no\"" }, "reduce": "max" }] }"#
      ], ["verify"],
      // At the expression's first character, which the string escapes.
      "Test.keygen.json:1:80: error: cannot convert return expression of type 'String' to return type 'Int'",
      code: 1),
    DiagnosticFixture(
      [.brokenModifier],
      files: [
        "Test.keygen.json": """
        { "keygen": 1, "modifiers": [
          { "kind": "custom", "name": "counted", "form": "modifier", "type": "Counted",
            "state": [{ "name": "count", "type": "Int", "default": 0 }],
            "body": ["let _ = (count += 1)", "content"] }
        ] }
        """
      ], ["verify"],
      "Test.keygen.json:2:31: error: `counted` does not settle: Modifying state during view update, this will cause undefined behavior.",
      code: 1),
    DiagnosticFixture(
      [.brokenLaw, .keptLaw, .repeatedCall, .abnormalEnd, .notTested],
      files: [
        "Test.keygen.json": """
        { "keygen": 1, "keys": [
          { "name": "Broken", "value": "Int", "default": 0, "breaks": ["neutral"],
            "reduce": { "swift": "value = 2 * value + nextValue()" } },
          { "name": "Kept", "value": "Int", "default": 0, "breaks": ["associative"],
            "reduce": { "swift": "value += nextValue()" } },
          { "name": "Twice", "value": "Int", "default": 0,
            "reduce": { "swift": "value += nextValue(); _ = nextValue()" } },
          { "name": "Ends", "value": "Int", "default": 0,
            "reduce": { "swift": "_ = nextValue(); fatalError()" } },
          { "name": "Untested", "value": "Unknown", "default": "Unknown()", "samples": ["Unknown()"],
            "reduce": "last", "allow": ["loses-to-default"] }
        ] }
        """,
        "Unknown.swift": "struct Unknown { private var number = 1 }\n",
      ], ["verify", "--support", "Unknown.swift"],
      // 2 * (2 * 1 + 0) + 0 is 4, and 2 * 1 + (2 * 0 + 0) is 2.
      """
      Test.keygen.json:2:13: error: `Broken`: the reduce is not associative: reduce(reduce(1, 0), 0) = 4, \
      reduce(1, reduce(0, 0)) = 2
      Test.keygen.json:2:13: note: how views are nested must not change what an ancestor reads; if that is meant, \
      name the law in `breaks`
      Test.keygen.json:4:62: error: `Kept` keeps the law `associative` on all samples
      Test.keygen.json:4:62: note: remove the law from `breaks`, or add `samples` that break it
      Test.keygen.json:6:13: error: `Twice`: reduce(default, 0) calls nextValue 2 times
      Test.keygen.json:6:13: note: store what `nextValue()` returns: each call computes a sibling's value again
      Test.keygen.json:8:13: error: `Ends`: reduce(default, 0) traps
      Test.keygen.json:10:13: remark: `Untested` is not tested for associativity, what `last` says and its default: its \
      values are not Equatable
      """, code: 1),
  ]
}
