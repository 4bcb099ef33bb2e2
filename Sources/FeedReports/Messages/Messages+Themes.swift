import ColorScience
public import Theming
import CellUI
import Compositing
public import ActivityWidgets

extension Messages {
  /// Why a theme is refused, a sentence for each reason.
  public static func fault(_ fault: ThemeFault) -> [String] {
    switch fault {
    case .json(let fault): [faultWithLine(fault)]
    case .contrast(let findings): findings.map(contrast)
    }
  }

  /// A watched file is no longer there.
  public static func gone(_ path: String, isTheme: Bool) -> String {
    "\(isTheme ? "theme" : "layout") \(path) is gone; it stays as it was, and is read again once it is back"
  }

  /// How well a theme does, in two words.
  public static func faultCount(_ count: Int) -> String {
    count == 0 ? "readable" : counted(count, "fault")
  }

  /// What of a theme can't be read, and what to change.
  public static func contrast(_ finding: ContrastFinding) -> String {
    let advice =
      finding.remedy.map { "\($0.hex) would do" }
      ?? "nothing would do there: change the \(finding.isOnCard ? "card" : "wallpaper")"
    let way =
      finding.isOnCard
      ? "\(advice), or a \"card\" that hides more" : "\(advice), or a calmer wallpaper"
    return "\(key(of: finding)): \(finding.ink.hex) on \(finding.ground.hex) has contrast "
      + "\(ratio(finding.ratio)):1, needs \(ratio(finding.need.ratio)):1 "
      + "in \(finding.appearance.rawValue); \(way)"
  }

  /// The key of a theme's file under which a part stands.
  private static func key(of finding: ContrastFinding) -> String {
    switch finding.part {
    case .clock: "clock"
    case .date: "date"
    case .ink(let level): "foreground[\(level)]"
    case .tint: "tint"
    }
  }

  /// A contrast, rounded down: what is short of its need never looks as if it met it.
  public static func ratio(_ ratio: Double) -> String {
    let tenths = Int((ratio * 10).rounded(.down))
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}

extension ContrastFinding {
  /// A Boolean value indicating whether it is about what stands on a card.
  fileprivate var isOnCard: Bool {
    switch part {
    case .clock, .date: false
    case .ink, .tint: true
    }
  }
}

extension Messages {
  /// How badly a text of an activity reads.
  public static func contrast(_ contrast: TextContrast) -> String {
    let text = contrast.text
    let name = text.words.isEmpty ? "large text" : "“\(text.words)”"
    return
      "\(contrast.presentation.rawValue): \(name), \(text.ink.hex) on \(text.ground.hex), has contrast "
      + "\(ratio(text.ratio)):1, needs \(ratio(contrast.needed)):1"
  }

  /// Rows as lines, with their cells below one another.
  public static func table(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.indices.contains(column) ? TextCells.width(of: $0[column]) : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let filling = widths[column] - TextCells.width(of: cell)
        return column == row.count - 1
          ? cell : cell + String(repeating: " ", count: filling)
      }
      return cells.joined(separator: "  ")
    }
  }
}
