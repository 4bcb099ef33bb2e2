import ColorScience
import Compositing

/// Draws the ground of everything: the page, and the device with its glass and wallpaper.
enum Backdrop {
  /// The width of the metal around the glass, in points: half a column.
  private static let bezel = 4.0
  /// The metal in the light from above, and in its shadow.
  private static let metal = (light: StraightRGBA(rgb: 0x8A8C94), dark: StraightRGBA(rgb: 0x2B2C31))
  /// The part of the device's height, from the top, over which the light fades.
  private static let lightReach = 0.25

  /// Returns the page with the glass on it, as large as the terminal; opaque.
  static func surface(
    geometry: ScreenGeometry, scene: WallpaperScene, style: PlainStyle? = nil, edges: EdgeStyle
  ) -> Surface {
    let page = style == nil ? FixedColors.page : PlainStyle.page
    var surface = Surface(size: geometry.screen, filledWith: Cell(background: page))
    surface.composite(scene.wallpaper, at: geometry.device.origin)
    let (device, radius) = (geometry.device, geometry.measures.cornerRadius)
    guard device.size != geometry.screen else { return surface }
    if let style, style.outlinesDevice {
      surface.drawDeviceEdge(around: device, in: style)
      return surface
    }
    surface.cutCorners(of: device, radius: radius, to: page, edges: edges)
    // Metal of half a column has no place among few colors and whole cells.
    if style == nil, edges.glyphs != .ascii {
      surface.drawMetal(around: OutlineRect(device), radius: radius, edges: edges)
    }
    return surface
  }

  /// Returns the metal's color at a part of the device's height.
  fileprivate static func metal(at height: Double) -> StraightRGBA {
    .mix(metal.light, metal.dark, by: max(0, min(1, height / lightReach)))
  }

  /// Returns the outline of the metal, which is filled by the even-odd rule.
  fileprivate static func ring(around glass: OutlineRect, radius: Double) -> Outline {
    Outline {
      $0.addRoundedRect(glass.inset(x: -bezel, y: -bezel), cornerRadius: radius + bezel)
      $0.addRoundedRect(glass, cornerRadius: radius)
    }
  }
}

extension Surface {
  /// Lays the page over what lies outside of round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle with the corners.
  ///   - radius: Their radius, in points.
  ///   - page: The page's color.
  ///   - edges: The way in which the edge is shown.
  mutating func cutCorners(
    of rect: CellRect, radius: Double, to page: StraightRGBA, edges: EdgeStyle
  ) {
    let outside = Outline {
      $0.addRect(OutlineRect(rect))
      $0.addRoundedRect(OutlineRect(rect), cornerRadius: radius)
    }
    fill(outside, with: page, rule: .evenOdd, edges: edges)
  }

  fileprivate mutating func drawMetal(around glass: OutlineRect, radius: Double, edges: EdgeStyle) {
    let ring = Coverage(
      Backdrop.ring(around: glass, radius: radius), rule: .evenOdd, glyphs: edges.glyphs,
      clip: bounds)
    fill(ring, edges: edges) { _, halfRow in
      Backdrop.metal(at: (Double(halfRow) * 8 - glass.minY) / glass.height)
    }
  }
}
