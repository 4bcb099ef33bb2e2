/// A long file's copy in several pieces, of which a save changes one, so that the compiler makes that one anew.
///
/// Each piece has the file's lines, with blanks in place of the other pieces' types. A type and its extensions stay in one
/// piece, so that they see each other's private members; what is private to the file is known to all pieces.
public struct SplitSource: Sendable {
  /// The fewest lines of a piece.
  private static let lineCountMinimum = 80

  /// The pieces; one for a file that is not split.
  public private(set) var pieces: [[UInt8]]

  /// Splits a copy.
  ///
  /// - Parameters:
  ///   - copy: The bytes of the copy, as many as the file's.
  ///   - file: The file.
  ///   - others: The names that other files declare at their top, for themselves or for all.
  public init(_ copy: [UInt8], of file: SourceFile, beside others: Set<String> = []) {
    pieces = [copy]
    let groups = Self.groups(in: file)
    guard groups.count > 1, copy.count == file.bytes.count,
      file.types.allSatisfy({ !$0.isPrivate || $0.isExtension || !others.contains($0.name) }),
      !file.types.contains(where: { $0.isPrivate && $0.isExtension })
    else { return }
    var shared = copy
    for range in Self.fileWords(in: file) { Self.blank(range, of: &shared) }
    var base = shared
    // Imports and conditions of the file's top stand in each piece.
    let kept = Self.keptLines(in: file)
    pieces = groups.dropFirst().map { group in
      var piece = shared.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
      for range in group + kept {
        piece.replaceSubrange(range, with: shared[range])
      }
      for range in group { Self.blank(range, of: &base) }
      return piece
    }
    pieces.insert(base, at: 0)
  }

  private static func blank(_ range: Range<Int>, of bytes: inout [UInt8]) {
    for index in range where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
  }

  /// Returns the places of types, those of one name together, in groups of some length; the first group stays with the rest.
  private static func groups(in file: SourceFile) -> [[Range<Int>]] {
    var names: [String] = []
    var places: [String: [Range<Int>]] = [:]
    for place in file.topDeclarations() {
      if places[place.name] == nil { names.append(place.name) }
      places[place.name, default: []].append(place.range)
    }
    var groups: [[Range<Int>]] = [[]]
    var lineCount = 0
    for name in names {
      let ranges = places[name] ?? []
      if lineCount >= lineCountMinimum {
        groups.append([])
        lineCount = 0
      }
      groups[groups.count - 1] += ranges
      lineCount += ranges.reduce(0) { count, range in
        count + file.bytes[range].count { $0 == UInt8(ascii: "\n") }
      }
    }
    if lineCount < lineCountMinimum / 2, groups.count > 1 {
      let last = groups.removeLast()
      groups[groups.count - 1] += last
    }
    return groups
  }

  /// Returns the places of words that make a name known to its file alone.
  private static func fileWords(in file: SourceFile) -> [Range<Int>] {
    var depth = 0
    var places: [Range<Int>] = []
    for (index, token) in file.tokens.enumerated() {
      let word = file.text(of: token)
      if token.kind == .sign, word == "{" { depth += 1 }
      if token.kind == .sign, word == "}" { depth = max(0, depth - 1) }
      guard token.kind == .name, word == "fileprivate" || word == "private" && depth == 0 else {
        continue
      }
      // In `fileprivate(set)` the parenthesis goes, too.
      let isSetter = index + 3 < file.tokens.count && file.text(of: file.tokens[index + 1]) == "("
      places.append(
        token.range.lowerBound..<file.tokens[isSetter ? index + 3 : index].range.upperBound)
    }
    return places
  }

  /// Returns the lines at the file's top that begin with `import`, `@testable import` or `#`.
  private static func keptLines(in file: SourceFile) -> [Range<Int>] {
    var (depth, places) = (0, [Range<Int>]())
    for (index, token) in file.tokens.enumerated() {
      let word = file.text(of: token)
      if token.kind == .sign, word == "{" { depth += 1 }
      if token.kind == .sign, word == "}" { depth = max(0, depth - 1) }
      guard depth == 0, token.startsLine, index + 1 < file.tokens.count else { continue }
      let next = file.text(of: file.tokens[index + 1])
      let isCondition = word == "#" && ["if", "elseif", "else", "endif"].contains(next)
      guard
        word == "import" || word == "@" && file.line(after: token).contains("import")
          || isCondition
      else { continue }
      let end = file.bytes[token.range.lowerBound...].firstIndex(of: UInt8(ascii: "\n"))
      places.append(token.range.lowerBound..<(end ?? file.bytes.count))
    }
    return places
  }
}

extension SourceFile {
  /// Returns the rest of a token's line.
  fileprivate func line(after token: SwiftToken) -> String {
    let rest = bytes[token.range.lowerBound...]
    return String(decoding: rest.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}
