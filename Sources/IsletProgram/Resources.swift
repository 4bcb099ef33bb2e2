import ActivityWidgets
import LockScreenSession

/// The parts that a program is built with.
struct Resources {
  /// The widgets, without layouts.
  var views = ViewCatalog()
  /// The embedded feeds, the standard one first.
  var demos: [Demo] = []

  /// Returns the states of the process's previews.
  func previewStates(_ trace: (any ViewTracing)?) -> PreviewStates {
    let place = ViewPlace(attributesType: "", presentation: "#Preview", state: "", digest: 0)
    guard trace?.obstacle(at: place) == nil else { return PreviewStates(of: []) }
    trace?.enter(place)
    // The program's one thread is the main one.
    let states = MainActor.assumeIsolated { PreviewStates(of: FoundWidgets.previews) }
    return states
  }

  /// Returns the demo of a name; `nil` for an unknown name.
  func demo(named name: String) -> Demo? { demos.first { $0.name == name } }
}
