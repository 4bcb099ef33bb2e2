/// A number's form as C's `printf` writes it: `%d`, `%03d`, `%.1f`, `%+.2f`, `%@`, `%%`; no more.
public struct FormatSpecifier: Hashable, Sendable {
  private var hasSign = false
  private var padsWithZeros = false
  private var width = 0
  private var precision: Int?
  private var conversion: Character = "@"
  private var prefix = ""
  private var suffix = ""
  /// Wider fields and finer fractions than a lock screen can show are cut to this.
  private static let digitsMaximum = 30

  /// Reads a specifier, with any text before and after it; `nil` where there is not just one conversion.
  public init?(_ text: some StringProtocol) {
    var rest = Substring(text)
    guard let percent = rest.firstIndex(of: "%") else { return nil }
    prefix = String(rest[..<percent])
    rest = rest[rest.index(after: percent)...]
    while let flag = rest.first, flag == "+" || flag == "0" || flag == "-" || flag == " " {
      hasSign = hasSign || flag == "+"
      padsWithZeros = padsWithZeros || flag == "0"
      rest.removeFirst()
    }
    width = Self.number(&rest) ?? 0
    if rest.first == "." {
      rest.removeFirst()
      precision = Self.number(&rest) ?? 0
    }
    while let size = rest.first, size == "l" || size == "h" || size == "z" { rest.removeFirst() }
    guard let last = rest.popFirst(), "dfFgiu@sx".contains(last) else { return nil }
    conversion = last
    suffix = String(rest)
    guard !suffix.contains("%") || suffix == "%%" else { return nil }
    if suffix == "%%" { suffix = "%" }
  }

  private static func number(_ rest: inout Substring) -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest[digits.endIndex...]
    guard !digits.isEmpty else { return nil }
    return min(Int(digits) ?? digitsMaximum, digitsMaximum)
  }

  /// The number in this form.
  public func string(from number: Double) -> String {
    guard number.isFinite else {
      return prefix + (number.isNaN ? "nan" : number < 0 ? "-inf" : "inf") + suffix
    }
    switch conversion {
    case "f", "F": return finished(Self.fixed(abs(number), precision: precision ?? 6), number < 0)
    case "d", "i", "u":
      return finished(Self.fixed(abs(number.rounded(.towardZero)), precision: 0), number <= -1)
    default:
      let text =
        number == number.rounded() && abs(number) < 1e15 ? String(Int64(number)) : String(number)
      return prefix + text + suffix
    }
  }

  /// The text in this form.
  public func string(from text: String) -> String {
    prefix + text + suffix
  }

  private func finished(_ digits: String, _ isNegative: Bool) -> String {
    let sign = isNegative && digits.contains { $0 != "0" && $0 != "." } ? "-" : hasSign ? "+" : ""
    let padding = max(0, width - digits.count - sign.count)
    guard padding > 0 else { return prefix + sign + digits + suffix }
    return padsWithZeros
      ? prefix + sign + String(repeating: "0", count: padding) + digits + suffix
      : prefix + String(repeating: " ", count: padding) + sign + digits + suffix
  }

  /// The whole number nearest to an exact product.
  ///
  /// The product of two doubles is itself rounded: 24.85 is a little more than 24.85, yet ten times that is 248.5.
  private static func nearest(to number: Double, scaledBy scale: Double) -> Double {
    let product = number * scale
    let whole = product.rounded(.down)
    guard product - whole == 0.5 else { return product.rounded() }
    let remainder = (-product).addingProduct(number, scale)
    return remainder == 0 ? product.rounded(.toNearestOrEven) : remainder > 0 ? whole + 1 : whole
  }

  /// A number of at least 0 with so many decimals, halves rounded to even as the binary value has them.
  private static func fixed(_ number: Double, precision: Int) -> String {
    let precision = min(precision, 15)
    let scale = (0..<precision).reduce(1.0) { power, _ in power * 10 }
    let scaled = nearest(to: number, scaledBy: scale)
    guard scaled < 9e15 else { return String(number) }
    let digits = String(Int64(scaled))
    guard precision > 0 else { return digits }
    let padded = String(repeating: "0", count: max(0, precision + 1 - digits.count)) + digits
    return "\(padded.dropLast(precision)).\(padded.suffix(precision))"
  }
}

/// A text with values in it, each of which may have a form.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  let text: String

  /// Makes a text without values.
  public init(_ text: String) {
    self.text = text
  }

  /// Makes a text from a literal.
  public init(stringLiteral text: String) {
    self.text = text
  }

  /// Makes a text from a literal with values.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  /// The parts of a literal with values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Begins a text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    /// Adds a part of the literal.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Adds a value as it describes itself.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text += value.description
    }

    /// Adds a number in a form such as `%.1f`; a form that is none gives the number as it is.
    public mutating func appendInterpolation(_ value: some BinaryFloatingPoint, specifier: String) {
      let number = Double(value)
      text += FormatSpecifier(specifier)?.string(from: number) ?? String(number)
    }

    /// Adds a number in a form such as `%02d`; a form that is none gives the number as it is.
    public mutating func appendInterpolation(_ value: some BinaryInteger, specifier: String) {
      text += FormatSpecifier(specifier)?.string(from: Double(value)) ?? String(value)
    }
  }
}
