/// A color from hexadecimal digits, `Color(hex: "#FF9500")` or `UIColor(hex: 0xFF9500)`, which most apps have from a package or
/// from a file beside the widgets.
struct HexColor: Hashable, Sendable {
  private let type: String
  private let label: String

  /// The call, as in `Color(hex:)`.
  var name: String { "\(type)(\(label):)" }

  private static let types: Set<String> = ["Color", "UIColor"]
  private static let labels: Set<String> = ["hex", "hexCode", "hexString"]
  /// The most tokens between an error's place and the label.
  private static let distanceMaximum = 3

  /// Finds such a call around a token; `nil` where there is none.
  init?(in file: SourceFile, near index: Int) {
    let tokens = file.tokens
    let place = tokens.indices.dropFirst(2).first { place in
      abs(place - index) <= Self.distanceMaximum
        && Self.labels.contains(file.text(of: tokens[place]))
        && file.text(of: tokens[place - 1]) == "("
        && Self.types.contains(file.text(of: tokens[place - 2]))
    }
    guard let place else { return nil }
    type = file.text(of: tokens[place - 2])
    label = file.text(of: tokens[place])
  }

  /// Returns whether an error is that of a call which no file declares.
  static func isMissing(_ message: CompilerMessage, in file: SourceFile) -> Bool {
    guard let offset = file.offset(ofLine: message.line, column: message.column),
      let index = file.tokens.firstIndex(where: { $0.range.upperBound > offset })
    else { return false }
    return HexColor(in: file, near: index) != nil
  }

  /// The Swift source of the color's initializers; of eight digits the last six are taken.
  var source: String {
    // UIKit's color is a class, of which an extension adds none that is designated.
    let start = type == "Color" ? "init" : "convenience init"
    let opacity = type == "Color" ? "opacity" : "alpha"
    let space = type == "Color" ? ".sRGB, " : ""
    return """
      extension \(type) {
        \(start)(\(label) text: String, opacity: Double = 1) {
          let digits = text.filter(\\.isHexDigit)
          let all = digits.count == 3 ? digits.map { "\\($0)\\($0)" }.joined() : String(digits.suffix(6))
          self.init(\(label): Int(all, radix: 16) ?? 0, opacity: opacity)
        }
        \(start)(\(label) text: String, alpha: Double) { self.init(\(label): text, opacity: alpha) }
        \(start)(\(label) number: some BinaryInteger, opacity: Double = 1) {
          let parts = [16, 8, 0].map { Double(Int(truncatingIfNeeded: number) >> $0 & 255) / 255 }
          self.init(\(space)red: parts[0], green: parts[1], blue: parts[2], \(opacity): opacity)
        }
        \(start)(\(label) number: some BinaryInteger, alpha: Double) {
          self.init(\(label): number, opacity: alpha)
        }
      }

      """
  }
}
