import Testing

/// The rules of the specification's optional module on inheritance.
@Suite struct InheritanceTests {
  private static let data: Sample = [
    "name": "Ada", "markup": "<b>", "title": "from data", "no": false,
    "person": ["name": "Bo"], "template": "{{name}}",
  ]

  @Test(arguments: [
    RenderingCase("a block shows its content", data, "{{$a}}own{{/a}}\n", "own\n"),
    RenderingCase("a block's content is a template", data, "{{$a}}<{{name}}>{{/a}}", "<Ada>"),
    RenderingCase(
      "a block's content can be left unescaped", data, "{{$a}}{{{markup}}}{{/a}}", "<b>"),
    RenderingCase(
      "a block's content can have sections", data, "{{$a}}{{#person}}{{name}}{{/person}}{{/a}}",
      "Bo"),
    RenderingCase(
      "a block's content can have inverted sections", data, "{{$a}}{{^no}}{{name}}{{/no}}{{/a}}",
      "Ada"),
    RenderingCase(
      "values in a block are not read as templates", data, "{{$a}}{{template}}{{/a}}",
      "{{name}}"),
    RenderingCase(
      "a parent shows its blocks' content", data, "{{<p}}{{/p}}\n", "own",
      partials: ["p": "{{$a}}own{{/a}}"]),
    RenderingCase(
      "a block in a parent tag overrides", data, "{{<p}}{{$a}}new{{/a}}{{/p}}", "-new-",
      partials: ["p": "-{{$a}}own{{/a}}-"]),
    RenderingCase(
      "data does not override a block that is overridden", data,
      "{{<p}}{{$title}}new{{/title}}{{/p}}", "new", partials: ["p": "{{$title}}own{{/title}}"]),
    RenderingCase(
      "data does not override a block", data, "{{<p}}{{/p}}", "own",
      partials: ["p": "{{$title}}own{{/title}}"]),
    RenderingCase(
      "a parent can follow text", data, "t {{<p}}{{$a}}new{{/a}}{{/p}}", "t new",
      partials: ["p": "{{$a}}own{{/a}}"]),
    RenderingCase(
      "each use of a parent has blocks of its own", data,
      "{{<p}}{{$a}}1{{/a}}{{/p}} {{<p}}{{$a}}2{{/a}}{{/p}} {{<p}}{{/p}}\n",
      "|1 b| |2 b| |a b|\n", partials: ["p": "|{{$a}}a{{/a}}{{$b}} b{{/b}}|"]),
    RenderingCase(
      "an overriding block keeps its lines, but for the break after its opening tag", data,
      "{{<p}}{{$a}}\none\n\ntwo\n{{/a}}{{/p}}", "one\n\ntwo\n",
      partials: ["p": "{{$a}}own{{/a}}"]),
    RenderingCase(
      "what overrides an indented block is indented", data,
      "{{<p}}{{$a}}new{{/a}}{{/p}}", "list:\n  new\n",
      partials: ["p": "list:\n  {{$a}}own{{/a}}\n"]),
    RenderingCase(
      "a block that is not overridden stays", data, "{{<p}}{{$b}}new{{/b}}{{/p}}", "a, new",
      partials: ["p": "{{$a}}a{{/a}}, {{$b}}b{{/b}}"]),
    RenderingCase(
      "without blocks a parent is a partial", data, "{{>p}}|{{<p}}{{/p}}", "own|own",
      partials: ["p": "{{$a}}own{{/a}}"]),
    RenderingCase("an unknown parent is nothing", data, "<{{<p}}{{$a}}x{{/a}}{{/p}}>", "<>"),
    RenderingCase(
      "an overriding block holds in all that the parent brings in", data,
      "{{<p}}{{$a}}new{{/a}}{{/p}}", "new new new end",
      partials: [
        "p": "{{$a}}p{{/a}} {{$b}}{{<q}}{{/q}}{{/b}}",
        "q": "{{$a}}q{{/a}} {{<p}}{{$b}}end{{/b}}{{/p}}",
      ]),
    RenderingCase(
      "the outermost of several overriding blocks wins", data, "{{<p}}{{$a}}new{{/a}}{{/p}}",
      "new",
      partials: [
        "p": "{{<q}}{{$a}}p{{/a}}{{/q}}", "q": "{{<r}}{{$a}}q{{/a}}{{/r}}",
        "r": "{{$a}}r{{/a}}",
      ]),
    RenderingCase(
      "an inner overriding block wins over those further in", data, "{{<p}}{{/p}}", "p",
      partials: [
        "p": "{{<q}}{{$a}}p{{/a}}{{/q}}", "q": "{{<r}}{{$a}}q{{/a}}{{/r}}",
        "r": "{{$a}}r{{/a}}",
      ]),
    RenderingCase(
      "text between blocks in a parent tag is ignored", data,
      "{{<p}} x {{name}} {{$a}}new{{/a}} y {{#person}}z{{/person}}{{/p}}", "new",
      partials: ["p": "{{$a}}own{{/a}}"]),
    RenderingCase(
      "text in a parent tag without blocks is ignored", data, "{{<p}} x y {{/p}}", "own",
      partials: ["p": "{{$a}}own{{/a}}"]),
    RenderingCase(
      "an overriding block sees what is open where it is put", data,
      "{{<p}}{{$a}}I am {{name}}.{{/a}}{{/p}}", "I am Bo.",
      partials: ["p": "{{#person}}{{$a}}You are {{name}}.{{/a}}{{/person}}"]),
    RenderingCase(
      "a parent alone on its line indents, its tags being on one line", data,
      "a:\n  {{<p}}{{/p}}\nb\n", "a:\n  one\n  two\nb\n", partials: ["p": "one\ntwo\n"]),
    RenderingCase(
      "a parent alone on its lines indents, its tags being on several", data,
      "a:\n  {{<p}}\n  {{$a}}new{{/a}}\n  {{/p}}\nb\n", "a:\n  one\n  new\nb\n",
      partials: ["p": "one\n{{$a}}own{{/a}}\n"]),
    RenderingCase(
      "a block alone on its line indents, its tags being on one line", data,
      "{{<p}}{{$a}}\none\ntwo{{/a}}\n{{/p}}\n", "a:\n  one\n  two\n",
      partials: ["p": "a:\n  {{$a}}{{/a}}\n"]),
    RenderingCase(
      "an overriding block loses the indentation it was written with", data,
      "{{<p}}{{$a}}\n     one\n     two\n{{/a}}{{/p}}\n", "a:\n  one\n  two\n",
      partials: ["p": "a:\n  {{$a}}\n  {{/a}}\n"]),
    RenderingCase(
      "where a block has content, that sets the indentation", data,
      "{{<p}}{{$a}}\none\ntwo\n{{/a}}{{/p}}\n", "a:\n    one\n    two\n",
      partials: ["p": "a:\n{{$a}}\n    own\n{{/a}}\n"]),
    RenderingCase(
      "a block inside an overriding block is indented as that is", data,
      "{{<p}}{{$inner}}\nthree\n{{/inner}}{{/p}}\n", "one\n  three\n",
      partials: [
        "p": "{{<q}}{{$outer}}\n    one\n    {{$inner}}\n      two\n    {{/inner}}\n"
          + "{{/outer}}{{/q}}\n",
        "q": "{{$outer}}own{{/outer}}",
      ]),
    RenderingCase(
      "deeper lines of an overriding block stay deeper", data,
      "{{<p}}{{$a}}\n  if\n    then\n  end\n{{/a}}{{/p}}\n", "    if\n      then\n    end\n",
      partials: ["p": "    {{$a}}\n    {{/a}}\n"]),
    RenderingCase(
      "a partial in an overriding block is indented as that is", data,
      "{{<p}}{{$a}}\n    {{>q}}\n{{/a}}{{/p}}\n", "  1\n  2\n",
      partials: ["p": "  {{$a}}\n  {{/a}}\n", "q": "1\n2\n"]),
    RenderingCase(
      "content that is not overridden stays as it is written", data, "{{<p}}{{/p}}",
      "a:\n    own\n  less\n", partials: ["p": "a:\n{{$a}}\n    own\n  less\n{{/a}}\n"]),
    RenderingCase(
      "an indented block that is not overridden stays indented", data, "{{<p}}{{/p}}",
      "list:\n  own\n", partials: ["p": "list:\n  {{$a}}own{{/a}}\n"]),
    RenderingCase(
      "white space before an overriding block's closing tag is not content", data,
      "{{<p}}{{$a}}\nx\n  {{/a}}{{/p}}", "[x\n]", partials: ["p": "[{{$a}}{{/a}}]"]),
    RenderingCase(
      "text after a block's closing tag starts a line where the tag does", data,
      "  {{<p}}{{$a}}\nnew\n{{/a}}{{/p}}\n", "  new\n  y\n",
      partials: ["p": "{{$a}}\nx\n{{/a}}y\n"]),
    RenderingCase(
      "a block and a parent within text are not indented", data,
      "  - {{<p}}{{$a}}\n    1\n    2\n{{/a}}{{/p}}!\n", "  - <1\n2\n>!\n",
      partials: ["p": "<{{$a}}own{{/a}}>"]),
    RenderingCase(
      "an overriding block that starts with a tag, put in the middle of a line", data,
      "  {{<p}}{{$a}}\n{{name}}\n{{/a}}{{/p}}\n", "  -Ada\n-", partials: ["p": "-{{$a}}{{/a}}-"]),
    RenderingCase(
      "an overriding block that starts with a tag, put at the start of a line", data,
      "  {{<p}}{{$a}}{{name}}{{/a}}{{/p}}\n", "  Ada\n", partials: ["p": "{{$a}}{{/a}}\n"]),
    RenderingCase(
      "white space before a block beside text stays", data,
      "{{>p}}{{<p}}{{$a}}new{{/a}}{{/p}}", "  own end\n  new end\n",
      partials: ["p": "  {{$a}}own{{/a}} end\n"]),
    RenderingCase(
      "a parent inside an overriding block of the same parent", data,
      "{{<p}}{{$a}}{{<p}}{{$a}}in{{/a}}{{/p}}{{/a}}{{/p}}", "[[in]]",
      partials: ["p": "[{{$a}}own{{/a}}]"]),
    RenderingCase(
      "an indented template keeps the indentation in what overrides its blocks", data,
      "  {{>t}}\n", "  a\n   x\n   y\n  b\n",
      partials: ["t": "{{<p}}{{$a}}\nx\ny\n{{/a}}{{/p}}\n", "p": "a\n {{$a}}\n {{/a}}\nb\n"]),
  ])
  func rule(_ example: RenderingCase) throws { try example.check() }
}
