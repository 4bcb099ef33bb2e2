import FoundationEssentials

/// The dates of a demo, by seconds from its start.
struct DemoTime {
  private let start: Date

  init(startingAt millisecondsSince1970: Int64) {
    // Whole seconds, so that all timers on the cards change together.
    start = Date(timeIntervalSince1970: (Double(millisecondsSince1970) / 1000).rounded(.down))
  }

  func date(at seconds: Int) -> Date {
    start + Double(seconds)
  }
}
