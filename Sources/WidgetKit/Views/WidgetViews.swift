public import ActivityWidgets
public import CellUI

/// The ground of a lock screen's small widget, which is faint.
public struct AccessoryWidgetBackground: View {
  /// Makes the ground.
  public init() {}

  /// The ground.
  public var body: some View { Circle().fill(Color.white.opacity(0.15)) }
}

/// The system's way of drawing a widget.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  /// The name.
  public let description: String

  /// In its own colors.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// In two tints.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// In one color over the wallpaper.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

/// The way of drawing a picture in a widget of two tints.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let name: String

  /// In the accent.
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  /// Without colors.
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  /// Without colors, in the accent.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  /// In its own colors.
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

/// The place of a ground.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// Behind a widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// Behind a navigation's content.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// Behind a tab's content.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}

/// The place of a region beside the camera.
public enum DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  /// The region's own place.
  case `default`
  /// Below the camera, if the content is too wide.
  case belowIfTooWide
}

extension View {
  /// Sets the ground of a widget on the home screen; an activity has its own.
  public func containerBackground(
    _ style: some ShapeStyle, for placement: ContainerBackgroundPlacement
  ) -> some View {
    self
  }

  /// Sets the ground of a widget on the home screen; an activity has its own.
  public func containerBackground(
    for placement: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> some View
  ) -> some View {
    self
  }

  /// Draws the view in the accent of a widget in two tints.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// Sets the words beside a watch's small widget.
  public func widgetLabel(_ label: LocalizedStringKey) -> some View { self }

  /// Sets the words beside a watch's small widget.
  @_disfavoredOverload
  public func widgetLabel(_ label: some StringProtocol) -> some View { self }

  /// Sets the words beside a watch's small widget.
  public func widgetLabel(_ label: Text) -> some View { self }

  /// Sets the view beside a watch's small widget.
  public func widgetLabel(@ViewBuilder label: () -> some View) -> some View { self }

  /// Bends the view along a watch's corner.
  public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }

  /// Moves a region beside the camera below it, if it is too wide (AK 4.20).
  public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View {
    preference(key: BelowCameraIfTooWideKey.self, value: verticalPlacement == .belowIfTooWide)
  }
}

extension Image {
  /// Sets the way of drawing the picture in a widget of two tints.
  public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> some View {
    self
  }
}

extension EnvironmentValues {
  /// The size of the widget.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// The system's way of drawing the widget.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  /// A Boolean value indicating whether the widget has a ground.
  public var showsWidgetContainerBackground: Bool {
    get { self[WidgetGroundKey.self] }
    set { self[WidgetGroundKey.self] = newValue }
  }

  /// A Boolean value indicating whether a watch's small widget has words beside it.
  public var showsWidgetLabel: Bool {
    get { self[WidgetLabelKey.self] }
    set { self[WidgetLabelKey.self] = newValue }
  }

  /// The margins of the widget, in points.
  public var widgetContentMargins: EdgeInsets { EdgeInsets() }
}

private enum WidgetFamilyKey: EnvironmentKey {
  static let defaultValue = WidgetFamily.systemMedium
}

private enum WidgetRenderingModeKey: EnvironmentKey {
  static let defaultValue = WidgetRenderingMode.fullColor
}

private enum WidgetGroundKey: EnvironmentKey {
  static let defaultValue = true
}

private enum WidgetLabelKey: EnvironmentKey {
  static let defaultValue = false
}
