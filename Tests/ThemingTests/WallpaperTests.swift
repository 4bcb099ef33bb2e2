import ColorScience
import Foundation
import StrictJSON
import Testing

@testable import Theming

@Suite struct WallpaperTests {
  private static let sizes: [(columns: Int, rows: Int)] = [
    (24, 53), (1, 1), (1, 2), (3, 100), (150, 10), (0, 0), (0, 5),
  ]

  @Test(arguments: Theme.embedded)
  func `a wallpaper fills any size, and equally each time`(theme: Theme) {
    for size in Self.sizes {
      let first = theme.wallpaper.grid(columns: size.columns, rows: size.rows)
      #expect(first.colors.count == size.columns * size.rows)
      #expect(first.colors.allSatisfy { $0.isOpaque })
      #expect(first == theme.wallpaper.grid(columns: size.columns, rows: size.rows))
    }
  }

  private func wallpaper(_ json: String) throws -> Wallpaper {
    var parser = JSONParser()
    return try Wallpaper(parser.parse(Array(json.utf8)))
  }

  /// Every kind of ground and of scenery, each with as little as it takes.
  private static let kinds =
    [
      ##"{"color":"#204060"}"##,
      ##"{"stops":[{"at":0,"color":"#222"},{"at":1,"color":"#EEE"}],"angle":30}"##,
      ##"{"radial":{"radius":0.5,"stops":[{"at":0,"color":"#A00"},{"at":1,"color":"#00A"}]}}"##,
      ##"{"mesh":{"colors":[["#F00","#0F0"],["#00F","#FF0"]]}}"##,
    ]
    + [
      ##"{"stars":{}}"##, ##"{"sun":{"x":0.5,"y":0.5,"radius":0.1,"color":"#FF0"}}"##,
      ##"{"planet":{"x":0.5,"y":0.5,"radius":0.3,"color":"#00F","air":"#00FFFF80"}}"##,
      ##"{"aurora":{"colors":["#00FF00","#0000FF"]}}"##, ##"{"clouds":{"color":"#FFF"}}"##,
      ##"{"rain":{"color":"#FFF"}}"##, ##"{"ridge":{"color":"#040","y":0.5}}"##,
      ##"{"floor":{"color":"#F0F"}}"##, ##"{"stripes":{"color":"#FFFFFF40"}}"##,
      ##"{"specks":{"colors":["#F0A"]}}"##, ##"{"grain":{"strength":0.1}}"##,
      ##"{"emoji":{"symbols":["🎉","🎈"]}}"##,
    ].map { ##"{"color":"#204060","drift":60,"scenery":[\##($0)]}"## }

  /// Disc-shaped specks with a radius, in heights of the picture, and a stretch.
  private func specks(_ count: Int, radius: Double, stretch: Double = 1) throws -> Wallpaper {
    try wallpaper(
      ##"""
      {"color":"#204060","scenery":[{"specks":{"colors":["#F0A"],"count":1}},
      {"specks":{"colors":["#F0A"],"count":\##(count),"radius":\##(radius),"stretch":\##(stretch)}}]}
      """##)
  }

  @Test func `specks cover so many pictures, and no more`() throws {
    // One that is as large as the picture is painted once over it; the small one counts less than one.
    let count = Wallpaper.coverageMaximum - 1
    _ = try specks(count, radius: 1)
    #expect(throws: JSONFault.self) { try specks(count + 1, radius: 1) }
    #expect(throws: JSONFault.self) { try specks(400, radius: 0.03, stretch: 8) }
    _ = try specks(400, radius: 0.03)
  }

  @Test func `a slowing drift has half as many pictures with each doubling of the time`() throws {
    let wallpaper = try wallpaper(##"{"color":"#204060","drift":60}"##)
    let start = try #require(wallpaper.slowingStart)
    #expect(start == .seconds(Wallpaper.slowingStepCount))
    var (time, counts, isExact) = (Duration.zero, [Int: Int](), true)
    while time < .seconds(86_400) {
      let (phase, next) = try #require(wallpaper.phase(at: time, isSlowing: true))
      // A picture is of the moment at which it comes.
      let turn = (time / .seconds(60)).truncatingRemainder(dividingBy: 1)
      isExact = isExact && next > time && abs(phase - turn) < 1e-6
      counts[time < start ? 0 : Int(log2(time / start)) + 1, default: 0] += 1
      time = next
    }
    #expect(isExact)
    #expect(counts[0] == Wallpaper.slowingStepCount)
    for doubling in 1...8 { #expect(counts[doubling] == Wallpaper.slowingStepCount / 2) }
    // Without slowing there is one a second.
    let next = try #require(wallpaper.phase(at: .milliseconds(9_000_500))?.next)
    #expect(abs(next / .seconds(1) - 9001) < 1e-6)
  }

  @Test(arguments: kinds)
  func `each kind is painted, and drifts back to where it began`(json: String) throws {
    let wallpaper = try wallpaper(json)
    let picture = wallpaper.picture(columns: 40, rows: 30)
    #expect(picture == wallpaper.picture(columns: 40, rows: 30))
    let plain = ColorGrid(
      columns: 40, rows: 60, colors: Array(repeating: StraightRGBA(rgb: 0x204060), count: 2400))
    let isPlain = wallpaper.ingredients == ["plain"]
    #expect((picture.grid != plain || !picture.symbols.isEmpty) != isPlain)
    for (first, second) in zip(
      picture.grid.colors,
      wallpaper.grid(columns: 40, rows: 60, at: WallpaperMoment(phase: 1)).colors)
    {
      #expect(first.squaredDistance(to: second) < 0.0001)
    }
    for size in [(1, 1), (2, 300), (300, 2)] {
      #expect(wallpaper.picture(columns: size.0, rows: size.1).grid.rows == 2 * size.1)
    }
  }

  @Test func `a gradient has no step that is seen`() throws {
    for json in Self.kinds.prefix(4) {
      let grid = try wallpaper(json).grid(columns: 60, rows: 200)
      for row in 1..<200 {
        for column in 0..<60 {
          // 0.04 of Oklab's lightness is a twenty-fifth of the way from black to white.
          let step = grid[column, row].squaredDistance(to: grid[column, row - 1])
          #expect(step < 0.04 * 0.04, "\(json) \(column) \(row)")
        }
      }
    }
  }

  @Test func `dither mixes neighboring colors where a band would show`() throws {
    let grid = try wallpaper(
      ##"{"stops":[{"at":0,"color":"#202020"},{"at":1,"color":"#242424"}]}"##
    ).grid(columns: 40, rows: 200)
    let mixed = (0..<200).filter { row in
      Set((0..<40).map { grid[$0, row] }).count > 1
    }
    #expect(mixed.count > 40)
    #expect(Set(grid.colors).count <= 6)
  }

  @Test func `a drifting wallpaper has its next picture a second later at the earliest`() throws {
    let slow = try wallpaper(##"{"color":"#000","drift":60}"##)
    #expect(slow.phase(at: .milliseconds(500))?.phase == 0)
    #expect(slow.phase(at: .milliseconds(500))?.next == .seconds(1))
    #expect(slow.phase(at: .seconds(15))?.phase == 0.25)
    #expect(slow.phase(at: .seconds(75))?.phase == 0.25)
    let hour = try wallpaper(##"{"color":"#000","drift":3600}"##)
    #expect(hour.phase(at: .seconds(16))?.next == .seconds(30))
    let still = try wallpaper(##"{"color":"#000"}"##)
    #expect(still.phase(at: .seconds(5)) == nil)
  }

  @Test func `rain falls along itself while the wallpaper drifts`() throws {
    let rain = try wallpaper(
      ##"{"color":"#204060","scenery":[{"rain":{"color":"#FFF","count":200}}],"drift":240}"##)
    let places = { (phase: Double) in
      Set(
        rain.picture(columns: 49, rows: 53, at: WallpaperMoment(phase: phase)).symbols.map {
          [$0.column, $0.row]
        })
    }
    let (before, after) = (places(0), places(0.01))
    #expect(before != after)
    // A drop that falls some rows goes as many columns to the left.
    let fallen = before.filter { place in
      (1...5).contains { after.contains([place[0] - $0, place[1] + $0]) }
    }
    #expect(fallen.count > before.count * 3 / 4)
  }

  @Test func `what is painted later hides a star`() throws {
    let stars = ##"{"stars":{"count":400,"color":"#FFFFFF"}}"##
    let cover = ##"{"ridge":{"color":"#FFFFFF","y":-1,"height":0}}"##
    let open = try wallpaper(##"{"color":"#000","scenery":[\##(stars)]}"##)
    let covered = try wallpaper(##"{"color":"#000","scenery":[\##(stars),\##(cover)]}"##)
    #expect(open.picture(columns: 49, rows: 53).symbols.count > 100)
    #expect(covered.picture(columns: 49, rows: 53).symbols.isEmpty)
  }

  @Test(
    arguments: [
      (5.9, 2, 10, 3..<8), (5, 1000, 10, 0..<10), (-3, 2, 10, 0..<0), (-1.5, 2, 10, 0..<2),
      (12, 1, 10, 11..<11), (10.5, 3, 10, 7..<10), (0, 4, 0, 0..<0),
    ] as [(Float, Int, Int, Range<Int>)])
  func `a speck visits no square beyond the picture`(
    place: Float, reach: Int, count: Int, squares: Range<Int>
  ) {
    #expect(Specks.squares(near: place, within: reach, of: count) == squares)
  }
}
