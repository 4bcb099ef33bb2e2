import Compositing
import FeedReports
import LiveActivities
import LockScreenUI
import StrictJSON

// The activities, and the selected one's content state and findings.

extension InspectorContent {
  /// The cells that end a row: the time that an activity has left, and a gap before it.
  private static let timeLeftColumns = 12
  /// The fewest columns of a name.
  private static let nameColumnsMinimum = 8
  /// The characters at the end of a cut name.
  private static let nameEndLength = 4
  /// The most entries of a timeline that has the feed below it.
  private static let timelineMaximum = 4

  /// The title of the list, with the number of all activities where it is a part of them.
  var activitiesTitle: String {
    let isCut = listed.count == Self.listedMaximum && activities.activityCount > listed.count
    return isCut ? "Activities, \(listed.count) of \(activities.activityCount)" : "Activities"
  }

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
      let words = history.isEmpty ? "none yet" : "none"
      let hint = sendCommand.map { "from another terminal: \($0)" }
      return [Inspector.Row([Inspector.Span(words, .faint, column: indent)])]
        + (hint.map { rows(after: [], $0, .plain, column: indent) } ?? [])
    }
    return listed.map { activity in
      let isSelected = activity.id == target
      var spans = [
        picture(of: activity.app),
        Inspector.Span(listName(of: activity.id), isSelected ? .title : .plain, column: indent + 3),
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

  /// Returns an activity's name for the list: without its app where both have no room, and with its end, which tells apart
  /// activities of one type.
  private func listName(of id: ActivityID) -> String {
    let columns = max(Self.nameColumnsMinimum, stateColumn - indent - 4)
    let name = name(id)
    guard TextCells.width(of: name) > columns else { return name }
    guard TextCells.width(of: id.name) > columns else { return id.name }
    return
      "\(id.name.prefix(columns - Self.nameEndLength - 1))…\(id.name.suffix(Self.nameEndLength))"
  }

  /// Returns the picture of an app; one without a picture is known by its first letter.
  private func picture(of app: BundleID) -> Inspector.Span {
    if let icon = icons[app] { return Inspector.Span(icon, .plain, column: indent) }
    let letter = app.shortName.first.map { $0.uppercased() } ?? ""
    return Inspector.Span(letter, .faint, column: indent)
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
    let name = name(activity.id)
    var heading = [Inspector.Span(icons[activity.app].map { "\($0) \(name)" } ?? name, .title)]
    heading += mark(of: activity, column: nil).enumerated().map { index, span in
      index == 0 ? Inspector.Span("  " + span.text, span.role) : span
    }
    if width != .narrow {
      heading.append(Inspector.Span("content state", .faint, alignment: .trailing))
    }
    let table = ContentStateRows(columns: room.columns, indent: indent, times: times)
    return Inspector.Section(
      heading: heading,
      rows: table.rows(of: activity.content.state, past: history.states(of: activity.id)))
  }

  /// Returns the attributes of an activity, which never change.
  func attributesSection(of activity: LiveActivity) -> Inspector.Section? {
    guard !activity.attributes.value.members.isEmpty else { return nil }
    let table = ContentStateRows(columns: room.columns, indent: indent, times: times)
    let rows = table.rows(of: activity.attributes, past: [])
    return Inspector.Section(title: "Attributes", rows: rows)
  }

  // MARK: - Findings

  /// Returns the findings on an activity, and in sound numbers how much of the limits it takes.
  func findingRows(on activity: LiveActivity) -> [Inspector.Row] {
    let faults = history.findings(on: activity.id).flatMap {
      rows(
        after: [Inspector.Span("▲", .warning, column: indent)], Messages.finding($0), .plain,
        column: indent + 2)
    }
    let question =
      activities.awaitsAnswer(about: activity.app)
      ? rows(
        after: [Inspector.Span("▲", .warning, column: indent)], Self.question, .plain,
        column: indent + 2) : []
    // With few rows only faults are told.
    return question + (room.isLoose ? faults + limitRows(of: activity) : faults)
  }

  /// The words while the Lock Screen asks about an app's activities (AK 3.36).
  private static let question =
    "the Lock Screen asks whether to allow Live Activities from this app; no update token before the "
    + "answer: y allows, n does not (AK 3.36)"

  private func limitRows(of activity: LiveActivity) -> [Inspector.Row] {
    let byteCount = activity.attributes.byteCount + activity.content.state.byteCount
    let content = limitRow(
      "content", byteCount, of: ActivityLimits.standard.payloadByteCountMaximum, unit: "bytes")
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
    let entries = history.timeline(of: id).reversed()
    // On a page with the feed below it, the latest entries leave room for that.
    let isWhole =
      room.pageCount > 1 || !room.isLoose || entries.count <= Self.timelineMaximum + 1
    let shown = entries.prefix(isWhole ? entries.count : Self.timelineMaximum)
    let rows = shown.flatMap { entry -> [Inspector.Row] in
      let times = entry.count > 1 ? " ×\(entry.count)" : ""
      let moment = Inspector.Span(self.times.words(for: entry.time), .faint, column: indent)
      let column = indent + timeColumns + 2
      switch entry.kind {
      case .event(let change):
        return self.rows(
          after: [moment], Messages.timelineEvent(change, isShort: width == .narrow) + times,
          change.isQuiet ? .faint : .plain, column: column)
      case .dropped(let refusal):
        return self.rows(
          after: [moment], "dropped: \(refusal.nameInWords)\(times)", .warning, column: column)
      }
    }
    guard shown.count < entries.count else { return rows }
    let words = "… and \(entries.count - shown.count) earlier"
    return rows + [
      Inspector.Row([Inspector.Span(words, .faint, column: indent + timeColumns + 2)])
    ]
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
    case .started, .updated, .stateChanged, .alerted, .tapped, .buttonPressed, .permissionAsked,
      .permissionAnswered:
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
