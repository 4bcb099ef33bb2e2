public import ActivityFeed
public import ActivityLayouts
public import LiveActivities
public import StrictJSON
public import Theming

/// What became of one line of a feed.
public enum Verdict: Hashable {
  /// It was done.
  case applied
  /// It was understood, and a rule of the system forbids it.
  indirect case dropped(CommandRefusal)
  /// It could not be understood.
  indirect case rejected(Rejection)

  /// What it is, in the word that feeds expect it by.
  var word: String {
    switch self {
    case .applied: "applied"
    case .dropped: "dropped"
    case .rejected: "rejected"
    }
  }
}

/// Why a line could not be understood.
public enum Rejection: Hashable {
  case feed(FeedFault)
  case layout(LayoutFault)
  case theme(ThemeFault)
  case themeName(String, known: [String])
}

/// What a line was about, as far as it is known.
public enum LineSubject: Hashable {
  case command(ActivityCommand)
  case clock, budget, layout, theme, expectation
  case subscription(Subscription)
  case unknown
}

extension LineSubject {
  init(_ event: FeedEvent) {
    switch event {
    case .command(let command): self = .command(command)
    case .clock: self = .clock
    case .budget: self = .budget
    case .layout: self = .layout
    case .theme, .themeObject: self = .theme
    case .subscribe(let subscription): self = .subscription(subscription)
    case .expectation: self = .expectation
    }
  }
}

extension LineSubject {
  /// What stands before `attributes` and `content-state` in the path of a key; empty where there is neither.
  public var contentPath: String {
    switch self {
    case .command(.push), .command(.notification): "aps."
    case .command(.app(.request, _)): "request."
    case .command(.app(.update, _)): "update."
    case .command(.app(.end, _)): "end."
    default: ""
    }
  }
}

/// Where a line came from.
struct LineOrigin: Hashable {
  /// A file's name, or a client's.
  let name: String
  /// The line at which the object begins, from 1.
  let line: Int
}

/// All that there is to say of one line: its verdict, what happened, and what its writer would want to know.
public struct LineReport: Hashable {
  let origin: LineOrigin
  /// The device's time.
  public var time: Timestamp
  public var content: FeedContent
  public var verdict: Verdict
  /// What its writer would want to know of its keys, and of what islet took for true.
  public var keyFindings: [Finding] = []
  /// What its writer would want to know of its content.
  public var contentFindings: [Finding] = []
  /// What happened since the line before.
  var earlier: [ActivityEvent] = []
  /// What it did.
  public var events: [ActivityEvent] = []
  /// What was expected and is not so, in words.
  public var unmet: [String] = []

  /// Says that a rule forbids it, if it could be understood.
  public mutating func drop(by refusal: CommandRefusal) {
    if case .applied = verdict { verdict = .dropped(refusal) }
  }

  /// What its writer would want to know, in the order of a phone that takes it in.
  public var findings: [Finding] {
    keyFindings + events.compactMap(Finding.init(overBudget:)) + contentFindings
  }

  /// How many findings there are: counted with each line, and mostly not told.
  var findingCount: Int {
    keyFindings.count + events.count { $0.change.isOverBudget } + contentFindings.count
  }

  /// What it is about, as far as it is known.
  public var subject: LineSubject { content.event.map(LineSubject.init) ?? .unknown }

  /// What its writer says about it.
  var notes: LineNotes { content.notes }

  /// The activity that it is about; `nil` where it is about none, or nobody knows.
  public var activity: ActivityID? {
    guard case .line(let line) = content, case .command(let command) = line.event else {
      return nil
    }
    if case .notification = command { return events.lazy.compactMap(\.activity).first }
    return command.activity
  }

  /// What ActivityKit throws for it; `nil` for nothing, as for all calls but a request (AK 1.15).
  var thrownError: ActivityAuthorizationError? {
    guard case .dropped(let refusal) = verdict, case .command(.app(.request, _)) = subject
    else { return nil }
    return refusal.authorizationError
  }

  /// A Boolean value indicating whether it does nothing but speak to its reader.
  var isRemark: Bool {
    subject == .expectation && notes.expectation == nil && notes.remark != nil
  }

  /// A Boolean value indicating whether something is wrong that its writer did not expect.
  var isFailure: Bool {
    guard unmet.isEmpty else { return true }
    if case .applied = verdict { return false }
    return !expectsVerdict
  }

  /// A Boolean value indicating whether its writer said what the verdict would be.
  private var expectsVerdict: Bool {
    notes.expectation?.verdict != nil || notes.expectation?.error != nil
  }
}

/// The reports of a run: all are counted, the last ones and the first faults are kept.
public struct VerdictLedger {
  /// How many lines of each kind are told in full at the end.
  static let keptFaultsMaximum = 5
  /// How many reports the inspector can show.
  static let recentMaximum = 60

  /// How many lines came, of whatever verdict.
  private(set) var lineCount = 0
  private(set) var droppedCount = 0
  private(set) var rejectedCount = 0
  private(set) var findingCount = 0
  private(set) var failureCount = 0
  private(set) var firstDropped: [LineReport] = []
  private(set) var firstRejected: [LineReport] = []
  private var ring: [LineReport] = []
  private var ringStart = 0

  /// The last reports, newest first.
  public var recent: [LineReport] {
    (ring[ringStart...] + ring[..<ringStart]).reversed()
  }

  /// Writes down a report.
  mutating func note(_ report: consuming LineReport) {
    lineCount += 1
    findingCount += report.findingCount
    if report.isFailure { failureCount += 1 }
    switch report.verdict {
    case .applied: break
    case .dropped:
      droppedCount += 1
      if firstDropped.count < Self.keptFaultsMaximum { firstDropped.append(copy report) }
    case .rejected:
      rejectedCount += 1
      if firstRejected.count < Self.keptFaultsMaximum { firstRejected.append(copy report) }
    }
    if ring.count < Self.recentMaximum {
      ring.append(report)
    } else {
      ring[ringStart] = report
      ringStart = (ringStart + 1) % ring.count
    }
  }
}
