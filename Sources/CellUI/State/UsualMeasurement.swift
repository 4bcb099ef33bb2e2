import Foundation

/// Measurements in usual units, for the state of an activity that is made up.
package enum UsualMeasurement {
  /// Returns a measurement of a type; `nil` for any other type.
  ///
  /// - Parameters:
  ///   - type: The type, as `Measurement<UnitLength>`.
  ///   - place: The place of an array's element from 0, so that each has another measurement.
  /// - Returns: The measurement.
  package static func value<Value>(_ type: Value.Type, place: Int) -> Value? {
    /// Returns the measurement of a place.
    func measured<UnitType: Dimension>(
      _ value: Double, _ unit: UnitType
    ) -> Measurement<UnitType> {
      Measurement(value: value * (1 + Double(place) / 4), unit: unit)
    }
    return switch type {
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
}
