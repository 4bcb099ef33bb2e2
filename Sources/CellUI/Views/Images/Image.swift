import AssetCatalogs
import ColorScience
import Compositing
public import Foundation

/// An image: a symbol, an image of the app's assets, or a picture that code has made.
///
/// A symbol in the size of text is a glyph of the terminal's font; a larger one is drawn from its sketch. A picture is
/// drawn in sub-pixels. An image that the app does not have is a mark.
public struct Image: PrimitiveView, Equatable, Sendable {
  /// The origin of an image.
  enum Source: Equatable, Sendable {
    case symbol(String, variableValue: Double?)
    case asset(String)
    case file(ImageAsset)
    case drawing(ImageDrawing)

    static func == (first: Source, second: Source) -> Bool {
      switch (first, second) {
      case (.symbol(let one, let value), .symbol(let other, let otherValue)):
        one == other && value == otherValue
      case (.asset(let one), .asset(let other)): one == other
      case (.file(let one), .file(let other)): one.light.fingerprint == other.light.fingerprint
      case (.drawing(let one), .drawing(let other)): one === other
      case (.symbol, _), (.asset, _), (.file, _), (.drawing, _): false
      }
    }
  }

  /// The use of an image as a picture or as a stencil.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The foreground style where the image has ink.
    case template
    /// The image's own colors.
    case original
  }

  /// The way in which an image fills its frame.
  public enum ResizingMode: Hashable, Sendable {
    /// Several times, which is drawn as once.
    case tile
    /// Once.
    case stretch
  }

  /// The way in which pixels become sub-pixels.
  public enum Interpolation: Hashable, Sendable {
    /// The pixel in the middle.
    case none
    /// The mean of the pixels.
    case low, medium, high
  }

  /// The size of a symbol relative to the text beside it.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// Smaller than the text.
    case small
    /// The size of the text.
    case medium
    /// Larger than the text.
    case large

    /// The factor on a symbol's size.
    var factor: Double {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  let source: Source
  private(set) var isResizable = false
  private(set) var renderingMode: TemplateRenderingMode?
  private(set) var isSmooth = true
  private(set) var symbolMode: SymbolRenderingMode?
  /// A Boolean value indicating whether it is the icon of a label, a space away from its title.
  private var isIcon = false

  init(_ source: Source) {
    self.source = source
  }

  /// Makes a symbol by its SF Symbols name; an unknown name gives a mark.
  public init(systemName: String) {
    self.init(.symbol(systemName, variableValue: nil))
  }

  /// Makes a symbol whose parts are lit by a value, `0...1`.
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName, variableValue: variableValue))
  }

  /// Makes an image of the app's assets; an unknown name gives a mark.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name))
  }

  /// Makes a custom symbol of the app's assets.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.asset(name))
  }

  /// Makes an image of the app's assets with a label, which nothing here reads.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.asset(name))
  }

  /// Makes an image of the app's assets that has no meaning of its own.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.asset(name))
  }

  /// Makes an image of the app's assets.
  public init(_ resource: ImageResource) {
    self.init(.asset(resource.name))
  }

  /// SwiftUI's image in place of one that is not there yet: it takes all room, and shows nothing.
  static var placeholder: Image {
    Image(.file(ImageAsset(ImageFile(name: "", bytes: [])))).resizable()
  }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  /// Lets the image take the size of its frame.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    with { $0.isResizable = true }
  }

  /// Sets the use as a picture or as a stencil; `nil` leaves it to the image.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  /// Sets the way in which pixels become sub-pixels.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.isSmooth = interpolation != .none }
  }

  /// Returns the image unchanged: edges are always as smooth as cells allow.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Sets the number of colors of a symbol.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.symbolMode = mode }
  }

  /// The image as the icon of a label.
  var asIcon: Image { with { $0.isIcon = true } }

  /// The image as a character of a text.
  var character: TextFragment {
    switch source {
    case .symbol(let name, _):
      if !SymbolTable.isKnown(name) {
        MissingNames.add(.symbol, name)
      } else if !SymbolTable.hasText(name) {
        MissingNames.add(.picture, name)
      }
      return TextFragment(verbatim: SymbolTable.text(for: name))
    case .asset(let name): return TextFragment(verbatim: SymbolTable.text(for: name))
    case .file, .drawing: return TextFragment(verbatim: SymbolTable.neutral)
    }
  }

  package func nodes(in context: ViewContext) -> [any Node] {
    switch source {
    case .symbol(let name, let value): symbol(name, variableValue: value, in: context)
    case .asset(let name): asset(name, in: context)
    case .file(let image): picture(image, name: "", in: context)
    case .drawing(let drawing): self.drawing(drawing, in: context)
    }
  }
}

// MARK: - Resolving

extension Image {
  /// The chroma up to which a color has no hue to miss (Oklab), as the system's bluish grays.
  private static let grayChroma: Float = 0.04
  /// The numbers of styles that are a palette: one style has four levels.
  private static let palettes = 2...3

  private func symbol(_ name: String, variableValue: Double?, in context: ViewContext)
    -> [any Node]
  {
    // An image without a name is empty, which authors use for a label without an icon.
    guard !name.isEmpty else { return [] }
    let environment = context.environment
    let name = environment[SymbolVariantsKey.self].applied(to: name)
    guard SymbolTable.isKnown(name) else {
      MissingNames.add(.symbol, name)
      return glyph(SymbolTable.neutral, in: context)
    }
    let font = environment.font ?? .body
    let points = environment.magnifiedPoints(of: font.points)
    let mode =
      symbolMode ?? (renderingMode == .original ? .multicolor : environment.symbolRenderingMode)
    let own =
      mode == .multicolor
      ? SymbolTable.ownColors(of: name)?.map { $0.paint(in: environment) } : nil
    let levels =
      own ?? environment.hierarchy ?? environment.foregroundStyles.map { .color($0) }
    // Two or three styles are those of a palette, unless the author says otherwise.
    let hasLayers = mode.map { $0 != .monochrome } ?? Self.palettes.contains(levels.count)
    let weight = environment.textTraits.weight ?? font.weight ?? .regular
    let scale = environment.imageScale.factor
    let room = SymbolRoom(points: points, scale: scale, isResizable: isResizable, in: environment)
    guard room.mayDraw(name),
      var picture = SymbolPicture(
        name, weight: weight, variableValue: variableValue, hasLayers: hasLayers),
      case let glyphs = TextCells.glyphs(of: Self.text(of: name, inks: own)),
      case let (isDrawn, discSign) = room.drawing(of: picture, glyphs: glyphs), isDrawn
    else {
      var inks = own
      // Of a sign alone the color of its enclosure is the one that is seen.
      if own == nil, hasLayers, levels.count > 1, name.hasSuffix(".fill"),
        SymbolPicture.isEnclosure(name)
      {
        inks = Array(levels.dropFirst())
      }
      addNotes(onSign: mode, levels: levels.count, in: context)
      return glyph(ofSymbol: name, points: points, inks: inks, in: context)
    }
    picture.hasOwnColors = own.map { $0.count > 1 } ?? false && !picture.isEnclosed
    let mayBeDotted = (!picture.isEnclosed || picture.dots != nil) && room.hasGlyphs
    let sizes = room.sizes(hasDisc: discSign != nil, mayBeDotted: mayBeDotted)
    return [
      SymbolImageNode(
        identity: context.identity, picture: picture, paints: levels, glyphs: glyphs,
        naturalSize: sizes.natural, glyphSize: sizes.glyph,
        drawsSign: picture.isSignInLine && room.showsDiscs, discSign: discSign,
        isResizable: isResizable, mayBeDotted: mayBeDotted,
        emoji: mayBeDotted ? emoji(glyphs, of: picture, inks: own, in: context) : nil,
        motion: .opacity)
    ]
  }

  /// Returns the text of a symbol, in its own colors where it has some.
  private static func text(of name: String, inks: [Paint]?) -> String {
    inks.flatMap { _ in SymbolTable.multicolorText(for: name) } ?? SymbolTable.text(for: name)
  }

  /// Returns the emoji that a symbol is in two rows; `nil` for one that is known by its outline, or has no emoji.
  private func emoji(
    _ glyphs: [MeasuredGlyph], of picture: SymbolPicture, inks: [Paint]?, in context: ViewContext
  ) -> SymbolImageNode.Emoji? {
    let isEmoji =
      glyphs.first?.glyph.ownColor != nil
      || inks != nil && SymbolTable.multicolorText(for: picture.systemName) != nil
    guard isEmoji, !picture.isPlain, inks != nil || !context.environment.hasFaintInk else {
      return nil
    }
    let isTinted =
      inks == nil
      && Oklab(context.environment.currentForeground.color).chroma > Self.grayChroma
    return SymbolImageNode.Emoji(
      note: isTinted ? .keptColor(symbol: picture.systemName, isRing: false) : nil,
      notes: context.notes)
  }

  /// Notes the modifiers that do not change a sign of one color in the line's size.
  private func addNotes(
    onSign mode: SymbolRenderingMode?, levels: Int, in context: ViewContext
  ) {
    if context.environment.imageScale != .medium { context.notes.add(.undrawn("imageScale")) }
    if mode == .palette, Self.palettes.contains(levels) {
      context.notes.add(.undrawn("symbolRenderingMode"))
    }
  }

  /// Returns the glyph that stands for a symbol, in some levels of the foreground style; `nil` means those in force.
  private func glyph(
    ofSymbol name: String, points: Double, inks: [Paint]?, in context: ViewContext
  ) -> [any Node] {
    var context = context
    let isMulticolor = inks.map { $0.count > 1 } ?? false && !SymbolPicture.isEnclosure(name)
    var text = Self.text(of: name, inks: isMulticolor ? inks : nil)
    if text == SymbolTable.neutral, !SymbolTable.hasText(name) { MissingNames.add(.picture, name) }
    let isFaint = inks == nil && context.environment.hasFaintInk
    let isColored = Oklab(context.environment.currentForeground.color).chroma > Self.grayChroma
    var columns = 1
    if isFaint || isColored, TextCells.glyphs(of: text).first?.glyph.ownColor != nil {
      // An emoji is as bright in any color: of a row of them it would not tell how many are lit.
      context.notes.add(.keptColor(symbol: name, isRing: isFaint))
      if isFaint { (text, columns) = (SymbolTable.ring, SymbolTable.emojiColumns) }
    }
    if let inks { context.environment.hierarchy = inks }
    let isEnclosure =
      points >= SymbolPicture.lineMinimumPoints && !context.environment.drawsBarsWithInk
      && SymbolPicture.isEnclosure(name) && !(isIcon && SymbolPicture.isButton(name))
    return glyph(
      text, columns: isEnclosure ? SymbolPicture.lineSize.columns : columns,
      mayBeGround: SymbolPicture.mayBeGround(name), in: context)
  }

  /// Returns a glyph in the size of text, in the middle of at least some columns.
  private func glyph(
    _ text: String, columns: Int = 1, mayBeGround: Bool = false, in context: ViewContext
  ) -> [any Node] {
    var context = context
    if let font = context.environment.font {
      context.environment.font = Font(
        points: min(font.points, Font.body.points), weight: font.weight)
    }
    return [
      SymbolGlyphNode(
        child: TextNode([TextFragment(verbatim: text)], context: context), columns: columns,
        mayBeGround: mayBeGround)
    ]
  }

  private func asset(_ name: String, in context: ViewContext) -> [any Node] {
    guard !name.isEmpty else {
      // A picture without a name takes no room, unless it has a frame, in which other views may stand.
      return isResizable ? context.nodes(of: Color.clear) : []
    }
    let catalog = AppResources.current.catalog
    if let image = catalog.images[name] { return picture(image, name: name, in: context) }
    if let symbol = catalog.symbols[name] {
      let font = context.environment.font ?? .body
      let points = context.environment.magnifiedPoints(of: font.points)
      if case .pixels = symbol.light.content, isResizable || points >= Font.blockMinimumPoints {
        return picture(
          symbol, name: name, scale: points / Double(ImageFile.symbolPoints), in: context)
      }
      context.notes.add(.undrawn("the custom symbol \(name), a mark here"))
      return glyph(SymbolTable.neutral, in: context)
    }
    MissingNames.add(.image, name)
    let mark = glyph(SymbolTable.text(for: name), in: context)
    guard isResizable else { return mark }
    let ratio = LengthScale(context.environment).ratio(width: 1, height: 1)
    let ink = context.environment.currentForeground.color
    return mark.map { MissingPictureNode(child: $0, ratio: ratio, ink: ink) }
  }

  private func drawing(_ drawing: ImageDrawing, in context: ViewContext) -> [any Node] {
    let scale = LengthScale(context.environment)
    let natural = CellSize(
      columns: scale.frameColumns(Double(drawing.size.width)),
      rows: scale.frameRows(Double(drawing.size.height)))
    return [
      DrawingNode(
        context: context, drawing: drawing, naturalSize: natural,
        ratio: scale.ratio(
          width: Double(drawing.size.width), height: Double(drawing.size.height)),
        isResizable: isResizable)
    ]
  }

  /// Returns the picture of a file.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - name: The asset's name; empty for a file's own.
  ///   - factor: The part of its own size that it has, before it is resized.
  ///   - context: The context.
  /// - Returns: The picture, or a frame with its name.
  private func picture(
    _ image: ImageAsset, name: String, scale factor: Double = 1, in context: ViewContext
  ) -> [any Node] {
    let environment = context.environment
    let file = environment.colorScheme == .dark ? image.dark : image.light
    let isStencil = renderingMode.map { $0 == .template } ?? image.isTemplate ?? false
    let ink = environment.currentForeground.color
    let size = file.size ?? (64, 64)
    let scale = LengthScale(environment)
    let points = { (pixels: Int) in Double(pixels) * factor / Double(max(1, image.scale)) }
    let natural = CellSize(
      columns: scale.frameColumns(points(size.width)), rows: scale.frameRows(points(size.height)))
    var content = PictureNode.Content.image(
      DrawnImage(file: file, stencil: isStencil ? ink : nil, isSmooth: isSmooth))
    if case .undrawn(let reason, _) = file.content {
      if !file.name.isEmpty { MissingNames.add(.file, "\(file.name): \(reason)") }
      content = .placeholder(
        name: name.isEmpty ? file.name : name, reason: reason, ink: ink)
    }
    return [
      PictureNode(
        identity: context.identity, content: content, naturalSize: natural,
        ratio: scale.ratio(width: Double(size.width), height: Double(size.height)),
        isResizable: isResizable)
    ]
  }
}
