public import ActivityFeed
public import LiveActivities

/// The place that a line came from.
public struct LineOrigin: Hashable, Sendable {
  /// A file's name, or a client's.
  public let name: String
  /// The line at which the object begins, from 1.
  public let line: Int

  /// Makes an origin.
  public init(name: String, line: Int) {
    self.name = name
    self.line = line
  }
}

/// One object of a feed with its origin, read and not yet applied.
public struct SourceLine: Sendable {
  /// The place that it came from.
  public let origin: LineOrigin
  /// What it asks for, or its fault.
  public let content: FeedContent

  /// Makes a line.
  public init(origin: LineOrigin, content: FeedContent) {
    self.origin = origin
    self.content = content
  }
}

/// The report on one line: its verdict, the events that it caused, and the findings on it.
public struct LineReport: Hashable, Sendable {
  /// The place that the line came from.
  public let origin: LineOrigin
  /// The device's time.
  public var time: Timestamp
  /// The line, less a layout's or a theme's own text.
  public let content: FeedContent
  /// The verdict.
  public var verdict: Verdict
  /// Findings on the line's keys, and on what islet presumed in order to apply it.
  public var keyFindings: [Finding] = []
  /// Findings on the content.
  public var contentFindings: [Finding] = []
  /// The events since the line before.
  public var earlier: [ActivityEvent] = []
  /// The events that the line caused.
  public var events: [ActivityEvent] = []
  /// The unmet parts of its expectation, in words.
  public var unmet: [String] = []

  /// Begins a report: a line that could not be understood has its verdict already.
  public init(on line: consuming SourceLine, at time: Timestamp, earlier: [ActivityEvent]) {
    origin = line.origin
    self.time = time
    self.earlier = earlier
    switch line.content {
    case .line: verdict = .applied
    case .fault(let fault): verdict = .rejected(.feed(fault))
    }
    content = line.content.withoutLongTexts()
  }

  /// The findings, in the order in which a phone reads a push: keys, budget, content.
  public var findings: [Finding] {
    keyFindings + events.compactMap(Finding.init(overBudget:)) + contentFindings
  }

  /// The number of findings, which costs less than the findings.
  var findingCount: Int {
    keyFindings.count + events.count { $0.change.isOverBudget } + contentFindings.count
  }

  /// The event that the line asks for; `nil` where it was not understood.
  public var event: FeedEvent? { content.event }

  /// The writer's notes on the line.
  public var notes: LineNotes { content.notes }

  /// The activity that the line is about; `nil` for none, or an unknown one.
  public var activity: ActivityID? {
    guard case .line(let line) = content, case .command(let command) = line.event else {
      return nil
    }
    if case .notification = command { return events.lazy.compactMap(\.activity).first }
    return command.activity
  }

  /// The error that ActivityKit throws; `nil` for all calls but a refused request (AK 1.15).
  public var thrownError: ActivityAuthorizationError? {
    guard case .dropped(let refusal) = verdict, case .command(.app(.request, _)) = event
    else { return nil }
    return refusal.authorizationError
  }

  /// A Boolean value indicating whether the line only speaks to its reader.
  public var isRemark: Bool {
    event == .expectation && notes.expectation == nil && notes.remark != nil
  }

  /// A Boolean value indicating whether something is wrong that the writer did not expect.
  public var isFailure: Bool {
    guard unmet.isEmpty else { return true }
    if case .applied = verdict { return false }
    return notes.expectation?.verdict == nil && notes.expectation?.error == nil
  }
}

extension FeedContent {
  /// The content as a report keeps it: a layout or a theme may be long, and has been read.
  fileprivate consuming func withoutLongTexts() -> FeedContent {
    guard case .line(let line) = self else { return self }
    if case .layout = line.event { return .line(FeedLine(.layout([]), notes: line.notes)) }
    if case .themeObject = line.event {
      return .line(FeedLine(.themeObject([]), notes: line.notes))
    }
    return self
  }
}

extension FeedEvent {
  /// The path of the object that holds `attributes` and `content-state`, with its dot; empty where there is none.
  public var contentPath: String {
    if case .command(.push) = self { return "aps." }
    if case .command(.notification) = self { return "aps." }
    guard case .command(.app(let call, _)) = self else { return "" }
    return switch call {
    case .request: "request."
    case .update: "update."
    case .end: "end."
    }
  }
}
