import CNCurses
public import ColorScience
public import Compositing

/// A terminal's screen: shows surfaces, reads keys, and restores the terminal when it is dropped.
///
/// A frame's way: `show(_:damage:isMoving:)` compares the surface with the cells shown (`ShownFrame`), a `CellPainter` makes
/// the look of each changed cell, a `ColorPairTable` finds a pair's number for its two colors, and runs of cells go to
/// ncurses (`CursesSession`), which writes escape sequences. Colors may be a little off while something moves
/// (`ColorTolerance`); the frame at rest makes them exact. `TerminalOutbox` keeps bytes that a slow terminal has not taken
/// yet: a caller asks `isReady()` before it draws, and never blocks. Input comes back as `Key` values by `readKeys()`.
///
/// One screen lives at a time, since ncurses has one current screen. Signal handlers must be installed before a screen
/// opens, since ncurses installs its own otherwise. This module knows nothing of activities, and reads neither the
/// environment nor a clock.
@safe
public struct CursesScreen: ~Copyable {
  /// The colors that the terminal shows.
  public let depth: ColorDepth
  /// A Boolean value indicating whether the terminal takes more than ASCII.
  public let drawsUnicode: Bool
  /// The size, in cells.
  public private(set) var size: CellSize
  /// The bytes with which a crash handler restores the terminal, before its modes.
  public let restoreSequence: [UInt8]

  private let session: CursesSession
  private var outbox: TerminalOutbox
  private var frame: ShownFrame
  private var decoder = KeyDecoder()
  /// A Boolean value indicating whether part of a frame was abandoned and never reached the terminal.
  private var isTorn = false

  /// Opens the terminal of a descriptor, which the caller closes: alternate screen, no echo, keys at once.
  ///
  /// - Parameters:
  ///   - descriptor: The terminal.
  ///   - environment: The variables of the environment that describe it.
  ///   - isASCII: A Boolean value indicating whether ASCII alone is drawn, whatever the locale.
  /// - Throws: `CursesFault` when the terminal can't be drawn upon; nothing has changed then.
  public init(
    descriptor: Int32, environment: TerminalEnvironment, isASCII: Bool = false
  ) throws(CursesFault) {
    let isUnicode = environment.namesUnicode || islet_locale_is_unicode()
    drawsUnicode = !isASCII && isUnicode && islet_use_unicode()
    session = try CursesSession(descriptor: descriptor, environment: environment)
    depth = session.depth
    restoreSequence = session.restoreSequence
    size = session.size
    outbox = TerminalOutbox(output: session.outputDescriptor)
    frame = ShownFrame(
      size: size, pairLimit: session.pairLimit,
      painter: CellPainter(depth: session.depth, drawsUnicode: drawsUnicode))
  }

  deinit {
    outbox.discardQueue()
    session.close()
  }

  /// Shows a surface by writing its difference from the last one, all at once.
  ///
  /// - Parameters:
  ///   - surface: An opaque surface, cut to the screen's size.
  ///   - damage: The areas that may differ from the surface shown last.
  ///   - isMoving: A Boolean value indicating whether another frame follows at once. Colors may be coarse then; the first
  ///     frame at rest, even one without damage, makes them exact.
  public mutating func show(_ surface: Surface, damage: [CellRect], isMoving: Bool) {
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
    outbox.endCollecting()
  }

  /// A Boolean value indicating whether the terminal is a serial line with a low speed.
  public var isSlowLine: Bool { session.isSlowLine }

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
    frame.empty(size: size)
    return size
  }

  /// The most keys read in one call, so that a flood of keys leaves time for frames and signals.
  public static let keysMaximum = 64

  /// Returns the keys since the last call, without waiting.
  ///
  /// If there are `keysMaximum` or more, others may be waiting.
  public mutating func readKeys() -> [Key] {
    var keys: [Key] = []
    while keys.count < Self.keysMaximum, let input = session.read() {
      switch input {
      case .character(let value): keys += [KeyDecoder.key(typed: value)].compactMap(\.self)
      case .code(let code): keys += [KeyDecoder.key(code: code)].compactMap(\.self)
      case .mouse(let reports): keys += reports.compactMap { decoder.key($0) }
      }
    }
    return keys
  }

  /// Sounds the bell.
  public mutating func ring() {
    outbox.beginCollecting()
    session.ring()
    outbox.endCollecting()
  }

  /// Restores the terminal until `resume()`, as before a stop signal.
  public mutating func suspend() {
    outbox.discard()
    session.suspend()
  }

  /// Draws on the terminal again after `suspend()`, at its present size; the next frame is written whole.
  public mutating func resume() -> CellSize {
    session.takeModes()
    outbox.beginCollecting()
    session.resume()
    outbox.endCollecting()
    return resized()
  }

  /// The number of times that unused color pairs were reclaimed.
  package var pairReclamationCount: Int { frame.reclamationCount }
}
