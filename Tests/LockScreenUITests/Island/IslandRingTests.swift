import ActivityWidgets
import CellUI
import ColorScience
import Compositing
import Foundation
import LiveActivities
import Testing

@testable import LockScreenUI

/// Rings around a letter, which a phone shows as high as the island and a row of cells has no room for.
@Suite("A ring in the island") struct IslandRingTests: LockScreenSuite {
  /// A ring whose red part begins at the top, around a letter.
  private func ring(to fraction: Double, width: CGFloat?) -> AnyView {
    AnyView(
      ZStack {
        Circle().trim(from: 0, to: fraction).stroke(.red, lineWidth: 4)
          .rotationEffect(.degrees(-90))
        Text("7")
      }.frame(width: width, height: width))
  }

  /// A ring of progress around a letter.
  private func progress(to fraction: Double, width: CGFloat?) -> AnyView {
    AnyView(
      ZStack {
        ProgressView(value: fraction).progressViewStyle(.circular).tint(.red)
        Text("7")
      }.frame(width: width, height: width))
  }

  /// Returns the screen with a view in the compact island, and the place of the view's letter.
  private func island(
    with view: AnyView, depth: ColorDepth = .direct24
  ) throws -> (surface: Surface, row: Int, letter: Int) {
    var screen = try makeScreen(columns: 49, rows: 40, depth: depth)
    let (none, activity) = (AnyView(EmptyView()), id("a"))
    let presented = PresentedActivity(
      id: activity,
      presentations: ActivityPresentations(
        content: AnyView(Text("card")), compactLeading: view, compactTrailing: none,
        minimal: none, expanded: ExpandedIsland(bottom: none)))
    screen.update(
      Arrangement(stacks: stacks([[activity]]), island: .compact(activity)),
      activities: [presented], at: time(0))
    let surface = screen.frame(at: time(3000)).surface
    let row = screen.context.geometry.device.origin.row + 1
    let letter = (0..<surface.size.columns).first { surface[$0, row].glyph == Glyph("7") }
    return (surface, row, try #require(letter))
  }

  /// Returns where the compact island has red: above and below the letter, before and behind it.
  private func sides(of view: AnyView) throws -> [Bool] {
    let (surface, row, letter) = try island(with: view)
    func isRed(_ color: StraightRGBA) -> Bool { Int(color.red) - Int(color.green) > 30 }
    return [
      (0...1).contains { isRed(surface[letter + $0, row - 1].lower) },
      (0...1).contains { isRed(surface[letter + $0, row + 1].upper) },
      (1...2).contains { isRed(surface[letter - $0, row].shownColor) },
      (1...2).contains { isRed(surface[letter + $0, row].shownColor) },
    ]
  }

  @Test(
    arguments: [(Double, [Bool])]([
      (1, [true, true, true, true]), (0.5, [true, true, false, true]),
      (0.3, [true, false, false, true]), (0, [false, false, false, false]),
    ]))
  func `a ring is seen above, below and beside its letter, as far as it goes`(
    fraction: Double, seen: [Bool]
  ) throws {
    let found = try sides(of: ring(to: fraction, width: nil))
    #expect(found == seen)
  }

  @Test func `a ring of 24 points is as wide as three cells`() throws {
    #expect(try sides(of: ring(to: 1, width: 24)) == [true, true, true, true])
    #expect(try sides(of: progress(to: 1, width: 24)) == [true, true, true, true])
  }

  @Test(arguments: [nil, 24] as [CGFloat?])
  func `a ring or a disc is seen above, below and beside its letter`(width: CGFloat?) throws {
    let disc = ZStack {
      Circle().fill(.red)
      Text("7")
    }.frame(width: width, height: width)
    #expect(try sides(of: AnyView(disc)) == [true, true, true, true])
    let pill = Text("7").padding(.horizontal, 8).background(.red, in: Capsule())
    #expect(try sides(of: AnyView(pill)) == [false, false, true, true])
  }

  @Test func `a disc alone is as high as the island, and a dot is not`() throws {
    func rows(_ view: some View) -> Int {
      let layout = view.layout(in: ProposedCells(columns: 6, rows: 1), environment: bar)
      return layout.withTallRings(36, within: 32)?.size.rows ?? layout.size.rows
    }
    #expect(rows(Circle().fill(.red)) == 3)
    #expect(rows(Circle().fill(.red).frame(width: 24, height: 24)) == 3)
    #expect(rows(Circle().fill(.red).frame(width: 8, height: 8)) == 1)
    #expect(
      rows(
        HStack(spacing: 4) {
          Circle().fill(.red).frame(width: 10, height: 10); Text("7")
        }) == 1)
    #expect(rows(Rectangle().fill(.red)) == 1)
  }

  @Test func `a ring turned by a quarter has the width of its track, not of its outline`() throws {
    let ring = ZStack {
      Circle().stroke(.white.opacity(0.1), lineWidth: 4)
      Circle().trim(from: 0, to: 0.6).stroke(.red, lineWidth: 4).rotationEffect(.degrees(-90))
      Text("7")
    }
    let found = try sides(of: AnyView(ring))
    #expect(found.dropFirst() == [true, false, true])
  }

  @Test func `a ring of a progress view is as high as a stroked circle`() throws {
    for fraction in [0, 0.3, 0.5, 1] {
      #expect(
        try sides(of: progress(to: fraction, width: nil))
          == sides(of: ring(to: fraction, width: nil)))
    }
  }

  @Test func `a ring of a progress view has the value's label in it, as long as that is whole`()
    throws
  {
    let labelled = { (label: String) in
      AnyView(
        ProgressView(value: 1) {
          EmptyView()
        } currentValueLabel: {
          Text(label)
        }.progressViewStyle(.circular).tint(.red))
    }
    #expect(try sides(of: labelled("7")) == [true, true, true, true])
    let long = labelled("1234").layout(
      in: ProposedCells(columns: 5, rows: 1), environment: bar)
    let surface = try #require(long.withTallRings(36, within: 32)).surface()
    #expect(surface.cells.allSatisfy { $0.glyph != Glyph("1") && $0.glyph != Glyph("…") })
  }

  @Test func `a ring has its letter in the middle, between two cells, too`() throws {
    let layout = ZStack {
      Circle().stroke(.red, lineWidth: 4); Text("7")
    }
    .layout(in: ProposedCells(columns: 4, rows: 1), environment: bar)
    let surface = try #require(layout.withTallRings(36, within: 32)).surface()
    let letter = try #require((0..<4).first { surface[$0, 1].glyph == Glyph("7") })
    #expect(surface[letter, 0].lower.alpha > 128 && surface[letter, 2].upper.alpha > 128)
    for distance in 1...2 where (0..<4).contains(letter - distance) {
      #expect(
        surface[letter - distance, 1].shownColor.alpha
          == surface[letter + distance, 1].shownColor.alpha)
    }
  }

  @Test(arguments: 3...6)
  func `a ring that is turned is as high as its track, in any number of columns`(columns: Int)
    throws
  {
    let layout = ZStack {
      Circle().stroke(.white.opacity(0.2), lineWidth: 3)
      Circle().trim(from: 0, to: 0.7).stroke(.red, lineWidth: 3).rotationEffect(.degrees(-90))
    }
    .layout(in: ProposedCells(columns: columns, rows: 1), environment: bar)
    let surface = try #require(layout.withTallRings(36, within: 32)).surface()
    #expect(surface.size.rows == 3)
    #expect((0..<surface.size.columns).contains { surface[$0, 0] != .clear })
    #expect((0..<surface.size.columns).contains { surface[$0, 2] != .clear })
  }

  /// The columns, from the middle, at which a ring of progress in the bar has red: in its three rows.
  private func blocks(of fraction: Double) throws -> [[Int]] {
    let layout = ProgressView(value: fraction).progressViewStyle(.circular).tint(.red)
      .layout(in: ProposedCells(columns: 4, rows: 1), environment: bar)
    let surface = try #require(layout.withTallRings(36, within: 32)).surface()
    #expect(surface.size == CellSize(columns: 4, rows: 3))
    for row in 0..<3 {
      for column in 0..<4 where surface[column, row] != .clear {
        let cell = surface[column, row]
        let (first, second) = row == 0 ? (cell.lower, cell.upper) : (cell.upper, cell.lower)
        #expect(row == 1 || second.alpha == 0, "a half cell at \(column), \(row)")
        #expect(!cell.glyph.hasInk && first.alpha > 40, "no haze at \(column), \(row)")
      }
    }
    return (0..<3).map { row in
      (0..<4).filter { column in
        let cell = surface[column, row]
        let color = row == 0 ? cell.lower : cell.upper
        return color.alpha == 255 && color.red > color.green
      }
    }
  }

  @Test func `a ring with nothing in it is whole blocks without haze in its corners`() throws {
    #expect(try blocks(of: 1) == [[1, 2], [0, 3], [1, 2]])
    #expect(try blocks(of: 0.5) == [[2], [3], [2]])
    #expect(try blocks(of: 0.375) == [[2], [3], []])
    #expect(try blocks(of: 0.02) == [[2], [], []], "a little is seen")
    #expect(try blocks(of: 0) == [[], [], []])
  }

  @Test(arguments: [ColorDepth.ansi8, .mono])
  func `a ring of few colors has sides beside its letter`(depth: ColorDepth) throws {
    for view in [ring(to: 1, width: nil), progress(to: 1, width: nil)] {
      let (surface, row, letter) = try island(with: view, depth: depth)
      #expect(surface[letter - 1, row].glyph == Glyph("("))
      #expect(surface[letter + 1, row].glyph == Glyph(")"))
    }
  }

  @Test func `a ring is beside a gap of a few points that has room`() throws {
    let view = HStack(spacing: 3) {
      Text("AB")
      Text("CD1837")
    }
    let (surface, row, letter) = try island(with: AnyView(view))
    let before = (letter - 8...letter).map { surface[$0, row].glyph }
    #expect(before == "AB CD1837".unicodeScalars.map { Glyph($0) })
  }

  @Test func `a ring takes no letter from the text beside it`() throws {
    let view = HStack(spacing: 5) {
      Circle().fill(.orange).frame(width: 20, height: 20).overlay(Text("B").font(.system(size: 6)))
      Text("107").bold()
    }
    let (surface, row, letter) = try island(with: AnyView(view))
    #expect(
      (letter - 2...letter).map { surface[$0, row].glyph } == "107".unicodeScalars.map { Glyph($0) }
    )
  }

  /// The environment of the island's bar.
  private var bar: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.pointsPerRow = 36
    return environment
  }
}

extension Cell {
  /// The color of the half that a side of a ring fills, or of the cell's ground.
  fileprivate var shownColor: StraightRGBA { glyph.hasInk ? foreground : upper }
}
