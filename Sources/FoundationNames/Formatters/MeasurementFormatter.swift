public import Foundation

/// A formatter of measurements, whose units' names are English; the toolchain's own is unavailable.
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

  /// The choice of the unit; without one it is that of the locale (`PreferredUnit`).
  open var unitOptions: UnitOptions = []
  /// The length of the unit's name.
  open var unitStyle = UnitStyle.medium
  /// The locale, whose units and numbers are written.
  open var locale: Locale? = FormatterDefaults.locale {
    didSet { numberFormatter?.locale = locale }
  }
  /// The formatter of the number.
  ///
  /// Apple's is implicitly unwrapped, and code uses it with and without a question mark.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = FormatterDefaults.locale
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

  /// Returns a formatter with the same settings.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = MeasurementFormatter()
    (copy.locale, copy.unitOptions, copy.unitStyle) = (locale, unitOptions, unitStyle)
    copy.numberFormatter = numberFormatter
    return copy
  }

  /// Returns the words of a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    var (value, unit): (Double, Unit) = (measurement.value, measurement.unit)
    if !unitOptions.contains(.providedUnit), let dimension = measurement.unit as? Dimension {
      (value, unit) = PreferredUnit.converted(
        value, dimension, .general, in: locale ?? FormatterDefaults.locale,
        scales: unitOptions.contains(.naturalScale))
    }
    let number = numberFormatter?.string(from: NSNumber(value: value)) ?? "\(value)"
    let hidesUnit = unitOptions.contains(.temperatureWithoutUnit)
    let symbol = hidesUnit && unit is UnitTemperature ? "°" : string(from: unit)
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
    /// The locale, whose units and numbers are written.
    public var locale: Locale
    /// The purpose, by which the locale chooses the unit.
    let purpose: UnitPurpose

    /// Makes a form.
    public init(
      width: UnitWidth, locale: Locale = FormatterDefaults.locale,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil, hidesScaleName: Bool = false
    ) where UnitType: Dimension {
      self.width = width
      self.locale = locale
      self.numberFormatStyle = numberFormatStyle.map { $0.locale(locale) }
      self.hidesScaleName = hidesScaleName
      purpose = usage.purpose
    }

    /// Returns the form in a language.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      style.numberFormatStyle = numberFormatStyle?.locale(locale)
      return style
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
      var (amount, unit): (Double, Unit) = (value.value, value.unit)
      if let dimension = value.unit as? Dimension {
        (amount, unit) = PreferredUnit.converted(amount, dimension, purpose, in: locale)
      }
      let number = numberFormatStyle?.format(amount) ?? plain(amount)
      let symbol = hidesScaleName && unit is UnitTemperature ? "°" : unit.symbol
      switch width {
      case .wide: return "\(number) \(MeasurementNames.name(of: unit))"
      case .abbreviated: return number + (symbol.hasPrefix("°") ? "" : " ") + symbol
      case .narrow: return number + (symbol.hasPrefix("°") ? "°" : symbol)
      }
    }

    /// Returns a number without a form of its own: a whole one, of two digits at least, where the locale chose the unit.
    private func plain(_ amount: Double) -> String {
      let style = FloatingPointFormatStyle<Double>(locale: locale)
      if purpose == .asProvided { return style.format(amount) }
      return abs(amount) < 10
        ? style.precision(.significantDigits(1...2)).format(amount)
        : style.precision(.fractionLength(0)).format(amount)
    }
  }

  /// Returns the words in the standard form.
  public func formatted() -> String where UnitType: Dimension {
    FormatStyle(width: .abbreviated).format(self)
  }

  /// Returns the words in a form.
  public func formatted(_ style: FormatStyle) -> String { style.format(self) }

  /// Returns the words in a form.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement {
    style.format(self)
  }
}

extension FormatStyle {
  /// The form of a temperature, with or without its scale.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Measurement<UnitTemperature>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle,
      hidesScaleName: hidesScaleName)
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
    Measurement<UnitType>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
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
