import Compositing
import Synchronization
import Theming

@testable import LockScreenUI

/// The wallpapers of new screens: each theme is painted once for each size, and not once for each test.
enum PaintedWallpapers {
  private struct Key: Hashable {
    let theme: String
    let size: CellSize
  }

  private static let scenes = Mutex<[Key: WallpaperScene]>([:])

  /// Gives a screen that has shown nothing yet the wallpaper that it would paint.
  static func paint(_ screen: inout LockScreen) {
    let key = Key(theme: screen.context.theme.name, size: screen.context.size)
    let scene = scenes.withLock { scenes in
      let scene = scenes[key] ?? screen.wallpaper.scene(in: screen.context, at: .zero)
      scenes[key] = scene
      return scene
    }
    screen.wallpaper.adopt(scene)
  }
}
