import Testing
@testable import WidgetSources

@Suite struct `Swift files` {
  private func names(_ text: String) -> Set<String> {
    SourceFile(path: "/a.swift", bytes: Array(text.utf8)).usedNames
  }

  @Test(arguments: [
    ("// hidden\nshown", ["shown"]), ("/* a /* b */ c */ shown", ["shown"]),
    (#"let s = "hidden \(shown) hidden""#, ["s", "shown"]),
    (##"let s = #"hidden \(hidden) \#(shown)"#"##, ["s", "shown"]),
    ("let s = \"\"\"\n  hidden \" hidden \\(shown)\n  \"\"\"", ["s", "shown"]),
    (##"let s = #"""# + shown"##, ["s", "shown"]),
    (#"let r = /"hidden/; shown"#, ["r", "shown"]),
    ("a / b / c", ["a", "b", "c"]), ("let s = \"half\nshown", ["s", "shown"]),
    ("`class` größe", ["class", "größe"]),
    ("func a<C: View, each D>(_ c: C) -> D {}", ["a", "View", "each", "_", "c"]),
    ("struct B<E> { init<F: G>(f: F) {} let h: I<J> }", ["B", "init", "G", "f", "h", "I", "J"]),
    ("if a { b.if(c).default } else { func `for`() }", ["a", "b", "if", "c", "default", "for"]),
    ("\"\\(\"\\(inner)\")\" shown", ["inner", "shown"]),
    ("", []), ("\"\"\"", []), ("/*", []), ("\"\\(", []), ("#\"", []), ("a\\", ["a"]),
  ])
  func `Swift files give the names in their code alone`(text: String, expected: [String]) {
    #expect(names(text) == Set(expected))
  }

  @Test func `Swift files give their types, imports and extensions`() {
    let file = SourceFile(
      path: "/a.swift",
      bytes: Array(
        """
        import SwiftUI
        import struct Foundation.Date
        @main
        struct Widgets: WidgetBundle { struct Inner {} }
        struct Box<Content: View>: View {}
        private struct Hidden: Widget {}
        extension Color { static let brand = 1; func deep() { let local = 2 } }
        extension Ride.State: Codable {}
        enum Status: String, Codable { case packed = "in_box", sent }
        func free() {}
        """.utf8))
    #expect(file.imports.map(\.module) == ["SwiftUI", "Foundation"])
    #expect(file.declaredNames == ["Widgets", "Box", "Status", "free"])
    #expect(file.types.map(\.name) == ["Widgets", "Box", "Hidden", "Color", "Ride", "Status"])
    #expect(file.types.first?.isMain == true)
    #expect(file.types.first { $0.name == "Box" }?.inherited == ["View"])
    #expect(file.types.first { $0.name == "Hidden" }?.isPrivate == true)
    #expect(file.declarations.extensionMembers == ["Color": ["brand", "deep"]])
    #expect(
      file.values.cases == [
        "Status": [.init(name: "packed", value: "in_box"), .init(name: "sent", value: "sent")]
      ])
  }

  @Test(arguments: [
    (#"if context.state.mode == "rest" { }; b.mode == "run""#, ["mode": ["rest", "run"]]),
    (
      #"switch state.phase.lowercased() { case "boil", "cool": "hot"; case "end": "no" }"#,
      ["phase": ["Boil", "Cool", "End"]]
    ),
    (
      #"switch state.phase.uppercased() { case "BOIL": "hot"; case "SFO", "Cool": "no" }"#,
      ["phase": ["Boil", "SFO", "Cool"]]
    ),
    (#"switch phase.lowercased() { case "in_car": 1; case "b": 2 }"#, ["phase": ["in_car", "b"]]),
    (#"func tone(_ name: String) { switch name { case "red": 1 } }"#, [:]),
    (
      #"switch phase { case "boil": switch a { case "b": 1 } } ; "c""#,
      ["phase": ["boil"], "a": ["b"]]
    ),
    (#"let fit = a.imageFit ?? "b"; switch fit { case "fill": 1 }"#, ["imageFit": ["fill"]]),
    (
      #"let mode = self.state.kind; if mode == "ride" {}; if other == "bus" {}"#, ["kind": ["ride"]]
    ),
    (#"let mode = state.kind(); if mode == "ride" {}"#, [:]),
    (
      #"switch c.data["status"]?.asString() { case "active": 1; case "failed": 2; default: 3 }"#,
      ["status": ["active", "failed"]]
    ),
    (#"switch data["a"] ?? "b" { case "b": 1 }"#, ["a": ["b"]]),
    (
      #"let s = data["status"]?.asString() ?? ""; switch s { case "paid": 1 }"#,
      ["status": ["paid"]]
    ),
    (#"if data["a"] == "b" || data["c"]?.asString() == "d" {}"#, ["a": ["b"], "c": ["d"]]),
    (#"f(["a"]) == "b"; rows[0].text() == "c"; () == "d"; ] == "e""#, [:]),
    (#"a.mode != "rest"; a.mode == "\(b)"; a.mode == """#, [:]),
    (#"switch state.phase { case .boil: 1 }"#, [:]),
  ])
  func `Swift files give the texts with which properties are compared`(
    text: String, texts: [String: [String]]
  ) {
    #expect(SourceFile(path: "/a.swift", bytes: Array(text.utf8)).keys.comparedTexts == texts)
  }

  @Test(arguments: [
    ("#if os(iOS)\n", "#if true   \n"), ("#if os(macOS)\n", "#if false    \n"),
    ("#if !os(watchOS) && canImport(UIKit)\n", "#if !false       && true            \n"),
    ("#elseif targetEnvironment(simulator)\n", "#elseif false                       \n"),
    ("#if swift(>=5.9)\n", "#if swift(>=5.9)\n"), ("#if DEBUG\n", "#if DEBUG\n"),
    ("@main struct A {}", "      struct A {}"), ("@objc(name) func f()", "            func f()"),
    ("@objc func f()", "      func f()"), ("import os.log", "import os    "),
    ("import struct Foundation.Date", "import struct Foundation.Date"),
    ("// @main\n\"@main\"", "// @main\n\"@main\""),
    ("public struct A { public init() {} }", "       struct A {        init() {} }"),
    ("public private(set) var a = 1", "       private(set) var a = 1"),
    ("package import Core", "        import Core"), ("private import Core", "        import Core"),
    ("private var a = 1", "private var a = 1"),
    (
      "extension Double: @retroactive Identifiable { public var id: Double { self } }",
      "extension Double: @retroactive Identifiable { public var id: Double { self } }"
    ),
    (
      "protocol P {}\nextension Double: P { public var id: Int { 1 } }",
      "protocol P {}\nextension Double: P {        var id: Int { 1 } }"
    ),
    (
      "struct S {}\nextension Double: Hashable { public var s: S { S() } }\npublic let a = 1",
      "struct S {}\nextension Double: Hashable {        var s: S { S() } }\n       let a = 1"
    ),
    (
      "extension Double { public var id: Int { 1 } }",
      "extension Double {        var id: Int { 1 } }"
    ),
    ("log(privacy: .public)", "log(privacy: .public)"), ("case public, open", "case public, open"),
    ("#if canImport(Firebase)\n", "#if false              \n"),
    ("#if canImport(AlarmKit)\n", "#if true               \n"),
    ("#if canImport(HealthKit)\n", "#if true                \n"),
    ("#if canImport(AppKit)\n", "#if false            \n"),
    ("if #available(iOS 16, *) {}", "if #available(iOS 16, *) {}"),
  ])
  func `Swift files are rewritten for a phone with each byte in its place`(
    text: String, expected: String
  ) {
    let file = file(text)
    let copy = RewrittenSource(of: file, modules: ["SwiftUI"]).bytes
    #expect(String(decoding: copy, as: UTF8.self) == expected)
  }

  @Test func `Swift files name a module's types without the module where it is none here`() {
    let text = "import struct Models.Team\nlet a = Models.Team.red, b = a.Models.x"
    let file = file(text)
    let copy = RewrittenSource(of: file, modules: [], flattened: ["Models"]).bytes
    #expect(
      String(decoding: copy, as: UTF8.self)
        == "import        Models     \nlet a =        Team.red, b = a.Models.x")
  }

  @Test func `Swift files lose macros that a stub does without, where the module is none here`() {
    let text = "@Reducer(state: .equatable) struct Ride { @Presents var a: B?; @State var c = 1 }"
    let file = file(text)
    let copy = RewrittenSource(of: file, modules: [], flattened: ["ComposableArchitecture"]).bytes
    #expect(
      String(decoding: copy, as: UTF8.self)
        == "                            struct Ride {           var a: B?; @State var c = 1 }")
    #expect(RewrittenSource(of: file, modules: []).bytes == file.bytes)
  }

  @Test func `Swift files name the keys by which they ask dictionaries, and the use of the values`()
  {
    let file = SourceFile(
      path: "/a.swift",
      bytes: Array(
        """
        let name = data["name"]!, count = Int(state.data["count"]!)!
        let end = Date(timeIntervalSince1970: Double(data["end"]!)! / 1000)
        let list = ["a", "b"], start = Date(timeIntervalSince1970: Double(data["start"] ?? "")!)
        """.utf8))
    #expect(
      file.keys.subscriptKeys == [
        "name": .text, "count": .number, "end": .milliseconds, "start": .seconds,
      ])
  }

  @Test(arguments: [
    ("state.data[Key.laps]?.asInt() ?? 0", ["laps_count": SourceFile.KeyUse.number]),
    ("data[laps]", ["laps_count": .text]), ("data[Key.pace]", [:]), ("[Key.laps]", [:]),
    (
      "guard let raw = data[Key.laps]?.asDouble() else { return Date() }; return Date(timeIntervalSince1970: raw); return",
      ["laps_count": .seconds]
    ),
  ])
  func `Swift files know the keys of static constants`(
    text: String, uses: [String: SourceFile.KeyUse]
  ) {
    let source = "enum Key { static let laps = \"laps_count\"; let pace = \"pace\" }\n\(text)"
    #expect(SourceFile(path: "/a.swift", bytes: Array(source.utf8)).keys.subscriptKeys == uses)
  }

  @Test(arguments: [
    ("data[\"a\"]?.asInt() ?? 0", SourceFile.KeyUse.number), ("data[\"a\"] as? Double", .number),
    ("data[\"a\"]!.boolValue", .flag), ("data[\"a\"] as? Bool ?? false", .flag),
    ("data[\"a\"]?.asString()", .text), ("data[\"a\"]", .text), ("data[\"a\"] ?? point", .text),
    ("data[\"a\"]?.count", .text), ("data[\"a\"], intValue", .text),
  ])
  func `Swift files know a value's kind by its conversion`(text: String, use: SourceFile.KeyUse) {
    #expect(SourceFile(path: "/a.swift", bytes: Array(text.utf8)).keys.subscriptKeys == ["a": use])
  }

  @Test(arguments: [
    ("context.state.end", ["end": SourceFile.KeyUse.seconds]),
    ("self.state.end / 1000", ["end": .milliseconds]),
    ("TimeInterval(state.end) / 1000.0", ["end": .milliseconds]),
    ("Double(state.end)", ["end": .seconds]), ("end", [:]), ("state.data[0]", [:]),
    ("state.end() / 1000", [:]), ("state", [:]),
  ])
  func `Swift files know which properties are times`(
    text: String, keys: [String: SourceFile.KeyUse]
  ) {
    let source = "let end = Date(timeIntervalSince1970: \(text))"
    #expect(SourceFile(path: "/a.swift", bytes: Array(source.utf8)).keys.subscriptKeys == keys)
  }

  @Test(arguments: [
    (
      "let end = Date(timeIntervalSince1970: box.double(forKey: a.prefixedKey(\"end\")) / 1000)",
      SourceFile.KeyUse.milliseconds
    ),
    ("return Date(timeIntervalSince1970: box.double(forKey: key(\"end\")))", .seconds),
    ("return Date(timeIntervalSince1970: box.double(forKey: a.key(of: \"end\")))", .seconds),
    (
      "let ms = box.double(forKey: key(\"end\"))\nDate(timeIntervalSince1970: ms / 1000.0)",
      .milliseconds
    ),
    ("let s = box.integer(forKey: key(\"end\"))\nDate(timeIntervalSince1970: Double(s))", .seconds),
    ("let s = Int(box.string(forKey: key(\"end\")) ?? \"\") ?? 0", .number),
    (
      "let s = state.s ?? box.integer(forKey: \"end\")\nDate(timeIntervalSince1970: TimeInterval(s))",
      .seconds
    ),
  ])
  func `Swift files know which stored values are times`(text: String, use: SourceFile.KeyUse) {
    #expect(
      SourceFile(path: "/a.swift", bytes: Array(text.utf8)).keys.subscriptKeys == ["end": use])
  }

  @Test(.timeLimit(.minutes(1)))
  func `Swift files know stored values in a line that fills the file`() {
    let calls = (0..<50_000).map { "b.double(forKey:k(\"\($0)\"));" }
    let line = "let t = Date(timeIntervalSince1970: 0);" + calls.joined()
    let keys = SourceFile(path: "/a.swift", bytes: Array(line.utf8)).keys.subscriptKeys
    #expect(keys.count == 50_000 && keys["49999"] == .seconds)
  }

  @Test(arguments: [
    (
      "func int(_ k: String) -> Int { Int(values[k] ?? \"\") ?? 0 }",
      ["int": SourceFile.KeyUse.number]
    ),
    ("func text(for key: String, or a: String = \"\") -> String { d[key] ?? a }", ["text": .text]),
    ("static func flag(_ k: String) -> Bool? { box?.bool(forKey: k) }", ["flag": .flag]),
    (
      "func at(_ k: String) -> Date? { Date(timeIntervalSince1970: d[k]! / 1000) }",
      ["at": .milliseconds]
    ),
    ("func at(_ k: String) -> Date { { Date(timeIntervalSince1970: d[k]!) }() }", ["at": .seconds]),
    ("func a(_ k: Int) -> Int { d[k] }; func b(_ k: String) -> Int { d[c] }", [:]),
    ("func a(_ k: String) -> [Int] { d[k] }; func b() -> Int { d[k] }; func c(_ k: String)", [:]),
    ("func a(_ k: String) -> Int { 1 }; func b() -> Int { d[k] }; func", [:]),
  ])
  func `Swift files know the functions that return a dictionary's value`(
    text: String, uses: [String: SourceFile.KeyUse]
  ) {
    #expect(SourceFile(path: "/a.swift", bytes: Array(text.utf8)).keys.keyAccessors == uses)
  }

  @Test func `Swift files know the texts that functions are called with`() {
    let text =
      #"s.int("set") + s.int("sets"); s.text(for: "reps", or: "a"); f("b"); ("c"); s.d("\(e)")"#
    let calls = SourceFile(path: "/a.swift", bytes: Array(text.utf8)).keys.accessorCalls
    #expect(calls == ["int": ["set", "sets"], "text": ["reps"]])
  }

  @Test(arguments: [
    (
      "#if os(macOS)\nimport AppKit\n#elseif os(iOS)\nimport UIKit\n#endif\nimport Pods",
      ["Pods", "UIKit"]
    ),
    ("#if canImport(AppKit)\nimport AppKit\n#else\nimport UIKit\n#endif", ["UIKit"]),
    ("#if os(iOS) || os(tvOS)\nimport UIKit\n#else\nimport AppKit\n#endif", ["UIKit"]),
    ("#if !os(iOS)\nimport A\n#if os(iOS)\nimport B\n#endif\n#endif\nimport C", ["C"]),
    ("#if os(macOS) && DEBUG\nimport A\n#endif", []),
    ("#if DEBUG\nimport A\n#else\nimport B\n#endif", ["A", "B"]),
    ("#if os(iOS) && DEBUG\nimport A\n#elseif os(macOS)\nimport B\n#endif", ["A"]),
    ("#endif\n#else\n#elseif os(macOS)\nimport A\n#if", ["A"]),
    ("#if os(iOS) || os(macOS) && DEBUG\nimport A\n#endif", ["A"]),
  ])
  func `Swift files name no missing module that only other systems import`(
    text: String, names: [String]
  ) {
    let file = file(text)
    #expect([file].missingModules(besides: []).keys.sorted() == names)
  }

  @Test func `Swift files know that a stored text is no time`() {
    let text = "let name = box.string(forKey: key(\"name\"))\nlog(\"end\", 1000)"
    #expect(SourceFile(path: "/a.swift", bytes: Array(text.utf8)).keys.subscriptKeys.isEmpty)
  }

  private static func long(_ name: String) -> String {
    "\nstruct \(name): View {\n" + String(repeating: "  let a = 1\n", count: 90) + "}\n"
  }

  private static let longText =
    "import SwiftUI\n#if DEBUG\nlet top = 1\n#endif" + long("A")
    + "extension B { fileprivate var b: Int { 1 } }"
    + long("B") + "private struct Own {}" + long("C") + "#Preview { A() }\n"

  private static func pieces(of text: String) -> [SplitSource.Piece] {
    let file = file(text)
    return SplitSource(file.bytes, of: file).pieces
  }

  @Test func `long Swift files are compiled in pieces, each of the file's lines`() {
    let pieces = Self.pieces(of: Self.longText)
    #expect(pieces.count == 3)
    let lines = Self.longText.split(separator: "\n", omittingEmptySubsequences: false)
    for piece in pieces {
      let own = String(decoding: piece.bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(own.count == piece.lines.count + 1 && own.last == "")
      #expect(own.first == "import SwiftUI" && own[1] == "#if DEBUG")
      #expect(piece.lines == piece.lines.sorted() && Set(piece.lines).count == piece.lines.count)
      // Each line is the file's, in its columns, and lacks at most the words that keep a name in its file.
      for (one, number) in zip(own, piece.lines) where one != lines[number - 1] {
        #expect(one.contains("var b") || one.contains("struct Own"))
        #expect(one.count == lines[number - 1].count)
      }
    }
    let texts = pieces.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(!texts.joined().contains("private"))
    for word in [
      "struct A", "struct B", "struct C", "extension B", "struct Own", "#Preview", "top",
    ] {
      #expect(texts.count { $0.contains(word) } == 1)
    }
    #expect(texts.first { $0.contains("struct B") }?.contains("extension B") == true)
    // A private name that another file has, too, keeps the file whole.
    let file = file(Self.longText)
    #expect(SplitSource(file.bytes, of: file, beside: ["Own"]).pieces == [.init(file.bytes)])
  }

  @Test(arguments: [
    ("let top = 1", "let top = 10"), ("let top = 1\n", "let top = 1\nlet next = 2\n"),
    ("struct A: View {\n", "struct A: View {\n  let more = \"\"\n\n"),
    ("struct B: View {\n  let a = 1\n", "struct B: View {\n"), ("{ 1 } }", "{ 1 + 1 } }"),
    ("struct C: View {", "struct C: View, Equatable {"), ("{ A() }", "{\n  A()\n}"),
  ])
  func `long Swift files change in one piece, whatever it grows by`(old: String, new: String) {
    let text = Self.longText.replacing(old, with: new, maxReplacements: 1)
    let changed = zip(Self.pieces(of: Self.longText), Self.pieces(of: text)).filter {
      $0.bytes != $1.bytes
    }
    #expect(text != Self.longText && changed.count == 1)
  }

  @Test func `Swift files have places in lines and columns`() {
    let file = file("ab\ncd\n")
    #expect(file.position(of: 4) == (2, 2))
    #expect(file.line(2) == "cd")
    #expect(file.line(9) == nil)
  }

  @Test func `Swift files keep tokens within their bytes, wherever they are cut off`() {
    let text = Array(
      "#if os(iOS)\nlet s = #\"\\#(a(\"\"\"\n\\(b)\"\"\"))\"# /x\\/y/ @objc(a\n`c".utf8)
    for end in text.indices {
      let file = SourceFile(path: "/a.swift", bytes: Array(text[..<end]))
      #expect(file.tokens.allSatisfy { $0.range.upperBound <= end })
      #expect(RewrittenSource(of: file, modules: []).bytes.count == end)
    }
  }

  @Test(arguments: [
    ("func open(_ done: (Int) -> Bool) { HERE }", true), ("func perform() -> Int { HERE }", true),
    ("func card() -> some View { HERE }", false), ("var body: some View { HERE }", false),
    ("func load() async throws { HERE }", true), ("struct A { func go() { if a { HERE } } }", true),
  ])
  func `Swift files know the functions that no picture needs`(text: String, expected: Bool) throws {
    let place = try #require(text.firstRange(of: "HERE")).lowerBound
    let file = file(text)
    #expect(file.isUndrawn(at: text.utf8.distance(from: text.startIndex, to: place)) == expected)
  }
}
