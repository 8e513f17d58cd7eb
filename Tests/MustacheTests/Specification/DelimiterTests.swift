import Testing

/// The rules of the specification's module on set-delimiter tags.
@Suite struct DelimiterTests {
  private static let data: Sample = ["name": "Ada", "yes": true, "no": false]

  @Test(arguments: [
    RenderingCase("a pair replaces the delimiters", data, "{{=<% %>=}}<%name%>", "Ada"),
    RenderingCase("single characters will do", data, "({{=[ ]=}}[name])", "(Ada)"),
    RenderingCase(
      "the old delimiters are text then", data, "{{=<% %>=}}{{name}}<%name%>", "{{name}}Ada"),
    RenderingCase(
      "delimiters can be set back", data, "{{=| |=}}|name||={{ }}=|{{name}}|name|", "AdaAda|name|"),
    RenderingCase(
      "sections work with both", data,
      "{{#yes}}\n {{name}} |name|\n{{/yes}}\n{{= | | =}}\n|#yes|\n {{name}} |name|\n|/yes|\n",
      " Ada |name|\n {{name}} Ada\n"),
    RenderingCase(
      "inverted sections work with both", data,
      "{{^no}}\n {{name}} |name|\n{{/no}}\n{{= | | =}}\n|^no|\n {{name}} |name|\n|/no|\n",
      " Ada |name|\n {{name}} Ada\n"),
    RenderingCase(
      "a triple tag keeps its inner brace", data, "{{=<% %>=}}<%{name}%> <%& name %>", "Ada Ada"),
    RenderingCase(
      "a partial starts with the usual delimiters", data,
      "{{>p}}\n{{= | | =}}\n|>p|\n", "-Ada-\n-Ada-\n", partials: ["p": "-{{name}}-\n"]),
    RenderingCase(
      "a partial's delimiters end with it", data,
      "{{>p}}/{{name}} |name|", "Ada |Ada/Ada |name|",
      partials: ["p": "{{name}} |{{= | | =}}|name|"]),
    RenderingCase("white space around the tag stays", data, "a {{=@ @=}} b", "a  b"),
    RenderingCase("white space beside text stays", data, " a {{=@ @=}}\n", " a \n"),
    RenderingCase("alone, the tag takes its line along", data, "a\n{{=@ @=}}\nb\n", "a\nb\n"),
    RenderingCase(
      "alone and indented, the tag takes its line along", data, "a\n  {{=@ @=}}\nb\n", "a\nb\n"),
    RenderingCase(
      "a carriage return and line feed end a line", data, "a\r\n{{= @ @ =}}\r\nb", "a\r\nb"),
    RenderingCase("the first line may be the tag's", data, "  {{=@ @=}}\nb", "b"),
    RenderingCase("the last line may be the tag's", data, "a\n  {{=@ @=}}", "a\n"),
    RenderingCase("white space in the tag does not matter", data, "a{{=  @   @\n=}}@name@", "aAda"),
  ])
  func rule(_ example: RenderingCase) throws { try example.check() }
}
