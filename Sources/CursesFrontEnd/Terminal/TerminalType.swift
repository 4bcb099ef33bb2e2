import CNCurses
public import ColorScience
import Compositing

/// The terminal description that ncurses gets, and its color depth.
struct TerminalType {
  /// A description, by its name in the terminal database; `nil` for the embedded one.
  private let description: String?
  fileprivate let depth: ColorDepth
  /// The description of `TERM`, for a system that does not have the other; `nil` where `TERM` is unknown.
  private let spare: String?
  /// A Boolean value indicating whether the terminal takes control sequences as xterm does, questions among them.
  ///
  /// Its description has xterm's alternate screen, which a console, a dumb terminal or an old one lacks.
  let isLikeXterm: Bool

  /// The description with 256 colors for a terminal whose own has another number.
  private static let indexedName = "xterm-256color"
  /// The longest name that ncurses looks up, in bytes: its MAX_NAME_SIZE.
  private static let nameMaximum = 512

  /// Looks the type up in the terminal database.
  ///
  /// A type that the database does not know gets the embedded description if the terminal promises direct color, since
  /// all such terminals are like xterm.
  ///
  /// - Parameters:
  ///   - descriptor: The terminal.
  ///   - environment: The variables that describe it.
  ///   - chosenDepth: The person's choice of a depth; `nil` leaves it to the variables and the description.
  /// - Throws: The reason why the terminal can't be drawn on.
  init(
    descriptor: Int32, environment: TerminalEnvironment, chosenDepth: ColorDepth?
  ) throws(CursesFault) {
    guard let name = environment.term, !name.isEmpty else { throw .typeUnset }
    let isKnown = unsafe islet_look_up(name, descriptor)
    guard isKnown == 1 else {
      guard environment.promisesDirectColor || chosenDepth == .direct24 else {
        // ncurses refuses a longer name as if it had no database.
        if name.utf8.count > Self.nameMaximum { throw .typeUnknown(name.prefix(32) + "…") }
        throw isKnown == 0 ? .typeUnknown(name) : .databaseMissing
      }
      depth = chosenDepth ?? (environment.refusesColor ? .mono : .direct24)
      description = depth.palette == nil ? nil : Self.indexedName
      spare = nil
      isLikeXterm = true
      return
    }
    defer { islet_forget_type() }
    guard unsafe islet_capability("cup", 0) != nil else { throw .noCursorMotion(name) }
    let alternateScreen = unsafe islet_capability("smcup", 0)
    isLikeXterm =
      unsafe alternateScreen.map { unsafe strstr($0, "[?1049h") != nil } ?? false
    let colors = unsafe tigetnum("colors")
    // Descriptions of more than 256 colors differ in how they pack channels, so the embedded one is used instead.
    let hasDirectColor = environment.promisesDirectColor || colors > 256
    depth =
      chosenDepth
      ?? (environment.refusesColor
        ? .mono : hasDirectColor ? .direct24 : Self.depth(colors: colors))
    description =
      switch depth {
      case .direct24: nil
      case .indexed256: colors == 256 ? name : Self.indexedName
      case .ansi16, .ansi8: (8...256).contains(colors) ? name : Self.indexedName
      case .mono: name
      }
    spare = name
  }

  /// Opens a screen of `CellSize.terminalMaximum` at the most; `nil` when ncurses refuses.
  @unsafe
  func open(output: UnsafeMutablePointer<FILE>, input: UnsafeMutablePointer<FILE>)
    -> (screen: OpaquePointer, depth: ColorDepth)?
  {
    let wanted =
      if let description {
        unsafe Self.open(description, output: output, input: input)
      } else {
        unsafe Self.openDirect(output: output, input: input)
      }
    if let wanted = unsafe wanted { return unsafe (wanted, depth) }
    guard let spare, let screen = unsafe Self.open(spare, output: output, input: input) else {
      return nil
    }
    // The packing of another direct color description is unknown, so it counts as colorless.
    let colors = unsafe tigetnum("colors")
    return unsafe (screen, depth == .mono || colors > 256 ? .mono : Self.depth(colors: colors))
  }

  /// Opens a screen in 24-bit color, of `CellSize.terminalMaximum` at the most; `nil` when ncurses refuses.
  @unsafe
  static func openDirect(
    output: UnsafeMutablePointer<FILE>, input: UnsafeMutablePointer<FILE>
  ) -> OpaquePointer? {
    unsafe open(
      DirectColorEntry.name, described: DirectColorEntry.environmentValue, output: output,
      input: input)
  }

  @unsafe
  private static func open(
    _ type: String, described description: String? = nil, output: UnsafeMutablePointer<FILE>,
    input: UnsafeMutablePointer<FILE>
  ) -> OpaquePointer? {
    let most = CellSize.terminalMaximum
    return unsafe islet_open_screen(
      type, description, output, input, Int32(most.columns), Int32(most.rows))
  }

  static func depth(colors: Int32) -> ColorDepth {
    switch colors {
    case 256...: .indexed256
    case 16...: .ansi16
    case 8...: .ansi8
    default: .mono
    }
  }
}

extension TerminalEnvironment {
  /// Returns the colors that a terminal shows by its variables and its description, without a screen.
  ///
  /// - Parameter descriptor: The terminal.
  /// - Returns: The colors; `nil` for a terminal whose description is missing or has no control sequences.
  public func colorDepth(of descriptor: Int32) -> ColorDepth? {
    // The reason matters only to a screen, which can't do without.
    (try? TerminalType(descriptor: descriptor, environment: self, chosenDepth: nil))?.depth
  }
}
