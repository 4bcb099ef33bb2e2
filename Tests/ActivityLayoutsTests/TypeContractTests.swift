import ActivityLayouts
import ActivityWidgets
import LiveActivities
import Testing

@Suite struct TypeContractTests {
  private static let source = """
    import ActivityKit
    struct ParcelAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable {
        let driver: String // a name
        var minutes: Int
        var arrival: Date?
        var stage = 5
        let kind: Kind = .fast
        var stops: [Stop], prices: [String: Decimal]
        var isNear: Bool { minutes < 2 }
        static let limit = 4
        enum CodingKeys: String, CodingKey { case driver = "driver_name", minutes, arrival, stops, prices }
      }
      enum Kind: Int, Codable { case slow = 1, fast }
      let number: UUID
      var kind: Kind
    }
    extension ParcelAttributes { struct Stop: Codable { var name: String } }
    extension ParcelAttributes.ContentState {
      func text() -> String { "x" }
    }
    """

  private func faults(attributes: String? = nil, state: String) -> [String] {
    let contracts = TypeContract.all(in: Array(Self.source.utf8)).contracts
    let faults = contracts.first?.faults(
      attributes: attributes.map { LazyJSON(Array($0.utf8)) },
      contentState: LazyJSON(Array(state.utf8)))
    return faults?.map { "\($0.part.rawValue).\($0.keyPath)" } ?? ["no contract"]
  }

  @Test(arguments: [
    (#"{"driver_name":"A","minutes":1,"stops":[{"name":"B"}],"prices":{"a":1.5}}"#, [String]()),
    (#"{"driver":"A","minutes":1,"stops":[],"prices":{}}"#, ["content-state.driver_name"]),
    (
      #"{"driver_name":5,"minutes":"1","stops":[{}],"prices":{"a":"1"}}"#,
      [
        "content-state.driver_name", "content-state.minutes", "content-state.stops[0].name",
        "content-state.prices.a",
      ]
    ),
  ])
  func `a state is judged by the source`(state: String, wanted: [String]) {
    #expect(faults(state: state) == wanted)
  }

  @Test func `attributes are judged by the source, numbers of enums included`() {
    let state = #"{"driver_name":"A","minutes":1,"stops":[],"prices":{}}"#
    #expect(
      faults(attributes: #"{"number":"x","kind":7}"#, state: state)
        == ["attributes.number", "attributes.kind"])
  }

  @Test func `parts that can't be read are said`() {
    let source = """
      struct A: ActivityAttributes {
        struct ContentState: Codable, Hashable {
          var mood: Mood
          var pair: (Int, Int)
          init(from decoder: Decoder) throws { mood = .x }
        }
        var strange: Unknown<Int>
      }
      """
    let notes = TypeContract.all(in: Array(source.utf8)).notes.map(\.words)
    #expect(notes.contains { $0.hasPrefix("ContentState: it has an init(from:)") })
    #expect(notes.contains { $0.hasPrefix("Unknown: its declaration is not in this source") })
  }

  @Test(arguments: [
    "", "struct", "struct A: ActivityAttributes {", "}}}}", "enum E { case", "\"\"\"",
  ])
  func `source of any kind is read to its end`(source: String) {
    let isBegun = source.contains("ActivityAttributes")
    #expect(TypeContract.all(in: Array(source.utf8)).contracts.count == (isBegun ? 1 : 0))
  }

  @Test(arguments: [
    "let a: \(String(repeating: "[", count: 50_000))Int",
    String(repeating: "struct B { ", count: 50_000),
    "let a = \(String(repeating: "\"\\(", count: 50_000))",
  ])
  func `types that are nested without end are read as far as they go`(member: String) throws {
    let source = """
      struct A: ActivityAttributes {
        struct ContentState: Codable { let x: Int }
        \(member)
      """
    let contract = try #require(TypeContract.all(in: Array(source.utf8)).contracts.first)
    let state = LazyJSON(Array(#"{"x":"y"}"#.utf8))
    #expect(contract.faults(attributes: nil, contentState: state).map(\.keyPath) == ["x"])
  }

  @Test func `a text with code in it is one value, and lines for the compiler are passed over`()
    throws
  {
    let source = #"""
      struct A: ActivityAttributes {
        #if os(iOS)
        struct ContentState: Codable {
          var title = "\(f("}")) of \(g(1, ")"))"
          let run: () -> Void = { _ = 1 == 2 }
          @Clamped var x: Int
        }
        #endif
      }
      """#
    let contract = try #require(TypeContract.all(in: Array(source.utf8)).contracts.first)
    let state = LazyJSON(Array(#"{"title":"a","x":"y"}"#.utf8))
    #expect(contract.faults(attributes: nil, contentState: state).map(\.keyPath) == ["x"])
  }
}
