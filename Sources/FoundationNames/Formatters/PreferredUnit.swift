public import Foundation

/// A purpose of a measurement, as far as a locale chooses another unit by it.
enum UnitPurpose: Codable, Hashable, Sendable {
  /// The unit as it is.
  case asProvided
  /// Any purpose.
  case general
  /// A way on roads.
  case road
}

/// The purpose of a measurement, by which a locale chooses a unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable {
  let purpose: UnitPurpose

  /// Any purpose.
  public static var general: Self { Self(purpose: .general) }
  /// The unit as it is.
  public static var asProvided: Self { Self(purpose: .asProvided) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A way on roads.
  public static var road: Self { Self(purpose: .road) }
  /// A person's way.
  public static var person: Self { Self(purpose: .asProvided) }
  /// A person's height, whose unit is left as it is.
  public static var personHeight: Self { Self(purpose: .asProvided) }
  /// The length of a lens.
  public static var focalLength: Self { Self(purpose: .asProvided) }
  /// A depth of rain, whose unit is left as it is.
  public static var rainfall: Self { Self(purpose: .asProvided) }
  /// A depth of snow, whose unit is left as it is.
  public static var snowfall: Self { Self(purpose: .asProvided) }
  /// A distance at which things are seen.
  public static var visibility: Self { Self(purpose: .general) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// A person's weight.
  public static var personWeight: Self { Self(purpose: .general) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The speed of wind.
  public static var wind: Self { Self(purpose: .general) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The pressure of air, whose unit is left as it is.
  public static var barometric: Self { Self(purpose: .asProvided) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// A drink or a dish, whose unit is left as it is.
  public static var liquid: Self { Self(purpose: .asProvided) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The weather.
  public static var weather: Self { Self(purpose: .general) }
  /// A person's temperature.
  public static var person: Self { Self(purpose: .general) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// Food, whose unit is left as it is.
  public static var food: Self { Self(purpose: .asProvided) }
  /// A workout, whose unit is left as it is.
  public static var workout: Self { Self(purpose: .asProvided) }
}

/// A unit in which people of a locale count from some amount on (CLDR's unit preferences): lengths, masses, temperatures and
/// speeds; all other units are left as they are.
struct PreferredUnit {
  private let unit: Dimension
  /// The least amount that is given in it.
  private let least: Double
  /// The step that amounts are rounded to; 0 for none.
  private let step: Double

  private init(_ unit: Dimension, from least: Double = 0, step: Double = 0) {
    (self.unit, self.least, self.step) = (unit, least, step)
  }

  /// Returns an amount in the unit that a locale gives it in.
  ///
  /// - Parameters:
  ///   - value: The amount, in `unit`.
  ///   - unit: Its unit.
  ///   - purpose: The purpose.
  ///   - locale: The locale.
  ///   - scales: Whether a small amount is given in a smaller unit.
  /// - Returns: The amount in the locale's unit, and that unit.
  static func converted(
    _ value: Double, _ unit: Dimension, _ purpose: UnitPurpose, in locale: Locale,
    scales: Bool = true
  ) -> (Double, Unit) {
    let all = units(for: unit, purpose, in: locale.measurementSystem)
    let units = scales ? all : Array(all.prefix(1))
    let base = unit.converter.baseUnitValue(fromValue: value)
    for (index, preferred) in units.enumerated() {
      let amount = preferred.unit.converter.value(fromBaseUnitValue: base)
      guard abs(amount) >= preferred.least || index == units.count - 1 else { continue }
      guard preferred.step > 0 else { return (amount, preferred.unit) }
      return ((amount / preferred.step).rounded() * preferred.step, preferred.unit)
    }
    return (value, unit)
  }

  /// Returns the units of a kind, the largest first; none where the unit is left as it is.
  private static func units(
    for unit: Dimension, _ purpose: UnitPurpose, in system: Locale.MeasurementSystem
  ) -> [PreferredUnit] {
    guard purpose != .asProvided else { return [] }
    let isMetric = system != .us && system != .uk
    if unit is UnitLength {
      return purpose == .road ? roads(in: system) : lengths(isMetric: isMetric)
    }
    if unit is UnitMass {
      return isMetric
        ? [PreferredUnit(UnitMass.kilograms, from: 1), PreferredUnit(UnitMass.grams)]
        : [PreferredUnit(UnitMass.pounds, from: 1), PreferredUnit(UnitMass.ounces)]
    }
    if unit is UnitTemperature {
      let isUS = system == .us
      return [PreferredUnit(isUS ? UnitTemperature.fahrenheit : UnitTemperature.celsius)]
    }
    guard unit is UnitSpeed else { return [] }
    return [PreferredUnit(isMetric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour)]
  }

  private static func lengths(isMetric: Bool) -> [PreferredUnit] {
    isMetric
      ? [
        PreferredUnit(UnitLength.kilometers, from: 1), PreferredUnit(UnitLength.meters, from: 1),
        PreferredUnit(UnitLength.centimeters),
      ]
      : [
        PreferredUnit(UnitLength.miles, from: 1), PreferredUnit(UnitLength.feet, from: 1),
        PreferredUnit(UnitLength.inches),
      ]
  }

  private static func roads(in system: Locale.MeasurementSystem) -> [PreferredUnit] {
    if system == .us {
      return shortWays(UnitLength.feet, after: PreferredUnit(UnitLength.miles, from: 0.5))
    }
    if system == .uk {
      return shortWays(UnitLength.yards, after: PreferredUnit(UnitLength.miles, from: 0.5))
    }
    return shortWays(UnitLength.meters, after: PreferredUnit(UnitLength.kilometers, from: 0.9))
  }

  private static func shortWays(_ unit: UnitLength, after long: PreferredUnit) -> [PreferredUnit] {
    [
      long, PreferredUnit(unit, from: unit == .meters ? 300 : 100, step: 50),
      PreferredUnit(unit, from: 10, step: 10), PreferredUnit(unit, step: 1),
    ]
  }
}
