import ColorScience

/// The colors and images of an Expo project's widget target, as its `expo-target.config.js` names them.
///
/// The file is a program that only Node.js runs, so what counts are the literals behind the keys `colors` and `images`: a
/// color, or an object with a light and a dark one; a path or an address, or an object with one for each scale. Any other
/// expression is left out.
struct TargetConfiguration {
  /// The names of the file.
  static let fileNames = [
    "expo-target.config.js", "expo-target.config.ts", "expo-target.config.json",
  ]
  private static let byteCountMaximum = 1 << 20

  /// The source of an image.
  struct ImageSource: Hashable {
    /// The number of pixels to a point.
    let scale: Int
    /// The path from the target's folder or the project's, or an address.
    let path: String
  }

  /// The colors by name.
  private(set) var colors: [String: ColorAsset] = [:]
  /// The sources of images by name, the largest scale first.
  private(set) var images: [String: [ImageSource]] = [:]

  private var words: [String] = []
  private var index = 0

  init(_ bytes: [UInt8]) {
    guard bytes.count <= Self.byteCountMaximum else { return }
    words = Self.words(of: bytes)
    if enter("colors") {
      while let name = nextName() {
        if let color = readColor() { colors[name] = color }
        skipToComma()
      }
    }
    if enter("images") {
      while let name = nextName() {
        let sources = readImage()
        if !sources.isEmpty { images[name] = sources }
        skipToComma()
      }
    }
  }

  /// Returns the paths at which an image's file may be: from the configuration's folder, and from those above it.
  static func places(of path: String, from configuration: String) -> [String] {
    guard !path.contains("://") else { return [] }
    if path.hasPrefix("/") { return [path] }
    let root = configuration.hasPrefix("/") ? "/" : ""
    let folder = configuration.split(separator: "/").dropLast()
    return (0...folder.count).map { height in
      var steps = folder.dropLast(height).map(String.init)
      for step in path.split(separator: "/") where step != "." {
        if step == ".." { _ = steps.popLast() } else { steps.append(String(step)) }
      }
      return root + steps.joined(separator: "/")
    }
  }

  /// Moves to the first entry of the object behind a key.
  private mutating func enter(_ key: String) -> Bool {
    let start = words.indices.dropLast(2).first { index in
      [key, "\"\(key)"].contains(words[index]) && words[index + 1] == ":"
        && words[index + 2] == "{"
    }
    index = start.map { $0 + 3 } ?? words.count
    return start != nil
  }

  /// Reads the key of an object's next entry, up to its value; `nil` at the object's end.
  private mutating func nextName() -> String? {
    guard index + 2 < words.count, words[index] != "}", words[index + 1] == ":" else { return nil }
    defer { index += 2 }
    return Self.text(words[index])
  }

  /// Reads `"../../logo.png"`, or `{ "1x": "logo.png", "2x": "logo@2x.png" }`.
  private func readImage() -> [ImageSource] {
    guard words[index] == "{" else {
      return words[index].hasPrefix("\"")
        ? [ImageSource(scale: 1, path: Self.text(words[index]))] : []
    }
    var sources: [ImageSource] = []
    var next = index + 1
    while next + 2 < words.count, words[next] != "}" {
      let (key, value) = (Self.text(words[next]), words[next + 2])
      if words[next + 1] == ":", value.hasPrefix("\"") {
        sources.append(ImageSource(scale: Self.scale(key), path: Self.text(value)))
      }
      next += 1
    }
    return sources.sorted { $0.scale > $1.scale }
  }

  private static func scale(_ key: String) -> Int {
    key.count == 2 && key.hasSuffix("x") ? key.first?.wholeNumberValue ?? 1 : 1
  }

  /// Reads `"#DB739C"`, or `{ light: "#E4975D", dark: "#3E72A0" }`.
  private func readColor() -> ColorAsset? {
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

  /// Moves behind the comma that ends a value, or to the brace that ends the object.
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
