public import FoundationEssentials

/// A text of one or more lines.
public struct Text: PrimitiveView, Sendable {
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

  private var fragments: [TextFragment]

  private init(_ content: TextFragment.Content) {
    fragments = [TextFragment(content: content)]
  }

  /// Makes a text from an interpolated literal.
  public init(_ key: LocalizedStringKey) {
    self.init(.verbatim(key.text))
  }

  /// Makes a text from a string.
  public init(_ content: some StringProtocol) {
    self.init(.verbatim(String(content)))
  }

  /// Makes a text from a string that is not localized.
  public init(verbatim content: String) {
    self.init(.verbatim(content))
  }

  /// Makes a text that shows a date and updates itself (AK 5.8).
  public init(_ date: Date, style: DateStyle) {
    self.init(.date(date, style.format))
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

  /// Joins two texts, each in its own style.
  public static func + (first: Text, second: Text) -> Text {
    var text = first
    text.fragments += second.fragments
    return text
  }

  private func with(_ change: (inout TextFragment) -> Void) -> Text {
    var text = self
    for index in text.fragments.indices { change(&text.fragments[index]) }
    return text
  }

  /// Sets the font.
  public func font(_ font: Font?) -> Text { with { $0.font = $0.font ?? font } }
  /// Sets the weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    with { $0.traits.weight = $0.traits.weight ?? weight }
  }
  /// Makes the text bold.
  public func bold() -> Text { fontWeight(.bold) }
  /// Makes the text italic.
  public func italic() -> Text { with { $0.traits.isItalic = true } }
  /// Underlines the text.
  public func underline(_ isActive: Bool = true) -> Text {
    with { $0.traits.isUnderlined = isActive }
  }
  /// Strikes through the text.
  public func strikethrough(_ isActive: Bool = true) -> Text {
    with { $0.traits.isStruckThrough = isActive }
  }
  /// Returns the text unchanged, because a terminal's digits have one width.
  public func monospacedDigit() -> Text { self }
  /// Sets the color; `nil` leaves it unchanged.
  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.style = $0.style ?? color.map { AnyShapeStyle($0) } }
  }
  /// Sets the style.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    with { $0.style = $0.style ?? AnyShapeStyle(style) }
  }

  package func nodes(in context: ViewContext) -> [any Node] {
    [TextNode(fragments, context: context)]
  }
}
