import Foundation
import Testing

@Suite struct `The house is tidy` {
  private static let sources = Result { try SwiftSource.all() }

  @Test func `no file breaks a rule`() throws {
    let sources = try Self.sources.get()
    #expect(sources.count > 20)
    let findings = sources.flatMap { source in
      TidyRule.house.flatMap { $0.findings(in: source) }
    }
    #expect(findings.isEmpty, "\(findings.map(\.description).joined(separator: "\n"))")
  }

  @Test func `half of all functions have eight lines at most`() throws {
    let lengths = try Self.sources.get().filter { $0.target != nil }
      .flatMap { $0.functions.map(\.lineCount) }.sorted()
    #expect(lengths[lengths.count / 2] <= 8)
  }

  @Test func `exceptions are those that are allowed, and none that is not needed any more`() throws
  {
    let sources = try Self.sources.get()
    let counts = CountedRule.allCases.map { ($0, $0.counts(in: sources)) }
    guard ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == nil else {
      try Data(Allowances.text(of: counts).utf8).write(to: Allowances.file)
      Issue.record("recorded the allowances")
      return
    }
    let complaints = counts.flatMap { $0.complaints(about: $1) }
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }
}

extension SwiftSource {
  /// Every Swift file of the package.
  static func all() throws -> [SwiftSource] {
    let root = Allowances.file.deletingLastPathComponent().appending(path: "../..")
      .standardizedFileURL
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

extension CountedRule {
  /// Where there are more exceptions than are allowed, and where fewer.
  func complaints(about counts: [String: Int], allowed: [String: Int]? = nil) -> [String] {
    let allowed = allowed ?? Allowances.counts[self] ?? [:]
    return Set(counts.keys).union(allowed.keys).sorted().compactMap { place in
      let (count, limit) = (counts[place] ?? 0, allowed[place] ?? 0)
      if count == limit { return nil }
      return count > limit
        ? "\(place): \(count) of \(limit) allowed: \(self)"
        : "\(place): only \(count) of \(limit) left: \(self); lower Allowances, or RECORD_SNAPSHOTS=1"
    }
  }
}

extension Allowances {
  static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Allowances.swift")

  /// The file of the allowances, as it would be for some counts.
  static func text(of rules: [(CountedRule, [String: Int])]) -> String {
    let entries = rules.map { rule, counts in
      guard !counts.isEmpty else { return "    .\(rule): [:]," }
      let lines = counts.sorted { $0.key < $1.key }.map { "      \"\($0.key)\": \($0.value)," }
      return "    .\(rule): [\n\(lines.joined(separator: "\n"))\n    ],"
    }
    return """
      /// The exceptions from each counted rule that there may still be: less each time, and none in the end.
      ///
      /// `RECORD_SNAPSHOTS=1 swift test --filter TidyTests` writes this file; a count that has grown is argued in its commit.
      enum Allowances {
        static let counts: [CountedRule: [String: Int]] = [
      \(entries.joined(separator: "\n"))
        ]
      }

      """
  }
}
