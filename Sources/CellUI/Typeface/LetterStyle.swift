import Compositing

/// The size and weight of letters, in sub-pixels of a grid.
///
/// Below five rows strokes are fitted: their widths are whole sub-pixels, so that text is crisp. A lighter weight that would
/// be as wide as a heavier one has less ink instead. From five rows on, only the usual weight is whole, and the others differ
/// from it by as much as they should.
struct LetterStyle: Hashable, Sendable {
  /// The part of a letter that is moved to the grid.
  enum Fit: Hashable, Sendable {
    /// The outer edges of strokes.
    case edges
    /// Edges and widths of strokes.
    case strokes
  }

  /// The least height of capitals at which digits differ: three bars of an 8 and two gaps.
  static let heightMinimum = 5.0
  /// The height from which strokes have their exact widths, in points: five rows.
  static let exactPoints = 80.0
  /// The greatest height of capitals, in points: the device is not as high.
  static let pointsMaximum = 1024.0
  /// The height of an x, as a part of a capital's.
  private static let xPart = 0.74
  /// The depth of a p below the baseline, as a part of a capital's height.
  private static let descentPart = 0.27
  /// The space on either side of a letter, as a part of a capital's height: less in text than in a clock.
  private static let sideParts = (text: 0.05, large: 0.068)

  /// The glyphs, which decide the size of a sub-pixel.
  let glyphs: GlyphRepertoire
  let weight: Font.Weight
  /// The part that is moved to the grid.
  let fit: Fit
  /// The height of capitals.
  let height: Double
  /// The width of a hundredth of the skeleton.
  let unit: Double
  /// The width of upright strokes.
  private(set) var stem: Double
  /// The height of level strokes.
  private(set) var bar: Double
  /// The opacity of the ink, `0...1`, for weights lighter than a sub-pixel can show.
  let strength: Double

  /// Hashes the parts that nearly all styles differ in; each letter of a text is looked up by its style.
  func hash(into hasher: inout Hasher) {
    hasher.combine(unit)
    hasher.combine(height)
  }

  /// Makes a style of capitals of a height in points.
  ///
  /// - Parameters:
  ///   - points: The height of capitals.
  ///   - weight: The weight.
  ///   - width: The factor on the letters' width.
  ///   - glyphs: The glyphs to draw with.
  init(
    points: Double, weight: Font.Weight, width: Double = 1, glyphs: GlyphRepertoire
  ) {
    self.glyphs = glyphs
    self.weight = weight
    let pixelWidth = OutlinePoint.perColumn / Double(glyphs.pixelColumns)
    let pixelHeight = OutlinePoint.perRow / Double(glyphs.pixelRows)
    let wanted = max(1, min(Self.pointsMaximum, points.isNaN ? 1 : points))
    let width = max(0.25, min(4, width.isNaN ? 1 : width))
    fit = wanted < Self.exactPoints ? .strokes : .edges
    height = max(Self.heightMinimum, (wanted / pixelHeight).rounded())
    // A size that was enlarged to be legible is enlarged in width as well.
    let points = height * pixelHeight
    unit = points * width / 100 / pixelWidth
    // Narrow letters have thinner strokes.
    let scale = points * width.squareRoot()
    let exact = (stem: weight.stroke * scale / pixelWidth, bar: weight.bar * scale / pixelHeight)
    guard fit == .strokes else {
      let usual = (
        stem: Font.Weight.semibold.stroke * scale / pixelWidth,
        bar: Font.Weight.semibold.bar * scale / pixelHeight
      )
      // Strokes of the usual weight are whole, and those of the other weights keep their distance.
      stem = max(0.5, exact.stem + usual.stem.rounded() - usual.stem)
      let usualBar = max(1, min(usual.bar.rounded(), (height / 6).rounded(.down)))
      bar = max(0.3, exact.bar + usualBar - usual.bar)
      strength = 1
      return
    }
    let usual = (
      stem: max(1, (Font.Weight.semibold.stroke * scale / pixelWidth).rounded()),
      bar: (Font.Weight.semibold.bar * scale / pixelHeight).rounded()
    )
    // An 8 has three bars and two gaps.
    let barMaximum = max(1, ((height - 2) / 3).rounded(.down))
    let usualBar = max(1, min(barMaximum, usual.bar))
    if weight > .semibold {
      let counter = 54 * unit - 1.5
      let heavier = exact.stem - Font.Weight.semibold.stroke * scale / pixelWidth
      let wide = max(usual.stem, min(usual.stem + heavier, counter))
      // Parts of a sub-pixel would make some strokes of a low letter as wide as two, and others one.
      stem = height < Self.lowMaximum ? wide.rounded() : wide
      bar = max(usualBar, min(barMaximum, exact.bar.rounded()))
      strength = 1
    } else {
      stem = max(1, min(usual.stem, exact.stem.rounded()))
      bar = max(1, min(usualBar, exact.bar.rounded()))
      strength = weight == .semibold ? 1 : min(1, 0.7 + 0.3 * exact.stem / (stem + 0.5))
    }
  }

  /// The height of a line, as a part of a font's points: SF's.
  private static let linePart = 1.19

  /// Makes the style of a font of a size in points; `nil` where text of one row takes its place.
  ///
  /// A line is as high as on iOS, in whole rows, and capitals are half a row less. Between two numbers of rows only the
  /// letters' width grows. Digits need five sub-pixels: quadrants have them in three rows, which 30 points take; sextants and
  /// octants in two, from 28 points.
  init?(font points: Double, weight: Font.Weight, width: Double, glyphs: GlyphRepertoire) {
    guard points >= Font.blockMinimumPoints else { return nil }
    let size = min(points, Self.pointsMaximum)
    func pixels(in rows: Double) -> Double {
      rows * Double(glyphs.pixelRows) - Double(glyphs.pixelRows / 2)
    }
    var rows = max(2, (size * Self.linePart / Points.perRow).rounded())
    if pixels(in: rows) < Self.heightMinimum, size >= Font.threeRowsMinimumPoints { rows = 3 }
    guard pixels(in: rows) >= Self.heightMinimum else { return nil }
    // The size whose line is exactly as high.
    let even = rows * Points.perRow / Self.linePart
    self.init(
      points: pixels(in: rows) * Points.perRow / Double(glyphs.pixelRows), weight: weight,
      width: width * max(0.85, min(1.2, size / even)), glyphs: glyphs)
  }

  /// The width of a sub-pixel, in points.
  var pixelWidth: Double { OutlinePoint.perColumn / Double(glyphs.pixelColumns) }
  /// The height of a sub-pixel, in points.
  var pixelHeight: Double { OutlinePoint.perRow / Double(glyphs.pixelRows) }

  /// The height of an x.
  var xHeight: Double {
    let exact = height * Self.xPart
    // Five sub-pixels hold the three bars of an e.
    return max(exact.rounded(), min(5, height - 1))
  }

  /// The depth of a p below the baseline.
  var descent: Double {
    let exact = height * Self.descentPart
    switch fit {
    case .edges: return exact.rounded()
    // Small text stays within the half row below the baseline.
    case .strokes: return max(1, min(exact.rounded(), Double(spaceBelow)))
    }
  }

  /// The sub-pixels of the half row below the baseline.
  var spaceBelow: Int { glyphs.pixelRows / 2 }

  /// The space on either side of a letter.
  var side: Double { max(0.5, 100 * unit * sidePart) }

  private var sidePart: Double {
    fit == .strokes ? Self.sideParts.text : Self.sideParts.large
  }

  /// The advance of all digits.
  var digitAdvance: Double { (54 * unit + stem + 2 * side).rounded() }

  /// The height below which a letter is low.
  private static let lowMaximum = 6.0

  /// A Boolean value indicating whether the letter has only five rows of sub-pixels.
  var isLow: Bool { height < Self.lowMaximum }

  /// A Boolean value indicating whether the rows of sub-pixels are so few that a free end would meet the next bar.
  var hasFewRows: Bool { fit == .strokes || height < 10 }

  /// The opacity of all ink in letters up to four rows, in which a sub-pixel is a stroke's or none: beside a stroke's own it
  /// is whole, so that alone in its cell it would be a crumb; `nil` for larger letters.
  var evenStrength: Double? { fit == .strokes && height < 8 ? strength : nil }

  /// The least light between strokes at which both are seen, in sub-pixels, where they are on the grid and elsewhere.
  private static let lightMinima = (fitted: 1.5, free: 2.5)

  /// Returns the style with strokes so thin that two of them at a distance do not become one.
  ///
  /// - Parameter distance: The distance of their center lines, in hundredths of a capital's height.
  /// - Returns: The style.
  func opened(at distance: Double) -> LetterStyle {
    var style = self
    let light = fit == .strokes ? Self.lightMinima.fitted : Self.lightMinima.free
    let upright = distance * unit - light
    let level = distance * height / 100 - light
    style.stem = max(min(stem, 1), min(stem, fit == .strokes ? upright.rounded() : upright))
    style.bar = max(min(bar, 1), min(bar, fit == .strokes ? level.rounded(.down) : level))
    return style
  }

  /// Returns the place of a narrow digit's origin behind the pen, and its advance: it has the space of other letters on
  /// either side of its ink.
  func spacing(ofInk columns: Range<Int>) -> (inset: Int, advance: Double) {
    let sides = max(1, (2 * side).rounded())
    return (Int(sides / 2) - columns.lowerBound, Double(columns.count) + sides)
  }

  /// Returns how much of a sub-pixel is inked that a stroke covers in part.
  ///
  /// A cell has two colors, so that small text gets muddy if many sub-pixels are covered in part.
  func ink(_ covered: Double) -> Double {
    let contrast: Double =
      switch fit {
      case .edges: 1.3
      case .strokes: height < 6 ? 6 : height < 8 ? 3 : 1.8
      }
    return max(0, min(1, (covered - 0.5) * contrast + 0.5)) * strength
  }
}

extension Font.Weight {
  /// The width of strokes, as a part of a capital's height; near to SF's.
  var stroke: Double {
    switch self {
    case .ultraLight: 0.028
    case .thin: 0.05
    case .light: 0.08
    case .regular: 0.115
    case .medium: 0.137
    case .semibold: 0.158
    case .bold: 0.182
    case .heavy: 0.212
    case .black: 0.245
    }
  }

  /// The height of level strokes, which are thinner, since an 8 has three of them above each other.
  var bar: Double { stroke * (self == .black ? 0.86 : 0.92) }
}
