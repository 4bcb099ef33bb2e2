import ColorScience
import Compositing

extension Surface {
  /// Returns the picture in red, to which eyes in the dark are least sensitive.
  func reddened() -> Surface {
    var result = self
    result.updateCells { cell, _ in
      cell.foreground = cell.foreground.reddened
      cell.upper = cell.upper.reddened
      cell.lower = cell.lower.reddened
    }
    return result
  }
}

extension StraightRGBA {
  /// The color's lightness, in red.
  var reddened: StraightRGBA {
    let light = relativeLuminance.squareRoot()
    let channel = { (share: Double) in UInt8(max(0, min(255, light * share))) }
    return StraightRGBA(
      red: channel(255), green: channel(40), blue: channel(26), alpha: alpha)
  }
}
