extension CompilerMessage {
  /// The places of errors among others, the causes before those that follow from them.
  private enum Rank {
    case cause, other, consequence
  }

  /// The beginnings of errors from which others follow.
  private static let causes = [
    "cannot find type ", "no such module ", "unterminated string literal",
  ]
  /// Words of errors that another error has led to.
  private static let consequences = [
    "could not be inferred", "failed to produce diagnostic", "extra argument", "missing argument",
    "cannot conform to 'StringProtocol'", "cannot infer contextual base",
    "unable to type-check this expression",
  ]
  private static let missingConformance = " does not conform to protocol "

  private var rank: Rank {
    if isConsequence { return .consequence }
    let isCause =
      Self.causes.contains(where: text.hasPrefix) || text.contains(Self.missingConformance)
    return isCause ? .cause : .other
  }

  /// Returns the errors at places of files, the causes first; a missing conformance with its requirement, and once.
  ///
  /// - Parameter messages: The compiler's messages, in order.
  /// - Returns: The errors.
  public static func errors(among messages: [CompilerMessage]) -> [CompilerMessage] {
    var errors: [CompilerMessage] = []
    let broken = brokenTypes(among: messages)
    for (index, message) in messages.enumerated()
    where message.severity == .error && message.path != nil {
      var error = message
      error.isConsequence = consequences.contains(where: message.text.contains)
      guard message.text.contains(missingConformance) else {
        errors.append(error)
        continue
      }
      let notes = messages[(index + 1)...].prefix { $0.severity == .note }
      let requirement = notes.first { $0.text.hasPrefix("protocol requires ") }
      let isKnown = errors.contains { $0.text.hasPrefix(message.text) }
      error.isConsequence = notes.contains { $0.blamedType.map(broken.contains) ?? false }
      if !isKnown { errors.append(error.adding(requirement?.requirement)) }
    }
    return causesFirst(errors)
  }

  /// The types that the compiler names where it knows none.
  private static let unknownTypes: Set<String> = ["_", "<<error type>>"]

  /// Returns the types that are missing, and those that lack a conformance since they are made of such.
  private static func brokenTypes(among messages: [CompilerMessage]) -> Set<String> {
    var broken = unknownTypes
    for message in messages where message.text.hasPrefix("cannot find type ") {
      if let name = message.firstQuoted { broken.insert(name) }
    }
    // A type may be named before the types that it is made of.
    var count = 0
    while count < broken.count {
      count = broken.count
      var subject: String?
      for message in messages {
        if message.severity != .note {
          subject = message.text.contains(missingConformance) ? message.firstQuoted : nil
        } else if let subject, message.blamedType.map(broken.contains) ?? false {
          broken.insert(subject)
        }
      }
    }
    return broken
  }

  /// The first name in quotes.
  private var firstQuoted: String? {
    let parts = text.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count > 2 ? String(parts[1]) : nil
  }

  /// The type that a note blames for a conformance which the compiler could not derive.
  private var blamedType: String? {
    if text.hasPrefix("stored property type ") { return firstQuoted }
    guard text.hasPrefix("cannot automatically synthesize "),
      let reason = text.firstRange(of: "because ")
    else { return nil }
    var words = self
    words.text = String(text[reason.upperBound...])
    return words.firstQuoted
  }

  /// Returns errors with the causes first, and those that follow from others last; otherwise in their order.
  private static func causesFirst(_ errors: [CompilerMessage]) -> [CompilerMessage] {
    [Rank.cause, .other, .consequence].flatMap { rank in errors.filter { $0.rank == rank } }
  }

  /// The name that a protocol requires, in words; the compiler says after a semicolon that it is to be added.
  private var requirement: String {
    String(text.prefix { $0 != ";" }).replacing("protocol requires ", with: "it has no ")
  }

  private func adding(_ words: String?) -> CompilerMessage {
    guard let words else { return self }
    var message = self
    message.text = "\(text): \(words)"
    return message
  }

  /// Returns the module that a file does not import and that declares the name that the error misses.
  ///
  /// - Parameter file: The file of the error.
  /// - Returns: The module's name; `nil` where none of Apple's is known to declare it, or the file imports it.
  public func missingImport(in file: SourceFile) -> String? {
    guard let missingName else { return nil }
    let module = Self.modules.first { $0.names.contains(missingName) }?.module
    return module.flatMap { module in
      file.imports.contains { $0.module == module } ? nil : module
    }
  }

  /// The types of Apple's modules that widgets use most.
  public static let knownTypes: Set<String> = modules.reduce(into: []) { $0.formUnion($1.names) }

  /// The types by which a missing import is noticed, by the modules that declare them.
  private static let modules: [(module: String, names: Set<String>)] = [
    (
      "WidgetKit",
      [
        "ActivityConfiguration", "ActivityPreviewViewKind", "ActivityViewContext",
        "AppIntentConfiguration", "AppIntentTimelineProvider", "DynamicIsland",
        "DynamicIslandExpandedRegion", "StaticConfiguration", "Timeline", "TimelineEntry",
        "TimelineProvider", "TimelineProviderContext", "Widget", "WidgetBundle", "WidgetCenter",
        "WidgetConfiguration", "WidgetFamily", "WidgetRenderingMode",
      ]
    ),
    (
      "ActivityKit",
      [
        "Activity", "ActivityAttributes", "ActivityAuthorizationInfo", "ActivityContent",
        "ActivityState", "ActivityUIDismissalPolicy", "AlertConfiguration",
      ]
    ),
    (
      "AppIntents",
      [
        "AppEntity", "AppEnum", "AppIntent", "IntentDescription", "IntentParameter", "IntentResult",
        "LiveActivityIntent", "WidgetConfigurationIntent",
      ]
    ),
    (
      "Charts", ["AreaMark", "BarMark", "Chart", "LineMark", "PointMark", "RuleMark", "SectorMark"]
    ),
    (
      "SwiftUI",
      [
        "Alignment", "Angle", "AngularGradient", "Animation", "AnyShapeStyle", "AnyView", "App",
        "Binding", "Button", "ButtonStyle", "Canvas", "Capsule", "Circle", "Color", "ColorScheme",
        "ContentTransition", "Divider", "EdgeInsets", "Ellipse", "EmptyView", "Environment",
        "EnvironmentKey", "EnvironmentValues", "Font", "ForEach", "Gauge", "GaugeStyle",
        "GeometryReader", "Gradient", "Grid", "GridRow", "Group", "HStack", "HorizontalAlignment",
        "Image", "Label", "LabelStyle", "LinearGradient", "Link", "LocalizedStringKey", "Material",
        "Path", "PreviewProvider", "ProgressView", "ProgressViewStyle", "RadialGradient",
        "Rectangle", "RoundedRectangle", "Shape", "ShapeStyle", "Spacer", "State", "Text",
        "TextAlignment", "TimelineView", "Toggle", "UnevenRoundedRectangle", "UnitPoint", "VStack",
        "VerticalAlignment", "View", "ViewBuilder", "ViewModifier", "ViewThatFits", "ZStack",
      ]
    ),
  ]
}
