/// The plain values that a Swift file names: cases, beginnings, samples, and the examples of comments.
public struct PlainValues: Sendable {
  /// The enumerations at any depth, each with its cases.
  public internal(set) var cases: [String: [SourceFile.Case]] = [:]
  /// The stored properties with a plain value to begin with, as `Ride.ContentState.phase`; a case has a point before it.
  public internal(set) var defaultValues: [String: String] = [:]
  /// The mark between the values of an array's elements, which stand together under `Order.items[]`.
  public static let elementSeparator = "\u{1F}"
  /// The plain values that samples are made with, by the last names of their types: `ContentState.phase`.
  public internal(set) var sampleValues: [String: String] = [:]
  /// The values of each of the file's own samples of a content state, by types and labels as those above.
  public internal(set) var sampleStates: [[String: String]] = []
  /// The plain values that attributes and content states are made with anywhere, in the same way.
  public internal(set) var callValues: [String: String] = [:]
  /// The values that comments give as examples of properties, as texts.
  public internal(set) var exampleTexts: [String: [String]] = [:]
}
