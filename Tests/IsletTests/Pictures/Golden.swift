import Foundation
import Testing

/// A text or a picture that is kept in the repository.
///
/// `RECORD_SNAPSHOTS=1` writes the present one and fails the run, so that nobody records by accident.
struct Golden {
  let name: String

  /// Returns whether a text equals the kept one.
  func matches(_ text: String) throws -> Bool {
    let file = TestFiles.goldens.appending(path: name)
    guard ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == nil else {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(name)")
      return true
    }
    return try String(contentsOf: file, encoding: .utf8) == text
  }
}
