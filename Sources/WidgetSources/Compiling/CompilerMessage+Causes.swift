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
    "cannot infer contextual base", "unable to type-check this expression",
  ]
  private static let missingConformance = " does not conform to protocol "

  private var rank: Rank {
    if Self.causes.contains(where: text.hasPrefix) || text.contains(Self.missingConformance) {
      return .cause
    }
    return Self.consequences.contains(where: text.contains) ? .consequence : .other
  }

  /// A Boolean value indicating whether another error has led to this one.
  public var isConsequence: Bool { rank == .consequence }

  /// Returns the errors at places of files, the causes first; a missing conformance with its requirement, and once.
  ///
  /// - Parameter messages: The compiler's messages, in order.
  /// - Returns: The errors.
  public static func errors(among messages: [CompilerMessage]) -> [CompilerMessage] {
    var errors: [CompilerMessage] = []
    for (index, message) in messages.enumerated()
    where message.severity == .error && message.path != nil {
      guard message.text.contains(missingConformance) else {
        errors.append(message)
        continue
      }
      let notes = messages[(index + 1)...].prefix { $0.severity == .note }
      let requirement = notes.first { $0.text.hasPrefix("protocol requires ") }
      let isKnown = errors.contains { $0.text.hasPrefix(message.text) }
      if !isKnown { errors.append(message.adding(requirement?.requirement)) }
    }
    return causesFirst(errors)
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
    CompilerMessage(
      severity: severity, path: path, line: line, column: column,
      text: words.map { "\(text): \($0)" } ?? text)
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
