public import Foundation

/// The size of controls.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  case mini, small, regular, large, extraLarge

  /// A Boolean value indicating whether a button has wide margins.
  var isLarge: Bool {
    switch self {
    case .mini, .small, .regular: false
    case .large, .extraLarge: true
    }
  }
}

/// The shape of a button's background.
public struct ButtonBorderShape: InsettableShape, Hashable {
  private enum Kind: Hashable {
    case capsule, circle
    case roundedRectangle(radius: Double)
  }

  private let kind: Kind

  /// The system's: a capsule.
  public static let automatic = ButtonBorderShape(kind: .capsule)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: 8))
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// A rectangle with corners of a radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: Double(radius)))
  }

  /// The outline of the shape.
  public func path(in rect: CGRect) -> Path {
    switch kind {
    case .capsule, .circle: Capsule().path(in: rect)
    case .roundedRectangle(let radius): Path(roundedRect: rect, cornerRadius: radius)
    }
  }

  /// Returns the shape with its outline moved inward, in points.
  public func inset(by amount: CGFloat) -> InsetShape<ButtonBorderShape> {
    InsetShape(base: self, amount: amount)
  }
}

extension ButtonBorderShape: OutlinedShape {
  var outline: ShapeOutline? {
    switch kind {
    case .capsule, .circle: .capsule
    case .roundedRectangle(let radius): .rounded(width: radius, height: radius)
    }
  }
}

extension View {
  /// Sets the size of the controls in the view.
  public func controlSize(_ size: ControlSize) -> some View {
    environment(\.controlSize, size)
  }

  /// Sets the shape of the buttons in the view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

extension EnvironmentValues {
  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// The shape of buttons.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

private enum ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

private enum ButtonBorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}
