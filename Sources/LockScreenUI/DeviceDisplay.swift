public import CellUI

/// How the device's display shows things, whatever the theme.
public struct DeviceDisplay: Hashable, Sendable {
  /// Light or dark; `nil` leaves it to the theme.
  public var colorScheme: ColorScheme?
  /// A Boolean value indicating whether the display sleeps and shows only a dim picture at rest (AK 4.29).
  public var isAlwaysOn: Bool

  /// Makes a display; without arguments, one that is awake and leaves its colors to the theme.
  public init(colorScheme: ColorScheme? = nil, isAlwaysOn: Bool = false) {
    self.colorScheme = colorScheme
    self.isAlwaysOn = isAlwaysOn
  }
}
