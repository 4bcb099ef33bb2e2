/// The case of letters; SwiftUI's name is `Text.Case`.
public enum LetterCase: Hashable, Sendable, CaseIterable {
  case uppercase, lowercase

  /// Returns a text with its letters in the case.
  func applied(to text: String) -> String {
    switch self {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    }
  }
}

/// The traits of letters that a text or a container asks for.
struct TextTraits: Hashable, Sendable {
  var weight: Font.Weight?
  /// The width of large letters; `nil` for the font's own.
  var width: Font.Width?
  var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false
  /// The case of all letters; `nil` leaves each its own.
  var letterCase: LetterCase?
  /// The smallest factor on the size of large letters, `0...1`.
  var minimumScaleFactor = 1.0
}
