import CellUI
import Compositing
import Foundation
import Testing

@Test func `an image that is drawn from another is that image`() {
  let source = UIImage(systemName: "star")
  #expect(source != nil && ModifierUses.thumbnail(drawing: source) === source)
  #expect(ModifierUses.thumbnail(drawing: nil) !== source)
}

@Test func `an image that another is drawn into with a change is not that one`() throws {
  let source = try #require(UIImage(systemName: "star"))
  let whole = CGRect(x: 0, y: 0, width: 40, height: 40)
  #expect(UIKitUses.drawn(source, in: whole) === source)
  #expect(UIKitUses.drawn(source, in: whole.insetBy(dx: 4, dy: 4)) !== source)
  #expect(UIKitUses.drawn(source, in: whole) { $0.setAlpha(0.5) } !== source)
  #expect(UIKitUses.drawn(source, in: whole) { $0.translateBy(x: 4, y: 0) } !== source)
  #expect(UIKitUses.drawn(source, in: whole) { $0.clip(to: whole) } !== source)
}

@Suite struct `An image that code draws` {
  private func cells(of image: Image) -> [Cell] {
    image.resizable()
      .layout(in: ProposedCells(columns: 20, rows: 4), environment: EnvironmentValues())
      .surface().cells
  }

  @Test func `is drawn anew in its frame, by UIKit's pens`() {
    let cells = cells(of: Image(uiImage: UIKitUses.halves()))
    #expect(cells.count { $0.upper.red > 200 && $0.upper.blue < 50 } == 40)
    #expect(cells.count { $0.lower.blue > 200 && $0.lower.red < 50 } == 40)
  }

  @Test func `is drawn anew in its frame, by a canvas's pen`() {
    let half = cells(of: NameUses.half())
    #expect(half.count { $0.upper.alpha == 255 && $0.lower.alpha == 255 } == 40)
    let none = NameUses.half(of: CGSize(width: CGFloat.infinity, height: .nan))
    #expect(cells(of: none).allSatisfy { $0.upper.alpha == 0 })
  }

  @Test func `has a half that is drawn far from the origin, or in a begun image`() throws {
    let begun = try #require(UIKitUses.begunHalf())
    for image in [UIKitUses.farHalf(), begun] {
      #expect(cells(of: Image(uiImage: image)).count { $0.upper.red > 200 } == 40)
    }
  }

  @Test func `has its texts`() {
    #expect(cells(of: Image(uiImage: UIKitUses.title())).count { $0.glyph.hasInk } == 1)
  }
}
