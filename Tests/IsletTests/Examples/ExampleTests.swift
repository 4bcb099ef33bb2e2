import CellUI
import Compositing
import FeedReports
import FoundationEssentials
import HeadlessRendering
import LiveActivities
import LockScreenSession
import SampleActivities
import Testing

@testable import ActivityWidgets
@testable import IsletProgram

@Suite("Without previews") struct ExampleTests {
  private let now = HeadlessRun.standardMoment

  @Test func `a person's widgets show an example of each, and the built-in ones none`() {
    let own = Resources(views: ViewCatalog(widgets: SampleWidgets()), demos: [])
    #expect(own.views.examples(of: ExampleSource(), at: now).count > 1)
    #expect(Resources.samples.views.examples(of: ExampleSource(), at: now).isEmpty)
  }

  @Test func `a dictionary has the keys by which the source asks it`() throws {
    struct State: Decodable { let data: [String: String] }
    var source = ExampleSource()
    source.keys = ["title": .text, "count": .number, "startDate": .milliseconds, "end": .seconds]
    let state = try State(
      from: ExampleDecoder(source: source, now: Date(timeIntervalSince1970: 9e8)))
    #expect(
      state.data == [
        "title": "Today", "count": "3", "startDate": "899999100000", "end": "900001800",
      ])
  }

  @Test func `a journey departs before it arrives, in whatever order its dates stand`() throws {
    struct Flight: Decodable { let departureGate: String, departure: Date, arrivalTime: Date }
    struct Return: Decodable { let estimatedArrival: Date, departsAt: Double }
    struct Order: Decodable { let arrival: Date, start: Date, end: Date, flights: [Flight] }
    let now = Date(timeIntervalSince1970: 9e8)
    let decoder = ExampleDecoder(source: ExampleSource(), now: now)
    let (flight, back) = (try Flight(from: decoder), try Return(from: decoder))
    #expect(now < flight.departure && flight.departure < flight.arrivalTime)
    #expect(Date(timeIntervalSince1970: back.departsAt) < back.estimatedArrival)
    let order = try Order(from: decoder)
    // Without a departure, an arrival is as near as any end.
    #expect(order.arrival == order.end && order.start < now)
    #expect(order.flights.allSatisfy { $0.departure < $0.arrivalTime })
    // So it does where code counts down to the departure.
    struct Train: Decodable { let departure: Date, arrival: Date }
    var source = ExampleSource()
    source.traits[.end] = ["departure"]
    let train = try Train(from: ExampleDecoder(source: source, now: now))
    #expect(now < train.departure && train.departure < train.arrival)
  }

  @Test func `an object that ends a journey has dates of that journey`() throws {
    struct Stop: Decodable { let time: Date, gate: String }
    struct Leg: Decodable { let arrival: Stop, departure: Stop }
    struct Legs: Decodable { let legs: [Leg], departureTimes: [String: Date] }
    var source = ExampleSource()
    source.keys = ["gate": .text]
    let now = Date(timeIntervalSince1970: 9e8)
    let legs = try Legs(from: ExampleDecoder(source: source, now: now)).legs
    try #require(!legs.isEmpty)
    for leg in legs {
      #expect(leg.departure.time < leg.arrival.time)
      #expect(leg.departure.gate == "B12")
    }
  }

  @Test func `a type that takes no made-up values is named with its reason`() {
    let error = DecodingError.dataCorrupted(
      .init(codingPath: [ExampleKey(stringValue: "count")], debugDescription: "not a count"))
    let refusal = ExampleRefusal(attributesType: "RideAttributes", error)
    var states = PreviewStates(of: [])
    let remark = { Messages.noPreviews(states, takesFeed: true) }
    #expect(
      remark().hasSuffix("shown; give --source FOLDER, Swift source with widgets, or name a feed"))
    #expect(Messages.noPreviews(states, takesFeed: false).hasSuffix("source with widgets"))
    states.homeScreenWidgets = ["Board"]
    #expect(remark().hasPrefix("there is no Live Activity in this source"))
    states.homeScreenWidgets = []
    states.emptyWidgets = ["Bins"]
    #expect(
      remark().hasPrefix(
        "there is no Live Activity in this source: the body of Bins returns no ActivityConfig"))
    states.refusals = [refusal]
    #expect(
      remark().contains(
        "shown; RideAttributes takes no made-up values: count: not a count; write one, or name a feed"
      ))
  }

  @Test func `a value of any kind is of the kind that the source reads`() throws {
    enum Either: Decodable, Equatable {
      case flag(Bool), count(Int), text(String)
      init(from decoder: any Decoder) throws {
        let box = try decoder.singleValueContainer()
        if let flag = try? box.decode(Bool.self) {
          self = .flag(flag)
        } else if let count = try? box.decode(Int.self) {
          self = .count(count)
        } else {
          self = .text(try box.decode(String.self))
        }
      }
    }
    struct State: Decodable { let data: [String: Either] }
    var source = ExampleSource()
    source.keys = ["title": .text, "count": .number, "isOpen": .flag]
    let state = try State(from: ExampleDecoder(source: source, now: Date()))
    #expect(state.data == ["title": .text("Today"), "count": .count(3), "isOpen": .flag(true)])
    let unknown = try [String: Either](from: ExampleDecoder(source: ExampleSource(), now: Date()))
    #expect(unknown.isEmpty)
  }

  @Test func `a color is one, a time in milliseconds is near now, and a range has begun`() throws {
    struct State: Decodable {
      let backgroundColor: String, titleColor: String, barTint: String, colorName: String
      let endDateInMilliseconds: Double, endTimestamp: Double, endDistance: Double
      let primary_color_light: Int, driverInitial: String, groupEta: String
      let range: ClosedRange<Date>
    }
    let now = Date(timeIntervalSince1970: 9e8)
    let state = try State(from: ExampleDecoder(source: ExampleSource(), now: now))
    #expect(state.backgroundColor == "#1C1C1E" && state.titleColor == "#FFFFFF")
    #expect(state.barTint == "#0A84FF" && state.colorName == "Color name")
    #expect(state.endDateInMilliseconds == 900_001_800_000 && state.endTimestamp == 900_001_800)
    #expect(state.endDistance == 4.2 && state.primary_color_light == 0xFF0A_84FF)
    #expect(state.driverInitial == "A" && state.groupEta == "12 min")
    #expect(state.range == now.addingTimeInterval(-900)...now.addingTimeInterval(1800))
  }

  @Test func `a part is less than its whole, a time is minutes, and an icon is one`() throws {
    struct State: Decodable {
      let step: Int, totalSteps: Int, spent: Double, budget: Double
      let elapsedSeconds: Int, remainingSeconds: Int, duration: TimeInterval
      let durationMinutes: Int, elapsedMins: Double, durationHours: Int
      let icon: String, moodEmoji: String
      struct Padding: Decodable { let left: Int }
      let padding: Padding, imageWidth: Int
      let labels: [String: String]
    }
    var source = ExampleSource()
    source.keys = ["icon": .symbol, "title": .text]
    let state = try State(from: ExampleDecoder(source: source, now: Date()))
    #expect(state.step < state.totalSteps && state.spent < state.budget)
    #expect(state.elapsedSeconds == 900 && state.remainingSeconds == 1800)
    #expect(state.padding.left == 16 && state.imageWidth == 40)
    #expect(state.duration == 2700)
    #expect(state.durationMinutes == 45 && state.elapsedMins == 15 && state.durationHours == 5)
    #expect(state.icon == "star.fill" && state.moodEmoji == "⭐")
    #expect(state.labels == ["title": "Today"])
  }

  @Test func `an activity that is made up goes on, so it is not over, paused or late`() throws {
    struct Move: Decodable, Equatable { let isDone: Bool, isCovered: Bool }
    struct State: Decodable {
      let isRunning: Bool, isPaused: Bool, has_ended: Bool, muted: Bool, hasCover: Bool
      let moves: [String: Bool], flags: [Bool], last: Move
    }
    var source = ExampleSource()
    source.keys = ["isLate": .text, "open": .text]
    let state = try State(from: ExampleDecoder(source: source, now: Date()))
    #expect(state.isRunning && state.hasCover && state.flags == [true, false, true])
    #expect(!state.isPaused && !state.has_ended && !state.muted)
    #expect(state.moves == ["isLate": false, "open": true])
    #expect(state.last == Move(isDone: false, isCovered: true))
  }

  @Test func `a denial turns the meaning, and a code or a letter is no place or figure by chance`()
    throws
  {
    struct State: Decodable {
      let isNotPaused: Bool, isNotLow: Bool, isNotLooping: Bool, showOverlay: Bool
      let fromCurrencyCode: String, destinationCode: String, originCode: String
      let bg: Double, bgOpacity: Double
    }
    let state = try State(from: ExampleDecoder(source: ExampleSource(), now: Date()))
    #expect(state.isNotPaused && state.isNotLow && !state.isNotLooping && !state.showOverlay)
    #expect(state.fromCurrencyCode == "USD")
    #expect(state.destinationCode == "JFK" && state.originCode == "SFO")
    #expect(state.bg == 112 && state.bgOpacity <= 1)
  }

  @Test func `a text is one that the source compares it with, or one of a board`() throws {
    struct State: Decodable {
      let phase: String, originIata: String, toAirport: String, gateDep: String
      let paymentGateway: String, homeAbbr: String, flightNumber: String, phaseLength: Int
      let startISO: String, endIso8601: String, miso: String
    }
    var source = ExampleSource()
    source.comparedTexts = ["phase": ["focus", "rest"]]
    let now = Date(timeIntervalSince1970: 9e8)
    let state = try State(from: ExampleDecoder(source: source, now: now))
    #expect(state.startISO == "1998-07-09T15:45:00Z" && state.endIso8601 == "1998-07-09T16:30:00Z")
    #expect(state.miso == "Miso")
    #expect(state.phase == "focus" && state.phaseLength == 2700)
    #expect(state.originIata == "SFO" && state.toAirport == "JFK" && state.gateDep == "B12")
    #expect(state.homeAbbr == "HOM" && state.flightNumber == "UA 815")
    #expect(state.paymentGateway == "Payment gateway")
  }

  @Test func `an integer is a time where the source reads one, and a share is one of hundred`()
    throws
  {
    struct State: Decodable {
      let end: Int, start: Int64, batteryLevel: Int, elapsedMs: Int, statusIcon: String
    }
    var source = ExampleSource()
    source.keys = ["end": .milliseconds, "start": .seconds, "mode": .symbol]
    let now = Date(timeIntervalSince1970: 9e8)
    let state = try State(from: ExampleDecoder(source: source, now: now))
    #expect(state.end == 900_001_800_000 && state.start == 899_999_100)
    #expect(state.batteryLevel == 60 && state.elapsedMs == 900_000)
    #expect(state.statusIcon == "star.fill")
  }

  @MainActor @Test func `a gallery has a picture of each state in each presentation`() throws {
    let resources = Resources(views: ViewCatalog(widgets: SampleWidgets()), demos: [])
    var options = GalleryOptions()
    options.size = CellSize(columns: 49, rows: 20)
    let result = try GalleryCommand(resources: resources).run(options)
    let text = String(decoding: result.output, as: UTF8.self)
    for presentation in PreviewStates.Presentation.allCases {
      #expect(text.contains(", \(presentation.rawValue)"))
    }
  }

  @Test func `more activities than one app may have are shown, of several types`() {
    var states = PreviewStates(of: [])
    for type in 0..<30 { states.add([Array("{}".utf8)], to: Array("{}".utf8), of: "T\(type)") }
    #expect(states.scenes(of: .lockScreen).count == 24)
    var one = PreviewStates(of: [])
    for number in 0..<9 {
      one.add([Array("{}".utf8)], to: Array("{\"n\":\(number)}".utf8), of: "T")
    }
    #expect(one.scenes(of: .lockScreen).count == 5)
  }

  @MainActor @Test func `attributes have an activity for each of the first cases`() throws {
    let views = ViewCatalog(widgets: KindWidgets())
    let example = try #require(views.examples(of: ExampleSource(), at: now).first).get()
    let all = ([example.attributes] + example.otherAttributes).map {
      String(decoding: $0, as: UTF8.self)
    }
    #expect(all.count == 4 && Set(all).count == 4)
    let states = Resources(views: views).previewStates(nil, at: now)
    let titles = states.scenes(of: .lockScreen).map(\.title).filter { $0.hasPrefix("kind") }
    #expect(
      titles.contains { $0.hasPrefix("kind-3,") } && titles.allSatisfy { !$0.hasPrefix("kind-4") })
  }

  @Test func `previews start after what is made up, and so are in front of it`() {
    var states = PreviewStates(of: [])
    states.add([Array("{\"n\":1}".utf8)], to: [], of: "OwnAttributes")
    states.add([Array("{\"n\":2}".utf8)], to: [], of: "OtherAttributes", isMadeUp: true)
    for feed in [states.feed, states.wholeFeed] {
      let lines = String(decoding: feed, as: UTF8.self).split(separator: "\n")
      #expect(lines.count == 2 && lines[0].contains("\"other\"") && lines[1].contains("\"own\""))
    }
  }

  @Test func `previews that differ by an identifier alone are one`() {
    let ids = ["E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "0C247A3E-93FC-495A-C36C-E621E1F86E5F"]
    var states = PreviewStates(of: [])
    for (index, id) in ids.enumerated() {
      let attributes = Array("{\"id\":\"\(id)\"}".utf8)
      states.add(
        [attributes, Array("{\"n\":\(index)}".utf8)], to: attributes, of: "RideAttributes")
    }
    states.add([[]], to: Array("{\"id\":\"other\"}".utf8), of: "RideAttributes")
    let starts = String(decoding: states.feed, as: UTF8.self).split(separator: "\n")
    #expect(starts.count == 2 && starts[0].contains("\"ride\"") && starts[1].contains("\"ride-2\""))
    let all = String(decoding: states.wholeFeed, as: UTF8.self).split(separator: "\n")
    #expect(all.count == 4)
    // States of the same attributes may differ by an element's identifier alone.
    var stops = PreviewStates(of: [])
    stops.add(ids.map { Array("{\"stop\":\"\($0)\"}".utf8) }, to: [], of: "RideAttributes")
    stops.add(ids.map { Array("{\"stop\":\"\($0)\"}".utf8) }, to: [], of: "RideAttributes")
    stops.add([Array("{\"stop\":\"\(UUID().uuidString)\"}".utf8)], to: [], of: "RideAttributes")
    #expect(stops.scenes(of: .lockScreen).count == 3)
  }

  @MainActor @Test func `the time to write a sheet is not charged to the widgets`() throws {
    let trace = TestTrace()
    var resources = Resources(views: ViewCatalog(widgets: SampleWidgets()), demos: [])
    resources.views.trace = trace
    var options = GalleryOptions()
    options.size = CellSize(columns: 20, rows: 10)
    _ = try GalleryCommand(resources: resources).run(options)
    #expect(trace.places.count > 2 && !trace.isInside)
    (trace.places, trace.isInside) = ([], true)
    _ = try SnapshotCommand(resources: resources).run(
      SnapshotOptions(source: .previews, ownSize: CellSize(columns: 20, rows: 10)))
    #expect(trace.places.count > 2 && !trace.isInside)
  }

  @Test func `previews that trapped give way to made-up values`() {
    let trace = TestTrace(without: "#Preview")
    let resources = Resources(views: ViewCatalog(widgets: SampleWidgets()), demos: [])
    #expect(resources.previewStates(trace, at: now).count > 1)
    // Made-up values are all there is, so that there is no use in a mark in their place.
    #expect(trace.places == ["initializers of the widgets"] && !trace.isInside)
  }
}

private struct KindAttributes: ActivityAttributes {
  enum Kind: String, Codable, CaseIterable { case delivery, taxi, workout, flight }
  struct ContentState: Codable, Hashable { var count: Int }
  var kind: Kind
}

private struct KindWidgets: WidgetBundle {
  var body: some Widget { KindWidget() }
}

private struct KindWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: KindAttributes.self) {
      Text($0.attributes.kind.rawValue)
    } dynamicIsland: { _ in
      .empty
    }
  }
}
