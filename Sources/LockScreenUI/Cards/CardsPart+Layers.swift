import ColorScience
import Compositing
import LiveActivities

extension CardsPart {
  /// Returns the cells that the sprites take.
  func places(in context: ScreenContext, at now: Duration) -> [CellRect] {
    sprites.map { $0.rect(at: now, in: context.geometry.cards) }
  }

  /// Returns the layers of the note, the cards on it and the mark of the selected one.
  ///
  /// - Parameters:
  ///   - content: The activities and the selection.
  ///   - scene: The wallpaper.
  ///   - noteOpacity: The opacity of the note.
  ///   - glass: The part of the device in which cards are seen.
  ///   - context: The circumstances of the screen.
  ///   - now: The time in which motion runs.
  /// - Returns: The layers, from the farthest to the nearest.
  mutating func layers(
    of content: ScreenContent, before scene: WallpaperScene, noteOpacity: Double,
    on glass: CellRect, in context: ScreenContext, at now: Duration
  ) -> [Layer] {
    let note = self.note.layer(before: scene, opacity: noteOpacity, in: context, at: now)
    let mark = selectionMark(of: content, on: glass, in: context, at: now)
    return [note].compactMap { $0 } + cardLayers(before: scene, on: glass, in: context, at: now)
      + [mark].compactMap { $0 }
  }

  /// Returns flying cards, edges above them, then cards that fade, new ones, and above all those that stay, so that nothing
  /// ever hides a text on one that stays.
  private mutating func cardLayers(
    before scene: WallpaperScene, on glass: CellRect, in context: ScreenContext, at now: Duration
  ) -> [Layer] {
    let order = sprites.indices.sorted { first, second in
      let (first, second) = (sprites[first], sprites[second])
      guard first.level == second.level else { return first.level < second.level }
      return first.depth > second.depth
    }
    let cards = context.geometry.cards
    return order.flatMap { index in
      let hidden = hiddenColumns(of: sprites[index], in: context, at: now)
      let layers = sprites[index].layers(
        before: scene, without: hidden, in: cards, clip: glass, context.depth, at: now)
      let button = sprites[index].buttonLayer(
        before: scene, in: cards, clip: glass, context.depth, at: now)
      return layers + [button].compactMap { $0 }
    }
  }

  /// Returns the columns at a sprite's left that another one, which flies out before it, takes with its button.
  private func hiddenColumns(
    of sprite: CardSprite, in context: ScreenContext, at now: Duration
  ) -> Int {
    guard sprite.isUncovered else { return 0 }
    let cards = context.geometry.cards
    let ends = sprites.filter { $0.app == sprite.app && $0.isFlying }
      .map { $0.room(at: now, in: cards).columnRange.upperBound + ClearButton.gap }
    let start = sprite.rect(at: now, in: cards).origin.column
    return min(max(0, (ends.max() ?? start) - start), sprite.face.ground.columns)
  }

  /// The strength of the rim's color.
  private static let rimStrength = 0.55

  /// Returns the mark of the selected card: a rim on its edge, or a line around it where cards are outlined.
  private func selectionMark(
    of content: ScreenContent, on glass: CellRect, in context: ScreenContext, at now: Duration
  ) -> Layer? {
    guard let selection = content.selection,
      let sprite = sprites.first(where: { $0.key == .card(selection) && !$0.isLeaving })
    else { return nil }
    let (look, geometry) = (context.look, context.geometry)
    let hidden = hiddenColumns(of: sprite, in: context, at: now)
    let rect = sprite.rect(without: hidden, at: now, in: geometry.cards)
    // It comes in with the card, is uncovered with it, and goes with it beneath the island that shows the same activity.
    let presence = sprite.presence.value(at: now)
    let opacity = sprite.opacity.value(at: now) * max(0, min(1, presence))
    guard presence > 0, rect.size.columns > 0 else { return nil }
    // ASCII has no half rows for the upper and the lower side of a rim.
    if look.plain?.outlinesCards == true || context.edges.glyphs == .ascii {
      var line = Surface(size: rect.size)
      line.draw(.heavy, around: line.bounds, color: look.tint)
      return Layer(surface: line, origin: rect.origin, opacity: opacity, clip: glass)
    }
    // Among few colors there is none between the tint and the card.
    let strength = look.depth == .direct24 ? Self.rimStrength : 1
    let rim = sprite.rim(
      color: look.tint.opacity(strength), rows: rect.size.rows, without: hidden)
    return Layer(surface: rim, origin: rect.origin, opacity: opacity, clip: glass)
  }
}

extension CardSprite {
  /// The sprite's level in the pile; the highest one is nearest to the eye.
  fileprivate var level: Int {
    if isFlying { return 0 }
    if key.isEdges { return 1 }
    return switch role {
    case .arrives: isLeaving ? 2 : 3
    case .stays: isLeaving ? 2 : 4
    }
  }
}
