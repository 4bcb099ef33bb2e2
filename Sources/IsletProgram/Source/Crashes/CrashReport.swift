import FeedReports
import HostIO
import LockScreenSession
import WidgetSources

/// The end of a process that ran a person's widgets: its reason, and the first line of their own code on its stack.
struct CrashReport: Hashable {
  /// The reason in a sentence.
  let reason: String
  /// The place in the person's own file, such as "Ride.swift:12", or "Ride.swift, in Card.body" where the stack has no line of
  /// it, as in a loop that the compiler has no line for; `nil` where the stack has no own code.
  let line: String?
  /// The runtime's message, which comes before the stack; `nil` where it has none.
  let message: String?

  /// Reads a report from the process's standard error.
  ///
  /// - Parameters:
  ///   - output: The last bytes of standard error: the runtime's message, and the stack.
  ///   - ending: How the process ended.
  ///   - hangs: Whether it was ended since it did not answer.
  ///   - copies: The copies of the person's files that the process was compiled from.
  init(output: String, ending: ChildProcess.Ending, hangs: Bool, copies: SourceCopies) {
    let lines = Self.lines(of: output, copies)
    let own = Self.ownPlace(in: lines, files: copies.files)
    let fatal = lines.first { $0.contains("Fatal error") }
    message = fatal.flatMap { text in text.range(ofFirst: "Fatal error").map { String(text[$0...]) }
    }
    line = own ?? fatal.flatMap { Self.place(inMessage: $0) }
    if hangs {
      reason = PreviewHostProcess.hangReason
    } else if lines.count(where: { $0.contains(" in \(WidgetBuild.moduleName)") }) > 60
      || Self.isOverflow(lines, ending)
    {
      reason = "calls itself without end: the stack is full"
    } else if let message {
      reason = "stopped: " + message
    } else {
      reason = "stopped: \(Self.words(of: ending, lines))"
    }
  }

  /// Returns whether a report on a hang has said all that is wanted: the first line of the person's own code, or its end.
  ///
  /// The runtime writes both early. A process that sleeps goes on sleeping after its report, and the stacks of others may
  /// take minutes.
  static func isEnough(_ output: [UInt8], copies: SourceCopies) -> Bool {
    // The last line may still be half-written.
    guard let end = output.lastIndex(of: UInt8(ascii: "\n")) else { return false }
    let lines = lines(of: String(decoding: output[..<end], as: UTF8.self), copies)
    return ownPlace(in: lines, files: copies.files) != nil
      || lines.contains { $0.hasPrefix("Backtrace took ") }
  }

  private static func lines(of output: String, _ copies: SourceCopies) -> [String] {
    output.split(separator: "\n").map { copies.originals(in: String($0)) }
  }

  private static func ownPlace(in lines: [String], files: [String]) -> String? {
    lines.lazy.compactMap { place(in: $0, files: files) }.first
      ?? lines.lazy.compactMap { function(in: $0, files: files) }.first
  }

  private static func isOverflow(_ lines: [String], _ ending: ChildProcess.Ending) -> Bool {
    // A frame has its function, and the place in it, after the address; of code without names it has neither.
    let frames = lines.filter { $0.contains(" + ") }.compactMap { line in
      line.range(ofFirst: " 0x").map { line[$0...].dropFirst().drop { $0 != " " } }
    }
    let repeated = Dictionary(grouping: frames) { $0 }
    return ending == .signal(11) && (repeated.values.map(\.count).max() ?? 0) > 8
  }

  private static func words(of ending: ChildProcess.Ending, _ lines: [String]) -> String {
    if let failure = lines.first(where: { $0.contains("Swift runtime failure: ") }),
      let start = failure.range(ofFirst: "Swift runtime failure: ")
    {
      let words = failure[start...].dropFirst("Swift runtime failure: ".count)
      return String(words.prefix { $0 != "*" }).split(separator: " in ").first.map(String.init)
        ?? String(words)
    }
    switch ending {
    case .signal(let number): return Signal(rawValue: number).words
    case .status(let status): return "the code ended the process with the status \(status)"
    }
  }

  /// Returns the place of a frame such as "3 [ra] 0x… Card.body.getter + 12 in widgets at /P/Card.swift:12:3".
  private static func place(in frame: String, files: [String]) -> String? {
    // A frame names the copy, whose path ends with the person's.
    guard let path = files.first(where: { frame.contains("\($0):") }),
      let start = frame.range(ofFirst: "\(path):")
    else { return nil }
    let line = frame[start...].dropFirst(path.count + 1).prefix { $0.isNumber }
    return line.isEmpty || line == "0" ? nil : "\(Messages.fileNames([path])):\(line)"
  }

  /// Returns the function of a frame without a line, such as "0 0x… Card.body.getter + 12 in widgets at /P/Card.swift".
  private static func function(in frame: String, files: [String]) -> String? {
    guard
      let path = files.first(where: {
        frame.hasSuffix(" at \($0)") || frame.contains(" at \($0):0")
      }),
      let address = frame.range(ofFirst: " 0x")
    else { return nil }
    let words = frame[address...].split(separator: " ").dropFirst()
    let name = words.prefix { $0 != "+" && $0 != "in" }.joined(separator: " ")
    let plain = name.hasSuffix(".getter") ? String(name.dropLast(7)) : name
    return plain.isEmpty ? nil : "\(Messages.fileNames([path])), in \(plain)"
  }

  /// Returns the place of a message such as "WidgetCode/Card.swift:12: Fatal error: …".
  private static func place(inMessage message: String) -> String? {
    let place = message.prefix { $0 != " " }
    guard place.hasPrefix("\(WidgetBuild.moduleName)/") else { return nil }
    return String(place.dropFirst(WidgetBuild.moduleName.count + 1).drop { $0 == ":" })
      .trimmingColon
  }

  /// The report in a sentence, with the place in the widgets' code that islet had called.
  func words(at place: CodePlace?) -> String { words(at: place.map { [$0] } ?? []) }

  /// The report in a sentence, with the places of one type's activities that islet had called, the first one's state and the
  /// number of further states.
  func words(at places: [CodePlace]) -> String {
    let origin = line.map { "\($0): " } ?? ""
    guard let first = places.first else { return origin + "the code " + reason }
    // A preview that stops while it is made has no type yet.
    let type = first.attributesType.isEmpty ? "" : "\(first.attributesType), "
    let presentations = places.reduce(into: [String]()) { all, place in
      if !all.contains(place.presentation) { all.append(place.presentation) }
    }
    let others = Set(places.map(\.digest)).count - 1
    let more = others == 0 ? "" : " and \(Messages.counted(others, "more state"))"
    let state = first.state.roundingLongFractions
    return "\(origin)\(type)\(presentations.joined(separator: ", ")): \(reason)"
      + (state.isEmpty ? "" : "; state \(state)\(more)")
  }

  /// The few words of the mark that stands in the picture.
  var mark: String { (line.map { "\($0) " } ?? "") + reason }
}

extension String {
  fileprivate func range(ofFirst text: String) -> String.Index? {
    indices.first { self[$0...].hasPrefix(text) }
  }

  fileprivate var trimmingColon: String { hasSuffix(":") ? String(dropLast()) : self }
}
