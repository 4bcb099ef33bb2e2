import ActivityFeed
import ActivityWidgets
import CellUI
import ColorScience
import FeedReports
import FoundationEssentials
import LiveActivities
import LockScreenUI
import Theming

/// The step from a line's outcome to its findings.
///
/// It reads the line, its report, the device after the line and the display, and returns findings; it changes none of
/// them. Its own state bounds the cost: only the first contents of an activity are inspected, and only the first contents
/// of a type are measured in a theme, since later ones would repeat their findings.
struct FindingsReporter {
  private var inspections = ContentInspections()
  private var audit: ContrastAudit

  /// The findings on a line, by their place in its report.
  struct Findings {
    /// The findings on the line's keys.
    var onKeys: [Finding] = []
    /// The findings on the content.
    var onContent: [Finding] = []
  }

  /// Makes a reporter that measures contrasts in an environment.
  init(environment: EnvironmentValues, depth: ColorDepth) {
    audit = ContrastAudit(environment: environment, depth: depth)
  }

  /// Returns the findings on an applied command.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - line: The line of the command.
  ///   - report: The report with the line's events, without findings.
  ///   - device: The device after the line.
  ///   - display: The display on which contrasts are measured.
  /// - Returns: The findings; none on most lines.
  mutating func findings(
    on command: ActivityCommand, of line: FeedLine, in report: LineReport, device: Device,
    display: DeviceDisplay
  ) -> Findings {
    var findings = Findings()
    switch command {
    case .push, .notification:
      findings.onKeys.addFindings(
        onPush: command, line.notes, at: report.time, version: device.activities.profile.version)
    case .app(.request, _), .app(.update, _): break
    case .person(.pressButton(let name, let id, _)):
      let finding = device.activities.activity(id).flatMap {
        device.views.controlFinding(on: $0, pressed: name, at: report.time)
      }
      if let finding { findings.onContent.append(finding) }
      return findings
    case .app(.end, _), .person, .device, .setup: return findings
    }
    guard let id = report.activity, let attributesType = device.activities.attributesType(of: id)
    else {
      return findings
    }
    let isInspected = inspections.mayInspect(id)
    let isMeasured = inspections.mayMeasure(attributesType, in: device.themes.current.name)
    guard isInspected || isMeasured, let activity = device.activities.activity(id) else {
      return findings
    }
    if isInspected {
      findings.onContent += contentFindings(
        on: activity, path: line.event.contentPath, at: report.time, device)
    }
    if isMeasured {
      findings.onContent += contrastFindings(on: activity, at: report.time, device, display)
    }
    return findings
  }

  private mutating func contentFindings(
    on activity: LiveActivity, path: String, at time: Timestamp, _ device: Device
  ) -> [Finding] {
    let views = device.views.viewFindings(
      on: activity, version: device.activities.profile.version, at: time
    ).filter { inspections.isNew($0, of: activity.id) }
    return views
      + device.views.findings(
        on: activity, isFirst: inspections.isFirst(activity), path: path, at: time)
  }

  /// Returns the texts of an activity that can't be read in the current theme, each once.
  private mutating func contrastFindings(
    on activity: LiveActivity, at time: Timestamp, _ device: Device, _ display: DeviceDisplay
  ) -> [Finding] {
    let theme = device.themes.current
    let presented = PresentedActivity(
      id: activity.id, presentations: device.views.views(of: activity))
    let texts = audit.contrasts(
      of: presented, in: theme, on: display,
      hasDynamicIsland: device.activities.profile.hasDynamicIsland, at: Date(time))
    return texts.filter { !$0.isMet && inspections.isNew($0, of: activity.id, in: theme.name) }
      .map { .contrast($0, theme: theme.name) }
  }
}
