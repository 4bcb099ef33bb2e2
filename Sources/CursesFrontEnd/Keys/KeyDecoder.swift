import CNCurses
import Compositing

/// A report of the mouse: the button that went down and the one that went up, 0 for none, and the cell.
struct MouseReport {
  var pressed = 0
  var released = 0
  var place: CellPoint
}

/// Makes keys from ncurses' input; it remembers the mouse button that is down.
struct KeyDecoder {
  private var held: (button: MouseEvent.Button, place: CellPoint, latest: CellPoint)?

  /// Returns the key of a typed character.
  static func key(typed value: UInt32) -> Key? {
    switch value {
    case 0x0A, 0x0D: return .enter
    case 0x09: return .tab
    case 0x1B: return .escape
    case 0x08, 0x7F: return .backspace
    case 0x01...0x1A: return Unicode.Scalar(value + 0x60).map { .control($0) }
    case 0..<0x20, 0x80..<0xA0: return nil
    default: return Unicode.Scalar(value).map { .character($0) }
    }
  }

  /// Returns the key of ncurses' code for an escape sequence; `nil` for codes without a use.
  static func key(code: Int32) -> Key? {
    if let key = codes[code] { return key }
    let function = Int(code) - Int(KEY_F0)
    return (1...63).contains(function) ? .function(function) : nil
  }

  private static let codes: [Int32: Key] = [
    KEY_UP: .up, KEY_DOWN: .down, KEY_LEFT: .left, KEY_RIGHT: .right,
    KEY_HOME: .home, KEY_END: .end, KEY_PPAGE: .pageUp, KEY_NPAGE: .pageDown,
    KEY_ENTER: .enter, KEY_BTAB: .backTab, KEY_BACKSPACE: .backspace,
    KEY_IC: .insert, KEY_DC: .delete, KEY_RESIZE: .resize,
  ]

  // MARK: - Sequences

  /// The sequences of keys that terminals send, though their descriptions may lack them, or have a key of that place on an
  /// older keyboard.
  private static let sequences: [(sequence: String, code: Int32)] = [
    ("[A", KEY_UP), ("OA", KEY_UP), ("[B", KEY_DOWN), ("OB", KEY_DOWN),
    ("[C", KEY_RIGHT), ("OC", KEY_RIGHT), ("[D", KEY_LEFT), ("OD", KEY_LEFT),
    ("[H", KEY_HOME), ("OH", KEY_HOME), ("[1~", KEY_HOME), ("[7~", KEY_HOME),
    ("[F", KEY_END), ("OF", KEY_END), ("[4~", KEY_END), ("[8~", KEY_END),
    ("[2~", KEY_IC), ("[3~", KEY_DC), ("[5~", KEY_PPAGE), ("[6~", KEY_NPAGE), ("[Z", KEY_BTAB),
    ("OM", KEY_ENTER),
  ]

  /// Adds the sequences to the keys of the terminal's description, which keeps its others.
  static func addSequences() {
    for (sequence, code) in sequences { _ = unsafe define_key("\u{1B}" + sequence, code) }
  }

  // MARK: - Mouse

  /// Returns the key of a mouse report.
  ///
  /// While a button is down, terminals report each motion as another press.
  mutating func key(_ report: MouseReport) -> Key? {
    let place = report.place
    if let button = MouseEvent.Button(rawValue: report.pressed) {
      guard button.rawValue <= 3 else {
        return .mouse(MouseEvent(place: place, button: button, phase: .pressed))
      }
      guard held?.button == button else {
        held = (button, place, place)
        return .mouse(MouseEvent(place: place, button: button, phase: .pressed))
      }
      return dragged(to: place)
    }
    guard report.released != 0 else { return dragged(to: place) }
    // The oldest mouse protocol does not name the button that went up.
    guard let (button, start, _) = held else { return nil }
    held = nil
    return .mouse(
      MouseEvent(place: place, button: button, phase: place == start ? .clicked : .released))
  }

  private mutating func dragged(to place: CellPoint) -> Key? {
    guard let (button, start, latest) = held, place != latest else { return nil }
    held = (button, start, place)
    return .mouse(MouseEvent(place: place, button: button, phase: .dragged))
  }
}

/// The keys that ncurses knows of the terminal.
struct TerminalKeySequences: KeySequences {
  /// Returns whether a whole sequence is a key, or the beginning of one, or a report of the mouse.
  func haveKey(_ sequence: [UInt8]) -> Bool {
    let text = String(decoding: sequence, as: UTF8.self)
    return unsafe key_defined(text) != 0 || key_defined(String(text.prefix(3))) == KEY_MOUSE
  }
}
