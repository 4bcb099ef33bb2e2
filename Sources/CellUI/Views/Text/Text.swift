public import FoundationEssentials

/// What a text or its surroundings ask of its letters.
struct TextTraits: Hashable, Sendable {
  var weight: Font.Weight?
  var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false
  /// The least factor on the size at which the text may be drawn.
  var minimumScaleFactor = 1.0
}

/// Lines of text.
public struct Text: PrimitiveView, Sendable {
  /// How a date is written.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case time, date, timer, relative, offset
    }

    let kind: Kind
    /// The time of day.
    public static let time = DateStyle(kind: .time)
    /// The day.
    public static let date = DateStyle(kind: .date)
    /// A clock that counts to the date, then from it.
    public static let timer = DateStyle(kind: .timer)
    /// The distance to now, without a sign.
    public static let relative = DateStyle(kind: .relative)
    /// The distance to now, with a sign.
    public static let offset = DateStyle(kind: .offset)
  }

  /// Where a line that is too long is cut.
  public enum TruncationMode: Hashable, Sendable {
    case head, middle, tail
  }

  enum Storage: Hashable, Sendable {
    case verbatim(String)
    case date(Date, DateStyle)
    case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)

    /// A Boolean value indicating whether the text depends on the time at which it is read.
    var isLive: Bool {
      switch self {
      case .verbatim: false
      case .date, .timer: true
      }
    }
  }

  /// A part of a text with looks of its own.
  struct Fragment: Sendable {
    var storage: Storage
    var font: Font?
    var traits = TextTraits()
    var style: AnyShapeStyle?
  }

  var fragments: [Fragment]

  private init(_ storage: Storage) {
    fragments = [Fragment(storage: storage)]
  }

  /// Makes a text from a literal, which may hold values.
  public init(_ key: LocalizedStringKey) {
    self.init(.verbatim(key.text))
  }

  /// Makes a text from a string.
  public init(_ content: some StringProtocol) {
    self.init(.verbatim(String(content)))
  }

  /// Makes a text that is shown as it stands.
  public init(verbatim content: String) {
    self.init(.verbatim(content))
  }

  /// Makes a text that tells a date and keeps itself up to date (AK 5.8).
  public init(_ date: Date, style: DateStyle) {
    self.init(.date(date, style))
  }

  /// Makes a clock that runs within a span of time and stands still outside of it (AK 5.7).
  ///
  /// - Parameters:
  ///   - timerInterval: The span.
  ///   - pauseTime: When the clock stops, as a date; `nil` means that it does not.
  ///   - countsDown: Whether it tells what is left rather than what has passed.
  ///   - showsHours: Whether an hour and more is written as hours.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .timer(
        timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }

  /// One text after another, each with its own looks.
  public static func + (first: Text, second: Text) -> Text {
    var text = first
    text.fragments += second.fragments
    return text
  }

  private func with(_ change: (inout Fragment) -> Void) -> Text {
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
  /// Makes the strokes heavier.
  public func bold() -> Text { fontWeight(.bold) }
  /// Slants the letters.
  public func italic() -> Text { with { $0.traits.isItalic = true } }
  /// Draws a line below.
  public func underline(_ isActive: Bool = true) -> Text {
    with { $0.traits.isUnderlined = isActive }
  }
  /// Draws a line through the middle.
  public func strikethrough(_ isActive: Bool = true) -> Text {
    with { $0.traits.isStruckThrough = isActive }
  }
  /// Digits of one width, which a terminal's always are.
  public func monospacedDigit() -> Text { self }
  /// Sets the ink; `nil` leaves it.
  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.style = $0.style ?? color.map { AnyShapeStyle($0) } }
  }
  /// Sets the ink.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    with { $0.style = $0.style ?? AnyShapeStyle(style) }
  }

  func nodes(in context: ViewContext) -> [any Node] {
    [TextNode(fragments, context: context)]
  }
}

/// How lines stand to one another.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// Lines begin at one column.
  case leading
  /// Lines share their middle.
  case center
  /// Lines end at one column.
  case trailing
}
