import FoundationEssentials

/// A part of a text with a style of its own.
struct TextFragment: Sendable {
  enum Content: Hashable, Sendable {
    case verbatim(String)
    case date(Date, DateFormat)
    case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)

    /// A Boolean value indicating whether the text depends on the time.
    var isLive: Bool {
      switch self {
      case .verbatim: false
      case .date, .timer: true
      }
    }
  }

  /// The format of a date.
  enum DateFormat: Hashable, Sendable {
    case time, date, timer, relative, offset
  }

  var content: Content
  var font: Font?
  var traits = TextTraits()
  var style: AnyShapeStyle?
}
