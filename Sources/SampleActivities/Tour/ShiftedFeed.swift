/// A feed that begins later than its demo.
struct ShiftedFeed: DemoFeed {
  // Any feed of a demo may begin later.
  private var feed: any DemoFeed
  private let seconds: Int

  /// Makes a feed that begins a number of seconds after the demo.
  init(_ feed: any DemoFeed, by seconds: Int) {
    self.feed = feed
    self.seconds = seconds
  }

  var nextDueSeconds: Int { feed.nextDueSeconds + seconds }
  var ongoing: [DemoActivity] { feed.ongoing }
  mutating func nextLines(_ manner: DemoManner) -> [[UInt8]] { feed.nextLines(manner) }
}
