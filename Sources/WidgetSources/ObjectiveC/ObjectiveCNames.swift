/// The names that a project's Objective-C source declares, which Swift code sees by a bridging header and islet cannot compile.
public enum ObjectiveCNames {
  /// The most files that are read.
  public static let fileCountMaximum = 500
  /// The longest file that is read, in bytes.
  public static let fileByteCountMaximum = 256 << 10

  /// Returns whether a file may declare such names, by its own name.
  public static func isSource(_ name: String) -> Bool {
    [".h", ".m", ".mm"].contains { name.hasSuffix($0) } && !SourceFolder.isSkipped(file: name)
  }

  /// Returns the classes, protocols and enumerations of a file.
  public static func declared(in bytes: [UInt8]) -> Set<String> {
    // Both languages have the same comments, texts and names.
    let file = SourceFile(path: "", bytes: bytes)
    let words = file.tokens.map { file.text(of: $0) }
    var names: Set<String> = []
    for (index, word) in words.enumerated() {
      switch word {
      case "interface", "implementation", "protocol":
        if index > 0, words[index - 1] == "@", index + 1 < words.count {
          names.insert(words[index + 1])
        }
      case "NS_ENUM", "NS_CLOSED_ENUM", "NS_OPTIONS":
        // NS_ENUM(NSInteger, Name)
        if index + 4 < words.count, words[index + 3] == "," { names.insert(words[index + 4]) }
      default: break
      }
    }
    return names
  }
}
