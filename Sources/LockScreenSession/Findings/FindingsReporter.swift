import ActivityWidgets
import CellUI
import ColorScience
import Compositing
import FeedReports
import FoundationEssentials
import LiveActivities
import LockScreenUI
import StrictJSON
import Theming

/// The step from a line's outcome to its findings.
///
/// It reads an activity, the device after the line and the display, and returns findings; it changes none of them. Its own
/// state bounds the cost: only the first contents of an activity are inspected, and only the first contents of a type are
/// measured in a theme, since later ones would repeat their findings. The device is passed for these contents alone, since
/// a copy of it costs a tenth of a line.
struct FindingsReporter {
  /// The number of contents that are still compared though they are not inspected.
  private var comparisonsLeft: Int
  private var inspections = ContentInspections()
  private var kinds = ContentKinds()
  private var audit: ContrastAudit
  /// The environment in which views are inspected.
  private var environment: EnvironmentValues

  /// Makes a reporter that measures contrasts in an environment.
  ///
  /// - Parameters:
  ///   - environment: The environment in which views are inspected.
  ///   - comparesLater: A Boolean value indicating whether contents are compared though they are not inspected, which
  ///     makes each line dearer.
  init(environment: EnvironmentValues, comparesLater: Bool) {
    self.environment = environment
    comparisonsLeft = comparesLater ? InspectionLimits.comparedStatesMaximum : 0
    audit = ContrastAudit(environment: environment)
  }

  /// Replaces the terminal's glyphs.
  mutating func update(glyphs: GlyphRepertoire) {
    environment.glyphRepertoire = glyphs
    audit.update(glyphs: glyphs)
  }

  /// Counts a content, and returns the steps that it is worth.
  mutating func steps(
    for id: ActivityID, of attributesType: String, in theme: String
  ) -> (isInspected: Bool, isMeasured: Bool) {
    (
      inspections.mayInspect(id, of: attributesType),
      inspections.mayMeasure(attributesType, in: theme)
    )
  }

  /// Returns the findings on an activity's content.
  ///
  /// - Parameters:
  ///   - activity: The activity with the content.
  ///   - path: The keys that lead to the content in its line.
  ///   - time: The device's time.
  ///   - device: The device after the line.
  /// - Returns: The findings that were not reported before.
  mutating func contentFindings(
    on activity: LiveActivity, path: String, at time: Timestamp, _ device: Device
  ) -> [Finding] {
    let byteCount = activity.attributes.byteCount + activity.content.state.byteCount
    let isLarge = byteCount > ActivityLimits.standard.payloadByteCountMaximum
    let size = isLarge ? [Finding.largePreview(byteCount: byteCount)] : []
    let views =
      (size
      + device.views.viewFindings(
        on: activity, version: device.activities.profile.version, path: path, at: time,
        in: environment))
      .filter { inspections.isNew($0, of: activity.attributesType) }
    let changes =
      device.views.declaresTypes(of: activity)
      ? []
      : kinds.findings(
        on: device.views.encoded(activity).contentState.value, of: activity,
        path: "\(path)content-state"
      ).filter { inspections.isNew($0, of: activity.attributesType) }
    return views
      + device.views.findings(
        on: activity, isFirst: inspections.isFirst(activity), path: path, at: time) + changes
  }

  /// A Boolean value indicating whether contents that are not inspected are still compared with those before.
  var comparesLater: Bool { comparisonsLeft > 0 }

  /// Returns the findings on values of other kinds than before in a content that is not inspected: all that a later content
  /// may have of its own.
  mutating func laterFindings(on activity: LiveActivity, path: String) -> [Finding] {
    comparisonsLeft -= 1
    return kinds.laterFindings(on: activity, path: "\(path)content-state").filter {
      inspections.isNew($0, of: activity.attributesType)
    }
  }

  /// Returns the findings on the content of an end that took its activity away: values of other kinds than before, and
  /// placeholders.
  mutating func lastFindings(
    on state: JSONValue, of id: ActivityID, path: String
  ) -> [Finding] {
    let path = "\(path)content-state"
    return kinds.lastFindings(on: state, of: id, path: path)
      + Finding.placeholders(in: state, path: path)
  }

  /// Returns the texts of an activity that can't be read in the current theme, each once.
  mutating func contrastFindings(
    on activity: LiveActivity, at time: Timestamp, _ device: Device, _ display: DeviceDisplay
  ) -> [Finding] {
    let theme = device.themes.current
    let shown = device.views.shown(activity)
    let texts = audit.contrasts(
      of: shown, in: theme, on: display,
      hasDynamicIsland: device.activities.profile.hasDynamicIsland, at: Date(time))
    let unmet = TextContrast.texts(of: texts).filter {
      !$0.isMet && !TracedProvider.isMark($0.text.words)
    }
    guard !unmet.isEmpty else { return [] }
    // A text in a color that islet made up, or on one, has another in the app.
    let madeUp = (device.views.trace?.madeUpColors(of: activity.attributesType) ?? [])
      .union(madeUpColors(of: shown, at: time))
    let unread = unmet.filter {
      !$0.text.isInColor(of: madeUp)
        && inspections.isNew($0, of: activity.attributesType, in: theme.name)
    }
    return TextContrast.gathered(unread).map { .contrast($0, theme: theme.name) }
  }

  /// Returns the colors that islet made up in place of those that an activity's views name and the app's assets lack.
  private func madeUpColors(of shown: PresentedActivity, at time: Timestamp) -> Set<StraightRGBA> {
    var environment = environment
    environment.now = Date(time)
    let colors = shown.inspection(in: environment).notes.flatMap { placed in
      guard case .missing(let missing) = placed.note, missing.kind == .color else {
        return Set<StraightRGBA>()
      }
      return Color.madeUpColors(named: missing.name)
    }
    return Set(colors)
  }
}

/// A line that was applied.
struct AppliedLine {
  var report: LineReport
  /// The inspections that the report still owes; `nil` for none.
  var owed: OwedFindings?
}

/// A report whose content findings wait until its frame is drawn.
struct DeferredReport {
  var line: AppliedLine
  let receivedAt: Duration
}

/// The inspections of a content that are not made yet.
struct OwedFindings {
  /// The activity with the content.
  let activity: LiveActivity
  /// The keys that lead to the content in its line.
  let path: String
  let isInspected: Bool
  let isMeasured: Bool
}

extension LaidText {
  /// Returns whether the text has one of some opaque colors, at any opacity, or stands on one.
  fileprivate func isInColor(of colors: Set<StraightRGBA>) -> Bool {
    guard !colors.isEmpty else { return false }
    let ink = StraightRGBA(red: color.red, green: color.green, blue: color.blue)
    return colors.contains(ink) || colors.contains(ground)
  }
}
