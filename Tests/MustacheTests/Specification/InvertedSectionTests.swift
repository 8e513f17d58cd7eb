import Testing

/// The rules of the specification's module on inverted sections.
@Suite struct InvertedSectionTests {
  private static let data: Sample = [
    "yes": true, "no": false, "nothing": .null, "word": "w", "none": [],
    "person": ["name": "Bo"], "people": [["id": "1"]],
    "deep": ["er": ["still": true, "not": false]],
  ]

  @Test(arguments: [
    RenderingCase("a false flag shows the content", data, "<{{^no}}in{{/no}}>", "<in>"),
    RenderingCase("a true flag hides it", data, "<{{^yes}}in{{/yes}}>", "<>"),
    RenderingCase("null shows it", data, "<{{^nothing}}in{{/nothing}}>", "<in>"),
    RenderingCase("text hides it", data, "<{{^word}}in{{/word}}>", "<>"),
    RenderingCase("a record hides it", data, "<{{^person}}{{name}}{{/person}}>", "<>"),
    RenderingCase("a list hides it", data, "<{{^people}}{{id}}{{/people}}>", "<>"),
    RenderingCase("an empty list shows it", data, "<{{^none}}in{{/none}}>", "<in>"),
    RenderingCase("an unknown name shows it", data, "<{{^what}}in{{/what}}>", "<in>"),
    RenderingCase(
      "nothing is opened", data, "{{#word}}{{^no}}{{.}}{{/no}}{{/word}}", "w"),
    RenderingCase(
      "a name can be used twice", data,
      "{{^no}}\na\n{{/no}}\n{{word}}\n{{^no}}\nb\n{{/no}}\n", "a\nw\nb\n"),
    RenderingCase(
      "the same section inside itself, shown", data, "1{{^no}}2{{^no}}3{{/no}}4{{/no}}5", "12345"),
    RenderingCase(
      "the same section inside itself, hidden", data, "1{{^yes}}2{{^yes}}3{{/yes}}4{{/yes}}5",
      "15"),
    RenderingCase(
      "a dotted name, truthy", data, "<{{^deep.er.still}}in{{/deep.er.still}}>", "<>"),
    RenderingCase("a dotted name, falsey", data, "<{{^deep.er.not}}in{{/deep.er.not}}>", "<in>"),
    RenderingCase("a dotted name, broken", data, "<{{^deep.x.not}}in{{/deep.x.not}}>", "<in>"),
    RenderingCase(
      "white space around stays", data, " | {{^no}}\t|\t{{/no}} | \n", " | \t|\t | \n"),
    RenderingCase(
      "white space inside stays", data, " | {{^no}} {{! c }}\n {{/no}} | \n", " |  \n  | \n"),
    RenderingCase(
      "sections within a line leave the line", data,
      " {{^no}}a{{/no}}\n {{^no}}b{{/no}}\n", " a\n b\n"),
    RenderingCase(
      "tags alone take their lines along", data, "| a\n{{^no}}\n|\n{{/no}}\n| b\n",
      "| a\n|\n| b\n"),
    RenderingCase(
      "tags alone and indented take their lines along", data,
      "| a\n  {{^no}}\n|\n  {{/no}}\n| b\n", "| a\n|\n| b\n"),
    RenderingCase(
      "a carriage return and line feed end a line", data, "a\r\n{{^no}}\r\n{{/no}}\r\nb",
      "a\r\nb"),
    RenderingCase("the first line may be a tag's", data, "  {{^no}}\n^{{/no}}\nx", "^\nx"),
    RenderingCase("the last line may be a tag's", data, "^{{^no}}\nx\n  {{/no}}", "^\nx\n"),
    RenderingCase("white space in tags does not matter", data, "|{{^ no }}={{/ no }}|", "|=|"),
  ])
  func rule(_ example: RenderingCase) throws { try example.check() }
}
