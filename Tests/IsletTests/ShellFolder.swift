import Foundation
import TestSupport

/// A folder of its own in which shell commands run, with `islet` on their path.
final class ShellFolder {
  private let place: TemporaryFolder

  var folder: URL { place.url }

  /// Makes the folder, in which some of the repository's own are linked, such as `Themes`.
  init(linking links: [String] = []) throws {
    place = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.appending(path: "bin"), withIntermediateDirectories: false)
    try place.link("bin/islet", to: TerminalSession.program)
    for name in links { try place.link(name, to: Self.repository.appending(path: name).path) }
  }

  /// The repository's folder.
  static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Runs a script by bash, without input.
  ///
  /// - Returns: Its output, errors included, and its exit status.
  func run(_ script: String) throws -> (output: String, status: Int) {
    try Data(script.utf8).write(to: folder.appending(path: "script"))
    let output = folder.appending(path: "output")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    try CompletedProcess.run(
      [
        "/usr/bin/env", "-C", folder.path, "bash", "-c",
        "bash script 2>&1; printf '\\nstatus %s\\n' $?",
      ],
      environment: [
        "PATH=\(folder.path)/bin:\(path)", "HOME=\(folder.path)", "LANG=C.UTF-8", "TZ=UTC",
      ], output: output.path)
    let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    try FileManager.default.removeItem(at: output)
    guard let end = text.range(of: "\nstatus ", options: .backwards) else { return (text, -1) }
    let status = Int(text[end.upperBound...].trimmingCharacters(in: .newlines)) ?? -1
    return (String(text[..<end.lowerBound]), status)
  }
}
