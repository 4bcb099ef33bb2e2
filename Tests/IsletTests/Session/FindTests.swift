import Foundation
import Testing

@testable import islet_bench

@Suite struct `A find of the fuzzer` {
  /// The steps of each, as `islet-bench fuzz` printed them, with fewer words.
  private static let names = try? FileManager.default.contentsOfDirectory(
    atPath: TestFiles.finds.path
  ).sorted()

  @Test(arguments: names ?? []) func `is mended, and stays so`(_ name: String) {
    #expect(FuzzFind.fault(of: TestFiles.finds.appending(path: name).path) == nil)
  }

  @Test func `has steps of each kind`() {
    #expect((Self.names ?? []).count >= 7)
    let text = "{}\n# key lock\n# size 80x24\n# 0.5 seconds\n# picture\n# nothing known"
    #expect(
      FuzzFind.steps(of: text).map(\.description)
        == ["{}\n", "# key lock", "# size 80x24", "# 0.5 seconds", "# picture"])
  }
}
