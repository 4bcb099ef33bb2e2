import ActivityWidgets
import CellUI
import Compositing
import FoundationEssentials
import HeadlessRendering
import SampleActivities
import Testing

/// The content of a card is 45 columns wide on a device of 49.
private let columns = 45
private let now = 816_860_460.0

private func presentations(_ type: String, _ attributes: String, _ state: String) throws
  -> ActivityPresentations
{
  try #require(WidgetRegistry(SampleWidgets()).provider(for: type)).presentations(
    of: EncodedActivity(
      activityID: "sample", attributes: LazyJSON(Array(attributes.utf8)),
      contentState: LazyJSON(Array(state.utf8))))
}

private func ride(_ speed: Double, isMoving: Bool = true) throws -> ActivityPresentations {
  try presentations(
    "RideAttributes", #"{"bike":"Brompton"}"#,
    """
    {"speed":\(speed),"distance":31.4,"climb":412,"progress":0.63,"started":\(now - 4327),
     "isMoving":\(isMoving)}
    """)
}

private func pizza(_ phase: String, count: Int = 2) throws -> ActivityPresentations {
  try presentations(
    "PizzaDeliveryAttributes", #"{"numberOfPizzas":\#(count),"totalAmount":"$42.00"}"#,
    """
    {"driverName":"Anne","orderTime":\(now - 503),"estimatedDeliveryTime":\(now + 754),"phase":"\(phase)"}
    """)
}

private func layout(_ view: AnyView, columns: Int = columns) -> ViewLayout {
  view.layout(
    in: ProposedCells(columns: columns, rows: 10),
    environment: EnvironmentValues(now: Date(timeIntervalSinceReferenceDate: now)))
}

/// The text of a view, a line for each row; bars are backgrounds and not in it.
private func text(_ view: AnyView?, columns: Int = columns) throws -> String {
  String(layout(try #require(view), columns: columns).surface().plainText().dropLast())
}

/// The activities beside ride and order: their types, their JSON and the texts of their cards.
private let others: [(String, String, String, [String])] = [
  (
    "MatchAttributes", #"{"league":"Cup final","home":"LIS","away":"OSL"}"#,
    #"{"homeScore":10,"awayScore":1,"period":"90' +3","lastEvent":"93' Okafor, LIS"}"#,
    ["Cup final", "LIS", "OSL", "90' +3", "93' Okafor, LIS"]
  ),
  (
    "MetroAttributes", #"{"line":"M4","destination":"North Gate","stopCount":7}"#,
    #"{"nextStop":"Rose Square","arrival":\#(now + 15),"stopsLeft":5}"#,
    ["M4", "to North Gate", "Rose Square", "0:15", "●"]
  ),
  (
    "FlightAttributes",
    #"{"number":"LX 318","origin":"ZRH","destination":"LHR","seat":"14A"}"#,
    #"{"phase":"gateClosed","flight":[\#(now),\#(now + 300)],"gate":"B37"}"#,
    ["LX 318", "gate closed", "Gate B37", "Seat 14A"]
  ),
  (
    "QuestAttributes", #"{"hero":"Ember","boss":"Frostmaw"}"#,
    #"{"heroHealth":8,"bossHealth":100,"lastBlow":"Ember parries","ends":\#(now + 90)}"#,
    ["Frostmaw", "Ember", "100", "1:30", "Potion"]
  ),
]

struct SampleCardTests {
  @Test func `the ride's card`() throws {
    let card = try text(try ride(24.8).content)
    let lines = card.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1].contains("🚲 Brompton                       1:12:07"))
    // The speed takes four rows, and stands half a row above the bar.
    let speed = lines[3...6].map { $0.prefix(22) }
    #expect(speed.allSatisfy { line in line.contains { "▀▄▌▐█▖▗▘▝▚▞▙▛▜▟".contains($0) } })
    #expect(lines[5].hasSuffix("31.4 km   412 m"))
    #expect(lines[6].contains("km/h") && lines[6].hasSuffix("distance   climb"))
  }

  @Test func `the pizza's card`() throws {
    let card = try text(try pizza("onTheWay").content)
    let lines = card.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    #expect(
      lines.prefix(3) == [
        "🍕 Pizza Express             arrives 9:53", "Anne is on the way                  12:34",
        "2 pizzas · $42.00",
      ])
    #expect(lines.last.map(Set.init)?.isSubset(of: ["━", "╾", "─"]) == true, "the bar is a line")
  }

  @Test func `the article's own payload decodes, and makes a card`() throws {
    let views = try presentations(
      "PizzaDeliveryAttributes",
      #"{"numberOfPizzas":3,"totalAmount":"$42.00","orderNumber":"23456"}"#,
      #"{"driverName":"Anne Johnson","estimatedDeliveryTime":\#(now + 754)}"#)
    let card = try text(views.content)
    for words in ["Anne Johnson is on the way", "12:34", "3 pizzas"] {
      #expect(card.contains(words))
    }
  }

  @Test func `a card is no higher than the system allows`() throws {
    for card in [try ride(24.8), try ride(0, isMoving: false), try pizza("preparing")] {
      #expect(layout(card.content).size.rows <= 10)
      #expect(layout(card.content).size.columns == columns)
    }
  }

  @Test(arguments: others)
  func `each other activity fits its card and the island, and says what matters`(
    type: String, attributes: String, state: String, words: [String]
  ) throws {
    let views = try presentations(type, attributes, state)
    let card = layout(views.content)
    #expect(card.size.rows <= 10 && card.size.columns == columns)
    for view in [views.compactLeading, views.compactTrailing, views.minimal] {
      let size = layout(view, columns: 6).size
      #expect(size.rows == 1 && size.columns <= 6)
    }
    #expect(layout(try #require(views.expanded.bottom), columns: 41).size.rows <= 8)
    let ink = try text(views.content)
    for word in words { #expect(ink.contains(word)) }
  }

  @Test(arguments: [
    ("preparing", "Your order is being prepared"), ("baking", "In the oven"),
    ("onTheWay", "Anne is on the way"), ("nearlyThere", "Anne is nearly there"),
    ("delivered", "Anne is at your door"),
  ])
  func `an order says how far it is`(phase: String, headline: String) throws {
    #expect(try text(try pizza(phase).content).contains(headline))
    #expect(try text(try pizza(phase, count: 1).content).contains("1 pizza ·"))
  }

  @Test(arguments: [0.0, 5, 24.8, 49.9, 50])
  func `what stands beside the camera fits there`(speed: Double) throws {
    for card in [try ride(speed), try pizza("onTheWay"), try pizza("delivered")] {
      for view in [card.compactLeading, card.compactTrailing, card.minimal] {
        let size = layout(view, columns: 6).size
        #expect(size.rows == 1 && size.columns <= 6)
      }
    }
    #expect(try text(try ride(24.8).compactTrailing, columns: 6) == "24.8")
    #expect(try text(try pizza("onTheWay").compactTrailing, columns: 6).hasSuffix("12:34"))
  }

  @Test func `the expanded island shows all that the card does`() throws {
    let ride = try ride(24.8).expanded
    #expect(try text(ride.leading, columns: 13) == "🚲 Brompton")
    #expect(try text(ride.trailing, columns: 13).hasSuffix(" 1:12:07"))
    #expect(try text(ride.bottom, columns: 41).contains("31.4 km"))
    let pizza = try pizza("onTheWay").expanded
    #expect(try text(pizza.leading, columns: 13) == "🍕 2 pizzas")
    #expect(try text(pizza.trailing, columns: 13).hasSuffix(" 12:34"))
    #expect(try text(pizza.bottom, columns: 41).contains("Pizza Express · $42.00"))
    #expect(layout(try #require(ride.bottom), columns: 41).size.rows <= 8)
    #expect(layout(try #require(pizza.bottom), columns: 41).size.rows <= 8)
  }

  @Test func `a card with a clock is drawn anew each second, one without never`() throws {
    for card in [try ride(24.8), try pizza("onTheWay")] {
      let change = try #require(layout(card.content).validUntil)
      #expect((0...1).contains(change.timeIntervalSinceReferenceDate - now))
    }
    #expect(layout(try pizza("delivered").content).validUntil == nil)
  }
}
