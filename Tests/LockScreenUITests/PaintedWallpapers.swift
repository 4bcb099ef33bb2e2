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

  private static let scenes = Mutex<[Key: Backdrop.Scene]>([:])

  /// Gives a screen that has shown nothing yet the wallpaper that it would paint.
  static func paint(_ screen: inout LockScreen) {
    let key = Key(theme: screen.theme.name, size: screen.size)
    let scene = scenes.withLock { scenes in
      let scene = scenes[key] ?? screen.wallpaperScene
      scenes[key] = scene
      return scene
    }
    screen.scene = scene
    screen.sceneCount = scene.serial
  }
}
