import ActivityWidgets
import CellUI
import ColorScience
import Compositing
import FoundationEssentials

/// A picture of StandBy: one activity alone on black, large enough to be read from the bed, and the time (AK 4.28).
///
/// A phone doubles the view's size. Here the view is magnified as far as all of its texts are large letters; else it stays
/// as it is on the Lock Screen.
struct StandByScene {
  private var view: ChangingView?
  private let layout: StandByLayout
  private var clock: ChangingView
  private let size: CellSize
  /// The ground of the whole screen.
  private let page: StraightRGBA
  /// The ground of the card, where the activity has none of its own for the whole screen; `nil` for none.
  private let cardColor: StraightRGBA?
  private let edges: EdgeStyle
  /// A Boolean value indicating whether all is red, as in a dark room (AK 7.9).
  private let isNight: Bool
  private(set) var validUntil: Date
  /// The layers beneath the view at rest; none before they are drawn.
  private var backdrop: [Layer] = []

  /// The ground of a card on black.
  private static let cardGround = StraightRGBA(rgb: 0x1C1C1E)
  /// The corner radius of a card, in points.
  private static let cornerRadius = 32.0
  /// The hours of night, since a terminal has no sensor for the light in the room.
  private static let nightHours = [0..<6, 22..<24]

  /// Makes the picture of a moment; `nil` for `activity` leaves the time alone.
  ///
  /// - Parameters:
  ///   - activity: The activity.
  ///   - context: The circumstances of the screen.
  ///   - environment: The environment of the activity's view.
  ///   - former: The picture before, which changes into this one.
  ///   - now: The time in which motion runs.
  init(
    of activity: PresentedActivity?, in context: ScreenContext, environment: EnvironmentValues,
    after former: StandByScene? = nil, at now: Duration = .zero
  ) {
    let size = context.size
    edges = context.edges
    var environment = environment
    environment.codeDate = activity?.codeDate
    let layout = StandByLayout(
      of: activity?.presentations.content, columns: context.geometry.cards.size.columns, in: size,
      environment: environment)
    (self.size, self.layout) = (size, layout)
    // A ground of the activity's own goes over the whole screen.
    let tint = layout.card?.preferences[ActivityBackgroundTintKey.self]?.paint(in: environment)
      .color
    page = tint?.over(.black) ?? .black
    let content = layout.card.map { Self.content($0, in: layout.cardPlace, of: size) }
    let motion = context.contentMotion
    view = content.map {
      let isInPlace = former?.cardPlace == layout.cardPlace
      return ChangingView($0, after: isInPlace ? former?.view : nil, motion: motion, at: now)
    }
    let isGrounded = tint == nil && content?.bleedsToItsEdges == false && context.look.plain == nil
    cardColor = isGrounded ? Self.cardGround : nil
    let isClockInPlace = former?.layout.clockOrigin == layout.clockOrigin
    clock = ChangingView(
      layout.clock, after: isClockInPlace ? former?.clock : nil, motion: motion, at: now)
    let (date, localTime) = (environment.now, environment.localTime)
    let hour = localTime.components(of: date).hour
    isNight = Self.nightHours.contains { $0.contains(hour) }
    let minute = (date.timeIntervalSince1970 / 60).rounded(.down)
    let minuteEnd = Date(timeIntervalSince1970: minute * 60 + 60)
    validUntil = min(minuteEnd, layout.card?.validUntil ?? minuteEnd)
    if let former, former.hasBackdrop(of: self) { backdrop = former.backdrop }
  }

  /// Returns whether the same lies beneath the view of another picture.
  private func hasBackdrop(of other: StandByScene) -> Bool {
    size == other.size && page == other.page && cardColor == other.cardColor
      && cardPlace == other.cardPlace && edges == other.edges && isNight == other.isNight
  }

  /// Returns the view on the whole screen, in the middle of the card's ground; a background as wide as the card fills the
  /// whole screen, as a custom background does (AK 4.28).
  private static func content(
    _ card: ViewLayout, in place: CellRect, of size: CellSize
  ) -> ViewLayout {
    let origin = place.centered(card.size)
    let placed = card.placed(at: origin, in: size, clip: place)
    let part = CellRect(origin: origin, size: card.size).intersection(place)
    return placed.extendingFills(
      from: part, to: CellRect(origin: .zero, size: size), onlyBackgrounds: true)
  }

  /// The place of the card's ground on the terminal.
  var cardPlace: CellRect { layout.cardPlace }

  /// The card's ground, with its color.
  private var ground: GrowingGround.End {
    let color = cardColor ?? page
    return GrowingGround.End(
      rect: OutlineRect(cardPlace), color: isNight ? color.reddened : color,
      radius: Self.cornerRadius)
  }

  func isMoving(at now: Duration) -> Bool {
    view?.isMoving(at: now) ?? false || clock.isMoving(at: now)
  }

  /// Returns the ground of the whole screen, and the card's on it.
  private func grounds() -> [Layer] {
    let ground = Surface(
      size: size, filledWith: Cell(background: isNight ? page.reddened : page))
    let layers = [Layer(surface: ground, origin: .zero)]
    guard cardColor != nil else { return layers }
    return layers
      + [self.ground.layer(edges: edges, clip: CellRect(origin: .zero, size: size)).layer]
  }

  /// Returns the layers of the picture at a strength of its ink, `0...1`.
  mutating func layers(strength: Double, at now: Duration) -> [Layer] {
    let red = { [isNight] (picture: Surface) in isNight ? picture.reddened() : picture }
    if backdrop.isEmpty { backdrop = grounds() }
    var layers = backdrop
    if let picture = view?.surface(at: now) {
      layers.append(Layer(surface: red(picture), origin: .zero, opacity: strength))
    }
    layers.append(
      Layer(
        surface: red(clock.surface(at: now)), origin: layout.clockOrigin, opacity: strength))
    return layers
  }
}
