public import Foundation

/// A formatter of measurements, in English; the toolchain's own is unavailable.
open class MeasurementFormatter: Formatter {
  /// The choice of the unit.
  public struct UnitOptions: OptionSet, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public let rawValue: UInt

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The unit as it is.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The unit of the family that suits the number.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// A temperature without its unit.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// The choice of the unit, which here is always the one given.
  open var unitOptions: UnitOptions = []
  /// The length of the unit's name.
  open var unitStyle = UnitStyle.medium
  /// The language, which here is always English.
  open var locale: Locale? = Locale.current
  /// The formatter of the number.
  ///
  /// Apple's is implicitly unwrapped, and code uses it with and without a question mark.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// Makes a formatter.
  public override init() {
    super.init()
  }

  /// Makes a formatter; an archive has no say.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Returns the words of a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let number =
      numberFormatter?.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
    let hidesUnit = unitOptions.contains(.temperatureWithoutUnit)
    let isTemperature = measurement.unit is UnitTemperature
    let symbol = hidesUnit && isTemperature ? "°" : string(from: measurement.unit)
    return number + (unitStyle == .short || symbol.hasPrefix("°") ? "" : " ") + symbol
  }

  /// Returns the name of a unit.
  open func string(from unit: Unit) -> String {
    unitStyle == .long ? MeasurementNames.name(of: unit) : unit.symbol
  }

  /// Returns the words of a measurement; `nil` for anything else.
  open override func string(for obj: Any?) -> String? {
    guard let measurement = obj as? Measurement<Unit> else { return nil }
    return string(from: measurement)
  }
}

/// The names of common units.
enum MeasurementNames {
  /// Returns a unit's name in the plural; its symbol where it has none here.
  static func name(of unit: Unit) -> String { names[unit.symbol] ?? unit.symbol }

  private static let names = [
    "m": "meters", "km": "kilometers", "cm": "centimeters", "mm": "millimeters", "mi": "miles",
    "ft": "feet", "yd": "yards", "in": "inches", "kg": "kilograms", "g": "grams",
    "lb": "pounds", "oz": "ounces", "s": "seconds", "min": "minutes", "hr": "hours",
    "km/h": "kilometers per hour", "m/s": "meters per second", "mph": "miles per hour",
    "°C": "degrees Celsius", "°F": "degrees Fahrenheit", "kWh": "kilowatt-hours",
    "kcal": "kilocalories", "kCal": "kilocalories", "L": "liters", "mL": "milliliters",
    "W": "watts", "kW": "kilowatts", "%": "percent",
  ]
}

extension Measurement {
  /// The form of a measurement's words.
  public struct FormatStyle: Foundation.FormatStyle {
    /// The length of the unit's name.
    public enum UnitWidth: Codable, Hashable, Sendable {
      case wide, abbreviated, narrow
    }

    /// The length of the unit's name.
    public var width: UnitWidth
    /// The form of the number; `nil` for the standard one.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// A Boolean value indicating whether a temperature is written without its scale.
    public var hidesScaleName = false

    /// Makes a form; a purpose leaves the unit as it is here.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil, hidesScaleName: Bool = false
    ) {
      self.width = width
      self.numberFormatStyle = numberFormatStyle.map { $0.locale(locale) }
      self.hidesScaleName = hidesScaleName
    }

    /// The words as a string with attributes.
    public var attributed: Attributed { Attributed(style: self) }

    /// The form of a measurement's words as a string with attributes.
    public struct Attributed: Foundation.FormatStyle {
      let style: Measurement.FormatStyle

      /// Returns the words of a measurement.
      public func format(_ value: Measurement<UnitType>) -> AttributedString {
        AttributedString(style.format(value))
      }
    }

    /// Returns the words of a measurement.
    public func format(_ value: Measurement<UnitType>) -> String {
      let number =
        numberFormatStyle?.format(value.value)
        ?? value.value.formatted(.number.precision(.fractionLength(0...2)))
      let symbol = hidesScaleName && value.unit is UnitTemperature ? "°" : value.unit.symbol
      switch width {
      case .wide: return "\(number) \(MeasurementNames.name(of: value.unit))"
      case .abbreviated: return number + (symbol.hasPrefix("°") ? "" : " ") + symbol
      case .narrow: return number + (symbol.hasPrefix("°") ? "°" : symbol)
      }
    }
  }

  /// Returns the words in the standard form.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// Returns the words in a form.
  public func formatted(_ style: FormatStyle) -> String { style.format(self) }

  /// Returns the words in a form.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement {
    style.format(self)
  }
}

/// The purpose of a measurement, by which Apple's systems choose a unit; here the unit stays as it is.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable {
  /// The common purposes.
  public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
  /// The unit as it is.
  public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A way on roads.
  public static var road: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
  /// A person's height.
  public static var personHeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// A person's weight.
  public static var personWeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A person or a thing, as far as it is seen.
  public static var focalLength: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
  /// A depth of rain.
  public static var rainfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
  /// A depth of snow.
  public static var snowfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
  /// A distance at which things are seen.
  public static var visibility: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
  /// A person's way.
  public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The speed of wind.
  public static var wind: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The pressure of air.
  public static var barometric: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// A drink or a dish.
  public static var liquid: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The weather.
  public static var weather: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
  /// A person's temperature.
  public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// Food.
  public static var food: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
  /// A workout.
  public static var workout: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
}

extension FormatStyle {
  /// The form of a temperature, with or without its scale.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Measurement<UnitTemperature>.FormatStyle(
      width: width, numberFormatStyle: numberFormatStyle, hidesScaleName: hidesScaleName)
  }

  /// The form of an amount of data.
  public static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
    spellsOutZero: Bool = true, includesActualByteCount: Bool = false
  ) -> Self where Self == DataAmountFormatStyle {
    DataAmountFormatStyle(
      style: ByteCountFormatStyle(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount))
  }

  /// The form of a measurement.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(width: width, numberFormatStyle: numberFormatStyle)
  }
}

/// The form of an amount of data, as Apple's `Measurement<UnitInformationStorage>.FormatStyle.ByteCount` has it.
public struct DataAmountFormatStyle: FormatStyle {
  let style: ByteCountFormatStyle

  /// Returns the words of an amount.
  public func format(_ value: Measurement<UnitInformationStorage>) -> String {
    let bytes = value.converted(to: .bytes).value
    return style.format(bytes.isFinite ? Int64(max(-9e18, min(9e18, bytes))) : 0)
  }
}
