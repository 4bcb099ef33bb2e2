import Testing

@testable import WidgetSources

@Test(arguments: [
  ("import SwiftUICore", "import SwiftUI    "),
  ("import struct SwiftUICore.Color", "import struct SwiftUI    .Color"),
  ("let size: CoreGraphics.CGFloat = 1", "let size: Foundation  .CGFloat = 1"),
  ("let size = own.CoreGraphics.size", "let size = own.CoreGraphics.size"),
  ("import Darwin", "import Glibc "),
  ("import Firebase", "import Firebase"),
])
func `a module of Apple's is imported by the one that has its names here`(
  text: String, copy: String
) {
  let file = SourceFile(path: "/a.swift", bytes: Array(text.utf8))
  #expect(String(decoding: RewrittenSource(of: file, modules: []).bytes, as: UTF8.self) == copy)
  let missing = [file].missingModules(besides: []).keys
  #expect(missing.allSatisfy { $0 == "Firebase" })
}
