/// A terminal's answer to one of the questions of `TerminalQuestion`.
enum TerminalAnswer: Hashable {
  /// The presence of 24-bit color (XTGETTCAP, DECRQSS).
  case directColor(Bool)
  /// The presence of synchronized output (DECRQM of mode 2026).
  case synchronizedOutput(Bool)
  /// The name and the version, as the terminal writes them (XTVERSION).
  case version(String)
  /// The number of the version alone (DA2).
  case versionNumber(Int)
  /// The primary device attributes (DA1), which end the answers.
  case fence
}

// The forms are those of the XTerm Control Sequences document (invisible-island.net/xterm/ctlseqs/ctlseqs.html).

extension TerminalAnswer {
  /// Reads the answer in a control sequence `CSI ? …` or `CSI > …`; `nil` for any other report.
  ///
  /// - Parameters:
  ///   - marker: The byte after `CSI`.
  ///   - parameters: The bytes between the marker and the last one.
  ///   - final: The last byte.
  init?(marker: UInt8, parameters: ArraySlice<UInt8>, final: UInt8) {
    let text = String(decoding: parameters, as: UTF8.self)
    let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    switch (marker, final) {
    case (UInt8(ascii: "?"), UInt8(ascii: "c")): self = .fence
    case (UInt8(ascii: ">"), UInt8(ascii: "c")) where numbers.count > 1:
      guard let number = numbers[1] else { return nil }
      self = .versionNumber(number)
    // 0 is an unknown mode, 4 one that can't be set.
    case (UInt8(ascii: "?"), UInt8(ascii: "y")) where text.hasPrefix("2026;"):
      self = .synchronizedOutput(["1", "2", "3"].contains(text.dropFirst(5).prefix { $0 != "$" }))
    default: return nil
    }
  }

  /// Reads the answer in a device control string; `nil` for any other string.
  init?(string: ArraySlice<UInt8>) {
    let text = String(decoding: string, as: UTF8.self)
    let content = text.dropFirst(3)
    switch text.prefix(3) {
    case "1+r": self = .directColor(Self.namesDirectColor(content))
    case "0+r", "0$r": self = .directColor(false)
    case "1$r": self = .directColor(Self.hasGroundOfQuestion(content))
    case _ where text.hasPrefix(">|"): self = .version(Self.printable(text.dropFirst(2)))
    default: return nil
    }
  }

  /// Returns whether a capability in hexadecimal digits is `RGB`, with a value other than 0.
  private static func namesDirectColor(_ content: Substring) -> Bool {
    let parts = content.split(separator: "=", maxSplits: 1)
    guard let name = parts.first, name == TerminalQuestion.capability else { return false }
    // "30" is the digit 0.
    return parts.count == 1 || parts[1] != "30"
  }

  /// Returns whether the colors in force have the ground that the question has set.
  ///
  /// Its channels follow `48:2`, the number of a color space, which may be empty or left out, and come with semicolons in
  /// older terminals.
  private static func hasGroundOfQuestion(_ content: Substring) -> Bool {
    let numbers = content.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
    guard let start = numbers.indices.first(where: { numbers[$0...].starts(with: [48, 2]) }) else {
      return false
    }
    let channels = numbers[(start + 2)...]
    return channels.starts(with: TerminalQuestion.ground)
      || channels.dropFirst().starts(with: TerminalQuestion.ground)
  }

  private static func printable(_ text: Substring) -> String {
    String(
      String.UnicodeScalarView(text.unicodeScalars.filter { (0x20..<0x7F).contains($0.value) }))
  }
}
