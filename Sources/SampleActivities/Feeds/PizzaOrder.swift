import RandomNumbers

/// One order on its way from the kitchen to the door.
struct PizzaOrder {
  /// The event of a push.
  enum Event {
    case started, changed, ended
  }

  typealias Phase = PizzaDeliveryAttributes.ContentState.Phase

  let number: Int
  let driver: String
  let pizzas: Int
  let total: String
  /// The time of the order, in seconds from the start of the demo, as all times here.
  let takenSeconds: Int
  /// The estimated arrival.
  private(set) var arrivalSeconds: Int
  private(set) var nextDueSeconds: Int
  private(set) var phase: Phase
  private(set) var hasStarted = false
  private var random: SplitMix64

  // The start of each phase, in seconds before the arrival.
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
    random = SplitMix64(seed: seed)
    phase = Self.phase(secondsLeft: arrivalSeconds - startSeconds, after: .preparing)
  }

  /// The name of the order's activity.
  var activity: String { "order-\(number)" }

  /// The relevance score: the nearer the door, the higher.
  var relevance: Double {
    switch phase {
    case .preparing: 10
    case .baking: 20
    case .onTheWay: 50
    case .nearlyThere: 80
    case .delivered: 90
    }
  }

  /// Advances to the next event.
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
      // The end follows when the door is shut again.
      nextDueSeconds = now + 20
      return .changed
    }
    phase = Self.phase(secondsLeft: arrivalSeconds - now, after: phase)
    if phase == .onTheWay { arrivalSeconds += Int(random.number(in: -25...30)) }
    plan(after: now)
    return .changed
  }

  /// Plans the next event: about every half minute on the road, less often in the kitchen, and at each new phase.
  private mutating func plan(after now: Int) {
    let pause = phase == .onTheWay ? random.number(in: 14...40) : random.number(in: 45...90)
    let changes = [Self.bakingSeconds, Self.drivingSeconds, Self.nearSeconds, 0].map {
      arrivalSeconds - $0
    }
    nextDueSeconds = min(now + Int(pause), changes.first { $0 > now } ?? now + 1)
  }

  /// Returns the phase for the time left; a delay does not send an order back to the oven.
  private static func phase(secondsLeft: Int, after phase: Phase) -> Phase {
    if secondsLeft <= nearSeconds { return .nearlyThere }
    if secondsLeft <= drivingSeconds || phase == .onTheWay { return .onTheWay }
    return secondsLeft <= bakingSeconds ? .baking : phase
  }
}
