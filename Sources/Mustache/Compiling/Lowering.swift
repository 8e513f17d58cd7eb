/// Compiles a template and all that it brings in.
///
/// Everything that can be known before there are values is settled here: which slots names lead to,
/// which content overrides which block, and, where names must be known, that they are. Templates and
/// contents of blocks are compiled once for each sort of place that uses them.
struct Lowering {
  let templates: [ParsedTemplate]
  let indices: [String: Int]
  let schema: ContextSchema
  let settings: TemplateSettings

  var program: Program
  var bindings = BlockBindings()
  var arguments: [Argument] = []
  var segments: [Segment] = []
  /// The segment that is being compiled.
  var current = 0
  /// How many sections are open around the node that is being compiled.
  var sectionDepth = 0
  /// Text may not be joined with what ends at this instruction, since a jump leads here.
  var jumpTarget = 0
  /// How many nodes have been compiled.
  var nodeCount = 0
  /// For each list of open records, the names that are known.
  var knownNames: [[Int]: [String]] = [:]
  /// Something that was to be brought in could not be, so what is missing may well be there.
  var isIncomplete = false

  private var segmentNumbers: [Segment.Key: Int] = [:]
  private var argumentNumbers: [ArgumentID: Int] = [:]
  private var found: Set<TemplateProblem> = []
  private var problemsByTemplate: [[TemplateProblem]]
  private var isTooLarge = false

  /// Content for a block, with the template that it is written in.
  struct Argument {
    let template: Int
    let block: BlockNode
    let parent: String
    var isUsed = false
  }

  private struct ArgumentID: Hashable {
    let template: Int
    let block: Int
  }

  /// How much may be compiled: nodes, later parts of names, and sixteens of bytes of literal text.
  /// Templates can be written so that the sorts of places multiply.
  static let sizeLimit = 1 << 18

  init(_ library: TemplateLibrary) {
    templates = library.templates
    indices = library.indices
    schema = library.schema
    settings = library.settings
    program = Program(names: NameTable(library.schema))
    problemsByTemplate = Array(repeating: [], count: library.templates.count)
  }

  /// Compiles a template.
  ///
  /// - Parameters:
  ///   - template: The index of the template.
  ///   - root: The kind of the value it will be rendered with.
  /// - Returns: All problems of what was compiled, by template and place.
  mutating func lower(_ template: Int, root: ContextKind) -> [TemplateProblem] {
    let scope = settings.missing == .error ? Scope(root: root, schema) : .unchecked
    _ = segment(
      Segment.Key(
        body: .template(template), bindings: BlockBindings.none, scope: scope, startsLine: true))
    while current < segments.count, !isTooLarge {
      lowerSegment()
      current += 1
    }
    finishCalls()
    reportEndlessRecursion()
    reportUnknownBlocks()
    return problemsByTemplate.flatMap { problems in
      problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    }
  }

  private mutating func lowerSegment() {
    let key = segments[current].key
    segments[current].start = Int32(program.code.count)
    switch key.body {
    case .template(let index):
      for problem in templates[index].problems { report(problem, in: index) }
      if !templates[index].problems.isEmpty { isIncomplete = true }
      checkSize(adding: templates[index].source.text.count, at: 0, in: index)
      guard !isTooLarge else { return }
      let place = Place(template: index, bindings: key.bindings, scope: key.scope)
      lower(templates[index].nodes, place)
    case .argument(let index):
      let argument = arguments[index]
      let place = Place(template: argument.template, bindings: key.bindings, scope: key.scope)
      lower(argument.block.content(startingLine: key.startsLine), place)
    }
    program.code.append(Instruction(code: .return))
  }

  /// The number of a segment, which is compiled later if it has not been.
  mutating func segment(_ key: Segment.Key) -> Int {
    if let number = segmentNumbers[key] { return number }
    segments.append(Segment(key: key))
    segmentNumbers[key] = segments.count - 1
    return segments.count - 1
  }

  /// The number of a block that is given to a parent.
  mutating func argument(_ block: BlockNode, of parent: String, in template: Int) -> Int {
    let id = ArgumentID(template: template, block: block.id)
    if let number = argumentNumbers[id] { return number }
    arguments.append(Argument(template: template, block: block, parent: parent))
    argumentNumbers[id] = arguments.count - 1
    return arguments.count - 1
  }

  mutating func report(_ kind: TemplateProblem.Kind, at offset: Int, in template: Int) {
    report(templates[template].problem(kind, at: offset), in: template)
  }

  private mutating func report(_ problem: TemplateProblem, in template: Int) {
    if found.insert(problem).inserted { problemsByTemplate[template].append(problem) }
  }

  /// Stops where there is too much, and says so at the tag that is being compiled.
  mutating func checkSize(adding bytes: Int = 0, at offset: Int, in template: Int) {
    guard !isTooLarge else { return }
    let size = nodeCount + program.members.count + (program.literals.count + bytes) / 16
    isTooLarge = size > Self.sizeLimit
    if isTooLarge { report(.expansionTooLarge, at: offset, in: template) }
  }

  /// Calls were compiled with the number of a segment, since its place was not yet known.
  private mutating func finishCalls() {
    for index in program.code.indices where program.code[index].code == .call {
      program.code[index].target = segments[Int(program.code[index].target)].start
    }
  }

  private mutating func reportUnknownBlocks() {
    guard settings.missing == .error, !isIncomplete, !isTooLarge else { return }
    for argument in arguments where !argument.isUsed {
      let name = templates[argument.template].string(argument.block.name)
      report(
        .unknownBlock(name, parent: argument.parent), at: argument.block.offset,
        in: argument.template)
    }
  }
}
