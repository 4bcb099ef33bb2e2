import LiveActivities

/// The dynamic part of an activity (AK 1.3).
public struct ActivityContent<State: Codable & Hashable> {
  /// The content state.
  public var state: State
  /// The date from which the content is out of date; `nil` means never.
  public var staleDate: Date?
  /// The rank among the app's activities, higher nearer the top (AK 4.3).
  public var relevanceScore: Double

  /// Makes content.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }

  /// The content as the engine keeps it.
  ///
  /// - Throws: The encoder's error, as for a number that is none.
  func encoded() throws -> EncodedContent {
    EncodedContent(
      state: EncodedJSON(bytes: Array(try JSONEncoder().encode(state))),
      staleDate: staleDate.flatMap(Timestamp.init), relevanceScore: relevanceScore)
  }

  /// Makes the content that the engine keeps; `nil` where the type does not decode it.
  init?(_ content: EncodedContent) {
    // Content that the app's type does not decode came from a push, and was dropped.
    guard let state = try? JSONDecoder().decode(State.self, from: Data(content.state.bytes))
    else { return nil }
    self.init(
      state: state, staleDate: content.staleDate.map(Date.init),
      relevanceScore: content.relevanceScore)
  }
}

extension ActivityContent: Sendable where State: Sendable {}
extension ActivityContent: Equatable {}
extension ActivityContent: Hashable {}

extension Timestamp {
  init?(_ date: Date) {
    self.init(secondsSince1970: date.timeIntervalSince1970)
  }
}

extension Date {
  init(_ moment: Timestamp) {
    self.init(timeIntervalSince1970: Double(moment.millisecondsSince1970) / 1000)
  }
}
