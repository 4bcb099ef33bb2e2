import ActivityWidgets
import ActivityLayouts
import Testing

struct PlainCardTests {
  @Test func `an activity without a layout shows its name and its values`() throws {
    let card = Bound(
      plain: "com.example.pizza-express", attributes: #"{"numberOfPizzas":2}"#,
      state: #"{"driverName":"Anne","estimatedDeliveryTime":[0,1754],"isLate":false}"#)
    #expect(
      card.text(of: card.presentations.content, columns: 45) == """

          Pizza Express

          Driver name                          Anne
          Estimated delivery time           2 items
          Is late                                no
          Number of pizzas                        2


        """)
    #expect(card.text(of: card.presentations.compactLeading) == "P\n")
    #expect(card.text(of: card.presentations.compactTrailing) == "Anne\n")
    #expect(card.text(of: card.presentations.minimal) == "P\n")
  }

  @Test(arguments: [
    ("Order", "Order"), ("OrderAttributes", "Order"), ("PizzaOrderAttributes", "Pizza Order"),
    ("Attributes", "Attributes"),
  ])
  func `an activity of an app without a name has that of its attributes type`(
    type: String, title: String
  ) {
    let activity = EncodedActivity(
      app: "local", attributes: LazyJSON(Array("{}".utf8)),
      contentState: LazyJSON(Array(#"{"status":"Packed"}"#.utf8)))
    let card = Bound(PlainCard(namedBy: type).presentations(of: activity))
    #expect(card.text(of: card.presentations.content, columns: 45).contains("  \(title)\n"))
    #expect(card.text(of: card.presentations.minimal) == "\(title.prefix(1))\n")
  }

  @Test(arguments: [
    ("status", "Status"), ("eta", "Eta"), ("estimatedDeliveryTime", "Estimated"),
  ])
  func `a long value is cut and keeps its title, in the column of the others`(
    key: String, title: String
  ) throws {
    let value = String(repeating: "Leaving the center in Leipzig ", count: 3)
    let card = Bound(plain: "app", state: #"{"a":1,"\#(key)":"\#(value)"}"#)
    let rows = card.text(of: card.presentations.content, columns: 45).split(separator: "\n")
    let row = try #require(rows.first { $0.contains("Leaving") })
    #expect(row.hasPrefix("  \(title)") && row.contains("…"), "\(row)")
    #expect(rows.contains { $0.hasPrefix("  A ") })
  }

  @Test func `numbers are shown as they were written, and null is not shown`() throws {
    let card = Bound(
      plain: "app", state: #"{"a":0.10000000000000000001,"b":1e3,"c":null,"d":{"x":1}}"#)
    let text = card.text(of: card.presentations.content, columns: 40)
    #expect(text.contains("0.10000000000000000001"))
    #expect(text.contains("1e3"))
    #expect(!text.contains("C "))
    #expect(text.contains("1 value"))
  }

  @Test func `a number that is a date by its key is shown as one`() {
    let card = Bound(
      plain: "app", state: #"{"endDate":816860460,"steps":816860460,"driveTime":1800,"end":"soon"}"#
    )
    let text = card.text(of: card.presentations.content, columns: 45)
    #expect(text.contains("End date          November 20, 2026, 9:41"))
    #expect(text.contains("816860460") && text.contains("1800") && text.contains("soon"))
  }

  @Test(arguments: [0, 1, 4, 5, 6, 7, 200])
  func `a card is never higher than the system allows, and says what is left out`(
    count: Int
  ) throws {
    let members = (0..<count).map { #""key\#($0)":\#($0)"# }.joined(separator: ",")
    let card = Bound(plain: "app", state: "{\(members)}")
    let content = card.presentations.content
    #expect(card.rowCount(of: content, columns: 45) <= 10)
    // The island's first row is the camera's.
    let island = try #require(card.presentations.expanded.bottom)
    #expect(card.rowCount(of: island, columns: 41) <= 9)
    let text = card.text(of: content, columns: 45)
    #expect(text.contains("and \(count - 5) more") == (count > 6))
    #expect(text.contains("Nothing in its state") == (count == 0))
  }

  @Test(arguments: [
    ("estimatedDeliveryTime", "Estimated delivery time"), ("driver_name", "Driver name"),
    ("gate-number", "Gate number"), ("driverID", "Driver ID"), ("ETASeconds", "ETA seconds"),
    ("x", "X"), ("ALL", "ALL"), ("größe", "Größe"), ("track2Name", "Track2 name"),
  ])
  func `a key becomes words`(key: String, words: String) throws {
    let card = Bound(plain: "app", state: #"{"\#(key)":1}"#)
    #expect(card.text(of: card.presentations.content, columns: 45).contains("  \(words) "))
  }

  @Test(arguments: [
    ("com.example.dynamo", "Dynamo"), ("com.example.MyTransitApp", "My Transit App"), ("", ""),
    ("...", "..."),
  ])
  func `an app is named by the last part of its bundle id`(app: String, name: String) throws {
    let card = Bound(plain: app, state: "{}")
    #expect(card.text(of: card.presentations.content, columns: 45).contains(name))
  }

  @Test func `a state that is no object still has a card`() throws {
    for state in ["3", "[]", #""text""#, "null"] {
      let card = Bound(plain: "app", state: state)
      #expect(card.text(of: card.presentations.content, columns: 45).contains("App"))
    }
  }
}
