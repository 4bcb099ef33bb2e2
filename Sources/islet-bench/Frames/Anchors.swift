import ColorScience
import Compositing
import CursesFrontEnd

/// The cost of other libraries for the same scene, printed beside ours.
///
/// Measured side by side on a 2.8 GHz Xeon, Debian 12, 2026-11, with the libraries' own releases. Instructions are counted
/// by `valgrind --tool=callgrind` and repeat within 0.1 %; times of another machine or hour do not compare.
struct Anchor {
  let name: String
  /// The CPU time per frame, in microseconds, as a range of runs.
  let cpu: String
  /// The bytes per frame; `nil` if they were not counted.
  let byteCount: Int?
  /// The instructions per frame, in thousands; `nil` if they were not counted.
  let kiloInstructions: Int?

  private init(
    _ name: String, _ cpu: String, _ byteCount: Int? = nil, _ kiloInstructions: Int? = nil
  ) {
    self.name = name
    self.cpu = cpu
    self.byteCount = byteCount
    self.kiloInstructions = kiloInstructions
  }

  /// Prints the costs of others for a scene, the lower bound first.
  static func report(_ wanted: FrameCase) {
    let isSmall = wanted.size == CellSize(columns: 120, rows: 40)
    guard isSmall || wanted.size == CellSize(columns: 200, rows: 60) else { return }
    let isDirect = wanted.depth == .direct24
    guard isDirect || wanted.depth == .indexed256 else { return }
    for anchor in isSmall ? small(wanted.scene, isDirect) : large(wanted.scene, isDirect) {
      let words = [
        "\(anchor.cpu) µs", anchor.byteCount.map { "\($0.grouped) bytes" },
        anchor.kiloInstructions.map { "\($0.grouped) thousand instructions" },
      ]
      print("    \(anchor.name): \(words.compactMap(\.self).joined(separator: ", "))")
    }
  }

  private static func small(_ scene: FrameScene, _ isDirect: Bool) -> [Anchor] {
    switch (scene, isDirect) {
    case (.fade, true):
      [
        Anchor("a C writer of its own, no compositing", "814-1704", 77_663, 664),
        Anchor("notcurses 3.0.17", "1107-1473", 77_685, 6_649),
        Anchor("tui-rs 0.19", "911-1529", 77_685, 7_323),
        Anchor("ncursesw, a pair a color", "7072-10353", 163_714, 76_055),
        Anchor("Textual 8.2", "111510", 185_212, 417_767),
      ]
    case (.fade, false):
      [
        Anchor("a C writer of its own, no compositing", "148-232", 7_106, 1_095),
        Anchor("ncursesw", "886-1171", 10_107, 6_385),
      ]
    case (.gradient, true):
      [
        Anchor("a C writer of its own, no compositing", "62-76", 5_644, 399),
        Anchor("notcurses 3.0.17", "747-816", 5_650, 5_555),
        Anchor("tui-rs 0.19", "240-278", 5_666, 2_165),
        Anchor("ncursesw, a pair a color", "578-638", 6_456, 3_100),
        Anchor("Textual 8.2", "7413", 6_661, 21_428),
        Anchor("TUIkit, no text in most cells", "46000-50400", 7_141),
      ]
    case (.gradient, false):
      [
        Anchor("a C writer of its own, no compositing", "126-147", 2_959, 1_043),
        Anchor("ncursesw", "350-494", 3_033, 2_690),
      ]
    case (.label, _):
      [
        Anchor("ncursesw, no layout", "11-17", isDirect ? 79 : 64, isDirect ? 50 : 44),
        Anchor("notcurses 3.0.17", "198-227", 22, 1_633),
        Anchor("tui-rs 0.19", "141-157", 100, 1_053),
        Anchor("Textual 8.2", "2022", 138, 2_779),
        Anchor("SwiftTUI", "13510", 18),
      ]
    case (.timer, _), (.updates, _):
      [
        Anchor("one label, Textual 8.2", "2022", 138, 2_779),
        Anchor("one label, SwiftTUI", "13510", 18),
        Anchor("one label, TUIkit", "42000-51000", 200),
        Anchor("one label, swift-tui", "46000-49000", 53),
      ]
    case (.blur, _):
      [
        Anchor("the whole screen blurred by C, three boxes of 7 cells, nothing written", "258-351"),
        Anchor("the same by Swift", "194-245"),
      ]
    }
  }

  private static func large(_ scene: FrameScene, _ isDirect: Bool) -> [Anchor] {
    switch (scene, isDirect) {
    case (.fade, true):
      [
        Anchor("a C writer of its own, no compositing", "1176-3252", 162_000),
        Anchor("notcurses 3.0.17", "3157-4110", 162_000),
        Anchor("tui-rs 0.19", "2474-2828", 162_000),
        Anchor("ncursesw, a pair a color", "19176-21212", 338_400),
        Anchor("Textual 8.2", "287541", 463_200),
      ]
    case (.fade, false):
      [
        Anchor("a C writer of its own, no compositing", "394-425", 13_800),
        Anchor("ncursesw", "2165-2255", 18_360),
      ]
    case (.gradient, true):
      [
        Anchor("a C writer of its own, no compositing", "206-216"),
        Anchor("notcurses 3.0.17", "1725-2039"),
        Anchor("tui-rs 0.19", "705-955"),
        Anchor("ncursesw, a pair a color", "1007-1443"),
        Anchor("Textual 8.2", "11205"),
        Anchor("TUIkit, no text in most cells", "190000-198000"),
      ]
    case (.gradient, false):
      [
        Anchor("a C writer of its own, no compositing", "297-390"),
        Anchor("ncursesw", "735-1198"),
      ]
    case (.label, _):
      [
        Anchor("ncursesw, no layout", isDirect ? "14-17" : "13-16"),
        Anchor("notcurses 3.0.17", "549-555"),
        Anchor("tui-rs 0.19", "251-366"),
        Anchor("Textual 8.2", "1849"),
        Anchor("SwiftTUI", "37014"),
      ]
    case (.timer, _), (.updates, _):
      [
        Anchor("one label, Textual 8.2", "1849"),
        Anchor("one label, SwiftTUI", "37014"),
        Anchor("one label, swift-tui", "63000-73000"),
        Anchor("one label, TUIkit", "180000"),
      ]
    case (.blur, _):
      [
        Anchor("the whole screen blurred by C, three boxes of 7 cells, nothing written", "676-848"),
        Anchor("the same by Swift", "510-634"),
      ]
    }
  }
}
