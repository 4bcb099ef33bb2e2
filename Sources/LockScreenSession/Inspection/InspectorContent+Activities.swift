import Compositing
import FeedReports
import LiveActivities
import LockScreenUI

// The activities, and the selected one's content state and findings.

extension InspectorContent {
  /// The cells that end a row: the time that an activity has left, and a gap before it.
  private static let timeLeftColumns = 12

  /// The titles of the list's columns; `nil` where there is no row for them.
  var activityTitles: Inspector.Row? {
    guard room.isLoose, width != .narrow, !listed.isEmpty else { return nil }
    var spans = [Inspector.Span("time left", .faint, alignment: .trailing)]
    if width == .wide {
      let column = Self.timeLeftColumns
      spans.append(Inspector.Span("relevance", .faint, column: column, alignment: .trailing))
    }
    return Inspector.Row(spans)
  }

  /// The column of the states: behind names of usual length, at the right where there is nothing else.
  private var stateColumn: Int {
    switch width {
    case .narrow: room.columns - 9
    case .medium: room.columns - 20
    case .wide: room.columns - 36
    }
  }

  /// A row for each activity.
  var activityRows: [Inspector.Row] {
    guard !listed.isEmpty else {
      return [Inspector.Row([Inspector.Span("none yet", .faint, column: indent)])]
    }
    return listed.map { activity in
      let isSelected = activity.id == target
      var spans = [
        Inspector.Span(icons[activity.app] ?? " ", .plain, column: indent),
        Inspector.Span(name(activity.id), isSelected ? .title : .plain, column: indent + 3),
      ]
      spans += mark(of: activity, column: stateColumn)
      if width == .wide {
        let score = Messages.short(activity.content.relevanceScore)
        spans.append(
          Inspector.Span(
            score, .faint, column: Self.timeLeftColumns, alignment: .trailing))
      }
      if width != .narrow {
        spans.append(Inspector.Span(timeLeft(of: activity), .faint, alignment: .trailing))
      }
      return Inspector.Row(spans, isSelected: isSelected)
    }
  }

  /// Returns an activity's state; only a state that asks for notice has colored words.
  private func mark(of activity: LiveActivity, column: Int?) -> [Inspector.Span] {
    let role = role(of: activity.state)
    let words = role == .good ? Inspector.Role.faint : role
    return [
      Inspector.Span("●", role, column: column),
      Inspector.Span(" " + activity.state.rawValue, words),
    ]
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
    return Messages.duration(end - now)
  }

  // MARK: - Content state

  /// Returns the content state of an activity, headed by its picture, its name and its state.
  func stateSection(of activity: LiveActivity) -> Inspector.Section {
    let icon = icons[activity.app] ?? ""
    var heading = [
      Inspector.Span(icon.isEmpty ? name(activity.id) : "\(icon) \(name(activity.id))", .title)
    ]
    heading += mark(of: activity, column: nil).enumerated().map { index, span in
      index == 0 ? Inspector.Span("  " + span.text, span.role) : span
    }
    if width != .narrow {
      heading.append(Inspector.Span("content state", .faint, alignment: .trailing))
    }
    let table = ContentStateRows(columns: room.columns, indent: indent)
    return Inspector.Section(
      heading: heading,
      rows: table.rows(of: activity.content.state, past: history.states(of: activity.id)))
  }

  /// Returns the attributes of an activity, which never change.
  func attributesSection(of activity: LiveActivity) -> Inspector.Section? {
    let table = ContentStateRows(columns: room.columns, indent: indent)
    let rows = table.rows(of: activity.attributes, past: [])
    return rows.isEmpty ? nil : Inspector.Section(title: "Attributes", rows: rows)
  }

  // MARK: - Findings

  /// Returns the findings on an activity, and in sound numbers how much of the limits it takes.
  func findingRows(on activity: LiveActivity) -> [Inspector.Row] {
    let faults = history.findings(on: activity.id).flatMap {
      rows(
        after: [Inspector.Span("▲", .warning, column: indent)], Messages.finding($0), .plain,
        column: indent + 2)
    }
    // Where rows are few, only what asks for notice is told.
    return room.isLoose ? faults + limitRows(of: activity) : faults
  }

  private func limitRows(of activity: LiveActivity) -> [Inspector.Row] {
    let byteCount = activity.attributes.byteCount + activity.content.state.byteCount
    let content = limitRow(
      "content", byteCount, of: activities.limits.payloadByteCountMaximum, unit: "bytes")
    let budgets = [PushBudget.Kind.updates, .starts].compactMap { kind -> Inspector.Row? in
      guard
        let (spent, limit) = activities.spending(of: kind, by: activity.app, at: now), spent > 0
      else { return nil }
      return limitRow(kind.rawValue, Int(spent.rounded(.up)), of: limit, unit: "an hour")
    }
    return [content] + budgets
  }

  private func limitRow(
    _ name: String, _ count: Int, of limit: Int, unit: String
  ) -> Inspector.Row {
    let isWithin = count < limit
    return Inspector.Row([
      Inspector.Span(isWithin ? "●" : "▲", isWithin ? .good : .warning, column: indent),
      Inspector.Span(name, .faint, column: indent + 2),
      Inspector.Span("\(count) of \(limit) \(unit)", .plain, column: indent + 11),
    ])
  }

  // MARK: - Timeline

  /// Returns the entries of an activity, newest first.
  func timelineRows(of id: ActivityID) -> [Inspector.Row] {
    history.timeline(of: id).reversed().flatMap { entry -> [Inspector.Row] in
      let times = entry.count > 1 ? " ×\(entry.count)" : ""
      let moment = Inspector.Span(timeOfDay(entry.time), .faint, column: indent)
      let column = indent + timeColumns + 2
      switch entry.kind {
      case .event(let change):
        return rows(
          after: [moment], Messages.timelineEvent(change) + times,
          change.isQuiet ? .faint : .plain, column: column)
      case .dropped(let refusal):
        return rows(
          after: [moment], "dropped: \(refusal.nameInWords)\(times)", .warning, column: column)
      }
    }
  }
}

extension CommandRefusal {
  /// The rule's name as words: "older timestamp".
  fileprivate var nameInWords: String {
    name.map { $0.isUppercase ? " \($0.lowercased())" : String($0) }.joined()
  }
}

extension ActivityEvent.Change {
  /// A Boolean value indicating whether the event is one of the screen only, not of the activity's life.
  fileprivate var isQuiet: Bool {
    switch self {
    case .started, .updated, .stateChanged, .alerted, .tapped, .buttonPressed: false
    case .pushTokenChanged, .pushToStartTokenChanged, .enablementChanged,
      .frequentPushEnablementChanged, .budgetExceeded, .islandExpanded, .islandCollapsed,
      .islandHidden, .islandRestored, .bannerShown, .bannerHidden, .folded, .unfolded,
      .foregroundChanged, .terminated, .locked, .unlocked, .alwaysOnChanged, .standByChanged,
      .appearanceChanged:
      true
    }
  }
}
