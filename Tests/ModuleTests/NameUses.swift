import AppIntents
import Charts
import Combine
import SwiftUI
import UIKit
import WidgetKit
import os

@Animatable private struct Wedge: Shape {
  var turn: Double
  @AnimatableIgnored var isWide = true

  func path(in rect: CGRect) -> Path { Path(rect) }
}

private struct Meal: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Meal", numericFormat: "\(placeholder: .int) meals")
  static let defaultQuery = MealQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

private struct MealQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Meal] {
    identifiers.map { Meal(id: $0) }
  }
}

private struct Meals: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<String> {
    ItemCollection {
      ItemSection("Warm") {
        "Soup"
        IntentItem("Stew")
      }
      ItemSection("Cold", items: [IntentItem("Salad")])
    }
  }
}

private struct Order: AppIntent {
  static let title: LocalizedStringResource = "Order"
  @Parameter(title: "Count", default: 2) var count: Int
  @Parameter(title: "Meals", size: [.systemSmall: 1, .systemLarge: 4]) var meals: [Meal]
  @Parameter(title: "Way", defaultUnit: .kilometers) var way: Measurement<UnitLength>?
  @Parameter(
    title: "Warm", default: true, displayName: Bool.IntentDisplayName(true: "y", false: "n"))
  var isWarm: Bool

  static var parameterSummary: some ParameterSummary {
    When(\.$isWarm, .equalTo, true) {
      Summary("Order \(\.$count)") { \.$meals }
    } otherwise: {
      Summary("Order")
    }
  }

  func perform() async throws -> some IntentResult {
    try await requestConfirmation(actionName: .order, dialog: "Sure?")
    return .result()
  }
}

/// Uses of names, with what is to hold of each; beside `Testing` their modules would ask for an overlay that the toolchain has
/// on Apple's systems only.
enum NameUses {
  typealias Fact = (words: String, holds: Bool)

  static func intents() async throws -> [Fact] {
    let order = Order()
    _ = try await order.perform()
    let soup = EntityIdentifier(for: Meal(id: "soup"))
    let choice = try? await order.requestChoice(between: [.cancel], dialog: "Which?")
    return [
      ("controls with labels and with titles", await controls.count == 4),
      ("a default is there", order.count == 2 && order.isWarm && order.way == nil),
      (
        "options are in order",
        try await Meals().results().items.map(\.value) == ["Soup", "Stew", "Salad"]
      ),
      ("an identity has a type", soup == EntityIdentifier(for: Meal.self, identifier: "soup")),
      ("nothing can ask", choice == nil),
    ]
  }

  static func chartPlaces() -> [Fact] {
    var read: (Double?, Double?, String?) = (nil, nil, nil)
    let chart = Chart {
      LineMark(x: .value("x", 0), y: .value("y", 0))
      LineMark(x: .value("x", 10), y: .value("y", 100))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    .chartXScale(domain: 0...10).chartYScale(domain: 0...100)
    .chartOverlay { proxy -> Color in
      read.0 = proxy.value(atX: proxy.plotSize.width / 2)
      read.1 = proxy.value(atY: proxy.plotSize.height / 4)
      read.2 = proxy.value(atX: 0)
      return Color.clear
    }
    _ = chart.layout(in: ProposedCells(columns: 40, rows: 10), environment: EnvironmentValues())
    return [
      ("the middle of x", abs((read.0 ?? 0) - 5) < 0.01),
      ("a quarter from the top", abs((read.1 ?? 0) - 75) < 0.01),
      ("a number is no category", read.2 == nil),
    ]
  }

  static func bins() -> [Fact] {
    let bins = NumberBins(data: [1.0, 2, 3, 48], desiredCount: 5)
    let day = Date(timeIntervalSinceReferenceDate: 86_400)
    let dates = DateBins(timeInterval: 3600, range: day...day.addingTimeInterval(7200))
    return [
      ("round ends", bins.thresholds == [0, 10, 20, 30, 40, 50]),
      ("places", bins.index(for: 25) == 2 && bins.index(for: 900) == 4),
      ("half-open", bins[0].contains(9.9) && !bins[0].contains(10)),
      ("a count", NumberBins(range: 0...1, count: 4).thresholds == [0, 0.25, 0.5, 0.75, 1]),
      ("hours", dates.count == 2 && dates.index(for: day.addingTimeInterval(4000)) == 1),
    ]
  }

  /// Returns the cells that symbols take with areas up to a limit.
  static func symbolCells(areas limit: CGFloat) -> Int {
    let points = Chart {
      ForEach([1, 2, 9], id: \.self) { number in
        PointMark(x: .value("x", number), y: .value("y", number))
          .symbolSize(by: .value("size", number))
      }
    }
    let surface = points.chartSymbolSizeScale(range: 4...limit)
      .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
      .layout(in: ProposedCells(columns: 40, rows: 12), environment: EnvironmentValues())
      .surface()
    return surface.cells.count { $0.glyph.hasInk || $0.upper.alpha > 0 || $0.lower.alpha > 0 }
  }

  /// An image whose left half is white.
  static func half(of size: CGSize = CGSize(width: 2, height: 2)) -> Image {
    Image(size: size) { pen in
      pen.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 2)), with: .color(.white))
    }
  }

  static func sizesAndColors() -> [Fact] {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    let font = metrics.scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: 20, compatibleWith: large)
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    let light = dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    let isGray = light.getWhite(&white, alpha: &alpha)
    let text = "ab ab ab" as NSString
    let room = CGSize(width: 20, height: 100)
    let wrapped = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
    let line = text.boundingRect(with: room, context: nil)
    let gray = UIColor(cgColor: CGColor(gray: 0.5, alpha: 1))
    return [
      ("the standard size", metrics.scaledValue(for: 17) == 17),
      ("a large size", metrics.scaledValue(for: 17, compatibleWith: large) == 40),
      ("a greatest size", font.pointSize == 20),
      ("a color in light", isGray && white == 0 && alpha == 1),
      ("a gray has four channels", gray.cgColor.components?.count == 4),
      ("a text in a room is wrapped", wrapped.width == 20 && wrapped.height > line.height),
    ]
  }

  static func strings() -> [Fact] {
    let old = NSMutableAttributedString(string: "ab")
    old.append(NSAttributedString(string: "cd", attributes: [.foregroundColor: UIColor.red]))
    let string = AttributedString(old)
    return [
      ("runs", string.runs.count == 2),
      ("a color", string.runs.map(\.foregroundColor).last == Color(uiColor: .red)),
      ("words", NSAttributedString(string).string == "abcd"),
    ]
  }

  static func forms() -> [Fact] {
    let degrees = Measurement(value: 21, unit: UnitTemperature.celsius)
      .formatted(.measurement(width: .narrow, usage: .weather, hidesScaleName: true))
    let size = Measurement(value: 3, unit: UnitInformationStorage.megabytes)
      .formatted(.byteCount(style: .file))
    var facts: [Fact] = [("degrees", degrees == "21°"), ("data", size.contains("MB"))]
    if let url = URL(string: "https://ada@example.com:8080/a/b?q=1#f") {
      let short = url.formatted(.url.scheme(.never).query(.never).fragment(.never))
      facts.append(("a URL", url.formatted() == "https://example.com/a/b?q=1#f"))
      facts.append(("a short URL", short == "example.com/a/b"))
    }
    var name = PersonNameComponents()
    (name.givenName, name.familyName) = ("Ada", "Byron")
    let number = CGFloat(3.14159).formatted(.number.precision(.fractionLength(1)))
    return facts + [
      ("a name", name.formatted() == "Ada Byron"),
      ("initials", name.formatted(.name(style: .abbreviated)) == "AB"),
      ("a number of points", number == "3.1"), ("a time", CACurrentMediaTime() > 0),
    ]
  }

  static func transforms() -> [Fact] {
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let moved = CATransform3DTranslate(turn, 3, 0, 0)
    let plain = CATransform3DScale(CATransform3DMakeScale(2, 4, 1), 0.5, 0.25, 1)
    let tilt = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
    let pair = AnimatableValues(1.0, CGFloat(2))
    var twice = pair + pair
    twice.scale(by: 2)
    return [
      ("a turn's rows", abs(turn.m12 - 1) < 1e-9 && abs(turn.m21 + 1) < 1e-9 && turn.m33 == 1),
      ("a turn around another axis", abs(tilt.m23 - 1) < 1e-9 && abs(tilt.m32 + 1) < 1e-9),
      ("a move before a turn", abs(moved.m42 - 3) < 1e-9 && abs(moved.m41) < 1e-9),
      ("scales undone", CATransform3DIsIdentity(plain)),
      ("values side by side", twice == AnimatableValues(4, 8) && pair.magnitudeSquared == 5),
    ]
  }

  @KeyframesBuilder<Double> private static var shake: some Keyframes<Double> {
    KeyframeTrack {
      LinearKeyframe(1, duration: 0.5)
      for step in 1...3 { SpringKeyframe(Double(step), duration: 0.1) }
    }
  }

  private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text: String
    var file: FileWrapper { FileWrapper(regularFileWithContents: Data(text.utf8)) }
    init(text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { file }
  }

  static func files() -> [Fact] {
    var text = AttributedString("a")
    text.uiKit.foregroundColor = UIColor.red
    let view = Text(text).fileImporter(
      isPresented: .constant(true), allowedContentTypes: [.json, .plainText],
      allowsMultipleSelection: false
    ) { _ in
    }
    _ = view.fileExporter(
      isPresented: .constant(true), document: Note(text: "a"), contentType: .plainText,
      defaultFilename: "note"
    ) { _ in
    }
    let shake = KeyframeTimeline(initialValue: 4.0) { Self.shake }
    return [
      ("a timeline's value", shake.value(time: 0.5) == 4 && shake.duration == 0),
      ("a document's file", Note(text: "a").file.regularFileContents == Data("a".utf8)),
      ("a type of files", UTType(filenameExtension: "json") == .json),
      ("an extension", UTType.png.preferredFilenameExtension == "png"),
      ("a color of UIKit", text.uiKit.foregroundColor == .red && text.foregroundColor == nil),
      ("no data set", NSDataAsset(name: "none") == nil),
    ]
  }

  static func withoutEffect() -> [Fact] {
    let signposter = OSSignposter(subsystem: "a", category: "b")
    var (failures, isCompleted) = (0, false)
    let loading = URLSession.shared.dataTaskPublisher(for: URL(fileURLWithPath: "/"))
      .sink {
        if case .failure = $0 { failures += 1 }
      } receiveValue: { _ in
      }
    loading.cancel()
    withAnimation(.easeIn) {
    } completion: {
      isCompleted = true
    }
    _ = WidgetRelevance([WidgetRelevanceAttribute<Void>(context: .date(Date()))])
    return [
      ("no numbers change", Wedge(turn: 1).animatableData == EmptyAnimatableData()),
      ("work is done", signposter.withIntervalSignpost("work") { 3 } == 3),
      ("there is no network", failures == 1), ("an animation ends", isCompleted),
    ]
  }
}

private struct SetLights: SetValueIntent {
  static let title: LocalizedStringResource = "Lights"
  @Parameter(title: "On") var value: Bool

  func perform() async throws -> some IntentResult { .result() }
}

/// Controls with a label for each state, for both, and with titles alone.
@MainActor private var controls: [any ControlWidgetTemplate] {
  [
    ControlWidgetToggle(isOn: true, action: SetLights()) { isOn in
      Label(isOn ? "On" : "Off", systemImage: "lightbulb")
    },
    ControlWidgetToggle(isOn: true, action: SetLights()) {
      Label("Lights", systemImage: "lightbulb")
    },
    ControlWidgetToggle("Lights", isOn: true, action: SetLights()),
    ControlWidgetButton("Order", action: Order()),
  ]
}
