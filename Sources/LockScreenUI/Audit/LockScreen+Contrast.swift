public import ActivityWidgets
import CellUI
import ColorScience
import Compositing
import FoundationEssentials
import LiveActivities
import Theming

extension LockScreen {
  /// Every text of an activity, at rest, against the cells that lie beneath it in this theme and on this display.
  ///
  /// A card that is not on the screen is judged where a single one stands.
  public mutating func textContrasts(
    of activity: PresentedActivity, at time: SceneTime
  ) -> [TextContrast] {
    guard size.columns >= ScreenGeometry.minimumSize.columns,
      size.rows >= ScreenGeometry.minimumSize.rows
    else { return [] }
    let views = viewEnvironment(at: time)
    return cardContrasts(of: activity, views: views) + islandContrasts(of: activity, views: views)
  }

  private mutating func cardContrasts(
    of activity: PresentedActivity, views: EnvironmentValues
  ) -> [TextContrast] {
    let area = geometry.cards
    let face = CardFace(
      of: activity, columns: area.size.columns, look: look, environment: views)
    guard let content = face.content else { return [] }
    let shown = pieces.first { $0.key == .card(activity.id) && !$0.isLeaving }
    let row = shown.map { Int($0.row.target.rounded()) } ?? area.rowRange.upperBound - face.rows
    let place = CellRect(
      column: area.origin.column, row: row, columns: area.size.columns, rows: face.rows)
    let scene = wallpaperScene
    var ground = Surface(size: place.size)
    ground.composite(
      scene.wallpaper,
      at: CellPoint(
        column: scene.origin.column - place.origin.column, row: scene.origin.row - row))
    ground.composite(
      face.ground.surface(halfRows: 0..<2 * face.rows).glazed(before: scene, at: place.origin),
      at: .zero)
    let button = face.clearButton?.title(on: place.size, environment: views)
    return [content, button].compactMap { $0 }
      .flatMap { $0.texts(upon: ground, strength: look.inkStrength) }
      .map { TextContrast($0, in: .lockScreen) }
  }

  /// The island is black, whatever the theme (AK 4.16).
  private func islandContrasts(
    of activity: PresentedActivity, views: EnvironmentValues
  ) -> [TextContrast] {
    guard hasDynamicIsland else { return [] }
    var values = views
    values.colorScheme = .dark
    values.foregroundStyles = IslandPicture.foregroundStyles
    values.tint = IslandPicture.legibleTint(theme.tint)
    return activity.places.flatMap { presentation, view, room -> [TextContrast] in
      guard presentation != .lockScreen, let view else { return [] }
      let layout = view.layout(
        in: ProposedCells(columns: room.columns, rows: room.rows), environment: values)
      let ground = Surface(size: layout.size, filledWith: Cell(background: .black))
      return layout.texts(upon: ground).map { TextContrast($0, in: presentation) }
    }
  }
}

extension TextContrast {
  /// The contrast of a text where an activity is presented, which the kind of text asks for.
  init(_ text: LaidText, in presentation: Clipping.Presentation) {
    let need: ContrastNeed =
      switch text.kind {
      case .text: .text
      case .large, .symbol: .large
      }
    self.init(presentation: presentation, text: text, needed: need.ratio)
  }
}
