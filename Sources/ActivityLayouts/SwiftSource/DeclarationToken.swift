import WidgetSources

/// A token of Swift source, as far as declarations of data need it.
struct DeclarationToken {
  /// The most tokens of a file.
  private static let countMaximum = 200_000

  let kind: SwiftToken.Kind
  /// The text; signs of two bytes and attributes are one token: `->`, `==`, `@State`.
  private(set) var text: String
  /// The line, from 1.
  let line: Int
  /// A Boolean value indicating whether a line's end stands before it.
  let beginsLine: Bool

  /// Returns the tokens of a source, without lines for the compiler such as `#if`.
  static func all(in source: [UInt8]) -> [DeclarationToken] {
    var result: [DeclarationToken] = []
    var (line, end, isDirective) = (1, 0, false)
    let tokens = SwiftTokenizer(source, readsInterpolations: false).tokens
    for token in tokens.prefix(countMaximum) {
      let start = token.range.lowerBound
      line += source[min(end, start)..<start].count { $0 == UInt8(ascii: "\n") }
      let text = String(decoding: source[token.range], as: UTF8.self)
      if token.startsLine { isDirective = text == "#" }
      if !isDirective, let last = result.indices.last, end == start,
        joins(result[last], kind: token.kind, text: text)
      {
        result[last].text += text
      } else if !isDirective {
        result.append(
          DeclarationToken(
            kind: text == "@" ? .name : token.kind, text: text, line: line,
            beginsLine: token.startsLine))
      }
      line += source[token.range].count { $0 == UInt8(ascii: "\n") }
      end = token.range.upperBound
    }
    return result
  }

  /// Returns whether a token that follows without a blank belongs to the one before.
  private static func joins(
    _ last: DeclarationToken, kind: SwiftToken.Kind, text: String
  ) -> Bool {
    last.text == "@" && kind == .name
      || last.text == "-" && text == ">" || last.text == "=" && text == "="
  }
}
