import ActivityFeed
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
  private static func rejection(_ rejection: Rejection) -> String {
    switch rejection {
    case .feed(let fault): problem(fault.problem)
    case .layout(let fault): "layout, \(self.fault(fault))"
    // An object on one line of a feed is on the line that the report names.
    case .theme(.json(let fault)) where fault.place.line == 1: "theme, \(self.fault(fault))"
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
    case .dropped(let refusal): legible(self.refusal(refusal, of: report.event))
    case .rejected(let rejection): legible(self.rejection(rejection))
    }
  }
}
