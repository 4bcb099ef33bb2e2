import ActivityWidgets
import CellUI
import ColorScience
import FeedReports
import LiveActivities

/// The contents that were inspected, so that few are: inspecting costs more than applying, and later contents of an
/// activity mostly repeat the findings of the first ones.
struct ContentInspections {
  /// The most activities whose states are counted: as many as an engine keeps.
  private static let activitiesMaximum = 100_000
  /// The most attributes types that are counted, in themes or not.
  private static let typesMaximum = 1000
  /// The most findings that are remembered; beyond it one may be reported again.
  private static let findingsMaximum = 10_000

  private var places = ActivityPlaces()
  /// The number of inspected states, at the places of their activities.
  private var counts: [UInt8] = []
  private var typeCounts: [String: Int] = [:]
  /// The last attributes type of which enough states were inspected.
  private var inspectedType: String?
  private var reported: Set<Reported> = []
  private var measuredCounts: [Measured: Int] = [:]
  /// The last subject that was measured often enough.
  private var measured: Measured?
  private var reportedContrasts: Set<ReportedContrast> = []

  /// A subject of measuring: an attributes type in a theme.
  private struct Measured: Hashable {
    let attributesType: String
    let theme: String
  }

  /// A text whose contrast is reported once in about the same colors, whatever its words.
  private struct ReportedContrast: Hashable {
    let attributesType: String
    let theme: String
    let presentation: Clipping.Presentation
    let view: ViewIdentity
    let colors: UInt32
  }

  /// A finding that is reported once of a widget's views, which all activities of a type share; of a text that is cut the
  /// digits don't count, since they change.
  private struct Reported: Hashable {
    let attributesType: String
    let finding: Finding
  }

  /// Counts a state of an activity.
  ///
  /// - Returns: A Boolean value indicating whether the state is to be inspected.
  mutating func mayInspect(_ id: ActivityID, of attributesType: String) -> Bool {
    guard let place = places.place(of: id) else {
      if counts.count >= Self.activitiesMaximum {
        places = ActivityPlaces()
        counts = []
      }
      places.add(id)
      counts.append(1)
      return true
    }
    guard counts[place] < InspectionLimits.statesOfActivityMaximum, mayInspect(attributesType)
    else { return false }
    counts[place] += 1
    return true
  }

  /// Counts a later state of an attributes type.
  private mutating func mayInspect(_ attributesType: String) -> Bool {
    guard attributesType != inspectedType else { return false }
    if typeCounts.count > Self.typesMaximum { typeCounts = [:] }
    let count = typeCounts[attributesType, default: 0]
    guard count < InspectionLimits.statesOfTypeMaximum else {
      inspectedType = attributesType
      return false
    }
    typeCounts[attributesType] = count + 1
    return true
  }

  /// Returns whether a finding is the first of its kind on a widget's views, and counts it.
  mutating func isNew(_ finding: Finding, of attributesType: String) -> Bool {
    if reported.count >= Self.findingsMaximum { reported = [] }
    var finding = finding
    if case .clipped(.text(let place, let words)) = finding {
      finding = .clipped(.text(place, String(words.map { $0.isNumber ? "0" : $0 })))
    } else if case .largePreview = finding {
      finding = .largePreview(byteCount: 0)
    } else if case .changedKind(let path, _, _) = finding {
      finding = .changedKind(path: path, was: "", found: "")
    } else if case .undrawn(var note) = finding {
      note.presentations = []
      finding = .undrawn(note)
    }
    return reported.insert(Reported(attributesType: attributesType, finding: finding)).inserted
  }

  /// Counts a state of an attributes type in a theme.
  ///
  /// - Returns: A Boolean value indicating whether the state's contrasts are to be measured.
  mutating func mayMeasure(_ attributesType: String, in theme: String) -> Bool {
    if let measured, measured.theme == theme, measured.attributesType == attributesType {
      return false
    }
    let subject = Measured(attributesType: attributesType, theme: theme)
    if measuredCounts.count > Self.typesMaximum {
      measuredCounts = [:]
      measured = nil
      reportedContrasts = []
    }
    let count = measuredCounts[subject, default: 0]
    guard count < InspectionLimits.statesOfActivityMaximum else {
      measured = subject
      return false
    }
    measuredCounts[subject] = count + 1
    return true
  }

  /// Returns whether a contrast is the first of its text in a widget's views and in the theme, and counts it.
  mutating func isNew(
    _ contrast: TextContrast, of attributesType: String, in theme: String
  ) -> Bool {
    if reportedContrasts.count >= Self.findingsMaximum { reportedContrasts = [] }
    // A ground shines through a little differently wherever the text moves: each part of a color counts in four steps.
    let (ink, ground) = (contrast.text.ink, contrast.text.ground)
    let parts = [ink.red, ink.green, ink.blue, ground.red, ground.green, ground.blue]
    let colors = parts.reduce(0 as UInt32) { $0 << 2 | UInt32($1 >> 6) }
    return reportedContrasts.insert(
      ReportedContrast(
        attributesType: attributesType, theme: theme, presentation: contrast.presentation,
        view: contrast.text.identity, colors: colors)
    ).inserted
  }

  /// Returns whether only one state of the activity was inspected.
  func isFirst(_ activity: LiveActivity) -> Bool {
    places.place(of: activity.id).map { counts[$0] } == 1
  }
}
