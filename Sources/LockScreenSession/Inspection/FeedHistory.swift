import ActivityFeed
import FeedReports
import LiveActivities
import PastedPayloads
import StrictJSON

/// The last lines of a feed as the inspector lists them; a line that repeats the one before it is counted there.
struct FeedHistory {
  /// The most entries that are kept; beyond it the oldest are dropped.
  static let entriesMaximum = 60

  /// A line, or several of the same effect in a row.
  struct Entry {
    /// A report in a place of its own, so that entries are copied in no time.
    private final class Kept {
      let report: LineReport

      init(_ report: consuming LineReport) {
        self.report = report
      }
    }

    private var kept: Kept
    /// The report on the last of the lines.
    var report: LineReport { kept.report }
    /// The number of lines.
    private(set) var count = 1
    /// The content state before and after the last of the lines; `nil` where it changed none.
    private(set) var contents: (before: EncodedJSON, after: EncodedJSON)?
    /// A number that no other entry has, nor this one before its last line.
    private(set) var serial: Int

    /// Returns whether a line has the same effect as this one, with nothing to add.
    fileprivate func isRepeated(by report: borrowing LineReport) -> Bool {
      report.repeats(kept.report)
    }

    fileprivate init(
      _ report: consuming LineReport, contents: (EncodedJSON, EncodedJSON)?, serial: Int
    ) {
      kept = Kept(report)
      self.contents = contents
      self.serial = serial
    }

    /// Counts a line with the same effect, and keeps it in place of the former one.
    fileprivate mutating func count(
      _ report: consuming LineReport, contents: (EncodedJSON, EncodedJSON)?, serial: Int
    ) {
      kept = Kept(report)
      self.contents = contents
      self.serial = serial
      count += 1
    }
  }

  private var ring: [Entry] = []
  /// The place of the newest entry.
  private var newest = -1
  private var lineCount = 0

  /// The entries, newest first.
  var entries: [Entry] {
    guard newest >= 0 else { return [] }
    return (ring[(newest + 1)...] + ring[...newest]).reversed()
  }

  /// The newest entry.
  var last: Entry? { newest < 0 ? nil : ring[newest] }

  /// Records a line.
  ///
  /// - Parameters:
  ///   - report: The report on the line.
  ///   - contents: The content state before and after it; `nil` where it changed none.
  mutating func record(_ report: LineReport, contents: (EncodedJSON, EncodedJSON)?) {
    lineCount += 1
    if newest >= 0, ring[newest].isRepeated(by: report) {
      return ring[newest].count(report, contents: contents, serial: lineCount)
    }
    let entry = Entry(report, contents: contents, serial: lineCount)
    newest += 1
    if ring.count < Self.entriesMaximum {
      ring.append(entry)
    } else {
      newest %= Self.entriesMaximum
      ring[newest] = entry
    }
  }

  /// Records a key's command that dismisses an activity or answers the Lock Screen's question, as if a line had asked
  /// for it: no activity is left to say so.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - events: The events that it caused.
  ///   - time: The device's time.
  mutating func record(
    _ command: ActivityCommand, causing events: [ActivityEvent], at time: Timestamp
  ) {
    guard events.contains(where: { $0.change.isDecision }) else { return }
    let line = SourceLine(
      origin: LineOrigin(name: "keys", line: 0), content: .line(FeedLine(.command(command))))
    var report = LineReport(on: line, at: time, earlier: [])
    report.events = events
    record(report, contents: nil)
  }
}

extension ActivityEvent.Change {
  /// A Boolean value indicating whether the change is a decision about an activity that a person makes by hand.
  fileprivate var isDecision: Bool {
    if case .stateChanged(_, _, .dismissed, .person) = self { return true }
    if case .permissionAnswered = self { return true }
    return false
  }
}

extension LineReport {
  /// Returns whether the line has the same effect on the same activity as another one, with nothing to add.
  fileprivate func repeats(_ other: borrowing LineReport) -> Bool {
    guard unmet.isEmpty, other.unmet.isEmpty, !hasFindings, !other.hasFindings,
      repeatsVerdict(of: other)
    else { return false }
    switch (event, other.event) {
    case (nil, nil): return true
    case (.some(let event), .some(let other)): return event.repeats(other)
    case (nil, _), (_, nil): return false
    }
  }
}

extension LineReport {
  /// Returns whether the verdict is another line's, whatever the place of a fault in the feed.
  private func repeatsVerdict(of other: borrowing LineReport) -> Bool {
    switch (verdict, other.verdict) {
    case (.applied, .applied): true
    case (.dropped(let refusal), .dropped(let other)): refusal.name == other.name
    case (.rejected(let rejection), .rejected(let other)): rejection.repeats(other)
    case (.applied, _), (.dropped, _), (.rejected, _): false
    }
  }
}

// The facts are compared and not the words, which cost more than all else of a rejected line.

extension Rejection {
  /// Returns whether the reason is another one's, whatever the line of the feed.
  fileprivate func repeats(_ other: Rejection) -> Bool {
    switch (self, other) {
    case (.feed(let fault), .feed(let other)): fault.problem.repeats(other.problem)
    case (.feed, _), (.layout, _), (.theme, _), (.themeName, _): self == other
    }
  }
}

extension FeedFault.Problem {
  fileprivate func repeats(_ other: Self) -> Bool {
    switch (self, other) {
    case (.json(let fault), .json(let other)):
      fault.place.column == other.place.column && fault.path == other.path
        && fault.problem == other.problem
    case (.slip(let slip), .slip(let other)):
      slip.column == other.column && slip.path == other.path
        && slip.repetitions == other.repetitions && slip.problem == other.problem
    case (.json, _), (.slip, _), (.tooLong, _), (.milliseconds, _), (.unknownKind, _),
      (.severalKinds, _), (.otherObject, _), (.noObject, _):
      self == other
    }
  }
}

extension FeedEvent {
  /// Returns whether the event is of the same kind and about the same activity as another one.
  fileprivate func repeats(_ other: FeedEvent) -> Bool {
    if case .command(.push(let push, let id)) = self,
      case .command(.push(let otherPush, let otherID)) = other
    {
      return push.event == otherPush.event && id == otherID
    }
    if case .command(.app(.update, let id)) = self,
      case .command(.app(.update, let otherID)) = other
    {
      return id == otherID
    }
    return self == other
  }
}
