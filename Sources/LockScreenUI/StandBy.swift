import ActivityWidgets
import CellUI
import ColorScience
import Compositing
import FoundationEssentials
import LiveActivities

/// The device on its side: one activity alone upon black, and the time beside it (AK 4.28).
///
/// A phone doubles the view's size; a terminal has no glyphs of double size, so here it keeps its own.
struct StandBy {
  private var view: ChangingView
  private let glass: Surface
  private let origin: CellPoint
  private let viewOrigin: CellPoint
  /// A Boolean value indicating whether all is red, as in a dark room (AK 7.9).
  private let isNight: Bool
  private(set) var validUntil: Date

  /// 852 x 393 points, cut where the terminal is smaller.
  private static let glassSize = CellSize(columns: 107, rows: 24)
  private static let margin = 2
  /// When it is night: a phone goes by the light in the room, of which a terminal knows nothing.
  private static let nightHours = [0..<6, 22..<24]

  /// The scene of a moment; `nil` for `activity` leaves the time alone.
  init(
    of activity: PresentedActivity?, screen: CellSize, cardColumns: Int,
    environment: EnvironmentValues
  ) {
    let size = CellSize(
      columns: min(Self.glassSize.columns, screen.columns),
      rows: min(Self.glassSize.rows, screen.rows))
    origin = CellPoint(
      column: (screen.columns - size.columns) / 2, row: (screen.rows - size.rows) / 2)
    let (now, localTime) = (environment.now, environment.localTime)
    let scene = StandByScene(
      date: localTime.longDateText(now), time: localTime.clockText(now),
      content: activity?.presentations.content, columns: cardColumns)
    let room = CellSize(
      columns: max(0, size.columns - 2 * Self.margin), rows: max(0, size.rows - 2))
    let layout = scene.layout(
      in: ProposedCells(columns: room.columns, rows: room.rows), environment: environment)
    let place = CellPoint(
      column: (room.columns - layout.size.columns) / 2, row: (room.rows - layout.size.rows) / 2)
    view = ChangingView(
      layout.placed(at: place, in: room, clip: CellRect(origin: .zero, size: room)))
    viewOrigin = CellPoint(column: origin.column + Self.margin, row: origin.row + 1)
    let hour = localTime.components(of: now).hour
    isNight = Self.nightHours.contains { $0.contains(hour) }
    let minute = (now.timeIntervalSince1970 / 60).rounded(.down)
    let minuteEnd = Date(timeIntervalSince1970: minute * 60 + 60)
    validUntil = min(minuteEnd, layout.validUntil ?? minuteEnd)
    // A ground of the activity's own goes over the whole screen.
    let tint = layout.preferences[ActivityBackgroundTintKey.self]?.paint(in: environment).color
    var glass = Surface(size: size)
    glass.fillRoundedRectangle(
      columns: 0..<size.columns, halfRows: 0..<2 * size.rows, radius: Backdrop.cornerRadius,
      with: (tint ?? .black).over(.black))
    self.glass = isNight ? glass.reddened() : glass
  }

  /// The scene of a later moment, which this one changes into.
  func changed(into next: StandBy, motion: MotionPolicy, at now: Duration) -> StandBy {
    var result = next
    result.view = view
    result.view.change(to: next.view, motion: motion, at: now)
    return result
  }

  func isMoving(at now: Duration) -> Bool { view.isMoving(at: now) }

  /// The layers of the scene.
  mutating func layers(strength: Double, at now: Duration) -> [Layer] {
    let content = view.surface(at: now)
    return [
      Layer(surface: glass, origin: origin),
      Layer(
        surface: isNight ? content.reddened() : content, origin: viewOrigin, opacity: strength),
    ]
  }
}

/// What StandBy shows, as far as it has room.
private struct StandByScene: View {
  let date: String
  let time: String
  let content: AnyView?
  /// The width of an activity's view, in cells.
  let columns: Int

  var body: some View {
    ViewThatFits {
      HStack(spacing: 32) {
        clock
        card
      }
      VStack(spacing: 16) {
        clock
        card
      }
      card
    }
  }

  private var clock: some View {
    VStack(spacing: 16) {
      Text(date).foregroundStyle(.secondary)
      Text(time).font(.system(size: 80, weight: .semibold))
        .contentTransition(.numericText())
    }
  }

  @ViewBuilder private var card: some View {
    if let content {
      content.frame(width: Double(columns) * 8)
    }
  }
}

extension Surface {
  /// The picture in the one color that leaves the eyes their night.
  fileprivate func reddened() -> Surface {
    var result = Surface(size: size)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        var cell = self[column, row]
        guard cell.glyph != .continuation else { continue }
        cell.foreground = cell.foreground.reddened
        cell.upper = cell.upper.reddened
        cell.lower = cell.lower.reddened
        result.set(cell, column: column, row: row)
      }
    }
    return result
  }
}

extension StraightRGBA {
  /// The color's lightness in red.
  fileprivate var reddened: StraightRGBA {
    let light = relativeLuminance.squareRoot()
    let channel = { (share: Double) in UInt8(max(0, min(255, light * share))) }
    return StraightRGBA(
      red: channel(255), green: channel(40), blue: channel(26), alpha: alpha)
  }
}
