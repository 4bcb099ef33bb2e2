public import ActivityWidgets
public import FoundationEssentials

/// An order that is brought to the door.
public struct PizzaDeliveryAttributes: ActivityAttributes {
  /// How the order fares.
  public struct ContentState: Codable, Hashable {
    /// How far the order is.
    public enum Phase: String, Codable, CaseIterable {
      case preparing, baking, onTheWay, nearlyThere, delivered
    }

    /// Who brings it.
    public var driverName: String
    /// From when the order was taken to when it should be there.
    public var estimatedDeliveryTime: ClosedRange<Date>
    /// How far the order is.
    public var phase: Phase
  }

  /// How many pizzas were ordered.
  public var numberOfPizzas: Int
  /// What they cost, with the currency.
  public var totalAmount: String
}
