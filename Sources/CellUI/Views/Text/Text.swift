public import Foundation

/// A text of one or more lines.
public struct Text: PrimitiveView, Equatable, Sendable {
  /// The style of a date in a text.
  public struct DateStyle: Hashable, Sendable {
    let format: TextFragment.DateFormat
    /// The time of day.
    public static let time = DateStyle(format: .time)
    /// The day.
    public static let date = DateStyle(format: .date)
    /// A timer that counts down to the date, then up.
    public static let timer = DateStyle(format: .timer)
    /// The time until or since the date, without a sign.
    public static let relative = DateStyle(format: .relative)
    /// The time until or since the date, with a sign.
    public static let offset = DateStyle(format: .offset)
  }

  /// The part of a long line that an ellipsis replaces.
  public typealias TruncationMode = TextTruncationMode

  /// The parts, in order.
  private(set) var fragments: [TextFragment]

  init(_ fragments: [TextFragment]) {
    self.fragments = fragments
  }

  private init(_ content: TextFragment.Plain) {
    self.init([TextFragment(content)])
  }

  /// Makes a text from the key of a localized string.
  ///
  /// - Parameters:
  ///   - key: The key, which is the text itself where no table has it.
  ///   - tableName: The table; `nil` means `Localizable`.
  ///   - bundle: The bundle, of which islet knows one.
  ///   - comment: A note for translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init([TextFragment(key, table: tableName)])
  }

  /// Makes a text from a localized string.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init([TextFragment(resource.content, table: resource.table)])
  }

  /// Makes a text from a string.
  ///
  /// As in SwiftUI, a literal is a key, though the default type of literals is `String`.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) {
    self.init(.verbatim(String(content)))
  }

  /// Makes a text from a string that is not localized.
  public init(verbatim content: String) {
    self.init(.verbatim(content))
  }

  /// Makes a text of an image, as a character in the text's size and color.
  public init(_ image: Image) {
    self.init([image.character])
  }

  /// Joins two texts, each in its own style.
  public static func + (first: Text, second: Text) -> Text {
    Text(first.fragments + second.fragments)
  }

  /// Returns the text with a style that cells cannot show; the text itself for `nil`.
  consuming func ignoring(_ style: IgnoredStyle?) -> Text {
    guard let style else { return self }
    return with { $0.ignored.insert(style) }
  }

  /// Returns the text with changed fragments.
  ///
  /// A text that is not used any more is changed in its place.
  consuming func with(_ change: (inout TextFragment) -> Void) -> Text {
    for index in fragments.indices { change(&fragments[index]) }
    return self
  }

  package func nodes(in context: ViewContext) -> [any Node] {
    let common = context.environment.textTraits.width
    // By their indices fragments, which are large, are not copied.
    for index in fragments.indices {
      if !fragments[index].ignored.isEmpty {
        for note in fragments[index].ignored.notes { context.notes.add(note) }
      }
      guard let width = fragments[index].traits.width ?? common else { continue }
      let font = fragments[index].font ?? context.environment.font ?? .body
      // Only large letters can be wider or narrower; narrow ones are islet's own.
      if width != .standard, width != .narrow, font.points < Font.blockMinimumPoints {
        context.notes.add(.undrawn("fontWidth"))
      }
    }
    return [TextNode(fragments, context: context)]
  }
}

// MARK: - Dates

extension Text {
  /// Makes a text that shows a date and updates itself (AK 5.8).
  public init(_ date: Date, style: DateStyle) {
    self.init(.date(date, style.format))
  }

  /// Makes a text of the time between two dates, as "9:30 AM-2:45 PM" (AK 5.10).
  public init(_ dates: ClosedRange<Date>) {
    self.init(.interval(dates))
  }

  /// Makes a text of the time between two dates, as "9:30 AM-2:45 PM" (AK 5.10).
  public init(_ interval: DateInterval) {
    self.init(interval.start...max(interval.start, interval.end))
  }

  /// Makes a timer that runs during an interval and stands still outside of it (AK 5.7).
  ///
  /// - Parameters:
  ///   - timerInterval: The interval.
  ///   - pauseTime: The date at which the timer stops; `nil` means that it runs on.
  ///   - countsDown: Whether the timer shows the remaining time instead of the elapsed time.
  ///   - showsHours: Whether an hour or more is shown in hours.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .timer(
        timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}

// MARK: - Formats

extension Text {
  /// Makes a text of a value in a format.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(
      .verbatim(ProjectLocale.localized(format).format(ProjectLocale.input(input, of: format))))
  }

  /// Makes a text of a value in a format, with the format's attributes.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
    self.init(ProjectLocale.localized(format).format(ProjectLocale.input(input, of: format)))
  }

  /// Makes a text of a value as a formatter writes it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }
}
