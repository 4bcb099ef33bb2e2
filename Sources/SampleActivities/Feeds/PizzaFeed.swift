import FoundationEssentials
import RandomNumbers

/// The pushes of a pizza shop: three orders at a time, each from the kitchen to the door.
struct PizzaFeed: DemoFeed {
  private static let app = "islet.demo.pizza"
  /// The time that an ended order stays on the screen, in seconds.
  private static let dismissalSeconds = 40
  /// The time without an update after which an order is stale, in seconds.
  private static let staleSeconds = 600

  /// The number of the first order after those of the demo's start.
  private static let firstLaterNumber = 44

  private let start: Date
  private var orders: [PizzaOrder]
  private var nextNumber = PizzaFeed.firstLaterNumber
  private var random = SplitMix64(seed: 41)

  /// Makes a feed whose third order comes in at a second; the first two are there at its start.
  init(start: Date, thirdOrderFrom second: Int = 0) {
    self.start = start
    // The order matters: of two equal ones the first is on top.
    orders = [
      PizzaOrder(
        number: 42, driver: "Anne", pizzas: 2, total: "$42.00", takenSeconds: -503,
        arrivalSeconds: 754, startSeconds: 0, seed: 5),
      PizzaOrder(
        number: 41, driver: "Maya", pizzas: 1, total: "$18.50", takenSeconds: -1500,
        arrivalSeconds: 204, startSeconds: 0, seed: 3),
      PizzaOrder(
        number: 43, driver: "Noor", pizzas: 4, total: "$76.00", takenSeconds: second - 40,
        arrivalSeconds: second + 1690, startSeconds: second, seed: 9),
    ]
  }

  private var nextIndex: Int {
    orders.indices.min { orders[$0].nextDueSeconds < orders[$1].nextDueSeconds } ?? 0
  }

  var nextDueSeconds: Int { orders[nextIndex].nextDueSeconds }

  var ongoing: [DemoActivity] {
    orders.filter(\.hasStarted).map { DemoActivity(app: Self.app, activity: $0.activity) }
  }

  mutating func nextLines(_ manner: DemoManner) -> [[UInt8]] {
    let index = nextIndex
    let due = orders[index].nextDueSeconds
    let event = orders[index].advance()
    let order = orders[index]
    let now = start + Double(due)
    let taken = start + Double(order.takenSeconds)
    let state = PizzaDeliveryAttributes.ContentState(
      driverName: order.driver,
      estimatedDeliveryTime: max(taken, start + Double(order.arrivalSeconds)),
      orderTime: taken, phase: order.phase)
    let activity = order.activity
    let staleDate = now + Double(Self.staleSeconds)
    switch event {
    case .started:
      let start = DemoPush(
        start: PizzaDeliveryAttributes(numberOfPizzas: order.pizzas, totalAmount: order.total),
        of: Self.app, activity: activity, at: now, state: state, relevance: order.relevance,
        staleDate: staleDate,
        alert: .init(title: "Pizza Express", body: "Order \(order.number) is taken"))
      // The person has just made the first orders; later ones alert.
      return start.startLines(isRequested: order.number < Self.firstLaterNumber, manner)
    case .changed:
      let update = DemoPush<PizzaDeliveryAttributes>(
        .update, of: Self.app, activity: activity, at: now, state: state,
        relevance: order.relevance, staleDate: staleDate)
      return [update.line]
    case .ended:
      orders[index] = takeOrder(after: due)
      let end = DemoPush<PizzaDeliveryAttributes>(
        .end, of: Self.app, activity: activity, at: now, state: state,
        dismissalDate: now + Double(Self.dismissalSeconds))
      return [end.line]
    }
  }

  private static let drivers = ["Lena", "Anne", "Maya", "Noor", "Iris"]

  /// Makes the next order in place of a delivered one, so that the demo never ends.
  private mutating func takeOrder(after seconds: Int) -> PizzaOrder {
    let number = nextNumber
    nextNumber += 1
    let taken = seconds + Self.dismissalSeconds + Int(random.number(in: 5...30))
    let pizzas = Int(random.number(in: 1...4.99))
    return PizzaOrder(
      number: number, driver: Self.drivers[number % Self.drivers.count], pizzas: pizzas,
      total: "$\(pizzas * 37 / 2).\(pizzas % 2 == 0 ? "00" : "50")", takenSeconds: taken,
      arrivalSeconds: taken + Int(random.number(in: 900...1700)), startSeconds: taken,
      seed: random.next())
  }
}
