import ColorScience
import Compositing
import CursesFrontEnd

/// What others need for the same, to be printed beside ours.
///
/// Measured side by side on a 2.8 GHz Xeon, Debian 12, 2026-11: peers from their own releases, instructions by
/// `valgrind --tool=callgrind`, which repeat within 0.1 %; times of another machine, or another hour, do not compare.
struct Anchor {
  let name: String
  /// The processor's time a frame, in microseconds, as a range of runs.
  let cpu: String
  let byteCount: Int
  /// Thousands of instructions a frame; `nil` where they were not counted.
  let kiloInstructions: Int?

  private init(_ name: String, _ cpu: String, _ byteCount: Int, _ kiloInstructions: Int?) {
    self.name = name
    self.cpu = cpu
    self.byteCount = byteCount
    self.kiloInstructions = kiloInstructions
  }

  /// The floor first, then the peers.
  static func frames(_ scene: FrameScene, size: CellSize, depth: ColorDepth) -> [Anchor] {
    guard size == CellSize(columns: 120, rows: 40) else { return [] }
    return switch (scene, depth) {
    case (.fade, .direct24):
      [
        Anchor("a C writer of its own, no compositing", "814-1704", 77_663, 664),
        Anchor("notcurses 3.0.17", "1107-1473", 77_685, 6_649),
        Anchor("tui-rs 0.19", "911-1529", 77_685, 7_323),
        Anchor("ncursesw, a pair a color", "7072-10353", 163_714, 76_055),
        Anchor("Textual 8.2", "111510", 185_212, 417_767),
      ]
    case (.fade, .indexed256):
      [
        Anchor("a C writer of its own, no compositing", "148-232", 7_106, 1_095),
        Anchor("ncursesw", "886-1171", 10_107, 6_385),
      ]
    case (.gradient, .direct24):
      [
        Anchor("a C writer of its own, no compositing", "62-76", 5_644, 399),
        Anchor("notcurses 3.0.17", "747-816", 5_650, 5_555),
        Anchor("tui-rs 0.19", "240-278", 5_666, 2_165),
        Anchor("ncursesw, a pair a color", "578-638", 6_456, 3_100),
        Anchor("Textual 8.2", "7413", 6_661, 21_428),
        Anchor("TUIkit, no text in most cells", "46000-50400", 7_141, nil),
      ]
    case (.gradient, .indexed256):
      [
        Anchor("a C writer of its own, no compositing", "126-147", 2_959, 1_043),
        Anchor("ncursesw", "350-494", 3_033, 2_690),
      ]
    case (.label, .direct24), (.label, .indexed256):
      [
        Anchor("ncursesw, no layout", "11-17", 64, 44),
        Anchor("notcurses 3.0.17", "198-227", 22, 1_633),
        Anchor("tui-rs 0.19", "141-157", 100, 1_053),
        Anchor("Textual 8.2", "2022", 138, 2_779),
        Anchor("SwiftTUI", "13510", 18, nil),
      ]
    default: []
    }
  }
}
