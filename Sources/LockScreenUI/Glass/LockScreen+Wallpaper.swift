import Compositing
import Theming

// What a theme's wallpaper lends to all that stands before it: its colors to glass and digits, its drift to the clock.

extension LockScreen {
  /// The wallpaper as it is now; painted once for a theme, a size and a step of its drift.
  var wallpaperScene: Backdrop.Scene {
    mutating get {
      if let scene { return scene }
      sceneCount += 1
      let made = Backdrop.Scene(
        of: theme, geometry: geometry, phase: phase, veil: look.veil, serial: sceneCount
      ).limited(
        to: depth, bands: look.plain?.bands,
        headerRows: geometry.cards.origin.row - geometry.device.origin.row - 1)
      scene = made
      return made
    }
  }

  /// Lets a drifting wallpaper go on, and says when it will the next time; it rests with the display, and for people
  /// who want things to rest.
  mutating func drift(at now: Duration) -> Duration? {
    guard look.plain == nil, !look.isAlwaysOn, motion.movesThings, isDeviceSeen,
      let (phase, next) = theme.wallpaper.phase(at: now)
    else { return nil }
    if phase != self.phase {
      self.phase = phase
      forgetWallpaper()
    }
    return next
  }

  /// The wallpaper's glyphs around what stands before them: ink can't be seen through frosted glass.
  mutating func symbolLayer(at now: Duration) -> Layer? {
    let scene = wallpaperScene
    guard !scene.symbols.isEmpty else { return nil }
    let places = (pieces + banners).map { piece in
      let rect = piece.rect(at: now, in: geometry.cards)
      // A piece that moves stands at half a row.
      return CellRect(
        column: rect.origin.column - scene.origin.column,
        row: rect.origin.row - scene.origin.row - 1, columns: rect.size.columns,
        rows: rect.size.rows + 2)
    }
    if let drawn = drawnSymbols, drawn.scene == scene.serial, drawn.places == places {
      return Layer(surface: drawn.surface, origin: scene.origin)
    }
    var surface = Surface(size: geometry.device.size)
    surface.draw(scene.symbols, sparing: places)
    drawnSymbols = (scene.serial, places, surface)
    return Layer(surface: surface, origin: scene.origin)
  }

  mutating func forgetWallpaper() {
    backdrop = nil
    scene = nil
    vibrantDigits = nil
  }

  /// The clock's digits, in the wallpaper's colors where the theme's clock is vibrant.
  mutating func clockSurface(_ digits: Surface, at origin: CellPoint) -> Surface {
    guard theme.clockStyle == .vibrant, !look.isAlwaysOn, look.plain == nil else { return digits }
    if let vibrantDigits, vibrantDigits.source == digits { return vibrantDigits.result }
    let result = digits.vibrant(in: theme, before: wallpaperScene, at: origin)
    vibrantDigits = (digits, result)
    return result
  }
}
