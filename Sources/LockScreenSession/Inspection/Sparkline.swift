/// The course of a number as a row of bars, the newest at the right.
///
/// The highest bar leaves an eighth of its row free, so that bars in neighboring rows stay apart.
enum Sparkline {
  private static let bars: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇"]

  /// The least share of a number that is as high as all bars, so that a change too small to matter is a small one here.
  private static let leastShare = 0.05

  /// Returns the bars of the last numbers, from the least at the bottom to the greatest at the top; a number that hardly
  /// changed keeps near to the bottom.
  ///
  /// - Parameters:
  ///   - numbers: The numbers, oldest first; those that are no finite number are left out.
  ///   - columns: The most bars.
  /// - Returns: The bars; `nil` for less than two numbers.
  static func text(of numbers: [Double], columns: Int) -> String? {
    let shown = numbers.filter(\.isFinite).suffix(max(0, columns))
    guard shown.count > 1, let least = shown.min(), let greatest = shown.max() else { return nil }
    // Halves, since the distance of two numbers may be infinite.
    let whole = greatest / 2 - least / 2
    let range =
      whole > 0 ? max(whole, Self.leastShare * max(abs(greatest), abs(least)) / 2) : 0
    return String(
      shown.map { number in
        guard range > 0 else { return bars[0] }
        let share = (number / 2 - least / 2) / range
        return bars[min(bars.count - 1, max(0, Int((share * Double(bars.count - 1)).rounded())))]
      })
  }
}
