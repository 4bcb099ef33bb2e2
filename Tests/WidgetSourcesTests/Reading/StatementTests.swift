import Testing

@testable import WidgetSources

@Suite struct `A statement that is left out` {
  /// Returns the statement around the word "Lens", and the text in its place.
  private func statement(_ source: String) throws -> (text: String?, replacement: String?) {
    let found = try part(of: source, at: "Lens") { $0.statement(around: $1) }
    return (found?.text, found?.replacement.rawValue)
  }

  @Test(arguments: [
    ("VStack {\n Text(a)\n Lens(1)\n  .bold()\n Text(b)\n}", "Lens(1)\n  .bold()"),
    ("VStack(spacing: 4) { Text(\"\\(Lens.now)\") }", "Text(\"\\(Lens.now)\")"),
    ("HStack { Text(a); Lens(); Text(b) }", "Lens()"),
    ("HStack {\n Lens();\n Text(b)\n}", "Lens()"),
    ("ForEach(rows) { row in\n Lens(row)\n Text(row)\n}", "Lens(row)"),
    ("VStack { if a {\n Lens()\n} else {\n Text(b)\n} }", "Lens()"),
    ("VStack { if a {\n Text(b)\n} else {\n Lens()\n Text(c)\n} }", "Lens()"),
    (
      "VStack {\n if Lens.on {\n Text(a)\n }\n else {\n B()\n }\n Text(c)\n}",
      "if Lens.on {\n Text(a)\n }\n else {\n B()\n }"
    ),
    ("VStack {\n let a = Lens()\n Text(b)\n}", "let a = Lens()"),
    (
      "VStack {\n ForEach(rows.filter { $0.a == Lens.b }) { Text($0) }\n Text(b)\n}",
      "ForEach(rows.filter { $0.a == Lens.b }) { Text($0) }"
    ),
    ("VStack { switch a {\ncase .b:\n Lens()\n Text(c)\ndefault:\n D()\n} }", "Lens()"),
    ("VStack { switch a { case .b: Lens() } }", "Lens()"),
    ("VStack { switch a {\ncase .run(speed: let v):\n Lens(v)\n Text(v)\n} }", "Lens(v)"),
    ("HStack { ForEach(rows) { x in Text(x) }; Lens() }", "Lens()"),
    ("Button { a() } label: {\n Lens()\n}", "Lens()"),
    ("var body: some View {\n let a = 1\n Lens()\n}", "Lens()"),
    ("Text(a).overlay(alignment: .top) {\n Lens()\n}", "Lens()"),
    ("Text(a)\n .padding()\n .overlay { Text(b)\n  + Lens.c\n}", "Text(b)\n  + Lens.c"),
  ])
  func `is the smallest one, with a mark in the place of a view`(
    source: String, wanted: String
  ) throws {
    let (text, replacement) = try statement(source)
    #expect(text == wanted)
    let isView = wanted.first?.isUppercase == true
    #expect(replacement == (isView ? "_MissingView()" : " EmptyView() "))
  }

  @Test(arguments: [
    "Text(a).onAppear { Lens.track() }", "Text(a).task { if a { Lens.track() } }",
    "Button(action: {\n Lens.track()\n}) { Text(a) }",
    "func tap() {\n Lens.track()\n}",
  ])
  func `in an action leaves nothing`(source: String) throws {
    let (text, replacement) = try statement(source)
    #expect(text == "Lens.track()")
    #expect(replacement?.isEmpty == true)
  }

  @Test(arguments: [
    "static var state: State {\n var state = State()\n state.kind = Lens.left\n return state\n}",
    "func make() -> State {\n var s = State(); s.kind = Lens(); return s\n}",
  ])
  func `that sets a part of a value leaves the others`(source: String) throws {
    let (text, replacement) = try statement(source)
    #expect(text?.contains(".kind = Lens") == true && text?.contains("State") == false)
    #expect(replacement?.isEmpty == true)
  }

  @Test(arguments: [
    "init() {\n self.kind = Lens()\n}", "func a() -> Int {\n b = Lens.c\n return b\n}",
    "func a() -> Bool {\n return a.b == Lens.c\n}", "struct A {\n let b = Lens()\n}",
    "var body: some View { Lens() }", "var price: String {\n let a = 1\n return Lens(a)\n}",
    "func a() -> some IntentResult {\n Lens()\n .result()\n}", "struct A: Lens {}",
    "class A: NSObject, Delegate {\n func a(_ b: Lens) {}\n}",
    "extension A where Self == B {\n var lens: Lens\n}",
    "@MainActor final class A<T>: B<T>, C, @unchecked Sendable {\n let a = Lens()\n}",
    "switch a { case Lens.b: C() }", "Lens()", "VStack { Foo { [Lens] in", "HStack { Lens in",
    "func sum() -> Int {\n for i in a {\n t += Lens.v(i)\n }\n return t\n}",
    "VStack {\n Text(a)\n #if os(iOS)\n .bar(Lens.c)\n #endif\n}",
    "let a = rows.map { x in\n if x {\n Lens(x)\n }\n}", "let a = rows.map { Lens($0) }", "}{ Lens",
  ])
  func `is none where the whole function is, or a value`(source: String) throws {
    #expect(try statement(source).text == nil)
  }
}
