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

extension LocalizedStringKey.StringInterpolation {
  /// Appends a measurement in a form, whose purpose is looked up by the unit.
  public mutating func appendInterpolation<UnitType: Dimension>(
    _ input: Measurement<UnitType>, format: Measurement<UnitType>.FormatStyle
  ) {
    appendInterpolation(Text(input, format: format))
  }
}
