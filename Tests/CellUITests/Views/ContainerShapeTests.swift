import CellUI
import ColorScience
import Compositing
import Foundation
import Testing

/// Returns the corners of a view of 160 by 80 points that are clear: upper left, upper right, lower left, lower right.
private func clearCorners(_ view: some View) -> [Bool] {
  let surface = Screen.layout(view.frame(width: 160, height: 80), columns: 20, rows: 5).surface()
  return [(0, 0), (19, 0), (0, 4), (19, 4)].map { surface[$0.0, $0.1].upper.alpha < 255 }
}

@Suite("A container's shape") struct ContainerShapeTests {
  @Test func `rounds a concentric rectangle by its distance from the container`() {
    let radii = { (points: Double, inset: Double) -> Bool in
      clearCorners(
        ConcentricRectangle().fill(.red).padding(inset)
          .containerShape(RoundedRectangle(cornerRadius: points)))[0]
    }
    let around = ConcentricRectangle().fill(.red).containerShape(
      RoundedRectangle(cornerRadius: 24))
    #expect(clearCorners(around) == [true, true, true, true])
    let square = ConcentricRectangle().fill(.red).containerShape(Rectangle())
    #expect(clearCorners(square) == [false, false, false, false])
    #expect(radii(24, 0) && !radii(0, 0))
    // 24 points of padding leave no radius of a container's 24.
    let inner = Screen.layout(
      ConcentricRectangle().fill(.red).padding(24).frame(width: 160, height: 96)
        .containerShape(RoundedRectangle(cornerRadius: 24)), columns: 20, rows: 6
    ).surface()
    #expect(inner[3, 2].upper.alpha == 255)
  }

  static let styles: [(ConcentricRectangle, [Bool])] = [
    (ConcentricRectangle(corners: .fixed(0)), [false, false, false, false]),
    (ConcentricRectangle(corners: .fixed(24)), [true, true, true, true]),
    (ConcentricRectangle(corners: .concentric(minimum: 24)), [true, true, true, true]),
    (
      ConcentricRectangle(uniformTopCorners: .fixed(24), uniformBottomCorners: .fixed(0)),
      [true, true, false, false]
    ),
    (
      ConcentricRectangle(uniformLeadingCorners: .fixed(24), uniformTrailingCorners: .fixed(0)),
      [true, false, true, false]
    ),
    (
      ConcentricRectangle(
        topLeadingCorner: .fixed(0), topTrailingCorner: .fixed(0), bottomLeadingCorner: .fixed(0),
        bottomTrailingCorner: .fixed(24)), [false, false, false, true]
    ),
  ]

  @Test(arguments: styles)
  func `gives way to a style of the corner's own`(shape: ConcentricRectangle, corners: [Bool]) {
    #expect(clearCorners(shape.fill(.red).containerShape(Rectangle())) == corners)
    #expect(clearCorners(Color.red.clipShape(shape).containerShape(Rectangle())) == corners)
  }

  @Test func `makes all corners as round as the roundest, where that is asked for`() {
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 24)
    let apart = ConcentricRectangle().fill(.red).containerShape(uneven)
    #expect(clearCorners(apart) == [true, false, false, false])
    let uniform = ConcentricRectangle(corners: .concentric, isUniform: true).fill(.red)
      .containerShape(uneven)
    #expect(clearCorners(uniform) == [true, true, true, true])
  }

  @Test func `rounds a shape relative to it, and its inner line`() {
    let shape = ContainerRelativeShape().fill(.red)
    #expect(clearCorners(shape) == [true, true, true, true])
    #expect(clearCorners(shape.containerShape(Rectangle())) == [false, false, false, false])
    let path = ContainerRelativeShape().inset(by: 4).path(
      in: CGRect(x: 0, y: 0, width: 80, height: 80))
    let bounds = path.boundingRect
    #expect(abs(bounds.minX - 4) < 0.01 && abs(bounds.width - 72) < 0.01)
  }
}
