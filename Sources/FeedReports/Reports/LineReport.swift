public import ActivityFeed
import ActivityLayouts
public import LiveActivities
public import PastedPayloads
import StrictJSON
import Theming

/// The report on one line of a feed: its verdict, the events that it caused, and the findings on it.
///
/// This target owns the results of lines, as facts and in words. A `SourceLine` is an object of a feed with its origin,
/// `file.ndjson` line 12. The session applies it and makes its report:
///
/// - The `Verdict`: applied, dropped by a rule of the system, or rejected since it can't be read.
/// - The events of the engine, those that the line caused and those since the line before.
/// - The `Finding`s: parts of an applied line that a phone accepts silently though its writer hardly meant them.
/// - The unmet parts of its `Expectation`, if the line has one.
///
/// A `ReportLog` counts reports and keeps the latest for the inspector. `Messages` makes sentences of all of this, and
/// `json(naming:)` makes an object for programs. The target knows no screen, no file and no socket.
public struct LineReport: Hashable, Sendable {
  /// The parts that few reports have.
  private struct Rarities: Hashable {
    var keyFindings: [Finding] = []
    var contentFindings: [Finding] = []
    var further: [FurtherFault] = []
    var activities: ActivityListing?
    var unmet: [String] = []
  }

  private let line: ReportedLine
  /// The device's time.
  public var time: Timestamp
  /// The verdict.
  public var verdict: Verdict
  /// The events that the line caused.
  public var events: [ActivityEvent] = []
  /// In a box that all copies share, or `nil` where nothing was put in it: reports are passed on often.
  private var rarities: SharedBox<Rarities>?

  /// Makes a report before its line is applied; a line that could not be understood is rejected already.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - time: The device's time.
  ///   - earlier: The events since the line before.
  ///   - strictness: The rules by which findings count.
  public init(
    on line: consuming SourceLine, at time: Timestamp, earlier: [ActivityEvent],
    strictness: Strictness = Strictness()
  ) {
    self.time = time
    switch line.content {
    case .line: verdict = .applied
    case .fault(let fault): verdict = .rejected(.feed(fault))
    }
    self.line = ReportedLine(
      origin: line.origin, content: line.content.withoutLongTexts(), earlier: earlier,
      strictness: strictness)
  }

  /// Findings on the line's keys, and on what islet presumed in order to apply it.
  public var keyFindings: [Finding] {
    get { rarities?.value.keyFindings ?? [] }
    set { change(unless: newValue.isEmpty) { $0.keyFindings = newValue } }
  }

  /// Findings on the content.
  public var contentFindings: [Finding] {
    get { rarities?.value.contentFindings ?? [] }
    set { change(unless: newValue.isEmpty) { $0.contentFindings = newValue } }
  }

  /// The faults beside the one that the verdict names, the most important first.
  public var further: [FurtherFault] {
    get { rarities?.value.further ?? [] }
    set { change(unless: newValue.isEmpty) { $0.further = newValue } }
  }

  /// The activities that the line asks for; `nil` where it asks for none.
  public var activities: ActivityListing? {
    get { rarities?.value.activities }
    set { change(unless: newValue == nil) { $0.activities = newValue } }
  }

  /// The unmet parts of the line's expectation, in words.
  public var unmet: [String] {
    get { rarities?.value.unmet ?? [] }
    set { change(unless: newValue.isEmpty) { $0.unmet = newValue } }
  }

  private mutating func change(unless isNothing: Bool, _ body: (inout Rarities) -> Void) {
    guard rarities != nil || !isNothing else { return }
    var changed = rarities?.value ?? Rarities()
    body(&changed)
    rarities = changed == Rarities() ? nil : SharedBox(changed)
  }

  /// The line's place.
  public var origin: LineOrigin { line.origin }

  /// The line's content, without the text of a layout or theme.
  public var content: FeedContent { line.content }

  /// The events since the line before.
  public var earlier: [ActivityEvent] { line.earlier }

  /// The rules by which findings count, or do not.
  public var strictness: Strictness { line.strictness }

  /// The findings, in the order in which a phone reads a push: keys, budget, content.
  public var findings: [Finding] {
    var findings = keyFindings
    for event in events {
      if let finding = Finding(overBudget: event) { findings.append(finding) }
    }
    if !contentFindings.isEmpty { findings += contentFindings }
    return strictness.allowed.isEmpty
      ? findings : findings.filter { !strictness.allowed.contains($0.rule) }
  }

  /// The way from a pasted text to the payload that was judged; empty for a line of a feed.
  public var steps: [Slip] { notes.diagnosis?.payload.steps ?? [] }

  /// A Boolean value indicating whether there are findings, at less cost than `findings`.
  public var hasFindings: Bool {
    strictness.allowed.isEmpty ? findingCount > 0 : findings.contains { !isNote($0) }
  }

  /// Returns whether a finding is a note, which is told apart from the others and is not counted.
  public func isNote(_ finding: Finding) -> Bool { strictness.isNote(finding) }

  /// The number of findings without notes, at less cost than `findings`.
  var findingCount: Int {
    let ofBudget = events.count { $0.change.isOverBudget }
    guard let rarities = rarities?.value else { return ofBudget }
    return ofBudget + rarities.keyFindings.count + rarities.contentFindings.count { !isNote($0) }
  }

  /// The event that the line asks for; `nil` for a line that was not understood.
  public var event: FeedEvent? { content.event }

  /// The writer's notes on the line.
  public var notes: LineNotes { content.notes }

  /// The activity of the line; `nil` for none, or an unknown one.
  public var activity: ActivityID? {
    guard case .line(let line) = content, case .command(let command) = line.event else {
      return nil
    }
    if case .notification = command { return events.lazy.compactMap(\.activity).first }
    return command.activity
  }

  /// The error that ActivityKit throws; `nil` for all calls but a refused request (AK 1.15).
  var thrownError: ActivityAuthorizationError? {
    guard case .dropped(let refusal) = verdict, case .command(.app(.request, _)) = event
    else { return nil }
    return refusal.authorizationError
  }

  /// A Boolean value indicating whether the line is only a remark for its reader.
  public var isRemark: Bool {
    event == .expectation && notes.expectation == nil && notes.remark != nil
  }

  /// A Boolean value indicating whether the verdict, a finding or an expectation is not as the line's writer expects.
  public var isFailure: Bool {
    guard unmet.isEmpty else { return true }
    // An expectation is large, and few lines have one.
    guard content.hasExpectation, let expectation = notes.expectation else {
      if hasCountedFinding { return true }
      if case .applied = verdict { return false }
      return !isAllowed
    }
    if hasCountedFinding, expectation.finding == nil { return true }
    if case .applied = verdict { return false }
    return expectation.verdict == nil && expectation.error == nil && !isAllowed
  }

  private var hasCountedFinding: Bool {
    // Most lines have none, and to ask the rules copies them.
    guard let rarities = rarities?.value else { return false }
    return rarities.keyFindings.contains(where: strictness.counts)
      || rarities.contentFindings.contains(where: strictness.counts)
  }

  /// A Boolean value indicating whether all rules that the line breaks are allowed.
  private var isAllowed: Bool {
    guard !strictness.allowed.isEmpty, let rule else { return false }
    return strictness.allowed.isSuperset(of: [rule] + further.map(\.rule))
  }

  /// The name of the rule by which the line was dropped or rejected; `nil` for an applied line.
  var rule: String? {
    switch verdict {
    case .applied: nil
    case .dropped(let refusal): refusal.rule.id
    case .rejected(.feed(let fault)): fault.problem.rule
    case .rejected(.layout): "layout"
    case .rejected(.theme), .rejected(.themeName): "theme"
    }
  }

  /// The keys that lead to the value that the verdict is about; empty for none.
  var path: String {
    switch verdict {
    case .applied: ""
    case .dropped(let refusal): refusal.keyPath(in: event)
    case .rejected(.feed(let fault)): fault.problem.path
    case .rejected(.layout(let fault)): fault.path
    case .rejected(.theme(.json(let fault))): fault.path
    case .rejected(.theme), .rejected(.themeName): ""
    }
  }
}

/// All that a report has before its line is applied, shared by the report's copies: it passes through many hands, and
/// each copy would count a push's fields anew.
private final class ReportedLine: Hashable, Sendable {
  let origin: LineOrigin
  let content: FeedContent
  let earlier: [ActivityEvent]
  let strictness: Strictness

  init(
    origin: LineOrigin, content: FeedContent, earlier: [ActivityEvent], strictness: Strictness
  ) {
    self.origin = origin
    self.content = content
    self.earlier = earlier
    self.strictness = strictness
  }

  static func == (left: ReportedLine, right: ReportedLine) -> Bool {
    left === right
      || left.origin == right.origin && left.content == right.content
        && left.earlier == right.earlier && left.strictness == right.strictness
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(origin)
    hasher.combine(content)
  }
}

extension FeedContent {
  /// Returns the content for a report, without the text of a layout or theme, which may be long.
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
  /// The path of the object with `attributes` and `content-state`, with its dot; empty for an event without one.
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
