/// The reading of texts with which code compares properties, or which it looks for in them.
extension PropertyReader {
  /// The calls that convert a text, and leave most of its letters.
  private static let textConversions: Set<String> = [
    "folding", "lowercased", "replacing", "replacingOccurrences", "trimmingCharacters",
    "uppercased",
  ]
  /// The properties that convert a text.
  private static let convertedTexts: Set<String> = [
    "capitalized", "localizedCapitalized", "localizedLowercase", "localizedUppercase",
  ]
  /// The calls that look for a text within another.
  private static let searches: Set<String> = [
    "contains", "hasPrefix", "hasSuffix", "localizedCaseInsensitiveContains",
    "localizedStandardContains", "range", "starts",
  ]
  /// The calls that compare a text with another, whatever its letters' case.
  private static let caselessComparisons: Set<String> = [
    "caseInsensitiveCompare", "localizedCaseInsensitiveCompare",
  ]
  /// The most letters of a text that code looks for.
  private static let soughtLengthMaximum = 40
  /// The beginnings of texts by which code tests the form of another, such as an address, a file's name or a number.
  private static let formBeginnings = ["http", "www", "#", ".", "/", "0x", "$", "%"]
  /// The most words of a conversion's arguments.
  private static let conversionLengthMaximum = 24

  /// Returns the property whose text begins at a token, with the conversions behind it: `state.note?.lowercased()`, and `state.note`
  /// of `(state.note ?? "").lowercased()`; `nil` where no name begins.
  func textSource(from start: Int) -> Chain? {
    guard start < words.count, tokens[start].kind == .name, word(start - 1) != "." else {
      return nil
    }
    var (names, end, conversion) = ([words[start]], start + 1, String?.none)
    while true {
      if word(start - 1) == "(", conversion == nil, let close = endOfReplacement(from: end) {
        (end, conversion) = (close, "")
        continue
      }
      let point = ["?", "!"].contains(word(end)) ? end + 1 : end
      let name = point + 1
      guard word(point) == ".", name < words.count, tokens[name].kind == .name else { break }
      if let close = endOfConversion(at: name) {
        let isKnown = conversion?.isEmpty == false
        conversion = isKnown ? conversion : Self.letterCase(of: words[name])
        end = close
      } else if conversion == nil, word(name + 1) != "(", word(name + 1) != "[" {
        names.append(words[name])
        end = name + 1
      } else {
        break
      }
    }
    return Chain(names: names[...], end: end, conversion: conversion)
  }

  /// Returns the token behind `?? "")`, which ends the parentheses around an optional text; `nil` for any other tokens.
  private func endOfReplacement(from index: Int) -> Int? {
    let isReplaced = word(index) == "?" && word(index + 1) == "?" && word(index + 3) == ")"
    return isReplaced && tokens[index + 2].kind == .text ? index + 4 : nil
  }

  /// Returns the token behind a conversion of a text; `nil` where none has its name there.
  private func endOfConversion(at name: Int) -> Int? {
    if Self.convertedTexts.contains(words[name]) { return name + 1 }
    guard Self.textConversions.contains(words[name]), word(name + 1) == "(" else { return nil }
    var depth = 0
    for index in words.indices[(name + 1)...].prefix(Self.conversionLengthMaximum) {
      depth += tokens[index].depthChange(words[index])
      if depth == 0 { return index + 1 }
    }
    return nil
  }

  /// Returns the call that a conversion is like, by the case of the letters; an empty text for those that leave the case.
  private static func letterCase(of conversion: String) -> String {
    let name = conversion.lowercased()
    return name.contains("lower") ? "lowercased" : name.contains("upper") ? "uppercased" : ""
  }

  /// Returns the property whose text, converted, is a whole value from a token on; `nil` for any other value.
  func convertedText(from start: Int) -> Chain? {
    guard let source = textSource(from: word(start) == "(" ? start + 1 : start),
      source.conversion != nil, word(source.end) != ".",
      endsStatement(at: source.end) || [",", "{", ":", "else"].contains(word(source.end))
    else { return nil }
    return source
  }

  /// Notes a local constant that holds a property's converted text.
  mutating func holdText(_ text: Chain, in name: String) {
    let key = text.count > 1 ? text.names.last : locals[text.names.last ?? ""]
    locals[name] = key
    convertedLocals[name] = key == nil ? nil : text.conversion
  }

  /// Reads `phase == "run"` of a type's own property or a function's parameter, `state.phase.lowercased() == "run"`,
  /// `switch phase.trimmingCharacters(in: .whitespaces) {`, and `state.title.contains("late")`.
  mutating func readTexts(at index: Int) {
    guard let source = textSource(from: index) else { return }
    let (end, conversion) = (source.end, source.conversion)
    if ["=", "!"].contains(word(end)), word(end + 1) == "=" {
      let isPlain = source.count > 1 && conversion == nil
      // Such a comparison is read by its key.
      if !isPlain || word(end) == "!" { note([word(end + 2)], conversion, comparedWith: source) }
    } else if word(index - 1) == "=", ["=", "!"].contains(word(index - 2)) {
      note([word(index - 3)], conversion, comparedWith: source)
    } else if word(index - 1) == "switch" || word(index - 2) == "switch" && word(index - 1) == "(" {
      readCases(of: source)
    } else if word(index - 1) == "[", ["]", ","].contains(word(end)) {
      let keys = keys(ofDictionaryBefore: index - 1).map { "\"\($0)\"" }
      note(keys, conversion, comparedWith: source)
    }
    let isPart = ["?", "!"].contains(word(end))
    let call = isPart ? end + 2 : end + 1
    guard word(call - 1) == ".", word(call + 1) == "(" else { return }
    let text = word(call + 3) == ":" ? word(call + 4) : word(call + 2)
    let isCaseless = ["Case", "Standard"].contains(where: word(call).contains)
    let caseless = isCaseless ? "lowercased" : conversion
    if Self.searches.contains(word(call)) {
      let sought = text == "$0" ? texts(ofClosureFrom: index) : [text]
      note(sought.filter(Self.isSought), caseless, comparedWith: source, isPart: true)
    } else if Self.caselessComparisons.contains(word(call)) {
      note([text], "lowercased", comparedWith: source)
    }
  }

  /// Reads the cases behind `switch phase`, whose brace follows.
  private mutating func readCases(of source: Chain) {
    let brace = word(source.end) == ")" ? source.end + 1 : source.end
    // A switch over a longer name without a conversion is read by its key.
    guard word(brace) == "{", word(brace + 1) == "case",
      source.count == 1 || source.conversion != nil
    else { return }
    let texts = ValueReader.texts(ofCasesFrom: brace, tokens, words).map { "\"\($0)\"" }
    note(texts, source.conversion, comparedWith: source)
  }

  /// The most tokens of a dictionary that are read.
  private static let dictionaryLengthMaximum = 400

  /// Reads `let titles = ["run": "Running"]`, and such a one with a type, anywhere in the file.
  mutating func readTextDictionaries() {
    for index in words.indices.dropFirst(2) where words[index] == "[" && words[index - 1] == "=" {
      guard word(index + 2) == ":", tokens[index + 1].kind == .text else { continue }
      let head = words.indices[..<(index - 1)].suffix(Self.headMaximum)
      guard let place = head.last(where: { ["let", "var"].contains(words[$0]) }),
        let close = closingBracket(of: index)
      else { continue }
      textDictionaries[words[place + 1]] = keys(ofDictionaryFrom: index, to: close)
    }
  }

  /// The most tokens between the word `let` and a dictionary.
  private static let headMaximum = 12

  /// Returns the bracket that closes a dictionary; `nil` where it is far.
  private func closingBracket(of bracket: Int) -> Int? {
    var depth = 0
    return words.indices[bracket...].prefix(Self.dictionaryLengthMaximum).first { index in
      depth += tokens[index].depthChange(words[index])
      return depth == 0
    }
  }

  /// Returns the plain texts that are the keys of the dictionary before a subscript: `["run": "Running"][phase]`,
  /// `titles[phase]`, `Self.titles[phase]`.
  private func keys(ofDictionaryBefore bracket: Int) -> [String] {
    guard word(bracket - 1) == "]" else { return textDictionaries[word(bracket - 1)] ?? [] }
    var depth = 0
    let open = words.indices[..<bracket].suffix(Self.dictionaryLengthMaximum).last { index in
      depth += tokens[index].depthChange(words[index])
      return depth == 0
    }
    return open.map { keys(ofDictionaryFrom: $0, to: bracket - 1) } ?? []
  }

  /// Returns the plain texts that are the keys of a dictionary between two brackets.
  private func keys(ofDictionaryFrom open: Int, to close: Int) -> [String] {
    var (depth, keys) = (0, [String]())
    for index in open..<close {
      let isKey = depth == 1 && ["[", ","].contains(words[index - 1]) && word(index + 1) == ":"
      depth += tokens[index].depthChange(words[index])
      if isKey, let key = ValueReader.text(of: words[index]) { keys.append(key) }
    }
    return keys
  }

  /// Returns the texts of an array, in quotes, whose closure begins at a token: `["late", "lost"].contains { title.contains($0) }`.
  private func texts(ofClosureFrom index: Int) -> [String] {
    guard word(index - 1) == "{" else { return [] }
    let isLabeled = word(index - 2) == ":" && word(index - 3) == "where"
    let call = isLabeled ? index - 5 : index - 2
    guard ["contains", "first"].contains(word(call)), word(call - 1) == "." else { return [] }
    return (texts(ofArrayBefore: call) ?? []).map { "\"\($0)\"" }
  }

  /// Returns whether a text that code looks for in another, in quotes, is one of words or pictures, and no test of the other's
  /// form.
  private static func isSought(_ literal: String) -> Bool {
    guard let text = ValueReader.text(of: literal) else { return false }
    let isSign =
      text.contains { $0.isLetter }
      || text.unicodeScalars.contains { $0.value > 0x2600 || $0.properties.isEmojiPresentation }
    return isSign && text.count <= soughtLengthMaximum && !text.contains("://")
      && !formBeginnings.contains(where: text.hasPrefix)
  }

  /// Notes the texts with which a property is compared, or which code looks for in it.
  ///
  /// - Parameters:
  ///   - literals: The texts, as they are written in the code.
  ///   - conversion: The conversion of the property's text.
  ///   - source: The property.
  ///   - isPart: Whether the property may have other words beside these.
  private mutating func note(
    _ literals: [String], _ conversion: String?, comparedWith source: Chain, isPart: Bool = false
  ) {
    let texts = literals.compactMap { ValueReader.text(of: $0) }.map {
      ValueReader.shown($0, before: conversion ?? convertedLocals[source.names.last ?? ""])
    }
    guard !texts.isEmpty else { return }
    for key in textKeys(of: source) {
      for text in texts where singleTexts[key]?.contains(text) != true {
        singleTexts[key, default: []].append(text)
      }
      if isPart { uses.insert(key, as: .searched) }
    }
  }

  /// Returns the names under which the texts of a property are known: its own, the one that a local constant holds, and that of
  /// a type's own property with the type.
  func textKeys(of source: Chain) -> [String] {
    guard let name = source.names.last else { return [] }
    let isPlainWord = PropertyUses.plainWords.contains(name)
    if source.count > 1 {
      let isOfState = source.names.contains("state") || source.names.contains("attributes")
      return isPlainWord && !isOfState ? [] : [name]
    }
    if let local = locals[name] { return [local] }
    return [isPlainWord ? nil : name, typed(name)].compactMap(\.self)
  }
}
