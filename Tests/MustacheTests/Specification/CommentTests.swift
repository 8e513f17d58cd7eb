import Testing

/// The rules of the specification's module on comments.
@Suite struct CommentTests {
  @Test(arguments: [
    RenderingCase("a comment vanishes", [:], "ab{{! not shown }}cd", "abcd"),
    RenderingCase(
      "a comment may span lines", [:], "ab{{!\n one\n two\n}}cd\n", "abcd\n"),
    RenderingCase(
      "a comment alone on its line takes the line along", [:],
      "first\n{{! gone }}\nlast\n", "first\nlast\n"),
    RenderingCase(
      "indentation before a comment alone goes too", [:],
      "first\n    {{! gone }}\nlast\n", "first\nlast\n"),
    RenderingCase(
      "white space after a comment alone goes too", [:],
      "first\n{{! gone }} \t\nlast\n", "first\nlast\n"),
    RenderingCase(
      "a carriage return and line feed end a line", [:],
      "first\r\n{{! gone }}\r\nlast", "first\r\nlast"),
    RenderingCase("the first line may be a comment's", [:], "  {{! gone }}\nnext", "next"),
    RenderingCase("the last line may be a comment's", [:], "before\n  {{! gone }}", "before\n"),
    RenderingCase(
      "a comment over several lines can be alone", [:],
      "first\n{{!\ninside {{ it\n}}\nlast\n", "first\nlast\n"),
    RenderingCase(
      "an indented comment over several lines can be alone", [:],
      "first\n  {{!\n    inside\n  }}\nlast\n", "first\nlast\n"),
    RenderingCase(
      "a comment beside text leaves white space", [:], "  x {{! gone }}\n", "  x \n"),
    RenderingCase(
      "white space on both sides stays", [:], "left {{! gone }} right", "left  right"),
    RenderingCase(
      "a comment is no name", ["!": "bang", "!c": "joined", "c": "plain"],
      "<{{! c }}{{!c}}>", "<>"),
    RenderingCase("two comments share a line with each other", [:], "{{!a}} {{!b}}\nx", " \nx"),
  ])
  func rule(_ example: RenderingCase) throws { try example.check() }
}
