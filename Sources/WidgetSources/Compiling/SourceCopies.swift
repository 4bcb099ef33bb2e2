/// The copies of a person's files that a compiler reads, and the way from their lines back to the files' own.
///
/// A compiler takes no two files of one name, so each copy has a name of its own: by its name, a message or a stack tells
/// the file that is meant.
public struct SourceCopies: Sendable {
  /// The paths of the copies, in the order of the pieces they were made for.
  public private(set) var paths: [String] = []
  /// The paths of the person's files, each once.
  public private(set) var files: [String] = []

  private let folder: String
  private var sources: [String: Source] = [:]

  /// The source of a copy.
  private struct Source {
    /// The name of the person's file.
    let name: Substring
    /// The file's lines, from 1, at which those of the copy stand; empty where they are the same.
    let lines: [Int]
  }

  private static let mark = "islet-"
  private static let separator = Character("+")

  /// Names the copies of pieces.
  ///
  /// - Parameters:
  ///   - pieces: The path of each piece's file, and the file's lines at which its own stand; empty where they are the same.
  ///   - folder: The folder of the copies.
  public init(of pieces: [(path: String, lines: [Int])], in folder: String) {
    self.folder = folder
    var counts: [Substring: Int] = [:]
    var seen: Set<String> = []
    for (path, lines) in pieces {
      let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
      counts[name, default: 0] += 1
      let count = counts[name] ?? 1
      let copy = count > 1 ? "\(Self.mark)\(count)\(Self.separator)\(name)" : String(name)
      sources[copy] = Source(name: name, lines: lines)
      paths.append("\(folder)\(path.dropLast(name.count))\(copy)")
      if seen.insert(path).inserted { files.append(path) }
    }
  }

  /// Returns a text with the person's paths and lines in place of those of the copies.
  public func originals(in text: String) -> String {
    text.replacing(folder + "/", with: "/")
      .split(separator: "/", omittingEmptySubsequences: false).map(original)
      .joined(separator: "/")
  }

  /// Returns the text from one slash to the next in the person's words: it may begin with a copy's name and a line.
  private func original(of step: Substring) -> String {
    let name = step.prefix { $0 != ":" }
    guard let source = sources[String(name)] else { return String(step) }
    let rest = step.dropFirst(name.count)
    let number = rest.dropFirst().prefix { $0.isNumber }
    guard let line = Int(number), source.lines.indices.contains(line - 1) else {
      return "\(source.name)\(rest)"
    }
    return "\(source.name):\(source.lines[line - 1])\(rest.dropFirst(number.count + 1))"
  }
}
