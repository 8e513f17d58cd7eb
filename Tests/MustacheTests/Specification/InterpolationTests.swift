import Testing

/// The rules of the specification's module on interpolation.
@Suite struct InterpolationTests {
  private static let data: Sample = [
    "name": "Ada", "markup": "a&b \"c\" <d>", "year": "1843", "ratio": "1.5", "nothing": .null,
    "template": "{{name}}", "on": true, "off": false,
    "author": ["name": "Lovelace", "home": ["town": ["name": "London"]]],
    "empty": ["inner": [:]], "inner": ["name": "wrong"],
  ]

  @Test(arguments: [
    RenderingCase("text without tags is copied", data, "A {single} brace\n", "A {single} brace\n"),
    RenderingCase("a name becomes its value", data, "Hi, {{name}}!\n", "Hi, Ada!\n"),
    RenderingCase("a value is not read as a template", data, "{{template}}", "{{name}}"),
    RenderingCase(
      "a plain tag escapes four characters", data, "{{markup}}",
      "a&amp;b &quot;c&quot; &lt;d&gt;"),
    RenderingCase("a triple tag does not escape", data, "{{{markup}}}", "a&b \"c\" <d>"),
    RenderingCase("an ampersand tag does not escape", data, "{{&markup}}", "a&b \"c\" <d>"),
    RenderingCase("whole numbers", data, "{{year}} {{{year}}} {{&year}}", "1843 1843 1843"),
    RenderingCase("decimal numbers", data, "{{ratio}} {{{ratio}}} {{&ratio}}", "1.5 1.5 1.5"),
    RenderingCase("flags", data, "{{on}} {{off}}", "true false"),
    RenderingCase("null is nothing", data, "({{nothing}}{{{nothing}}}{{&nothing}})", "()"),
    RenderingCase(
      "an unknown name is nothing", data, "({{what}}{{{what}}}{{&what}}{{what.else}})", "()"),
    RenderingCase("records and lists are nothing", data, "({{author}})", "()"),
    RenderingCase(
      "a dotted name is short for sections", data,
      "{{author.name}}{{#author}}{{name}}{{/author}}", "LovelaceLovelace"),
    RenderingCase(
      "a dotted name, not escaped", ["a": ["b": "<"]], "{{{a.b}}}{{&a.b}}{{a.b}}", "<<&lt;"),
    RenderingCase("dotted names of any length", data, "{{author.home.town.name}}", "London"),
    RenderingCase("a chain that breaks is nothing", data, "({{empty.inner.x.y}})", "()"),
    RenderingCase("a chain through text is nothing", data, "({{name.length}})", "()"),
    RenderingCase(
      "later parts are not looked for further out", data, "({{empty.inner.name}})", "()"),
    RenderingCase(
      "a first part is looked for as any name", data, "{{#author}}{{home.town.name}}{{/author}}",
      "London"),
    RenderingCase(
      "the innermost first part counts, even where the rest is missing", data,
      "({{#empty}}{{inner.name}}{{/empty}})", "()"),
    RenderingCase(
      "a name with a dot is not one key", ["a": ["b": "right"], "a-b": "wrong"], "{{a.b}}",
      "right"),
    RenderingCase(
      "a key is not hidden by the last part of a dotted name", ["a": ["b": "in"], "b": "out"],
      "{{a.b}}{{b}}", "inout"),
    RenderingCase("a dot is the value itself", "whole", "{{.}}", "whole"),
    RenderingCase("a dot is escaped", "<", "{{.}}{{{.}}}{{&.}}", "&lt;<<"),
    RenderingCase("white space around stays", data, "| {{name}} |", "| Ada |"),
    RenderingCase("white space around a triple tag stays", data, "| {{{name}}} |", "| Ada |"),
    RenderingCase("white space around an ampersand tag stays", data, "| {{&name}} |", "| Ada |"),
    RenderingCase("alone on a line nothing is taken", data, "  {{name}}\n", "  Ada\n"),
    RenderingCase("a triple tag alone takes nothing", data, "  {{{name}}}\n", "  Ada\n"),
    RenderingCase("an ampersand tag alone takes nothing", data, "  {{&name}}\n", "  Ada\n"),
    RenderingCase("white space in a tag does not matter", data, "|{{ name }}|", "|Ada|"),
    RenderingCase("white space in a triple tag does not matter", data, "|{{{ name }}}|", "|Ada|"),
    RenderingCase(
      "white space in an ampersand tag does not matter", data, "|{{& name }}{{ & name }}|",
      "|AdaAda|"),
    RenderingCase("a tag may span lines", data, "|{{\n  name\n}}|", "|Ada|"),
  ])
  func rule(_ example: RenderingCase) throws { try example.check() }
}
