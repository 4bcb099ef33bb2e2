public import Foundation

/// The files of the shown project that its code asks its bundle for.
public enum ProjectResources {
  /// The variable with the path of a file that lists the project's folders, one a line.
  private static let variable = "ISLET_SOURCE_FOLDERS"
  /// The most files that are looked through.
  private static let fileCountMaximum = 20_000

  /// The files by their names; of several, the first one.
  private static let files: [String: URL] = {
    guard let list = ProcessInfo.processInfo.environment[variable],
      let text = try? String(contentsOfFile: list, encoding: .utf8)
    else { return [:] }
    var files: [String: URL] = [:]
    var count = 0
    for folder in text.split(separator: "\n") {
      let url = URL(fileURLWithPath: String(folder))
      let walk = FileManager.default.enumerator(
        at: url, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
      while let file = walk?.nextObject() as? URL, count < fileCountMaximum {
        count += 1
        files[file.lastPathComponent] = files[file.lastPathComponent] ?? file
      }
    }
    return files
  }()

  /// Returns the place of a file; a compiled model is never there, but its name is known.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - suffix: The part of the name behind its point.
  /// - Returns: The place; `nil` for a file that the project has not.
  public static func url(named name: String?, suffix: String?) -> URL? {
    let point = suffix.map { $0.isEmpty || $0.hasPrefix(".") ? $0 : ".\($0)" } ?? ""
    guard let name else {
      return files.keys.sorted().first { $0.hasSuffix(point) }.flatMap { files[$0] }
    }
    if let file = files[name + point] { return file }
    return suffix == "momd" || suffix == "mom" ? URL(fileURLWithPath: "/\(name)\(point)") : nil
  }
}
