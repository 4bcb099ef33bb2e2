import Foundation
import Testing

/// A text or a picture that is kept in the repository.
///
/// `RECORD_SNAPSHOTS=1` writes the present one and fails the run, so that a recording is never mistaken for a pass.
struct Golden {
  let file: URL

  init(file: URL) {
    self.file = file
  }

  init(name: String) {
    self.init(file: TestFiles.goldens.appending(path: name))
  }

  /// Returns whether a text equals the kept one.
  func matches(_ text: String) throws -> Bool {
    guard ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == nil else {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(file.lastPathComponent)")
      return true
    }
    return try String(contentsOf: file, encoding: .utf8) == text
  }
}
