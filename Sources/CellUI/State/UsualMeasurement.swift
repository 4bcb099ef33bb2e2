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
    let all: [Any] = [
      measured(1.2, UnitLength.kilometers), measured(21, UnitTemperature.celsius),
      measured(60, UnitMass.kilograms), measured(240, UnitEnergy.kilocalories),
      measured(24, UnitSpeed.kilometersPerHour), measured(15, UnitDuration.minutes),
      measured(250, UnitVolume.milliliters), measured(150, UnitPower.watts),
      measured(1013, UnitPressure.hectopascals), measured(45, UnitAngle.degrees),
    ]
    return all.lazy.compactMap { $0 as? Value }.first
  }
}
