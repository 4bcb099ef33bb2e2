public import ActivityWidgets
public import CellUI
import ColorScience
public import Compositing
public import FoundationEssentials
import LiveActivities
public import Theming

/// Measures the contrast of an activity's texts with the cells beneath them, without a screen.
///
/// A card is judged at rest on a device of full size, at the place of a single card. A theme's wallpaper is painted once,
/// and only the cells beneath the card are composed. Colors are those of an awake display with all of them: an always-on
/// display's and a poor terminal's are islet's own.
public struct ContrastAudit {
  private var environment: EnvironmentValues
  private let measures: DeviceMeasures
  /// The circumstances that were judged last, and their wallpaper.
  private var judged: (context: ScreenContext, scene: WallpaperScene)?

  /// Makes an audit.
  ///
  /// - Parameters:
  ///   - environment: The environment of views besides the theme's colors: time zone rules, glyph repertoire.
  ///   - measures: The device's measures.
  public init(environment: EnvironmentValues, measures: DeviceMeasures = .iPhone) {
    self.environment = environment
    self.measures = measures
  }

  /// Replaces the terminal's glyphs.
  public mutating func update(glyphs: GlyphRepertoire) {
    environment.glyphRepertoire = glyphs
    judged = nil
  }

  /// Returns the contrast of every text on an activity's card, and in an island.
  ///
  /// - Parameters:
  ///   - activity: The activity.
  ///   - theme: The theme.
  ///   - display: The state of the display, which is judged awake.
  ///   - hasDynamicIsland: Whether the device has an island.
  ///   - date: The device's time.
  /// - Returns: The texts with their contrasts, each in the cell where it reads worst.
  /// - Complexity: A painting of the wallpaper where theme or display are others than before.
  public mutating func contrasts(
    of activity: PresentedActivity, in theme: Theme, on display: DeviceDisplay,
    hasDynamicIsland: Bool, at date: Date
  ) -> [TextContrast] {
    let (context, scene) = circumstances(of: theme, on: display.awake)
    let card = Self.cardContrasts(of: activity, in: context, before: scene, at: date)
    guard hasDynamicIsland else { return card }
    return card + islandContrasts(of: activity, in: context.islandEnvironment(at: date))
  }

  private mutating func circumstances(
    of theme: Theme, on display: DeviceDisplay
  ) -> (context: ScreenContext, scene: WallpaperScene) {
    if let judged, judged.context.theme == theme, judged.context.display == display {
      return judged
    }
    var context = ScreenContext(
      size: measures.size, theme: theme, environment: environment, hasDynamicIsland: true,
      depth: .direct24, measures: measures)
    context.update(display)
    let made = (context, WallpaperScene(in: context))
    judged = made
    return made
  }

  /// Returns the contrasts on a card and on its button, against the card's ground and the wallpaper around it.
  private static func cardContrasts(
    of activity: PresentedActivity, in context: ScreenContext, before scene: WallpaperScene,
    at date: Date
  ) -> [TextContrast] {
    let area = context.geometry.cards
    var views = context.cardEnvironment(at: date)
    views.codeDate = activity.codeDate
    let face = CardFace(of: activity, in: context, environment: views)
    guard let content = face.content else { return [] }
    let place = CellRect(
      column: area.origin.column, row: area.rowRange.upperBound - face.rows,
      columns: area.size.columns, rows: face.rows)
    var ground = Surface(size: place.size)
    ground.composite(scene.wallpaper, at: scene.origin - place.origin)
    ground.composite(
      face.ground.surface(halfRows: 0..<Double(2 * face.rows), before: scene, at: place.origin),
      at: .zero)
    let button = face.clearButton?.title(on: place.size, environment: views)
    let texts = { (layout: ViewLayout) in layout.texts(upon: ground, strength: face.strength) }
    return texts(content).map { TextContrast($0, in: .lockScreen) }
      + (button.map(texts) ?? []).map {
        TextContrast($0, in: .lockScreen, isOnClearButton: true)
      }
  }

  /// Returns the contrasts in the island, which is black whatever the theme (AK 4.16).
  private func islandContrasts(
    of activity: PresentedActivity, in environment: EnvironmentValues
  ) -> [TextContrast] {
    activity.places(on: measures).flatMap { place -> [TextContrast] in
      let presentation = place.presentation
      guard presentation != .lockScreen, place.hasView else { return [] }
      // The center has a row of its own where the one beside the camera is too narrow.
      let layout =
        presentation == .expandedCenter
        ? activity.islandLayout(of: presentation, in: environment, on: measures)
        : place.layout(in: environment)
      guard let layout else { return [] }
      let ground = Surface(size: layout.size, filledWith: Cell(background: .black))
      return layout.texts(upon: ground).map { TextContrast($0, in: presentation) }
    }
  }
}

extension TextContrast {
  /// Makes the contrast of a text where an activity is presented, with the need of the text's kind.
  fileprivate init(
    _ text: LaidText, in presentation: Clipping.Presentation, isOnClearButton: Bool = false
  ) {
    let need: ContrastNeed =
      switch text.kind {
      case .text: .text
      case .large, .symbol: .large
      }
    self.init(
      presentation: presentation, text: text, needed: need.ratio, isOnClearButton: isOnClearButton)
  }
}
