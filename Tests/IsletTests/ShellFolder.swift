import Foundation

/// A folder of its own in which shell commands run, with `islet` on their path.
final class ShellFolder {
  let folder: URL

  /// Makes the folder, in which some of the repository's own are linked, such as `Themes`.
  init(linking links: [String] = []) throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "shell-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "bin"), withIntermediateDirectories: true)
    try link("bin/islet", to: TerminalSession.program)
    for name in links { try link(name, to: Self.repository.appending(path: name).path) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The repository's folder.
  static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func link(_ name: String, to path: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: name).path, withDestinationPath: path)
  }

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
