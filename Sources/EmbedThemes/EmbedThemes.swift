import HostIO

/// The build tool behind `ThemeEmbedding`: turns theme files into a Swift file.
///
///     EmbedThemes OUTPUT THEME…
///
/// It reads the keys `name` and `order` alone: the theme reader itself is part of the target that the output belongs to.
/// A file that is not JSON, or whose name differs from its `name`, stops the build with its place.
@main struct EmbedThemes {
  static func main() {
    do throws(EmbeddingFault) {
      try embed(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileDescriptor.standardError.say("\(error.path):\(error.place) error: \(error.reason)\n")
      ExitCode.dataError.leave()
    }
  }

  private static func embed(_ arguments: [String]) throws(EmbeddingFault) {
    guard let output = arguments.first else {
      throw EmbeddingFault(path: "EmbedThemes", reason: "needs the path of its output")
    }
    var files: [ThemeFile] = []
    for path in arguments.dropFirst() { files.append(try ThemeFile(path)) }
    do {
      let descriptor = try FileDescriptor.creating(output)
      defer { descriptor.close() }
      try descriptor.writeAll(Array(source(of: files.sorted()).utf8))
    } catch {
      throw EmbeddingFault(path: output, reason: error.reason)
    }
  }

  /// The Swift file: an extension with a row for each theme.
  private static func source(of files: [ThemeFile]) -> String {
    // Strict JSON has neither `"""` nor `\#`, so a raw string holds any of it.
    let rows = files.map {
      "    EmbeddedTheme(\n      name: #\"\($0.name)\"#,\n      source: #\"\"\"\n\($0.text)\n\"\"\"#),\n"
    }
    return """
      // Made from the package's Themes folder by EmbedThemes.
      extension EmbeddedTheme {
        static let all: [EmbeddedTheme] = [
      \(rows.joined())  ]
      }

      """
  }
}
