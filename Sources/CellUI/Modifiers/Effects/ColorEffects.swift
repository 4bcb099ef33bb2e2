import ColorScience

extension View {
  /// Makes the view's colors lighter, `-1...1`.
  public func brightness(_ amount: Double) -> some View {
    recolored { channel, _ in channel + amount }
  }

  /// Makes the differences of the view's colors larger; 1 changes nothing.
  public func contrast(_ amount: Double) -> some View {
    recolored { channel, _ in (channel - 0.5) * amount + 0.5 }
  }

  /// Makes the view's colors stronger; 1 changes nothing, 0 leaves grays.
  public func saturation(_ amount: Double) -> some View {
    recolored { channel, gray in gray + (channel - gray) * amount }
  }

  /// Takes the view's colors away, `0...1`.
  public func grayscale(_ amount: Double) -> some View {
    saturation(1 - amount)
  }

  /// Turns the view's colors into their opposites.
  public func colorInvert() -> some View {
    recolored { channel, _ in 1 - channel }
  }

  /// Multiplies the view's colors by another one.
  public func colorMultiply(_ color: Color) -> some View {
    RecoloredView(content: self) { own, environment in
      let factor = color.paint(in: environment).color
      return own.mapped { $0 * Double(factor[keyPath: $1]) / 255 }.opacity(factor.fraction)
    }
  }

  /// Turns the hues of the view's colors.
  public func hueRotation(_ angle: Angle) -> some View {
    RecoloredView(content: self) { color, _ in color.hueRotated(by: angle.radians) }
  }

  /// Makes light colors opaque and dark ones transparent, all of them black.
  public func luminanceToAlpha() -> some View {
    RecoloredView(content: self) { color, _ in StraightRGBA.black.opacity(color.gray) }
  }

  /// Changes the channels of the view's colors, `0...1`, by themselves and the color's gray.
  private func recolored(_ change: @escaping (Double, Double) -> Double) -> some View {
    RecoloredView(content: self) { color, _ in
      let gray = color.gray
      return color.mapped { channel, _ in change(channel, gray) }
    }
  }
}

private struct RecoloredView<Content: View>: PrimitiveView {
  let content: Content
  let change: (StraightRGBA, EnvironmentValues) -> StraightRGBA

  func nodes(in context: ViewContext) -> [any Node] {
    let environment = context.environment
    return context.nodes(of: content).map { child in
      ItemsNode(child: child) { item, _ in
        item.content = item.content.recolored { change($0, environment) }
      }
    }
  }
}

extension StraightRGBA {
  /// The luminance by the weights of ITU-R BT.709, on the encoded channels, `0...1`.
  fileprivate var gray: Double {
    (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / 255
  }

  /// Returns the color with changed channels, `0...1`.
  fileprivate func mapped(_ change: (Double, KeyPath<StraightRGBA, UInt8>) -> Double)
    -> StraightRGBA
  {
    func byte(_ path: KeyPath<StraightRGBA, UInt8>) -> UInt8 {
      let channel = change(Double(self[keyPath: path]) / 255, path)
      return UInt8(max(0, min(1, channel.isNaN ? 0 : channel)) * 255 + 0.5)
    }
    return StraightRGBA(red: byte(\.red), green: byte(\.green), blue: byte(\.blue), alpha: alpha)
  }

  /// Returns the color with another hue, by the matrix of the SVG filter `hueRotate`.
  fileprivate func hueRotated(by radians: Double) -> StraightRGBA {
    guard radians.isFinite else { return self }
    let (red, green, blue) = (Double(red) / 255, Double(green) / 255, Double(blue) / 255)
    let turn = CGAffineTransform(rotationAngle: radians)
    let (cosine, sine) = (Double(turn.a), Double(turn.b))
    let gray = 0.213 * red + 0.715 * green + 0.072 * blue
    let turned: [KeyPath<StraightRGBA, UInt8>: Double] = [
      \.red: gray + cosine * (red - gray) + sine * (-0.213 * red - 0.715 * green + 0.928 * blue),
      \.green: gray + cosine * (green - gray)
        + sine * (0.143 * red + 0.140 * green - 0.283 * blue),
      \.blue: gray + cosine * (blue - gray) + sine * (-0.787 * red + 0.715 * green + 0.072 * blue),
    ]
    return mapped { turned[$1] ?? $0 }
  }
}
