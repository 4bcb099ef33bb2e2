public import FeedReports
import ActivityFeed
import ActivityWidgets
import FoundationEssentials
import LiveActivities
import LockScreenUI
import Theming

extension Session {
  /// Applies a line now.
  ///
  /// - Returns: The report: the verdict, the events, the findings and the unmet expectations.
  public mutating func apply(_ line: consuming SourceLine, at real: Duration) -> LineReport {
    advanceDevice(to: real)
    let content = line.content
    var report = beginReport(on: line, at: real)
    if case .line(let line) = content { apply(line, for: &report, at: real) }
    finish(&report)
    return report
  }

  /// Drops a line by a rule, unless it could not be understood.
  mutating func refuse(
    _ line: consuming SourceLine, by refusal: CommandRefusal, at real: Duration
  ) -> LineReport {
    var report = beginReport(on: line, at: real)
    if case .applied = report.verdict { report.verdict = .dropped(refusal) }
    finish(&report)
    return report
  }

  private mutating func beginReport(
    on line: consuming SourceLine, at real: Duration
  ) -> LineReport {
    LineReport(on: line, at: device.clock.now(at: real), earlier: events.takeUnreported())
  }

  private mutating func apply(_ line: FeedLine, for report: inout LineReport, at real: Duration) {
    let outcome = device.apply(line, at: real)
    report.verdict = outcome.verdict
    report.events = outcome.events
    if let presumption = outcome.presumption {
      report.keyFindings.append(presumption.finding)
      record(presumption.events)
    }
    record(outcome.events)
    // A change of the clock is reported at the time to which it leads.
    report.time = device.clock.now(at: real)
    if case .command = line.event { addFindings(on: line, to: &report, at: real) }
    if outcome.changesTheme { showTheme(at: real) }
  }

  /// Compares the line with its expectation, and keeps the report for the inspector.
  private mutating func finish(_ report: inout LineReport) {
    if report.content.hasExpectation, let expectation = report.notes.expectation {
      report.unmet = expectation.unmet(
        in: report, activities: device.activities,
        lastCause: history.lastCause(of: expectation.activity))
    }
    // A subscription is between islet and its client, which reads the verdict.
    if case .subscribe = report.event { return }
    if case .dropped(let refusal) = report.verdict, let id = report.activity {
      history.record(refusal, about: id, at: report.time)
    }
    log.record(report)
    refresh.hasNews = true
  }

  // MARK: - Findings

  private mutating func addFindings(
    on line: FeedLine, to report: inout LineReport, at real: Duration
  ) {
    guard case .applied = report.verdict, case .command(let command) = line.event else { return }
    switch command {
    case .push, .notification:
      report.keyFindings.addFindings(
        onPush: command, line.notes, at: report.time, version: device.activities.profile.version)
    case .app(.request, _), .app(.update, _): break
    case .person(.pressButton(let name, let id, _)):
      let finding = device.activities.activity(id).flatMap {
        device.views.controlFinding(on: $0, pressed: name, at: report.time)
      }
      if let finding { report.contentFindings.append(finding) }
      return
    case .app(.end, _), .person, .device, .setup: return
    }
    guard let id = report.activity, let attributesType = device.activities.attributesType(of: id)
    else {
      return
    }
    let isToInspect = inspections.mayInspect(id)
    let isToMeasure = inspections.mayMeasure(attributesType, in: device.themes.current.name)
    guard isToInspect || isToMeasure || portfolio != nil,
      let activity = device.activities.activity(id)
    else { return }
    portfolio?.keep(activity)
    if isToInspect {
      report.contentFindings += contentFindings(
        on: activity, path: line.event.contentPath, at: report.time)
    }
    if isToMeasure { report.contentFindings += contrastFindings(on: activity, at: real) }
  }

  /// The findings on a content, for the first few states of an activity.
  private mutating func contentFindings(
    on activity: LiveActivity, path: String, at time: Timestamp
  ) -> [Finding] {
    let views = device.views.viewFindings(
      on: activity, version: device.activities.profile.version, at: time
    ).filter { inspections.isNews($0, of: activity.id) }
    return views
      + device.views.findings(
        on: activity, isFirst: inspections.isFirst(activity), path: path, at: time)
  }

  /// The texts of an activity that can't be read in the theme that is shown, each told once.
  private mutating func contrastFindings(
    on activity: LiveActivity, at real: Duration
  ) -> [Finding] {
    let (theme, date) = (device.themes.current, Date(device.clock.now(at: real)))
    let presented = PresentedActivity(
      id: activity.id, presentations: device.views.views(of: activity))
    let texts = contrastAudit.contrasts(
      of: presented, in: theme, on: display,
      hasDynamicIsland: device.activities.profile.hasDynamicIsland, at: date)
    return texts.filter { !$0.isMet && inspections.isNews($0, of: activity.id, in: theme.name) }
      .map { .contrast($0, theme: theme.name) }
  }
}
