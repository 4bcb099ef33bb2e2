extension SourceFile {
  /// A use of a name that Apple marks as unavailable in app extensions, of which a widget's target is one.
  public struct ExtensionFault: Hashable, Sendable {
    /// The name, as `UIApplication.shared`.
    public let name: String
    /// The line, from 1.
    public let line: Int
  }

  /// The names that are unavailable in app extensions, each by its type and its member.
  private static let unavailableMembers: [(type: String, member: String)] = [
    ("UIApplication", "shared")
  ]

  /// The uses of names that are unavailable in app extensions, in the order of the file.
  ///
  /// Code under a condition is left out, since a project's own condition may be the app's, and so is a file with a part that
  /// says that it is for no extension.
  public var extensionFaults: [ExtensionFault] {
    guard Self.unavailableMembers.contains(where: { usedNames.contains($0.type) }) else {
      return []
    }
    let words = tokens.map { text(of: $0) }
    let isForNoExtension = words.indices.dropLast(2).contains {
      words[$0].hasSuffix("ApplicationExtension") && words[$0 + 2] == "unavailable"
    }
    guard !isForNoExtension else { return [] }
    var conditionDepth = 0
    var faults: [ExtensionFault] = []
    for index in words.indices.dropLast(2) {
      if words[index] == "#", tokens[index].kind == .punctuation {
        if words[index + 1] == "if" { conditionDepth += 1 }
        if words[index + 1] == "endif" { conditionDepth -= 1 }
      }
      guard conditionDepth == 0, tokens[index].kind == .name, words[index + 1] == ".",
        Self.unavailableMembers.contains(where: {
          $0.type == words[index] && $0.member == words[index + 2]
        })
      else { continue }
      faults.append(
        ExtensionFault(
          name: "\(words[index]).\(words[index + 2])",
          line: position(of: tokens[index].range.lowerBound).line))
    }
    return faults
  }
}
