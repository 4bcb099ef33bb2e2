import CellUI
import Compositing
import CursesFrontEnd
import HostIO
import LockScreenUI
import SampleActivities
import Theming

/// What is asked of `islet themes`.
struct ThemesOptions: Hashable {
  /// Files with themes to judge; none means those that islet brings along.
  var files: [String] = []
  /// A Boolean value indicating whether themes are judged rather than shown.
  var isChecking = false
}

/// `islet themes`: every theme drawn, listed or judged.
enum ThemesCommand {
  /// Does what a command line asks for.
  ///
  /// - Returns: `findings` when a theme was judged that can't be read.
  static func run(_ options: ThemesOptions) throws(Failure) -> ExitCode {
    if options.isChecking { return try check(options.files) }
    guard FileDescriptor.standardOutput.isTerminal else {
      try write(list(of: Theme.embedded))
      return .success
    }
    var gallery = try GalleryRun.open(Theme.embedded)
    let ending = try gallery.run()
    // The terminal is given back before the demo takes it.
    _ = consume gallery
    switch ending {
    case .quit: return .success
    case .chosen(let theme):
      var options = RunOptions()
      options.source = .demo(DemoScript.names[0])
      options.appearance.theme = theme
      return try TerminalRun.run(options)
    case .signal(let signal): return .ended(by: signal)
    }
  }

  // MARK: - Without a terminal

  /// A line for each theme: name, title, what it is made of, appearance, and how well it reads.
  static func list(of themes: [Theme]) -> [String] {
    let rows = themes.map { theme in
      let faults = theme.audit().count
      return [
        theme.name, theme.title, theme.appearance.rawValue,
        Wording.faultCount(faults),
        theme.wallpaper.ingredients.joined(separator: " "),
      ]
    }
    return Wording.table(rows)
  }

  private static func check(_ files: [String]) throws(Failure) -> ExitCode {
    let (lines, code) = verdicts(on: files)
    try write(lines)
    return code
  }

  /// What is wrong with each of some files, or of islet's own themes, in lines, and how the command ends.
  static func verdicts(on files: [String]) -> (lines: [String], code: ExitCode) {
    var lines: [String] = []
    var code = ExitCode.success
    func note(_ name: String, _ faults: [String]) {
      lines.append("\(name): \(Wording.faultCount(faults.count))")
      lines += faults.map { "  \($0)" }
      if !faults.isEmpty, code == .success { code = .findings }
    }
    for theme in files.isEmpty ? Theme.embedded : [] {
      note(theme.name, theme.audit().map(Wording.contrast))
    }
    for path in files {
      do {
        note(path, faults(of: try AppearanceOptions.contents(of: path)))
      } catch {
        // A file that can't be read says nothing against the others.
        lines.append(error.message)
        code = error.code
      }
    }
    return (lines, code)
  }

  private static func faults(of theme: [UInt8]) -> [String] {
    do {
      _ = try Theme.parse(theme)
      return []
    } catch {
      return Wording.fault(error)
    }
  }

  private static func write(_ lines: [String]) throws(Failure) {
    let text = lines.map { Wording.harmless($0) + "\n" }.joined()
    try StandardOutput.write(Array(text.utf8))
  }
}

/// The themes side by side on a terminal, until one is chosen.
struct GalleryRun: ~Copyable {
  /// How it ended.
  enum Ending {
    case quit
    case chosen(String)
    case signal(Signal)
  }

  private var gallery: ThemeGallery
  private var screen: CursesScreen
  private let terminal: FileDescriptor
  private let signals: SignalPipe
  private let crashGuard: CrashGuard

  /// Opens the terminal.
  static func open(_ themes: [Theme]) throws(Failure) -> GalleryRun {
    let terminal = try TerminalRun.openTerminal()
    let signals = try TerminalRun.catchSignals()
    let crashGuard = CrashGuard(terminal: terminal)
    let screen = try TerminalRun.openScreen(on: terminal)
    crashGuard.arm(farewell: screen.restoreSequence)
    return GalleryRun(
      gallery: ThemeGallery(
        themes: themes, size: screen.size, depth: screen.depth,
        glyphs: screen.drawsUnicode ? .quadrant : .ascii),
      screen: screen,
      terminal: terminal, signals: signals, crashGuard: crashGuard)
  }

  private init(
    gallery: ThemeGallery, screen: consuming CursesScreen, terminal: FileDescriptor,
    signals: consuming SignalPipe, crashGuard: consuming CrashGuard
  ) {
    self.gallery = gallery
    self.screen = screen
    self.terminal = terminal
    self.signals = signals
    self.crashGuard = crashGuard
  }

  /// Runs until a theme is chosen, or none.
  mutating func run() throws(Failure) -> Ending {
    var waiting = PollSet()
    while true {
      // A terminal that has yet to take the last picture is given the newest one when it has.
      let now = HostClock.monotonic
      if screen.isReady(), gallery.wantsFrame(at: now) {
        let frame = gallery.frame(at: now)
        screen.show(frame.surface, damage: frame.damage, isMoving: frame.isMoving)
      }
      waiting.removeAll()
      waiting.add(signals.descriptor, for: .reading)
      waiting.add(terminal, for: screen.hasUnsent ? .readingAndWriting : .reading)
      do {
        try waiting.wait()
      } catch {
        throw Failure(.ioError, "waiting: \(error.reason)")
      }
      if let ending = follow(waiting.readiness(of: terminal)) { return ending }
    }
  }

  private mutating func follow(_ keyboard: PollSet.Readiness) -> Ending? {
    for signal in signals.takeSignals() {
      if signal.endsProcess { return .signal(signal) }
      if signal == .stop {
        screen.suspend()
        signals.stopProcess()
      }
      gallery.resize(to: signal == .windowChanged ? screen.resized() : screen.resume())
    }
    if !keyboard.isDisjoint(with: .hungUp) { return .signal(.hangup) }
    guard keyboard.contains(.readable) else { return nil }
    for key in screen.readKeys() {
      if let ending = obey(key) { return ending }
    }
    return nil
  }

  private mutating func obey(_ key: Key) -> Ending? {
    let gesture: ThemeGallery.Gesture
    switch key {
    case .left, .character("h"), .backTab: gesture = .move(columns: -1, lines: 0)
    case .right, .character("l"), .tab: gesture = .move(columns: 1, lines: 0)
    case .up, .character("k"): gesture = .move(columns: 0, lines: -1)
    case .down, .character("j"): gesture = .move(columns: 0, lines: 1)
    case .enter: gesture = .choose
    // Escape begins whatever else a terminal sends, a key that nobody knows or the focus: it ends nothing.
    case .character("q"), .control("c"): return .quit
    case .mouse(let event) where event.button == .left && event.phase == .pressed:
      gesture = .press(at: event.place)
    default: return nil
    }
    return gallery.handle(gesture).map { .chosen($0.name) }
  }
}
