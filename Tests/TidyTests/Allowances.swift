/// The exceptions from each counted rule that there may still be: less each time, and none in the end.
///
/// `RECORD_SNAPSHOTS=1 swift test --filter TidyTests` writes this file; a count that has grown is argued in its commit.
enum Allowances {
  static let counts: [CountedRule: [String: Int]] = [
    .folderSize: [:],
    .defaultOverCases: [:],
    .riddle: [:],
    .dialect: [:],
    .oldVerb: [
      "Sources/Combine": 1
    ],
    .deadFile: [:],
  ]
}
