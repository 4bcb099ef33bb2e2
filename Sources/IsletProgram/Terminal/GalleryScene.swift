import Theming
import LockScreenSession
import FeedReports
import Compositing
import LockScreenUI

/// The themes side by side, until one is chosen.
struct GalleryScene: ~Copyable, Scene {
  /// The reason why the scene is over.
  enum Ending {
    case quit
    case chosen(String)
  }

  private var gallery: ThemeGallery
  private var isOutdated = true

  init(_ gallery: ThemeGallery) {
    self.gallery = gallery
  }

  func wantsFrame(at now: Duration) -> Bool { isOutdated }

  mutating func frame(at now: Duration) -> LockScreenFrame {
    isOutdated = false
    let surface = gallery.surface()
    return LockScreenFrame(surface: surface, damage: [surface.bounds])
  }

  func action(of key: Key) -> Key? { key }

  mutating func handle(_ key: Key, at now: Duration) -> Ending? {
    let before = gallery
    defer { isOutdated = isOutdated || gallery.differs(from: before) }
    switch key {
    case .left, .character("h"), .backTab: gallery.move(columns: -1)
    case .right, .character("l"), .tab: gallery.move(columns: 1)
    case .up, .character("k"): gallery.move(lines: -1)
    case .down, .character("j"): gallery.move(lines: 1)
    case .enter: return .chosen(gallery.selected.name)
    // Escape begins other sequences of a terminal, too: it ends nothing.
    case .character("q"), .control("c"): return .quit
    case .mouse(let event):
      let isClick = event.button == .left && event.phase == .pressed
      if isClick, gallery.select(at: event.place) { return .chosen(gallery.selected.name) }
    case .character, .control, .function, .home, .end, .pageUp, .pageDown, .escape, .backspace,
      .insert, .delete, .resize:
      break
    }
    return nil
  }

  mutating func resize(to size: CellSize, at now: Duration) {
    gallery.size = size
    isOutdated = true
  }
}
