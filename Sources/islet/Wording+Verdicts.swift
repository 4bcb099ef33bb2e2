import ActivityFeed
import ActivityLayouts
import LiveActivities
import LockScreenUI
import StrictJSON

extension Wording {
  /// What became of a line, and how that is to look.
  static func verdict(_ verdict: Verdict) -> (role: Inspector.Role, words: String) {
    switch verdict {
    case .applied: (.good, reason(verdict))
    case .dropped: (.warning, "dropped: \(reason(verdict))")
    case .rejected: (.failure, "rejected: \(reason(verdict))")
    }
  }

  /// Why a line could not be understood.
  static func rejection(_ rejection: Rejection) -> String {
    switch rejection {
    case .feed(let fault): problem(fault.problem)
    case .layout(let fault): "layout, \(self.fault(fault))"
    case .theme(let fault): "theme, \(self.fault(fault))"
    case .themeName(let name, let known):
      "there is no theme \(name); \(suggestion(for: name, among: known))"
    }
  }

  private static func problem(_ problem: FeedFault.Problem) -> String {
    switch problem {
    case .json(let fault): self.fault(fault)
    case .tooLong(let limit): "more than \(limit) bytes; that is the limit of one object"
    case .milliseconds(let path, let given):
      "\(path): expected seconds since 1970, found \(given), which looks like milliseconds; "
        + "divide by 1000"
    case .unknownKind(let known):
      "expected one of the keys \(known.joined(separator: ", ")); found none of them"
    }
  }

  /// What a line was about.
  static func subject(_ subject: LineSubject) -> String {
    switch subject {
    case .command(.push(let push, let id)): "\(push.event.rawValue) \(name(id))"
    case .command(.app(.request, let id)): "request \(name(id))"
    case .command(.app(.update, let id)): "update \(name(id))"
    case .command(.app(.end, let id)): "end \(name(id))"
    case .command(.person(let action)): person(action)
    case .command(.device(.foreground(let app))):
      app.map { "foreground \(shortName($0))" } ?? "background"
    case .command(.device(.lock)): "lock"
    case .clock: "clock"
    case .layout: "layout"
    case .theme: "theme"
    case .unknown: "?"
    }
  }

  private static func person(_ action: PersonAction) -> String {
    switch action {
    case .dismiss(let id): "dismiss \(name(id))"
    case .tap(let id): "tap \(name(id))"
    case .longPress(let id): "long-press \(name(id))"
    case .collapseIsland: "collapse island"
    case .fold(let app): "fold \(shortName(app))"
    case .unfold(let app): "unfold \(shortName(app))"
    }
  }

  /// What was not understood, in lines; none where all was.
  static func rejections(_ ledger: VerdictLedger) -> [String] {
    summary(
      ledger.firstRejected, count: ledger.rejectedCount, of: ledger.lineCount, verb: "rejected")
  }

  /// What a rule of the system forbade, in lines; none where it forbade nothing.
  static func drops(_ ledger: VerdictLedger) -> [String] {
    summary(ledger.firstDropped, count: ledger.droppedCount, of: ledger.lineCount, verb: "dropped")
  }

  private static func summary(
    _ first: [LedgerEntry], count: Int, of lineCount: Int, verb: String
  ) -> [String] {
    guard count > 0 else { return [] }
    let lines = lineCount == 1 ? "1 line" : "\(lineCount) lines"
    let head = "islet: \(count) of \(lines) \(count == 1 ? "was" : "were") \(verb):"
    let told = first.map { "  \($0.origin.name) line \($0.origin.line): \(reason($0.verdict))" }
    let rest = count > first.count ? ["  and \(count - first.count) more"] : []
    return [head] + told + rest
  }

  private static func reason(_ verdict: Verdict) -> String {
    switch verdict {
    case .applied: "applied"
    case .dropped(let refusal): self.refusal(refusal)
    case .rejected(let rejection): self.rejection(rejection)
    }
  }

  /// A stretch of time in its two greatest units: "7h 48m", "12m 05s", "3d 4h".
  static func duration(_ duration: Duration) -> String {
    let seconds = max(0, duration.components.seconds)
    let two = { (number: Int64) in number < 10 ? "0\(number)" : "\(number)" }
    switch seconds {
    case ..<60: return "\(seconds)s"
    case ..<3600: return "\(seconds / 60)m \(two(seconds % 60))s"
    case ..<86_400: return "\(seconds / 3600)h \(two(seconds % 3600 / 60))m"
    default: return "\(seconds / 86_400)d \(seconds % 86_400 / 3600)h"
    }
  }
}
