import ActivityWidgets
import CellUI
import FeedReports
import LiveActivities

/// The contents that were inspected, so that few are: inspecting costs more than applying, and later contents of an
/// activity mostly repeat the findings of the first ones.
struct ContentInspections {
  /// The most states of one activity that are inspected.
  static let statesMaximum = 20
  private static let activitiesMaximum = 1000

  private var places = ActivityPlaces()
  /// The number of inspected states, at the places of their activities.
  private var counts: [Int] = []
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

  /// A text whose contrast is reported once, whatever its words.
  private struct ReportedContrast: Hashable {
    let id: ActivityID
    let theme: String
    let presentation: Clipping.Presentation
    let view: ViewIdentity
  }

  /// A finding that is reported once of an activity; of a text that is cut only the place counts, not its words.
  private struct Reported: Hashable {
    let id: ActivityID
    let finding: Finding
  }

  /// Counts a state of an activity.
  ///
  /// - Returns: A Boolean value indicating whether the state is to be inspected.
  mutating func mayInspect(_ id: ActivityID) -> Bool {
    if counts.count > Self.activitiesMaximum {
      places = ActivityPlaces()
      counts = []
      reported = []
    }
    guard let place = places.place(of: id) else {
      places.add(id)
      counts.append(1)
      return true
    }
    guard counts[place] < Self.statesMaximum else { return false }
    counts[place] += 1
    return true
  }

  /// Returns whether a finding is the first of its kind on the activity's views, and counts it.
  mutating func isNew(_ finding: Finding, of id: ActivityID) -> Bool {
    var finding = finding
    if case .clipped(.text(let place, _)) = finding { finding = .clipped(.text(place, "")) }
    return reported.insert(Reported(id: id, finding: finding)).inserted
  }

  /// Counts a state of an attributes type in a theme.
  ///
  /// - Returns: A Boolean value indicating whether the state's contrasts are to be measured.
  mutating func mayMeasure(_ attributesType: String, in theme: String) -> Bool {
    if let measured, measured.theme == theme, measured.attributesType == attributesType {
      return false
    }
    let subject = Measured(attributesType: attributesType, theme: theme)
    if measuredCounts.count > Self.activitiesMaximum {
      measuredCounts = [:]
      measured = nil
      reportedContrasts = []
    }
    let count = measuredCounts[subject, default: 0]
    guard count < Self.statesMaximum else {
      measured = subject
      return false
    }
    measuredCounts[subject] = count + 1
    return true
  }

  /// Returns whether a contrast is the first of its text in the theme, and counts it.
  mutating func isNew(_ contrast: TextContrast, of id: ActivityID, in theme: String) -> Bool {
    reportedContrasts.insert(
      ReportedContrast(
        id: id, theme: theme, presentation: contrast.presentation, view: contrast.text.identity)
    ).inserted
  }

  /// Returns whether only one state of the activity was inspected.
  func isFirst(_ activity: LiveActivity) -> Bool {
    places.place(of: activity.id).map { counts[$0] } == 1
  }
}
