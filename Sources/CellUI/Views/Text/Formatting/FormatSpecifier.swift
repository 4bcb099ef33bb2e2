/// A format specifier in the syntax of C's `printf`: `%d`, `%03d`, `%.1f`, `%+.2f`, `%@` and `%%`.
public struct FormatSpecifier: Hashable, Sendable {
  private var hasSign = false
  private var padsWithZeros = false
  private var width = 0
  private var precision: Int?
  private var conversion: Character = "@"
  private var prefix = ""
  private var suffix = ""
  /// The limit of width and precision: more than a lock screen can show.
  private static let digitsMaximum = 30

  /// Parses a specifier with text before and after it; `nil` unless there is exactly one conversion.
  public init?(_ text: some StringProtocol) {
    if let decimals = Self.decimals(of: text) {
      (conversion, precision) = ("f", decimals)
      return
    }
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

  /// Returns the digit of a specifier such as `%.1f`, the most usual one; `nil` for others.
  private static func decimals(of text: some StringProtocol) -> Int? {
    var bytes = text.utf8.makeIterator()
    guard bytes.next() == UInt8(ascii: "%"), bytes.next() == UInt8(ascii: "."),
      let digit = bytes.next(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit),
      bytes.next() == UInt8(ascii: "f"), bytes.next() == nil
    else { return nil }
    return Int(digit - UInt8(ascii: "0"))
  }

  private static func number(_ rest: inout Substring) -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest[digits.endIndex...]
    guard !digits.isEmpty else { return nil }
    return min(Int(digits) ?? digitsMaximum, digitsMaximum)
  }

  /// Formats a number.
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

  /// A Boolean value indicating whether it is the format of a text, `%@` or `%s`.
  public var isForTexts: Bool { conversion == "@" || conversion == "s" }

  /// Formats a text.
  public func string(from text: String) -> String {
    prefix + text + suffix
  }

  private func finished(_ digits: String, _ isNegative: Bool) -> String {
    let sign = isNegative && !Self.isZero(digits) ? "-" : hasSign ? "+" : ""
    let padding = max(0, width - digits.utf8.count - sign.utf8.count)
    if padding == 0, prefix.isEmpty, sign.isEmpty, suffix.isEmpty { return digits }
    guard padding > 0 else { return prefix + sign + digits + suffix }
    return padsWithZeros
      ? prefix + sign + String(repeating: "0", count: padding) + digits + suffix
      : prefix + String(repeating: " ", count: padding) + sign + digits + suffix
  }

  private static func isZero(_ digits: String) -> Bool {
    digits.utf8.allSatisfy { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".") }
  }

  /// Returns the integer nearest to an exact product.
  ///
  /// A product of two doubles is rounded: the double 24.85 is a little more than 24.85, but ten times it is 248.5.
  private static func nearest(to number: Double, scaledBy scale: Double) -> Double {
    let product = number * scale
    let whole = product.rounded(.down)
    guard product - whole == 0.5 else { return product.rounded() }
    let remainder = (-product).addingProduct(number, scale)
    return remainder == 0 ? product.rounded(.toNearestOrEven) : remainder > 0 ? whole + 1 : whole
  }

  /// Formats a number of at least 0 with fixed decimals; halves of the binary value are rounded to even.
  private static func fixed(_ number: Double, precision: Int) -> String {
    let precision = min(precision, 15)
    let scale = (0..<precision).reduce(1.0) { power, _ in power * 10 }
    let scaled = nearest(to: number, scaledBy: scale)
    guard scaled < 9e15 else { return String(number) }
    guard precision > 0 else { return String(Int64(scaled)) }
    let (whole, part) = Int64(scaled).quotientAndRemainder(dividingBy: Int64(scale))
    let decimals = String(part)
    let zeros = String(repeating: "0", count: precision - decimals.utf8.count)
    return String(whole) + "." + zeros + decimals
  }
}
