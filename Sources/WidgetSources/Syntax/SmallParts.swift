extension SourceFile {
  /// Returns the protocol or class around a place that a type names behind its colon, with `Any` in its place; `nil` elsewhere.
  ///
  /// - Parameter offset: The place, in bytes.
  /// - Returns: The name.
  func inheritedName(around offset: Int) -> FunctionBody? {
    let words = tokens.map { text(of: $0) }
    guard let index = tokens.firstIndex(where: { $0.range.contains(offset) }),
      tokens[index].kind == .name, words[index].utf8.count >= 3
    else { return nil }
    var start = index
    // `A.B` is one name, and so is `A<B>`.
    while start >= 2, words[start - 1] == "." { start -= 2 }
    var before = start - 1
    while before > 0, tokens[before].kind == .name || [",", ".", "&"].contains(words[before]) {
      if Self.clauseEnds.contains(words[before]) { return nil }
      before -= 1
    }
    guard before >= 2, words[before] == ":", tokens[before - 1].kind == .name else { return nil }
    // Behind the colon of `struct Ride<Stop>` are names, too.
    var head = before - 1
    while head > 0, tokens[head].kind == .name, words[head - 1] == "." { head -= 2 }
    guard head >= 1, Self.typeWords.contains(words[head - 1]) else { return nil }
    var end = index
    while end + 2 < words.count, words[end + 1] == ".", tokens[end + 2].kind == .name { end += 2 }
    return FunctionBody(
      range: tokens[start].range.lowerBound..<tokens[end].range.upperBound, replacement: .anything,
      name: words[start...end].joined())
  }

  private static let clauseEnds: Set<String> = [
    "case", "func", "in", "let", "return", "var", "where",
  ]
  private static let typeWords: Set<String> = [
    "actor", "class", "enum", "extension", "protocol", "struct",
  ]

  /// Returns the last call of a chain whose name or arguments are at a place, as `.processed(by: Sharpener())`; `nil` elsewhere.
  ///
  /// A view without one of its modifiers is still a view. What a closure holds has its own lines, and is no argument.
  ///
  /// - Parameter offset: The place, in bytes.
  /// - Returns: The call with its point and its closure.
  func modifier(around offset: Int) -> FunctionBody? {
    let words = tokens.map { text(of: $0) }
    guard let place = tokens.firstIndex(where: { $0.range.upperBound > offset }) else { return nil }
    var closed = 0
    for index in stride(from: min(place + 1, words.count - 1), through: 3, by: -1) {
      switch words[index] {
      case ")", "]", "}": closed += index < place ? 1 : 0
      case "{" where closed == 0 && index < place: return nil
      case "(", "[", "{":
        guard index >= place || closed == 0 else {
          closed -= 1
          break
        }
        let isChained = words[index - 2] == "." && [")", "}"].contains(words[index - 3])
        // The name itself may be at the place.
        guard words[index] == "(", isChained, index - 2 <= place,
          let end = endOfCall(words, from: index), end >= place
        else { break }
        return FunctionBody(
          range: tokens[index - 2].range.lowerBound..<tokens[end].range.upperBound,
          replacement: .nothing, name: ".\(words[index - 1])()")
      default: break
      }
    }
    return nil
  }

  /// The labels of arguments for which SwiftUI's views have values of their own.
  private static let optionalLabels: Set<String> = [
    "alignment", "horizontalSpacing", "pinnedViews", "spacing", "verticalSpacing",
  ]

  /// Returns the argument at a place that its call does without, as `spacing: .small`, with its comma; `nil` elsewhere.
  ///
  /// - Parameter offset: The place, in bytes.
  /// - Returns: The argument by its label.
  func optionalArgument(around offset: Int) -> FunctionBody? {
    let words = tokens.map { text(of: $0) }
    guard let place = tokens.firstIndex(where: { $0.range.upperBound > offset }) else { return nil }
    var (depth, deepest) = (0, 0)
    for index in stride(from: place - 1, through: 2, by: -1) {
      depth += tokens[index].depthChange(words[index])
      // A closure around the place is no argument.
      if words[index] == "{", depth > deepest { return nil }
      deepest = max(deepest, depth)
      let isLabel =
        words[index] == ":" && Self.optionalLabels.contains(words[index - 1])
        && ["(", ","].contains(words[index - 2])
      guard isLabel, var end = endOfArgument(words, from: index + 1), end > place else { continue }
      var start = index - 1
      if words[end] == "," {
        end += 1
      } else if words[start - 1] == "," {
        start -= 1
      }
      return FunctionBody(
        range: tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound,
        replacement: .nothing, name: "\(words[index - 1]):")
    }
    return nil
  }

  /// Returns the comma or the parenthesis behind an argument; `nil` where its call has no end.
  private func endOfArgument(_ words: [String], from start: Int) -> Int? {
    var depth = 0
    return words.indices[start...].first { index in
      depth += tokens[index].depthChange(words[index])
      return depth < 0 || depth == 0 && words[index] == ","
    }
  }

  /// Returns the bracket that closes one; `nil` where there is none.
  private func closingBracket(_ words: [String], of open: Int) -> Int? {
    var depth = 0
    return words.indices[open...].first { index in
      depth += tokens[index].depthChange(words[index])
      return depth == 0
    }
  }

  /// Returns whether a closure's first statement is a view, or one of several.
  private func holdsViews(_ words: [String], closureAt brace: Int) -> Bool {
    let first = brace + 1
    guard first + 1 < words.count, tokens[first].kind == .name else { return false }
    return ["if", "switch"].contains(words[first])
      || words[first].first?.isUppercase == true && words[first] != "Task"
        && ["(", "{"].contains(words[first + 1])
  }

  /// Returns the head of a container whose name is at a place, as `Card(style: .small)` before `{ Text("a") }`; none elsewhere.
  ///
  /// The container's content is drawn in a stack, and so are the contents of further closures, as that of `footer: { Text("b") }`,
  /// between which a semicolon takes the label's place.
  ///
  /// - Parameter offset: The place, in bytes.
  /// - Returns: The head with its arguments, and what is between its closures.
  func container(around offset: Int) -> [FunctionBody] {
    let words = tokens.map { text(of: $0) }
    guard let place = tokens.firstIndex(where: { $0.range.contains(offset) }), place > 0,
      tokens[place].kind == .name, words[place].first?.isUppercase == true,
      words[place - 1] != ".", place + 1 < words.count
    else { return [] }
    var brace = place + 1
    if words[brace] == "(" {
      brace = closingBracket(words, of: brace).map { $0 + 1 } ?? words.count
    }
    let closures = closures(words, from: brace)
    let contents = closures.filter { holdsViews(words, closureAt: $0.lowerBound) }
    guard let first = contents.first, let last = closures.last,
      !words[first.lowerBound..<last.upperBound].contains(where: { $0.hasPrefix("$") })
    else { return [] }
    let range = tokens[place].range.lowerBound..<tokens[first.lowerBound].range.lowerBound
    let replacement = [FunctionBody.Replacement.stack, .group].first {
      $0.rawValue.utf8.count <= range.count
    }
    guard let replacement else { return [] }
    let name = "\(words[place]) around its content"
    let joints = zip(contents, contents.dropFirst()).map { one, next in
      FunctionBody(
        range: tokens[one.upperBound].range.lowerBound..<tokens[next.lowerBound].range.upperBound,
        replacement: .separator)
    }
    // An action behind the last content is left out.
    let end = contents[contents.count - 1].upperBound
    let rest =
      end == last.upperBound
      ? []
      : [
        FunctionBody(
          range: tokens[end].range.upperBound..<tokens[last.upperBound].range.upperBound,
          replacement: .nothing, name: "an action of \(words[place])")
      ]
    return [FunctionBody(range: range, replacement: replacement, name: name)] + joints + rest
  }

  /// Returns the closures behind a call, from brace to brace; those behind the first have labels.
  private func closures(_ words: [String], from brace: Int) -> [ClosedRange<Int>] {
    var (closures, start) = ([ClosedRange<Int>](), brace)
    while start < words.count, words[start] == "{", let end = closingBracket(words, of: start) {
      closures.append(start...end)
      let hasLabel =
        end + 3 < words.count && tokens[end + 1].kind == .name && words[end + 2] == ":"
        && words[end + 3] == "{"
      guard hasLabel else { break }
      start = end + 3
    }
    return closures
  }

  /// Returns the last token of a call, which may have a closure behind its parenthesis.
  private func endOfCall(_ words: [String], from open: Int) -> Int? {
    var depth = 0
    for index in open..<words.count {
      depth += tokens[index].depthChange(words[index])
      guard depth == 0 else { continue }
      let hasClosure = words[index] == ")" && index + 1 < words.count && words[index + 1] == "{"
      if !hasClosure || tokens[index + 1].startsLine { return index }
    }
    return nil
  }
}
