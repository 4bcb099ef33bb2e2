import ColorScience
import Theming

extension Wording {
  /// Why a theme is refused, a sentence for each reason.
  static func fault(_ fault: ThemeFault) -> [String] {
    switch fault {
    case .json(let fault): [self.fault(fault)]
    case .contrast(let findings): findings.map(contrast)
    }
  }

  /// What of a theme can't be read, and what to change.
  static func contrast(_ finding: ContrastFinding) -> String {
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
  static func ratio(_ ratio: Double) -> String {
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
