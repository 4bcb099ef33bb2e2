import CNCurses
import ColorScience

/// The terminal description that ncurses gets, and its color depth.
struct TerminalType {
  /// The name in the terminal database; `nil` for the embedded description.
  private let name: String?
  private let refusesColor: Bool
  private let wantsDirectColor: Bool

  /// Looks the type up in the terminal database.
  ///
  /// A type that the database does not know gets the embedded description if the terminal promises direct color, since
  /// all such terminals are like xterm.
  init(descriptor: Int32, environment: TerminalEnvironment) throws(CursesFault) {
    guard let name = environment.term, !name.isEmpty else { throw .typeUnset }
    refusesColor = environment.refusesColor
    switch unsafe islet_look_up(name, descriptor) {
    case 1: break
    case _ where environment.promisesDirectColor:
      self.name = nil
      wantsDirectColor = true
      return
    case 0: throw .typeUnknown(name)
    default: throw .databaseMissing
    }
    defer { islet_forget_type() }
    guard unsafe islet_capability("cup", 0) != nil else { throw .noCursorMotion(name) }
    self.name = name
    let colors = unsafe tigetnum("colors")
    // Descriptions of more than 256 colors differ in how they pack channels, so the embedded one is used instead.
    wantsDirectColor =
      !environment.refusesColor
      && (environment.promisesDirectColor || colors > 256)
  }

  /// Opens a screen; `nil` when ncurses refuses.
  @unsafe
  func open(output: UnsafeMutablePointer<FILE>, input: UnsafeMutablePointer<FILE>)
    -> (screen: OpaquePointer, depth: ColorDepth)?
  {
    if wantsDirectColor,
      let screen = unsafe islet_open_screen(
        DirectColorEntry.name, DirectColorEntry.environmentValue, output, input)
    {
      return unsafe (screen, refusesColor ? .mono : .direct24)
    }
    guard let name, let screen = unsafe islet_open_screen(name, nil, output, input) else {
      return nil
    }
    let colors = unsafe tigetnum("colors")
    // The packing of another direct color description is unknown, so it counts as colorless.
    let isColorless = refusesColor || wantsDirectColor && colors > 256
    return unsafe (screen, isColorless ? .mono : Self.depth(colors: colors))
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
