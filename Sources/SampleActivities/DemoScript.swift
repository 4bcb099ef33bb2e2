import FoundationEssentials

/// A demo: lines in the feed's own format and keys of the person, each at its time.
///
/// They go the same way as any other input, so the demo shows nothing that a feed and a person cannot. The same start
/// gives the same steps.
public struct DemoScript {
  /// A step of a demo.
  public enum Step: Hashable, Sendable {
    /// A line of the feed, without a line end.
    case line([UInt8])
    /// A key that the person presses.
    case key(Unicode.Scalar)
  }

  private let start: Date
  /// A Boolean value indicating whether the system knows stale dates and relevance scores, which iOS 16.1 refuses.
  private var hasActivityContent = true
  /// A Boolean value indicating whether the system has intents, by which an app starts an activity without opening.
  private var hasIntents = true
  /// A Boolean value indicating whether a tour has ended, so that the person has the device.
  private var hasEndedTour = false
  /// A Boolean value indicating whether the person looks at one activity, which no other one displaces.
  public var isQuiet = false
  // One demo may have feeds of several types.
  private var feeds: [any DemoFeed]
  /// The position in the tour; `nil` for a demo that is none, and once the tour has ended.
  private var place: Place?

  /// A position in a tour.
  private struct Place {
    /// The start of the round, in seconds from the start of the demo.
    var roundSeconds = 0
    /// The index of the next cue.
    var cue = 0

    var nextDue: Duration { .seconds(roundSeconds) + Tour.cues[cue].time }

    var nextRoundSeconds: Int { roundSeconds + Tour.lengthSeconds }

    mutating func advance() {
      cue += 1
      guard cue == Tour.cues.count else { return }
      self = Place(roundSeconds: nextRoundSeconds)
    }
  }

  /// Makes a demo.
  ///
  /// - Parameters:
  ///   - demo: The demo.
  ///   - millisecondsSince1970: The device's time at the start of the demo.
  ///   - hasActivityContent: Whether the system knows stale dates and relevance scores, as since iOS 16.2.
  ///   - hasIntents: Whether an intent may start an activity, as since iOS 17.
  public init(
    _ demo: DemoName, startingAt millisecondsSince1970: Int64, hasActivityContent: Bool = true,
    hasIntents: Bool = true
  ) {
    let start = Self.start(millisecondsSince1970)
    self.init(start: start, feeds: Self.feeds(of: demo, from: start))
    self.hasActivityContent = hasActivityContent
    self.hasIntents = hasIntents
    if demo.isTour { place = Place() }
  }

  private init(start: Date, feeds: [any DemoFeed]) {
    self.start = start
    self.feeds = feeds
  }

  /// Makes the endless ride of a bike computer, with a push each second.
  public static func endlessRide(startingAt millisecondsSince1970: Int64) -> DemoScript {
    let start = start(millisecondsSince1970)
    return DemoScript(start: start, feeds: [RideFeed(start: start)])
  }

  /// Returns a start in whole seconds, so that all timers on the cards change together.
  private static func start(_ millisecondsSince1970: Int64) -> Date {
    Date(timeIntervalSince1970: (Double(millisecondsSince1970) / 1000).rounded(.down))
  }

  private static func feeds(of demo: DemoName, from start: Date) -> [any DemoFeed] {
    switch demo {
    case .tour: Tour.feeds(from: start, at: 0)
    case .all:
      // The first frame has a ride and three orders; later activities light the screen.
      [
        PizzaFeed(start: start), RideFeed(start: start),
        TimetableFeed<MatchAttributes>.match(start: start, from: 20),
        TimetableFeed<MetroAttributes>.metro(start: start, from: 75),
        TimetableFeed<QuestAttributes>.quest(start: start, from: 140),
        TimetableFeed<FlightAttributes>.flight(start: start, from: 200),
      ]
    case .ride: [Story.feed(TimetableFeed<RideAttributes>.story, from: start)]
    case .pizza: [Story.feed(TimetableFeed<PizzaDeliveryAttributes>.story, from: start)]
    case .match: [Story.feed(TimetableFeed<MatchAttributes>.story, from: start)]
    case .metro: [Story.feed(TimetableFeed<MetroAttributes>.story, from: start)]
    case .flight: [Story.feed(TimetableFeed<FlightAttributes>.story, from: start)]
    case .quest: [Story.feed(TimetableFeed<QuestAttributes>.story, from: start)]
    }
  }

  // MARK: - Steps

  /// The time of the next step, from the start of the demo; a demo never ends.
  public var nextDue: Duration {
    let line = Duration.seconds(feeds.map(\.nextDueSeconds).min() ?? 0)
    return place.map { min($0.nextDue, line) } ?? line
  }

  /// Removes and returns the steps that are due, oldest first.
  ///
  /// - Parameter elapsed: The time since the start of the demo; a time before the last one gives no steps.
  /// - Returns: The steps.
  public mutating func steps(upTo elapsed: Duration) -> [Step] {
    var steps: [Step] = []
    while nextDue <= elapsed {
      if let place, place.nextDue == nextDue {
        steps += performCue(at: place)
      } else if let index = feeds.indices.min(by: {
        feeds[$0].nextDueSeconds < feeds[$1].nextDueSeconds
      }) {
        let lines = feeds[index].nextLines(manner)
        steps += lines.map { .line(hasActivityContent ? $0 : Self.withoutActivityContent($0)) }
      }
    }
    return steps
  }

  /// The manner of the next lines.
  private var manner: DemoManner {
    guard hasIntents else { return .open }
    return isQuiet ? .quiet : hasEndedTour ? .background : .open
  }

  /// Returns a line without its stale date and its relevance score.
  private static func withoutActivityContent(_ line: [UInt8]) -> [UInt8] {
    // A state of a demo has neither key.
    let text = String(decoding: line, as: UTF8.self)
      .replacing(/"(relevance-score|stale-date)":[0-9.]+,/, with: "")
      .replacing(/,"(relevance-score|stale-date)":[0-9.]+/, with: "")
    return Array(text.utf8)
  }

  /// A Boolean value indicating whether the demo presses keys.
  public var isTour: Bool { place != nil }

  /// Ends the tour: no key is pressed any more, and the activities go on without an end.
  ///
  /// Those that start later leave the person's app and the person's lock alone.
  public mutating func endTour() {
    guard place != nil else { return }
    place = nil
    hasEndedTour = true
  }

  private mutating func performCue(at place: Place) -> [Step] {
    self.place?.advance()
    switch Tour.cues[place.cue].action {
    case .step(let step): return [step]
    case .clear:
      let now = start + Double(place.nextDue.components.seconds)
      let ends = feeds.flatMap(\.ongoing).map { Step.line($0.endLine(at: now)) }
      feeds = Tour.feeds(from: start, at: place.nextRoundSeconds)
      return ends
    }
  }
}
