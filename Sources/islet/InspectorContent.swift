import CellUI
import FoundationEssentials
import LiveActivities
import LockScreenUI
import StrictJSON

/// What the inspector says of a session, in words.
struct InspectorContent {
  let activities: [LiveActivity]
  let selection: ActivityID?
  let ledger: VerdictLedger
  let themeName: String
  let clock: DeviceClock
  let now: Timestamp
  let limits: ActivityLimits
  let localTime: LocalTime

  static let listedMaximum = 12
  private static let stateRowsMaximum = 10

  /// The inspector's content.
  var inspector: Inspector {
    var sections = [Inspector.Section(title: "Activities", rows: activityRows)]
    if let shown = activities.first(where: { $0.id == selection }) ?? activities.first {
      sections.append(Inspector.Section(title: "Content state", rows: stateRows(of: shown)))
    }
    sections.append(Inspector.Section(title: "Feed", rows: ledger.recent.map(row)))
    return Inspector(sections: sections, status: status, keys: KeyBinding.hints)
  }

  private var status: String {
    var parts = ["islet", themeName]
    if clock.isPaused { parts.append("paused") }
    if clock.rate != 1 { parts.append("×\(Self.short(clock.rate))") }
    return parts.joined(separator: " · ")
  }

  // MARK: - Activities

  private var activityRows: [Inspector.Row] {
    activities.prefix(Self.listedMaximum).map { activity in
      let isSelected = activity.id == selection
      return Inspector.Row(
        [
          Inspector.Span(isSelected ? "▸" : " ", .plain),
          Inspector.Span(
            Wording.name(activity.id), isSelected ? .title : .plain, column: 3),
          Inspector.Span("● \(activity.state.rawValue)", role(of: activity.state), column: 24),
          Inspector.Span(
            "rel \(Self.short(activity.content.relevanceScore))", .faint, column: 35),
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
      activity.ending?.dismissalTime ?? activity.startedAt + limits.activeDurationMaximum
    return "\(Wording.duration(end - now)) left"
  }

  // MARK: - Content state

  private func stateRows(of activity: LiveActivity) -> [Inspector.Row] {
    let members = activity.content.state.value.members
    guard !members.isEmpty else {
      return [Inspector.Row([Inspector.Span("{}", .faint, column: 3)])]
    }
    let shown = members.prefix(Self.stateRowsMaximum).enumerated().map { index, member in
      let comma = index < members.count - 1 ? "," : ""
      let value = String(decoding: member.value.source, as: UTF8.self)
      return Inspector.Row([
        Inspector.Span("\"\(member.key.text)\": \(value)\(comma)", .literal, column: 5)
      ])
    }
    return [Inspector.Row([Inspector.Span("{", .faint, column: 3)])] + shown
      + [Inspector.Row([Inspector.Span("}", .faint, column: 3)])]
  }

  // MARK: - Feed

  private func row(for entry: LineReport) -> Inspector.Row {
    let (role, words) = Wording.verdict(entry.verdict)
    return Inspector.Row([
      Inspector.Span(timeOfDay(entry.time), .faint, column: 3),
      Inspector.Span(Wording.subject(entry.subject), .plain, column: 13),
      Inspector.Span(words, role, column: 41),
    ])
  }

  /// The time of day of a moment, as "09:41:07".
  private func timeOfDay(_ moment: Timestamp) -> String {
    let parts = localTime.components(of: Date(moment))
    let second = Int((moment.millisecondsSince1970 / 1000) % 60)
    return [parts.hour, parts.minute, abs(second)].map { $0 < 10 ? "0\($0)" : "\($0)" }
      .joined(separator: ":")
  }

  private static func short(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
  }
}
