/// The traits of letters that a text or a container asks for.
struct TextTraits: Hashable, Sendable {
  var weight: Font.Weight?
  var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false
  /// The smallest factor on the size of block letters, `0...1`.
  var minimumScaleFactor = 1.0
}
