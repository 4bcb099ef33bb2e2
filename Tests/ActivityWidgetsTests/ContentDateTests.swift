import LiveActivities
import CellUI
import Foundation
import Testing

@testable import ActivityWidgets

/// Attributes with dates wherever an author may have put one.
private struct TourAttributes: ActivityAttributes {
  enum Phase: Codable, Hashable {
    case idle
    case riding(Date)
    case resting(since: Date, turns: Int)
  }

  struct Stop: Codable, Hashable {
    var name: String
    var at: Date?
  }

  final class Guide: Codable, Hashable {
    enum CodingKeys: CodingKey { case since, version }

    let since: Date
    /// Written, and not read, as what the macro of an observable class adds.
    let version = 1

    static func == (one: Guide, other: Guide) -> Bool { one.since == other.since }

    func hash(into hasher: inout Hasher) { hasher.combine(since) }
  }

  struct ContentState: Codable, Hashable {
    var arrival: Date
    var departure: Date?
    var window: ClosedRange<Date>
    var closed: Range<Date>?
    var stops: [Stop]
    var seen: [Date?]
    var byName: [String: Date]
    var phases: [Phase]
    var link: URL
    var id: UUID
    var photo: Data
    var speed: Double
    var guide: Guide?
  }

  var start: Date
}

private struct TourLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TourAttributes.self) { _ in
      EmptyView()
    } dynamicIsland: { _ in
      .empty
    }
  }
}

private let state = #"""
  {"arrival":785000000.5,"window":[1,2],"closed":[3,4],"stops":[{"name":"a"},{"name":"b","at":5}],
   "seen":[null,6],"byName":{"k":7},"phases":[{"idle":{}},{"riding":{"_0":8}},
   {"resting":{"since":9,"turns":1}}],"link":"https://example.com","photo":"QUJD",
   "id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","speed":10,"guide":{"since":11}}
  """#

private struct TourBundle: WidgetBundle {
  var body: some Widget {
    TourLiveActivity()
    TripLiveActivity()
  }
}

struct ContentDateTests {
  private let registry = WidgetRegistry(TourBundle())

  private func tour() throws -> any ViewProvider {
    try #require(registry.provider(for: "TourAttributes"))
  }

  private func dates(attributes: String?, state: String) throws -> [ContentDate]? {
    try tour().dates(
      attributes: attributes.map { LazyJSON(Array($0.utf8)) },
      contentState: LazyJSON(Array(state.utf8)))
  }

  @Test func `every date is found, by the keys that lead to it`() throws {
    let dates = try #require(try dates(attributes: nil, state: state))
    #expect(dates.allSatisfy { $0.part == .contentState })
    #expect(
      dates.map(\.keyPath) == [
        "arrival", "window[0]", "window[1]", "closed[0]", "closed[1]", "stops[1].at", "seen[1]",
        "byName.k", "phases[1].riding._0", "phases[2].resting.since", "guide.since",
      ])
    #expect(dates.map(\.secondsSince2001) == [785_000_000.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11])
  }

  @Test func `the attributes come first, and may be left out`() throws {
    let both = try #require(try dates(attributes: #"{"start":0}"#, state: state))
    #expect(both.count == 12)
    #expect(both.first?.part == .attributes)
    #expect(both.first?.keyPath == "start")
    #expect(try dates(attributes: nil, state: state)?.count == 11)
  }

  @Test(arguments: [
    ("{}", []), (#"{"Departure":5}"#, ["Departure departure"]),
    (#"{"stops":[{"name":"a","AT":1},{"name":"b","AT":2}],"x":1}"#, ["x", "stops[0].AT at"]),
    (#"{"byName":{"k":7,"l":8},"link":"https://example.com","photo":"QUJD"}"#, []),
    (#"{"phases":[{"resting":{"since":9,"turns":1,"Since":2}}]}"#, ["phases[0].resting.Since"]),
    (#"{"guide":{"since":11,"version":1,"other":2}}"#, ["guide.other"]),
  ]) func `a key that no property reads is found`(change: String, keys: [String]) throws {
    var members = try #require(
      try JSONSerialization.jsonObject(with: Data(state.utf8)) as? [String: Any])
    let own = try #require(
      try JSONSerialization.jsonObject(with: Data(change.utf8)) as? [String: Any])
    members.merge(own) { $1 }
    let json = LazyJSON(Array(try JSONSerialization.data(withJSONObject: members)))
    let found = try tour().unreadKeys(attributes: nil, contentState: json)
    #expect(
      Set(found.map { [$0.keyPath, $0.near].compactMap { $0 }.joined(separator: " ") }) == Set(keys)
    )
  }

  @Test func `only a type that has a widget is known`() {
    #expect(registry.provider(for: "TourAttributes") != nil)
    #expect(registry.provider(for: "tourattributes") == nil)
    #expect(registry.provider(for: "") == nil)
  }

  @Test func `a part that cannot be decoded is a fault of that part`() throws {
    let attributes = #"{"start":"now"}"#
    #expect(try dates(attributes: attributes, state: state) == nil)
    let fault = try tour().fault(
      attributes: LazyJSON(Array(attributes.utf8)), contentState: LazyJSON(Array(state.utf8)))
    #expect(
      fault
        == ContentFault(
          part: .attributes, keyPath: "start",
          problem: .mismatch(expected: "Date", found: #"the string "now""#)))
  }
}
