/// A feed that plays by itself: the lines that are due by a moment, in the feed's own format.
///
/// The demo goes the way of all input, so what it shows is what a feed can show. The same start gives the same lines.
public struct DemoScript {
  /// The demos, by name.
  public static let names = ["all", "ride", "pizza", "match", "metro", "flight", "quest"]

  // Feeds of different kinds play in one demo.
  private var feeds: [any DemoFeed]

  /// Makes a demo.
  ///
  /// - Parameters:
  ///   - name: One of `names`; any other gives `nil`.
  ///   - millisecondsSince1970: The device's time when the demo begins.
  public init?(name: String, startingAt millisecondsSince1970: Int64) {
    let start = DemoTime(startingAt: millisecondsSince1970)
    switch name {
    case "all":
      // The first frame is a ride and three orders; what comes later lights the screen.
      feeds = [
        PizzaFeed(start: start), RideFeed(start: start),
        TimetableFeed<MatchAttributes>.match(start: start, from: 20),
        TimetableFeed<MetroAttributes>.metro(start: start, from: 75),
        TimetableFeed<QuestAttributes>.quest(start: start, from: 140),
        TimetableFeed<FlightAttributes>.flight(start: start, from: 200),
      ]
    case "ride": feeds = [RideFeed(start: start)]
    case "pizza": feeds = [PizzaFeed(start: start)]
    case "match": feeds = [TimetableFeed<MatchAttributes>.match(start: start, from: 0)]
    case "metro": feeds = [TimetableFeed<MetroAttributes>.metro(start: start, from: 0)]
    case "flight": feeds = [TimetableFeed<FlightAttributes>.flight(start: start, from: 0)]
    case "quest": feeds = [TimetableFeed<QuestAttributes>.quest(start: start, from: 0)]
    default: return nil
    }
  }

  /// When the next line is due, from the start of the demo; there is always one.
  public var nextDue: Duration {
    .seconds(feeds.map(\.nextDueSeconds).min() ?? 0)
  }

  /// The lines that became due since they were last asked for, oldest first.
  ///
  /// - Parameter elapsed: The time since the start of the demo; asking for an earlier time gives no lines.
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

/// The lines of one app, one after another.
protocol DemoFeed {
  /// When the next line is due, in whole seconds from the start.
  var nextDueSeconds: Int { get }
  /// Takes the next lines, all due at once.
  mutating func nextLines() -> [[UInt8]]
}
