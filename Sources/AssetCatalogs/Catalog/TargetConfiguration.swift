import ColorScience

/// The colors of an Expo project's widget target, as its `expo-target.config.js` names them.
///
/// The file is a program that only Node.js runs, so what counts is the literal behind the key `colors`: a color, or an object
/// with a light and a dark one. Any other expression is left out.
struct TargetConfiguration {
  /// The names of the file.
  static let fileNames = [
    "expo-target.config.js", "expo-target.config.ts", "expo-target.config.json",
  ]
  private static let byteCountMaximum = 1 << 20

  /// The colors by name.
  private(set) var colors: [String: ColorAsset] = [:]

  private var words: [String] = []
  private var index = 0

  init(_ bytes: [UInt8]) {
    guard bytes.count <= Self.byteCountMaximum else { return }
    words = Self.words(of: bytes)
    let starts = words.indices.dropLast(2).filter { index in
      ["colors", "\"colors"].contains(words[index]) && words[index + 1] == ":"
        && words[index + 2] == "{"
    }
    guard let start = starts.first else { return }
    index = start + 3
    readColors()
  }

  private mutating func readColors() {
    while index + 2 < words.count, words[index] != "}" {
      let name = Self.text(words[index])
      guard words[index + 1] == ":" else { return }
      index += 2
      if let color = readColor() { colors[name] = color }
      skipToComma()
    }
  }

  /// Reads `"#DB739C"`, or `{ light: "#E4975D", dark: "#3E72A0" }`.
  private mutating func readColor() -> ColorAsset? {
    guard words[index] == "{" else {
      return Self.color(words[index]).map { ColorAsset(light: $0, dark: $0) }
    }
    var parts: [String: StraightRGBA] = [:]
    var next = index + 1
    while next + 2 < words.count, words[next] != "}" {
      if words[next + 1] == ":" { parts[Self.text(words[next])] = Self.color(words[next + 2]) }
      next += 1
    }
    guard let light = parts["light"] ?? parts["color"] ?? parts["dark"] else { return nil }
    return ColorAsset(light: light, dark: parts["dark"] ?? parts["darkColor"] ?? light)
  }

  /// Moves behind the comma that ends a value, or to the brace that ends the colors.
  private mutating func skipToComma() {
    var depth = 0
    while index < words.count {
      let word = words[index]
      if ["{", "(", "["].contains(word) { depth += 1 }
      if depth == 0, word == "}" { return }
      if ["}", ")", "]"].contains(word) { depth -= 1 }
      index += 1
      if depth == 0, word == "," { return }
    }
  }

  private static func text(_ word: String) -> String {
    word.hasPrefix("\"") ? String(word.dropFirst()) : word
  }

  /// Reads hexadecimal digits, or the name of a color.
  private static func color(_ word: String) -> StraightRGBA? {
    guard word.hasPrefix("\"") else { return nil }
    let text = text(word)
    return StraightRGBA(hex: text) ?? SystemColors.color(named: text)?.light
  }

  /// Splits a program into names, signs, and texts, which begin with a quotation mark; comments are left out.
  private static func words(of bytes: [UInt8]) -> [String] {
    var words: [String] = []
    var index = 0
    func isPart(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
        true
      default: false
      }
    }
    while index < bytes.count {
      let rest = bytes[index...]
      if rest.starts(with: "//".utf8) {
        index = rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      } else if rest.starts(with: "/*".utf8) {
        index += 2
        while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
        index += 2
      } else if "\"'`".utf8.contains(bytes[index]) {
        let end = rest.dropFirst().firstIndex(of: bytes[index]) ?? bytes.count
        words.append("\"" + String(decoding: bytes[(index + 1)..<end], as: UTF8.self))
        index = end + 1
      } else if isPart(bytes[index]) {
        let end = rest.firstIndex { !isPart($0) } ?? bytes.count
        words.append(String(decoding: bytes[index..<end], as: UTF8.self))
        index = end
      } else {
        if bytes[index] > 32 { words.append(String(decoding: [bytes[index]], as: UTF8.self)) }
        index += 1
      }
    }
    return words
  }
}
