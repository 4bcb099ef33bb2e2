import Compositing
import LockScreenUI
import Theming

/// The theme gallery on a terminal, until a theme is chosen.
struct GalleryScene: ~Copyable, Scene {
  /// The reason why the scene is over.
  enum Ending {
    case quit
    case chosen(String)
  }

  /// The effect of a key.
  enum Action {
    case gesture(ThemeGallery.Gesture)
    case quit
  }

  private var gallery: ThemeGallery

  init(_ gallery: ThemeGallery) {
    self.gallery = gallery
  }

  func wantsFrame(at now: Duration) -> Bool { gallery.wantsFrame(at: now) }

  mutating func frame(at now: Duration) -> SceneFrame { gallery.frame(at: now) }

  func nextTurn(isFrameDue: Bool, at now: Duration) -> Duration? { gallery.nextTurn }

  func action(of key: Key) -> Action? {
    switch key {
    case .left, .character("h"), .backTab: .gesture(.move(columns: -1, lines: 0))
    case .right, .character("l"), .tab: .gesture(.move(columns: 1, lines: 0))
    case .up, .character("k"): .gesture(.move(columns: 0, lines: -1))
    case .down, .character("j"): .gesture(.move(columns: 0, lines: 1))
    case .enter: .gesture(.choose)
    // Escape does not quit, since it also begins other sequences of a terminal.
    case .character("q"), .control("c"): .quit
    case .mouse(let event):
      event.button == .left && event.phase == .pressed ? .gesture(.press(at: event.place)) : nil
    case .character, .control, .function, .home, .end, .pageUp, .pageDown, .escape, .backspace,
      .insert, .delete, .resize:
      nil
    }
  }

  mutating func handle(_ action: Action, at now: Duration) -> Ending? {
    switch action {
    case .gesture(let gesture): gallery.handle(gesture).map { .chosen($0.name) }
    case .quit: .quit
    }
  }

  mutating func update(to traits: TerminalTraits, at now: Duration) {
    gallery.update(depth: traits.depth, glyphs: traits.glyphs)
  }

  mutating func resize(to size: CellSize, at now: Duration) { gallery.resize(to: size) }
}
