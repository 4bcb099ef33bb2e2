import CellUI
import ColorScience
import Compositing
import FoundationEssentials

/// A toast over the foot of the device, which goes by itself.
struct ShownToast {
  private let toast: Toast
  /// The time that it stands, and its opacity.
  var presence: PassingPresence
  /// The drawn panel, and the width and look that it was drawn for.
  private var drawn: (columns: Int, look: ScreenLook, surface: Surface)?

  /// The time that a toast stands: enough to read three lines.
  static let length = Duration.seconds(6)
  /// The most letters of a reason, which are three rows of the widest toast; a longer one ends with an ellipsis.
  private static let reasonLettersMaximum = 3 * columnsMaximum
  /// The most rows of a reason.
  private static let reasonRowsMaximum = 6
  /// The widest toast, in cells; longer lines are hard to read.
  private static let columnsMaximum = 60
  private static let ground = StraightRGBA(rgb: 0x1C1C22)
  /// The cells on either side of the text.
  private static let inset = 2

  /// Shows a toast in the place of an older one.
  init(_ toast: Toast, replacing old: ShownToast?, motion: MotionPolicy, at now: Duration) {
    self.toast = toast
    presence = PassingPresence(
      for: Self.length, replacing: old?.presence, motion: motion, at: now)
  }

  /// Returns the toast on the foot of the inspector, which has the lines of the feed; else of the device, or of the screen
  /// where the device is not seen.
  ///
  /// In StandBy it is the first line of the screen, above the time and the card.
  mutating func layer(in context: ScreenContext, above floor: Int, at now: Duration) -> Layer {
    if context.display.isStandBy { return line(in: context, at: now) }
    let (geometry, whole) = (context.geometry, CellRect(origin: .zero, size: context.size))
    // A card on the device may be the one that the person looks at.
    let place = context.isDeviceSeen ? geometry.inspector ?? geometry.device : whole
    let columns = min(Self.columnsMaximum, place.size.columns - 4)
    let panel = picture(columns: columns, in: context) {
      Self.surface(of: $0, columns: columns, in: context)
    }
    let bottom = min(place.rowRange.upperBound - 1, floor)
    return Layer(
      surface: panel,
      origin: CellPoint(
        column: place.origin.column + (place.size.columns - panel.size.columns) / 2,
        row: max(0, bottom - panel.size.rows)),
      opacity: context.depth.fading(presence.opacity.value(at: now) * context.look.inkStrength))
  }

  /// Returns the toast in a line at the top of the screen.
  private mutating func line(in context: ScreenContext, at now: Duration) -> Layer {
    let columns = context.size.columns
    let line = picture(columns: columns, in: context) { Self.line(of: $0, columns: columns) }
    return Layer(
      surface: line, origin: CellPoint(column: (columns - line.size.columns) / 2, row: 0),
      opacity: context.depth.fading(presence.opacity.value(at: now) * context.look.inkStrength))
  }

  /// Returns the title and the reason in a line, cut where the screen ends.
  private static func line(of toast: Toast, columns: Int) -> Surface {
    let words = "\(toast.title): \(toast.reason)"
    let start = inset + 2
    let width = max(start, min(columns, start + TextCells.width(of: words) + inset))
    var surface = Surface(
      size: CellSize(columns: width, rows: 1), filledWith: Cell(glyph: .space, background: ground))
    surface.draw("▲", toast.role, row: 0, columns: inset..<width)
    surface.draw(words, .title, row: 0, columns: start..<max(start, width - inset))
    return surface
  }

  /// Returns a picture, which is drawn once for a width and a look.
  private mutating func picture(
    columns: Int, in context: ScreenContext, drawnBy draw: (Toast) -> Surface
  ) -> Surface {
    if let drawn, drawn.columns == columns, drawn.look == context.look { return drawn.surface }
    let surface = draw(toast).repainted(in: context.look.plain)
    drawn = (columns, context.look, surface)
    return surface
  }

  /// Returns a panel with the title and the reason below it.
  private static func surface(
    of toast: Toast, columns: Int, in context: ScreenContext
  ) -> Surface {
    let room = max(0, columns - 2 * inset - 2)
    let reason = Text(toast.reason)
      .foregroundStyle(Color(rgba: Inspector.Role.plain.color))
      .layout(
        in: ProposedCells(
          columns: room, rows: min(reasonRowsMaximum, reasonLettersMaximum / max(1, room))),
        environment: EnvironmentValues(now: Date(timeIntervalSince1970: 0)))
    var surface = Surface(size: CellSize(columns: columns, rows: reason.size.rows + 3))
    if context.look.plain == nil {
      let panel = Outline {
        $0.addRoundedRect(OutlineRect(surface.bounds), cornerRadius: CardGround.cornerRadius)
      }
      surface.fill(panel, with: ground, edges: context.edges)
    } else {
      surface.fill(surface.bounds, with: ground)
    }
    surface.hideGlyphsBeneath()
    let text = inset + 2..<max(inset + 2, columns - inset)
    surface.draw("▲", toast.role, row: 1, columns: inset..<max(inset, columns))
    surface.draw(toast.title, .title, row: 1, columns: text)
    surface.composite(reason.surface(), at: CellPoint(column: text.lowerBound, row: 2))
    return surface
  }
}
