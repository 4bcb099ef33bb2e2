import Foundation
import Testing

@testable import LiveActivities

@Suite struct RefusalTests {
  /// The scenarios of `Tests/IsletTests`, each of which may be the example of a rule.
  private static let scenarios: String = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "IsletTests/Scenarios")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.compactMap {
      try? String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }.joined()
  }()

  @Test func `each rule has an example here or is expected in a scenario`() {
    let rules = RefusalExample.all.map(\.refusal.rule)
    #expect(Set(rules).count == rules.count)
    for rule in Rule.refusals where !rules.contains(rule) {
      #expect(Self.scenarios.contains("\"\(rule.name)\""), "\(rule.id)")
    }
  }

  @Test(arguments: RefusalExample.all)
  func `each rule refuses its example, and changes nothing`(example: RefusalExample) throws {
    var device = example.device
    try example.prepare(&device)
    let refusal = try device.refusal(of: example.command) { _ in example.undecodable }
    #expect(refusal == example.refusal)
  }

  @Test func `a refusal says more than its rule's name`() {
    for refusal in RefusalExample.all.map(\.refusal) {
      #expect(refusal.words.split(separator: " ").count > 3, "\(refusal.words)")
      #expect(!refusal.words.contains("<"), "\(refusal.words)")
    }
  }

  @Test func `a refusal keeps two references`() {
    #expect(MemoryLayout<CommandRefusal>.size == 2 * MemoryLayout<Int>.size)
  }
}
