import Foundation

extension ExampleDecoder {
  /// Returns a measurement in a usual unit; `nil` for any other type.
  func measurement<Value>(_ type: Value.Type) -> Value? {
    switch type {
    case is Measurement<UnitLength>.Type: measured(1.2, UnitLength.kilometers) as? Value
    case is Measurement<UnitTemperature>.Type: measured(21, UnitTemperature.celsius) as? Value
    case is Measurement<UnitMass>.Type: measured(60, UnitMass.kilograms) as? Value
    case is Measurement<UnitEnergy>.Type: measured(240, UnitEnergy.kilocalories) as? Value
    case is Measurement<UnitSpeed>.Type: measured(24, UnitSpeed.kilometersPerHour) as? Value
    case is Measurement<UnitDuration>.Type: measured(15, UnitDuration.minutes) as? Value
    case is Measurement<UnitVolume>.Type: measured(250, UnitVolume.milliliters) as? Value
    case is Measurement<UnitPower>.Type: measured(150, UnitPower.watts) as? Value
    case is Measurement<UnitPressure>.Type: measured(1013, UnitPressure.hectopascals) as? Value
    case is Measurement<UnitAngle>.Type: measured(45, UnitAngle.degrees) as? Value
    default: nil
    }
  }

  /// Returns a measurement, which is another one in each element of an array.
  private func measured<UnitType: Dimension>(
    _ value: Double, _ unit: UnitType
  ) -> Measurement<UnitType> {
    Measurement(value: value * (1 + Double(place) / 4), unit: unit)
  }
}
