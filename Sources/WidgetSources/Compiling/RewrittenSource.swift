/// A copy of a Swift file for islet's compiler: each byte keeps its line and its column, so that errors name the original's.
///
/// Conditions on the machine get an iPhone's answers, and words that mean something on Apple's systems only become blanks:
/// `@main`, since the program's start is islet's own; `@objc` and the like, which the compiler refuses without Objective-C.
public struct RewrittenSource: Sendable {
  /// The attributes that become blanks, with their arguments.
  private static let droppedAttributes: Set<String> = [
    "main", "UIApplicationMain", "objc", "objcMembers", "IBAction", "IBOutlet", "IBDesignable",
    "IBInspectable", "NSManaged", "NSCopying", "GKInspectable",
  ]

  /// The copy's bytes, as many as the file's.
  public private(set) var bytes: [UInt8]
  private let file: SourceFile
  private let words: [String]

  /// Rewrites a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - modules: The modules that islet has.
  public init(of file: SourceFile, modules: Set<String>) {
    self.file = file
    bytes = file.bytes
    words = file.tokens.map { file.text(of: $0) }
    for index in words.indices.dropLast() {
      switch words[index] {
      case "@": dropAttribute(at: index)
      case "#" where words[index + 1] == "if" || words[index + 1] == "elseif":
        decideCondition(after: index + 1, PhoneConditions(modules: modules))
      default: break
      }
    }
    for submodule in file.imports { dropSubmodule(of: submodule) }
  }

  private mutating func blank(_ range: Range<Int>) {
    for index in range
    where bytes[index] != UInt8(ascii: "\n") && bytes[index] != UInt8(ascii: "\r") {
      bytes[index] = UInt8(ascii: " ")
    }
  }

  private mutating func dropAttribute(at index: Int) {
    guard Self.droppedAttributes.contains(words[index + 1]), file.tokens[index].kind == .sign else {
      return
    }
    var end = index + 1
    if index + 2 < words.count, words[index + 2] == "(",
      file.tokens[index + 2].range.lowerBound == file.tokens[index + 1].range.upperBound
    {
      end = closing(of: index + 2) ?? end
    }
    blank(file.tokens[index].range.lowerBound..<file.tokens[end].range.upperBound)
  }

  /// Returns the index of the token that closes a parenthesis.
  private func closing(of start: Int) -> Int? {
    var depth = 0
    for index in start..<words.count {
      if words[index] == "(" { depth += 1 }
      if words[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private mutating func decideCondition(after directive: Int, _ phone: PhoneConditions) {
    var index = directive + 1
    while index < words.count, !file.tokens[index].startsLine {
      defer { index += 1 }
      guard file.tokens[index].kind == .name, index + 2 < words.count, words[index + 1] == "(",
        let answer = phone.answer(to: words[index], words[index + 2]),
        let end = closing(of: index + 1)
      else { continue }
      let range = file.tokens[index].range.lowerBound..<file.tokens[end].range.upperBound
      guard range.count >= 5 else { continue }
      blank(range)
      bytes.replaceSubrange(
        range.lowerBound..<range.lowerBound + (answer ? 4 : 5), with: "\(answer)".utf8)
      index = end
    }
  }

  /// Blanks `.log` in `import os.log`: islet's modules have no submodules.
  private mutating func dropSubmodule(of module: SourceFile.Import) {
    guard let index = file.tokens.firstIndex(where: { $0.range == module.range }), index > 0,
      words[index - 1] == "import", index + 2 < words.count, words[index + 1] == ".",
      !file.tokens[index + 1].startsLine
    else { return }
    blank(file.tokens[index + 1].range.lowerBound..<file.tokens[index + 2].range.upperBound)
  }
}
