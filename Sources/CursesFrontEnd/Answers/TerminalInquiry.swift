/// The one time that a terminal is asked, and the time that it has to answer.
struct TerminalInquiry {
  /// The time within which answers count; the picture does not change for a later one.
  static let timeout = AnswerSifter.answerTimeout

  private enum Phase {
    case unasked, answered
    case asked(at: Duration)
  }

  private var phase = Phase.unasked
  private var findings = TerminalFindings()

  /// A Boolean value indicating whether the terminal was never asked.
  var isUnasked: Bool {
    if case .unasked = phase { return true }
    return false
  }

  /// A Boolean value indicating whether the end of the answers has not come.
  var isAnswerDue: Bool {
    if case .asked = phase { return true }
    return false
  }

  /// Returns whether answers that come at a time still count.
  func isOpen(at now: Duration) -> Bool {
    if case .asked(let start) = phase { return now - start <= Self.timeout }
    return false
  }

  mutating func begin(at now: Duration) {
    phase = .asked(at: now)
  }

  /// Takes an answer, and returns all findings at the end of the answers; `nil` before, and where they came too late.
  mutating func take(_ answer: TerminalAnswer, at now: Duration) -> TerminalFindings? {
    guard isAnswerDue else { return nil }
    switch answer {
    // One proof is enough: terminals that lack one question's answer have the other's.
    case .directColor(let isTrue): findings.hasDirectColor = findings.hasDirectColor || isTrue
    case .synchronizedOutput(let isTrue): findings.hasSynchronizedOutput = isTrue
    case .version(let text): findings.version = text
    case .versionNumber(let number): findings.versionNumber = number
    case .fence:
      defer { phase = .answered }
      return isOpen(at: now) ? findings : nil
    }
    return nil
  }
}
