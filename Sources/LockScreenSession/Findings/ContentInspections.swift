import ActivityWidgets
import CellUI
import FeedReports
import LiveActivities

/// The contents that were inspected: inspecting costs more than applying, and finds the same in most contents.
struct ContentInspections {
  /// How many states of one activity are looked into.
  static let statesMaximum = 20
  private static let activitiesMaximum = 1000

  private var places = ActivityPlaces()
  /// How many states were looked into, at the places of their activities.
  private var counts: [Int] = []
  private var told: Set<Told> = []
  private var measuredCounts: [Measured: Int] = [:]
  /// What was measured often enough, if it was asked for last.
  private var measured: Measured?
  private var toldContrasts: Set<ToldContrast> = []

  /// What is measured so often.
  private struct Measured: Hashable {
    let attributesType: String
    let theme: String
  }

  /// A text whose contrast is told once, whatever it says.
  private struct ToldContrast: Hashable {
    let id: ActivityID
    let theme: String
    let presentation: Clipping.Presentation
    let view: ViewIdentity
  }

  /// What is told of an activity once: of a text that is cut its place, whatever it says.
  private struct Told: Hashable {
    let id: ActivityID
    let finding: Finding
  }

  /// Counts a state; `false` when enough were looked into.
  mutating func mayInspect(_ id: ActivityID) -> Bool {
    if counts.count > Self.activitiesMaximum {
      places = ActivityPlaces()
      counts = []
      told = []
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

  /// A Boolean value indicating whether nothing like it was told of the activity's views yet.
  mutating func isNews(_ finding: Finding, of id: ActivityID) -> Bool {
    var finding = finding
    if case .clipped(.text(let place, _)) = finding { finding = .clipped(.text(place, "")) }
    return told.insert(Told(id: id, finding: finding)).inserted
  }

  /// Counts a state whose texts are measured in a theme; `false` when enough of its type were.
  mutating func mayMeasure(_ attributesType: String, in theme: String) -> Bool {
    if let measured, measured.theme == theme, measured.attributesType == attributesType {
      return false
    }
    let subject = Measured(attributesType: attributesType, theme: theme)
    if measuredCounts.count > Self.activitiesMaximum {
      measuredCounts = [:]
      measured = nil
      toldContrasts = []
    }
    let count = measuredCounts[subject, default: 0]
    guard count < Self.statesMaximum else {
      measured = subject
      return false
    }
    measuredCounts[subject] = count + 1
    return true
  }

  /// A Boolean value indicating whether the contrast of this text was not told yet.
  mutating func isNews(_ contrast: TextContrast, of id: ActivityID, in theme: String) -> Bool {
    toldContrasts.insert(
      ToldContrast(
        id: id, theme: theme, presentation: contrast.presentation, view: contrast.text.identity)
    ).inserted
  }

  /// A Boolean value indicating whether only one state of the activity was looked into.
  func isFirst(_ activity: LiveActivity) -> Bool {
    places.place(of: activity.id).map { counts[$0] } == 1
  }
}
