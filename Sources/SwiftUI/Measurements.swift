public import CellUI
public import Foundation
public import FoundationNames

extension Text {
  /// Makes a text of a measurement, whose purpose is looked up by the unit.
  public init<UnitType: Dimension>(
    _ input: Measurement<UnitType>, format: Measurement<UnitType>.FormatStyle
  ) {
    self.init(verbatim: format.format(input))
  }
}
