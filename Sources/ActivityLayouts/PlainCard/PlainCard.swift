public import LiveActivities
public import ActivityWidgets
import CellUI
import FoundationEssentials
import StrictJSON

/// The views of an activity that has neither a layout nor a widget: the app's name and the values of its content.
public struct PlainCard: ViewProvider {
  private let attributesType: String?

  /// Makes the provider.
  ///
  /// - Parameter attributesType: The attributes type that names the activity, where no app's name is known; `nil` takes that.
  public init(namedBy attributesType: String? = nil) {
    self.attributesType = attributesType
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func fault(attributes: LazyJSON?, contentState: LazyJSON) -> ContentFault? { nil }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func dates(attributes: LazyJSON?, contentState: LazyJSON) -> [ContentDate]? { nil }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func unreadKeys(attributes: LazyJSON?, contentState: LazyJSON) -> [UnreadKey] { [] }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func presentations(of activity: EncodedActivity) -> ActivityPresentations {
    let title =
      attributesType.map(KeyPhrase.title(ofAttributes:)) ?? KeyPhrase.title(of: activity.app)
    return PlainCardViews(activity, title: title).presentations
  }
}

/// The views of the plain card of one activity.
private struct PlainCardViews {
  /// The most rows; if there are more values, the last row tells how many are left.
  private static let rowCountMaximum = 6

  private struct Row: Identifiable {
    let id: Int
    let title: String
    let value: String
    /// The date that the value is; `nil` for other values.
    let date: Date?

    /// The most bytes of a title that a long value never cuts, and of a value that no title cuts.
    private static let (titleMaximum, valueMaximum) = (18, 20)

    /// The priority of the value over the title: none where both are long, so that they share the row evenly.
    var priority: Double {
      if date != nil || value.utf8.count <= Self.valueMaximum { return 1 }
      return title.utf8.count <= Self.titleMaximum ? -1 : 0
    }

    /// The value for a few cells.
    var shortText: Text { date.map { Text($0, style: .time) } ?? text }

    /// The value in words.
    var text: Text {
      guard let date else { return Text(verbatim: value) }
      return Text(date, style: .date) + Text(verbatim: ", ") + Text(date, style: .time)
    }
  }

  private let title: String
  private let rows: [Row]
  private let hiddenCount: Int

  /// Makes the views; the attributes come after the state's values.
  init(_ activity: EncodedActivity, title: String) {
    self.title = title
    let (state, attributes) = (activity.contentState.value, activity.attributes.value)
    let members = (state.members + attributes.members).filter { $0.value.kind != .null }
    let shown =
      members.count > Self.rowCountMaximum ? Self.rowCountMaximum - 1 : members.count
    hiddenCount = members.count - shown
    rows = members.prefix(shown).enumerated().map { index, member in
      Row(
        id: index, title: KeyPhrase.phrase(of: member.key.text), value: Self.text(member.value),
        date: Self.date(of: member.value, named: member.key))
    }
  }

  var presentations: ActivityPresentations {
    let initial = Text(verbatim: String(title.prefix(1))).bold().foregroundStyle(.tint)
    let first = (rows.first?.shortText ?? Text(verbatim: "")).bold().lineLimit(1)
    return ActivityPresentations(
      content: AnyView(card), compactLeading: AnyView(initial), compactTrailing: AnyView(first),
      // Beside the camera there is no room for a name.
      minimal: AnyView(initial),
      expanded: ExpandedIsland(leading: AnyView(initial), bottom: AnyView(island)))
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
          row.text.bold().layoutPriority(row.priority)
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

  /// Returns the date that a value is by its number and its key; `nil` for other values.
  private static func date(of value: JSONValue, named key: JSONValue) -> Date? {
    guard value.kind == .number, let seconds = value.double, datesSince2001.contains(seconds)
    else { return nil }
    let words = KeyPhrase.phrase(of: key.text).lowercased().split(separator: " ")
    guard let last = words.last, dateWords.contains(last) else { return nil }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }

  /// The last words of keys of dates.
  private static let dateWords: Set<Substring> = [
    "arrival", "at", "date", "deadline", "departure", "end", "start", "time", "timestamp", "until",
  ]
  /// The numbers that are dates from 2015 to 2042, as pushes carry a `Date` (AK 3.2); lengths of time are shorter.
  private static let datesSince2001 = 441_763_200.0...1_325_376_000

  /// Returns a value in a word: a number as written, an array or an object by its count.
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
