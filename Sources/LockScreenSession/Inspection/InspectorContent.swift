import CellUI
import FeedReports
import FoundationEssentials
import LiveActivities
import LockScreenUI
import StrictJSON

/// The content of the inspector, made from a session's values.
struct InspectorContent {
  let activities: LiveActivities
  /// The activities on the Lock Screen, the top one first.
  let listed: [LiveActivity]
  let selection: ActivityID?
  let log: ReportLog
  let history: History
  let themeName: String
  let display: DeviceDisplay
  let motion: MotionPolicy
  let clock: DeviceClock
  let now: Timestamp
  let localTime: LocalTime
  let isMuted: Bool
  /// The width of the inspector's text, in cells.
  let columns: Int

  static let listedMaximum = 12

  /// The inspector's content.
  var inspector: Inspector {
    var sections = [Inspector.Section(title: "Activities", rows: activityRows)]
    if let shown = listed.first(where: { $0.id == selection }) ?? listed.first {
      let before = history.previousState(of: shown.id)
      sections.append(
        Inspector.Section(
          title: "Content state",
          rows: ContentStateRows.rows(of: shown.content.state, before: before)))
      sections.append(Inspector.Section(title: "Timeline", rows: timelineRows(of: shown.id)))
    }
    let budgets = budgetRows
    if !budgets.isEmpty { sections.append(Inspector.Section(title: "Budgets", rows: budgets)) }
    sections.append(
      Inspector.Section(
        title: "Feed", rows: log.recent.flatMap(rows)))
    return Inspector(sections: sections, status: status, keys: KeyBinding.hints)
  }

  private var status: String {
    var parts = ["islet", themeName]
    if display.colors == .system { parts.append("system colors") }
    switch motion {
    case .full, .systemOnly: break
    case .reduced: parts.append("reduced motion")
    case .off: parts.append("no motion")
    }
    if clock.isPaused { parts.append("paused") }
    if isMuted { parts.append("muted") }
    if clock.rate != 1 { parts.append("×\(Messages.short(clock.rate))") }
    return parts.joined(separator: " · ")
  }

  // MARK: - Activities

  private var activityRows: [Inspector.Row] {
    listed.map { activity in
      let isSelected = activity.id == selection
      return Inspector.Row(
        [
          Inspector.Span(isSelected ? "▸" : " ", .plain),
          Inspector.Span(
            Messages.name(activity.id), isSelected ? .title : .plain, column: 3),
          Inspector.Span("● \(activity.state.rawValue)", role(of: activity.state), column: 24),
          Inspector.Span(
            "rel \(Messages.short(activity.content.relevanceScore))", .faint, column: 35),
          Inspector.Span(timeLeft(of: activity), .faint, column: 45),
        ], isSelected: isSelected)
    }
  }

  private func role(of state: ActivityState) -> Inspector.Role {
    switch state {
    case .active: .good
    case .pending, .ended, .dismissed: .warning
    case .stale: .failure
    }
  }

  private func timeLeft(of activity: LiveActivity) -> String {
    let end =
      activity.ending?.dismissalTime
      ?? activity.startedAt + activities.limits.activeDurationMaximum
    return "\(Messages.duration(end - now)) left"
  }

  // MARK: - Timeline

  /// Returns the entries of an activity, newest first.
  private func timelineRows(of id: ActivityID) -> [Inspector.Row] {
    history.timeline(of: id).reversed().flatMap { entry -> [Inspector.Row] in
      let times = entry.count > 1 ? " ×\(entry.count)" : ""
      let moment = Inspector.Span(timeOfDay(entry.time), .faint, column: 3)
      switch entry.kind {
      case .event(let change):
        return rows(
          after: [moment], Messages.timelineEvent(change) + times,
          change.isQuiet ? .faint : .plain)
      case .dropped(let refusal):
        return rows(after: [moment], "dropped: \(refusal.name)\(times)", .warning)
      }
    }
  }

  // MARK: - Budgets

  /// The pushes that each app on the Lock Screen has spent; apps without any have no row.
  private var budgetRows: [Inspector.Row] {
    var apps: [BundleID] = []
    for activity in listed where !apps.contains(activity.id.app) { apps.append(activity.id.app) }
    return apps.flatMap { app in
      [PushBudget.Kind.updates, .starts].compactMap { kind in
        guard let (spent, limit) = activities.spending(of: kind, by: app, at: now), spent > 0
        else { return nil }
        let count = Int(spent.rounded(.up))
        return Inspector.Row([
          Inspector.Span(Messages.shortName(app), .plain, column: 3),
          Inspector.Span(kind.rawValue, .faint, column: 24),
          Inspector.Span(
            "\(count) of \(limit) an hour", count < limit ? .good : .warning, column: 35),
        ])
      }
    }
  }

  // MARK: - Feed

  private func rows(for entry: LineReport) -> [Inspector.Row] {
    let (role, words) = Messages.shortVerdict(entry.verdict)
    let head = Inspector.Row([
      Inspector.Span(timeOfDay(entry.time), .faint, column: 3),
      Inspector.Span(Messages.subject(entry.event), .plain, column: 13),
      Inspector.Span(words, role, column: 41),
    ])
    var rows = [head]
    if entry.verdict != .applied {
      rows += self.rows(after: [], Messages.reason(entry), role)
    }
    for words in entry.unmet { rows += self.rows(after: [], words, .failure) }
    for finding in entry.findings {
      rows += self.rows(after: [], Messages.finding(finding), .warning)
    }
    return rows
  }

  /// Returns a text in rows that begin at one column.
  private func rows(
    after spans: [Inspector.Span], _ text: String, _ role: Inspector.Role
  ) -> [Inspector.Row] {
    let column = 13
    return Messages.wrapped(text, columns: max(20, columns - column)).enumerated().map {
      index, line in
      Inspector.Row((index == 0 ? spans : []) + [Inspector.Span(line, role, column: column)])
    }
  }

  /// Returns the time of day of a moment, as "09:41:07".
  private func timeOfDay(_ moment: Timestamp) -> String {
    let parts = localTime.components(of: Date(moment))
    let second = Int((moment.millisecondsSince1970 / 1000) % 60)
    return [parts.hour, parts.minute, abs(second)].map { $0 < 10 ? "0\($0)" : "\($0)" }
      .joined(separator: ":")
  }
}

extension ActivityEvent.Change {
  /// A Boolean value indicating whether the event is one of the screen only, not of the activity's life.
  fileprivate var isQuiet: Bool {
    switch self {
    case .started, .updated, .stateChanged, .alerted, .tapped, .buttonPressed,
      .permissionAsked, .permissionAnswered:
      false
    case .pushTokenChanged, .pushToStartTokenChanged, .enablementChanged,
      .frequentPushEnablementChanged, .budgetExceeded, .islandExpanded, .islandCollapsed,
      .islandHidden, .islandRestored, .bannerShown, .bannerHidden, .folded, .unfolded,
      .foregroundChanged, .terminated, .locked, .unlocked, .alwaysOnChanged, .standByChanged,
      .appearanceChanged:
      true
    }
  }
}

extension Messages {
  /// Returns a verdict in a word or two, without its reason, and the role that colors it.
  static func shortVerdict(_ verdict: Verdict) -> (role: Inspector.Role, words: String) {
    switch verdict {
    case .applied: (.good, "applied")
    case .dropped(let refusal): (.warning, "dropped: \(refusal.name)")
    case .rejected: (.failure, "rejected")
    }
  }
}
