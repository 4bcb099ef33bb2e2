extension String {
  /// The digits behind the point of a number that are told: milliseconds, where it is a date.
  private static let fractionDigits = 3

  /// The text with the numbers of more digits behind the point rounded, since they are noise of binary fractions.
  var roundingLongFractions: String {
    var result = ""
    var rest = self[...]
    while let start = rest.firstIndex(where: \.isWholeNumber) {
      let number = rest[start...].prefix { $0.isWholeNumber || $0 == "." }
      let parts = number.split(separator: ".", omittingEmptySubsequences: false)
      result += rest[..<start]
      if parts.count == 2, parts[1].count > Self.fractionDigits, let value = Double(number) {
        result += "\((value * 1000).rounded() / 1000)"
      } else {
        result += number
      }
      rest = rest[number.endIndex...]
    }
    return result + rest
  }
}
