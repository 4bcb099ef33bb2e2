/// A long file's copy in several pieces, of which a save changes one, so that the compiler makes that one anew.
///
/// A type and its extensions stay in one piece, so that they see each other's private members; declarations private to the
/// file are known to all pieces. A piece holds nothing of the others, not their lines either: it stays as it is while they grow.
public struct SplitSource: Sendable {
  /// A part of a file.
  public struct Piece: Hashable, Sendable {
    /// Its text, with each line's letters in the columns of the file's.
    public fileprivate(set) var bytes: [UInt8] = []
    /// The file's lines, from 1, at which its lines stand; empty for a whole file.
    public fileprivate(set) var lines: [Int] = []

    /// Makes the piece that is a whole file.
    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    fileprivate init() {}
  }

  /// The fewest lines of a piece.
  private static let lineCountMinimum = 80

  /// The pieces; one for a file that is not split.
  public private(set) var pieces: [Piece]

  /// Splits a copy.
  ///
  /// - Parameters:
  ///   - copy: The bytes of the copy, as many as the file's.
  ///   - file: The file.
  ///   - others: The names that other files declare at their top, for themselves or for all.
  public init(_ copy: [UInt8], of file: SourceFile, beside others: Set<String> = []) {
    pieces = [Piece(copy)]
    let groups = Self.groups(in: file)
    guard groups.count > 1, copy.count == file.bytes.count,
      file.types.allSatisfy({ !$0.isPrivate || $0.isExtension || !others.contains($0.name) }),
      !file.types.contains(where: { $0.isPrivate && $0.isExtension })
    else { return }
    // The number of the piece of each byte; what is no piece's stands in none, and what is all pieces' in each.
    var owners = [Int](repeating: 0, count: copy.count)
    for (number, group) in groups.enumerated().dropFirst() {
      for range in group { owners.fill(range, with: number) }
    }
    // Imports and conditions of the file's top stand in each piece.
    for range in Self.keptLines(in: file) { owners.fill(range, with: Self.all) }
    for range in Self.fileWords(in: file) { owners.fill(range, with: Self.none) }
    pieces = Self.pieces(of: copy, owners, count: groups.count)
  }

  private static let all = -1
  private static let none = -2

  private static func pieces(of copy: [UInt8], _ owners: [Int], count: Int) -> [Piece] {
    var pieces = [Piece](repeating: Piece(), count: count)
    var (start, number) = (0, 1)
    while start < copy.count {
      let end = copy[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? copy.count
      let line = start..<end
      let taking = Set(line.lazy.filter { !copy[$0].isBlank }.map { owners[$0] })
      // A line of blanks alone is the piece's in which it stands.
      for piece in pieces.indices
      where taking.contains(piece) || taking.contains(all)
        || taking.isEmpty && owners[start] == piece
      {
        for index in line {
          let isOwn = copy[index] == UInt8(ascii: "\n") || [piece, all].contains(owners[index])
          pieces[piece].bytes.append(isOwn ? copy[index] : UInt8(ascii: " "))
        }
        pieces[piece].lines.append(number)
      }
      (start, number) = (end, number + 1)
    }
    return pieces
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
      if token.kind == .punctuation, word == "{" { depth += 1 }
      if token.kind == .punctuation, word == "}" { depth = max(0, depth - 1) }
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
      if token.kind == .punctuation, word == "{" { depth += 1 }
      if token.kind == .punctuation, word == "}" { depth = max(0, depth - 1) }
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

extension [Int] {
  fileprivate mutating func fill(_ range: Range<Int>, with number: Int) {
    for index in range { self[index] = number }
  }
}

extension UInt8 {
  /// A Boolean value indicating whether the byte is a space, a tab or a line's end.
  fileprivate var isBlank: Bool { self == 0x20 || 0x09...0x0D ~= self }
}

extension SourceFile {
  /// Returns the rest of a token's line.
  fileprivate func line(after token: SwiftToken) -> String {
    let rest = bytes[token.range.lowerBound...]
    return String(decoding: rest.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}
