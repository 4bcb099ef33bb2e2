public import CellUI

/// The state of the device's display, whatever the theme.
public struct DeviceDisplay: Hashable, Sendable {
  /// The source of the colors of an activity that asks for none.
  public enum ColorSource: String, Hashable, Sendable, CaseIterable {
    /// The theme's inks on its glass.
    case theme
    /// The system's inks, black in light and white in dark, on the system's glass (AK 7.1, 7.3).
    case system
  }

  /// Light or dark; `nil` follows the theme.
  public var colorScheme: ColorScheme?
  /// A Boolean value indicating whether the display is always on: a dim picture at rest (AK 4.29).
  public var isAlwaysOn: Bool
  /// The source of the cards' colors.
  public var colors: ColorSource
  /// A Boolean value indicating whether the device lies on its side and shows one activity alone (AK 4.28).
  public var isStandBy: Bool

  /// Makes a display; without arguments, it is awake and has the theme's colors.
  public init(
    colorScheme: ColorScheme? = nil, isAlwaysOn: Bool = false, colors: ColorSource = .theme,
    isStandBy: Bool = false
  ) {
    self.colorScheme = colorScheme
    self.isAlwaysOn = isAlwaysOn
    self.colors = colors
    self.isStandBy = isStandBy
  }

  /// The same display, awake and upright.
  var awake: DeviceDisplay { DeviceDisplay(colorScheme: colorScheme, colors: colors) }
}
