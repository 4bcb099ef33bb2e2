import CellUI
public import StrictJSON

/// What an activity shows that has no layout: who it is, and what its state says.
public struct PlainCard {
  /// How many values a card shows; one more row tells how many are left.
  private static let rowCountMaximum = 6

  private struct Row: Identifiable {
    let id: Int
    let title: String
    let value: String
  }

  private let title: String
  private let rows: [Row]
  private let hiddenCount: Int

  /// Makes the card of an activity.
  ///
  /// - Parameters:
  ///   - app: The app's bundle id, whose last part names it.
  ///   - attributes: The attributes, of which those come after the state's values that it does not have.
  ///   - state: The content state.
  public init(app: String, attributes: JSONValue, state: JSONValue) {
    title = KeyPhrase.title(of: app)
    let members = (state.members + attributes.members).filter { $0.value.kind != .null }
    let shown =
      members.count > Self.rowCountMaximum ? Self.rowCountMaximum - 1 : members.count
    hiddenCount = members.count - shown
    rows = members.prefix(shown).enumerated().map { index, member in
      Row(id: index, title: KeyPhrase.phrase(of: member.key.text), value: Self.text(member.value))
    }
  }

  /// The card's views for each place.
  public var presentations: LayoutPresentations {
    let initial = Text(verbatim: String(title.prefix(1))).bold().foregroundStyle(.tint)
    let first = Text(verbatim: rows.first?.value ?? "").bold().lineLimit(1)
    return LayoutPresentations(
      content: AnyView(card), compactLeading: AnyView(initial), compactTrailing: AnyView(first),
      minimal: AnyView(initial),
      expanded: LayoutPresentations.Expanded(
        // Beside the camera a name has no room.
        leading: AnyView(initial), trailing: nil, center: nil,
        bottom: AnyView(island)),
      activityBackgroundTint: nil, activitySystemActionForegroundColor: nil, keylineTint: nil,
      findings: [])
  }

  private var heading: some View {
    Text(verbatim: title).font(.headline).lineLimit(1)
  }

  private var card: some View {
    VStack(alignment: .leading, spacing: 0) {
      heading
      // A short table stands off from the name; a long one needs the row.
      table.padding(.top, rows.count > 4 ? 0 : 16)
    }
    .padding()
  }

  private var island: some View {
    VStack(alignment: .leading, spacing: 0) {
      heading
      table
    }
    .padding(.top, 16)
  }

  private var table: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(rows) { row in
        HStack {
          Text(verbatim: row.title).foregroundStyle(.secondary)
          Spacer()
          Text(verbatim: row.value).bold().layoutPriority(1)
        }
      }
      if hiddenCount > 0 {
        Text(verbatim: "and \(hiddenCount) more").foregroundStyle(.tertiary)
      }
      if rows.isEmpty {
        Text(verbatim: "Nothing in its state").foregroundStyle(.secondary)
      }
    }
    .lineLimit(1)
  }

  /// A value in a word: numbers as they were written, what holds others as how many.
  private static func text(_ value: JSONValue) -> String {
    switch value.kind {
    case .string, .number: value.text
    case .boolean: value.bool == true ? "yes" : "no"
    case .null: LayoutBinder.placeholder
    case .array: value.elements.count == 1 ? "1 item" : "\(value.elements.count) items"
    case .object: value.members.count == 1 ? "1 value" : "\(value.members.count) values"
    }
  }
}

/// Makes words for people of names for programs.
enum KeyPhrase {
  /// `estimatedDeliveryTime` becomes "Estimated delivery time"; abbreviations keep their capitals.
  static func phrase(of key: String) -> String {
    let words = words(of: key)
    let phrase = words.enumerated().map { index, word in
      if word.count > 1, word.allSatisfy({ $0.isUppercase || $0.isNumber }) { return word }
      return index == 0 ? capitalized(word) : word.lowercased()
    }
    return phrase.joined(separator: " ")
  }

  /// `com.example.pizza-express` becomes "Pizza Express".
  static func title(of bundleID: String) -> String {
    let last = bundleID.split(separator: ".").last.map(String.init) ?? bundleID
    return words(of: last).map(capitalized).joined(separator: " ")
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Words begin after `-`, `_` and blanks, at a capital after a small letter, and at the last of several capitals.
  private static func words(of key: String) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(key)
    for (index, letter) in letters.enumerated() {
      if letter == "-" || letter == "_" || letter == " " {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      let next = index + 1 < letters.count ? letters[index + 1] : " "
      let beginsWord =
        letter.isUppercase && (word.last?.isUppercase == false || next.isLowercase)
      if beginsWord, !word.isEmpty {
        words.append(word)
        word = ""
      }
      word.append(letter)
    }
    return word.isEmpty ? words : words + [word]
  }
}
