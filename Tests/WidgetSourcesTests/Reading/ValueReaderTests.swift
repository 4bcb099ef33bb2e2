import Testing

@testable import WidgetSources

@Suite("The values of a source file") struct ValueReaderTests {
  @Test func `are the cases of enumerations with their raw values`() {
    let cases = file(
      """
      struct Ride {
        enum Phase: String { case riding = "in_ride", `default`; case ended; var isOn: Bool {
          switch self { case .riding: true; default: false } } }
        indirect enum Stop { case near(Int, by: (A, B)), far }
      }
      enum Level: Int { case low = 3, middle
        case high }
      func phase() { enum Inner { case a } }
      """
    ).values.cases.mapValues { $0.map { "\($0.name) \($0.value)" } }
    #expect(
      cases == [
        "Phase": ["riding in_ride", "default default", "ended ended"],
        "Stop": ["near near", "far far"], "Level": ["low 3", "middle 4", "high 5"],
        "Inner": ["a a"],
      ])
  }

  @Test func `are those that stored properties begin with`() {
    let values = file(
      """
      struct Ride: ActivityAttributes {
        struct ContentState: Codable {
          var phase: Phase = .riding
          var next = Phase.ended; var isOn = false
          var line: String = "U2"
          var share: Double? = -0.8, other = 1
          var count = 1_000 { didSet { var inner = 3 } }
          var empty = "", sum = 2 + 3
          static var kept = 4
          lazy var later = 5
          let date = Date.now
          var text: String { var own = "a"; return own }
          var list = [1], call = make(), path = state.phase, one = Phase.make()
        }
        var lane = "A4"
      }
      extension Ride.Stop { struct Sign { var name = "Exit" } }
      var free = 1
      """
    ).values.defaultValues
    #expect(
      values == [
        "Ride.ContentState.phase": ".riding", "Ride.ContentState.next": ".ended",
        "Ride.ContentState.isOn": "false", "Ride.ContentState.line": "\"U2\"",
        "Ride.ContentState.count": "1000", "Ride.lane": "\"A4\"",
        "Ride.Stop.Sign.name": "\"Exit\"",
      ])
  }

  @Test func `are those of a type's own samples, the first one's first`() {
    let values = file(
      """
      struct Critter: Codable {
        static let panda = Critter(name: "Power Panda", level: 3, mood: .calm, den: Den(label: "North", size: -2))
        static let egg = Critter(name: "Egghead", level: 5, isShy: true)
        static let empty = Critter(name: "Nobody", age: 1)
        static var made: Critter { make(name: "Made", speed: 4) }
        static let all: [Critter] = [Critter(name: "Listed", rank: 7)]
        func copy() -> Critter { Critter(name: "Copied", copies: 2) }
      }
      extension RideAttributes {
        fileprivate static var preview: RideAttributes { RideAttributes(bike: "Brompton", gear: 2) }
      }
      extension RideAttributes.ContentState {
        static var moving: RideAttributes.ContentState {
          RideAttributes.ContentState(speed: 24.5, started: Date(), note: "a \\(b)", phase: Phase.riding)
        }
        static let short: Self = .init(rest: 9)
        static let own: RideAttributes.ContentState = .init(distance: 12)
      }
      """
    ).values.sampleValues
    #expect(
      values == [
        "Critter.name": "\"Power Panda\"", "Critter.level": "3", "Critter.mood": ".calm",
        "Critter.isShy": "true", "Den.label": "\"North\"", "Den.size": "-2",
        "RideAttributes.bike": "\"Brompton\"", "RideAttributes.gear": "2",
        "ContentState.speed": "24.5", "ContentState.phase": ".riding",
        "ContentState.distance": "12",
      ])
  }

  @Test func `are those of each of several objects of a type that are handed to another`() {
    let values = file(
      """
      static var previews: some View {
        let guests = Team(name: "Lakers", color: "gold")
        let hosts = Team(name: "Warriors")
        return Card(match: Match(home: hosts, guest: guests, third: Team(name: "Bulls", den: Den(size: 1))))
      }
      """
    ).values.sampleValues
    #expect(
      values == [
        "Team.name": "\"Lakers\"", "Team.color": "\"gold\"", "home/Team.name": "\"Warriors\"",
        "guest/Team.name": "\"Lakers\"", "guest/Team.color": "\"gold\"",
        "third/Team.name": "\"Bulls\"",
      ])
  }

  @Test func `each sample of a content state is kept as a whole`() {
    let states = file(
      """
      extension RideAttributes.ContentState {
        static let waiting = RideAttributes.ContentState(route: "3412", stops: 8)
        static let soon: RideAttributes.ContentState = .init(stops: 1)
        static let empty = RideAttributes.ContentState(stops: 0)
        static let other = Other(stops: 2)
      }
      """
    ).values.sampleStates
    #expect(
      states == [
        ["ContentState.route": "\"3412\"", "ContentState.stops": "8"], ["ContentState.stops": "1"],
      ])
    let many = (0..<7).map { "static let s\($0) = ContentState(n: \($0))" }.joined(separator: "\n")
    #expect(file(many).values.sampleStates.count == 6)
  }

  @Test func `an app's own attributes and states are samples, too, except their initial values`() {
    let text = """
      func start() throws {
        let attributes = OrderAttributes(restaurant: "Ramen", items: [.init(id: 1)], count: 0)
        let state = OrderAttributes.ContentState(status: .cooking, courier: .init(name: "a"), eta: Date(), note: "")
        try Activity.request(attributes: attributes, content: .init(state: ContentState(status: .done, tip: 2.5)))
      }
      struct MealAttributes: ActivityAttributes { init(name: String) {} }
      let other = Order(name: "b")
      """
    let file = file(text)
    #expect(
      file.values.callValues == [
        "OrderAttributes.restaurant": "\"Ramen\"", "ContentState.status": ".cooking",
        "ContentState.tip": "2.5",
      ])
    #expect(file.values.sampleValues.isEmpty)
  }

  @Test(arguments: [
    ("number: 1, done: 0", ["number": "1", "done": "0"]), ("number: 2, done: 0", ["number": "2"]),
    ("done: 0, number: 1, isOn: false", ["done": "0", "number": "1"]), ("done: 0.0", [:]),
  ]) func `nothing is a beginning, unless it stands beside the number of a first part`(
    arguments: String, values: [String: String]
  ) {
    let file = file("request(state: ContentState(\(arguments)))\nrequest(ContentState(done: 0))")
    let keys = values.map { ("ContentState.\($0)", $1) }
    #expect(file.values.callValues == Dictionary(uniqueKeysWithValues: keys))
  }

  @Test(arguments: [
    ("[\"cup\", \"fork\"]", ["\"cup\"", "\"fork\""]), ("[.cup, Kind.fork,]", [".cup", ".fork"]),
    ("[7]", ["7"]), ("[-1, 2.5]", ["-1", "2.5"]), ("[]", []), ("[cup]", []), ("[\"a\": 1]", []),
    ("[[1], [2]]", []), ("[1, two]", []), ("[1", []), ("[1,", []),
  ]) func `the plain elements of an array are read of a call`(array: String, elements: [String]) {
    let text = "Activity.request(attributes: OrderAttributes(items: \(array), number: 7))"
    let file = file(text)
    let all = file.values.callValues.filter { $0.key.contains("items") }
    let value = elements.joined(separator: PlainValues.elementSeparator)
    #expect(all == (elements.isEmpty ? [:] : ["OrderAttributes.items[]": value]))
  }

  @Test(arguments: [
    "Activity.request(attributes: OrderAttributes(items: [1, 2], kind: .a))",
    "extension Order { static let a = Order(items: [1, 2], name: \"a\") }",
  ]) func `a file may end anywhere`(text: String) {
    for count in 0...text.utf8.count {
      let file = SourceFile(path: "/a.swift", bytes: Array(text.utf8.prefix(count)))
      #expect(file.values.callValues.count + file.values.sampleValues.count <= 4)
    }
  }

  @Test func `of two samples each has its own array`() {
    let text = """
      extension Order {
        static let a = Order(items: [1])
        static let b = Order(items: [2, 3])
      }
      """
    let file = file(text)
    #expect(file.values.sampleValues == ["Order.items[]": "1"])
  }

  @Test(
    arguments: [
      ("init(title: String = \"Ride\") {}", "\"Ride\""), ("init(title: String = \"\") {}", nil),
      ("init(title: String = \"a\" + b) {}", nil), ("init(title: String = other) {}", nil),
      ("var title = \"Own\"\ninit(title: String = \"Ride\") {}", "\"Own\""),
      ("init(title: String = \"a\"", nil),
    ] as [(String, String?)])
  func `are those of texts in initializers, too`(text: String, value: String?) {
    let file = SourceFile(path: "", bytes: Array("struct Ride {\n\(text)\n}".utf8))
    #expect(file.values.defaultValues["Ride.title"] == value)
  }

  @Test func `are read of a file that ends anywhere`() {
    let text = Array("struct Ride { init(title: String = \"a\", isOn: Bool = true) {} }".utf8)
    for count in 0...text.count {
      let values = SourceFile(path: "", bytes: Array(text.prefix(count))).values.defaultValues
      #expect(values.count <= 2)
    }
    #expect(SourceFile(path: "", bytes: text).values.defaultValues.count == 2)
  }

  @Test func `are those of Booleans in initializers, too`() {
    let values = SourceFile(
      path: "",
      bytes: Array(
        """
        struct Sugar {
          struct ContentState {
            var isLow = true
            init(value: Double, isLow: Bool = false, isShown: Bool = false, isOn: Bool) {}
            init(from decoder: Decoder) throws {
              let c = try decoder.container(keyedBy: CodingKeys.self)
              isLooping = try c.decodeIfPresent(Bool.self, forKey: .isLooping) ?? true
              other = try c.decodeIfPresent(Int.self, forKey: .other) ?? 4
              last = try c.decodeIfPresent(Bool.self, forKey: .last)
            }
          }
        }
        init(
        """.utf8)
    ).values.defaultValues
    #expect(
      values == [
        "Sugar.ContentState.isLow": "true", "Sugar.ContentState.isShown": "false",
        "Sugar.ContentState.isLooping": "true",
      ])
  }
}
