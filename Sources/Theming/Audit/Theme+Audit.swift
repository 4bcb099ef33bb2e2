public import ColorScience

/// How much contrast a thing needs with its ground (WCAG 2.2, 1.4.3 and 1.4.11).
public enum ContrastNeed: Hashable, Sendable {
  /// Text: 4.5 to 1.
  case text
  /// Large text, and what is no text but has to be made out: 3 to 1.
  case large

  /// The ratio.
  public var ratio: Double {
    switch self {
    case .text: 4.5
    case .large: 3
    }
  }
}

/// How well a part of a theme reads where it reads worst.
public struct ContrastFinding: Hashable, Sendable {
  /// What of the theme is read.
  public enum Part: Hashable, Sendable {
    case clock, date
    /// An ink on a card: 0 is primary, 3 quaternary.
    case ink(level: Int)
    case tint
  }

  /// What is read.
  public let part: Part
  /// The appearance in which it is; clock and date are the same in both.
  public let appearance: Theme.Appearance
  /// The ink as it is seen there.
  public let ink: StraightRGBA
  /// What it stands upon there.
  public let ground: StraightRGBA
  /// What it needs.
  public let need: ContrastNeed

  /// The contrast that it has.
  public var ratio: Double { ink.contrastRatio(with: ground) }
  /// A Boolean value indicating whether it can be read.
  public var isMet: Bool { ratio >= need.ratio }

  /// The nearest color that would be read there; `nil` where neither black nor white is.
  public var remedy: StraightRGBA? {
    // What is lighter than its ground had better stay so.
    let isLighter = ink.relativeLuminance >= ground.relativeLuminance
    let ends: [StraightRGBA] = isLighter ? [.white, .black] : [.black, .white]
    return ends.lazy.map { ink.legible(upon: ground, toward: $0, contrast: need.ratio) }
      .first { $0.contrastRatio(with: ground) >= need.ratio }
  }
}

extension Theme {
  /// What of the theme can't be read somewhere; empty for a good one.
  ///
  /// - Complexity: Some paintings of the wallpaper.
  public func audit() -> [ContrastFinding] {
    contrasts().filter { !$0.isMet }
  }

  /// The contrast of each part where it reads worst, judged against the cells that lie beneath.
  public func contrasts() -> [ContrastFinding] {
    // A drifting wallpaper is judged all around.
    let phases = wallpaper.drift == nil ? [0] : [0, 0.25, 0.5, 0.75]
    var worst: [ContrastFinding] = []
    for phase in phases {
      let found = contrasts(phase: phase)
      worst = worst.isEmpty ? found : zip(worst, found).map { $0.ratio <= $1.ratio ? $0 : $1 }
    }
    return worst
  }

  private func contrasts(phase: Double) -> [ContrastFinding] {
    let grid = wallpaper.grid(
      columns: ScreenRegion.columns, rows: ScreenRegion.rows, phase: phase)
    let frosted = grid.blurred(radius: material.blur / 8)
    var clockSquares = ScreenRegion.clock.squares(of: grid, and: frosted)
    var dateCells = [ScreenRegion.date, .statusBar].flatMap { $0.cells(of: grid, and: frosted) }
    for cut in DeviceCut.usual {
      let grid = wallpaper.grid(columns: ScreenRegion.columns, rows: 2 * cut.rows, phase: phase)
      let frosted = grid.blurred(radius: material.blur / 8)
      clockSquares += cut.clock.squares(of: grid, and: frosted)
      dateCells += cut.date.cells(of: grid, and: frosted)
    }
    var findings = [
      finding(.clock, .large, clockSquares) { ground, light in
        switch clockStyle {
        case .color(let color): color
        case .vibrant: vibrantInk(from: light, upon: ground)
        }
      },
      finding(.date, .text, dateCells) { _, _ in dateColor },
    ]
    for appearance in Appearance.allCases {
      let colors = cardColors(in: appearance)
      let cells = ScreenRegion.cards.cells(of: frosted, and: frosted).map {
        (ground: colors.glass.over($0.ground), light: $0.light)
      }
      for (level, ink) in colors.foregroundStyles.enumerated() {
        findings.append(finding(.ink(level: level), .text, cells, in: appearance) { _, _ in ink })
      }
      findings.append(finding(.tint, .text, cells, in: appearance) { _, _ in colors.tint })
    }
    return findings
  }

  private func finding(
    _ part: ContrastFinding.Part, _ need: ContrastNeed,
    _ cells: [(ground: StraightRGBA, light: StraightRGBA)], in appearance: Appearance? = nil,
    ink: (_ ground: StraightRGBA, _ light: StraightRGBA) -> StraightRGBA
  ) -> ContrastFinding {
    var worst: ContrastFinding?
    var least = Double.infinity
    for cell in cells {
      let seen = ink(cell.ground, cell.light).over(cell.ground)
      let ratio = seen.contrastRatio(with: cell.ground)
      guard ratio < least else { continue }
      least = ratio
      worst = ContrastFinding(
        part: part, appearance: appearance ?? self.appearance, ink: seen, ground: cell.ground,
        need: need)
    }
    guard let worst else { preconditionFailure("a part of the screen has cells") }
    return worst
  }
}

/// A device that a terminal cuts in height, and where date and time stand on it, in rows of cells.
struct DeviceCut {
  let rows: Int
  let dateRow: Int
  let clockRow: Int

  /// On terminals of 24, 30 and 40 rows; one of 55 or more shows the whole device.
  static let usual = [
    DeviceCut(rows: 24, dateRow: 3, clockRow: 5), DeviceCut(rows: 30, dateRow: 3, clockRow: 5),
    DeviceCut(rows: 38, dateRow: 5, clockRow: 7),
  ]

  fileprivate var date: ScreenRegion { region(ScreenRegion.date.across, from: dateRow, count: 1) }
  fileprivate var clock: ScreenRegion {
    region(ScreenRegion.clock.across, from: clockRow, count: 5)
  }

  private func region(_ across: ClosedRange<Double>, from row: Int, count: Int) -> ScreenRegion {
    // A little more: rounding down gives the row's beginning.
    let fraction = { (row: Int) in (Double(row) + 0.2) / Double(rows) }
    return ScreenRegion(across: across, down: fraction(row)...fraction(row + count))
  }
}

/// Where on a device a thing may stand, as fractions: it stands elsewhere on one that is cut in height.
private struct ScreenRegion {
  let across: ClosedRange<Double>
  let down: ClosedRange<Double>

  /// 393 x 852 points in squares of 8.
  static let columns = 49
  static let rows = 106

  static let statusBar = ScreenRegion(across: 0.06...0.94, down: 0.015...0.055)
  static let date = ScreenRegion(across: 0.18...0.82, down: 0.08...0.2)
  static let clock = ScreenRegion(across: 0.1...0.9, down: 0.11...0.37)
  static let cards = ScreenRegion(across: 0.04...0.96, down: 0.2...0.97)

  /// The squares inside, half a cell each: large digits are made of them.
  func squares(
    of grid: ColorGrid, and lights: ColorGrid
  ) -> [(ground: StraightRGBA, light: StraightRGBA)] {
    bounds(down, grid.rows).flatMap { row in
      bounds(across, grid.columns).map { (grid[$0, row], lights[$0, row]) }
    }
  }

  /// The cells inside, each with the mean of its two halves, which is what ink stands upon.
  func cells(
    of grid: ColorGrid, and lights: ColorGrid
  ) -> [(ground: StraightRGBA, light: StraightRGBA)] {
    bounds(down, grid.rows / 2).flatMap { row in
      bounds(across, grid.columns).map { column in
        let mean = { (colors: ColorGrid) in
          StraightRGBA.mix(colors[column, 2 * row], colors[column, 2 * row + 1], by: 0.5)
        }
        return (mean(grid), mean(lights))
      }
    }
  }

  private func bounds(_ range: ClosedRange<Double>, _ count: Int) -> Range<Int> {
    Int(range.lowerBound * Double(count))..<Int(range.upperBound * Double(count))
  }
}
