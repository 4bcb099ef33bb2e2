/// A color from hexadecimal digits, `Color(hex: "#FF9500")` or `Color(hex: 0xFF9500)`, which most apps have from a package or
/// from a file beside the widgets.
enum HexColor {
  private static let labels: Set<String> = ["hex", "hexCode", "hexString"]
  /// The most tokens between an error's place and the label.
  private static let distanceMaximum = 3

  /// Returns the label of such a call around a token; `nil` where there is none.
  static func label(in file: SourceFile, near index: Int) -> String? {
    let tokens = file.tokens
    let place = tokens.indices.dropFirst(2).first { place in
      abs(place - index) <= distanceMaximum && labels.contains(file.text(of: tokens[place]))
        && file.text(of: tokens[place - 1]) == "(" && file.text(of: tokens[place - 2]) == "Color"
    }
    return place.map { file.text(of: tokens[$0]) }
  }

  /// Returns whether an error is that of a call which no file declares.
  static func isMissing(_ message: CompilerMessage, in file: SourceFile) -> Bool {
    guard let offset = file.offset(ofLine: message.line, column: message.column),
      let index = file.tokens.firstIndex(where: { $0.range.upperBound > offset })
    else { return false }
    return label(in: file, near: index) != nil
  }

  /// Returns the Swift source of the color's initializers; of eight digits the last six are taken.
  static func source(_ label: String) -> String {
    """
    extension Color {
      init(\(label) text: String, opacity: Double = 1) {
        let digits = text.filter(\\.isHexDigit)
        let all = digits.count == 3 ? digits.map { "\\($0)\\($0)" }.joined() : String(digits.suffix(6))
        self.init(\(label): Int(all, radix: 16) ?? 0, opacity: opacity)
      }
      init(\(label) text: String, alpha: Double) { self.init(\(label): text, opacity: alpha) }
      init(\(label) number: some BinaryInteger, opacity: Double = 1) {
        let parts = [16, 8, 0].map { Double(Int(truncatingIfNeeded: number) >> $0 & 255) / 255 }
        self.init(.sRGB, red: parts[0], green: parts[1], blue: parts[2], opacity: opacity)
      }
      init(\(label) number: some BinaryInteger, alpha: Double) {
        self.init(\(label): number, opacity: alpha)
      }
    }

    """
  }
}
