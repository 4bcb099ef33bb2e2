import ActivityFeed
public import FeedReports
import LiveActivities
import LockScreenUI
import Theming

extension Session {
  /// Applies a line now.
  ///
  /// - Returns: The report with the verdict, the events and the findings on keys, and the other findings that it still owes.
  mutating func apply(_ line: consuming SourceLine, at real: Duration) -> AppliedLine {
    advanceDevice(to: real)
    if let named = namingActivity(of: line.content) {
      line = SourceLine(origin: line.origin, content: named)
    }
    let content = line.content
    var applied = AppliedLine(report: beginReport(on: line, at: real))
    if case .line(let line) = content {
      applied.owed = apply(line, for: &applied.report, at: real)
    }
    if case .applied = applied.report.verdict { return applied }
    (applied.report.further, applied.report.contentFindings) = device.furtherFaults(
      beside: applied.report.verdict, of: content, at: real)
    return applied
  }

  // To call a method that does not mutate from one that does copies the session, which is 9 kB; so these mutate.

  /// Returns a content with the activity that it means, where it names none and means another than the app's first.
  private mutating func namingActivity(of content: FeedContent) -> FeedContent? {
    guard case .line(let given) = content, !given.notes.namesActivity,
      case .command(let command) = given.event, let first = command.activity
    else { return nil }
    let id = activities.unnamedActivity(of: first.app, isStart: command.isStart)
    guard id != first, let named = command.of(id) else { return nil }
    var notes = given.notes
    notes.expectation?.activity = id
    return .line(FeedLine(.command(named), notes: notes))
  }

  /// Drops a line by a rule, unless it is rejected already.
  mutating func drop(
    _ line: consuming SourceLine, by refusal: CommandRefusal, at real: Duration
  ) -> LineReport {
    var report = beginReport(on: line, at: real)
    if case .applied = report.verdict { report.verdict = .dropped(refusal) }
    return report
  }

  private mutating func beginReport(
    on line: consuming SourceLine, at real: Duration
  ) -> LineReport {
    LineReport(
      on: line, at: device.clock.now(at: real), earlier: events.takeUnreported(),
      strictness: strictness)
  }

  private mutating func apply(
    _ line: FeedLine, for report: inout LineReport, at real: Duration
  ) -> OwedFindings? {
    let outcome = device.apply(line, numbered: report.origin.line, at: real)
    report.verdict = outcome.verdict
    report.events = outcome.events
    if let presumption = outcome.presumption {
      report.keyFindings.append(presumption.finding)
      record(presumption.events)
    }
    record(outcome.events)
    // An expectation of the line is compared with the state after its intent.
    if !pressedControls.isEmpty { intents?.performIntents(in: &self, at: real) }
    // A change of the clock is reported at the time to which it leads.
    report.time = device.clock.now(at: real)
    let owed = addFindings(on: line, to: &report)
    if case .activities(let app) = line.event {
      report.activities = ActivityListing(activities.activities(of: app))
    }
    if outcome.changesTheme { showTheme(at: real) }
    return owed
  }

  /// Adds the findings on the content to a report, compares the line with its expectation, and records the report.
  mutating func finish(_ line: inout AppliedLine, at real: Duration) {
    addOwedFindings(to: &line)
    let time = line.report.time
    if line.report.content.hasExpectation, let expectation = line.report.notes.expectation {
      line.report.unmet = expectation.unmet(
        in: line.report, activities: device.activities,
        lastCause: history.lastCause(of: expectation.activity),
        drawn: { [views = device.views] in views.words(of: $0, in: $1, at: time) })
    }
    // The log leaves out subscriptions, which concern only islet and its client.
    if case .subscribe = line.report.event { return }
    record(line.report, at: real)
    refresh.feedChanged()
  }

  /// Defers a report whose findings cost as much as a frame, so that the frame does not wait for them.
  ///
  /// - Returns: A Boolean value indicating whether the report waits for `finishDeferredReport()`.
  mutating func deferred(_ line: borrowing AppliedLine, at real: Duration) -> Bool {
    // An expectation is compared with the state right after its line.
    guard line.owed != nil, !line.report.content.hasExpectation else { return false }
    deferredReport = DeferredReport(line: copy line, receivedAt: real)
    return true
  }

  /// A Boolean value indicating whether the report on the last line is deferred.
  public var hasDeferredReport: Bool { deferredReport != nil }

  /// Finishes the deferred report; `nil` without one.
  public mutating func finishDeferredReport() -> LineReport? {
    guard var deferred = deferredReport.take() else { return nil }
    addOwedFindings(to: &deferred.line)
    record(deferred.line.report, at: deferred.receivedAt)
    // The screen shows the line already.
    if screen.inspectorRoom != nil { refresh.isInspectorOutdated = true }
    return deferred.line.report
  }

  /// Records a report in the log and for the inspector.
  private mutating func record(_ report: LineReport, at real: Duration) {
    log.record(report)
    guard hasInspector else { return }
    if let id = report.activity {
      if case .dropped(let refusal) = report.verdict {
        history.record(refusal, about: id, at: report.time)
      }
      if report.hasFindings { history.recordFindings(of: report, on: id) }
    }
    feed.record(report, contents: contents(of: report))
    if report.verdict != .applied, let entry = feed.last { unshownFault = (entry, real) }
  }

  /// Returns the content states before and after a line; `nil` for a line that updates no content.
  private mutating func contents(of report: LineReport) -> (EncodedJSON, EncodedJSON)? {
    guard let id = report.activity,
      report.events.contains(where: { $0.updateCause != nil && $0.activity == id }),
      let contents = history.contents(ofLastUpdate: id)
    else { return nil }
    // The engine has let go of an activity that was dismissed at once, and of the content that it ended with.
    guard history.lastDismissed == id, case .command(let command) = report.event,
      let last = command.contentState
    else { return contents }
    return (contents.before, last)
  }

  /// Returns the finding on a start that listens on a channel that its app does not have; `nil` for any other command.
  private mutating func channelFinding(on command: ActivityCommand) -> Finding? {
    let (pushType, path): (PushType?, String) =
      switch command {
      case .app(.request(let request), _): (request.pushType, "request.push-type")
      case .push(let push, _) where push.event == .start: (push.inputPush, "aps.input-push-channel")
      case .notification(let push, _) where push.event == .start:
        (push.inputPush, "aps.input-push-channel")
      case .app, .push, .notification, .person, .device, .setup: (nil, "")
      }
    guard case .channel(let channel) = pushType,
      let app = command.activity?.app, !activities.hasChannel(channel, of: app)
    else { return nil }
    return .unknownChannel(path: path, channel, app)
  }

  /// Adds the findings on the keys to an applied command's report, and keeps the activity that the line is about.
  ///
  /// - Returns: The findings on the content that the report owes.
  private mutating func addFindings(
    on line: FeedLine, to report: inout LineReport
  ) -> OwedFindings? {
    guard case .applied = report.verdict, case .command(let command) = line.event else {
      return nil
    }
    switch command {
    case .push, .notification:
      report.keyFindings.addFindings(
        onPush: command, line.notes, at: report.time, version: device.activities.profile.version)
    case .app(let call, let id):
      // The dates of previews' calls are islet's own.
      if !id.app.rawValue.hasPrefix(PreviewStates.appPrefix) {
        report.keyFindings.addFindings(
          onCall: call, at: report.time, version: device.activities.profile.version)
      }
    case .person(.tap(let id, let url?)):
      let finding = device.activities.activity(id).flatMap {
        device.views.linkFinding(on: $0, tapped: url, at: report.time)
      }
      if let finding { report.contentFindings.append(finding) }
      return nil
    case .person, .device, .setup: return nil
    }
    if !command.isPlainPush, let finding = channelFinding(on: command) {
      report.keyFindings.append(finding)
    }
    guard let id = report.activity else { return nil }
    guard let attributesType = device.activities.attributesType(of: id) else {
      // Of an activity that its end took away at once there is only the command's content.
      if let last = command.contentState {
        report.contentFindings += findings.lastFindings(
          on: last.value, of: id, path: line.event.contentPath)
      }
      return nil
    }
    let steps = findings.steps(for: id, of: attributesType, in: device.themes.current.name)
    if !steps.isInspected, findings.comparesLater, let activity = device.activities.activity(id) {
      report.contentFindings += findings.laterFindings(on: activity, path: line.event.contentPath)
    }
    guard steps.isInspected || steps.isMeasured || portfolio != nil,
      let activity = device.activities.activity(id)
    else { return nil }
    portfolio?.keep(activity)
    guard steps.isInspected || steps.isMeasured else { return nil }
    return OwedFindings(
      activity: activity, path: line.event.contentPath, isInspected: steps.isInspected,
      isMeasured: steps.isMeasured)
  }

  private mutating func addOwedFindings(to line: inout AppliedLine) {
    guard let owed = line.owed else { return }
    let time = line.report.time
    if owed.isInspected {
      line.report.contentFindings += findings.contentFindings(
        on: owed.activity, path: owed.path, at: time, device)
    }
    if owed.isMeasured {
      line.report.contentFindings += findings.contrastFindings(
        on: owed.activity, at: time, device, display)
    }
  }
}
