import ColorScience
import Compositing

extension View {
  /// Sets the way in which the view's colors are laid on those beneath, as far as the layout has drawn some.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    placed { pass, _, _ in pass.scope.blendMode = blendMode }
  }
}

extension Surface {
  /// Mixes a drawing's colors with those beneath, so that compositing the drawing lays them on in a blend mode.
  ///
  /// - Parameters:
  ///   - drawing: The drawing.
  ///   - origin: The place of its top left cell.
  ///   - mode: The mode.
  mutating func blend(_ drawing: inout Surface, at origin: CellPoint, by mode: BlendMode) {
    for row in 0..<drawing.size.rows {
      for column in 0..<drawing.size.columns {
        let place = CellPoint(column: origin.column + column, row: origin.row + row)
        guard bounds.contains(place) else { continue }
        var cell = drawing[column, row]
        var beneath = self[place.column, place.row]
        if mode == .destinationOut {
          beneath.upper = beneath.upper.opacity(1 - cell.upper.fraction)
          beneath.lower = beneath.lower.opacity(1 - cell.lower.fraction)
          beneath.foreground = beneath.foreground.opacity(1 - cell.upper.fraction)
          set(beneath, column: place.column, row: place.row)
          drawing.set(.clear, column: column, row: row)
          continue
        }
        // The left half of a wide glyph has set this one.
        guard cell.glyph != .continuation else { continue }
        cell.foreground = mode.mixed(cell.foreground, beneath.meanBackground)
        cell.upper = mode.mixed(cell.upper, beneath.upper)
        cell.lower = mode.mixed(cell.lower, beneath.lower)
        drawing.set(cell, column: column, row: row)
      }
    }
  }
}

extension BlendMode {
  /// The channels of a color, `0...1`.
  private typealias Channels = SIMD3<Double>

  /// Returns the color to lay on a backdrop in the normal way, by the formulas of W3C's Compositing and Blending.
  fileprivate func mixed(_ color: StraightRGBA, _ backdrop: StraightRGBA) -> StraightRGBA {
    guard color.alpha > 0 else { return color }
    switch self {
    case .sourceAtop: return color.opacity(backdrop.fraction)
    case .destinationOver: return color.opacity(1 - backdrop.fraction)
    case .normal, .destinationOut: return color
    case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .plusDarker,
      .plusLighter:
      break
    }
    let (source, beneath) = (color.channels, backdrop.channels)
    var blended = source
    if isSeparable {
      for index in 0..<3 { blended[index] = channel(beneath[index], source[index]) }
    } else {
      blended = whole(beneath, source)
    }
    let share = backdrop.fraction
    return StraightRGBA(channels: source * (1 - share) + blended * share, alpha: color.alpha)
  }

  private var isSeparable: Bool { ![.hue, .saturation, .color, .luminosity].contains(self) }

  /// Returns the mixture of one channel of the backdrop and of the source.
  private func channel(_ back: Double, _ source: Double) -> Double {
    switch self {
    case .multiply: back * source
    case .screen: back + source - back * source
    case .overlay: BlendMode.hardLight.channel(source, back)
    case .darken: min(back, source)
    case .lighten: max(back, source)
    case .colorDodge: back == 0 ? 0 : source >= 1 ? 1 : min(1, back / (1 - source))
    case .colorBurn: back >= 1 ? 1 : source <= 0 ? 0 : 1 - min(1, (1 - back) / source)
    case .softLight: Self.softLight(back, source)
    case .hardLight:
      source <= 0.5 ? back * 2 * source : back + (2 * source - 1) - back * (2 * source - 1)
    case .difference: abs(back - source)
    case .exclusion: back + source - 2 * back * source
    case .plusDarker: max(0, back + source - 1)
    case .plusLighter: min(1, back + source)
    case .normal, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
      .destinationOut:
      source
    }
  }

  private static func softLight(_ back: Double, _ source: Double) -> Double {
    guard source > 0.5 else { return back - (1 - 2 * source) * back * (1 - back) }
    let bright = back <= 0.25 ? ((16 * back - 12) * back + 4) * back : back.squareRoot()
    return back + (2 * source - 1) * (bright - back)
  }

  /// Returns the mixture of all channels of the backdrop and of the source.
  private func whole(_ back: Channels, _ source: Channels) -> Channels {
    switch self {
    case .hue: source.saturated(as: back).lit(as: back)
    case .saturation: back.saturated(as: source).lit(as: back)
    case .color: source.lit(as: back)
    case .luminosity: back.lit(as: source)
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .sourceAtop, .destinationOver,
      .destinationOut, .plusDarker, .plusLighter:
      source
    }
  }
}

extension SIMD3<Double> {
  private var light: Double { 0.3 * x + 0.59 * y + 0.11 * z }

  /// Returns the channels with the luminosity of others.
  fileprivate func lit(as other: Self) -> Self {
    let moved = self + (other.light - light)
    let (light, least, most) = (moved.light, moved.min(), moved.max())
    if least < 0 { return light + (moved - light) * (light / (light - least)) }
    if most > 1 { return light + (moved - light) * ((1 - light) / (most - light)) }
    return moved
  }

  /// Returns the channels with the saturation of others.
  fileprivate func saturated(as other: Self) -> Self {
    let range = max() - min()
    return range > 0 ? (self - min()) * ((other.max() - other.min()) / range) : Self()
  }
}

extension StraightRGBA {
  /// The channels, `0...1`.
  fileprivate var channels: SIMD3<Double> {
    SIMD3(Double(red), Double(green), Double(blue)) / 255
  }

  fileprivate init(channels: SIMD3<Double>, alpha: UInt8) {
    let bytes = (channels.clamped(lowerBound: SIMD3(), upperBound: SIMD3(repeating: 1)) * 255)
      .rounded(.toNearestOrAwayFromZero)
    self.init(red: UInt8(bytes.x), green: UInt8(bytes.y), blue: UInt8(bytes.z), alpha: alpha)
  }
}
