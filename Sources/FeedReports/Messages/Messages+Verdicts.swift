public import ActivityFeed
public import LiveActivities
public import PastedPayloads
import StrictJSON
import Theming

extension Messages {
  /// Returns a line's verdict with its reason; for a line that only expects something, whether that is met.
  public static func verdict(_ report: LineReport) -> String {
    switch report.verdict {
    case .applied where report.event == .expectation: report.unmet.isEmpty ? "met" : "not met"
    case .applied: report.verdict.word
    case .dropped, .rejected: "\(report.verdict.word): \(reason(report))"
    }
  }

  /// Returns the reason why a line could not be understood.
  private static func rejection(_ rejection: Rejection, fromLine line: Int) -> String {
    switch rejection {
    case .feed(let fault): problem(fault.problem)
    case .layout(let fault): self.fault(fault, fromLine: line)
    // The fault is at a line of the object, which begins at the line that the report names.
    case .theme(.json(let fault)) where fault.place.line > 1:
      "line \(line + fault.place.line - 1), \(self.fault(fault))"
    case .theme(.json(let fault)): self.fault(fault)
    case .theme(let fault): "theme, \(self.fault(fault).joined(separator: "; "))"
    case .themeName(let name, let known):
      "there is no theme \(name); \(suggestion(for: name, among: known))"
    }
  }

  /// Returns a line's subject, where it has one, and its verdict.
  public static func report(_ report: LineReport) -> String {
    let words = verdict(report)
    return report.event == nil ? words : "\(subject(report.event)): \(words)"
  }

  /// Returns the reason for a verdict.
  public static func reason(_ report: LineReport) -> String {
    switch report.verdict {
    case .applied: "applied"
    case .dropped(let refusal): legible(reason(refusal, in: report))
    case .rejected(let rejection): legible(self.rejection(rejection, fromLine: report.origin.line))
    }
  }

  /// Returns the reason for a drop; of a key that is missing since it is misnamed or misplaced, the name.
  private static func reason(_ refusal: CommandRefusal, in report: LineReport) -> String {
    if let words = clockGoingBack(refusal, in: report) { return words }
    let meant = report.notes.diagnosis?.payload.faults.first { slip in
      slip.problem.wantedKey != nil && tells(refusal, slip, report.event)
    }
    guard let meant else { return renamed(self.refusal(refusal, of: report.event), by: report) }
    return "\(slip(meant)); the phone does nothing without it"
  }

  /// Returns the reason why a line comes before the one above it, in the units of its `at`; `nil` for any other refusal.
  private static func clockGoingBack(
    _ refusal: CommandRefusal, in report: LineReport
  ) -> String? {
    guard refusal.rule == .clockMovedBackwards, let time = report.notes.time,
      let (last, given) = refusal.timestamps
    else { return nil }
    // A date that the clock is set to is no time after the start.
    if case .clock(.set) = report.event { return nil }
    return
      "at: the clock would go back from \(offset(last - given + time)) to \(offset(time)) after the start; "
      + "time only goes on; put the lines in the order of their times"
  }

  /// Returns a time after the start as `at` takes it: `1h30m`, or seconds with their fraction.
  private static func offset(_ time: Duration) -> String {
    let milliseconds = Int((time / .milliseconds(1)).rounded())
    guard milliseconds.isMultiple(of: 1000) else {
      return "\(Double(milliseconds) / 1000) s"
    }
    let seconds = milliseconds / 1000
    let parts = [
      (seconds / 86_400, "d"), (seconds / 3600 % 24, "h"), (seconds / 60 % 60, "m"),
      (seconds % 60, "s"),
    ]
    let text = parts.filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined()
    return text.isEmpty ? "0s" : text
  }

  /// Returns whether the words on a refusal tell a fault already.
  public static func tells(_ refusal: CommandRefusal, _ slip: Slip, _ event: FeedEvent?) -> Bool {
    let path = refusal.keyPath(in: event)
    guard refusal.name == "missingKey", !path.isEmpty else { return false }
    return slip.path == path || slip.problem.wantedKey.map { "aps.\($0)" } == path
  }

  /// Returns words with a service's own names in place of the keys of `aps`.
  static func renamed(_ words: String, by report: LineReport) -> String {
    (report.notes.diagnosis?.payload.names ?? []).reduce(words) { words, name in
      words.replacing(name.ours, with: name.theirs)
    }
  }

  /// Returns a fault beside the verdict's, with its place where the text is at hand.
  public static func further(
    _ fault: FurtherFault, in report: LineReport, _ places: PlaceTable? = nil
  ) -> String {
    switch fault {
    case .slip(let slip): return legible(placed(slip))
    case .refusal(let refusal):
      return legible(renamed("then: " + self.refusal(refusal, of: report.event), by: report))
    case .content(let content):
      let words = "\(report.event?.contentPath ?? "aps.")\(content.words); \(content.advice)"
      let place = places.flatMap { report.place(fault.path(in: report.event), $0) }
      let head = place.map { "line \($0.line), column \($0.column): " } ?? ""
      return head + legible(renamed(words, by: report))
    }
  }

  /// Returns a finding of a report, by the names that its writer used.
  public static func finding(_ finding: Finding, in report: LineReport) -> String {
    renamed(self.finding(finding), by: report)
  }

  /// Returns the way to the payload that was judged, a sentence each.
  public static func steps(_ report: LineReport) -> [String] { steps(report.steps).map(legible) }
}

extension Slip.Problem {
  /// The key of `aps` that stands under another name, or elsewhere.
  fileprivate var wantedKey: String? {
    if case .value(.misnamedKey(_, let name)) = self { return name }
    if case .value(.misplacedKey(let name, "aps")) = self { return name }
    return nil
  }
}
