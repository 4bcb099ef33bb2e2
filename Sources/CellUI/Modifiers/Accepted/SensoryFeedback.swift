/// A feedback for the hand or the ear.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let success = SensoryFeedback(name: "success")
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let warning = SensoryFeedback(name: "warning")
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let error = SensoryFeedback(name: "error")
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let selection = SensoryFeedback(name: "selection")
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let impact = SensoryFeedback(name: "impact")

  /// A knock of a strength, `0...1`.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    impact
  }

  /// The weight of what knocks.
  public enum Weight: Hashable, Sendable {
    case light, medium, heavy
  }
}
