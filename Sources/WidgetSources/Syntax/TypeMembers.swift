/// A search for the members of types, each with its attributes, and for what stands at the file's top.
struct TypeMembers {
  /// Braces while they are open.
  private struct Level {
    let isType: Bool
    /// The first token of the member that is read.
    var start: Int?
    /// The member's name, once its keyword is read.
    var name: String?
    /// A Boolean value indicating whether the next brace opens a type.
    var opensType = false
    /// The open parentheses and brackets.
    var depth = 0
  }

  private static let modifiers: Set<String> = [
    "@", "async", "convenience", "dynamic", "fileprivate", "final", "indirect", "internal", "lazy",
    "mutating", "nonisolated", "nonmutating", "open", "optional", "override", "package", "private",
    "public", "required", "static", "unowned", "weak",
  ]
  private static let valueKeywords: Set<String> = [
    "associatedtype", "case", "deinit", "func", "init", "let", "subscript", "typealias", "var",
  ]
  private static let typeKeywords: Set<String> = [
    "actor", "class", "enum", "extension", "protocol", "struct",
  ]

  private let file: SourceFile
  private let words: [String]
  private var levels: [Level]
  private var found: (name: String, range: Range<Int>)?

  /// Begins a search.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - includesTop: Whether functions and values at the file's top count as members.
  init(_ file: SourceFile, includingTop includesTop: Bool = false) {
    self.file = file
    levels = [Level(isType: includesTop)]
    words = file.tokens.map { file.text(of: $0) }
  }

  /// Returns the innermost member around a place; `nil` outside of all.
  ///
  /// - Parameter offset: The place, in bytes.
  /// - Returns: The member's name, and its place in bytes.
  mutating func member(around offset: Int) -> (name: String, range: Range<Int>)? {
    for index in words.indices where found == nil {
      let isFirst = index > 0 && ["{", ";"].contains(words[index - 1])
      if file.tokens[index].startsLine || isFirst { beginMember(at: index, offset) }
      switch words[index] {
      case "{": levels.append(Level(isType: levels[levels.count - 1].opensType))
      case "}":
        endMember(before: index, offset)
        if levels.count > 1 { levels.removeLast() }
        levels[levels.count - 1].opensType = false
      case "(", "[": levels[levels.count - 1].depth += 1
      case ")", "]": levels[levels.count - 1].depth -= 1
      default: readKeyword(at: index)
      }
    }
    if found == nil, levels.count == 1 { endMember(before: words.count, offset) }
    return found
  }

  private mutating func beginMember(at index: Int, _ offset: Int) {
    let level = levels[levels.count - 1]
    guard level.isType, level.depth == 0 else { return }
    let word = words[index]
    let isDirective = word == "#"
    guard
      isDirective || Self.modifiers.contains(word) || Self.valueKeywords.contains(word)
        || Self.typeKeywords.contains(word)
    else { return }
    // Attributes stand in lines of their own before their member.
    if level.start != nil, level.name == nil, !isDirective { return }
    endMember(before: index, offset)
    if !isDirective { levels[levels.count - 1].start = index }
  }

  private mutating func endMember(before end: Int, _ offset: Int) {
    defer { (levels[levels.count - 1].start, levels[levels.count - 1].name) = (nil, nil) }
    let level = levels[levels.count - 1]
    guard let start = level.start, let name = level.name, start < end else { return }
    let tokens = file.tokens
    let range = tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound
    if range.contains(offset) { found = (name, range) }
  }

  private mutating func readKeyword(at index: Int) {
    let word = words[index]
    let isType = Self.typeKeywords.contains(word)
    guard isType || Self.valueKeywords.contains(word), index + 1 < words.count,
      index == 0 || words[index - 1] != ".", levels[levels.count - 1].depth == 0
    else { return }
    // `class func` and `class var` declare no class.
    let next = words[index + 1]
    guard !isType || file.tokens[index + 1].kind == .name && !Self.valueKeywords.contains(next)
    else { return }
    levels[levels.count - 1].opensType = isType
    guard levels[levels.count - 1].isType, levels[levels.count - 1].name == nil else { return }
    levels[levels.count - 1].name = ["init", "deinit", "subscript"].contains(word) ? word : next
  }
}

extension SourceFile {
  /// Returns the innermost member of a type that is around a place; `nil` outside of all.
  ///
  /// - Parameter offset: The place, in bytes.
  /// - Returns: The member with its attributes.
  func member(around offset: Int) -> FunctionBody? {
    var members = TypeMembers(self)
    return members.member(around: offset).map {
      FunctionBody(range: $0.range, replacement: .nothing, name: $0.name, isMember: true)
    }
  }

  /// Returns the function or the value at the file's top that is around a place; `nil` within types, and elsewhere.
  ///
  /// - Parameter offset: The place, in bytes.
  /// - Returns: The declaration with its attributes.
  func topValue(around offset: Int) -> FunctionBody? {
    guard declaration(around: offset) == nil else { return nil }
    var members = TypeMembers(self, includingTop: true)
    return members.member(around: offset).map {
      FunctionBody(range: $0.range, replacement: .nothing, name: $0.name)
    }
  }
}
