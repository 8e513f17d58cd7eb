import KeygenCore

/// One test of a generated suite: what it adds to the suite, the checks that it makes, and what their failures mean.
///
/// There is one for each key, each modifier and each container of a spec. A test runs as if alone in its process: what its code does, be it a trap or an
/// endless loop, is told of no other one.
protocol SuiteTest: Sendable {
  /// What is tested, by its name for messages: that of a key, a modifier or a container.
  var subject: String { get }
  /// Where that stands in the spec.
  var location: SourceLocation { get }
  /// The condition of the `#if` around it.
  var condition: String? { get }
  /// The names of the checks, in the order of reports: stable, and each one word.
  var checks: [String] { get }
  /// Why it cannot be tested at all, in words; `nil` where it can.
  var obstacle: String? { get }
  /// The same test without what may not compile though nothing is wrong with what is tested; `nil` where there is nothing
  /// to leave out.
  var simpler: (any SuiteTest)? { get }
  /// Pieces of the user's code that go into the suite, which has to keep its own names out of their way.
  var fragments: [String] { get }

  /// The protocol of KeygenLaws that the type conforms to: `KeygenTest`, or one that refines it.
  var protocolName: String { get }

  /// Declarations beside that type, as lines of Swift.
  ///
  /// - Parameters:
  ///   - names: makes names that occur nowhere else.
  ///   - place: gives the line directives for what follows.
  func declarations(_ names: SuiteNames, _ place: SuitePlace) -> [String]

  /// The members of a type that conforms to that protocol, as lines of Swift.
  ///
  /// - Parameters:
  ///   - names: makes names that occur nowhere else.
  ///   - place: gives the line directives for what follows.
  func members(_ names: SuiteNames, _ place: SuitePlace) -> [String]

  /// What there is to tell about a check that has failed.
  ///
  /// - Parameters:
  ///   - check: the name of the check.
  ///   - example: what the suite says of it.
  func failure(of check: String, example: String) -> Diagnostic

  /// What could be done about code that traps; `nil` where nothing is known that would help.
  ///
  /// - Parameter call: the call that traps, as the suite announced it.
  func trapRemedy(in call: String?) -> String?

  /// What a check looks for, as a noun.
  func title(of check: String) -> String
}

extension SuiteTest {
  var protocolName: String { "KeygenTest" }
  func declarations(_ names: SuiteNames, _ place: SuitePlace) -> [String] { [] }
}

/// Makes the names that a suite declares.
struct SuiteNames {
  /// What all begin with; it occurs in none of the user's code.
  let prefix: String

  /// A beginning of names that occurs in none of some texts.
  init(unusedIn texts: [[UInt8]]) {
    var prefix = "KeygenSuite_"
    while texts.contains(where: { Self.contains($0, Array(prefix.utf8)) }) { prefix += "_" }
    self.prefix = prefix
  }

  /// A name of the suite's own.
  func name(_ word: String) -> String { prefix + word }

  private static func contains(_ text: [UInt8], _ word: [UInt8]) -> Bool {
    text.indices.contains { text[$0] == word[0] && text[$0...].starts(with: word) }
  }
}
