/// A pasted text in place of a feed: a script, code, a service's request, an array, or broken JSON.
///
/// This target finds the payloads in it, each with its place, and mends them so that they can be judged. It knows neither
/// the rules of iOS nor a feed, makes no sentence, and costs only texts that are no feed.
public enum PastedText {
  /// The result of reading a text.
  public enum Reading: Sendable {
    /// A feed in another encoding, as UTF-8, with the slip that says so.
    case feed([UInt8], Slip)
    case payloads([PastedPayload])
    /// No object of JSON at all.
    case nothing(Emptiness)
    /// Lines of a feed, some of which may be no objects.
    case lines
  }

  /// The kind of a text without any object.
  public enum Emptiness: Hashable, Sendable {
    case empty
    case blank
    /// A key file, a property list, a page, a picture: its name.
    case format(String)
    /// Other text: its first line.
    case text(String)
    /// A script whose requests have no body.
    case scriptWithoutBody(file: String?)
  }

  /// The longest text that is searched, in bytes.
  static let byteCountMaximum = 1 << 20
  /// The most payloads of one text.
  private static let payloadsMaximum = 100

  /// Reads a whole text that does not begin with an object.
  public static func read(_ bytes: [UInt8]) -> Reading {
    if bytes.isEmpty { return .nothing(.empty) }
    if let reading = reencoded(bytes) { return reading }
    let first = bytes.first { $0 > 0x20 }
    guard let first, bytes.count <= byteCountMaximum else {
      let isBlank = bytes.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
      return first == nil ? .nothing(isBlank ? .blank : .format(binary)) : .lines
    }
    let text = SourceText(bytes)
    let lines = LineTable(bytes)
    if let format = format(bytes) { return .nothing(.format(format)) }
    if first == UInt8(ascii: "[") || first == UInt8(ascii: "\"") {
      if let payloads = literal(text, lines) { return .payloads(payloads) }
    }
    if let reading = script(text, lines) { return reading }
    if let payload = httpRequest(text, lines) { return .payloads([payload]) }
    if hasLineOfObject(bytes) { return .lines }
    if let value = YAMLReader.value(of: text), value["aps"] != nil || value["event"] != nil {
      let slip = Slip(.syntax(.yaml), path: "", at: value.origin)
      return .payloads([finish(value, faults: [slip], lines)])
    }
    let regions = CodeRegion.all(in: text)
    if !regions.isEmpty {
      return .payloads(regions.prefix(payloadsMaximum).map { payload(of: $0, in: text, lines) })
    }
    return .nothing(bytes.contains(0) ? .format(binary) : .text(firstLine(of: bytes)))
  }

  /// Reads a part of a feed that begins with an object and is no JSON, or no line of a feed.
  ///
  /// - Parameters:
  ///   - bytes: The part.
  ///   - linesBefore: The number of lines before it.
  ///   - localKeys: The keys of objects that are no payloads, and are mended only as JSON.
  /// - Returns: The payload with its faults; `nil` for a part that is no object.
  public static func payload(
    inFrame bytes: [UInt8], linesBefore: Int, localKeys: Set<String>
  ) -> PastedPayload? {
    guard bytes.count <= byteCountMaximum else { return nil }
    let text = SourceText(bytes)
    let lines = LineTable(bytes)
    if bytes.starts(with: "{\\\"".utf8), let reading = escaped(text) {
      let slip = Slip(.step(.jsonInString), path: "", at: 0)
      return finish(reading, steps: [slip], lines, linesBefore: linesBefore)
    }
    var reader = LooseReader(text)
    let value = reader.value()
    guard value.isObject else { return nil }
    reader.skipBlanks()
    if reader.position < bytes.count {
      let rest = text.string(reader.position..<min(bytes.count, reader.position + 24))
      reader.add(.strayText(rest))
    }
    var slips = reader.slips
    let isPython =
      slips.contains { $0.problem == .syntax(.singleQuotes) }
      && slips.contains {
        if case .syntax(.foreignWord(_, language: "Python", _)) = $0.problem { true } else { false }
      }
    if isPython { slips.insert(Slip(.syntax(.pythonObject), path: "", at: 0), at: 0) }
    guard
      value["aps"] != nil || ServiceBody.find(in: value, besideAPS: false) != nil
        || !value.members.contains(where: { localKeys.contains($0.key) })
    else {
      var local = PastedPayload(lines)
      local.linesBefore = linesBefore
      local.line = linesBefore + 1
      local.faults = slips.grouped
      local.value = value
      local.placeSlips()
      return local
    }
    return finish(value, faults: slips, lines, linesBefore: linesBefore)
  }

  /// Reads JSON as a log prints it, with a backslash before each quote.
  private static func escaped(_ text: SourceText) -> LooseValue? {
    var plain = SourceText()
    for index in text.bytes.indices {
      let isEscape =
        text.bytes[index] == UInt8(ascii: "\\")
        && index + 1 < text.bytes.count && text.bytes[index + 1] == UInt8(ascii: "\"")
      if !isEscape { plain.append(text.bytes[index], from: text.origin(of: index)) }
    }
    var reader = LooseReader(plain)
    let value = reader.value()
    return value.isObject && reader.slips.isEmpty ? value : nil
  }

  // MARK: - Kinds of text

  /// The name of bytes that are no text.
  private static let binary = "binary data"

  private static func reencoded(_ bytes: [UInt8]) -> Reading? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return .feed(Array(bytes.dropFirst(3)), Slip(.syntax(.byteOrderMark), path: "", at: 0))
    }
    let isLittle =
      bytes.starts(with: [0xFF, 0xFE]) || bytes.count > 3 && bytes[1] == 0 && bytes[3] == 0
    let isBig =
      bytes.starts(with: [0xFE, 0xFF]) || bytes.count > 3 && bytes[0] == 0 && bytes[2] == 0
    guard isLittle || isBig else { return nil }
    let start = bytes[0] >= 0xFE ? 2 : 0
    let units = stride(from: start, to: bytes.count - 1, by: 2).map { index in
      isLittle
        ? UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8
        : UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
    }
    return .feed(
      Array(String(decoding: units, as: UTF16.self).utf8), Slip(.syntax(.utf16), path: "", at: 0))
  }

  private static func format(_ bytes: [UInt8]) -> String? {
    let start = String(decoding: bytes.drop { $0 <= 0x20 }.prefix(64), as: UTF8.self).lowercased()
    let known = [
      ("-----begin private key", "a private key"), ("-----begin certificate", "a certificate"),
      ("-----begin", "a key or a certificate"), ("<?xml", "XML"), ("<plist", "a property list"),
      ("<!doctype html", "a web page"), ("<html", "a web page"),
      ("bplist", "a binary property list"),
      ("\u{1F}\u{8B}", "compressed data"), ("pk\u{3}\u{4}", "a zip archive"), ("%pdf", "a PDF"),
    ]
    if bytes.starts(with: [0x1F, 0x8B]) { return "data compressed by gzip" }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "a PNG picture" }
    return known.first { start.hasPrefix($0.0) }?.1
  }

  private static func firstLine(of bytes: [UInt8]) -> String {
    let line = bytes.drop { $0 <= 0x20 }.prefix { $0 != UInt8(ascii: "\n") }
    return String(String(decoding: line.prefix(200), as: UTF8.self).prefix(60))
  }

  private static func hasLineOfObject(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      let line = line.reversed().drop { $0 <= 0x20 }
      return line.last == UInt8(ascii: "{") && line.first == UInt8(ascii: "}") && line.count > 2
    }
  }

  /// Reads an array, or a text in quotes that holds JSON.
  private static func literal(_ text: SourceText, _ lines: LineTable) -> [PastedPayload]? {
    var reader = LooseReader(text)
    let value = reader.value()
    reader.skipBlanks()
    guard reader.position >= text.bytes.count else { return nil }
    if value.isObject { return [finish(value, faults: reader.slips, lines)] }
    if let string = value.string, let inner = LooseReader.object(in: string, at: value.origin) {
      let slip = Slip(.step(.jsonInString), path: "", at: value.origin)
      return [finish(inner, steps: [slip], lines)]
    }
    let objects = value.elements.filter { $0.isObject || $0.string != nil }
    guard !objects.isEmpty else { return nil }
    return objects.prefix(payloadsMaximum).enumerated().map { index, element in
      let slip = Slip(
        .step(.unwrapped(from: "an array", at: "[\(index)]")), path: "", at: element.origin)
      return finish(element, faults: index == 0 ? reader.slips : [], steps: [slip], lines)
    }
  }

  // MARK: - Scripts

  private static func script(_ text: SourceText, _ lines: LineTable) -> Reading? {
    let words = text.string(text.bytes.indices)
    guard words.contains("curl ") || words.contains("curl\t") || words.contains("simctl") else {
      return nil
    }
    let script = ShellScript(text)
    guard !script.requests.isEmpty else { return nil }
    let payloads = script.requests.compactMap { payload(of: $0, lines) }
    guard payloads.isEmpty else { return .payloads(Array(payloads.prefix(payloadsMaximum))) }
    guard CodeRegion.all(in: text).isEmpty else { return nil }
    return .nothing(.scriptWithoutBody(file: script.requests.first { $0.file != nil }?.file))
  }

  private static func payload(
    of request: ShellScript.Request, _ lines: LineTable
  ) -> PastedPayload? {
    guard let body = request.body else { return nil }
    var reader = LooseReader(body)
    let value = reader.value()
    guard value.isObject || value.string != nil else { return nil }
    var check = RequestCheck(request)
    let step = Slip(.step(.unwrapped(from: request.tool, at: "")), path: "", at: request.origin)
    check.steps.insert(step, at: 0)
    return finish(value, faults: reader.slips, steps: [], lines, request: check)
  }

  /// Reads a request as HTTP writes it: `POST /3/device/…`, headers, a blank line, and the body; or its headers and body alone.
  private static func httpRequest(_ text: SourceText, _ lines: LineTable) -> PastedPayload? {
    let words = text.string(text.bytes.indices)
    let hasStart =
      words.hasPrefix("POST ") || words.hasPrefix(":method") || words.hasPrefix("HEADERS")
    guard let start = text.bytes.firstIndex(of: UInt8(ascii: "{")),
      hasStart || areHeaders(text.string(0..<start))
    else { return nil }
    if !hasStart {
      // Behind the headers there may be a feed instead.
      var reader = LooseReader(text.part(start..<text.bytes.count))
      _ = reader.value()
      reader.skipBlanks()
      guard reader.position >= text.bytes.count - start else { return nil }
    }
    var request = ShellScript.Request()
    request.tool = "an HTTP request"
    request.body = text.part(start..<text.bytes.count)
    var offset = 0
    for line in text.bytes[..<start].split(separator: UInt8(ascii: "\n")) {
      let part = text.part(line.startIndex..<line.endIndex)
      let words = part.string(part.bytes.indices)
      let pieces = words.split(separator: " ")
      if hasStart, offset == 0, pieces.count > 1 {
        request.method = String(pieces[0])
        var url = SourceText()
        url.append(String(pieces[1]), from: line.startIndex)
        request.url = url
      } else {
        request.headers.append(part)
      }
      offset += 1
    }
    return payload(of: request, lines)
  }

  /// Returns whether all lines of a text are headers of HTTP, of which one is APNs' own.
  private static func areHeaders(_ text: String) -> Bool {
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
    let names = lines.map { line in
      line.firstIndex(of: ":").map { line[..<$0].lowercased() } ?? ""
    }
    let isName = { (name: String) in
      !name.isEmpty && name.utf8.allSatisfy { (97...122).contains($0) || $0 == UInt8(ascii: "-") }
    }
    return names.allSatisfy(isName) && names.contains { $0.hasPrefix("apns-") }
  }

  private static func payload(
    of region: CodeRegion, in text: SourceText, _ lines: LineTable
  ) -> PastedPayload {
    var faults = region.slips
    var steps: [Slip] = []
    if region.isCode {
      faults.removeAll { $0.problem.syntax?.isStyleOfCode == true }
      steps = [Slip(.step(.unwrapped(from: "code", at: "")), path: "", at: region.value.origin)]
    } else {
      steps = [Slip(.step(.unwrapped(from: "text", at: "")), path: "", at: region.value.origin)]
    }
    return finish(region.value, faults: faults, steps: steps, lines)
  }

  // MARK: - The payload

  /// Opens the envelopes of an object, and looks at each key of its `aps`.
  private static func finish(
    _ value: LooseValue, faults: [Slip] = [], steps: [Slip] = [], _ lines: LineTable,
    linesBefore: Int = 0, request: RequestCheck? = nil
  ) -> PastedPayload {
    var payload = PastedPayload(lines)
    payload.linesBefore = linesBefore
    payload.line = lines.place(of: value.origin).line + linesBefore
    payload.faults = faults.grouped
    payload.steps = steps + (request?.steps ?? [])
    var envelope = Envelope()
    let outcome = envelope.open(value)
    payload.steps += envelope.steps
    payload.names = envelope.names
    switch outcome {
    case .other(let other)?: payload.other = other
    case nil where envelope.faults.isEmpty:
      payload.other = .unknown(value.members.prefix(4).map(\.key))
    case nil: break
    case .payload(var object, let service)?:
      guard let aps = object["aps"] else { break }
      let inspection = PayloadInspection(aps, of: service)
      object["aps"] = inspection.aps
      object["token"] = nil
      var check = request ?? RequestCheck()
      check.addHeaders(to: &object)
      payload.faults += check.faults
      payload.steps += check.laterSteps
      payload.value = object
      payload.filledKeys = inspection.filledKeys
      payload.faults += envelope.faults + inspection.faults
      payload.steps += inspection.steps
      payload.placeSlips()
      return payload
    }
    payload.faults += envelope.faults
    payload.placeSlips()
    return payload
  }
}

extension [Slip] {
  /// The slips, those of one kind in one, with their number.
  var grouped: [Slip] {
    var groups: [Slip] = []
    for slip in self {
      if let index = groups.firstIndex(where: { $0.problem.isLike(slip.problem) }) {
        groups[index].repetitions += 1
      } else {
        groups.append(slip)
      }
    }
    return groups
  }
}
