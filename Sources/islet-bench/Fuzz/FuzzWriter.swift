import RandomNumbers

/// Writes lines of a feed, many of them wrong.
struct FuzzWriter {
  private var second = 1_795_200_000
  /// The activities that were started last.
  private var started: [Int] = []
  /// A Boolean value indicating whether most lines are right, at their time, and come in few pieces.
  private let isTame: Bool

  init(isTame: Bool = false) {
    self.isTame = isTame
  }

  /// Forgets the activities, since they have ended.
  mutating func forgetActivities() {
    started = []
  }

  /// Numbers at and beyond the limits of whatever they stand for.
  private static let numbers = [
    "0", "-1", "0.5", "1", "8", "16", "48", "393", "852", "4096", "1e6", "1e9", "1e300", "-1e300",
    "9007199254740993", "1e-320",
  ]
  private static let words = [
    "x", "", "Lamp", "\\u202E\\u0000", "👨‍👩‍👧‍👦", "e\u{301}\u{302}", "\\u200B", "\\ud83d",
    String(repeating: "word ", count: 200), String(repeating: "W", count: 3000),
  ]

  /// Returns a line of some kind: whole, cut, mutated, or byte by byte.
  mutating func lines(_ random: inout SplitMix64) -> [FuzzStep] {
    var bytes =
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<3: line("start", &random)
      case 3..<7:
        line(random.one(of: ["update", "end", "update", isTame ? "update" : "go"]), &random)
      default: local(&random)
      }
    if random.isTrue(oneIn: isTame ? 16 : 4), !bytes.isEmpty {
      for _ in 0..<Int.random(in: 1...4, using: &random) { Self.mutate(&bytes, &random) }
    }
    guard random.isTrue(oneIn: 8) else { return [.bytes(bytes)] }
    let length = isTame ? 1 + bytes.count / 8 : 1
    return stride(from: 0, to: bytes.count, by: length).map {
      .bytes(Array(bytes[$0..<min($0 + length, bytes.count)]))
    }
  }

  /// Changes, adds or removes a byte.
  private static func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let place = Int.random(in: bytes.indices, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.insert(random.one(of: Array("{}[]\",:0e\\\n".utf8)), at: place)
    default: if bytes.count > 1 { bytes.remove(at: place) }
    }
  }

  /// Returns a push.
  mutating func line(_ event: String, _ random: inout SplitMix64) -> [UInt8] {
    second += random.one(of: isTame ? [0, 0, 1] : [0, 1, 1, 60, 3600, 40_000])
    var id = Int.random(in: 0..<40, using: &random)
    if event == "start" { started = (started + [id]).suffix(8) }
    if event != "start", !started.isEmpty, !random.isTrue(oneIn: 12) {
      id = random.one(of: started)
    }
    let start =
      event == "start"
      ? #","attributes-type":"T","attributes":{"n":"x"},"alert":{"title":"t","body":"b"}"# : ""
    let extra = random.one(of: [
      "", "", #","stale-date":\#(second + 60)"#, #","relevance-score":1e300"#,
      #","dismissal-date":\#(second - 9)"#, #","alert":{"title":"\#(random.one(of: Self.words))"}"#,
    ])
    let text = #"""
      {"app":"com.a\#(id / 4)","activity":"\#(id)","aps":{"timestamp":\#(second),"event":"\#(event)",\#
      "content-state":{"s":\#(random.one(of: Self.numbers)),"t":"\#(random.one(of: Self.words))",\#
      "a":[\#(Array(repeating: "1", count: Int.random(in: 0...(isTame ? 9 : 70), using: &random)).joined(separator: ","))]}\#(start)\#(extra)}}
      """#
    return Array((text + "\n").utf8)
  }

  private func local(_ random: inout SplitMix64) -> [UInt8] {
    let id = Int.random(in: 0..<40, using: &random)
    let owner = #""app":"com.a\#(id / 4)","activity":"\#(id)""#
    let number = isTame ? "8" : random.one(of: Self.numbers)
    let text = random.one(of: [
      #"{"clock":{"advance":\#(number)}}"#, #"{"clock":"\#(random.one(of: ["pause", "resume"]))"}"#,
      #"{"clock":{"rate":\#(number)}}"#, #"{"clock":"next-deadline"}"#,
      #"{"person":"dismiss",\#(owner)}"#, #"{"person":"tap",\#(owner)}"#,
      #"{"person":"long-press",\#(owner)}"#, #"{"device":"standby"}"#, #"{"device":"unlock"}"#,
      #"{"scene":"foreground","app":"com.a\#(id / 4)"}"#, #"{"theme":"dawn"}"#,
      #"{"settings":{"activities":\#(!random.isTrue(oneIn: 4))},"app":"com.a\#(id / 4)"}"#,
      #"{"at":\#(isTame ? id / 16 : id),"note":"x"}"#,
      #"{"request":{"attributes-type":"T","attributes":{},"content-state":{}},\#(owner)}"#,
      String(repeating: "[", count: 200),
      "{\"aps\":{\"a\":\"" + String(repeating: "x", count: 9000),
    ])
    return Array((text + "\n").utf8)
  }

  /// Returns a layout of the type that pushes have.
  func layout(_ random: inout SplitMix64) -> [UInt8] {
    let text =
      #"{"layout":{"attributes-type":"T","lock-screen":\#(view(isTame ? 3 : 5, &random)),"minimal":\#(view(2, &random))}}"#
    return Array((text + "\n").utf8)
  }

  private func view(_ depth: Int, _ random: inout SplitMix64) -> String {
    let number = { (random: inout SplitMix64) in random.one(of: Self.numbers) }
    let inner = { (random: inout SplitMix64) in view(depth - 1, &random) }
    var members: [String]
    switch depth > 0
      ? Int.random(in: 0..<14, using: &random) : Int.random(in: 4..<14, using: &random)
    {
    case 0, 1: members = [#""ForEach":{"in":"{state.a}","content":\#(inner(&random))}"#]
    case 2: members = [#""ZStack":[\#(inner(&random)),\#(inner(&random))]"#]
    case 3:
      members = [
        #""\#(random.one(of: ["HStack", "VStack"]))":[\#(inner(&random)),\#(inner(&random))]"#
      ]
    case 4, 5: members = [#""\#(random.one(of: ["Rectangle", "Circle", "Capsule"]))":{}"#]
    case 6: members = [#""RoundedRectangle":{"cornerRadius":\#(number(&random))}"#]
    case 7:
      let colors = (0..<random.one(of: [1, 2, 32, 33, 4000])).map { _ in "\"red\"" }
      members = [#""LinearGradient":{"colors":[\#(colors.joined(separator: ","))]}"#]
    case 8: members = [#""Divider":{}"#]
    case 9: members = [#""ProgressView":{"value":\#(number(&random))}"#]
    case 10: members = [#""Image":{"systemName":"bicycle"}"#]
    default: members = [#""Text":"\#(random.one(of: Self.words))""#]
    }
    let modifiers = [
      #""frame":{"width":\#(number(&random)),"height":\#(number(&random))}"#,
      #""padding":\#(number(&random))"#, #""font":{"size":\#(number(&random))}"#,
      #""offset":{"x":\#(number(&random)),"y":\#(number(&random))}"#, #""opacity":0.5"#,
      #""clipShape":"Circle""#, #""fixedSize":true"#, #""overlay":{"Circle":{},"stroke":"red"}"#,
    ]
    for modifier in modifiers where random.isTrue(oneIn: 6) { members.append(modifier) }
    return "{\(members.joined(separator: ","))}"
  }

  /// Returns a theme with as many parts as there may be.
  func theme(_ random: inout SplitMix64) -> [UInt8] {
    let parts = (0..<random.one(of: [0, 1, 8, 24, 25])).map { _ in
      random.one(of: [
        ##"{"specks":{"colors":["#FFFFFF"],"count":400}}"##,
        ##"{"specks":{"colors":["#202020"],"count":\##(random.one(of: [4, 400])),"radius":1}}"##,
        ##"{"stars":{"color":"#FFFFFF","count":1000}}"##,
        ##"{"rain":{"color":"#FFFFFF","count":1000}}"##,
      ])
    }
    let text = ##"""
      {"theme":{"name":"t\##(Int.random(in: 0..<100, using: &random))","title":"T","appearance":"dark",\##
      "wallpaper":{"color":"#101010"\##(random.one(of: ["", #","drift":10"#])),"scenery":[\##(parts.joined(separator: ","))]},"clock":"vibrant",\##
      "date":"#FFFFFF","card":"#202020C0","tint":"#FFD060","foreground":["#FFFFFF","#DDDDDD","#BBBBBB","#AAAAAA"]}}
      """##
    return Array((text + "\n").utf8)
  }
}
