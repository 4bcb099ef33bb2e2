import CNCurses
public import ColorScience
public import Compositing

/// The terminal, for as long as this value lives: shows surfaces, reads keys, and leaves all as it was found.
///
/// This module owns how a surface becomes ncurses' cells and how ncurses' input becomes keys. It knows nothing of
/// activities, and reads neither the environment nor a clock. One screen lives at a time, since ncurses has one current
/// screen. Signal handlers are to be in place before a screen opens, or ncurses brings its own.
@safe
public struct CursesScreen: ~Copyable {
  /// The colors that the terminal shows.
  public let depth: ColorDepth
  /// A Boolean value indicating whether the terminal takes more than ASCII.
  public let drawsUnicode: Bool
  /// The size, in cells.
  public private(set) var size: CellSize
  /// What a fatal signal's handler writes, in one go, before it gives the terminal its old modes back.
  public let restoreSequence: [UInt8]

  private let session: CursesSession
  private var outbox: TerminalOutbox
  private var frame: ShownFrame
  private var decoder = KeyDecoder()
  /// Whether some of what was shown never reached the terminal.
  private var isTorn = false

  /// Opens the terminal behind a descriptor, which stays the caller's to close: alternate screen, no echo, keys at once.
  ///
  /// - Parameters:
  ///   - descriptor: The terminal.
  ///   - environment: What the environment says of it.
  ///   - isASCII: Whether ASCII is wanted, whatever the locale.
  /// - Throws: `CursesFault` when there is no terminal to draw upon; then nothing has changed.
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

  /// Shows a surface: writes what differs from the one shown last, all at once.
  ///
  /// - Parameters:
  ///   - surface: An opaque surface; what lies beyond the screen is cut.
  ///   - damage: Where it may differ from the surface shown last.
  ///   - isMoving: Whether another frame follows at once. Colors may be coarse then; the first frame at rest, even one
  ///     without damage, makes them exact.
  public mutating func show(_ surface: Surface, damage: [CellRect], isMoving: Bool) {
    outbox.beginCollecting()
    if isTorn {
      // What changes comes before all that only makes good.
      frame.update(to: surface, damage: damage, isMoving: true, on: session)
    }
    frame.update(to: surface, damage: isTorn ? [] : damage, isMoving: isMoving, on: session)
    if isTorn, !isMoving {
      session.repaint()
      isTorn = false
    }
    outbox.endCollecting()
  }

  /// A Boolean value indicating whether the terminal is a line that says itself how slow it is.
  public var isSlowLine: Bool { session.isSlowLine }

  /// A Boolean value indicating whether nothing of ours stands on the terminal, so that the next frame is written whole.
  public var isBlank: Bool { frame.isUnshown }

  /// A Boolean value indicating whether a frame at rest is wanted even if nothing changes: colors are coarse, or what
  /// was abandoned is missing.
  public var wantsRest: Bool { frame.hasCoarseCells || isTorn }

  /// Hands on what a slow terminal has yet to take, and tells whether it is ready for the next frame.
  ///
  /// A frame that is shown all the same waits behind the ones before; one that is left out costs nothing.
  public mutating func isReady() -> Bool {
    outbox.isDrained()
  }

  /// A Boolean value indicating whether a slow terminal has yet to take some of what was shown.
  public var hasUnsent: Bool { !outbox.isEmpty }

  /// Gives up what a slow terminal has yet to take, so that what changes next is seen next; the rest of the picture
  /// follows with the first frame at rest.
  public mutating func abandonUnsent() {
    guard !isBlank, outbox.canBeAbandoned, let home = session.homeSequence else { return }
    outbox.abandon(resumingWith: home) { session.settle() }
    isTorn = true
  }

  /// Forgets what is on the terminal: the next frame is written whole.
  public mutating func invalidate() {
    frame.empty(size: size)
  }

  /// Takes on the terminal's present size and gives it; the next frame is written whole.
  public mutating func resized() -> CellSize {
    size = session.takeReportedSize()
    invalidate()
    return size
  }

  /// How many keys are read at once, so that a flood of them leaves time for frames and signals.
  public static let keysMaximum = 64

  /// The keys typed since the last call; it does not wait.
  ///
  /// Where it gives `keysMaximum` or more, there may be others.
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

  /// Gives the terminal back, as before a stop signal.
  public mutating func suspend() {
    outbox.discard()
    session.suspend()
  }

  /// Takes the terminal again, at its present size; the next frame is written whole.
  public mutating func resume() -> CellSize {
    session.takeModes()
    outbox.beginCollecting()
    session.resume()
    outbox.endCollecting()
    return resized()
  }

  /// How many times color pairs were taken back so that new ones found a number.
  package var pairReclamationCount: Int { frame.reclamationCount }
}
