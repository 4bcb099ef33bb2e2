import Testing
import WidgetSources

@Suite struct `Swift files` {
  private func names(_ text: String) -> Set<String> {
    SourceFile(path: "/a.swift", bytes: Array(text.utf8)).usedNames
  }

  @Test(arguments: [
    ("// hidden\nshown", ["shown"]), ("/* a /* b */ c */ shown", ["shown"]),
    (#"let s = "hidden \(shown) hidden""#, ["let", "s", "shown"]),
    (##"let s = #"hidden \(hidden) \#(shown)"#"##, ["let", "s", "shown"]),
    ("let s = \"\"\"\n  hidden \" hidden \\(shown)\n  \"\"\"", ["let", "s", "shown"]),
    (##"let s = #"""# + shown"##, ["let", "s", "shown"]),
    (#"let r = /"hidden/; shown"#, ["let", "r", "shown"]),
    ("a / b / c", ["a", "b", "c"]), ("let s = \"half\nshown", ["let", "s", "shown"]),
    ("`class` größe", ["class", "größe"]), ("\"\\(\"\\(inner)\")\" shown", ["inner", "shown"]),
    ("", []), ("\"\"\"", []), ("/*", []), ("\"\\(", []), ("#\"", []), ("a\\", ["a"]),
  ])
  func `give the names in their code alone`(text: String, expected: [String]) {
    #expect(names(text) == Set(expected))
  }

  @Test func `give their types, imports and extensions`() {
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
    #expect(file.extensionMembers == ["Color": ["brand", "deep"]])
    #expect(file.firstCases == ["Status": "in_box"])
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
    ("log(privacy: .public)", "log(privacy: .public)"), ("case public, open", "case public, open"),
    ("#if canImport(Firebase)\n", "#if false              \n"),
    ("if #available(iOS 16, *) {}", "if #available(iOS 16, *) {}"),
  ])
  func `are rewritten for a phone with each byte in its place`(text: String, expected: String) {
    let file = SourceFile(path: "/a.swift", bytes: Array(text.utf8))
    let copy = RewrittenSource(of: file, modules: ["SwiftUI"]).bytes
    #expect(String(decoding: copy, as: UTF8.self) == expected)
  }

  @Test func `name a module's types without the module where it is none here`() {
    let text = "import struct Models.Team\nlet a = Models.Team.red, b = a.Models.x"
    let file = SourceFile(path: "/a.swift", bytes: Array(text.utf8))
    let copy = RewrittenSource(of: file, modules: [], flattened: ["Models"]).bytes
    #expect(
      String(decoding: copy, as: UTF8.self)
        == "import        Models     \nlet a =        Team.red, b = a.Models.x")
  }

  @Test func `name the keys by which they ask dictionaries, and the use of the values`() {
    let file = SourceFile(
      path: "/a.swift",
      bytes: Array(
        """
        let name = data["name"]!, count = Int(state.data["count"]!)!
        let end = Date(timeIntervalSince1970: Double(data["end"]!)! / 1000)
        let list = ["a", "b"], start = Date(timeIntervalSince1970: Double(data["start"] ?? "")!)
        """.utf8))
    #expect(
      file.subscriptKeys == [
        "name": .text, "count": .number, "end": .milliseconds, "start": .seconds,
      ])
  }

  @Test func `know which properties name symbols`() {
    let file = { (text: String) in SourceFile(path: "/a.swift", bytes: Array(text.utf8)) }
    #expect(file("Image(systemName: \"star\")").symbolKeys.isEmpty)
    let keys = file("Label(title, systemImage: context.state.mode); Image(systemName: name)")
      .symbolKeys
    #expect(keys.contains("mode") && keys.contains("icon"))
    #expect(!keys.contains("name") && !keys.contains("state") && !keys.contains("title"))
    #expect(!file("Image(systemName: state.kind.symbol())").symbolKeys.contains("kind"))
  }

  @Test func `that are long are compiled in pieces, each with the file's lines`() {
    let type = { (name: String) in
      "\nstruct \(name): View {\n" + String(repeating: "  let a = 1\n", count: 90) + "}\n"
    }
    let text =
      "import SwiftUI\n#if DEBUG\nlet top = 1\n#endif" + type("A")
      + "extension B { fileprivate var b: Int { 1 } }"
      + type("B") + "private struct Own {}" + type("C") + "#Preview { A() }\n"
    let file = SourceFile(path: "/a.swift", bytes: Array(text.utf8))
    let pieces = SplitSource(file.bytes, of: file).pieces.map {
      String(decoding: $0, as: UTF8.self)
    }
    #expect(pieces.count == 3)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for piece in pieces {
      let own = piece.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(own.count == lines.count)
      #expect(own.first == "import SwiftUI" && own[1] == "#if DEBUG" && !piece.contains("private"))
      // Each line is the file's, or blank, or lacks the words that keep a name in its file.
      for (one, other) in zip(own, lines) where one != other {
        #expect(one.allSatisfy { $0 == " " } || one.contains("var b") || one.contains("struct Own"))
      }
    }
    for word in [
      "struct A", "struct B", "struct C", "extension B", "struct Own", "#Preview", "top",
    ] {
      #expect(pieces.count { $0.contains(word) } == 1)
    }
    #expect(pieces.first { $0.contains("struct B") }?.contains("extension B") == true)
    // A private name that another file has, too, keeps the file whole.
    #expect(SplitSource(file.bytes, of: file, beside: ["Own"]).pieces == [file.bytes])
  }

  @Test func `have places in lines and columns`() {
    let file = SourceFile(path: "/a.swift", bytes: Array("ab\ncd\n".utf8))
    #expect(file.position(of: 4) == (2, 2))
    #expect(file.line(2) == "cd")
    #expect(file.line(9) == nil)
  }

  @Test func `keep tokens within their bytes, wherever they are cut off`() {
    let text = Array(
      "#if os(iOS)\nlet s = #\"\\#(a(\"\"\"\n\\(b)\"\"\"))\"# /x\\/y/ @objc(a\n`c".utf8)
    for end in text.indices {
      let file = SourceFile(path: "/a.swift", bytes: Array(text[..<end]))
      #expect(file.tokens.allSatisfy { $0.range.upperBound <= end })
      #expect(RewrittenSource(of: file, modules: []).bytes.count == end)
    }
  }
}
