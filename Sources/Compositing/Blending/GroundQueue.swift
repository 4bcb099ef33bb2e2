import ColorScience

/// Grounds that wait to be mixed with those beneath them, since four at a time cost less.
///
/// Neighbors with the same colors count as one.
struct GroundQueue {
  private typealias Quartet = ColorQuartets.Quartet

  /// The colors of two halves, and those beneath.
  private struct Grounds: Equatable {
    var upper = StraightRGBA.clear
    var lower = StraightRGBA.clear
    var upperBelow = StraightRGBA.clear
    var lowerBelow = StraightRGBA.clear
  }

  /// The factor on the grounds that are laid.
  private let opacity: Double
  /// The same on an opaque ground, as its alpha.
  private let alpha: UInt8
  private var count = 0
  /// The first place of each run of cells, and the place after the last one's end.
  private var starts = InlineArray<4, Int>(repeating: 0)
  private var ends = InlineArray<4, Int>(repeating: 0)
  private var end = -1
  /// The grounds of the last run, before the factor.
  private var last = Grounds()
  private var uppers = Quartet(repeating: .clear)
  private var uppersBelow = Quartet(repeating: .clear)
  private var lowers = Quartet(repeating: .clear)
  private var lowersBelow = Quartet(repeating: .clear)
  /// A Boolean value indicating whether the halves of some cell differ.
  private var isHalved = false
  private var upperMixer = ColorQuartets()
  private var lowerMixer = ColorQuartets()

  /// Makes an empty queue with a factor on the grounds that are laid, `0...1`.
  init(opacity: Double) {
    self.opacity = opacity
    alpha = StraightRGBA.black.opacity(opacity).alpha
  }

  /// Lays two halves over those of a cell, now or with the next ones.
  @inline(__always)
  mutating func lay(
    _ upper: StraightRGBA, _ lower: StraightRGBA, overCellAt index: Int,
    of cells: inout MutableSpan<Cell>
  ) {
    if index == end, upper == last.upper, lower == last.lower,
      cells[index].upper == last.upperBelow, cells[index].lower == last.lowerBelow
    {
      end = index &+ 1
    } else {
      begin(upper, lower, overCellAt: index, of: &cells)
    }
  }

  @inline(never)
  private mutating func begin(
    _ upper: StraightRGBA, _ lower: StraightRGBA, overCellAt index: Int,
    of cells: inout MutableSpan<Cell>
  ) {
    let below = (upper: cells[index].upper, lower: cells[index].lower)
    let top = (upper: faded(upper), lower: faded(lower))
    if Self.needsNoMixing(top.upper, below.upper), Self.needsNoMixing(top.lower, below.lower) {
      if top.upper.alpha != 0 { cells[index].upper = top.upper }
      if top.lower.alpha != 0 { cells[index].lower = top.lower }
      return
    }
    if count == 4 { finish(&cells) }
    if count > 0 { ends[count - 1] = end }
    last = Grounds(upper: upper, lower: lower, upperBelow: below.upper, lowerBelow: below.lower)
    (starts[count], end) = (index, index + 1)
    (uppers[count], lowers[count]) = top
    (uppersBelow[count], lowersBelow[count]) = below
    isHalved = isHalved || upper != lower || below.upper != below.lower
    count += 1
  }

  @inline(__always)
  private func faded(_ color: StraightRGBA) -> StraightRGBA {
    guard opacity < 1 else { return color }
    guard color.alpha == 255 else { return color.opacity(opacity) }
    var color = color
    color.alpha = alpha
    return color
  }

  /// Returns whether a color is opaque or clear, or lies on nothing.
  @inline(__always)
  private static func needsNoMixing(_ top: StraightRGBA, _ below: StraightRGBA) -> Bool {
    top.alpha == 255 || top.alpha == 0 || below.alpha == 0
  }

  /// Lays the grounds that wait.
  @inline(never)
  mutating func finish(_ cells: inout MutableSpan<Cell>) {
    guard count > 0 else { return }
    ends[count - 1] = end
    let upper = upperMixer.over(uppers, uppersBelow)
    let lower = isHalved ? lowerMixer.over(lowers, lowersBelow) : upper
    for run in 0..<count {
      let ground = (upper[run], lower[run])
      for index in starts[run]..<ends[run] {
        (cells[index].upper, cells[index].lower) = ground
      }
    }
    count = 0
    end = -1
    isHalved = false
  }
}
