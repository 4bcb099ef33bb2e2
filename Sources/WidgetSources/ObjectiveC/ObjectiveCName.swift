/// The names of an Objective-C method in Swift.
///
/// Swift takes words out of a selector by rules that need all types' names; here each name that they may lead to is given,
/// since only one of them is called.
struct ObjectiveCName: Hashable {
  let base: String
  let labels: [String]

  /// Returns the names of a method.
  ///
  /// - Parameters:
  ///   - pieces: The parts of the selector.
  ///   - types: The Swift types of the arguments; none for a selector without any.
  /// - Returns: The names, the whole selector's first.
  static func all(of pieces: [String], taking types: [String]) -> [ObjectiveCName] {
    guard let first = pieces.first else { return [] }
    guard let type = types.first else { return [ObjectiveCName(base: first, labels: [])] }
    let rest = Array(pieces.dropFirst())
    var names = [ObjectiveCName(base: first, labels: ["_"] + rest)]
    let words = words(of: first)
    if let pruned = withoutType(words, type) {
      names.append(ObjectiveCName(base: camel(pruned), labels: ["_"] + rest))
    }
    if let place = words.lastIndex(where: { prepositions.contains($0.lowercased()) }), place > 0 {
      let (base, label) = (camel(Array(words[..<place])), Array(words[place...]))
      names.append(ObjectiveCName(base: base, labels: [camel(label)] + rest))
      if label.count > 1, label[0] == "With" {
        // `loadWithCompletion:` is `load(completion:)`.
        names.append(ObjectiveCName(base: base, labels: [camel(Array(label.dropFirst()))] + rest))
      }
      if let pruned = withoutType(label, type) {
        names.append(ObjectiveCName(base: base, labels: [camel(pruned)] + rest))
      }
    }
    return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Returns the name of an initializer: `initWithPrefix:` is `init(prefix:)`.
  static func initializer(_ pieces: [String]) -> ObjectiveCName? {
    guard let first = pieces.first, first.hasPrefix("init") else { return nil }
    var words = words(of: String(first.dropFirst(4)))
    if words.first == "With" { words.removeFirst() }
    return ObjectiveCName(
      base: "init", labels: [words.isEmpty ? "_" : camel(words)] + pieces.dropFirst())
  }

  /// Reads `NS_SWIFT_NAME(string(from:style:))`.
  init?(swiftName words: ArraySlice<String>) {
    let parts = words.filter { $0 != ":" && $0 != "(" && $0 != ")" && $0 != "." }
    guard let first = parts.first else { return nil }
    base = first
    labels = Array(parts.dropFirst())
  }

  init(base: String, labels: [String]) {
    self.base = base
    self.labels = labels
  }

  private static let prepositions: Set<String> = [
    "as", "at", "by", "for", "from", "in", "into", "of", "on", "to", "using", "with",
  ]

  /// Returns words without those at their end that the type's name ends with, too; `nil` where there are none.
  private static func withoutType(_ words: [String], _ type: String) -> [String]? {
    var (left, typeWords) = (words, Self.words(of: type.filter { $0.isLetter || $0.isNumber }))
    while left.count > 1, let last = typeWords.last, left.last == last {
      left.removeLast()
      typeWords.removeLast()
    }
    return left.count < words.count ? left : nil
  }

  /// Returns the words of a name, each beginning with a capital letter but the first.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let next = index + 1 < letters.count ? letters[index + 1] : " "
      let begins =
        letter.isUppercase && (index == 0 || !letters[index - 1].isUppercase || next.isLowercase)
      if begins || words.isEmpty { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words
  }

  /// Returns words as one name that begins with a small letter.
  static func camel(_ words: [String]) -> String {
    (words.first?.lowercased() ?? "") + words.dropFirst().joined()
  }
}
