import Foundation

/// The folder of these tests: goldens and scenarios lie in it, whatever subfolder a test is in.
enum TestFiles {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  static let goldens = folder.appending(path: "Goldens")
  static let scenarios = folder.appending(path: "Scenarios")
}
