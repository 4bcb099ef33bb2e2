import Testing
import WidgetSources

@Suite struct `Names that are unavailable in app extensions` {
  private func lines(_ text: String) -> [Int] {
    SourceFile(path: "/P/Card.swift", bytes: Array(text.utf8)).extensionFaults.map(\.line)
  }

  @Test func `are told with their lines`() {
    let text = """
      import UIKit
      func open(_ url: URL) { UIApplication.shared.open(url) }
      let size = UIScreen.main.bounds
      func link() -> String { "\\(UIApplication.shared.applicationState)" }
      """
    #expect(lines(text) == [2, 4])
    let faults = SourceFile(path: "/P/Card.swift", bytes: Array(text.utf8)).extensionFaults
    #expect(faults.first?.name == "UIApplication.shared")
  }

  @Test(arguments: [
    "// UIApplication.shared", "let a = \"UIApplication.shared\"",
    "let a = UIApplication.openSettingsURLString", "let a: UIApplication = .shared",
    "#if !WIDGET\nlet a = UIApplication.shared\n#endif",
    "@available(iOSApplicationExtension, unavailable) func a() { _ = UIApplication.shared }",
  ])
  func `are none in comments, other members and code for the app alone`(text: String) {
    #expect(lines(text).isEmpty)
  }

  @Test func `are some beside code for versions of extensions, and after conditions`() {
    let text = """
      #if DEBUG
      #endif
      if #available(iOSApplicationExtension 16.0, *) {}
      let a = UIApplication.shared
      """
    #expect(lines(text) == [4])
  }
}
