import CellUI
import Compositing
import FeedReports
import FoundationEssentials
import LiveActivities
import LockScreenUI

/// The content of the inspector, made from a session's values.
struct InspectorContent {
  let activities: LiveActivities
  /// The activities on the Lock Screen, the top one first; of many, those around the selected one.
  let listed: [LiveActivity]
  /// The activity that keys act on; `nil` where there is none.
  let target: ActivityID?
  /// The pictures of apps.
  let icons: [BundleID: String]
  let feed: FeedHistory
  let history: History
  /// The state of the shown Swift source; `nil` without one.
  let source: SourceReport?
  let themeName: String
  let display: DeviceDisplay
  let motion: MotionPolicy
  let clock: DeviceClock
  let now: Timestamp
  let localTime: LocalTime
  let isMuted: Bool
  /// The command that sends lines; `nil` for none.
  let sendCommand: String?
  /// The room that the inspector has.
  let room: Inspector.Room

  /// The most activities in the list.
  static let listedMaximum = 12

  /// Returns the part of a list that has room, with one of its activities in it; without one, the top.
  static func listed(_ ids: [ActivityID], around target: ActivityID?) -> ArraySlice<ActivityID> {
    let place = target.flatMap { ids.firstIndex(of: $0) } ?? 0
    let first = max(0, min(place - listedMaximum / 2, ids.count - listedMaximum))
    return ids[first...].prefix(listedMaximum)
  }

  /// The width of a page, which decides on the columns of its rows.
  enum Width: Comparable {
    /// Names and values alone.
    case narrow
    /// Some columns more.
    case medium
    /// All columns.
    case wide
  }

  /// The widths of pages from which on they are medium and wide.
  private static let (mediumColumns, wideColumns) = (38, 56)

  /// The width of a page.
  var width: Width {
    if room.columns >= Self.wideColumns { return .wide }
    return room.columns >= Self.mediumColumns ? .medium : .narrow
  }

  /// The column in which rows begin.
  var indent: Int { width == .narrow ? 1 : 2 }

  /// Returns the inspector's content: what is at the left, and what came at the right or below.
  func inspector(_ memo: inout FeedRowMemo) -> Inspector {
    var present = [
      Inspector.Section(
        title: activitiesTitle, columnTitles: activityTitles, rows: activityRows)
    ]
    var past: [Inspector.Section] = []
    if let shown = listed.first(where: { $0.id == target }) ?? listed.first {
      present.append(stateSection(of: shown))
      // Attributes never change, so that they have a place only if there is plenty of room.
      if room.pageCount > 1, let attributes = attributesSection(of: shown) {
        present.append(attributes)
      }
      let findings = findingRows(on: shown)
      if !findings.isEmpty {
        present.append(Inspector.Section(title: "Findings", rows: findings))
      }
      past.append(Inspector.Section(title: "Timeline", rows: timelineRows(of: shown.id)))
    } else if let gone = history.lastDismissed {
      past.append(
        Inspector.Section(title: "Timeline of \(name(gone))", rows: timelineRows(of: gone)))
    }
    let feed = Inspector.Section(title: "Feed", rows: feedRows(&memo), isFeed: true)
    if let source {
      let others = present + past + (room.pageCount > 1 ? [] : [feed])
      present.insert(section(of: source, beside: others), at: 0)
    }
    let showsFeed =
      room.isLoose && room.pageCount == 1
      && room.showsLast(of: present + past + [feed], rows: Self.feedRowsMinimum)
    let pages =
      switch (room.pageCount > 1, showsFeed) {
      case (true, _): [present + past, [feed]]
      case (false, true): [present + past + [feed]]
      // Without that room the feed is worth more than the past.
      case (false, false): [present + [feed] + past]
      }
    let head = pages.last?.first?.heading.first?.text ?? ""
    return Inspector(pages: pages, status: status(beside: head), keys: hints)
  }

  /// The least rows of the feed that are seen without scrolling, if it has so many.
  private static let feedRowsMinimum = 5

  /// The keys that have an effect.
  private var hints: [HelpLine] {
    KeyBinding.hints(
      KeyBinding.HintState(
        hasActivities: !listed.isEmpty, canExpand: target.map(activities.canExpand) ?? false,
        isExpanded: target.map { activities.island == .expanded($0) } ?? false,
        isPaused: clock.isPaused))
  }

  /// The most rows that are kept for the sections below the source.
  private static let rowsBelowSource = 14

  /// Returns the section on the source, above others: of its failures as many as there are rows for, at least one.
  private func section(
    of source: SourceReport, beside others: [Inspector.Section]
  ) -> Inspector.Section {
    let below = others.reduce(0) { $0 + $1.rows.count + (room.isLoose ? 3 : 2) }
    let most = max(1, room.rows - 1 - min(below, Self.rowsBelowSource))
    let lines = source.lines.map { (line: $0, rows: rows(for: $0)) }
    let isNoted = source.moreErrorCount > 0
    var left = lines.reduce(isNoted ? 1 : 0) { $0 + $1.rows.count } - most
    if !isNoted, left > 0 { left += 1 }
    // The failures that stand last are left out, each with its details; a row counts them.
    var end = (lines.lastIndex { $0.line.role == .failure || $0.line.isDetail } ?? -1) + 1
    let rest = lines[end...]
    let first = lines.firstIndex { $0.line.role == .failure } ?? 0
    var hiddenCount = 0
    while source.command != nil, left > 0,
      let start = lines[..<end].lastIndex(where: { $0.line.role == .failure }), start > first
    {
      left -= lines[start..<end].reduce(0) { $0 + $1.rows.count }
      (hiddenCount, end) = (hiddenCount + 1, start)
    }
    let words = Messages.moreErrors(hiddenCount + source.moreErrorCount).map { words in
      source.command.map { "\(words): \($0)" } ?? words
    }
    let note = words.map { rows(after: [], $0, .faint, column: indent) } ?? []
    return Inspector.Section(
      title: "Source", rows: lines[..<end].flatMap(\.rows) + note + rest.flatMap(\.rows))
  }

  private func rows(for line: SourceReport.Line) -> [Inspector.Row] {
    line.isVerbatim
      ? [Inspector.Row([Inspector.Span(line.text, line.role, column: indent)])]
      : rows(after: [], line.text, line.role, column: indent)
  }

  /// Returns the status at the right of a heading: the clock's state first, since it changes the meaning of all the rest.
  ///
  /// In little room the program's name goes, then the theme's, then the parts from the last one on.
  private func status(beside head: String) -> String {
    let columns = room.columns - TextCells.width(of: head) - Self.statusGap
    var names = width == .narrow ? [themeName] : ["islet", themeName]
    var last = lookParts
    let text = { clockParts + names + last }
    while text().count > 1, TextCells.width(of: text().joined(separator: " · ")) > columns {
      if names.isEmpty {
        guard last.popLast() != nil else { break }
      } else {
        names.removeFirst()
      }
    }
    return text().joined(separator: " · ")
  }

  /// The fewest blanks between a heading and the status.
  private static let statusGap = 2

  /// The state of the clock, where it is not a usual one; while it is stopped it has no rate.
  private var clockParts: [String] {
    if clock.isPaused { return ["paused"] }
    return clock.rate == 1 ? [] : ["×\(Messages.short(clock.rate))"]
  }

  /// The person's choices for the look and the sound, where they are not the usual ones.
  private var lookParts: [String] {
    var parts: [String] = []
    switch motion {
    case .full, .systemOnly: break
    case .reduced: parts.append("reduced motion")
    case .off: parts.append("no motion")
    }
    if isMuted { parts.append("muted") }
    if display.colors == .system { parts.append("system colors") }
    return parts
  }

  // MARK: - Parts of rows

  /// Returns a text in rows that begin at one column.
  func rows(
    after spans: [Inspector.Span], _ text: String, _ role: Inspector.Role, column: Int
  ) -> [Inspector.Row] {
    let lines = Messages.wrapped(text, columns: max(16, room.columns - column))
    return lines.enumerated().map { index, line in
      Inspector.Row(
        (index == 0 ? spans : []) + [Inspector.Span(line, role, column: column)],
        isContinued: index < lines.count - 1)
    }
  }

  /// The width of a page from which on names have their app's before them.
  private static let longNameColumns = 44

  /// Returns an activity's name: its own where columns are few, since the app's picture stands beside it.
  func name(_ id: ActivityID) -> String {
    room.columns >= Self.longNameColumns ? Messages.name(id) : id.name
  }

  /// The words for times.
  var times: TimesOfDay {
    TimesOfDay(now: now, localTime: localTime, hasSeconds: width == .wide)
  }

  /// The width of a time of day, in cells.
  var timeColumns: Int { width == .wide ? 8 : 5 }
}
