import AssetCatalogs
import ColorScience
import Compositing
import Foundation
import Testing

@testable import CellUI

/// Grounds that are cut to a circle, and pictures in the middle of one, where cells have no middle.
@Suite("A clipped ground or a picture") struct CenteredPictureTests {
  @Test func `a picture cut to a circle is the circle`() {
    let symbol = Image(systemName: "plus").frame(width: 36, height: 36)
    let circles: [AnyView] = [
      AnyView(symbol.background(Color.blue).clipShape(Circle())),
      AnyView(symbol.background(Color.blue).cornerRadius(18)),
      AnyView(symbol.background(Color.blue, in: Circle())),
    ]
    let surfaces = circles.map { Screen.layout($0.padding(16)).surface() }
    #expect(surfaces[0] == surfaces[2])
    // Half a row of it is above its frame.
    for surface in surfaces {
      #expect((0..<surface.size.columns).contains { surface[$0, 0] != .clear })
    }
  }

  @Test func `a picture stays in a clip around it`() {
    let symbol = Image(systemName: "plus").frame(width: 36, height: 36)
    let view = symbol.background(Color.blue).clipShape(Circle()).clipped().padding(16)
    let surface = Screen.layout(view).surface()
    #expect((0..<surface.size.columns).allSatisfy { surface[$0, 0] == .clear })
  }

  @Test func `a picture of even length stands in the middle of an odd one`() throws {
    let red = PixelImage(
      width: 8, height: 8, colors: Array(repeating: StraightRGBA(rgb: 0xFF0000), count: 64))
    let image = Image(.file(ImageAsset(ImageFile(name: "red.png", pixels: red))))
    let layout = Screen.layout(
      image.resizable().frame(width: 32, height: 32).frame(width: 40, height: 48))
    let surface = layout.surface()
    #expect(surface.size == CellSize(columns: 5, rows: 3))
    // Half of the cells at each side is free.
    let corners = [surface[0, 0], surface[4, 0], surface[0, 2], surface[4, 2]]
    #expect(corners.map(\.glyph) == ["▗", "▖", "▝", "▘"].map { Glyph($0) })
    #expect(surface[2, 1].upper == surface[2, 1].lower && surface[2, 1].upper.alpha == 255)
  }

  /// An image of one color, of a square.
  private static func square(_ rgb: UInt32) -> Image {
    let pixels = PixelImage(
      width: 8, height: 8, colors: Array(repeating: StraightRGBA(rgb: rgb), count: 64))
    return Image(.file(ImageAsset(ImageFile(name: "square.png", pixels: pixels))))
  }

  @Test func `a picture of a logo's size is half a row higher on both sides where that is free`() {
    let logo = Self.square(0xFF0000).resizable().frame(width: 24, height: 24)
    let title = HStack {
      logo
      Text("Logo")
    }
    let alone = Screen.layout(title.padding(16)).surface()
    #expect([0, 2].allSatisfy { alone[2, $0] != .clear })
    let crowded = Screen.layout(
      VStack(alignment: .leading, spacing: 0) {
        title
        Text("below")
      }.padding(16)
    ).surface()
    #expect(crowded[2, 0] == .clear && crowded[2, 2].glyph == Glyph("b"))
    // Nothing is drawn outside of the view, where other things may stand.
    #expect(Screen.layout(title).items.allSatisfy { $0.frame.size.rows == 1 })
  }

  @Test func `a picture cut to a circle keeps its pixels`() {
    let red = StraightRGBA(rgb: 0xFF0000)
    let pixels = PixelImage(
      width: 12, height: 12,
      colors: (0..<144).map { (5...6).contains($0 % 12) ? red : StraightRGBA(rgb: 0xFFFFFF) })
    let image = Image(.file(ImageAsset(ImageFile(name: "stripe.png", pixels: pixels))))
    let avatar = image.resizable().frame(width: 48, height: 48).clipShape(Circle())
    let surface = Screen.layout(avatar).surface()
    #expect(surface.size == CellSize(columns: 6, rows: 3))
    // The stripe is half of a cell wide on both sides of the middle.
    for column in 2...3 {
      let colors = [surface[column, 1].foreground, surface[column, 1].lower]
      #expect(colors.contains(red) && colors.contains(.white))
    }
    #expect(surface[0, 0].upper.alpha < 128)
  }

  @Test func `a picture that is a column narrower than its frame fills it`() {
    let logo = Self.square(0xFF0000).resizable().scaledToFit().frame(width: 40, height: 40)
    #expect(Screen.layout(logo).items.map(\.frame.size) == [CellSize(columns: 5, rows: 2)])
    let wide = Self.square(0xFF0000).resizable().scaledToFit().frame(width: 64, height: 33)
    #expect(Screen.layout(wide).items.map(\.frame.size.columns) == [4])
  }

  @Test func `a picture stays in the middle of its tile beside a higher view`() throws {
    let tile = ZStack {
      RoundedRectangle(cornerRadius: 10).fill(.blue)
      Self.square(0xFF0000).resizable().scaledToFit().frame(width: 28, height: 28)
    }.frame(width: 48, height: 48)
    let row = HStack {
      tile
      Rectangle().fill(.gray).frame(width: 8, height: 64)
    }
    let items = Screen.layout(row.padding(16)).items
    let picture = try #require(items.first { if case .image = $0.content { true } else { false } })
    #expect(OutlineRect(picture.frame).center == OutlineRect(items[0].frame).center)
  }

  @Test func `a picture of a step is as wide as the others, with a line behind`() {
    let steps = ZStack {
      Rectangle().fill(.gray).frame(height: 2)
      HStack {
        ForEach(["A", "BB"], id: \.self) { letters in
          ZStack {
            Circle().fill(.orange).frame(width: 32, height: 32)
            Text(letters)
          }.frame(maxWidth: .infinity)
        }
      }
    }
    let text = Screen.text(steps.padding(16), columns: 18, rows: 5)
    #expect(text.contains("▐▒A▒▌") && text.contains("▐BB▌"))
  }

  @Test func `a capsule as wide as high is a circle`() {
    let capsule = Capsule().stroke(.gray, lineWidth: 5).frame(width: 58, height: 58)
    let circle = Circle().stroke(.gray, lineWidth: 5).frame(width: 58, height: 58)
    #expect(Screen.layout(capsule).surface() == Screen.layout(circle).surface())
  }

  @Test func `a picture of two cells has no line around its letter, and is a sign without one`() {
    let box = RoundedRectangle(cornerRadius: 3).stroke(.green)
    #expect(Screen.text(Text("B").frame(width: 15, height: 15).overlay { box }) == "B·")
    #expect(Screen.text(box.frame(width: 15, height: 15)) == "▢·")
  }

  @Test(arguments: [(32.0, 8.0, 3), (24, 8, 2), (20, 8, 2), (24, 10, 3), (32, 4, 2)])
  func `a picture with padding has a tile as high as both are together`(
    side: Double, padding: Double, rows: Int
  ) throws {
    let tile = RoundedRectangle(cornerRadius: 10).fill(.blue)
    let drawing = ImageDrawing(size: CGSize(width: 60, height: 60)) {
      $0.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 60)), with: .color(.red))
    }
    for image in [Self.square(0xFF0000), Image(drawing)] {
      let view = image.resizable().scaledToFit().frame(width: side, height: side)
        .padding(padding).background(tile)
      let layout = Screen.layout(view)
      #expect(layout.size.rows == rows)
      let frames = layout.items.map { OutlineRect($0.frame).center.y }
      #expect(Set(frames).count == 1)
      // A picture that is half a row lower has the row below to be drawn in.
      #expect(layout.items.allSatisfy { $0.visibleFrame == $0.frame })
    }
    // Letters keep the rows of their padding.
    #expect(Screen.layout(Text("a").padding(8).background(tile)).size.rows == 1)
  }

  @Test(arguments: [false, true])
  func `a missing picture with a frame is a tile of its size with a mark`(keepsRatio: Bool) {
    let image = Image("nope").resizable()
    let picture = keepsRatio ? AnyView(image.scaledToFit()) : AnyView(image)
    let items = Screen.layout(picture.frame(width: 64, height: 64).padding(16)).items
    #expect(items.count == 2)
    #expect(items.first?.frame.columnRange == 2..<10)
    #expect(items.first?.frame.size.rows == 5)
    #expect(items.last?.isLetters == true)
    #expect(Screen.text(image.frame(width: 16, height: 16)) == "◆·")
    #expect(Screen.text(Image("nope").frame(width: 64, height: 16)) == "···◆····")
  }

  @Test func `a missing picture is as high as another one where no row is free`() {
    let views = HStack {
      Image("nope").resizable().scaledToFit().frame(width: 40, height: 40)
      Rectangle().fill(.red).frame(width: 40, height: 40)
      VStack {
        Text("Title")
        Text("Artist")
      }
    }
    let items = Screen.layout(views.padding(.vertical, 7.5)).items
    #expect(items.prefix(1).map(\.frame.size.rows) == [2] && items[1].isLetters)
    #expect(items.first { $0.frame.origin.column > 5 }?.frame.size.rows == 2)
  }

  @Test func `a missing picture behind a text has no mark`() {
    let card = ZStack {
      Image("nope").resizable().frame(width: 64, height: 32)
      Text("A")
    }
    #expect(!Screen.text(card).contains("◆"))
  }
}
