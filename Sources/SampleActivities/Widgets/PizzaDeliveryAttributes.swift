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

    var driverName: String
    var estimatedDeliveryTime: Date
    var orderTime: Date?
    /// The current phase.
    var phase: Phase?
  }

  var numberOfPizzas: Int
  /// The price, with the currency.
  var totalAmount: String
}
