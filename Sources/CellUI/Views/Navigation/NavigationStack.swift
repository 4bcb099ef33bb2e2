/// A stack of screens, drawn as its first one.
public struct NavigationStack<Root: View>: View {
  private let root: Root

  /// Makes a stack of screens.
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
  }

  /// The first screen.
  public var body: some View { root.unavailable(.view("NavigationStack")) }
}

/// A stack of screens, drawn as its first one.
public typealias NavigationView = NavigationStack

extension NavigationStack {
  /// Makes a stack of screens, of which the first is drawn.
  public init(path: Binding<some Any>, @ViewBuilder root: () -> Root) {
    self.init(root: root)
  }
}

/// The screens that lie one on another.
public struct NavigationPath: Hashable, Sendable {
  /// The number of screens on the first.
  public private(set) var count = 0
  /// A Boolean value indicating whether the first screen is seen.
  public var isEmpty: Bool { count == 0 }

  /// Makes a path of no screens.
  public init() {}

  /// Adds the screen of a value.
  public mutating func append(_ value: some Hashable) { count += 1 }

  /// Removes the last screens.
  public mutating func removeLast(_ k: Int = 1) { count = max(0, count - k) }
}
