public import FeedReports
public import ActivityFeed
public import LiveActivities
public import SampleActivities

/// Plays an embedded feed by the device's clock, on the way that every feed takes.
struct DemoPlayer {
  /// How much of the demo a turn may catch up with: an hour is gone through in a second.
  private static let stepMaximum = Duration.seconds(60)

  /// The demo that plays where nobody feeds anything.
  static let standardName = DemoScript.names[0]

  private var script: DemoScript
  private var reader = FeedLineReader()
  private let start: Timestamp

  /// Begins a demo; `nil` for a name that is not a demo's.
  init?(name: String, at start: Timestamp) {
    guard
      let script = DemoScript(
        name: name, startingAt: start.millisecondsSince1970)
    else { return nil }
    self.script = script
    self.start = start
  }

  /// When the next line is due, on the device's clock.
  var nextDue: Timestamp { start + script.nextDue }

  /// Lets a session obey the lines that are due.
  mutating func play(for session: inout Session, at real: Duration) {
    let elapsed = session.clock.now(at: real) - start
    for line in script.lines(upTo: min(elapsed, script.nextDue + Self.stepMaximum)) {
      reader.append(line + [UInt8(ascii: "\n")])
    }
    session.obeyAll(from: &reader, named: "demo", at: real)
  }
}
