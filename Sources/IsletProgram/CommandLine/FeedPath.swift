/// The place of a feed on a command line.
enum FeedPath: Hashable {
  case standardInput
  case file(String)

  /// Takes a word of a command line; `-` is standard input.
  init(_ word: String) {
    self = word == "-" ? .standardInput : .file(word)
  }

  /// The word of a command line, by which a fault names it.
  var word: String {
    switch self {
    case .standardInput: "-"
    case .file(let path): path
    }
  }

  /// The name for people.
  var name: String {
    self == .standardInput ? "standard input" : word
  }
}

extension FeedPath: ExpressibleByStringLiteral {
  init(stringLiteral word: String) { self.init(word) }
}

extension [FeedPath] {
  /// The places, or standard input where none is named.
  var orStandardInput: [FeedPath] { isEmpty ? [.standardInput] : self }
}
