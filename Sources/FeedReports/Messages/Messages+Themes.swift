import ColorScience
public import Theming

extension Messages {
  /// Returns a theme's faults, a sentence each.
  public static func fault(_ fault: ThemeFault) -> [String] {
    switch fault {
    case .json(let fault): [faultWithLine(fault)]
    case .contrast(let findings): findings.map(contrast)
    }
  }

  /// Returns the notice on a theme that is not shown, since some of its texts can't be read.
  public static func fault(of name: String, _ findings: [ContrastFinding]) -> String {
    "theme \(name) is not shown: \(findings.map(contrast).joined(separator: "; "))"
  }

  /// Returns the notice that a watched file is no longer there.
  public static func gone(_ path: String, isTheme: Bool) -> String {
    "\(isTheme ? "theme" : "layout") \(path) is gone; it stays as it was, and is read again once it is back"
  }

  /// Returns a theme's number of faults, or "readable".
  public static func faultCount(_ count: Int) -> String {
    count == 0 ? "readable" : counted(count, "fault")
  }

  /// Returns a color of a theme that can't be read, and the change that would help.
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

  /// Returns the key of a part in a theme's file.
  private static func key(of finding: ContrastFinding) -> String {
    switch finding.part {
    case .clock: "clock"
    case .date: "date"
    case .ink(let level): "foreground[\(level)]"
    case .tint: "tint"
    }
  }

}

extension ContrastFinding {
  /// A Boolean value indicating whether the part stands on a card, not on the wallpaper.
  fileprivate var isOnCard: Bool {
    switch part {
    case .clock, .date: false
    case .ink, .tint: true
    }
  }
}
