import KeygenVerification

extension OptionDeclaration {
  static let support = OptionDeclaration(
    "--support", value: .file, isRepeatable: true,
    "Compile a hand-written Swift file together with each output; may be given several times.")
  static let jobs = OptionDeclaration(
    "--jobs", letter: "-j", value: .number,
    "Work on N specs at a time, instead of on as many as there are processors.")
  static let shard = OptionDeclaration(
    "--shard", value: .text("I/N"),
    "Verify part I of N parts of the specs, which are the same parts on every machine.")
  static let filter = OptionDeclaration(
    "--filter", value: .text("NAME"), isRepeatable: true,
    "Make the checks of one name (`associative`), of one key (`TitleKey`), or one check of one key (`TitleKey associative`); `*` stands for any text."
  )
  static let seed = OptionDeclaration(
    "--seed", value: .text("N"),
    "Make random values from N, as a failure names it, instead of from the spec's content.")
  static let noCache = OptionDeclaration(
    "--no-cache", "Make every check again, also where nothing has changed since it was made.")
  static let keep = OptionDeclaration(
    "--keep", value: .folder,
    "Leave a package of what is compiled and tested in a folder, ready for `swift test`.")
  static let runtime = OptionDeclaration(
    "--runtime", value: .folder,
    "Compile HeadlessUI and KeygenLaws from their folders in DIR, instead of from those beside this tool."
  )
  static let junit = OptionDeclaration(
    "--junit", value: .file, "Write the results to a file, as JUnit's XML.")
  static let json = OptionDeclaration(
    "--json", value: .file, "Write the results to a file, as JSON.")
}

extension Verifier.Options {
  /// The options of an invocation.
  init(_ invocation: Invocation) throws(UsageError) {
    self.init()
    support = invocation.values(of: .support)
    runtimeFolder = invocation.value(of: .runtime)
    jobs = try invocation.number(of: .jobs)
    let patterns = invocation.values(of: .filter)
    filter = patterns.isEmpty ? nil : CheckFilter(patterns)
    if let text = invocation.value(of: .seed) {
      guard let number = UInt64(text) else {
        throw .notASeed(text, option: OptionDeclaration.seed.name)
      }
      seed = number
    }
    usesResults = !invocation.has(.noCache)
    keptPackage = invocation.value(of: .keep)
  }
}

extension Invocation {
  /// The part of the specs that is to be verified, where it is not all.
  func shard() throws(UsageError) -> Shard? {
    guard let text = value(of: .shard) else { return nil }
    guard let shard = Shard(text) else {
      throw .notAShard(text, option: OptionDeclaration.shard.name)
    }
    return shard
  }
}
