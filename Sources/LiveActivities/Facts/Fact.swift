/// The number of a fact of ActivityKit, as comments, rules and feeds cite it: `3.17`; or of a section: `3a`, `9`.
public struct FactID: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The number as it is cited after `AK`.
  public let text: String

  /// Makes the number that is written like this.
  public init(stringLiteral text: String) { self.text = text }
}

/// A fact of ActivityKit, APNs or iOS: one row of the table that islet is built by.
struct Fact: Sendable {
  /// The standing of a fact's sources.
  enum Grade: String, CaseIterable, Sendable {
    case documented = "Apple's documentation"
    case staff = "Apple's staff"
    case measured = "measured or logged by others"
    case claimed = "claimed by others"
    case open = "no source known"
  }

  let id: FactID
  let grade: Grade
  let sources: [FactSource]
  /// The fact in a sentence or two.
  let statement: String
  /// The meaning for a sender of pushes, or for the author of an app or a layout.
  let advice: String

  init(
    _ id: FactID, _ grade: Grade, _ sources: [FactSource], _ statement: String, _ advice: String
  ) {
    self.id = id
    self.grade = grade
    self.sources = sources
    self.statement = statement
    self.advice = advice
  }
}

/// A section of the facts, which comments cite as a whole: `AK 1c`.
struct FactSection: Sendable {
  let id: FactID
  let title: String
  /// The section in a sentence or two; empty where its facts say it all.
  let statement: String
  let facts: [Fact]

  /// All sections in their order.
  static let all =
    interface + [observation, errors, limits] + pushes + delivery + surfaces + [views]
    + looks + [versions, openPoints, scenarios]
}
