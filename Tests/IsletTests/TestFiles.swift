import Foundation

/// The folder of these tests, with the goldens and the scenarios.
enum TestFiles {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  static let goldens = folder.appending(path: "Goldens")
  static let scenarios = folder.appending(path: "Scenarios")
  /// The fuzzer's finds.
  static let finds = folder.appending(path: "Finds")
  /// Payloads as people paste them, with the words that their answers must have.
  static let payloads = folder.appending(path: "Payloads/payloads.txt")
}
