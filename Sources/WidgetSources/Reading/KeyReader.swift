/// Finds the keys by which a source asks dictionaries in other ways than by a subscript alone: through its own functions, as
/// `state.int("set")`, and in comparisons, as `data["status"]?.asString() == "active"`; and the properties of which its own
/// functions make times, as `date(ofMilliseconds: state.end)`.
struct KeyReader {
  /// The most words of a function's head, and of its body, that are read.
  private static let (headLengthMaximum, bodyLengthMaximum) = (60, 200)
  /// The most words between `switch` and its brace.
  private static let subjectLengthMaximum = 24
  /// The most texts with which a function compares its parameter.
  private static let comparedTextsMaximum = 24
  /// The most words before a time within the function that makes it.
  private static let timeDistanceMaximum = 400
  /// The most tokens between `map` and the time that is made of each value, and behind that.
  private static let mappedDistanceMaximum = 7

  /// The uses of values by the types that functions return them as.
  private static let uses: [String: SourceFile.KeyUse] = [
    "Bool": .flag, "CGFloat": .number, "Date": .seconds, "Double": .number, "Float": .number,
    "Int": .number, "Int64": .number, "String": .text, "TimeInterval": .number,
  ]

  private let tokens: [SwiftToken]
  private let words: [String]
  private var keys: KeyUses

  /// Begins with a file's tokens, and their texts.
  ///
  /// - Parameters:
  ///   - tokens: The tokens.
  ///   - words: Their texts.
  ///   - keys: The keys that were found before.
  init(_ tokens: [SwiftToken], _ words: [String], after keys: KeyUses) {
    self.tokens = tokens
    self.words = words
    self.keys = keys
  }

  /// Reads the whole file.
  ///
  /// - Returns: Its keys, with those that were found before.
  mutating func read() -> KeyUses {
    for index in words.indices {
      if tokens[index].kind == .text {
        readCall(at: index)
        readCompared(at: index)
      } else if words[index] == "func" {
        readFunction(at: index)
      } else if words[index] == "switch" {
        readSwitch(at: index)
      } else if words[index] == "timeIntervalSince1970" {
        readTime(at: index)
      } else if tokens[index].kind == .name {
        readPlainCall(at: index)
      }
    }
    return keys
  }

  /// Reads `.int("set")` and `.value(for: "set")`.
  private mutating func readCall(at index: Int) {
    guard index + 1 < words.count, [")", ","].contains(words[index + 1]), index > 2,
      let key = ValueReader.text(of: words[index])
    else { return }
    let name = words[index - 1] == ":" ? index - 4 : index - 2
    guard name > 0, words[name + 1] == "(", words[name - 1] == ".", tokens[name].kind == .name
    else { return }
    keys.accessorCalls[words[name], default: []].insert(key)
  }

  /// Reads `func int(_ key: String) -> Int { Int(values[key] ?? "") ?? 0 }`.
  private mutating func readFunction(at index: Int) {
    let head = words.indices[index...].prefix(Self.headLengthMaximum)
    guard head.count > 4, tokens[index + 1].kind == .name,
      let open = head.first(where: { words[$0] == "(" }),
      let colon = words.indices[open...].prefix(4).first(where: { words[$0] == ":" }),
      colon > open + 1, colon + 1 < words.count, words[colon + 1] == "String",
      let brace = head.first(where: { words[$0] == "{" }), brace > colon + 2
    else { return }
    let result = words[brace - 1] == "?" ? words[brace - 2] : words[brace - 1]
    let (parameter, body) = (words[colon - 1], body(from: brace))
    let texts = texts(comparedWith: parameter, in: body)
    if !texts.isEmpty { keys.comparingFunctions[words[index + 1]] = texts }
    let asks = zip(body.dropLast(2), body.dropFirst(2)).contains { first, last in
      words[first + 1] == parameter
        && (words[first] == "[" && words[last] == "]"
          || words[first] == ":" && words[first - 1] == "forKey")
    }
    guard asks else { return }
    let isDivided = body.contains {
      TimeScale.isThousand(words[$0]) || TimeScale.isOfMilliseconds(at: $0, in: words)
    }
    let use = result == "Date" && isDivided ? .milliseconds : Self.uses[result]
    if let use { keys.keyAccessors[words[index + 1]] = use }
  }

  /// Returns the texts with which a function's body compares a parameter.
  private func texts(comparedWith parameter: String, in body: ArraySlice<Int>) -> [String] {
    var texts: [String] = []
    for index in body.dropLast(3)
    where words[index] == parameter && texts.count < Self.comparedTextsMaximum {
      let conversion = words[index + 1] == "." ? words[index + 2] : nil
      if words[index + 1] == "=", words[index + 2] == "=" {
        texts += [ValueReader.text(of: words[index + 3])].compactMap(\.self)
      }
      guard words[index - 1] == "switch",
        let brace = body.first(where: { $0 > index && words[$0] == "{" })
      else { continue }
      texts += ValueReader.texts(ofCasesFrom: brace, tokens, words).map {
        ValueReader.shown($0, before: conversion)
      }
    }
    var seen: Set<String> = []
    return Array(texts.filter { seen.insert($0).inserted }.prefix(Self.comparedTextsMaximum))
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
  private mutating func readCompared(at index: Int) {
    guard index > 5, words[index - 1] == "=", words[index - 2] == "=",
      let text = ValueReader.text(of: words[index]), let key = key(endingAt: index - 3)
    else { return }
    keys.addComparedText(text, to: key)
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
  private mutating func readSwitch(at index: Int) {
    let subject = words.indices[(index + 1)...].prefix(Self.subjectLengthMaximum)
    guard let brace = subject.first(where: { words[$0] == "{" }), brace > index + 4,
      brace + 1 < words.count, words[brace + 1] == "case"
    else { return }
    var last = brace - 1
    // `switch data["status"] ?? "pending"`
    if words[last - 1] == "?", words[last - 2] == "?" { last -= 3 }
    guard let key = key(endingAt: last) else { return }
    for text in ValueReader.texts(ofCasesFrom: brace, tokens, words) {
      keys.addComparedText(text, to: key)
    }
  }
}

// MARK: - Times

extension KeyReader {
  /// Reads `func date(_ ms: Double) -> Date { Date(timeIntervalSince1970: ms / 1000) }`, a property of a number's extension, and
  /// `var endDate: Date { Date(timeIntervalSince1970: Double(end) / 1000) }`, whose `end` is a property of the type.
  private mutating func readTime(at index: Int) {
    guard index + 2 < words.count, words[index + 1] == ":" else { return }
    if readMappedTime(at: index) { return }
    guard index + 4 < words.count else { return }
    let isConverted =
      StoredKeyReader.numberTypes.contains(words[index + 2]) && words[index + 3] == "("
    let place = index + (isConverted ? 4 : 2)
    let after = place + (isConverted ? 2 : 1)
    guard tokens[place].kind == .name, after < words.count,
      !isConverted || words[after - 1] == ")", ["/", ")", "*"].contains(words[after]),
      let head = head(around: index)
    else { return }
    let isScaled = TimeScale.isOfMilliseconds(at: after, in: words)
    let use: SourceFile.KeyUse = isScaled ? .milliseconds : .seconds
    let value = words[place]
    if value == "self" {
      keys.timeFunctions[".\(words[head.lowerBound + 1])"] = use
    } else if zip(head, head.dropFirst()).contains(where: { words[$0] == value && words[$1] == ":" }
    ) {
      keys.timeFunctions[words[head.lowerBound + 1]] = use
    } else if !(head.upperBound..<index).contains(where: {
      words[$0] == value && ["let", "var"].contains(words[$0 - 1])
    }) {
      keys.subscriptKeys[value] = use
    }
  }

  /// Reads `end.map(Date.init(timeIntervalSince1970:))` and `end.map { Date(timeIntervalSince1970: $0 / 1000) }`.
  ///
  /// - Returns: Whether the time is made in one of these ways.
  private mutating func readMappedTime(at index: Int) -> Bool {
    let isReference = words[index + 2] == ")"
    let argument = words[(index + 2)...].prefix(Self.mappedDistanceMaximum)
    let value = argument.firstIndex(of: "$0")
    let isValue = value.map { $0 + 1 < words.count && words[$0 + 1] != "." } ?? false
    guard isReference || isValue,
      let map = words[max(0, index - Self.mappedDistanceMaximum)..<index].lastIndex(where: {
        $0 == "map" || $0 == "flatMap"
      }), map >= 2, words[map - 1] == "."
    else { return false }
    let key = map - (["?", "!"].contains(words[map - 2]) ? 3 : 2)
    guard key >= 0, tokens[key].kind == .name else { return false }
    let isScaled = value.map { place in
      // `Double($0)` has its parenthesis behind the value.
      let isConverted = place + 1 < words.count && words[place + 1] == ")"
      return TimeScale.isOfMilliseconds(at: place + (isConverted ? 2 : 1), in: words)
    }
    keys.subscriptKeys[words[key]] = isScaled == true ? .milliseconds : .seconds
    return true
  }

  /// Returns the words from `func` or `var` up to the brace around a place; `nil` where that is farther away.
  private func head(around place: Int) -> Range<Int>? {
    var (depth, brace) = (0, -1)
    for index in (max(0, place - Self.timeDistanceMaximum)..<place).reversed() {
      switch words[index] {
      case "}": depth += 1
      case "{" where depth > 0: depth -= 1
      case "{": brace = index
      case "func", "var":
        guard brace > index + 1, depth == 0 else { continue }
        // A variable before another brace is no property that is computed there.
        let head = words[index..<brace]
        guard !head.contains("init"), !head.contains("}") else { return nil }
        let isHead = words[index] == "func" || !head.contains("=")
        if isHead { return index..<brace }
      default: break
      }
    }
    return nil
  }

  /// Reads `date(ofMilliseconds: Double(state.end))` and `state.end.asDate`, whose functions may tell what the property is.
  private mutating func readPlainCall(at index: Int) {
    guard let initial = words[index].first, initial.isLowercase else { return }
    if index + 2 < words.count, words[index + 1] == "(", words[index + 2] != ")" {
      var first = index + 2
      if first + 1 < words.count, words[first + 1] == ":" { first += 2 }
      if first + 1 < words.count, StoredKeyReader.numberTypes.contains(words[first]),
        words[first + 1] == "("
      {
        first += 2
      }
      guard first < words.count, tokens[first].kind == .name else { return }
      var last = first
      while last + 2 < words.count, words[last + 1] == ".", tokens[last + 2].kind == .name {
        last += 2
      }
      guard last + 1 < words.count, words[last + 1] == ")" else { return }
      keys.calls[words[index], default: []].insert(words[last])
    } else if index > 3, words[index - 1] == "." {
      let key = index - (words[index - 2] == ")" ? 3 : 2)
      guard tokens[key].kind == .name,
        ["date", "time"].contains(where: words[index].lowercased().contains)
      else { return }
      keys.calls[".\(words[index])", default: []].insert(words[key])
    }
  }
}
