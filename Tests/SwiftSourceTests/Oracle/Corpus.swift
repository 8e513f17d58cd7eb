import SwiftSource

/// Right and wrong fragments for each slot, one a line. In them `⏎` stands for a line feed, `␣` for a
/// space at either end, and `⟨202E⟩` for the character with that code point.
enum Corpus {
  static func right(_ slot: SwiftFragment.Slot) -> [String] {
    fragments(in: rightLines[slot])
  }

  static func wrong(_ slot: SwiftFragment.Slot) -> [String] {
    fragments(in: wrongLines[slot])
  }

  private static func fragments(in lines: String?) -> [String] {
    (lines ?? "").split(separator: "\n").map { decoded(String($0)) }
  }

  private static func decoded(_ line: String) -> String {
    var text = ""
    var rest = line[...]
    while let character = rest.popFirst() {
      switch character {
      case "⏎": text += "\n"
      case "␣": text += " "
      case "⟨":
        let digits = rest.prefix { $0 != "⟩" }
        rest = rest.dropFirst(digits.count + 1)
        text.unicodeScalars.append(Unicode.Scalar(UInt32(digits, radix: 16)!)!)
      default: text.append(character)
      }
    }
    return text
  }

  private static let rightLines: [SwiftFragment.Slot: String] = [
    .type: ###"""
    Int
    CGFloat
    String?
    Int??
    [Int]
    [[Int]]
    [String: Int]
    [String: [Int]]
    [String : Int]
    ()
    (Int)
    (Int, String)
    (x: Int, y: Int)
    (Int, label: String?)
    () -> Void
    (Int) -> Bool
    (Int, String) -> (Bool) -> Void
    @Sendable () -> Void
    @MainActor () -> Void
    @MainActor @Sendable (Int) async throws -> Void
    (() -> Void)?
    [() -> Void]
    (inout Int) -> Void
    (_ x: Int) -> Void
    (_ x: Int, _ y: String) -> Void
    (Int...) -> Void
    (@escaping () -> Void) -> Void
    () throws(MyError) -> Int
    () async -> Int
    () async throws(E) -> Int
    @convention(c) (Int) -> Int
    @isolated(any) () -> Void
    nonisolated(nonsending) () async -> Void
    Array<Int>
    Dictionary<String, Array<Int>>
    Set<Set<Int>>
    Array<Array<Array<Int>>>
    Optional<Array<Int>>?
    Array<Array<Int>>?
    Array<Int?>
    Array<Int>??
    Foo<Int>.Bar
    Foo<Int>.Bar<String>.Baz?
    Swift.Optional<Swift.Int>
    CoreFoundation.CGFloat
    Text.LayoutKey
    Foo.Bar.Baz
    any P
    any P & Q
    some View
    (any P)?
    [any P]
    any P.Type
    (any P).Type
    P & Q
    P & Q & R
    AnyObject & Sendable
    any ~Copyable
    any P & ~Copyable
    ~Copyable
    Int.Type
    Int.Type?
    P.Protocol
    Self
    Self.Element
    Any
    Any?
    AnyObject
    Any.Type
    Int!
    String!
    [3 of Int]
    [3 of [2 of Int]]
    [N of Int]
    Vector<3, Int>
    Vector<-3, Int>
    InlineArray<4, Double>
    `default`
    `class`.Foo
    Foo.`Type`
    (repeat each T)
    Tuple<repeat each T>
    (repeat (each T, Int))
    Foo< Int >
    Foo<Int , String>
    Array< Array<Int> >
    (Int) -> (Int) -> Int
    ((Int) -> Int) -> Int
    (Int) -> [Int: String]
    (  Int  ,  String  )
    /* c */ Int
    Int /* c */
    Dictionary<String,Int>
    größe
    日本語
    Größe<Ärger>
    Foo_1
    _Foo
    ()->Void
    (Int)->Int?
    (()->Void)->()->Void
    Binding<Bool>
    KeyPath<Root, Value>
    Result<Void, any Error>
    (Int, (String, [Bool?]))
    Anchor<CGRect>
    [String: Anchor<CGRect>]
    (CGFloat, CGFloat)
    PartialRangeFrom<Int>.Index
    any Sendable & Equatable
    [Int?]
    [Int: Int?]?
    [(Int) -> Void]
    (sending Int) -> Void
    (borrowing Foo) -> Void
    (consuming Foo) -> sending Bar
    (isolated (any Actor)?) -> Void
    (@autoclosure () -> Bool) -> Void
    """###,
    .parameterType: ###"""
    inout Int
    sending Foo
    borrowing Foo
    consuming Foo
    @escaping () -> Void
    @autoclosure @escaping () -> Int
    inout [Int]
    isolated MyActor
    repeat each T
    Int!
    __owned Foo
    @Sendable @escaping (Int) -> Void
    some View
    @MainActor () -> Void
    sending
    inout Foo.Bar
    """###,
    .expression: ###"""
    0
    1
    -1
    1.5
    0x1F
    0b1010
    0o17
    1_000
    1e10
    1.5e-3
    0x1p3
    0x1.8p-2
    "a"
    "a\(b)c"
    "\(a)\(b)"
    "a\("b\(c)")d"
    #"raw "quoted" \(no)"#
    #"raw \#(yes) "#
    ##"a"#b"##
    ""
    "\u{1F600}"
    "\n\t\\\"\'\0\r"
    #"""#
    true
    false
    nil
    self
    Self
    Any.self
    foo
    _foo
    foo.bar
    foo.bar.baz
    foo()
    foo(1)
    foo(1, 2)
    foo(a: 1)
    foo(a: 1, b: 2)
    foo(_: 1)
    .zero
    .init()
    .init(x: 1)
    .foo.bar
    .foo(1).bar
    a + b
    a+b
    a - b * c
    -a
    !a
    a ?? b
    a ? b : c
    a ? b : c ? d : e
    (a ? b : c) + 1
    a == b && c != d
    a...b
    a..<b
    ...5
    5...
    a as Int
    a as? Int
    a as! Int
    a is Int
    a as Int?
    a as? [String: Int] ?? [:]
    x as Any
    []
    [:]
    [1]
    [1, 2]
    [1, 2,]
    [1: 2]
    [1: 2, 3: 4]
    ["a": [1, 2]]
    [a ? b : c]
    [a ? b : c : d]
    [[1], [2]]
    (1)
    (1, 2)
    (a: 1, b: 2)
    ()
    ((1))
    [Int]()
    [String: Int]()
    [[Int]]()
    [Int?]()
    [() -> Void]()
    [String: (Int) -> Bool]()
    [any P]()
    Array<Int>()
    Array<Array<Int>>()
    Dictionary<String, Int>()
    Foo<Bar>.baz
    Foo<Bar>.Baz<Int>()
    Set<Int>([1])
    Int?.none
    Optional<Int>.none
    Optional<Array<Int>>.none
    Int.self
    [Int].self
    (Int, String).self
    (() -> Void).self
    (any P).self
    (P & Q).self
    any P.Type
    [Int: String].self
    foo[0]
    foo[0, 1]
    foo[a: 1]
    foo?.bar
    foo!.bar
    foo?[0]
    foo!
    foo()?.bar()!.baz
    foo.0
    foo.0.1
    foo.bar.0
    x?.y ?? z
    x.self
    x.init
    x.default
    x.class
    x.`self`
    x.$y
    $x
    $x.y
    { }
    { 1 }
    { x in x }
    { (x: Int) -> Int in return x }
    { $0 + 1 }
    { [weak self] in self?.foo() }
    { if a { b } else { c } }()
    foo { }
    foo { 1 }
    foo(1) { $0 }
    foo { } bar: { }
    foo { }.bar { }
    foo.bar { $0 }
    { let x = 1; return x }()
    try foo()
    try? foo()
    try! foo()
    await foo()
    try await foo()
    try await foo.bar
    x + (try foo())
    unsafe foo
    consume x
    copy x
    \.foo
    \.foo.bar
    \Foo.bar
    \Foo<Int>.bar
    \[Int].count
    \.self
    \.[0]
    \.foo[0]
    \.foo?.bar
    \.foo!.bar
    \Foo.Bar.baz
    \(A, B).0
    map(\.foo)
    \.foo.0
    #file
    #fileID
    #function
    #column
    #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #selector(foo)
    #selector(Foo.bar(_:))
    #keyPath(a.b)
    #stringify(a + b)
    #Predicate<Int> { $0 > 1 }
    #foo
    #URL("x")
    foo(&x)
    foo(a: &x, 1)
    reduce(0, +)
    sorted(by: >)
    foo(+)
    foo(a: -)
    (+)
    foo(bar:)
    foo.bar(a:b:)
    foo(_:)
    foo(bar:)(1)
    a.b(c:).d
    a < b
    a<b
    a > b
    a < b && c > d
    f(a < b, c > d)
    f(a<b, c>(d))
    a << b
    a >> b
    a >>= b
    a &+ b
    a & b
    a | b
    ~a
    a ^ b
    a % b
    a / b
    a/b
    a /= b
    a === b
    a ~= b
    a += 1
    a <- b
    a ||| b
    -x.y
    !x.isEmpty
    !(a)
    a.b!.c
    -(1)
    super.foo
    super.init()
    super[0]
    foo.bar<Int>(1)
    foo<Int>(1)
    foo<Int, String>.bar
    (foo)(1)
    (foo).bar
    [1].map { $0 }
    "a".count
    1.description
    0xff.description
    { 1 }()
    { $0 }(1)
    -1.0
    +1
    (-1)
    CGSize(width: 1, height: 2)
    .infinity
    -.infinity
    Color.red.opacity(0.5)
    EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    [CGSize.zero, .init(width: 1, height: 1)]
    active ? [Tagged(tag: tag, bounds: anchor)] : []
    proxy.size.width
    proxy[anchor].midX
    String(localized: "a")
    UUID().uuidString
    max(a, b)
    Array(repeating: 0, count: 3)
    Date.now...Date.distantFuture
    "Hello, \(name, specifier: "%d")!"
    "\(x: y)"
    "\(a ? "b" : "c")"
    a /* comment */ + b
    /* c */ a
    a // c⏎+ b
    foo(⏎  1,⏎  2⏎)
    foo⏎  .bar⏎  .baz()
    a⏎  + b
    a⏎  ? b⏎  : c
    [⏎1,⏎2,⏎]
    { x in⏎  x⏎}
    """⏎  a⏎  b⏎  """
    #"""⏎  a "b" \#(c)⏎  """#
    """⏎⏎  a⏎⏎  """
    """⏎  a \⏎  b⏎  """
    {⏎ #if A⏎ a⏎ #else⏎ b⏎ #endif⏎}
    größe
    日本語 + 中文
    "é 😀 日本語"
    `default`
    `class`.foo
    foo.`init`()
    a.b.c.d.e.f
    ((((((((1))))))))
    foo()()()
    foo[1][2][3]
    a ?? b ?? c
    a && !b
    x as? Int == nil
    x is Int ? 1 : 2
    (a, b) == (c, d)
    { (a, b) in a + b }
    foo(a, b,)
    (a, b,)
    await x
    await (x)
    try (x)
    any(x)
    some(x)
    each(x)
    copy(x)
    unsafe(x)
    await(x)
    async
    async + 1
    throws_
    some.thing
    each.other
    repeat each x
    (repeat each x)
    foo(repeat each x)
    [@Sendable () -> Void]()
    [@MainActor (Int) async throws -> Void]()
    [Foo<Int>: Bar]()
    [Foo<Int>.Bar]()
    Foo<Int>?.none
    Foo<[Int]>()
    Foo<(Int, Int)>()
    Foo<() -> Void>()
    Foo<any P>()
    Foo<Int?>()
    Foo<Int?>?.some(1)
    Foo<_>(1)
    Foo<3>()
    [3 of Int]()
    (Int).self
    ((Int) -> Void).self
    ((Int) throws -> Void).self
    (() async -> Void).self
    """###,
    .genericParameter: ###"""
    T
    T: P
    ID: Hashable
    ID: Hashable & Sendable
    each T
    each T: P
    let N: Int
    T: Foo<Bar>
    T: Foo.Bar
    T: ~Copyable
    T: P & ~Copyable
    T: AnyObject
    T : P
    Größe: Equatable
    T: Collection<Int>.Foo
    T:P
    T: Swift.Hashable
    T: P<Int, [String]>
    T: `class`
    """###,
    .condition: ###"""
    DEBUG
    os(iOS)
    os(iOS) && !DEBUG
    os(iOS) || os(macOS)
    !os(Linux)
    (os(iOS) || os(macOS)) && !targetEnvironment(simulator)
    swift(>=5.9)
    swift(<6)
    compiler(>=6.2)
    compiler(>=6.2.1)
    canImport(UIKit)
    canImport(UIKit, _version: 5.1)
    canImport(A.B)
    true
    false
    arch(arm64)
    hasFeature(BareSlash)
    hasAttribute(retroactive)
    !(A && B)
    A && B || C
    targetEnvironment(macCatalyst)
    _endian(little)
    _pointerBitWidth(_64)
    _runtime(_ObjC)
    A&&B
    !A||B
    ( A )
    """###,
    .attribute: ###"""
    @State
    @Environment(\.openURL)
    @Namespace
    @StateObject
    @FocusState
    @AppStorage("x", store: .foo)
    @Foo.Bar
    @Foo<Int>
    @Foo<Int>(x)
    @Environment(Foo.self)
    @SceneStorage("a")
    @GestureState(resetTransaction: .init())
    @Query(sort: \.name)
    @Binding
    @FetchRequest(sortDescriptors: [])
    @ViewBuilder
    @ScaledMetric(relativeTo: .body)
    @Foo({ 1 })
    @Bindable
    @Foo()
    """###,
    .moduleName: ###"""
    SwiftUI
    Foundation
    os.log
    Darwin.C
    MyModule_2
    Größe
    """###,
    .identifier: ###"""
    foo
    Foo
    _foo
    foo1
    größe
    日本語
    class
    self
    init
    Type
    👍
    a$b
    x_
    """###,
    .statements: ###"""
    value += nextValue()
    value = max(value, nextValue())
    let x = nextValue()⏎if x > value { value = x }
    for a in nextValue() { value.append(a) }
    guard let x = nextValue() else { return }⏎value = x
    value = nextValue() // last
    // nothing
    /* nothing */
    return
    if case .some(let x) = nextValue() { value = x }
    #if DEBUG⏎print(value)⏎#endif
    #if A⏎x()⏎#elseif B⏎y()⏎#else⏎z()⏎#endif
    switch value {⏎case 1: break⏎default: value = 2⏎}
    content⏎  .padding()⏎  .background { Color.red }
    let f = { (x: Int) in x }
    while true { break }
    defer { foo() }; bar()
    a; b; c
    func helper() -> Int { 1 }⏎value = helper()
    struct S { var x = 1 }⏎_ = S()
    do { try foo() } catch { print("\(error)") }
    """⏎  a⏎  """.count
    repeat { x() } while y
    value.merge(nextValue()) { a, b in a }
    @State var x = 1
    content.overlay(alignment: .top) {⏎  #if os(iOS)⏎  Text("a")⏎  #endif⏎}
    Text("a \(b) c")
    let x = y as? Int ?? 0
    for case let x? in y { z(x) }
    for await x in y { z(x) }
    label: for x in y { continue label }
    if #available(iOS 17, *) { a() } else { b() }
    x = y ? 1 : 2
    for x in y where x > 1 { }
    value = {⏎  nextValue()⏎}()
    """###,
  ]

  private static let wrongLines: [SwiftFragment.Slot: String] = [
    .type: ###"""
    Int Int
    Int,
    ,Int
    Int = 5
    Int { }
    [Int
    Int]
    (Int
    Int)
    Int; Int
    Array<Int
    Array<Int>>
    Array>
    <Int>
    Int -> Int
    ->
    () ->
    () ->␣
    Int.
    .Int
    ?
    !
    Int? ?
    Int!?
    [Int!]
    (Int!) -> Void
    Array<Int!>
    [:]
    [Int:]
    [:Int]
    inout Int
    sending Foo
    repeat each T
    @State
    @
    @ Foo
    1
    "a"
    let x
    func
    class
    default
    Int //c
    Int /* c
    Int */
    /Int/
    Int⏎}
    Int {
    #if A
    #sourceLocation()
    Int where T: P
    P &
    & P
    any
    some
    Foo<>
    Foo<,>
    Foo<Int,>
    (x: Int)
    (x: Int) -> Void
    () async
    () throws
    (a b: Int, c: Int)
    [3 of]
    [of Int]
    3
    Int`
    Foo<Int>Bar
    Int &␣
    `
    ` `
    $0
    $x
    a'b
    Int⟨0⟩
    Int ⟨202E⟩
    ⟨FEFF⟩Int
    Foo⟨200E⟩
    Int ⟨00A0⟩
    Int<#T#>
    (Int, String) Void
    (((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((Int)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
    Foo.self
    Foo.class
    Foo.0
    () rethrows -> Void
    try
    throws
    @escaping
    Int as Any
    Int⏎func x() {}
    any any P
    [Int, Int]
    [Int: Int: Int]
    T...
    each
    ~
    &P
    Int =␣
    Int?= 1
    x: Int
    () throws() -> Void
    """###,
    .expression: ###"""
    0 }; func x() {
    a < b  & c >&d
    a < b & c >&d
    $0
    $0 + $1
    { $0 }($0)
    #line
    1.0.description
    await
    await + 1
    1 2
    a b
    a;b
    a; b
    ;
    ,
    a,
    a, b
    ,a
    )
    (
    ]
    [
    }
    {
    a)
    (a
    a]
    [a
    a}
    {a
    (a]
    [a)
    {a)
    a = b
    a =␣
    = a
    x: 1
    let x = 1
    var x
    func f() {}
    return 1
    throw x
    if a { b } else { c }
    switch x { }
    for x in y { }
    while a { }
    do { }
    guard x
    import Foo
    struct S {}
    class
    default
    case .a
    in
    is Int
    as Int
    a as
    a is
    a +
    +
    a +␣
    * a
    a + * b
    a *b
    a* b c
    a ?b
    a ? b
    a ? b :
    a ? : b
    a ??␣
    ? a
    a⏎b
    a⏎(b)
    a⏎[b]
    a⏎-b
    a //c
    // c
    /* c */
    a /* c
    a */
    "a
    "a⏎b"
    'a'
    "\(a"
    "\()"
    "\(a b)"
    "\(a;b)"
    "\q"
    "\u{}"
    "\u{110000}"
    "\u{D800}"
    """a"""
    """⏎a"""
    """⏎  a⏎ b⏎  """
    #"a"
    ##"a"#
    "a"#
    /a/
    /a b/
    #/a/#
    a = /b/
    (/b/)
    foo(/a/)
    [/a/]
    1.
    0x
    0xG
    0b2
    0o8
    1e
    1a
    0x1.8
    1__a
    $
    $0a
    .
    ..
    a.
    a. b
    a .
    .foo.
    \
    \.
    \foo
    \foo.
    foo(
    foo(a
    foo(a:)b
    foo(,)
    foo(a,,b)
    foo(a b)
    foo(: a)
    [1 2]
    [1:]
    [:1]
    [1, 2: 3]
    [1: 2, 3]
    [,]
    (,)
    #if A
    #endif
    #sourceLocation(file: "a", line: 1)
    #available(iOS 17, *)
    #
    # foo
    @foo
    @State var x
    `a
    ``
    ` `
    `+`
    a`b`
    <#x#>
    a <#x#>
    &x
    a + &b
    (a = b)
    foo(a = b)
    { } }
    { { }
    { ( }
    { ) }
    { "\( }
    foo {␣
    foo { } }
    { #if A }
    { #endif }
    { #if A⏎{ #endif }
    { #sourceLocation() }
    get
    get + 1
    set { }
    didSet
    _read
    willSet { 1 }
    a⟨0⟩b
    a⟨0B⟩b
    a⟨202E⟩
    "⟨202E⟩"
    ⟨FEFF⟩a
    a⟨00A0⟩+ b
    “a”
    a → b c
    if
    else
    self.
    super
    super foo
    _
    _ = a
    a + _
    try
    await
    a try b
    try try
    x as?␣
    x as Int!
    Foo<Int!>()
    -> Int
    Int -> Int
    () ->␣
    throws
    async x
    inout x
    a ? b : c : d
    a: b
    foo() bar()
    foo { } { }
    1 { }
    "a" { }
    [1] { }
    nil { }
    a.b.
    a!!b c
    a < b <␣
    @ foo
    { in in
    case
    where x
    a where b
    "\(a) b" "c"
    "\(a /* ) */)"
    "\(⏎ a)"
    "\(`a)b`)"
    a->b
    a, b = c
    (a, b) = (c, d)
    a +=␣
    import
    init()
    subscript
    operator
    repeat
    each x y
    [3 of]
    foo(inout: 1)
    foo(let: 1)
    𝄞⟨200B⟩ x
    a⟨2028⟩b
    "a⟨0⟩b"
    "a⟨7F⟩b"
    */
    /*
    a/*b
    a//b
    a.0x1
    a.1.5e3x
    .0
    .5
    a.$0
    """###,
    .statements: ###"""
    }
    { struct X/b }
    { func f()/b }
    if x { struct X/b }
    {
    )
    (
    ]
    [
    a }
    a } {
    } b {
    { a
    if a {
    if a { } }
    #if A
    #endif
    #else
    #if A⏎}⏎#endif
    #if A⏎{⏎#else⏎{⏎#endif
    { #if A⏎}⏎#endif
    #if A⏎#endif⏎#endif
    #sourceLocation()
    #sourceLocation(file: "a", line: 1)⏎x
    /* a
    */
    "a
    """⏎a
    "\(
    a in b
    x, y in x
    { } in
    'a'
    /a/
    x = /a/
    a⟨0⟩
    ⟨202E⟩
    <#x#>
    ( ]
    `a
    0x
    1e
    "\(a"
    "\q"
    #"a"
    )(
    ][
    }{
    """###,
    .genericParameter: ###"""
    T:
    : P
    T P
    T, U
    T: P, U
    T: P where T: Q
    T = Int
    class
    T: class
    let N
    let N:␣
    each
    T>
    <T
    T: P>
    T: P>()
    T: any P
    T: some P
    T: [Int]
    T: (A, B)
    T: () -> Void
    T: P?
    T: Int...
    T == Int
    1
    "a"
    T //c
    _
    Self
    self
    let N: ~Int
    T { }
    T; U
    `
    inout T
    """###,
    .condition: ###"""
    &&
    A &&
    A B
    A &&␣
    os()
    os(iOS
    os(iOS))
    os(iOS) macOS
    !
    A = B
    A == 1
    1
    swift(5)
    swift(>=)
    swift(>= 5)
    swift(>=a)
    A⏎func x() {}
    A // c
    A /* c */
    A⏎
    canImport()
    canImport(A,)
    canImport(A, version: 1)
    foo(bar)
    (A
    A)
    A; B
    #if A
    "a"
    A &
    A | B
    A |␣
    a.b
    available(iOS 17, *)
    os(iOS, macOS)
    A ? B : C
    !!A
    defined(A)
    not A
    """###,
    .attribute: ###"""
    State
    @
    @ State
    @State var
    @State @Binding
    @State(
    @State)
    @State()()
    @1
    @"a"
    @State { }
    @State;
    @State // c
    @State private
    @Foo(a b)
    @Foo<
    @Foo<Int
    @Foo.
    @Foo..Bar
    @class
    @self
    @State =
    @Foo(/a/)
    @Foo(Int!)x
    @Foo<Int!>
    """###,
    .moduleName: ###"""
    Foo Bar
    Foo.
    .Foo
    Foo..Bar
    1
    "a"
    Foo; import Bar
    class
    Foo // c
    Foo⏎import Bar
    struct Foo.Bar
    Foo,Bar
    _
    Foo.class
    """###,
    .identifier: ###"""
    foo bar
    1a
    a-b
    `foo`
    a.b
    _
    $0
    $foo
    a b
    foo⏎
    a⟨202E⟩
    ⟨FEFF⟩a
    a⟨0⟩
    ⟨0301⟩a
    +
    "a"
    foo()
    ␣foo
    foo␣
    a⟨00A0⟩b
    a;b
    a//b
    a/*b*/
    """###,
  ]

}
