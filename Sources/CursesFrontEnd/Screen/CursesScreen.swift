import CNCurses
public import ColorScience
public import Compositing

/// A terminal's screen: shows surfaces, reads keys, and restores the terminal when it is dropped.
///
/// A frame's way: `show(_:damage:isMoving:isPart:)` compares the surface with the cells shown (`ShownFrame`), a `CellPainter` makes
/// the look of each changed cell, a `ColorPairTable` finds a pair's number for its two colors, and runs of cells go to
/// ncurses (`CursesSession`), which writes escape sequences. Colors may be a little off while something moves
/// (`ColorTolerance`); the frame at rest makes them exact. `TerminalOutbox` keeps bytes that a slow terminal has not taken
/// yet: a caller asks `isReady()` before it draws, and never blocks. Input comes back as `Key` values by `readKeys(at:)`.
///
/// A terminal is asked once, by `ask(at:)`, for what its environment does not tell. Its answers come amid the keys;
/// `AnswerSifter` separates them, and `takeFindings()` returns them.
///
/// One screen lives at a time, since ncurses has one current screen. Signal handlers must be installed before a screen
/// opens, since ncurses installs its own otherwise. This module knows nothing of activities, and reads neither the
/// environment nor a clock.
@safe
public struct CursesScreen: ~Copyable {
  /// The colors that the terminal shows.
  public private(set) var depth: ColorDepth
  /// A Boolean value indicating whether the terminal takes more than ASCII.
  public let drawsUnicode: Bool
  /// A Boolean value indicating whether the terminal's answer decides about 24-bit color, and nothing else does.
  public let mayDeepen: Bool
  /// The size, in cells.
  public private(set) var size: CellSize
  /// A Boolean value indicating whether the terminal is larger than `CellSize.terminalMaximum`, so that the rest of it
  /// stays empty.
  public private(set) var isCut: Bool
  /// The bytes with which a crash handler restores the terminal, before its modes.
  public let restoreSequence: [UInt8]

  private var session: CursesSession
  private var outbox: TerminalOutbox
  private var frame: ShownFrame
  private var decoder = KeyDecoder()
  private var sifter = AnswerSifter(of: TerminalKeySequences())
  private var inquiry = TerminalInquiry()
  private var findings: TerminalFindings?
  /// The time at which the sifter gives up on held bytes; `nil` where it holds none.
  public private(set) var nextTurn: Duration?
  /// The time of the last look at the input.
  private var latest = Duration.zero
  /// A Boolean value indicating whether part of a frame was abandoned and never reached the terminal.
  private var isTorn = false

  /// Opens the terminal of a descriptor, which the caller closes: alternate screen, no echo, keys at once.
  ///
  /// - Parameters:
  ///   - descriptor: The terminal.
  ///   - environment: The variables of the environment that describe it.
  ///   - isASCII: A Boolean value indicating whether ASCII alone is drawn, whatever the locale.
  ///   - chosenDepth: The person's choice of a depth; `nil` leaves it to the environment, and later to the terminal's answers.
  /// - Throws: `CursesFault` when the terminal can't be drawn on; nothing has changed then.
  public init(
    descriptor: Int32, environment: TerminalEnvironment, isASCII: Bool = false,
    chosenDepth: ColorDepth? = nil
  ) throws(CursesFault) {
    let isUnicode = environment.namesUnicode || islet_locale_is_unicode()
    let drawsUnicode = !isASCII && isUnicode && islet_use_unicode()
    let memory = islet_memory_file()
    guard memory >= 0 else { throw .screenRefused }
    let session: CursesSession
    do {
      session = try CursesSession(
        descriptor: descriptor, environment: environment, chosenDepth: chosenDepth)
    } catch {
      CNCurses.close(memory)
      throw error
    }
    depth = session.depth
    self.drawsUnicode = drawsUnicode
    mayDeepen = chosenDepth == nil && session.depth != .direct24 && !environment.refusesColor
    restoreSequence = session.restoreSequence
    size = session.size
    isCut = session.isCut
    outbox = TerminalOutbox(output: session.outputDescriptor, memory: memory)
    frame = ShownFrame(
      size: session.size, pairLimit: session.pairLimit,
      painter: CellPainter(depth: session.depth, drawsUnicode: drawsUnicode))
    self.session = session
  }

  deinit {
    let isStopped = outbox.discardQueue()
    endUpdate()
    // A terminal that takes no bytes sends no answers either.
    if !isStopped { drainAnswers() }
    session.close()
  }

  /// Shows a surface by writing its difference from the last one, all at once.
  ///
  /// - Parameters:
  ///   - surface: An opaque surface, cut to the screen's size.
  ///   - damage: The areas that may differ from the surface shown last.
  ///   - isMoving: A Boolean value indicating whether another frame follows at once. Colors may be coarse then; the first
  ///     frames at rest, even without damage, make them exact.
  ///   - isPart: A Boolean value indicating whether the rest of the same picture follows at once, so that the terminal may
  ///     wait for it.
  public mutating func show(
    _ surface: Surface, damage: [CellRect], isMoving: Bool, isPart: Bool = false
  ) {
    outbox.beginCollecting()
    if isTorn {
      // New changes come before the repair of abandoned ones.
      frame.update(to: surface, damage: damage, isMoving: true, on: session)
    }
    frame.update(to: surface, damage: isTorn ? [] : damage, isMoving: isMoving, on: session)
    if isTorn, !isMoving {
      session.repaint()
      isTorn = false
    }
    outbox.endCollecting(as: isPart ? .part : .frame, with: frame.pairs)
  }

  /// A Boolean value indicating whether the terminal is a serial line with a low speed.
  public var isSlowLine: Bool { session.isSlowLine }

  /// Returns whether a glyph of one cell can be sent: an older C library does not know the newest ones.
  public func canSend(_ scalar: Unicode.Scalar) -> Bool {
    drawsUnicode && islet_width(scalar.value) == 1
  }

  /// A Boolean value indicating whether no frame was shown yet, so that the next one is written whole.
  public var isBlank: Bool { frame.isUnshown }

  /// A Boolean value indicating whether a frame at rest is needed even if nothing changes, since colors are coarse or
  /// part of a frame was abandoned.
  public var wantsRest: Bool { frame.hasCoarseCells || isTorn }

  /// Writes waiting bytes as far as the terminal takes them, and returns whether it is ready for the next frame.
  ///
  /// A frame shown before that waits behind earlier ones; a frame left out costs nothing.
  public mutating func isReady() -> Bool {
    outbox.isDrained()
  }

  /// A Boolean value indicating whether bytes wait for a slow terminal.
  public var hasUnsent: Bool { !outbox.isEmpty }

  /// Drops the bytes that wait for a slow terminal, so that the next change is seen at once; the first frame at rest
  /// repairs the picture.
  public mutating func abandonUnsent() {
    guard !isBlank, outbox.canBeAbandoned, let home = session.homeSequence else { return }
    outbox.abandon(resumingWith: home) { session.settle() }
    isTorn = true
  }

  /// Updates the size to the terminal's and returns it; the next frame is written whole.
  public mutating func resized() -> CellSize {
    size = session.takeReportedSize()
    isCut = session.isCut
    frame.empty(size: size)
    return size
  }

  /// The most keys read in one call, so that a flood of keys leaves time for frames and signals.
  public static let keysMaximum = 64

  /// The most reads of the terminal in one call, since a flood of answers gives no keys.
  private static let readCountMaximum = 16

  /// Returns the keys since the last call, without waiting.
  ///
  /// If there are `keysMaximum` or more, others may be waiting. Bytes that may begin an answer are held until `nextTurn`.
  public mutating func readKeys(at now: Duration) -> [Key] {
    latest = now
    var keys: [Key] = []
    var readCount = 0
    while keys.count < Self.keysMaximum {
      if let input = session.read() {
        append(input, to: &keys)
        continue
      }
      readCount += 1
      guard readCount <= Self.readCountMaximum, sift(session.keyPipe.bytes(), at: now) else {
        break
      }
    }
    return keys
  }

  private mutating func append(_ input: CursesSession.Input, to keys: inout [Key]) {
    switch input {
    case .character(let value): keys += [KeyDecoder.key(typed: value)].compactMap(\.self)
    case .code(let code): keys += [KeyDecoder.key(code: code)].compactMap(\.self)
    case .mouse(let reports): keys += reports.compactMap { decoder.key($0) }
    }
  }

  /// Passes the keys among some bytes on to ncurses; without bytes, the held ones whose time is over.
  ///
  /// - Returns: Whether there may be more.
  private mutating func sift(_ bytes: [UInt8], at now: Duration) -> Bool {
    if bytes.isEmpty {
      guard let nextTurn, nextTurn <= now else { return false }
      sifter.expire()
    }
    for byte in bytes { sifter.take(byte) }
    session.keyPipe.pass(sifter.takeKeys())
    for answer in sifter.takeAnswers() {
      findings = inquiry.take(answer, at: now) ?? findings
    }
    nextTurn = sifter.timeout(areAnswersDue: inquiry.isAnswerDue).map { now + $0 }
    return true
  }

  /// Sounds the bell.
  public mutating func ring() {
    outbox.beginCollecting()
    session.ring()
    outbox.endCollecting(with: frame.pairs)
  }

  /// Restores the terminal until `resume()`, as before a stop signal.
  public mutating func suspend() {
    outbox.discard()
    endUpdate()
    (inquiry, findings) = drainAnswers()
    session.suspend()
  }

  /// Draws on the terminal again after `suspend()`, at its present size; the next frame is written whole.
  public mutating func resume() -> CellSize {
    session.takeModes()
    outbox.beginCollecting()
    session.resume()
    outbox.endCollecting(with: frame.pairs)
    return resized()
  }

  /// The number of times that unused color pairs were reclaimed.
  package var pairReclamationCount: Int { frame.reclamationCount }
}

// MARK: - Questions

extension CursesScreen {
  /// The wait for the end of the answers, in milliseconds, before the terminal goes back to the shell.
  private static let drainMilliseconds: Int32 = 50
  /// The most such waits: answers may come in parts.
  private static let drainCountMaximum = 3

  /// Asks the terminal for its colors, its synchronized output, its name and its version, unless it was asked before.
  ///
  /// Nothing is asked before the first frame has gone out, nor where the question would be seen. Some terminals print
  /// what they do not know; they print it in the first row, which is written again at once.
  public mutating func ask(at now: Duration) {
    guard inquiry.isUnasked, session.takesQuestions, !isBlank, outbox.isEmpty,
      let home = session.homeSequence
    else { return }
    inquiry.begin(at: now)
    latest = now
    outbox.beginCollecting()
    session.settle()
    session.put(home + TerminalQuestion.bytes(asksForColor: mayDeepen) + home)
    session.repaintFirstRow()
    outbox.endCollecting(with: frame.pairs)
  }

  /// Returns the terminal's answers once they have all come in time, and forgets them.
  public mutating func takeFindings() -> TerminalFindings? {
    guard let findings else { return nil }
    self.findings = nil
    outbox.synchronizesFrames = findings.hasSynchronizedOutput
    return findings
  }

  /// Goes on in 24-bit color, without clearing the terminal; the next frame is written whole.
  ///
  /// - Returns: Whether the screen has 24-bit color.
  public mutating func deepen() -> Bool {
    guard depth != .direct24 else { return true }
    guard session.deepen(collectingIn: &outbox) else { return false }
    depth = .direct24
    frame = ShownFrame(
      size: session.size, pairLimit: session.pairLimit,
      painter: CellPainter(depth: depth, drawsUnicode: drawsUnicode), isOverPicture: true)
    return true
  }

  /// Waits for the end of answers that are due, so that the shell does not read them as typed words.
  ///
  /// Keys that are typed meanwhile are dropped.
  ///
  /// - Returns: The inquiry at its end.
  @discardableResult
  private func drainAnswers() -> (inquiry: TerminalInquiry, findings: TerminalFindings?) {
    var (sifter, inquiry, findings) = (sifter, inquiry, findings)
    guard inquiry.isOpen(at: latest) else { return (inquiry, findings) }
    for _ in 0..<Self.drainCountMaximum {
      for byte in session.keyPipe.bytes(within: Self.drainMilliseconds) { sifter.take(byte) }
      for answer in sifter.takeAnswers() {
        findings = inquiry.take(answer, at: latest) ?? findings
      }
      guard inquiry.isAnswerDue else { return (inquiry, findings) }
    }
    session.keyPipe.discard()
    return (inquiry, findings)
  }

  /// Ends an update that may have been cut, so that the terminal draws again.
  private func endUpdate() {
    if outbox.synchronizesFrames { session.put(SynchronizedOutput.end) }
  }
}
