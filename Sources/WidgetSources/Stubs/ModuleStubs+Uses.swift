extension ModuleStubs {
  private static let typeKeywords: Set<String> = [
    "actor", "associatedtype", "class", "enum", "protocol", "struct", "typealias",
  ]

  /// Returns the source of an absent service's protocols for attributes and content states, made from their uses:
  /// `struct Ride: PushServiceLiveActivityAttributes`.
  ///
  /// Each service for pushes has some, without which there would be no activity at all.
  static func pushProtocols(in files: [SourceFile], besides known: Set<String>) -> String {
    var known = known
    var (attributes, states, values): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for file in files {
      let words = file.tokens.map { file.text(of: $0) }
      for (index, word) in words.enumerated().dropFirst(2) {
        if typeKeywords.contains(words[index - 1]) { known.insert(word) }
        guard words[index - 1] == ":" || words[index - 1] == "," else { continue }
        let head = words[..<index].suffix(8)
        let isType = head.lastIndex(of: "struct").map { !head[$0...].contains("{") } == true
        if isType, word.hasSuffix("ActivityAttributes") || word.hasSuffix("ActivityAttribute") {
          attributes.insert(word)
        }
        if isType, word.hasSuffix("ContentState") { states.insert(word) }
        if ["AttributeData", "AttributesData", "StateData"].contains(where: word.hasSuffix) {
          values.insert(word)
        }
      }
    }
    known.formUnion(["ActivityAttributes", "ContentState"])
    return attributes.subtracting(known).sorted()
      .map { "protocol \($0): ActivityAttributes {}\n" }.joined()
      + states.subtracting(known).sorted().map { "protocol \($0): Codable, Hashable {}\n" }.joined()
      + values.subtracting(known).sorted().map { name in
        "struct \(name): Codable, Hashable, Sendable {\n"
          + "  static func create(activityId: String) -> Self { Self() }\n}\n"
      }.joined()
  }

  /// Returns the source of a library's constants for symbols, made from their uses: `.phoneFill` is `phone.fill`.
  static func symbolConstants(in files: [SourceFile]) -> String {
    var names: Set<String> = []
    for file in files {
      let words = file.tokens.map { file.text(of: $0) }
      for index in words.indices.dropFirst().dropLast() where words[index] == "." {
        let isFree = file.tokens[index - 1].kind != .name && ![")", "]"].contains(words[index - 1])
        let isAfterKeyword = ["SFSymbol", "return", "case"].contains(words[index - 1])
        guard isFree || isAfterKeyword, file.tokens[index + 1].kind == .name,
          words[index + 1].first?.isUppercase == false
        else { continue }
        names.insert(words[index + 1])
      }
    }
    let constants = names.subtracting(["init", "none", "self", "some"]).sorted().map {
      "  static let `\($0)` = SFSymbol(rawValue: \"\(symbolName(of: $0))\")\n"
    }
    return """
      struct SFSymbol: RawRepresentable, Hashable, Codable, Sendable {
        let rawValue: String
      \(constants.joined())}
      extension Image {
        init(systemSymbol symbol: SFSymbol) { self.init(systemName: symbol.rawValue) }
      }
      extension Label where Title == Text, Icon == Image {
        init(_ title: LocalizedStringKey, systemSymbol symbol: SFSymbol) {
          self.init(title, systemImage: symbol.rawValue)
        }
        @_disfavoredOverload init<Title_: StringProtocol>(_ title: Title_, systemSymbol symbol: SFSymbol) {
          self.init(title, systemImage: symbol.rawValue)
        }
      }

      """
  }

  /// Returns the name of a symbol, whose parts have points between them.
  static func symbolName(of constant: String) -> String {
    var name = ""
    for letter in constant where letter != "_" {
      let begins = letter.isUppercase || letter.isNumber && name.last?.isNumber == false
      name += (begins && !name.isEmpty ? "." : "") + letter.lowercased()
    }
    return name
  }
}
