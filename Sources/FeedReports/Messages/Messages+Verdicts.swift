public import ActivityFeed
import ActivityLayouts
import LiveActivities
import StrictJSON
import Theming

extension Messages {
  /// What became of a line, and why; a line that only expects something is met or not.
  public static func verdict(_ report: LineReport) -> String {
    switch report.verdict {
    case .applied where report.event == .expectation: report.unmet.isEmpty ? "met" : "not met"
    case .applied: report.verdict.word
    case .dropped, .rejected: "\(report.verdict.word): \(reason(report))"
    }
  }

  /// Why a line could not be understood.
  public static func rejection(_ rejection: Rejection) -> String {
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

  private static func problem(_ problem: FeedFault.Problem) -> String {
    switch problem {
    case .json(let fault): pushFault(fault) ?? self.fault(fault)
    case .tooLong(let limit): "more than \(limit) bytes; that is the limit of one object"
    case .milliseconds(let path, let given):
      "\(path): expected seconds since 1970, found \(given), which looks like milliseconds; "
        + "the phone takes it for a date far ahead and drops it; divide by 1000 (AK 3.2, 3.18)"
    case .enveloped(let path):
      "expected a payload, found an envelope: the object at \(path) has aps; send that one as it is"
    case .outsideAPS(let path):
      "expected event and content-state in aps, found them in \(path), where the phone does not look; "
        + "put them into aps (AK 3a)"
    case .unknownKind(let known, let found):
      "expected \(known.prefix(1).joined()), which a push has, or one of "
        + "\(known.dropFirst().joined(separator: ", ")); found "
        + (found.isEmpty ? "no key" : found.joined(separator: ", "))
    }
  }

  /// What is wrong with a value of `aps`, and what the phone does then; `nil` for a fault elsewhere.
  private static func pushFault(_ fault: JSONFault) -> String? {
    guard fault.path == "aps" || fault.path.hasPrefix("aps.") else { return nil }
    return switch fault.problem {
    case .missingKey(let key):
      "\(fault.path).\(key): it is missing\(fault.path == "aps" ? ", and every push needs it" : ""); "
        + "the phone does nothing; add it (AK 3a)"
    case .unexpected:
      "\(self.fault(fault)); the phone does nothing (AK 3a)"
    default: nil
    }
  }

  /// What a line was about, where that is known, and what became of it.
  public static func report(_ report: LineReport) -> String {
    let words = verdict(report)
    return report.event == nil ? words : "\(subject(report.event)): \(words)"
  }

  /// What a line was about.
  public static func subject(_ event: FeedEvent?) -> String { legible(words(for: event)) }

  private static func words(for event: FeedEvent?) -> String {
    guard case .command(let command) = event else { return event?.name ?? "?" }
    return switch command {
    case .push(let push, let id): "\(push.event.rawValue) \(name(id))"
    case .notification(let push, .token(let token, _)):
      "\(push.event.rawValue) token \(token.prefix(8))"
    case .notification(let push, .channel(let channel, _)):
      "\(push.event.rawValue) channel \(channel)"
    case .app(.request, let id): "request \(name(id))"
    case .app(.update, let id): "update \(name(id))"
    case .app(.end, let id): "end \(name(id))"
    case .person(let action): person(action)
    case .device(let change): device(change)
    case .setup(let setup, let app): "\(self.setup(setup)) \(shortName(app))"
    }
  }

  private static func device(_ change: DeviceChange) -> String {
    switch change {
    case .foreground(let app): app.map { "foreground \(shortName($0))" } ?? "background"
    case .lock: "lock"
    case .unlock: "unlock"
    case .standBy(let isOn): isOn ? "StandBy" : "StandBy over"
    case .alwaysOn(let isOn): isOn ? "always-on" : "awake"
    case .appearance(let appearance): "appearance \(appearance?.rawValue ?? "automatic")"
    case .supportsLiveActivities: "live-activities"
    case .storageFull: "storage-full"
    case .system(let version): "iOS \(version)"
    case .dynamicIsland(let hasIsland): hasIsland ? "Dynamic Island" : "no Dynamic Island"
    }
  }

  private static func setup(_ setup: AppSetup) -> String {
    switch setup {
    case .declare: "declare"
    case .background: "background"
    case .terminate: "terminated"
    case .observePushToStart: "push-to-start"
    case .rotateTokens: "rotate tokens"
    case .createChannel: "create channel"
    case .deleteChannel: "delete channel"
    }
  }

  private static func person(_ action: PersonAction) -> String {
    switch action {
    case .dismiss(let id): "dismiss \(name(id))"
    case .tap(let id): "tap \(name(id))"
    case .longPress(let id): "long-press \(name(id))"
    case .collapseIsland: "collapse island"
    case .pressButton(let button, let id, _): "press \(button) \(name(id))"
    case .hideIsland: "hide island"
    case .restoreIsland: "restore island"
    case .fold(let app): "fold \(shortName(app))"
    case .unfold(let app): "unfold \(shortName(app))"
    case .allowActivities(let isAllowed, let app):
      "activities \(isAllowed ? "on" : "off") \(shortName(app))"
    case .allowFrequentUpdates(let isAllowed, let app):
      "frequent \(isAllowed ? "on" : "off") \(shortName(app))"
    }
  }

  /// How many lines of which verdict there were, and how many texts can't be read in themes.
  public static func sums(_ log: ReportLog, unreadable: Int) -> String {
    let applied = log.lineCount - log.droppedCount - log.rejectedCount
    let lines = log.failureCount
    let faults =
      (lines == 0 ? [] : ["\(counted(lines, "line")) not as expected"])
      + (unreadable == 0 ? [] : ["\(counted(unreadable, "text")) that can't be read"])
    return
      "\(counted(log.lineCount, "line")): \(applied) applied, \(log.droppedCount) dropped, "
      + "\(log.rejectedCount) rejected; \(counted(log.findingCount, "note")); "
      + (faults.isEmpty ? "all as expected" : faults.joined(separator: ", "))
  }

  /// How many feeds were not as expected.
  public static func sums(files count: Int, failed: Int) -> String {
    "\(counted(count, "file")): \(count - failed) as expected, \(failed) not"
  }

  public static func counted(_ count: Int, _ thing: String) -> String {
    "\(count) \(thing)\(count == 1 ? "" : "s")"
  }

  /// What was not understood, in lines; none where all was.
  public static func rejections(_ log: ReportLog) -> [String] {
    summary(
      log.firstRejected, count: log.rejectedCount, of: log.lineCount, verb: "rejected")
  }

  /// What a rule of the system forbade, in lines; none where it forbade nothing.
  public static func drops(_ log: ReportLog) -> [String] {
    summary(log.firstDropped, count: log.droppedCount, of: log.lineCount, verb: "dropped")
  }

  private static func summary(
    _ first: [LineReport], count: Int, of lineCount: Int, verb: String
  ) -> [String] {
    guard count > 0 else { return [] }
    let lines = lineCount == 1 ? "1 line" : "\(lineCount) lines"
    let head = "islet: \(count) of \(lines) \(count == 1 ? "was" : "were") \(verb):"
    let told = first.map { "  \($0.origin.name) line \($0.origin.line): \(reason($0))" }
    let rest = count > first.count ? ["  and \(count - first.count) more"] : []
    return [head] + told + rest
  }

  /// Why a verdict is what it is.
  public static func reason(_ report: LineReport) -> String {
    switch report.verdict {
    case .applied: "applied"
    case .dropped(let refusal): legible(self.refusal(refusal, of: report.event))
    case .rejected(let rejection): legible(self.rejection(rejection))
    }
  }

  /// A stretch of time in its two greatest units: "7h 48m", "12m 05s", "3d 4h".
  public static func duration(_ duration: Duration) -> String {
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
