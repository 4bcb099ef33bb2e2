/// Sifts a terminal's answers from its input, byte by byte, so that no part of an answer becomes a key.
///
/// Answers come whenever the terminal sends them: late, split at any byte, cut short, between keys. Keys go on unchanged and in
/// order. A sequence is held back until it is whole, since its first bytes may be those of an answer, and for a limited
/// time only, since an escape may also be the key of that name. A whole sequence that is no key of the terminal is dropped,
/// so that its digits press no button.
struct AnswerSifter {
  /// The longest answer, in bytes; a longer one is dropped to its end.
  static let answerByteCountMaximum = 512
  /// The longest sequence of a key, in bytes.
  static let keyByteCountMaximum = 32
  /// The time that the rest of a key's sequence has, as ncurses would wait for it.
  static let keyTimeout = Duration.milliseconds(25)
  /// The time that the rest of a sequence has that may be an answer, while answers are due, or that is longer than what a
  /// person types at once.
  static let dueTimeout = Duration.milliseconds(400)
  /// The time that the rest of an answer has.
  static let answerTimeout = Duration.seconds(2)

  /// The kind of the held bytes.
  private enum State {
    /// No byte is held.
    case ground
    /// `ESC`.
    case escape
    /// `ESC [`.
    case sequence
    /// `ESC [` and more, which is a key.
    case keySequence
    /// `ESC O`, before its last byte.
    case singleShift
    /// `ESC [ M`, the oldest mouse report, before its last bytes.
    case mouse(missing: Int)
    /// `ESC [ ?` or `ESC [ >`, which is an answer.
    case report
    /// `ESC P`, and perhaps the first byte of an answer.
    case introducer
    /// A device control string that is an answer.
    case string
    /// The same, after an escape that may end it.
    case stringEnd
  }

  /// The terminal's keys, whatever terminal that is: a test has none.
  private let sequences: any KeySequences
  private var state = State.ground
  /// The bytes held back.
  private(set) var held: [UInt8] = []
  /// The bytes of keys since the last call of `takeKeys()`.
  private var keys: [UInt8] = []
  /// The answers since the last call of `takeAnswers()`.
  private var answers: [TerminalAnswer] = []

  /// Makes a sifter.
  ///
  /// - Parameter sequences: The terminal's keys.
  init(of sequences: any KeySequences) {
    self.sequences = sequences
  }

  /// Takes a byte of the input.
  mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: begin(with: byte)
    case .escape: takeAfterEscape(byte)
    case .sequence: takeAfterBracket(byte)
    case .keySequence: takeKeySequence(byte)
    case .singleShift: takeSequence(byte, then: .ground, isWhole: true)
    case .mouse(let missing):
      takeInKey(byte, then: .mouse(missing: missing - 1), endsKey: missing == 1)
    case .report: takeReport(byte)
    case .introducer: takeIntroducer(byte)
    case .string, .stringEnd: takeString(byte)
    }
  }

  /// Returns the bytes of keys, and forgets them.
  mutating func takeKeys() -> [UInt8] {
    defer { keys.removeAll(keepingCapacity: true) }
    return keys
  }

  /// Returns the answers, and forgets them.
  mutating func takeAnswers() -> [TerminalAnswer] {
    defer { answers.removeAll() }
    return answers
  }

  // MARK: - Time

  /// Returns the time that the rest of the held bytes has; `nil` where none are held.
  ///
  /// - Parameter areAnswersDue: Whether the terminal was asked, and has not answered to the end.
  /// - Returns: The time from the last byte on.
  func timeout(areAnswersDue: Bool) -> Duration? {
    switch state {
    case .ground: nil
    case .escape, .sequence, .introducer: areAnswersDue ? Self.dueTimeout : Self.keyTimeout
    case .singleShift: Self.keyTimeout
    case .keySequence, .mouse: Self.dueTimeout
    case .report, .string, .stringEnd: Self.answerTimeout
    }
  }

  /// Gives up on the rest of the held bytes: part of an answer or of a longer sequence is dropped, and anything else is keys.
  mutating func expire() {
    switch state {
    case .ground: break
    case .report, .string, .stringEnd, .keySequence, .mouse: drop()
    case .escape, .sequence, .singleShift, .introducer: release()
    }
  }

  // MARK: - States

  private mutating func begin(with byte: UInt8) {
    guard byte == Self.escape else { return keys.append(byte) }
    held = [byte]
    state = .escape
  }

  private mutating func takeAfterEscape(_ byte: UInt8) {
    guard byte != Self.escape else { return restart(with: byte) }
    switch byte {
    case UInt8(ascii: "["): hold(byte, then: .sequence)
    case UInt8(ascii: "O"): hold(byte, then: .singleShift)
    case UInt8(ascii: "P"): hold(byte, then: .introducer)
    default: hold(byte, then: .ground, endsKey: true)
    }
  }

  private mutating func takeAfterBracket(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "?"), UInt8(ascii: ">"): hold(byte, then: .report)
    case UInt8(ascii: "M"): hold(byte, then: .mouse(missing: 3))
    default: takeKeySequence(byte)
    }
  }

  private mutating func takeKeySequence(_ byte: UInt8) {
    let isInside = (0x20..<0x40).contains(byte) && held.count < Self.keyByteCountMaximum
    takeSequence(byte, then: .keySequence, isWhole: !isInside)
  }

  /// Takes a byte of a key's sequence; a whole one that the terminal has no key for is dropped.
  private mutating func takeSequence(_ byte: UInt8, then next: State, isWhole: Bool) {
    if isWhole, byte != Self.escape, !sequences.haveKey(held + [byte]) { return drop() }
    takeInKey(byte, then: next, endsKey: isWhole)
  }

  /// Takes a byte of a key's sequence, or the escape that breaks it off.
  private mutating func takeInKey(_ byte: UInt8, then next: State, endsKey: Bool) {
    if byte == Self.escape {
      restart(with: byte)
    } else {
      hold(byte, then: next, endsKey: endsKey)
    }
  }

  /// Takes a byte after `ESC [ ?`; one that has no place there is dropped with the rest.
  private mutating func takeReport(_ byte: UInt8) {
    guard byte != Self.escape else {
      drop()
      return begin(with: byte)
    }
    switch byte {
    case 0x40..<0x7F:
      endAnswer(TerminalAnswer(marker: held[2], parameters: held[3...], final: byte))
    default: holdAnswer(byte, then: .report)
    }
  }

  /// Takes the bytes after `ESC P`: answers go on with `1+r`, `0+r`, `1$r`, `0$r` or `>|`; other bytes are keys.
  private mutating func takeIntroducer(_ byte: UInt8) {
    switch (held.last, byte) {
    case (UInt8(ascii: "P"), UInt8(ascii: "0")), (UInt8(ascii: "P"), UInt8(ascii: "1")),
      (UInt8(ascii: "P"), UInt8(ascii: ">")):
      hold(byte, then: .introducer)
    case (UInt8(ascii: "0"), UInt8(ascii: "+")), (UInt8(ascii: "0"), UInt8(ascii: "$")),
      (UInt8(ascii: "1"), UInt8(ascii: "+")), (UInt8(ascii: "1"), UInt8(ascii: "$")),
      (UInt8(ascii: ">"), UInt8(ascii: "|")):
      hold(byte, then: .string)
    default:
      release()
      begin(with: byte)
    }
  }

  /// Takes a byte after `ESC P 1 + r` and the like, up to `ESC \` or a bell.
  private mutating func takeString(_ byte: UInt8) {
    if byte == Self.escape {
      state = .stringEnd
    } else if case .stringEnd = state {
      guard byte != UInt8(ascii: "\\") else { return endString() }
      // The escape began the next sequence, so this answer is broken.
      held = [Self.escape]
      takeAfterEscape(byte)
    } else if byte == Self.bell {
      endString()
    } else {
      holdAnswer(byte, then: .string)
    }
  }

  private mutating func endString() {
    endAnswer(TerminalAnswer(string: held[2...]))
  }

  private static let escape: UInt8 = 0x1B
  private static let bell: UInt8 = 0x07

  // MARK: - Held bytes

  private mutating func hold(_ byte: UInt8, then next: State, endsKey: Bool = false) {
    held.append(byte)
    state = next
    if endsKey { release() }
  }

  /// Holds a byte of an answer, unless the answer is already too long to be one.
  private mutating func holdAnswer(_ byte: UInt8, then next: State) {
    if held.count < Self.answerByteCountMaximum { held.append(byte) }
    state = next
  }

  /// Passes the held bytes on as keys.
  private mutating func release() {
    keys += held
    drop()
  }

  private mutating func drop() {
    held.removeAll(keepingCapacity: true)
    state = .ground
  }

  /// Passes the held bytes on, and holds an escape.
  private mutating func restart(with escape: UInt8) {
    release()
    begin(with: escape)
  }

  private mutating func endAnswer(_ answer: TerminalAnswer?) {
    if let answer, held.count < Self.answerByteCountMaximum { answers.append(answer) }
    drop()
  }
}

/// The sequences of bytes that are keys of a terminal.
protocol KeySequences {
  /// Returns whether a whole sequence, such as `ESC [ 5 ~`, is a key.
  func haveKey(_ sequence: [UInt8]) -> Bool
}
