public import Foundation

/// The settings of formatters, which their copies have; a copy by the toolchain's own is of its own class.
public enum FormatterSettings {
  /// Gives a formatter the settings of another.
  public static func copy(from source: DateFormatter, to copy: DateFormatter) {
    copy.calendar = source.calendar
    copy.locale = source.locale
    copy.timeZone = source.timeZone
    copy.dateStyle = source.dateStyle
    copy.timeStyle = source.timeStyle
    copy.doesRelativeDateFormatting = source.doesRelativeDateFormatting
    copy.isLenient = source.isLenient
    copy.defaultDate = source.defaultDate
    // The pattern of a relative date is no pattern of its own.
    if !source.doesRelativeDateFormatting { copy.dateFormat = source.dateFormat }
  }

  /// Gives a formatter the settings of another.
  public static func copy(from source: NumberFormatter, to copy: NumberFormatter) {
    copy.numberStyle = source.numberStyle
    copy.locale = source.locale
    copy.roundingMode = source.roundingMode
    copy.multiplier = source.multiplier
    copy.zeroSymbol = source.zeroSymbol
    copy.currencyCode = source.currencyCode
    copy.isLenient = source.isLenient
    copy.usesSignificantDigits = source.usesSignificantDigits
    // Settings that are the style's and the language's own may change with these later.
    let texts: [ReferenceWritableKeyPath<NumberFormatter, String>] = [
      \.positivePrefix, \.positiveSuffix, \.negativePrefix, \.negativeSuffix,
    ]
    for text in texts where source[keyPath: text] != copy[keyPath: text] {
      copy[keyPath: text] = source[keyPath: text]
    }
    let symbols: [ReferenceWritableKeyPath<NumberFormatter, String?>] = [
      \.currencySymbol, \.decimalSeparator, \.groupingSeparator, \.percentSymbol,
    ]
    for symbol in symbols where source[keyPath: symbol] != copy[keyPath: symbol] {
      copy[keyPath: symbol] = source[keyPath: symbol]
    }
    let counts: [ReferenceWritableKeyPath<NumberFormatter, Int>] = [
      \.minimumIntegerDigits, \.maximumIntegerDigits, \.minimumFractionDigits,
      \.maximumFractionDigits, \.minimumSignificantDigits, \.maximumSignificantDigits,
      \.groupingSize, \.secondaryGroupingSize,
    ]
    for count in counts where source[keyPath: count] != copy[keyPath: count] {
      copy[keyPath: count] = source[keyPath: count]
    }
    copy.usesGroupingSeparator = source.usesGroupingSeparator
    copy.usesSignificantDigits = source.usesSignificantDigits
  }
}
