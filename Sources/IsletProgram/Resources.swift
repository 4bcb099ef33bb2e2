import LockScreenSession

/// The parts that a program is built with.
struct Resources {
  /// The widgets, without layouts.
  var views = ViewCatalog()
  /// The embedded feeds, the standard one first.
  var demos: [Demo] = []

  /// Returns the demo of a name; `nil` for an unknown name.
  func demo(named name: String) -> Demo? { demos.first { $0.name == name } }
}
