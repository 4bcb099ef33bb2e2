import AssetCatalogs

extension LocalizedStringKey {
  /// A piece of a resolved key: a character of the string, or a value in it.
  enum Piece {
    case character(Character)
    case argument(Argument)
  }

  /// Returns the texts of the key in the language of the program.
  func fragments(table: String?) -> [TextFragment] {
    let resources = AppResources.current
    if let string = translation(table: table, in: resources) {
      return Markdown.fragments(of: Self.pieces(of: string, arguments), in: resources)
    }
    if let plain = plainFragments(in: resources) { return plain }
    var pieces: [Piece] = []
    for segment in segments {
      switch segment {
      case .literal(let text): pieces += text.map { .character($0) }
      case .argument(let argument): pieces.append(.argument(argument))
      }
    }
    return Markdown.fragments(of: pieces, in: resources)
  }

  /// Returns the string of a key without marks, and without texts that may have styles of their own; `nil` for others, and
  /// where a table may have another string.
  func words(table: String?) -> String? {
    let resources = AppResources.current
    guard resources.strings.isEmpty else { return nil }
    var words = ""
    for segment in segments {
      switch segment {
      case .literal(let text):
        guard !Markdown.marks(text) else { return nil }
        words += text
      case .argument(let argument):
        guard let part = argument.words(in: resources) else { return nil }
        words += part
      }
    }
    return words
  }

  /// Returns the texts of a key without marks, as most are; `nil` for a key that may have some.
  ///
  /// Words and numbers without a style of their own are one text.
  private func plainFragments(in resources: AppResources) -> [TextFragment]? {
    var fragments: [TextFragment] = []
    var words = ""
    for segment in segments {
      switch segment {
      case .literal(let text):
        guard !Markdown.marks(text) else { return nil }
        words += text
      case .argument(let argument):
        if let part = argument.words(in: resources) {
          words += part
          continue
        }
        if !words.isEmpty { fragments.append(TextFragment(verbatim: words)) }
        words = ""
        fragments += argument.fragments(in: resources)
      }
    }
    if !words.isEmpty || fragments.isEmpty { fragments.append(TextFragment(verbatim: words)) }
    return fragments
  }

  /// The string of the key, without the styles of its parts.
  func string(table: String?) -> String {
    fragments(table: table).reduce(into: "") { text, fragment in
      if case .plain(.verbatim(let part)) = fragment.content { text += part }
    }
  }

  private func translation(table: String?, in resources: AppResources) -> String? {
    guard !resources.strings.isEmpty else { return nil }
    return resources.strings.string(
      key, table: table ?? StringTables.standardTable, locale: resources.locale
    )?.value(for: arguments.map(\.number), in: resources.locale)
  }

  /// Takes a format such as `%2$@ of %1$lld%%` apart.
  static func pieces(of format: String, _ arguments: [Argument]) -> [Piece] {
    // A string without values is no format, as on the phone.
    guard !arguments.isEmpty else { return format.map { .character($0) } }
    var pieces: [Piece] = []
    var rest = Substring(format)
    var next = 0
    while let first = rest.popFirst() {
      guard first == "%", let follower = rest.first else {
        pieces.append(.character(first))
        continue
      }
      if follower == "%" {
        rest.removeFirst()
        pieces.append(.character("%"))
        continue
      }
      var (text, place) = ("%", next)
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if let number = Int(digits), rest[digits.endIndex...].hasPrefix("$") {
        place = number - 1
        rest = rest[digits.endIndex...].dropFirst()
      }
      let flags = rest.prefix { "0123456789.+- #hlqztL".contains($0) }
      rest = rest[flags.endIndex...]
      guard let conversion = rest.popFirst() else { break }
      text += flags + String(conversion)
      guard arguments.indices.contains(place) else {
        pieces += text.map { .character($0) }
        continue
      }
      pieces.append(.argument(arguments[place].converted(by: text)))
      next += 1
    }
    return pieces
  }
}

extension LocalizedStringKey.Argument {
  /// Returns the argument as a conversion of a translated string asks.
  fileprivate func converted(by specifier: String) -> Self {
    guard specifier != self.specifier, let number, let form = FormatSpecifier(specifier),
      !specifier.hasSuffix("@"), specifier.contains(where: { ".0123456789+".contains($0) })
    else { return self }
    return Self(value: .number(number, form), specifier: specifier)
  }

  /// Returns the texts of the argument.
  func fragments(in resources: AppResources) -> [TextFragment] {
    if let words = words(in: resources) { return [TextFragment(verbatim: words)] }
    guard case .text(let text) = value else { return [] }
    return text.fragments.flatMap { $0.resolved() }
  }

  /// Returns the words of an argument; `nil` for a text, which may have a style of its own.
  fileprivate func words(in resources: AppResources) -> String? {
    switch value {
    case .string(let string): string
    case .integer(let digits):
      NumberSeparators(locale: resources.locale).localized(digits, isGrouped: true)
    case .number(let number, let specifier):
      NumberSeparators(locale: resources.locale).localized(
        (specifier ?? FormatSpecifier("%f"))?.string(from: number) ?? "\(number)", isGrouped: false)
    case .text: nil
    }
  }
}
