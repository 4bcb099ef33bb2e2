import ActivityWidgets
import FoundationEssentials

/// A pizza order.
struct PizzaDeliveryAttributes: ActivityAttributes {
  /// The state of an order.
  struct ContentState: Codable, Hashable {
    /// The phase of an order.
    enum Phase: String, Codable, CaseIterable {
      case preparing, baking, onTheWay, nearlyThere, delivered
    }

    /// The name of the driver.
    var driverName: String
    /// The interval from the order to its estimated delivery.
    var estimatedDeliveryTime: ClosedRange<Date>
    /// The current phase.
    var phase: Phase
  }

  /// The number of pizzas.
  var numberOfPizzas: Int
  /// The price, with the currency.
  var totalAmount: String
}
