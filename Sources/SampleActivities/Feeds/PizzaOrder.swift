/// One order on its way from the kitchen to the door.
struct PizzaOrder {
  /// What a push has to say.
  enum Event {
    case started, changed, ended
  }

  typealias Phase = PizzaDeliveryAttributes.ContentState.Phase

  let number: Int
  let driver: String
  let pizzas: Int
  let total: String
  /// When it was taken, in seconds from the start of the demo; all times here are.
  let takenSeconds: Int
  /// When it should arrive.
  private(set) var arrivalSeconds: Int
  private(set) var nextDueSeconds: Int
  private(set) var phase: Phase
  private var hasStarted = false
  private var random: SeededRandom

  // How long before its arrival an order comes out of the oven, and when its driver can be seen from the door.
  private static let drivingSeconds = 900
  private static let bakingSeconds = 1400
  private static let nearSeconds = 180

  init(
    number: Int, driver: String, pizzas: Int, total: String, takenSeconds: Int,
    arrivalSeconds: Int, startSeconds: Int, seed: UInt64
  ) {
    self.number = number
    self.driver = driver
    self.pizzas = pizzas
    self.total = total
    self.takenSeconds = takenSeconds
    self.arrivalSeconds = arrivalSeconds
    nextDueSeconds = startSeconds
    random = SeededRandom(seed: seed)
    phase = Self.phase(secondsLeft: arrivalSeconds - startSeconds, after: .preparing)
  }

  /// The order's place among the others: the nearer the door, the higher.
  var relevance: Double {
    switch phase {
    case .preparing: 10
    case .baking: 20
    case .onTheWay: 50
    case .nearlyThere: 80
    case .delivered: 90
    }
  }

  /// Goes on to what is due next.
  mutating func advance() -> Event {
    let now = nextDueSeconds
    guard hasStarted else {
      hasStarted = true
      plan(after: now)
      return .started
    }
    guard phase != .delivered else { return .ended }
    if now >= arrivalSeconds {
      phase = .delivered
      // The push that ends it comes when the door is shut again.
      nextDueSeconds = now + 20
      return .changed
    }
    phase = Self.phase(secondsLeft: arrivalSeconds - now, after: phase)
    if phase == .onTheWay { arrivalSeconds += Int(random.number(in: -25...30)) }
    plan(after: now)
    return .changed
  }

  /// The next news: on the road every half minute or so, in the kitchen less, and each change of phase at once.
  private mutating func plan(after now: Int) {
    let pause = phase == .onTheWay ? random.number(in: 14...40) : random.number(in: 45...90)
    let changes = [Self.bakingSeconds, Self.drivingSeconds, Self.nearSeconds, 0].map {
      arrivalSeconds - $0
    }
    nextDueSeconds = min(now + Int(pause), changes.first { $0 > now } ?? now + 1)
  }

  /// The phase by the time left; news of a delay sends no order back into the oven.
  private static func phase(secondsLeft: Int, after phase: Phase) -> Phase {
    switch secondsLeft {
    case ...nearSeconds: .nearlyThere
    case ...drivingSeconds: .onTheWay
    case ...bakingSeconds: phase == .onTheWay ? .onTheWay : .baking
    default: phase
    }
  }
}
