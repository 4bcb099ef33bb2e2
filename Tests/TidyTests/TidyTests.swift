import Foundation
import Testing

@Suite struct `The house is tidy` {
  @Test func `no file breaks a rule`() throws {
    let sources = try SwiftSource.all()
    #expect(sources.count > 20)
    let findings = sources.flatMap { source in
      TidyRule.house.flatMap { $0.findings(in: source) }
    }
    #expect(findings.isEmpty, "\(findings.map(\.description).joined(separator: "\n"))")
  }
}

extension SwiftSource {
  /// Every Swift file of the package.
  static func all(filePath: String = #filePath) throws -> [SwiftSource] {
    let root = URL(filePath: filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
    return try ["Sources", "Tests"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
        .filter { $0.hasSuffix(".swift") }.sorted().map { name in
          let path = "\(folder)/\(name)"
          let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
          return SwiftSource(path: path, text: text)
        }
    }
  }
}
