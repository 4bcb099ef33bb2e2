import ColorScience
import StrictJSON
import Testing

@testable import Theming

@Suite struct WallpaperStageTests {
  private func wallpaper(_ json: String) throws -> Wallpaper {
    var parser = JSONParser()
    return try Wallpaper(parser.parse(Array(json.utf8)))
  }

  private static let sun =
    ##"{"color":"#000","scenery":[{"sun":{"x":0.5,"y":0.5,"radius":0.08,"color":"#FFF","halo":"#00000000"}}],"##
    + ##""stage":{"top":0.4,"bottom":0.6}}"##

  private func lightRows(_ wallpaper: Wallpaper, free: ClosedRange<Double>?) -> [Int] {
    let grid = wallpaper.grid(columns: 49, rows: 100, at: WallpaperMoment(free: free))
    return (0..<100).filter { row in (0..<49).contains { grid[$0, row].red > 128 } }
  }

  @Test(arguments: [(0.3, 0.9), (0.5, 0.8), (0.35, 0.5), (0.1, 0.4)])
  func `a subject stands in the part that is free, and never above it`(
    top: Double, bottom: Double
  ) throws {
    let rows = lightRows(try wallpaper(Self.sun), free: top...bottom)
    let (first, last) = (try #require(rows.first), try #require(rows.last))
    #expect(Double(first) >= top * 100 - 1)
    #expect(Double(first + last) / 2 < bottom * 100 + 2)
  }

  @Test func `without a free part everything stands where the file has it`() throws {
    let rows = lightRows(try wallpaper(Self.sun), free: nil)
    #expect(rows.first == 42 && rows.last == 57)
  }

  @Test(arguments: [(0.0, 0.0), (1.0, 1.0), (-3.0, 7.0), (0.99, 1.0), (0.0, .infinity)])
  func `any free part gives a picture`(top: Double, bottom: Double) throws {
    let grid = try wallpaper(Self.sun).grid(
      columns: 20, rows: 40, at: WallpaperMoment(free: top...bottom))
    #expect(grid.colors.count == 800)
  }

  @Test func `heights keep their order, and the ends stay`() throws {
    let staging = WallpaperStaging(
      try WallpaperStage(parsed(##"{"top":0.4,"bottom":0.7}"##)), to: 0.2...0.9)
    #expect(staging.height(of: 0) == 0 && staging.height(of: 1) == 1)
    #expect(staging.height(of: 2.02) == 2.02)
    var latest: Float = -1
    for step in 0...100 {
      let y = Float(step) / 100
      #expect(staging.height(of: y) > latest)
      #expect(abs(staging.source(of: staging.height(of: y)) - y) < 0.001)
      latest = staging.height(of: y)
    }
  }

  private func parsed(_ json: String) throws -> JSONValue {
    var parser = JSONParser()
    return try parser.parse(Array(json.utf8))
  }

  @Test(arguments: [
    ##"{"top":0.5,"bottom":0.5}"##, ##"{"top":0.6,"bottom":0.5}"##, ##"{"top":0.5}"##,
    ##"{"top":0,"bottom":0.5}"##, ##"{"top":0.2,"bottom":0.5,"y":1}"##,
  ])
  func `a stage without height is refused`(json: String) throws {
    #expect(throws: JSONFault.self) { try WallpaperStage(try parsed(json)) }
  }

  @Test func `a star is not seen before a dark ball`() throws {
    let stars = ##"{"stars":{"count":400,"color":"#FFFFFF"}}"##
    let ball =
      ##"{"planet":{"x":0.5,"y":0.5,"radius":0.3,"color":"#000","night":"#000","air":"#00000000"}}"##
    let picture = try wallpaper(##"{"color":"#000","scenery":[\##(stars),\##(ball)]}"##)
      .picture(columns: 49, rows: 53)
    #expect(picture.symbols.count > 60)
    for symbol in picture.symbols {
      let (across, down) = (Double(symbol.column) + 0.5 - 24.5, Double(symbol.row * 2 + 1) - 53)
      #expect((across * across + down * down).squareRoot() > 0.27 * 106)
    }
  }

  @Test func `a curve cuts squares, and a gradient none`() throws {
    #expect(try wallpaper(Self.sun).picture(columns: 49, rows: 50).cuts.count > 10)
    let gradient = ##"{"stops":[{"at":0,"color":"#000"},{"at":1,"color":"#FFF"}],"angle":90}"##
    #expect(try wallpaper(gradient).picture(columns: 49, rows: 50).cuts.isEmpty)
  }

  // MARK: - Answers

  @Test(arguments: Theme.embedded)
  func `an alert brightens lights, and nothing else`(theme: Theme) {
    let moment = { WallpaperMoment(excitement: $0) }
    let rest = theme.wallpaper.grid(columns: 20, rows: 40, at: moment(0))
    let alerted = theme.wallpaper.grid(columns: 20, rows: 40, at: moment(1))
    #expect((rest != alerted) == theme.wallpaper.answersAlerts)
    guard theme.wallpaper.answersAlerts else { return }
    #expect(Oklab(alerted.mean).axes.x > Oklab(rest.mean).axes.x)
  }

  @Test func `rain runs off beside the cards and bursts on the topmost one`() throws {
    let rain = try wallpaper(##"{"color":"#204060","scenery":[{"rain":{"color":"#FFF"}}]}"##)
    let runoff = try #require(rain.runoff)
    let cards = [(columns: 2..<47, rows: 17..<26), (columns: 2..<47, rows: 26..<35)]
    var pictures: Set<[WallpaperPicture.Symbol]> = []
    for step in 0..<40 {
      let drops = runoff.drops(around: cards, at: Double(step) / 8)
      #expect(drops == runoff.drops(around: cards, at: Double(step) / 8))
      pictures.insert(drops)
      for drop in drops {
        let isBeside = [1, 47].contains(drop.column) && (17..<35).contains(drop.row)
        #expect(isBeside || drop.row == 16)
      }
    }
    #expect(pictures.count > 20)
    #expect(runoff.drops(around: [], at: 1).isEmpty)
    #expect(!runoff.drops(around: cards, at: .nan).isEmpty)
    #expect(try wallpaper(##"{"color":"#204060"}"##).runoff == nil)
  }

  // MARK: - Posters

  @Test func `a poster color has a number among sixteen and one among eight`() throws {
    let color = try PosterColor(parsed(##"{"color":"#123456","as":9}"##))
    #expect(color.number == 9 && color.number(ofEight: true) == 1)
    let gray = try PosterColor(parsed(##"{"color":"#123456","as":8}"##))
    #expect(gray.number(ofEight: false) == 0 && gray.number(ofEight: true) == 7)
    #expect(throws: JSONFault.self) {
      try PosterColor(try parsed(##"{"color":"#123456","as":16}"##))
    }
  }

  @Test(arguments: Theme.embedded)
  func `each of islet's own themes names its colors for a poster`(theme: Theme) {
    #expect(PosterColor.count.contains(theme.wallpaper.poster.count))
  }
}
