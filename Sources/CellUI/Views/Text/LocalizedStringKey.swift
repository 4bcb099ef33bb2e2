public import Foundation

/// The key of a localized string, with the values that are interpolated into it.
///
/// `"\(count) pizzas"` has the key `%lld pizzas`, by which the app's tables are searched. Without an entry the key itself is
/// shown. Bold, italic and such are marked in it as in Markdown.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// A value in a key.
  struct Argument: Equatable, Sendable {
    enum Value: Equatable, Sendable {
      case string(String)
      /// Digits, which the language groups.
      case integer(String)
      case number(Double, FormatSpecifier?)
      case text(Text)
    }

    let value: Value
    /// The conversion that stands for the value in the key, as `%lld`.
    let specifier: String

    /// The value for the choice of a plural form; `nil` for a text.
    var number: Double? {
      switch value {
      case .integer(let digits): Double(digits)
      case .number(let number, _): number
      case .string, .text: nil
      }
    }
  }

  /// A part of a key.
  enum Segment: Equatable, Sendable {
    case literal(String)
    case argument(Argument)
  }

  let segments: [Segment]

  /// Makes a key from a string.
  public init(_ value: String) {
    segments = [.literal(value)]
  }

  /// Makes a key from a literal.
  public init(stringLiteral value: String) {
    segments = [.literal(value)]
  }

  /// Makes a key from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    segments = stringInterpolation.segments
  }

  /// The values, in order.
  var arguments: [Argument] {
    segments.compactMap { if case .argument(let argument) = $0 { argument } else { nil } }
  }

  /// The key by which tables are searched.
  var key: String {
    if segments.count == 1, case .literal(let text) = segments[0] { return text }
    return segments.reduce(into: "") { key, segment in
      switch segment {
      case .literal(let text): key += text.replacing("%", with: "%%")
      case .argument(let argument): key += argument.specifier
      }
    }
  }

  /// The parts of an interpolated literal as it is built.
  public struct StringInterpolation: StringInterpolationProtocol {
    private(set) var segments: [Segment] = []

    /// Makes an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      segments.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { segments.append(.literal(literal)) }
    }

    mutating func append(_ value: Argument.Value, _ specifier: String = "%@") {
      segments.append(.argument(Argument(value: value, specifier: specifier)))
    }

    /// Appends a place for a value that is not known yet.
    public mutating func appendInterpolation(
      placeholder: String.LocalizationValue.Placeholder, specifier: String? = nil
    ) {
      append(.string(""), specifier ?? placeholder.rawValue)
    }

    /// Appends a text.
    public mutating func appendInterpolation(_ string: String) {
      append(.string(string))
    }

    /// Appends the description of a value.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      append(.string(value.description))
    }

    /// Appends a whole number, with the groups of the language.
    public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value) {
      let size = Value.bitWidth > 32 ? "ll" : ""
      append(.integer(value.description), "%" + size + (Value.isSigned ? "d" : "u"))
    }

    /// Appends a number with six decimals, as SwiftUI does.
    public mutating func appendInterpolation(_ value: Double) {
      append(.number(value, nil), "%lf")
    }

    /// Appends a number with six decimals, as SwiftUI does.
    public mutating func appendInterpolation(_ value: Float) {
      append(.number(Double(value), nil), "%f")
    }

    /// Appends a number with six decimals, as SwiftUI does.
    public mutating func appendInterpolation(_ value: CGFloat) {
      append(.number(Double(value), nil), "%lf")
    }

    /// Appends a number with a specifier such as `%.1f`; an invalid specifier is ignored.
    public mutating func appendInterpolation(_ value: some BinaryFloatingPoint, specifier: String) {
      append(.number(Double(value), FormatSpecifier(specifier)), specifier)
    }

    /// Appends a number with a specifier such as `%02d`; an invalid specifier is ignored.
    public mutating func appendInterpolation(_ value: some BinaryInteger, specifier: String) {
      let form = FormatSpecifier(specifier)
      append(form == nil ? .integer("\(value)") : .number(Double(value), form), specifier)
    }

    /// Appends a text with a specifier such as `%@`.
    public mutating func appendInterpolation(_ value: String, specifier: String) {
      append(.string(FormatSpecifier(specifier)?.string(from: value) ?? value), specifier)
    }

    /// Appends a text in its own style.
    public mutating func appendInterpolation(_ text: Text) {
      append(.text(text))
    }

    /// Appends an image.
    public mutating func appendInterpolation(_ image: Image) {
      append(.text(Text(image)))
    }

    /// Appends a text with attributes.
    public mutating func appendInterpolation(_ text: AttributedString) {
      append(.text(Text(text)))
    }

    /// Appends a localized string.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.text(Text(resource)))
    }

    /// Appends a date that updates itself.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.text(Text(date, style: style)))
    }

    /// Appends the time between two dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(.text(Text(dates)))
    }

    /// Appends the time between two dates.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(.text(Text(interval)))
    }

    /// Appends a timer.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      append(
        .text(
          Text(
            timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
            showsHours: showsHours)))
    }

    /// Appends a value in a format.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      append(.text(Text(input, format: format)))
    }

    /// Appends a value in a format.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
      append(.text(Text(input, format: format)))
    }

    /// Appends a value as a formatter writes it.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append(.text(Text(subject, formatter: formatter)))
    }
  }
}
