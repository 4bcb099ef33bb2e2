import Testing

@testable import WidgetSources

@Test(arguments: [
  ("import SwiftUICore", "import     SwiftUI"),
  ("import struct SwiftUICore.Color", "import struct     SwiftUI.Color"),
  (
    "import SwiftUICore\nlet tint: SwiftUICore.Color = .red",
    "import     SwiftUI\nlet tint:     SwiftUI.Color = .red"
  ),
  ("let tint = own.SwiftUICore.tint", "let tint = own.SwiftUICore.tint"),
  (
    "enum SwiftUICore {}\nlet a = SwiftUICore.self", "enum SwiftUICore {}\nlet a = SwiftUICore.self"
  ),
  ("import Firebase", "import Firebase"),
])
func `a module of Apple's is imported by the one that has its names here`(
  text: String, copy: String
) {
  let file = file(text)
  #expect(String(decoding: RewrittenSource(of: file, modules: []).bytes, as: UTF8.self) == copy)
  let missing = [file].missingModules(besides: []).keys
  #expect(missing.allSatisfy { $0 == "Firebase" })
}
