public import CellUI

/// How the device's display shows things, whatever the theme.
public struct DeviceDisplay: Hashable, Sendable {
  /// Whose colors an activity has that asks for none.
  public enum ColorSource: String, Hashable, Sendable, CaseIterable {
    /// The theme's inks upon its glass.
    case theme
    /// What iOS gives it: black ink in light, white in dark, upon the system's glass (AK 7.1, 7.3).
    case system
  }

  /// Light or dark; `nil` leaves it to the theme.
  public var colorScheme: ColorScheme?
  /// A Boolean value indicating whether the display sleeps and shows only a dim picture at rest (AK 4.29).
  public var isAlwaysOn: Bool
  /// Whose colors the cards have.
  public var colors: ColorSource
  /// A Boolean value indicating whether the device lies on its side and shows one activity alone (AK 4.28).
  public var isStandBy: Bool

  /// Makes a display; without arguments, one that is awake and leaves its colors to the theme.
  public init(
    colorScheme: ColorScheme? = nil, isAlwaysOn: Bool = false, colors: ColorSource = .theme,
    isStandBy: Bool = false
  ) {
    self.colorScheme = colorScheme
    self.isAlwaysOn = isAlwaysOn
    self.colors = colors
    self.isStandBy = isStandBy
  }
}
