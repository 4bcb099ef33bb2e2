import CellUI
import ColorScience

/// The colors with which iOS draws a card whose app asks for none.
struct SystemColors {
  /// The labels' inks, primary to quaternary: `UIColor.label` to `quaternaryLabel`.
  ///
  /// The light ones are stronger than UIKit's, whose secondary label has a contrast of 3.3 with the card: a finding about
  /// each of them would tell its author nothing that can be changed.
  let foregroundStyles: [StraightRGBA]
  /// The system's blue.
  let tint: StraightRGBA
  /// The system's glass: Apple says both that the ground is solid and that it is a material (AK 7.1).
  let cardMaterial: StraightRGBA

  init(_ colorScheme: ColorScheme) {
    switch colorScheme {
    case .light:
      let faint = StraightRGBA(rgb: 0x3C3C43)
      foregroundStyles = [.black, faint.opacity(0.72), faint.opacity(0.4), faint.opacity(0.24)]
      tint = StraightRGBA(rgb: 0x007AFF)
      cardMaterial = StraightRGBA(red: 248, green: 248, blue: 250, alpha: 215)
    case .dark:
      let faint = StraightRGBA(rgb: 0xEBEBF5)
      foregroundStyles = [.white, faint.opacity(0.6), faint.opacity(0.3), faint.opacity(0.16)]
      tint = StraightRGBA(rgb: 0x0A84FF)
      cardMaterial = StraightRGBA(red: 30, green: 30, blue: 32, alpha: 215)
    }
  }
}
