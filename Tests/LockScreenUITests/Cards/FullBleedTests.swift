import ActivityWidgets
import CellUI
import ColorScience
import Compositing
import Foundation
import LiveActivities
import Testing

@testable import LockScreenUI

@Suite("A view that fills its card") struct FullBleedTests: LockScreenSuite {
  private static let red = StraightRGBA(rgb: 0xFF0000)
  private static let color = Color(red: 1, green: 0, blue: 0)

  private func lines(_ count: Int, padding: Double) -> some View {
    VStack(spacing: 0) {
      Text("1").frame(maxWidth: .infinity)
      ForEach(1..<count, id: \.self) { _ in Text("1") }
    }.padding(padding)
  }

  private func show(_ view: some View, on screen: inout LockScreen, at moment: Int = 0) {
    let activity = PresentedActivity(
      id: id("a"),
      presentations: ActivityPresentations(
        content: AnyView(view), compactLeading: AnyView(Text("L")),
        compactTrailing: AnyView(Text("T")), minimal: AnyView(Text("m")),
        expanded: ExpandedIsland(bottom: AnyView(Text("expanded")))))
    screen.update(
      Arrangement(stacks: stacks([[id("a")]]), island: .none), activities: [activity],
      at: time(moment))
  }

  /// Returns the cells of a picture that have the view's own color whole.
  private func shape(_ surface: Surface) -> [String] {
    (0..<surface.size.rows).map { row in
      (0..<surface.size.columns).map { column in
        let cell = surface[column, row]
        let isWhole = CellMask(cell.glyph) == nil && isRed(cell.upper) && isRed(cell.lower)
        return isWhole ? "#" : "."
      }.joined()
    }
  }

  /// Returns the greatest part of red in a cell, `0...255`.
  private func red(of cell: Cell) -> Int {
    Int(max(cell.upper.red, cell.lower.red, cell.glyph.hasInk ? cell.foreground.red : 0))
  }

  /// Returns whether a color is the view's, within a difference that cannot be seen.
  private func isRed(_ color: StraightRGBA) -> Bool {
    color.alpha > 247 && color.squaredDistance(to: Self.red) < 1e-3
  }

  /// Returns the cells that a card between some half rows covers whole in the color.
  private func card(halfRows: Range<Double>, of size: CellSize, columns: Range<Int>) -> [String] {
    var surface = Surface(size: size)
    let outline = Outline {
      $0.addRoundedRect(
        OutlineRect(
          x: Double(columns.lowerBound) * 8, y: halfRows.lowerBound * 8,
          width: Double(columns.count) * 8, height: (halfRows.upperBound - halfRows.lowerBound) * 8),
        cornerRadius: 24)
    }
    surface.fill(outline, with: Self.red, edges: EdgeStyle())
    return shape(surface)
  }

  @Test(arguments: [(1, 16.0), (2, 16), (3, 16), (5, 16), (4, 0), (5, 0), (10, 0), (12, 0)])
  func `has just the card's shape`(lines count: Int, padding: Double) throws {
    for theme in ["midnight", "dawn"] {
      var screen = try makeScreen(columns: 49, rows: 40, theme: theme)
      show(lines(count, padding: padding).background(Self.color), on: &screen)
      let surface = screen.frame(at: time(0)).surface
      let sprite = try #require(screen.cards.sprites.first)
      let place = sprite.rect(at: .zero, in: screen.context.geometry.cards)
      let top = 2 * place.origin.row + sprite.face.ground.halfRowsAbove
      let wanted = card(
        halfRows: Double(top)..<Double(top + 2 * place.size.rows - 2), of: surface.size,
        columns: place.columnRange)
      #expect(shape(surface) == wanted)
    }
  }

  @Test(arguments: [10.0, 16, 20])
  func `stays inside the card's shape with round corners of its own`(radius: Double) throws {
    var (bare, plain, round) = (
      try makeScreen(columns: 49, rows: 40, theme: "midnight"),
      try makeScreen(columns: 49, rows: 40, theme: "midnight"),
      try makeScreen(columns: 49, rows: 40, theme: "midnight")
    )
    let view = lines(5, padding: 16).background(Self.color)
    show(view, on: &plain)
    show(view.clipShape(.rect(cornerRadius: radius)), on: &round)
    let (outside, whole) = (bare.frame(at: time(0)).surface, plain.frame(at: time(0)).surface)
    let surface = round.frame(at: time(0)).surface
    for row in 0..<surface.size.rows {
      for column in 0..<surface.size.columns where whole[column, row] == outside[column, row] {
        #expect(surface[column, row] == outside[column, row])
      }
    }
  }

  @Test func `is cut to the card's shape where it is a picture, too`() throws {
    let red = try #require(Data(base64Encoded: Self.redPNG).flatMap { UIImage(data: $0) })
    let picture = Image(uiImage: red).resizable()
    var (bare, plain, drawn) = (
      try makeScreen(columns: 49, rows: 40, theme: "midnight"),
      try makeScreen(columns: 49, rows: 40, theme: "midnight"),
      try makeScreen(columns: 49, rows: 40, theme: "midnight")
    )
    show(lines(5, padding: 16).background(Self.color), on: &plain)
    show(lines(5, padding: 16).background(picture), on: &drawn)
    let (outside, whole) = (bare.frame(at: time(0)).surface, plain.frame(at: time(0)).surface)
    let surface = drawn.frame(at: time(0)).surface
    for row in 0..<surface.size.rows {
      for column in 0..<surface.size.columns where whole[column, row] == outside[column, row] {
        #expect(surface[column, row] == outside[column, row])
      }
    }
    #expect(shape(surface) == shape(whole))
  }

  /// A picture of 2 x 2 red pixels.
  private static let redPNG =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg=="

  @Test func `a tile whose upper half row is in the card's corner colors no more of that`() throws {
    var (bare, tiled) = (
      try makeScreen(columns: 49, rows: 40, theme: "midnight"),
      try makeScreen(columns: 49, rows: 40, theme: "midnight")
    )
    let view = { (color: Color) in
      HStack(spacing: 10) {
        Text("*").frame(width: 36, height: 36)
          .background(color, in: RoundedRectangle(cornerRadius: 4))
        VStack(alignment: .leading) {
          Text("Title")
          Text("text")
        }
        Spacer()
      }.padding(16)
    }
    show(view(.clear), on: &bare)
    show(view(Self.color), on: &tiled)
    let (below, surface) = (bare.frame(at: time(0)).surface, tiled.frame(at: time(0)).surface)
    let rows = (0..<surface.size.rows).filter { row in
      (0..<9).contains { surface[$0, row] != below[$0, row] }
    }
    let top = try #require(rows.first)
    #expect(rows.count == 3, "half a row, two rows, and half a row less")
    for column in 0..<9 where surface[column, top] != below[column, top] {
      let cell = surface[column, top]
      let hasRed = isRed(cell.lower) || cell.glyph.hasInk && isRed(cell.foreground)
      #expect(hasRed && !isRed(cell.upper), "the lower half alone is the tile's")
    }
  }

  @Test func `has no gaps at round corners of its own, on a card without a ground`() throws {
    for radius in [16.0, 20, 24] {
      var (bare, plain, round) = (
        try makeScreen(columns: 49, rows: 40, theme: "midnight"),
        try makeScreen(columns: 49, rows: 40, theme: "midnight"),
        try makeScreen(columns: 49, rows: 40, theme: "midnight")
      )
      show(Self.color, on: &plain)
      let view = ZStack {
        RoundedRectangle(cornerRadius: radius).fill(Self.color.opacity(0.3))
        Text("a").padding(20)
      }
      show(view.activityBackgroundTint(.clear), on: &round)
      let (outside, whole) = (bare.frame(at: time(0)).surface, plain.frame(at: time(0)).surface)
      let surface = round.frame(at: time(0)).surface
      let sprite = try #require(round.cards.sprites.first)
      let place = sprite.rect(at: .zero, in: round.context.geometry.cards)
      let isSeen = { (column: Int, row: Int) in
        red(of: surface[column, row]) > red(of: outside[column, row]) + 16
      }
      for row in place.rowRange where isSeen(place.columnRange.lowerBound + 8, row) {
        for column in place.columnRange.dropFirst(2).dropLast(2)
        where whole[column, row] != outside[column, row] {
          #expect(isSeen(column, row), "\(radius): \(column), \(row)")
        }
      }
    }
  }

  @Test func `keeps the card's shape wherever it is on its way`() throws {
    let ground = CardFace(
      of: PresentedActivity(
        id: id("a"),
        presentations: ActivityPresentations(
          content: AnyView(Self.color), compactLeading: AnyView(Text("L")),
          compactTrailing: AnyView(Text("T")), minimal: AnyView(Text("m")),
          expanded: ExpandedIsland(bottom: AnyView(Text("expanded"))))),
      columns: 20, rows: DeviceMeasures.iPhone.cardRows, look: try makeScreen().context.look,
      environment: EnvironmentValues(now: start))
    let scene = WallpaperScene(in: try makeScreen(columns: 49, rows: 40).context)
    let bounds = CellRect(column: 0, row: 0, columns: 49, rows: 40)
    for step in 0...16 {
      let row = 8 + Double(step) / 8
      var sprite = CardSprite(
        PlacedSprite(key: .card(id("a")), app: id("a").app, face: ground, row: 8), row: row,
        opacity: 1)
      var picture = Surface(size: bounds.size)
      for layer in sprite.layers(before: scene, in: bounds, clip: bounds, .direct24, at: .zero) {
        picture.composite(layer.surface, at: layer.origin, clip: layer.clip)
      }
      let wanted = card(
        halfRows: 2 * row..<2 * (row + Double(ground.rows)) - 2, of: bounds.size,
        columns: 0..<20)
      #expect(shape(picture) == wanted, "\(row)")
    }
  }

  @Test func `colors no edge of the card that it only touches`() throws {
    var screen = try makeScreen(columns: 49, rows: 40, theme: "midnight")
    let pill = Text("Pause").font(.caption.weight(.bold)).padding(.horizontal, 12)
      .padding(.vertical, 8).background(Self.color, in: Capsule())
    show(
      VStack(spacing: 8) {
        HStack {
          Text("Tempo")
          Spacer()
          pill
        }
        ForEach(0..<4) { Text("line \($0)") }
      }.padding(16), on: &screen)
    let surface = screen.frame(at: time(0)).surface
    let sprite = try #require(screen.cards.sprites.first)
    let place = sprite.rect(at: .zero, in: screen.context.geometry.cards)
    let pillRow = place.origin.row + 1
    let isRed = { (color: StraightRGBA) in color.red > 128 && color.green < 64 }
    #expect(place.columnRange.contains { isRed(surface[$0, pillRow].lower) })
    for column in place.columnRange.suffix(3) {
      let cell = surface[column, place.origin.row]
      let colors = [cell.upper, cell.lower] + (cell.glyph.hasInk ? [cell.foreground] : [])
      #expect(!colors.contains(where: isRed), "\(column)")
    }
  }

  @Test func `keeps its corners under a line along its edge`() throws {
    var (plain, lined) = (
      try makeScreen(columns: 49, rows: 40, theme: "midnight"),
      try makeScreen(columns: 49, rows: 40, theme: "midnight")
    )
    let view = lines(5, padding: 16).background(Self.color)
    show(view, on: &plain)
    show(
      view.overlay(alignment: .top) { Rectangle().fill(.green).frame(height: 1.5) }, on: &lined)
    let (whole, surface) = (plain.frame(at: time(0)).surface, lined.frame(at: time(0)).surface)
    let inside = shape(whole).map(Array.init)
    let isLine = { (column: Int, row: Int) in surface[column, row].glyph.isBoxLine }
    let row = try #require(
      (0..<surface.size.rows).first { row in
        (0..<surface.size.columns).contains { isLine($0, row) }
      })
    for column in 0..<surface.size.columns where !isLine(column, row) {
      #expect(surface[column, row] == whole[column, row], "column \(column)")
    }
    // It ends where the card does not fill its cells.
    #expect((0..<surface.size.columns).allSatisfy { !isLine($0, row) || inside[row][$0] == "#" })
  }

  @Test func `leaves the rest of a card alone`() throws {
    var screen = try makeScreen(columns: 49, rows: 40, theme: "midnight")
    show(Text("1").background(Self.color).frame(maxWidth: .infinity).padding(), on: &screen)
    let picture = shape(screen.frame(at: time(0)).surface).joined()
    let filled = picture.filter { (character: Character) in character == "#" }
    #expect(filled.count == 1)
  }

  @Test func `goes over the whole screen in StandBy`() throws {
    var screen = try makeScreen(columns: 120, rows: 30, theme: "midnight")
    show(lines(1, padding: 16).background(Self.color), on: &screen)
    _ = screen.frame(at: time(0))
    let activity = try #require(screen.content.activities[id("a")])
    var scene = StandByScene(
      of: activity, in: screen.context,
      environment: screen.context.islandEnvironment(at: start))
    var picture = Surface(size: CellSize(columns: 120, rows: 30))
    for layer in scene.layers(strength: 1, at: .zero) {
      picture.composite(layer.surface, at: layer.origin)
    }
    #expect(picture.cells.contains { $0.glyph.hasInk })
    #expect(picture.cells.allSatisfy { $0.upper == Self.red && $0.lower == Self.red })
  }

  @Test(arguments: [(false, 1), (true, 0)])
  func `a band of one row at an edge has half a row more`(isPadded: Bool, halfRows: Int) {
    let view = VStack(spacing: 0) {
      Text("1").frame(maxWidth: .infinity).padding(.vertical, isPadded ? 16 : 0).background(
        Self.color)
      ForEach(1..<6, id: \.self) { _ in Text("1") }
    }
    let layout = view.layout(
      in: ProposedCells(columns: 45, rows: nil), environment: EnvironmentValues())
    let rows = CardFace.Rows(of: layout, limits: 4...20)
    #expect(rows.halfRowsAbove == halfRows)
    #expect(rows.count == layout.size.rows + halfRows + 1)
  }
}
