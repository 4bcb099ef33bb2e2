extension SourceFile {
  /// Calls whose closures return nothing.
  private static let actions: Set<String> = [
    "action", "onAppear", "onChange", "onDisappear", "onReceive", "onTapGesture", "task",
  ]
  /// Calls with small letters whose closures hold views.
  private static let containers: Set<String> = [
    "background", "contextMenu", "mask", "overlay", "safeAreaInset", "toolbar",
  ]
  /// Calls without which there is no activity; an error at one follows from another in its closures.
  private static let necessities: Set<String> = ["ActivityConfiguration", "DynamicIsland"]
  /// Words with which a line goes on that began above it.
  private static let continuations: Set<String> = [
    ".", "?", ":", ")", "]", "}", "{", "+", "-", "*", "/", "&", "|", "=", "<", ">", ",", "else",
  ]
  /// Words behind which a line goes on below.
  private static let openEnds: Set<String> = [
    "=", "+", "-", "*", "/", "&", "|", "?", ":", ",", ".", "(", "[", "return", "in",
  ]
  /// The most words between a condition's keyword and its brace.
  private static let conditionLengthMaximum = 60

  /// Returns the statement around a place in the innermost closure of views or of an action; `nil` elsewhere.
  ///
  /// In the place of a view is a mark, where there is room for it, and in that of another statement an empty view, or nothing.
  ///
  /// A card without one of its texts still shows the others.
  ///
  /// - Parameter offset: The place, in bytes.
  /// - Returns: The statement by its first name.
  func statement(around offset: Int) -> FunctionBody? {
    let words = tokens.map { text(of: $0) }
    guard let place = tokens.firstIndex(where: { $0.range.upperBound > offset }) else { return nil }
    var braces: [Int] = []
    for index in 0..<place where tokens[index].kind == .punctuation {
      if words[index] == "{" {
        braces.append(index)
      } else if words[index] == "}" {
        _ = braces.popLast()
      }
    }
    // A condition's block has what the block around it has.
    var inner: Int?
    for brace in braces.reversed() {
      let replacement: FunctionBody.Replacement
      switch block(words, at: brace) {
      case .views: replacement = .view
      case .action: replacement = .nothing
      case .declaration: return inner == nil ? assignment(words, at: place, inBlockAt: brace) : nil
      case .condition:
        inner = inner ?? brace
        continue
      case .other:
        inner = nil
        continue
      }
      let brace = inner ?? brace
      guard let range = statement(words, at: place, inBlockAt: brace),
        !words[range].contains("#"), !Self.necessities.contains(words[range.lowerBound])
      else { return nil }
      // A view of one statement is empty without it, as its body would be.
      let isWhole = range.lowerBound == brace + 1 && ["View", "Widget"].contains(words[brace - 1])
      guard !isWhole || range.upperBound < words.count && words[range.upperBound] != "}" else {
        return nil
      }
      let name = tokens[range.lowerBound].kind == .name ? words[range.lowerBound] : ""
      let isCall = name.first?.isUppercase == true
      let isView = isCall && replacement == .view
      return FunctionBody(
        range: bytePlace(of: range), replacement: isView ? .mark : replacement,
        name: isCall ? "\(name)(…)" : "the statement")
    }
    return nil
  }

  /// Returns the statement around a place where it sets a part of a value, as `state.turn = Turns.left`: without it the others
  /// hold.
  private func assignment(
    _ words: [String], at place: Int, inBlockAt brace: Int
  ) -> FunctionBody? {
    guard let range = statement(words, at: place, inBlockAt: brace), !words[range].contains("#"),
      tokens[range.lowerBound].kind == .name, !["self", "Self"].contains(words[range.lowerBound])
    else { return nil }
    var index = range.lowerBound
    while index + 2 < range.upperBound, words[index + 1] == ".", tokens[index + 2].kind == .name {
      index += 2
    }
    guard index > range.lowerBound, index + 2 < range.upperBound, words[index + 1] == "=",
      words[index + 2] != "="
    else { return nil }
    return FunctionBody(range: bytePlace(of: range), replacement: .nothing, name: "the statement")
  }

  /// Returns the place of tokens in bytes.
  private func bytePlace(of range: Range<Int>) -> Range<Int> {
    tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
  }

  /// The contents of a block.
  private enum Block {
    /// Statements that are views.
    case views
    /// Statements with no value.
    case action
    /// The members of a type, or the statements of a function with a value.
    case declaration
    /// The same as in the block around.
    case condition
    case other
  }

  /// Returns whether the last structure that begins before a brace is a bundle of widgets.
  private func isInBundle(_ words: [String], before brace: Int) -> Bool {
    guard let start = words[..<brace].lastIndex(of: "struct") else { return false }
    return words[start..<brace].prefix { $0 != "{" }.contains("WidgetBundle")
  }

  /// Returns the contents of the block that a brace opens.
  private func block(_ words: [String], at brace: Int) -> Block {
    guard brace > 0 else { return .other }
    if isType(words, before: brace) { return .declaration }
    if isCondition(words, before: brace) { return .condition }
    var last = brace - 1
    if words[last] == ":", last > 0 {
      return Self.actions.contains(words[last - 1]) ? .action : .views
    }
    if words[last] == ")" {
      guard let open = openingParenthesis(words, before: last), open > 0 else { return .other }
      last = open - 1
    }
    guard tokens[last].kind == .name, let first = words[last].first else { return .other }
    let before = last > 0 ? words[last - 1] : ""
    // A function without a result.
    if before == "func" { return .action }
    if Self.actions.contains(words[last]) { return .action }
    if Self.containers.contains(words[last]) { return .views }
    // A result is a view where it is `some View`; behind a colon are a type's protocols, too.
    if [":", ">", "some", "any"].contains(before) {
      // The body of a bundle has nothing in place of a widget.
      if words[last] == "Widget", before == "some" {
        return isInBundle(words, before: brace) ? .action : .declaration
      }
      return words[last] == "View" && before == "some" ? .views : .declaration
    }
    return first.isUppercase ? .views : .other
  }

  /// Returns whether a brace opens a type: one of its keywords stands behind the brace before.
  private func isType(_ words: [String], before brace: Int) -> Bool {
    let head = words.indices[..<brace].suffix(Self.conditionLengthMaximum).reversed()
      .prefix { words[$0] != "{" && words[$0] != "}" }
    return head.contains { index in
      Self.typeKeywords.contains(words[index]) && (index == 0 || words[index - 1] != ".")
    }
  }

  private static let typeKeywords: Set<String> = [
    "actor", "class", "enum", "extension", "protocol", "struct",
  ]

  /// Returns the parenthesis that matches a closing one.
  private func openingParenthesis(_ words: [String], before close: Int) -> Int? {
    var depth = 0
    for index in stride(from: close, through: 0, by: -1) {
      depth += tokens[index].depthChange(words[index])
      if depth == 0 { return index }
    }
    return nil
  }

  /// Returns whether a brace opens the code under a condition, or of a loop.
  private func isCondition(_ words: [String], before brace: Int) -> Bool {
    var depth = 0
    for index in stride(
      from: brace - 1, through: max(0, brace - Self.conditionLengthMaximum), by: -1)
    {
      switch words[index] {
      case ")", "]": depth += 1
      case "(", "[": depth -= 1
      case "{", "}", ";": return false
      case "if", "else", "for", "switch", "while":
        if depth == 0 { return index == 0 || words[index - 1] != "." }
      default: break
      }
      if depth < 0 { return false }
    }
    return false
  }

  /// Returns the tokens of the statement around a place in a block.
  private func statement(
    _ words: [String], at place: Int, inBlockAt brace: Int
  ) -> Range<Int>? {
    var start = brace + 1
    let head = words.indices[start...].prefix { !tokens[$0].startsLine }.prefix(
      Self.conditionLengthMaximum)
    if start <= place, words[start] != "for",
      let end = head.prefix(while: { words[$0] != "{" }).first(where: { words[$0] == "in" })
    {
      start = end + 1
    }
    guard start <= place else { return nil }
    var (depth, index) = (0, start)
    while index < words.count, depth >= 0 {
      if depth == 0, index > start, beginsStatement(words, at: index) {
        if index > place { break }
        start = index
      }
      depth += tokens[index].depthChange(words[index])
      if depth < 0 { break }
      index += 1
    }
    if ["case", "default"].contains(words[start]) {
      var depth = 0
      let colon = words.indices[start..<index].first { index in
        depth += tokens[index].depthChange(words[index])
        return depth == 0 && words[index] == ":"
      }
      guard let colon, colon < place else { return nil }
      start = colon + 1
    }
    // The sign between two statements stays.
    if index > start + 1, words[index - 1] == ";" { index -= 1 }
    return start <= place && place < index ? start..<index : nil
  }

  private func beginsStatement(_ words: [String], at index: Int) -> Bool {
    if words[index - 1] == ";" { return true }
    return tokens[index].startsLine && !Self.continuations.contains(words[index])
      && !Self.openEnds.contains(words[index - 1])
  }
}
