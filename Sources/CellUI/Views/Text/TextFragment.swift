import Foundation

/// A part of a text with a style of its own.
struct TextFragment: Equatable, Sendable {
  enum Content: Equatable, Sendable {
    case plain(Plain)
    /// A key, which is looked up in a table when the text is drawn.
    case localized(LocalizedStringKey, table: String?)
  }

  /// A content that needs no tables.
  enum Plain: Hashable, Sendable {
    case verbatim(String)
    case date(Date, DateFormat)
    case interval(ClosedRange<Date>)
    case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
    case following(FollowingText)

    /// A Boolean value indicating whether the text depends on the time.
    var isLive: Bool {
      switch self {
      case .verbatim, .interval: false
      case .date, .timer, .following: true
      }
    }

    /// A Boolean value indicating whether the text counts, for which it takes all of the width that it is offered (AK 5.11).
    var isCounting: Bool {
      switch self {
      case .verbatim, .interval, .date(_, .time), .date(_, .date): false
      case .date(_, .timer), .date(_, .relative), .date(_, .offset), .timer, .following: true
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
  /// The styles that cells cannot show.
  var ignored = IgnoredStyles()
  /// The marks for a renderer.
  var marks: [any TextAttribute] = []

  init(_ content: Plain) {
    self.content = .plain(content)
  }

  init(verbatim text: String) {
    content = .plain(.verbatim(text))
  }

  init(_ key: LocalizedStringKey, table: String?) {
    content = .localized(key, table: table)
  }

  /// The content where it needs no tables; `nil` for a key.
  var plain: Plain? { if case .plain(let content) = content { content } else { nil } }
  var isPlain: Bool { if case .plain = content { true } else { false } }

  /// Returns the fragments to draw of several.
  static func resolved(_ parts: [TextFragment]) -> [TextFragment] {
    // Words alone stay in their array.
    guard parts.indices.contains(where: { !parts[$0].isPlain }) else { return parts }
    return parts.count == 1 ? parts[0].resolved() : parts.flatMap { $0.resolved() }
  }

  /// The fragments to draw, none of which needs a table.
  func resolved() -> [TextFragment] {
    guard case .localized(let key, let table) = content else { return [self] }
    var fragments = key.fragments(table: table)
    for index in fragments.indices { fragments[index].inherit(from: self) }
    return fragments
  }

  /// Returns the fragment in the style of another one where it has none of its own.
  func inheriting(_ outer: TextFragment) -> TextFragment {
    var fragment = self
    fragment.inherit(from: outer)
    return fragment
  }

  private mutating func inherit(from outer: TextFragment) {
    font = font ?? outer.font
    style = style ?? outer.style
    traits.add(outer.traits)
    marks = outer.marks + marks
  }

  /// Compares two fragments; of their colors only that there are some.
  static func == (first: TextFragment, second: TextFragment) -> Bool {
    first.content == second.content && first.font == second.font && first.traits == second.traits
      && (first.style == nil) == (second.style == nil)
  }
}

extension TextTraits {
  /// Adds the traits of a text around.
  fileprivate mutating func add(_ outer: TextTraits) {
    weight = weight ?? outer.weight
    width = width ?? outer.width
    isItalic = isItalic || outer.isItalic
    isUnderlined = isUnderlined || outer.isUnderlined
    isStruckThrough = isStruckThrough || outer.isStruckThrough
  }
}
