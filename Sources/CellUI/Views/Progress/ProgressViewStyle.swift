/// The style of a progress view.
public protocol ProgressViewStyle: Sendable {
  /// A Boolean value indicating whether it is a circle rather than a bar.
  var isCircular: Bool { get }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}
  /// Always false.
  public var isCircular: Bool { false }
}

/// A circle that fills.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}
  /// Always true.
  public var isCircular: Bool { true }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle that fills.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Sets the style of the progress views in the view.
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    transformEnvironment { $0.drawsProgressAsCircle = style.isCircular }
  }
}

extension EnvironmentValues {
  /// A Boolean value indicating whether progress views are circles rather than bars.
  var drawsProgressAsCircle: Bool {
    get { self[CircularProgressKey.self] }
    set { self[CircularProgressKey.self] = newValue }
  }
}

private enum CircularProgressKey: EnvironmentKey {
  static let defaultValue = false
}
