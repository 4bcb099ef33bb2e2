import ActivityKit

/// A pizza order: the attributes of Apple's article on Live Activities, which many apps began with, and a little more,
/// which is optional, so that the article's own payloads decode.
struct PizzaDeliveryAttributes: ActivityAttributes {
  /// The state of an order.
  struct ContentState: Codable, Hashable {
    /// The phase of an order.
    enum Phase: String, Codable, CaseIterable {
      case preparing, baking, onTheWay, nearlyThere, delivered
    }

    /// The name of the driver.
    var driverName: String
    /// The estimated time of delivery.
    var estimatedDeliveryTime: Date
    /// The time of the order.
    var orderTime: Date?
    /// The current phase.
    var phase: Phase?
  }

  /// The number of pizzas.
  var numberOfPizzas: Int
  /// The price, with the currency.
  var totalAmount: String
}
