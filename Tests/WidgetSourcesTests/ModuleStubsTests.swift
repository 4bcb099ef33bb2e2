import Testing

@testable import WidgetSources

@Suite struct `Types without a declaration` {
  @Test func `come from an intent's definition`() {
    let definition = """
      <plist><dict><key>INIntentName</key><string>Configuration</string>
      <key>INIntentParameterName</key><string>city</string></dict></plist>
      """
    let file = file("let a: ConfigurationIntent")
    let source = GeneratedTypes.source(of: [Array(definition.utf8)], beside: [file])
    #expect(source.contains("class ConfigurationIntent: INIntent"))
    #expect(source.contains("var `city`: String?"))
    #expect(GeneratedTypes.source(of: [Array(definition.utf8)], beside: []).isEmpty)
  }

  @Test func `come from an entity's model`() {
    let model = """
      <?xml version="1.0"?><model><entity name="Item" representedClassName=".Item" syncable="YES">
      <attribute name="date" optional="YES" attributeType="Date"/>
      <attribute name="count" attributeType="Integer 64" usesScalarValueType="YES"/>
      <relationship name="list" maxCount="1" destinationEntity="List"/></entity></model>
      """
    let file = file("let a: Item")
    let source = GeneratedTypes.source(of: [Array(model.utf8)], beside: [file])
    #expect(source.contains("class Item: NSManagedObject, Identifiable {"))
    // Xcode's own extension makes it identifiable.
    #expect(!ModuleStubs.source(for: ["CoreData"], beside: []).contains("Result, Identifiable"))
    #expect(source.contains("`date`: Date?"))
    #expect(source.contains("`count`: Int64 = 0"))
    #expect(source.contains("`list`: List?"))
  }

  @Test(arguments: ["<a", "<a b=\"", "<entity><attribute", "< >", "<entity name>", "\u{0}<>\""])
  func `are never made of broken text`(text: String) {
    let file = file("let a: Item")
    #expect(GeneratedTypes.source(of: [Array(text.utf8)], beside: [file]).isEmpty)
  }

  @Test func `of a push service are made from their uses`() {
    let text = """
      import PushCloud
      struct Ride: PushCloudLiveActivityAttributes {
        var cloud: PushCloudLiveActivityAttributeData
        struct ContentState: PushCloudContentState { var cloud: PushCloudContentStateData? }
      }
      struct Bus: ActivityAttributes { struct ContentState: BusContentState {} }
      protocol BusContentState {}
      """
    let file = file(text)
    let source = ModuleStubs.source(for: ["PushCloud"], beside: [file])
    #expect(source.contains("protocol PushCloudLiveActivityAttributes: ActivityAttributes {}"))
    #expect(source.contains("protocol PushCloudContentState: Codable, Hashable {}"))
    #expect(source.contains("struct PushCloudLiveActivityAttributeData: Codable"))
    #expect(source.contains("struct PushCloudContentStateData: Codable"))
    #expect(!source.contains("protocol BusContentState") && !source.contains("protocol ActivityA"))
    #expect(ModuleStubs.source(for: [], beside: [file]).isEmpty)
  }

  @Test(arguments: [
    ("phoneFill", "phone.fill"), ("_4kTv", "4k.tv"), ("gobackward15", "gobackward.15"),
    ("repeat", "repeat"), ("person2Fill", "person.2.fill"), ("goforward", "goforward"),
  ])
  func `of a library of symbols are made from their uses`(constant: String, symbol: String) {
    let text =
      "import SFSafeSymbols\nlet a: SFSymbol? = b ? .\(constant) : a.none, c = SFSymbol.bolt"
    let file = file(text)
    let source = ModuleStubs.source(for: ["SFSafeSymbols"], beside: [file])
    #expect(source.contains("static let `\(constant)` = SFSymbol(rawValue: \"\(symbol)\")"))
    #expect(source.contains("`bolt`") && !source.contains("`none`"))
  }

  @Test func `have stubs, unless the project declares them`() {
    let file = file("struct KFImage: View {}")
    #expect(ModuleStubs.source(for: ["Kingfisher"], beside: []).contains("KFImage"))
    #expect(!ModuleStubs.source(for: ["Kingfisher"], beside: [file]).contains("typealias KFImage"))
    #expect(ModuleStubs.source(for: ["Firebase"], beside: []).isEmpty)
    #expect(ModuleStubs.source(for: ["MapKit"], beside: []).contains("class MKDistanceFormatter"))
    #expect(ModuleStubs.source(for: ["CryptoKit"], beside: []).contains("struct SHA256"))
    #expect(ModuleStubs.source(for: ["Defaults"], beside: []).contains("struct Default<Value>"))
    #expect(
      ModuleStubs.source(for: ["ComposableArchitecture"], beside: []).contains("Shared<Value>"))
    #expect(
      ModuleStubs.source(for: ["ComposableArchitecture"], beside: []).contains("Dependency<Value>"))
    #expect(ModuleStubs.source(for: ["SwiftProtobuf"], beside: []).contains("protocol Message"))
    let bridge = SourceFile(path: "/c.swift", bytes: Array("let a: RustBuffer".utf8))
    #expect(ModuleStubs.source(for: ["rideFFI"], beside: [bridge]).contains("struct RustBuffer"))
    #expect(ModuleStubs.source(for: ["Ride"], beside: [bridge]).isEmpty)
    let call = "CFNotificationCenterGetDarwinNotifyCenter()"
    let notes = SourceFile(path: "/b.swift", bytes: Array(call.utf8))
    #expect(ModuleStubs.source(for: [], beside: [notes]).contains("func \(call)"))
  }

  @Test func `are those of a store, with the conformance that a macro adds`() {
    let text = """
      import ComposableArchitecture
      @Reducer
      struct Ride { struct State {} }
      @Reducer(state: .equatable) public enum Path {}
      struct Reducer_ { @Reducer struct Inner {} }
      """
    let file = file(text)
    let source = ModuleStubs.source(for: ["ComposableArchitecture"], beside: [file])
    #expect(source.hasSuffix("extension Path: Reducer {}\nextension Ride: Reducer {}\n"))
    #expect(source.contains("final class Store<State, Action>"))
    let own = SourceFile(path: "/b.swift", bytes: Array("protocol Store {}".utf8))
    let left = ModuleStubs.source(for: ["ComposableArchitecture"], beside: [file, own])
    #expect(!left.contains("Reducer"), "without the protocol nothing conforms to it")
  }

  @Test func `of alarms have buttons as on a phone, and keep a preview's words and colors`() {
    let source = ModuleStubs.source(for: ["AlarmKit"], beside: [])
    #expect(source.contains("var stopButton: AlarmButton\n"))
    #expect(source.contains("case presentation, metadata, tint = \"tintColor\""))
    #expect(
      source.contains("func encode(to encoder: Encoder) throws { try box.encode(to: encoder) }"))
  }

  @Test func `of alarms schedule them, by AlarmKit's own initializers, and tell of none`() {
    let source = ModuleStubs.source(for: ["AlarmKit"], beside: [])
    #expect(source.hasPrefix("import ActivityKit\nimport AppIntents\n"), "for LiveActivityIntent")
    for name in [
      "func schedule<Metadata: AlarmMetadata>(", "static func timer(", "static func alarm(",
      "var alarmUpdates: AsyncStream<[Alarm]>",
    ] {
      #expect(source.contains(name))
    }
  }

  /// A project may have a value `log` of its own, which would hide the C library's function.
  @Test func `name the modules of the functions that they call`() {
    let source = ModuleStubs.source(for: ModuleStubs.names, beside: [])
    let functions = ["abs", "asin", "atan", "cos", "exp", "log", "max", "min", "pow", "sin"]
    for name in functions {
      let calls = source.ranges(of: "\(name)(").filter { range in
        source[..<range.lowerBound].last.map { !$0.isLetter && !$0.isNumber && $0 != "." } ?? true
      }
      #expect(calls.isEmpty, "\(name)")
    }
    #expect(source.contains("Foundation.log("))
  }

  @Test func `of stored values are of one type, those of the app alone, too`() {
    let file = file("a.prefixedKey(\"b\")")
    let source = ModuleStubs.source(for: [], beside: [file])
    #expect(source.contains("override class var standard: UserDefaults"))
  }
}
