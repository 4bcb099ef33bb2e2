import FoundationEssentials

/// A demo: lines in the feed's own format, each at its time.
///
/// The lines go the same way as any other input, so the demo shows nothing that a feed cannot. The same start gives the
/// same lines.
public struct DemoScript {
  /// The demos, by name.
  private enum Demo: String, CaseIterable {
    case all, ride, pizza, match, metro, flight, quest
  }

  /// The names of the demos.
  public static let names = Demo.allCases.map(\.rawValue)

  // One demo may have feeds of several types.
  private var feeds: [any DemoFeed]

  /// Makes a demo.
  ///
  /// - Parameters:
  ///   - name: One of `names`; the result is `nil` for any other.
  ///   - millisecondsSince1970: The device's time at the start of the demo.
  public init?(name: String, startingAt millisecondsSince1970: Int64) {
    guard let demo = Demo(rawValue: name) else { return nil }
    // Whole seconds, so that all timers on the cards change together.
    let start = Date(timeIntervalSince1970: (Double(millisecondsSince1970) / 1000).rounded(.down))
    switch demo {
    case .all:
      // The first frame has a ride and three orders; later activities light the screen.
      feeds = [
        PizzaFeed(start: start), RideFeed(start: start),
        TimetableFeed<MatchAttributes>.match(start: start, from: 20),
        TimetableFeed<MetroAttributes>.metro(start: start, from: 75),
        TimetableFeed<QuestAttributes>.quest(start: start, from: 140),
        TimetableFeed<FlightAttributes>.flight(start: start, from: 200),
      ]
    case .ride: feeds = [RideFeed(start: start)]
    case .pizza: feeds = [PizzaFeed(start: start)]
    case .match: feeds = [TimetableFeed<MatchAttributes>.match(start: start, from: 0)]
    case .metro: feeds = [TimetableFeed<MetroAttributes>.metro(start: start, from: 0)]
    case .flight: feeds = [TimetableFeed<FlightAttributes>.flight(start: start, from: 0)]
    case .quest: feeds = [TimetableFeed<QuestAttributes>.quest(start: start, from: 0)]
    }
  }

  /// The time of the next line, from the start of the demo; a demo never ends.
  public var nextDue: Duration {
    .seconds(feeds.map(\.nextDueSeconds).min() ?? 0)
  }

  /// Removes and returns the lines that are due, oldest first.
  ///
  /// - Parameter elapsed: The time since the start of the demo; a time before the last one gives no lines.
  /// - Returns: Whole lines without a line end.
  public mutating func lines(upTo elapsed: Duration) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    while let index = feeds.indices.min(by: {
      feeds[$0].nextDueSeconds < feeds[$1].nextDueSeconds
    }), .seconds(feeds[index].nextDueSeconds) <= elapsed {
      lines += feeds[index].nextLines()
    }
    return lines
  }
}
