import Testing

/// The rules of the specification's module on sections.
@Suite struct SectionTests {
  private static let data: Sample = [
    "yes": true, "no": false, "nothing": .null, "name": "Ada", "word": "w",
    "letters": ["x", "y", "z"], "marks": ["&", "<"], "none": [],
    "person": ["name": "Bo", "age": "7"],
    "people": [["id": "1"], ["id": "2"], ["id": "3"]],
    "rows": [["1", "2"], ["a", "b"]],
    "deep": ["er": ["still": true, "not": false]],
  ]

  @Test(arguments: [
    RenderingCase("a true flag shows the content", data, "<{{#yes}}in{{/yes}}>", "<in>"),
    RenderingCase("a false flag hides it", data, "<{{#no}}in{{/no}}>", "<>"),
    RenderingCase("null hides it", data, "<{{#nothing}}in{{/nothing}}>", "<>"),
    RenderingCase("an unknown name hides it", data, "<{{#what}}in{{/what}}>", "<>"),
    RenderingCase(
      "a record is opened", data, "{{#person}}{{name}} {{age}}{{/person}} {{name}}", "Bo 7 Ada"),
    RenderingCase(
      "names that the record has not are looked for further out", data,
      "{{#person}}{{word}}{{name}}{{deep.er.still}}{{/person}}", "wBotrue"),
    RenderingCase(
      "text is opened too", data, "{{#word}}{{.}}-{{word}}-{{name}}{{/word}}", "w-w-Ada"),
    RenderingCase("a flag is opened too", data, "{{#yes}}{{.}}{{/yes}}", "true"),
    RenderingCase("text is no list", data, "{{#name}}one{{/name}}", "one"),
    RenderingCase("a list repeats the content", data, "{{#people}}{{id}},{{/people}}", "1,2,3,"),
    RenderingCase("an empty list hides it", data, "<{{#none}}in{{/none}}>", "<>"),
    RenderingCase(
      "a name can be used twice", data,
      "{{#yes}}\na\n{{/yes}}\n{{name}}\n{{#yes}}\nb\n{{/yes}}\n", "a\nAda\nb\n"),
    RenderingCase(
      "the same section inside itself, shown", data, "1{{#yes}}2{{#yes}}3{{/yes}}4{{/yes}}5",
      "12345"),
    RenderingCase(
      "the same section inside itself, hidden", data, "1{{#no}}2{{#no}}3{{/no}}4{{/no}}5", "15"),
    RenderingCase(
      "all open records are seen from inside",
      [
        "a": ["one": "1"], "b": ["two": "2"],
        "c": ["three": "3", "d": ["four": "4", "five": "5"]],
      ],
      """
      {{#a}}
      {{one}}
      {{#b}}
      {{one}}{{two}}{{one}}
      {{#c}}
      {{#d}}
      {{one}}{{two}}{{three}}{{four}}{{two}}
      {{#five}}
      {{five}}{{.}}6{{one}}
      {{/five}}
      {{/d}}
      {{/c}}
      {{/b}}
      {{/a}}

      """, "1\n121\n12342\n5561\n"),
    RenderingCase(
      "all open lists are seen from inside",
      [
        "tops": [
          [
            "name": ["big": "T", "small": "t"],
            "middles": [["mid": "m", "ends": [["end": "e"], ["end": "f"]]]],
          ]
        ]
      ],
      "{{#tops}}{{#middles}}{{name.small}}{{mid}}{{#ends}}{{name.big}}{{mid}}{{end}} {{/ends}}"
        + "{{/middles}}{{/tops}}", "tmTme Tmf "),
    RenderingCase(
      "what an item lacks is looked for further out, item by item",
      ["tag": "outer", "items": [["tag": "own"], ["other": "x"], ["tag": .null]]],
      "{{#items}}[{{tag}}]{{/items}}", "[own][outer][]"),
    RenderingCase("a dot is the item", data, "{{#letters}}({{.}}){{/letters}}", "(x)(y)(z)"),
    RenderingCase(
      "numbers as items", ["n": ["1", "2.5"]], "{{#n}}({{.}}){{/n}}", "(1)(2.5)"),
    RenderingCase("items are escaped", data, "{{#marks}}{{.}}{{/marks}}", "&amp;&lt;"),
    RenderingCase(
      "items can be left unescaped", data, "{{#marks}}{{{.}}}{{&.}}{{/marks}}", "&&<<"),
    RenderingCase(
      "a list of lists", data, "{{#rows}}({{#.}}{{.}}{{/.}}){{/rows}}", "(12)(ab)"),
    RenderingCase(
      "the whole data can be a list", [["v": "1"], ["v": "2"]], "{{#.}}<{{v}}>{{/.}}", "<1><2>"),
    RenderingCase(
      "a dotted name, truthy", data, "<{{#deep.er.still}}in{{/deep.er.still}}>", "<in>"),
    RenderingCase("a dotted name, falsey", data, "<{{#deep.er.not}}in{{/deep.er.not}}>", "<>"),
    RenderingCase("a dotted name, broken", data, "<{{#deep.x.not}}in{{/deep.x.not}}>", "<>"),
    RenderingCase(
      "white space around stays", data, " | {{#yes}}\t|\t{{/yes}} | \n", " | \t|\t | \n"),
    RenderingCase(
      "white space inside stays", data, " | {{#yes}} {{! c }}\n {{/yes}} | \n", " |  \n  | \n"),
    RenderingCase(
      "sections within a line leave the line", data,
      " {{#yes}}a{{/yes}}\n {{#yes}}b{{/yes}}\n", " a\n b\n"),
    RenderingCase(
      "tags alone take their lines along", data,
      "| a\n{{#yes}}\n|\n{{/yes}}\n| b\n", "| a\n|\n| b\n"),
    RenderingCase(
      "tags alone and indented take their lines along", data,
      "| a\n  {{#yes}}\n|\n  {{/yes}}\n| b\n", "| a\n|\n| b\n"),
    RenderingCase(
      "a carriage return and line feed end a line", data, "a\r\n{{#yes}}\r\n{{/yes}}\r\nb",
      "a\r\nb"),
    RenderingCase(
      "the first line may be a tag's", data, "  {{#yes}}\n#{{/yes}}\nx", "#\nx"),
    RenderingCase("the last line may be a tag's", data, "#{{#yes}}\nx\n  {{/yes}}", "#\nx\n"),
    RenderingCase("white space in tags does not matter", data, "|{{# yes }}={{/ yes }}|", "|=|"),
  ])
  func rule(_ example: RenderingCase) throws { try example.check() }
}
