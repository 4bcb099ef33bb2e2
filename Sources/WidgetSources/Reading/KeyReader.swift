/// Finds the keys by which a source asks dictionaries in other ways than by a subscript alone: through its own functions, as
/// `state.int("set")`, and in comparisons, as `data["status"]?.asString() == "active"`.
struct KeyReader {
  /// The most words of a function's head, and of its body, that are read.
  private static let (headLengthMaximum, bodyLengthMaximum) = (60, 200)
  /// The most words between `switch` and its brace.
  private static let subjectLengthMaximum = 24

  /// The uses of values by the types that functions return them as.
  private static let uses: [String: SourceFile.KeyUse] = [
    "Bool": .flag, "CGFloat": .number, "Date": .seconds, "Double": .number, "Float": .number,
    "Int": .number, "Int64": .number, "String": .text, "TimeInterval": .number,
  ]

  private let tokens: [SwiftToken]
  private let words: [String]

  /// Begins with a file's tokens, and their texts.
  init(_ tokens: [SwiftToken], _ words: [String]) {
    self.tokens = tokens
    self.words = words
  }

  /// Reads the whole file.
  func read(into file: inout SourceFile) {
    for index in words.indices {
      if tokens[index].kind == .text {
        readCall(at: index, into: &file)
        readCompared(at: index, into: &file)
      } else if words[index] == "func" {
        readFunction(at: index, into: &file)
      } else if words[index] == "switch" {
        readSwitch(at: index, into: &file)
      }
    }
  }

  /// Reads `.int("set")` and `.value(for: "set")`.
  private func readCall(at index: Int, into file: inout SourceFile) {
    guard index + 1 < words.count, [")", ","].contains(words[index + 1]), index > 2,
      let key = ValueReader.text(of: words[index])
    else { return }
    let name = words[index - 1] == ":" ? index - 4 : index - 2
    guard name > 0, words[name + 1] == "(", words[name - 1] == ".", tokens[name].kind == .name
    else { return }
    file.accessorCalls[words[name], default: []].insert(key)
  }

  /// Reads `func int(_ key: String) -> Int { Int(values[key] ?? "") ?? 0 }`.
  private func readFunction(at index: Int, into file: inout SourceFile) {
    let head = words.indices[index...].prefix(Self.headLengthMaximum)
    guard head.count > 4, tokens[index + 1].kind == .name,
      let open = head.first(where: { words[$0] == "(" }),
      let colon = words.indices[open...].prefix(4).first(where: { words[$0] == ":" }),
      colon > open + 1, colon + 1 < words.count, words[colon + 1] == "String",
      let brace = head.first(where: { words[$0] == "{" }), brace > colon + 2
    else { return }
    let result = words[brace - 1] == "?" ? words[brace - 2] : words[brace - 1]
    let (parameter, body) = (words[colon - 1], body(from: brace))
    let asks = zip(body.dropLast(2), body.dropFirst(2)).contains { first, last in
      words[first + 1] == parameter
        && (words[first] == "[" && words[last] == "]"
          || words[first] == ":" && words[first - 1] == "forKey")
    }
    guard asks else { return }
    let isDivided = body.contains { words[$0].hasPrefix("1000") }
    let use = result == "Date" && isDivided ? .milliseconds : Self.uses[result]
    if let use { file.keyAccessors[words[index + 1]] = use }
  }

  /// Returns the places within braces.
  private func body(from brace: Int) -> ArraySlice<Int> {
    var depth = 0
    let rest = Array(words.indices[brace...].prefix(Self.bodyLengthMaximum))
    let end = rest.firstIndex { index in
      depth += words[index] == "{" ? 1 : words[index] == "}" ? -1 : 0
      return depth == 0
    }
    return rest[..<(end ?? rest.endIndex)]
  }

  /// Reads `data["status"] == "active"`.
  private func readCompared(at index: Int, into file: inout SourceFile) {
    guard index > 5, words[index - 1] == "=", words[index - 2] == "=",
      let text = ValueReader.text(of: words[index]), let key = key(endingAt: index - 3)
    else { return }
    file.addComparedText(text, to: key)
  }

  /// Returns the key of a subscript that ends at a place, perhaps with a conversion: `data["status"]?.asString()`.
  private func key(endingAt place: Int) -> String? {
    var last = place
    if last > 4, words[last] == ")", words[last - 1] == "(", words[last - 3] == "." { last -= 4 }
    if words[last] == "?" || words[last] == "!" { last -= 1 }
    guard last > 2, words[last] == "]", words[last - 2] == "[" else { return nil }
    return ValueReader.text(of: words[last - 1])
  }

  /// Reads `switch data["status"]?.asString() { case "active":`, of whose value these are the texts.
  private func readSwitch(at index: Int, into file: inout SourceFile) {
    let subject = words.indices[(index + 1)...].prefix(Self.subjectLengthMaximum)
    guard let brace = subject.first(where: { words[$0] == "{" }), brace > index + 4,
      brace + 1 < words.count, words[brace + 1] == "case"
    else { return }
    var last = brace - 1
    // `switch data["status"] ?? "pending"`
    if words[last - 1] == "?", words[last - 2] == "?" { last -= 3 }
    guard let key = key(endingAt: last) else { return }
    for text in ValueReader.texts(ofCasesFrom: brace, tokens, words) {
      file.addComparedText(text, to: key)
    }
  }
}
