/// The use of a name: the names behind it, and the argument that it is.
struct NameUse {
  let index: Int
  let words: [String]
  private let file: SourceFile

  init(_ file: SourceFile, at index: Int) {
    self.file = file
    self.index = index
    words = file.tokens.map { file.text(of: $0) }
  }

  /// The names from the first one on, each behind a point.
  var path: [String] { Array(stride(from: index, through: end, by: 2).map { words[$0] }) }

  /// A Boolean value indicating whether the path's last name is called.
  var isPathCalled: Bool { isCalled(at: end) }

  private var end: Int {
    var end = index
    while end + 2 < words.count, words[end + 1] == ".", file.tokens[end + 2].kind == .name {
      end += 2
    }
    return end
  }

  func isCalled(at place: Int) -> Bool {
    place + 1 < words.count && ["(", "{"].contains(words[place + 1])
      && !file.tokens[place + 1].startsLine
  }

  /// The label of the argument, or the function of one without a label; `nil` for no argument.
  var place: String? {
    if index >= 2, words[index - 1] == ":", file.tokens[index - 2].kind == .name,
      index >= 3, ["(", ","].contains(words[index - 3])
    {
      return words[index - 2]
    }
    var depth = 0
    for before in stride(from: index - 1, through: 1, by: -1) {
      switch words[before] {
      case ")", "]", "}": depth += 1
      case "(", "[", "{":
        guard depth == 0 else {
          depth -= 1
          break
        }
        // In `colors: [RideColors.a, RideColors.b]` the list is the argument.
        if words[before] == "[", before >= 2, words[before - 1] == ":" { return words[before - 2] }
        return words[before] == "(" ? words[before - 1] : nil
      default: break
      }
    }
    return nil
  }

  /// The type that the function or the property around gives, without its module and the sign of an optional; `nil` where
  /// none is written.
  var resultType: String? {
    var depth = 0
    for before in stride(from: index - 1, through: 2, by: -1) {
      if words[before] == "}" { depth += 1 }
      guard words[before] == "{" else { continue }
      if depth > 0 {
        depth -= 1
      } else if let type = resultType(before: before) {
        return type
      }
    }
    return nil
  }

  /// Returns the type between an arrow, or the colon of a property, and a brace.
  private func resultType(before brace: Int) -> String? {
    let last = ["?", "!"].contains(words[brace - 1]) ? brace - 2 : brace - 1
    var first = last
    while first > 2, words[first - 1] == "." { first -= 2 }
    guard first > 2, file.tokens[last].kind == .name else { return nil }
    let isResult = words[first - 2] == "-" && words[first - 1] == ">"
    let isValue = words[first - 1] == ":" && words[first - 3] == "var"
    return isResult || isValue ? words[last] : nil
  }

  /// An argument of a call.
  struct Argument {
    /// The label; `_` for none.
    let label: String
    /// A Boolean value indicating whether the argument is a member without its type, as `.now`.
    let isMember: Bool
    /// The name of that member where the argument is nothing else; `nil` for `.now + 60`, too.
    let member: String?
  }

  /// Returns the labels of a call's arguments; `nil` where an argument needs its parameter's own type, and where the call has
  /// no end.
  func labels(ofCallAt place: Int) -> [String]? {
    arguments(ofCallAt: place).flatMap { arguments in
      arguments.contains(where: \.isMember) ? nil : arguments.map(\.label)
    }
  }

  /// Returns the arguments of a call; `nil` for closures, and where the call has no end.
  func arguments(ofCallAt place: Int) -> [Argument]? {
    guard place + 1 < words.count, words[place + 1] == "(" else { return nil }
    var arguments: [Argument] = []
    var (depth, isStart) = (0, true)
    for index in place + 2..<words.count {
      let word = words[index]
      if isStart, word != ")" {
        let isLabel =
          file.tokens[index].kind == .name && index + 2 < words.count && words[index + 1] == ":"
        // A closure's values are of a type that is missing.
        let start = isLabel ? index + 2 : index
        guard words[start] != "{" else { return nil }
        let isMember = words[start] == "."
        let isAlone = isMember && start + 2 < words.count && [",", ")"].contains(words[start + 2])
        arguments.append(
          Argument(
            label: isLabel ? word : "_", isMember: isMember,
            member: isAlone ? words[start + 1] : nil))
        isStart = false
      }
      depth += file.tokens[index].depthChange(word)
      if depth < 0 {
        let next = index + 1 < words.count ? words[index + 1] : ""
        return next == "{" && !file.tokens[index + 1].startsLine ? nil : arguments
      }
      if depth == 0, word == "," { isStart = true }
    }
    return nil
  }
}
