/// An interpolated string whose values may have format specifiers.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  let text: String

  /// Makes a key from a string.
  public init(_ text: String) {
    self.text = text
  }

  /// Makes a key from a literal.
  public init(stringLiteral text: String) {
    self.text = text
  }

  /// Makes a key from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  /// The text of an interpolated literal as it is built.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Makes an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Appends the description of a value.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text += value.description
    }

    /// Appends a number with a specifier such as `%.1f`; an invalid specifier is ignored.
    public mutating func appendInterpolation(_ value: some BinaryFloatingPoint, specifier: String) {
      let number = Double(value)
      text += FormatSpecifier(specifier)?.string(from: number) ?? String(number)
    }

    /// Appends a number with a specifier such as `%02d`; an invalid specifier is ignored.
    public mutating func appendInterpolation(_ value: some BinaryInteger, specifier: String) {
      text += FormatSpecifier(specifier)?.string(from: Double(value)) ?? String(value)
    }
  }
}
