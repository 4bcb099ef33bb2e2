/// A reader of plain YAML: maps and lists by their indent, and scalars.
struct YAMLReader {
  private struct Line {
    let indent: Int
    let text: String
    let origin: Int
  }

  private static let depthMaximum = 32
  private var lines: [Line] = []
  private var index = 0

  /// Reads a text; `nil` for a text that is no map in YAML.
  static func value(of source: SourceText) -> LooseValue? {
    var reader = YAMLReader(source)
    // A key in quotes is the beginning of JSON without its braces.
    guard let first = reader.lines.first, reader.isMember(first.text), first.text.first != "\""
    else { return nil }
    let value = reader.block(indent: first.indent, depth: 0)
    return reader.index == reader.lines.count ? value : nil
  }

  private init(_ source: SourceText) {
    var start = 0
    for line in source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      defer { start += line.count + 1 }
      let text = String(decoding: line, as: UTF8.self)
      let content = text.drop { $0 == " " }
      let words = content.trimmingEnd(where: \.isWhitespace)
      guard !words.isEmpty, words.first != "#", words != "---" else { continue }
      let indent = text.utf8.count - content.utf8.count
      lines.append(
        Line(indent: indent, text: String(words), origin: source.origin(of: start + indent)))
    }
  }

  private func isMember(_ text: String) -> Bool {
    guard let colon = Self.colon(in: text) else { return false }
    let key = text[..<colon]
    return !key.isEmpty && key.allSatisfy { $0.isIdentifier || "-\"' .".contains($0) }
  }

  /// The colon after a key: the first that a blank or the line's end follows.
  private static func colon(in text: String) -> String.Index? {
    text.indices.first { index in
      let next = text.index(after: index)
      return text[index] == ":" && (next == text.endIndex || text[next] == " ")
    }
  }

  private mutating func block(indent: Int, depth: Int) -> LooseValue {
    let origin = lines[index].origin
    guard depth < Self.depthMaximum else {
      index = lines.count
      return LooseValue(.null, at: origin)
    }
    if lines[index].text.hasPrefix("- ") { return list(indent: indent, depth: depth) }
    var members: [LooseMember] = []
    while index < lines.count, lines[index].indent == indent, isMember(lines[index].text) {
      let line = lines[index]
      guard let colon = Self.colon(in: line.text) else { break }
      let key = line.text[..<colon].filter { !"\"'".contains($0) }
      let rest = line.text[line.text.index(after: colon)...].drop { $0 == " " }
      index += 1
      members.append(
        LooseMember(
          key: String(key), at: line.origin,
          value: value(String(rest), after: indent, depth: depth, at: line.origin)))
    }
    return LooseValue(.object(members), at: origin)
  }

  private mutating func list(indent: Int, depth: Int) -> LooseValue {
    let origin = lines[index].origin
    var elements: [LooseValue] = []
    while index < lines.count, lines[index].indent == indent, lines[index].text.hasPrefix("- ") {
      let line = lines[index]
      let rest = String(line.text.dropFirst(2))
      if isMember(rest) {
        lines[index] = Line(indent: indent + 2, text: rest, origin: line.origin)
        elements.append(block(indent: indent + 2, depth: depth + 1))
      } else {
        index += 1
        elements.append(value(rest, after: indent, depth: depth, at: line.origin))
      }
    }
    return LooseValue(.array(elements), at: origin)
  }

  private mutating func value(
    _ text: String, after indent: Int, depth: Int, at origin: Int
  ) -> LooseValue {
    if text.isEmpty, index < lines.count, lines[index].indent > indent {
      return block(indent: lines[index].indent, depth: depth + 1)
    }
    if text.isEmpty { return LooseValue(.object([]), at: origin) }
    var reader = LooseReader(SourceText(Array(text.utf8)))
    var value = reader.value()
    if case .placeholder(let words, isQuoted: false) = value.content, !Placeholder.stands(in: words)
    {
      value.content = .string(words)
    }
    value.origin = origin
    return value
  }
}
