import CNCurses
import ColorScience
import Compositing

/// ncurses' side of a screen: its lifetime, its modes and its drawing calls.
@safe
struct CursesSession {
  private(set) var depth: ColorDepth
  /// The bytes that undo what ncurses set when the screen was first opened.
  let restoreSequence: [UInt8]
  /// A Boolean value indicating whether the terminal may be asked questions.
  let takesQuestions: Bool
  /// A Boolean value indicating whether the terminal turns words from right to left around unless it is told not to, as VTE.
  private let turnsWords: Bool
  /// A Boolean value indicating whether the speed is below 38,400 baud, which terminals without a line report.
  let isSlowLine: Bool
  /// The bytes that reset colors and attributes and move to the upper left corner; `nil` where the terminal has none.
  private(set) var homeSequence: [UInt8]?

  private var screen: OpaquePointer
  private let output: UnsafeMutablePointer<FILE>
  private let keys: KeyPipe
  /// The pad that keys are read from, since reading from a window would draw it first.
  private var keyPad: UnsafeMutablePointer<WINDOW>
  private let descriptor: Int32
  private var reportsDrags: Bool
  /// The terminal's modes before the screen was opened.
  private var modes = islet_terminal_modes()
  /// The screen before it was opened anew, when the modes were islet's own.
  ///
  /// It lives until the end, since ncurses frees the windows of all screens with it.
  private var former: OpaquePointer?

  init(
    descriptor: Int32, environment: TerminalEnvironment, chosenDepth: ColorDepth? = nil
  ) throws(CursesFault) {
    guard isatty(descriptor) == 1 else { throw .notATerminal }
    let terminal = try TerminalType(
      descriptor: descriptor, environment: environment, chosenDepth: chosenDepth)
    unsafe islet_get_modes(descriptor, &modes)
    guard let output = unsafe fdopen(dup(descriptor), "w") else { throw .screenRefused }
    guard let keys = KeyPipe(terminal: descriptor) else {
      unsafe fclose(output)
      throw .screenRefused
    }
    guard let opened = unsafe terminal.open(output: output, input: keys.stream),
      let keyPad = unsafe newpad(1, 1)
    else {
      unsafe fclose(output)
      keys.close()
      throw .screenRefused
    }
    unsafe self.screen = opened.screen
    unsafe self.output = output
    self.keys = keys
    unsafe self.keyPad = keyPad
    self.descriptor = descriptor
    depth = unsafe opened.depth
    takesQuestions = terminal.isLikeXterm && !environment.garblesQuestions
    turnsWords = environment.vteVersion != nil && !environment.isInTmux && !environment.isInScreen
    isSlowLine = (1..<38_400).contains(baudrate())
    // Terminals with the newer mouse protocol report drags, which most descriptions don't turn on.
    reportsDrags = unsafe islet_capability("XM", 1) != nil
    restoreSequence =
      (takesQuestions ? SynchronizedOutput.end : [])
      + (turnsWords ? TextOrder.terminals : []) + Self.makeRestoreSequence()
    homeSequence = Self.makeHomeSequence()
    setModes()
  }

  /// Restores the terminal for good.
  func close() {
    suspend()
    // The first description may have set more than the second one has undone, such as the window's title.
    if unsafe former != nil { put(restoreSequence) }
    unsafe delwin(keyPad)
    unsafe delscreen(screen)
    if let former = unsafe former { unsafe delscreen(former) }
    unsafe fclose(output)
    keys.close()
  }

  private func setModes() {
    // Cbreak, not raw: Ctrl-C and Ctrl-Z stay signals.
    cbreak()
    noecho()
    nonl()
    intrflush(nil, false)
    unsafe keypad(keyPad, true)
    KeyDecoder.addSequences()
    unsafe nodelay(keyPad, true)
    unsafe leaveok(islet_standard_window(), true)
    // Typed keys must not interrupt the writing of a frame.
    typeahead(-1)
    // The sifter has waited for the rest of an escape sequence already.
    set_escdelay(0)
    curs_set(0)
    islet_listen_to_mouse()
    setDrags(true)
    setTextOrder(TextOrder.own)
    if depth != .mono {
      start_color()
      use_default_colors()
    }
  }

  private func setDrags(_ isOn: Bool) {
    guard reportsDrags else { return }
    // putp() would write to the standard output. ncurses' buffer is empty here, so the order of bytes is right.
    put(Array((isOn ? "\u{1B}[?1002h" : "\u{1B}[?1002l").utf8))
  }

  private func setTextOrder(_ sequence: [UInt8]) {
    if turnsWords { put(sequence) }
  }

  /// Writes bytes that ncurses knows nothing of; they must leave colors and attributes as they were.
  func put(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer {
      _ = unsafe fwrite($0.baseAddress, 1, $0.count, output)
    }
    unsafe fflush(output)
  }

  /// The bytes that undo what ncurses sets: mouse, colors, keypad, cursor, alternate screen.
  private static func makeRestoreSequence() -> [UInt8] {
    let drags = unsafe islet_capability("XM", 0) == nil ? "" : "\u{1B}[?1002l"
    return drags.utf8 + sequence(of: ["XM", "sgr0", "op", "rmkx", "cnorm"])
      + makeEraseSequence() + sequence(of: ["rmcup"])
  }

  /// The bytes that erase the alternate screen, of which a terminal that has grown leaves rows behind; empty without one.
  private static func makeEraseSequence() -> [UInt8] {
    unsafe islet_capability("rmcup", 0) == nil ? [] : sequence(of: ["sgr0", "op", "home", "ed"])
  }

  private static func makeHomeSequence() -> [UInt8]? {
    unsafe islet_capability("home", 0) == nil ? nil : sequence(of: ["sgr0", "op", "home"])
  }

  /// Some capabilities of the terminal's description, one after another.
  private static func sequence(of names: [String]) -> [UInt8] {
    var bytes: [UInt8] = []
    for name in names {
      guard let text = unsafe islet_capability(name, 0) else { continue }
      bytes += withoutPadding(unsafe String(cString: text))
    }
    return bytes
  }

  /// A capability without its pauses, which terminfo writes as `$<5>`: a crashing program can't make them.
  static func withoutPadding(_ capability: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(capability.utf8)[...]
    while let byte = rest.first {
      if rest.starts(with: "$<".utf8), let end = rest.firstIndex(of: UInt8(ascii: ">")) {
        rest = rest[(end + 1)...]
      } else {
        bytes.append(byte)
        rest = rest.dropFirst()
      }
    }
    return bytes
  }
}

// MARK: - Size and lifetime

extension CursesSession {
  /// The size as ncurses has it.
  var size: CellSize { CellSize(columns: Int(islet_columns()), rows: Int(islet_lines())) }

  /// A Boolean value indicating whether the terminal has more cells than are drawn.
  var isCut: Bool {
    var (columns, rows): (Int32, Int32) = (0, 0)
    guard unsafe islet_window_size(descriptor, &columns, &rows) else { return false }
    let most = CellSize.terminalMaximum
    return Int(columns) > most.columns || Int(rows) > most.rows
  }

  /// The descriptor that ncurses writes to.
  var outputDescriptor: Int32 { unsafe fileno(output) }

  /// The greatest number of a color pair; 0 without colors.
  var pairLimit: Int { max(0, Int(islet_pairs()) - 1) }

  /// Updates ncurses' size to the terminal's.
  func takeReportedSize() -> CellSize {
    var (columns, rows): (Int32, Int32) = (0, 0)
    if unsafe islet_window_size(descriptor, &columns, &rows) {
      let most = CellSize.terminalMaximum
      resize_term(min(rows, Int32(most.rows)), min(columns, Int32(most.columns)))
    }
    return size
  }

  /// Restores the terminal until `resume()`.
  func suspend() {
    guard !isendwin() else { return }
    setDrags(false)
    setTextOrder(TextOrder.terminals)
    put(Self.makeEraseSequence())
    endwin()
    if unsafe former != nil {
      var modes = modes
      unsafe islet_set_modes(descriptor, &modes)
    }
  }

  /// Sets ncurses' terminal modes again after `suspend()`; `resume()` must follow.
  func takeModes() {
    reset_prog_mode()
  }

  /// Draws again after `suspend()`.
  func resume() {
    // The order of a row is that of the time at which it is written.
    setTextOrder(TextOrder.own)
    unsafe wrefresh(islet_current_window())
    curs_set(0)
    setDrags(true)
  }

  /// Sounds the bell.
  func ring() {
    beep()
  }
}

// MARK: - More colors

extension CursesSession {
  /// Opens the screen anew in 24-bit color, over the picture that is shown.
  ///
  /// ncurses reads a description only where it opens a screen, and begins with a cleared one. So its first bytes are
  /// dropped, and it takes the terminal for cleared; the next frame must write every cell.
  ///
  /// - Returns: Whether the screen has 24-bit color; otherwise nothing has changed.
  mutating func deepen(collectingIn outbox: inout TerminalOutbox) -> Bool {
    let resets = Self.sequence(of: ["XM", "rmkx"])
    unsafe delwin(keyPad)
    let former = unsafe screen
    outbox.beginCollecting()
    let opened = unsafe TerminalType.openDirect(output: output, input: keys.stream)
    let isOpen = unsafe opened != nil
    if let opened = unsafe opened {
      unsafe screen = opened
      _ = takeReportedSize()
      settle()
    }
    outbox.dropCollected()
    guard let keyPad = unsafe newpad(1, 1) else { preconditionFailure("a pad of one cell fits") }
    unsafe self.keyPad = keyPad
    guard isOpen else {
      setModes()
      return false
    }
    unsafe self.former = former
    depth = .direct24
    // While its output was collected, ncurses saw no terminal to take the modes from.
    def_shell_mode()
    def_prog_mode()
    reportsDrags = unsafe islet_capability("XM", 1) != nil
    homeSequence = Self.makeHomeSequence()
    put(resets + (homeSequence ?? []))
    setModes()
    return true
  }
}

// MARK: - Frames

extension CursesSession {
  /// Lets color pairs be defined without a search of the screen.
  ///
  /// ncurses searches for cells to repaint whenever a pair gets new colors, unless it is about to repaint all. No cell
  /// has a number that `ColorPairTable` gives out, so the search is needless, and the flag is set until the frame ends.
  func beginFrame() {
    unsafe clearok(islet_current_window(), true)
  }

  /// Writes the frame; a whole one clears the terminal first.
  func endFrame(isWhole: Bool) {
    unsafe clearok(islet_current_window(), isWhole)
    unsafe wnoutrefresh(islet_standard_window())
    doupdate()
  }

  /// Makes ncurses assume that the cursor is at the upper left, without colors.
  func settle() {
    let window = unsafe islet_standard_window()
    unsafe leaveok(window, false)
    unsafe wmove(window, 0, 0)
    unsafe wnoutrefresh(window)
    doupdate()
    unsafe leaveok(window, true)
  }

  /// Writes the cells of the first row again, whatever ncurses assumes of them.
  func repaintFirstRow() {
    let window = unsafe islet_standard_window()
    unsafe wredrawln(window, 0, 1)
    unsafe wnoutrefresh(window)
    doupdate()
  }

  /// Writes all cells again, whatever ncurses assumes of them.
  func repaint() {
    let window = unsafe islet_standard_window()
    unsafe redrawwin(window)
    unsafe wnoutrefresh(window)
    doupdate()
  }

  /// Defines the colors of a pair's number.
  func define(pair: Int32, foreground: Int32, background: Int32) {
    init_extended_pair(pair, foreground, background)
  }

  /// Writes a run's cells and empties it.
  func write(_ run: inout CursesRun) {
    guard !run.isEmpty else { return }
    let window = unsafe islet_standard_window()
    unsafe wmove(window, Int32(run.row), Int32(run.column))
    guard run.recoloredCount == 0 else {
      unsafe islet_recolor(
        window, Int32(run.recoloredCount), islet_attributes(run.attributes.rawValue), run.pair)
      return run.removeAll()
    }
    unsafe run.cells.withUnsafeBufferPointer { cells in
      _ = unsafe wadd_wchnstr(window, cells.baseAddress, Int32(cells.count))
    }
    run.removeAll()
  }
}

// MARK: - Input

extension CursesSession {
  /// One input of ncurses.
  enum Input {
    case character(UInt32)
    case code(Int32)
    case mouse([MouseReport])
  }

  /// The pipe that the keys' bytes go through.
  var keyPipe: KeyPipe { keys }

  /// Returns the next input among the keys' bytes; `nil` when there is none.
  func read() -> Input? {
    var value: wint_t = 0
    let kind = unsafe wget_wch(keyPad, &value)
    guard kind == KEY_CODE_YES else { return kind == OK ? .character(UInt32(value)) : nil }
    let code = Int32(bitPattern: value)
    return code == KEY_MOUSE ? .mouse(readMouse()) : .code(code)
  }

  /// Returns the mouse's reports, in order: ncurses gives one code for those of one read, the latest first.
  private func readMouse() -> [MouseReport] {
    var reports: [MouseReport] = []
    var event = islet_mouse_event()
    while unsafe islet_read_mouse(&event) {
      reports.append(
        MouseReport(
          pressed: Int(event.pressed), released: Int(event.released),
          place: CellPoint(column: Int(event.column), row: Int(event.row))))
    }
    return reports.reversed()
  }
}
