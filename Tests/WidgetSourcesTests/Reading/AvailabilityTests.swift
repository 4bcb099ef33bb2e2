import Testing

@testable import WidgetSources

@Suite struct `Conditions on the phone's version` {
  @Test(
    arguments: [
      ("if #available(iOS 26.0, *) {", [18, 0], "if #unavailable(iOS 26.0)  {"),
      ("if #available(iOS 26, *) {", [26, 0], "if #available(iOS 26, *) {"),
      ("if #available(iOS 17.2, *) {", [17, 1], "if #unavailable(iOS 17.2)  {"),
      ("if #available(iOS 17.2, *) {", [17, 2], "if #available(iOS 17.2, *) {"),
      (
        "guard #available(iOS 18, macOS 15, *) else {", [16, 1],
        "guard #unavailable(iOS 18, macOS 15)  else {"
      ),
      ("if #unavailable(iOS 26.0) {", [18, 0], "if #available(iOS 26.0,*) {"),
      ("if #available(macOS 15, *) {", [16, 1], "if #available(macOS 15, *) {"),
      ("@available(iOS 26.0, *) struct A {", [18, 0], "@available(iOS 26.0, *) struct A {"),
      (
        "if #available(iOSApplicationExtension 26.0, *) {", [18, 0],
        "if #unavailable(iOSApplicationExtension 26.0)  {"
      ),
      ("if #available(iOS 26 /* new */, *) {", [18, 0], "if #unavailable(iOS 26 /* new */)  {"),
      ("if #available", [18, 0], "if #available"), ("if #available {", [18, 0], "if #available {"),
      ("if #available(iOS", [18, 0], "if #available(iOS"),
      ("if #available(iOS) {", [18, 0], "if #available(iOS) {"),
      ("if #available(iOS 26.0, *", [18, 0], "if #available(iOS 26.0, *"),
      ("if #available(iOS\n 26.0, *) {", [18, 0], "if #available(iOS\n 26.0, *) {"),
    ] as [(String, [Int], String)])
  func `have the answers of an older phone, in their place`(
    source: String, version: [Int], wanted: String
  ) {
    let file = file(source)
    let copy = RewrittenSource(of: file, modules: [], systemVersion: version).bytes
    #expect(String(decoding: copy, as: UTF8.self) == wanted)
  }
}
