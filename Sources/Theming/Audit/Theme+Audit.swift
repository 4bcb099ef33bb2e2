import ColorScience

extension Theme {
  /// Returns the parts of the theme that can't be read somewhere; empty for a good one.
  ///
  /// - Complexity: Paints the wallpaper several times.
  public func audit() -> [ContrastFinding] {
    contrasts().filter { !$0.isMet }
  }

  /// Returns the lowest contrast of each part, measured against the cells beneath it.
  func contrasts() -> [ContrastFinding] {
    var worst: [ContrastFinding] = []
    for phase in auditPhases {
      let found = contrasts(phase: phase)
      worst = worst.isEmpty ? found : zip(worst, found).map { $0.ratio <= $1.ratio ? $0 : $1 }
    }
    return worst
  }

  /// The points of its round at which a drifting wallpaper is judged.
  fileprivate var auditPhases: [Double] { wallpaper.drift == nil ? [0] : [0, 0.25, 0.5, 0.75] }

  fileprivate func contrasts(phase: Double) -> [ContrastFinding] {
    // Subjects stand below the clock, in the whole rest of a screen without cards.
    let moment = { (free: ClosedRange<Double>) in
      WallpaperMoment(phase: phase, free: wallpaper.hasSubjects ? free : nil)
    }
    let grid = wallpaper.grid(
      columns: ScreenRegion.columns, rows: ScreenRegion.rows,
      at: moment(ScreenRegion.clock.down.upperBound...0.93))
    let frosted = grid.blurred(radius: material.blur / 8)
    var clockSquares = ScreenRegion.clock.squares(of: grid, and: frosted)
    var dateCells = [ScreenRegion.date, .statusBar].flatMap { $0.cells(of: grid, and: frosted) }
    for cut in DeviceCut.usual {
      let end = cut.clock.down.upperBound
      let grid = wallpaper.grid(
        columns: ScreenRegion.columns, rows: 2 * cut.rows, at: moment(end...end + 0.12))
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

/// A theme's audit in steps, since each paints the wallpaper several times.
public struct ThemeAudit: Sendable {
  /// The theme.
  public let theme: Theme
  private var phases: ArraySlice<Double>

  /// Begins the audit of a theme; one that was audited before has no steps left.
  public init(of theme: Theme, isComplete: Bool = false) {
    self.theme = theme
    phases = isComplete ? [] : theme.auditPhases[...]
  }

  /// A Boolean value indicating whether no step is left.
  public var isComplete: Bool { phases.isEmpty }

  /// Takes the next step.
  ///
  /// - Returns: The parts of the theme that can't be read there; a theme with any is not shown.
  public mutating func advance() -> [ContrastFinding] {
    guard let phase = phases.popFirst() else { return [] }
    return theme.contrasts(phase: phase).filter { !$0.isMet }
  }
}
