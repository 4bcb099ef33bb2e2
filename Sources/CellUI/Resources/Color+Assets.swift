import AssetCatalogs
package import ColorScience

extension Color {
  /// The color in place of one that the app does not have: as glaring as can be.
  static let missing = StraightRGBA(rgb: 0xFF00FF)

  /// Returns a color of the app's assets.
  ///
  /// - Parameters:
  ///   - name: The color's name.
  ///   - isDark: A Boolean value indicating whether it is the one of the dark appearance.
  ///   - isGround: A Boolean value indicating whether it is behind other views.
  /// - Returns: The color, or one that is made up.
  static func asset(_ name: String, isDark: Bool, isGround: Bool = false) -> StraightRGBA {
    let catalog = AppResources.current.catalog
    guard let color = catalog.colors[name] else {
      // A color set without a color leaves the choice to the system, as Xcode's own do.
      if !catalog.emptyColors.contains(name) { MissingNames.add(.color, name) }
      let own = madeUp(name, isGround: isGround).map { isDark ? $0.dark : $0.light }
      // A name that is a text of islet's own, as in `Color(line)`, is no author's mistake.
      let other = AppResources.current.isMadeUp(name) ? SystemColors.color(named: "gray") : nil
      return own ?? other?.dark ?? missing
    }
    return isDark ? color.dark : color.light
  }

  /// Returns the colors that islet makes up in place of one that the app's assets lack.
  ///
  /// - Parameter name: The color's name.
  /// - Returns: The colors of both appearances, without white and black, which texts have without any name.
  package static func madeUpColors(named name: String) -> Set<StraightRGBA> {
    let colors = [true, false].flatMap { isDark in
      [true, false].map { asset(name, isDark: isDark, isGround: $0) }
    }
    return Set(colors).subtracting([.white, .black])
  }

  /// Makes up a color for a name that says enough: a color, or its use; `nil` for other names.
  ///
  /// Widgets are often looked at without their app's assets, where most names are of this kind.
  /// A ground with the name of a text's color is dark in any appearance, since the text on it has another color.
  private static func madeUp(_ name: String, isGround: Bool) -> ColorAsset? {
    let words = name.wordsOfName
    for word in words.reversed()
    where word != "background" && !(isGround && textWords.contains(word)) {
      let found =
        SystemColors.color(named: "system\(word.capitalized)") ?? SystemColors.color(named: word)
      if let found { return found.shade(of: words, isGround: isGround) }
    }
    guard let use = uses.first(where: { !$0.words.isDisjoint(with: words) }) else { return nil }
    if isGround, use.words == textWords {
      let ground = SystemColors.color(named: "secondarySystemBackground")
      return ground.map { ColorAsset(light: $0.dark, dark: $0.dark) }
    }
    if use.words == textWords, !ColorAsset.dimWords.isDisjoint(with: words) {
      return SystemColors.color(named: "secondaryLabel")
    }
    let color = SystemColors.color(named: use.color)
    return use.words == accentWords ? color?.shade(of: words, isGround: isGround) : color
  }

  /// The words for colors of texts.
  private static let textWords: Set<String> = [
    "text", "title", "label", "foreground", "font", "ink",
  ]

  /// The words for the color of an app's own, which its controls have, too.
  private static let accentWords: Set<String> = [
    "accent", "action", "brand", "button", "cta", "main", "primary", "theme", "tint",
  ]

  /// The words for colors' uses, by UIKit's names of such colors.
  private static let uses: [(words: Set<String>, color: String)] = [
    (["background", "bg", "surface", "card", "container"], "secondarySystemBackground"),
    (["secondary", "subtitle"], "secondaryLabel"),
    (textWords, "label"),
    (accentWords, "systemBlue"),
    (ColorAsset.dimWords, "secondaryLabel"),
  ]

  /// Makes a color in place of a missing module's: that of the app's assets with its name, or one that the name tells of,
  /// or gray.
  ///
  /// - Parameter name: The name with its type's, as `RideColors.text`.
  public init(_standingFor name: String) {
    if AppResources.current.catalog.colors[name] != nil {
      self.init(name)
    } else if let color = Self.madeUp(name, isGround: false) {
      self.init(.adaptive(light: color.light, dark: color.dark))
    } else {
      self = .gray
    }
  }

  /// Makes a color of UIKit by its name.
  init(system name: String) {
    let color = SystemColors.color(named: name)
    self.init(.adaptive(light: color?.light ?? .black, dark: color?.dark ?? .black))
  }

  /// Makes a color from its channels in a space, `0...1`.
  public init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let byte = { (channel: Double) in
      UInt8(max(0, min(1, channel.isNaN ? 0 : channel)) * 255 + 0.5)
    }
    let plain = StraightRGBA(
      red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(opacity))
    let color =
      switch colorSpace {
      case .sRGB: plain
      case .displayP3: plain.fromDisplayP3
      case .sRGBLinear:
        StraightRGBA(
          linear: SIMD3(Float(red), Float(green), Float(blue)), alpha: byte(opacity))
      }
    self.init(.fixed(color))
  }

  /// Makes a gray in a space, `0...1` from black to white.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }
}

extension ColorAsset {
  /// The words for shades that stand back.
  fileprivate static let dimWords: Set<String> = ["dim", "dimmed", "muted", "subtle"]
  /// The words for dark shades of a color.
  private static let darkWords = dimWords.union(["dark", "darker", "deep"])
  /// The words for a shade behind other views.
  private static let groundWords: Set<String> = ["background", "bg"]
  /// The parts of black, and of white, in a dark shade and in a ground.
  private static let (darkPart, groundDarkPart, groundLightPart) = (0.45, 0.65, 0.8)

  /// Returns the shade of the color that a name tells: `DarkGreen` and `AccentDimmed` are darker, and behind other views
  /// `BackgroundGreen` lets those in green be seen.
  fileprivate func shade(of words: [String], isGround: Bool) -> ColorAsset {
    if isGround, !Self.groundWords.isDisjoint(with: words) {
      return ColorAsset(
        light: .mix(light, .white, by: Self.groundLightPart),
        dark: .mix(dark, .black, by: Self.groundDarkPart))
    }
    guard !Self.darkWords.isDisjoint(with: words) else { return self }
    return ColorAsset(
      light: .mix(light, .black, by: Self.darkPart), dark: .mix(dark, .black, by: Self.darkPart))
  }
}
