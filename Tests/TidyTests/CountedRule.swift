/// A rule that the house does not keep everywhere yet: the exceptions are counted in `Allowances`, and only ever shrink.
enum CountedRule: String, CaseIterable {
  /// A folder has at most 15 Swift files.
  case folderSize
  /// A `switch` over an enum of our own names all its cases.
  case defaultOverCases
  /// A doc comment names its subject first, instead of asking for it.
  case riddle
  /// A comment says a thing as one would say it aloud.
  case dialect
  /// Functions are named with the two verbs of the whole stack.
  case oldVerb
  /// A file's names are used in another file.
  case deadFile

  static let folderSizeMaximum = 15

  /// The number of exceptions at each place that has some: a folder, a file or a target.
  func counts(in sources: [SwiftSource]) -> [String: Int] {
    switch self {
    case .folderSize:
      return Dictionary(grouping: sources, by: \.folder).mapValues(\.count)
        .filter { $0.value > Self.folderSizeMaximum }
    case .defaultOverCases:
      return Self.sums(of: sources.filter { $0.target != nil }, by: \.path) {
        $0.defaultsOverCases.count
      }
    case .riddle:
      return Self.sums(of: sources, by: \.room) { $0.riddles.count }
    case .dialect:
      return Self.sums(of: sources, by: \.room) { $0.dialect.count }
    case .oldVerb:
      return Self.sums(of: sources, by: \.room) { $0.oldVerbs.count }
    case .deadFile:
      return Self.deadFiles(in: sources.filter { $0.target != nil })
    }
  }

  private static func sums(
    of sources: [SwiftSource], by place: (SwiftSource) -> String, _ count: (SwiftSource) -> Int
  ) -> [String: Int] {
    sources.reduce(into: [:]) { $0[place($1), default: 0] += count($1) }.filter { $0.value > 0 }
  }

  /// The files none of whose names stands in another one; a file that only adds initializers, or starts a program, is
  /// used without a name.
  private static func deadFiles(in sources: [SwiftSource]) -> [String: Int] {
    var users: [String: Int] = [:]
    for name in sources.lazy.flatMap(\.vocabulary) { users[name, default: 0] += 1 }
    return sources.reduce(into: [:]) { dead, source in
      let declared = source.declaredNames
      guard !declared.isEmpty, !source.vocabulary.contains("main") else { return }
      if declared.allSatisfy({ users[$0, default: 0] < 2 }) { dead[source.path] = 1 }
    }
  }
}

extension SwiftSource {
  /// The lines of doc comments that begin with a question's word.
  var riddles: [Int] {
    comments.indices.filter { line in
      Self.questions.contains { comments[line].hasPrefix($0) }
    }.map { $0 + 1 }
  }

  /// The lines of comments with a phrase that people do not say.
  var dialect: [Int] {
    comments.indices.filter { line in
      let words = comments[line].lowercased().split { !$0.isLetter }.joined(separator: " ")
      return Self.phrases.contains { " \(words) ".contains(" \($0) ") }
    }.map { $0 + 1 }
  }

  private static let phrases = [
    "anybody", "as good as", "be it", "but for", "nobody", "somebody", "takes it that", "upon",
    "without a word",
  ]

  private static let questions = ["What ", "How ", "Where ", "Whether ", "Who "]

  /// The lines of functions whose name begins with a verb that means `apply`, `handle` or `update`.
  var oldVerbs: [Int] {
    words.indices.dropLast().filter { index in
      guard words[index].text == "func" else { return false }
      let name = words[index + 1].text
      return Self.verbs.contains { verb in
        name.hasPrefix(verb) && name.dropFirst(verb.count).first?.isLowercase != true
      }
    }.map { words[$0].line }
  }

  private static let verbs = ["obey", "follow", "answer", "receive", "meet"]
}
