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
    // A drifting wallpaper is judged at four points of its round.
    let phases = wallpaper.drift == nil ? [0] : [0, 0.25, 0.5, 0.75]
    var worst: [ContrastFinding] = []
    for phase in phases {
      let found = contrasts(phase: phase)
      worst = worst.isEmpty ? found : zip(worst, found).map { $0.ratio <= $1.ratio ? $0 : $1 }
    }
    return worst
  }

  private func contrasts(phase: Double) -> [ContrastFinding] {
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
