import FoundationEssentials

/// The tour's storyboard: a round of feeds and of cues, each at its time, which is played again and again.
///
/// Times are chosen for a stranger who sees a recording: a beat has two to six seconds, and between two beats all is at
/// rest.
enum Tour {
  /// An action of the tour besides the lines of its feeds.
  enum Action {
    case step(DemoScript.Step)
    /// Ends all activities, before the next round starts them anew.
    case clear
  }

  /// An action and its time from the start of a round.
  struct Cue {
    let time: Duration
    let action: Action
  }

  /// The time of a round; people are promised a minute at most.
  static let lengthSeconds = 53
  static var length: Duration { .seconds(lengthSeconds) }

  /// The time at which all first cards have risen and nothing else has happened.
  static let pictureTime = Duration.milliseconds(6500)

  /// The cues of a round, in the order of time.
  static let cues: [Cue] =
    [
      line(0, #"{"device":"always-on"}"#),
      line(1500, #"{"device":"awake"}"#),
      // From second 2 to 4 the cards rise, and at 8 a goal expands the island for 5 s.
      key(14_500, "t"),
      key(17_500, "t"),
      // At 20 a third order brings its stack to the top.
    ] + keysUp(22_000) + [
      key(22_600, "g"),
      key(24_200, "j"),
      key(25_400, "j"),
      key(27_000, "g"),
      // At 29 the metro comes to the top, and at 31 its train expands the island for 5 s.
    ] + keysUp(36_800) + [
      // By a key, which a system without StandBy leaves alone.
      key(37_500, "s"), key(42_500, "s"),
      key(45_000, "T"),
      key(47_500, "T"),
      line(50_500, #"{"device":"always-on"}"#),
      Cue(time: .milliseconds(51_500), action: .clear),
    ]

  /// Returns the keys that lead to the topmost card, wherever the selection is among five cards at most.
  private static func keysUp(_ milliseconds: Int) -> [Cue] {
    Array(repeating: key(milliseconds, "k"), count: 5)
  }

  private static func line(_ milliseconds: Int, _ text: String) -> Cue {
    Cue(time: .milliseconds(milliseconds), action: .step(.line(Array(text.utf8))))
  }

  private static func key(_ milliseconds: Int, _ key: Unicode.Scalar) -> Cue {
    Cue(time: .milliseconds(milliseconds), action: .step(.key(key)))
  }

  /// Returns the feeds of a round, which go on without an end where the tour ends within it.
  ///
  /// - Parameters:
  ///   - start: The device's time at the start of the demo.
  ///   - seconds: The start of the round, in seconds from the start of the demo.
  /// - Returns: The feeds.
  static func feeds(from start: Date, at seconds: Int) -> [any DemoFeed] {
    func later(_ second: Int, _ feed: (Date) -> any DemoFeed) -> any DemoFeed {
      ShiftedFeed(feed(start + Double(seconds + second)), by: seconds + second)
    }
    return [
      later(2) { RideFeed(start: $0) },
      later(3) { PizzaFeed(start: $0, thirdOrderFrom: 17) },
      // The first goal is 4 s away.
      later(4) { TimetableFeed<MatchAttributes>.match(start: $0, from: 0, after: 51) },
      later(29) { TimetableFeed<MetroAttributes>.metro(start: $0, from: 0, alertSecond: 2) },
      later(0) { TimetableFeed<QuestAttributes>.quest(start: $0, from: 140) },
      later(0) { TimetableFeed<FlightAttributes>.flight(start: $0, from: 200) },
    ]
  }
}
