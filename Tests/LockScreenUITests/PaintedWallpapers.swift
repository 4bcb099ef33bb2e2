import ColorScience
import Compositing
import Foundation
import Theming

@testable import LockScreenUI

/// The wallpapers of new screens: each theme is painted once for each size, and not once for each test.
enum PaintedWallpapers {
  private struct Key: Hashable {
    let theme: String
    let size: CellSize
    let depth: ColorDepth
    let glyphs: GlyphRepertoire
  }

  private nonisolated(unsafe) static var scenes: [Key: WallpaperScene] = [:]
  private static let lock = NSLock()

  /// Gives a screen that has shown nothing yet the wallpaper that it would paint.
  static func paint(_ screen: inout LockScreen) {
    let context = screen.context
    screen.wallpaper.adopt(scene(in: context) { screen.wallpaper.scene(in: context, at: .zero) })
  }

  /// Returns the wallpaper of a screen without cards.
  static func scene(
    in context: ScreenContext, painting paint: () -> WallpaperScene
  ) -> WallpaperScene {
    let key = Key(
      theme: context.theme.name, size: context.size, depth: context.depth, glyphs: context.glyphs)
    lock.lock()
    defer { lock.unlock() }
    if let known = unsafe scenes[key] { return known }
    let scene = paint()
    // Glass is blurred when it is first seen; it is shared only when nothing of it will change.
    _ = scene.frost[0, 0]
    unsafe scenes[key] = scene
    return scene
  }
}
