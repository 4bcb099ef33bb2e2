import Compositing
import FeedReports
import LiveActivities
import LockScreenUI

// The last lines of the feed: applied ones are faint except their new values, and only exceptions have a color.

extension InspectorContent {
  /// The rows of the feed, newest first.
  func feedRows(_ memo: inout FeedRowMemo) -> [Inspector.Row] {
    let entries = feed.entries
    guard !entries.isEmpty else {
      return [Inspector.Row([Inspector.Span("no line", .faint, column: indent)])]
    }
    memo.begin(
      FeedRowMemo.Circumstances(room: room, icons: icons, listed: listed.map(\.id)))
    var rows: [Inspector.Row] = []
    for entry in entries {
      if let known = memo[entry.serial] {
        rows += known
        continue
      }
      let own = self.rows(for: entry)
      // The time until an activity goes is another one each second.
      if !entry.report.hasEnd { memo[entry.serial] = own }
      rows += own
    }
    return rows
  }

  private func isListed(_ id: ActivityID) -> Bool { listed.contains { $0.id == id } }

  /// The column of a line's subject.
  private var subjectColumn: Int {
    width == .narrow ? indent : indent + timeColumns + 2
  }

  /// The column of a line's effect; a narrow page has it in a row of its own.
  private var effectColumn: Int {
    switch width {
    case .narrow: indent + 3
    case .medium: subjectColumn + 12
    case .wide: subjectColumn + (room.columns >= 72 ? 26 : 24)
    }
  }

  private func rows(for entry: FeedHistory.Entry) -> [Inspector.Row] {
    let report = entry.report
    let isApplied = report.verdict == .applied && report.unmet.isEmpty
    let count = entry.count > 1 ? "×\(entry.count)" : ""
    let countColumns = count.isEmpty || width == .narrow ? 0 : TextCells.width(of: count) + 1
    let room = self.room.columns - effectColumn - countColumns
    let effect = isApplied ? effect(of: entry, columns: max(0, room)) : verdict(on: report)
    var head: [Inspector.Span] = []
    if width != .narrow {
      head.append(Inspector.Span(times.words(for: report.time), .faint, column: indent))
    }
    head.append(
      Inspector.Span(subject(of: report), isApplied ? .faint : .plain, column: subjectColumn))
    let end =
      count.isEmpty ? [] : [Inspector.Span(count, .plain, alignment: .trailing)]
    var rows: [Inspector.Row]
    if width == .narrow, effect.count == 1, end.isEmpty, let words = effect.first,
      isRoom(for: words, beside: head)
    {
      let trailing = Inspector.Span(words.text, words.role, alignment: .trailing)
      rows = [Inspector.Row(head + [trailing])]
    } else if width == .narrow, !effect.isEmpty {
      rows = [Inspector.Row(head + end)] + narrowRows(of: effect, columns: room)
    } else if isApplied, end.isEmpty, let all = changeRows(of: entry, after: head, columns: room) {
      rows = all
    } else {
      rows = [Inspector.Row(head + effect + end)]
    }
    let column = width == .narrow ? effectColumn : subjectColumn
    if report.verdict != .applied {
      rows += self.rows(after: [], Messages.reason(report), .plain, column: column)
    }
    for words in report.unmet {
      rows += self.rows(after: [], words, .failure, column: column)
    }
    return rows + findingRows(of: report, column: column)
  }

  /// Returns whether an effect has room at the end of the row of its subject.
  private func isRoom(for words: Inspector.Span, beside head: [Inspector.Span]) -> Bool {
    let widths = (head + [words]).map { TextCells.width(of: $0.text) }
    return subjectColumn + widths.reduce(1, +) <= room.columns
  }

  /// Returns an effect in a row of its own, or in several where its first value is longer than that.
  private func narrowRows(of effect: [Inspector.Span], columns: Int) -> [Inspector.Row] {
    let width = effect.reduce(0) { $0 + TextCells.width(of: $1.text) }
    guard width > columns, let first = effect.first else { return [Inspector.Row(effect)] }
    guard effect.count > 1 else {
      return rows(after: [], first.text, first.role, column: effectColumn)
    }
    let words = effect.dropFirst().map(\.text).joined()
    let nameColumns = TextCells.width(of: effect[0].text)
    guard columns - nameColumns >= Self.valueColumnsMinimum else {
      return [Inspector.Row([effect[0]])] + rows(after: [], words, .plain, column: effectColumn)
    }
    return rows(after: [effect[0]], words, .plain, column: effectColumn + nameColumns)
  }

  /// The least columns of a value that takes several rows beside its name.
  private static let valueColumnsMinimum = 16

  /// Returns a line's findings: their number where the inspector lists them with their activity.
  private func findingRows(of report: LineReport, column: Int) -> [Inspector.Row] {
    let findings = report.findings.filter { !report.isNote($0) }
    guard !findings.isEmpty else { return [] }
    if let id = report.activity, isListed(id) {
      let words = findings.count == 1 ? "1 finding" : "\(findings.count) findings"
      return [Inspector.Row([Inspector.Span("▲ \(words)", .warning, column: column)])]
    }
    return findings.flatMap {
      rows(
        after: [Inspector.Span("▲", .warning, column: column)], Messages.finding($0), .plain,
        column: column + 2)
    }
  }

  /// Returns the subject of a line: in words, or an app's picture and an activity's name where columns are few.
  private func subject(of report: LineReport) -> String {
    guard report.event != nil else { return "line \(report.origin.line)" }
    guard width != .wide, let id = report.activity else { return Messages.subject(report.event) }
    return icons[id.app].map { "\($0) \(id.name)" } ?? Messages.name(id)
  }

  private func verdict(on report: LineReport) -> [Inspector.Span] {
    let (role, words): (Inspector.Role, String) =
      switch report.verdict {
      case .applied: (.failure, "not as expected")
      case .dropped: (.warning, "dropped")
      case .rejected: (.failure, "rejected")
      }
    return [Inspector.Span("▲ \(words)", role, column: effectColumn)]
  }

  // MARK: - Effects

  /// Returns the effect of an applied line, as much as there is room for.
  private func effect(of entry: FeedHistory.Entry, columns: Int) -> [Inspector.Span] {
    if let contents = entry.contents {
      let changes = ContentChange.changes(from: contents.before, to: contents.after)
      return changes.isEmpty ? words("same content") : spans(of: changes, columns: columns)
    }
    for case .permissionAnswered(_, let isAllowed) in entry.report.events.map(\.change) {
      return words(isAllowed ? "allowed" : "not allowed")
    }
    guard let id = entry.report.activity else { return [] }
    for event in entry.report.events.reversed() {
      switch event.change {
      case .stateChanged(id, _, .ended, _): return words(endWords(of: id))
      case .stateChanged(id, _, .dismissed, _):
        return words(Messages.timelineEvent(event.change))
      case .started(id, let state, _): return words(state == .pending ? "scheduled" : "started")
      case .permissionAsked: return words("asks the person")
      case .permissionAnswered, .started, .updated, .stateChanged, .pushTokenChanged,
        .pushToStartTokenChanged,
        .enablementChanged, .frequentPushEnablementChanged, .budgetExceeded, .alerted, .tapped,
        .buttonPressed, .islandExpanded, .islandCollapsed, .islandHidden, .islandRestored,
        .bannerShown, .bannerHidden, .folded, .unfolded, .foregroundChanged, .terminated, .locked,
        .unlocked, .alwaysOnChanged, .standByChanged, .appearanceChanged:
        continue
      }
    }
    return []
  }

  /// Returns a row for each change of a line, where a row has no room for all of them and rows are many; else `nil`.
  private func changeRows(
    of entry: FeedHistory.Entry, after head: [Inspector.Span], columns: Int
  ) -> [Inspector.Row]? {
    guard room.pageCount > 1, room.isLoose, let contents = entry.contents else { return nil }
    let changes = ContentChange.changes(from: contents.before, to: contents.after)
    let widths = changes.compactMap { change in
      change.forms.last.map { TextCells.width(of: $0.name + $0.value) + 2 }
    }
    guard widths.reduce(-2, +) > columns else { return nil }
    return changes.enumerated().flatMap { index, change -> [Inspector.Row] in
      let fitting = change.forms.first { TextCells.width(of: $0.name + $0.value) <= columns }
      guard let form = fitting ?? change.forms.last else { return [] }
      // The blank after the name is the gap between the spans.
      let words = String(form.name.dropLast(form.name.hasSuffix(" ") ? 1 : 0))
      let name = Inspector.Span(words, .faint, column: effectColumn)
      return rows(
        after: (index == 0 ? head : []) + (words.isEmpty ? [] : [name]), form.value, .plain,
        column: effectColumn + TextCells.width(of: form.name))
    }
  }

  private func words(_ text: String) -> [Inspector.Span] {
    [Inspector.Span(text, .faint, column: effectColumn)]
  }

  private func endWords(of id: ActivityID) -> String {
    guard let end = activities.activity(id)?.ending?.dismissalTime, end > now else {
      return "ended"
    }
    return "gone in \(Messages.duration(end - now))"
  }

  /// Returns as many changes as there is room for, and the number of the others.
  private func spans(of changes: [ContentChange], columns: Int) -> [Inspector.Span] {
    var spans: [Inspector.Span] = []
    var room = columns
    for (index, change) in changes.enumerated() {
      let rest = changes.count - index - 1
      let restWidth = rest > 0 ? TextCells.width(of: " +\(rest)") : 0
      let separator = spans.isEmpty ? "" : ", "
      let fitting = change.forms.first {
        TextCells.width(of: separator + $0.name + $0.value) + restWidth <= room
      }
      guard let form = fitting ?? (spans.isEmpty ? change.forms.last : nil) else {
        return spans + [Inspector.Span(" +\(rest + 1)", .faint)]
      }
      spans.append(
        Inspector.Span(
          separator + form.name, .faint, column: spans.isEmpty ? effectColumn : nil))
      spans.append(Inspector.Span(form.value, .plain))
      room -= TextCells.width(of: separator + form.name + form.value)
    }
    return spans
  }
}

extension LineReport {
  /// A Boolean value indicating whether the line ended an activity.
  fileprivate var hasEnd: Bool {
    events.contains { event in
      if case .stateChanged(_, _, .ended, _) = event.change { true } else { false }
    }
  }
}

extension ContentChange {
  /// The change in words, the longest first: its name with the former value, and the new value.
  fileprivate var forms: [(name: String, value: String)] {
    guard let after else { return [("\(name) ", "gone")] }
    let short = (name: name.isEmpty ? "" : "\(name) ", value: after)
    guard let before else { return [short] }
    return [("\(short.name)\(before) → ", after), ("\(short.name)→ ", after), short]
  }
}
