/// The lines of one app of a demo.
protocol DemoFeed {
  /// The time of the next lines, in whole seconds from the start.
  var nextDueSeconds: Int { get }
  /// The activities that have started and not ended.
  var ongoing: [DemoActivity] { get }
  /// Removes and returns the next lines, which are all due at once.
  mutating func nextLines(_ manner: DemoManner) -> [[UInt8]]
}
