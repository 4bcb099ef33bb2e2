extension String {
  /// The digits behind the point of a number that are told: milliseconds, where it is a date.
  private static let fractionDigits = 3
  /// The least digits of a number that binary fractions gave some of.
  private static let noisyDigits = 12

  /// The text with the numbers of very many digits rounded, since most of those behind the point are noise of binary
  /// fractions.
  var roundingLongFractions: String {
    var result = ""
    var rest = self[...]
    while let start = rest.firstIndex(where: \.isWholeNumber) {
      let number = rest[start...].prefix { $0.isWholeNumber || $0 == "." }
      let parts = number.split(separator: ".", omittingEmptySubsequences: false)
      result += rest[..<start]
      if parts.count == 2, parts[1].count > Self.fractionDigits, number.count > Self.noisyDigits,
        let value = Double(number), (1..<1e15).contains(value)
      {
        result += "\((value * 1000).rounded() / 1000)"
      } else {
        result += number
      }
      rest = rest[number.endIndex...]
    }
    return result + rest
  }
}
