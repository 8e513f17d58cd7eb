import Testing

/// The rules of the specification's module on partials.
@Suite struct PartialTests {
  private static let data: Sample = [
    "name": "Ada", "lines": "<\n->", "yes": true, "letters": ["x", "y"],
  ]

  @Test(arguments: [
    RenderingCase(
      "a partial brings another template in", data, "[{{>p}}]", "[in]",
      partials: ["p": "in"]),
    RenderingCase("an unknown partial is nothing", data, "[{{>p}}]", "[]"),
    RenderingCase(
      "a partial sees what is open", data, "[{{>p}}]", "[*Ada*]",
      partials: ["p": "*{{name}}*"]),
    RenderingCase(
      "a partial can bring itself in",
      ["label": "a", "nodes": [["label": "b", "nodes": [["label": "c", "nodes": []]]]]],
      "{{>node}}", "a<b<c<>>>",
      partials: ["node": "{{label}}<{{#nodes}}{{>node}}{{/nodes}}>"]),
    RenderingCase(
      "partials can bring partials in", data, "{{>p}}", "* Ada *",
      partials: ["p": "* {{>q}} *", "q": "{{name}}"]),
    RenderingCase(
      "a name may be a path", data, "{{>dir/p.q}}", "in",
      partials: ["dir/p.q": "in"]),
    RenderingCase(
      "white space around stays", data, "| {{>p}} |", "| \t|\t |",
      partials: ["p": "\t|\t"]),
    RenderingCase(
      "beside text nothing is indented", data, "  {{yes}}  {{> p}}\n", "  true  >\n>\n",
      partials: ["p": ">\n>"]),
    RenderingCase(
      "a carriage return and line feed end a line", data, "|\r\n{{>p}}\r\n|", "|\r\n>|",
      partials: ["p": ">"]),
    RenderingCase(
      "the first line may be the tag's", data, "  {{>p}}\n>", "  >\n  >>",
      partials: ["p": ">\n>"]),
    RenderingCase(
      "the last line may be the tag's", data, ">\n  {{>p}}", ">\n  >\n  >",
      partials: ["p": ">\n>"]),
    RenderingCase(
      "each line of the partial is indented, but not what is interpolated", data,
      "[\n {{>p}}\n]\n", "[\n |\n <\n->\n |\n]\n", partials: ["p": "|\n{{{lines}}}\n|\n"]),
    RenderingCase(
      "interpolated lines in the middle are not indented either", data,
      "[\n {{>p}}\n]\n", "[\n |\n <\n->a<\n->b\n |\n]\n",
      partials: ["p": "|\n{{{lines}}}a{{{lines}}}b\n|\n"]),
    RenderingCase(
      "white space in the tag does not matter", data, "|{{> p }}|", "|in|",
      partials: ["p": "in"]),
    RenderingCase(
      "indentations add up", data, " {{>p}}\n", " a\n   b\n   c\n d\n",
      partials: ["p": "a\n  {{>q}}\nd\n", "q": "b\nc\n"]),
    RenderingCase(
      "indentation ends with the partial", data, "  {{>p}}\nx\n  {{name}}\n", "  a\nx\n  Ada\n",
      partials: ["p": "a\n"]),
    RenderingCase(
      "indentations of partials after each other do not add up", data,
      "  {{>p}}\n {{>p}}\n", "  a\n a\n", partials: ["p": "a\n"]),
    RenderingCase(
      "a partial beside text in an indented one is not indented", data, "  {{>p}}\n",
      "  - a\nb\n  c\n", partials: ["p": "- {{>q}}\nc\n", "q": "a\nb"]),
    RenderingCase(
      "tabs indent as they are", data, "\t{{>p}}\n", "\ta\n\tb\n", partials: ["p": "a\nb\n"]),
    RenderingCase(
      "lines that are empty in the template stay empty", data, "  {{>p}}\n", "  a\n\n  b\r\n\r\n",
      partials: ["p": "a\n\nb\r\n\r\n"]),
    RenderingCase(
      "lines of tags alone leave no indentation", data, "  {{>p}}\n", "  a\n  b\n",
      partials: ["p": "{{#yes}}\na\n{{/yes}}\n{{! c }}\nb\n"]),
    RenderingCase(
      "each round of a section is indented", data, "  {{>p}}\n", "  x;\n  y;\n",
      partials: ["p": "{{#letters}}\n{{.}};\n{{/letters}}\n"]),
    RenderingCase(
      "a section that spans lines beside text", data, "  {{>p}}\n", "  -x\n  ,-y\n  ,end\n",
      partials: ["p": "{{#letters}}-{{.}}\n{{^no}},{{/no}}{{/letters}}end\n"]),
    RenderingCase(
      "a closing tag that starts a line beside text", data, "  {{>p}}\n", "  -x\n  -y\n  end\n",
      partials: ["p": "{{#letters}}-{{.}}\n{{/letters}}end\n"]),
    RenderingCase(
      "a block's closing tag that starts a line beside text", data, "  {{>p}}\n", "  x\n  y\n",
      partials: ["p": "{{$b}}\nx\n{{/b}}y\n"]),
    RenderingCase(
      "a block within a line of its own", data, "  {{>p}}\n", "  x\n    y\n",
      partials: ["p": "{{$b}}x{{/b}}\n  {{$c}}y{{/c}}\n"]),
    RenderingCase(
      "lines that start with a tag are indented before it", data, "  {{>p}}\n",
      "  Ada\n   b\n  true\n", partials: ["p": "{{name}}\n{{! c }} b\n{{#yes}}{{.}}{{/yes}}\n"]),
  ])
  func rule(_ example: RenderingCase) throws { try example.check() }
}
