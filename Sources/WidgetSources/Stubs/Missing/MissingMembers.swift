/// Swift source in place of what a missing module adds to SwiftUI, found by the compiler's errors: `Font.rideTitle`,
/// `.foregroundStyle(.ride)`, `RideColors.text.primary`, `.rideCard()`, in place of the types of a content state's
/// properties, and of the symbols of assets that are not there: `Image(.logo)`.
///
/// Such a name stands for a look, so that a plain one in its place keeps the picture; colors are looked up in the assets.
public struct MissingMembers: Sendable {
  /// A type of SwiftUI's or UIKit's that a missing module, or a file that is not here, extends.
  private enum Owner: String, CaseIterable {
    case number = "CGFloat"
    case uiColor = "UIColor"
    case uiFont = "UIFont"
    case uiImage = "UIImage"
    case color = "Color"
    /// A color that has the member, rather than its type; a color is a view, too.
    case colorValue = "SwiftUI.Color"
    case colorResource = "ColorResource"
    case font = "Font"
    case image = "Image"
    case imageResource = "ImageResource"
    case string = "String"
    case view = "View"

    /// The kind of the type's constants; a view has modifiers alone, and a text is its own translation.
    var kind: Kind? {
      switch self {
      case .color: .color
      case .colorResource: .colorResource
      case .font: .font
      case .image: .image
      case .imageResource: .imageResource
      case .number: .spacing
      case .uiColor: .uiColor
      case .uiFont: .uiFont
      case .uiImage: .uiImage
      case .colorValue, .string, .view: nil
      }
    }

    /// The type's name without its module.
    var name: String { self == .colorValue ? "Color" : rawValue }

    /// The words of lengths that are no spacings.
    private static let sizeWords = ["height", "icon", "size", "width"]

    /// Finds the owner of a member by the type in an error; `nil` for a type that has none.
    init?(of type: String, name: String, isValue: Bool) {
      if isValue {
        let isTranslation = Self.translations.contains(where: name.lowercased().contains)
        guard Self.isView(type) || type == "Color" || type == "String" && isTranslation else {
          return nil
        }
        self = type == "String" ? .string : type == "Color" ? .colorValue : .view
      } else {
        guard let owner = Self(rawValue: type == "ShapeStyle" ? "Color" : type),
          owner.kind != nil
        else { return nil }
        self = owner
      }
    }

    /// Parts of the names of a text's translations, as in `"ride".localized`.
    private static let translations = ["i18n", "l10n", "locali", "translat"]

    /// Returns the declaration of a constant, or of a function with parameters.
    func declaration(of name: String, parameters: String? = nil) -> String {
      if var kind {
        let isSize = Self.sizeWords.contains(where: name.lowercased().contains)
        if self == .number, isSize { kind = .size }
        return kind.declaration(of: name, path: name, parameters: parameters)
      }
      let head = parameters.map { "func `\(name)`(\($0)) ->" } ?? "var `\(name)`:"
      let type = self == .string ? "String" : self == .colorValue ? "Color" : "some View"
      return "\(head) \(type) { self }"
    }

    private static let views: Set<String> = [
      "AnyView", "Button", "Capsule", "Circle", "Divider", "EmptyView", "ForEach", "Gauge", "Grid",
      "GridRow", "Group", "HStack", "Image", "Label", "Link", "ModifiedContent", "ProgressView",
      "Rectangle", "RoundedRectangle", "Spacer", "Text", "VStack", "ZStack", "some View",
    ]

    private static func isView(_ type: String) -> Bool {
      views.contains(String(type.prefix { $0 != "<" }))
    }
  }

  /// A function with the labels of its arguments; one without a label has `_`.
  private struct Function: Hashable, Sendable {
    let owner: Owner
    let name: String
    let labels: [String]

    init(_ owner: Owner, _ name: String, _ labels: [String]) {
      (self.owner, self.name, self.labels) = (owner, name, labels)
    }

    /// A name that no other function has.
    private var key: String { ([owner.name, name] + labels).joined(separator: "_") }

    /// Returns the source.
    ///
    /// - Parameter choices: The members without their type that its calls have as arguments.
    /// - Returns: The declaration, with the types of these members that SwiftUI does not have.
    func source(_ choices: MissingChoices) -> String {
      let declaration = owner.declaration(
        of: name, parameters: choices.parameters(labels, of: key))
      return choices.source(of: key) + "extension \(owner.rawValue) { \(declaration) }\n"
    }
  }

  /// The values of types that are missing, too.
  private var top = NameTree<Value>()
  /// The values of SwiftUI's types: `Font.rideTitle`.
  private var members: [Owner: Set<String>] = [:]
  /// The functions of SwiftUI's types, modifiers among them, with the members that their calls have as arguments.
  private var functions: [Function: MissingChoices] = [:]
  /// The labels of colors from hexadecimal digits: `Color(hex:)`.
  private var hexColors: Set<HexColor> = []
  /// The functions that give texts, as `localized("ride")`, each with the labels of its calls.
  private var texts: [String: Set<[String]>] = [:]
  /// The functions that give timers their ranges.
  private var ranges = MissingRanges()
  /// The intents of buttons and toggles, each with the labels of its calls.
  private var intents: [String: Set<[String]>] = [:]
  /// The types of properties of attributes and content states.
  private var types: Set<String> = []
  private var isRefused = false

  init() {}

  /// A Boolean value indicating whether nothing stands in.
  public var isEmpty: Bool { names.isEmpty }

  /// The names that have something in their place, sorted.
  public var names: [String] {
    guard !isRefused else { return [] }
    let values = members.flatMap { owner, names in names.map { "\(owner.name).\($0)" } }
    let calls = Set(
      functions.keys.filter { $0.name != Self.callName }
        .map { "\($0.owner.name).\($0.name)()" })
    return
      (values + calls + top.names + hexColors.map(\.name) + intents.keys
      + types + texts.keys.map { "\($0)()" } + ranges.names.map { "\($0)()" }).sorted()
  }

  /// The source of one file; empty where nothing stands in.
  public var source: String {
    guard !isEmpty else { return "" }
    let values = Owner.allCases.compactMap { owner -> String? in
      guard let names = members[owner] else { return nil }
      let texts = names.sorted().map { "  \(owner.declaration(of: $0))\n" }.joined()
      let style = "extension ShapeStyle where Self == Color {\n\(texts)}\n"
      return "extension \(owner.rawValue) {\n\(texts)}\n" + (owner == .color ? style : "")
    }
    let functions = functions.map { $0.source($1) }.sorted()
    let hasFonts = members[.uiFont] != nil || self.functions.keys.contains { $0.owner == .uiFont }
    let colors = hexColors.map(\.source).sorted().joined()
    let needsUIKit = hasFonts || colors.contains("UIColor")
    return "import SwiftUI\n" + (needsUIKit ? "import UIKit\n" : "") + values.joined()
      + functions.joined() + colors + textsSource + ranges.source
      + intentsSource
      + types.sorted().map(Self.typeSource).joined()
      + top.source { $1.declaration(at: $0) } + top.values.map(\.typesSource).joined()
  }

  /// The source of the functions of texts, each of which gives its first argument.
  private var textsSource: String {
    texts.sorted { $0.key < $1.key }.flatMap { name, calls in
      calls.sorted { $0.lexicographicallyPrecedes($1) }.map {
        "func `\(name)`(\(Self.parameters($0))) -> String { \"\\(_0)\" }\n"
      }
    }.joined()
  }

  /// The source of the intents, which do nothing: a button is drawn without running its own.
  private var intentsSource: String {
    guard !intents.isEmpty else { return "" }
    let types = intents.sorted { $0.key < $1.key }.map { name, calls in
      let initializers = calls.union([[]]).sorted { $0.lexicographicallyPrecedes($1) }.map {
        "  init(\(Self.parameters($0))) {}\n"
      }
      return """
        struct \(name): LiveActivityIntent {
          static var title: LocalizedStringResource { "\(name)" }
        \(initializers.joined())  func perform() async throws -> some IntentResult { .result() }
        }

        """
    }
    return "import AppIntents\n" + types.joined()
  }

  /// Returns the source of a type that any content gives a value, and of which nothing is known.
  private static func typeSource(_ name: String) -> String {
    """
    struct \(name): Codable, Hashable, Sendable {
      init(from decoder: any Decoder) {}
      func encode(to encoder: any Encoder) throws {
        var box = encoder.singleValueContainer()
        try box.encodeNil()
      }
    }

    """
  }

  /// Returns parameters of any type with labels.
  private static func parameters(_ labels: [String]) -> String {
    labels.enumerated().map { "\($1) _\($0): Any" }.joined(separator: ", ")
  }

  /// Gives up all of it, since it does not compile.
  mutating func refuse() { isRefused = true }

  /// Adds what an error names.
  ///
  /// - Returns: A Boolean value indicating whether it is new.
  mutating func add(_ message: CompilerMessage, in file: SourceFile) -> Bool {
    guard !isRefused, let offset = file.offset(ofLine: message.line, column: message.column),
      let index = file.tokens.firstIndex(where: { $0.range.upperBound > offset })
    else { return false }
    if let color = HexColor(in: file, near: index), hexColors.insert(color).inserted { return true }
    let use = NameUse(file, at: index)
    if let name = message.missingName {
      // Without one of its types an activity has no content.
      if message.isOfType, file.hasAttributes(around: message) {
        return types.insert(name).inserted
      }
      return addValue(name, use)
    }
    if message.isOfTextCall {
      let names = use.words[index..<min(index + 4, use.words.count)]
      return names.first { members[.string]?.contains($0) == true }
        .map { addTranslations($0, use) } ?? false
    }
    guard let (type, name, isValue) = message.memberOfType,
      let place = (index..<min(index + 4, use.words.count)).first(where: { use.words[$0] == name })
    else { return false }
    guard let owner = Owner(of: type, name: name, isValue: isValue) else { return false }
    if owner == .string { return addTranslations(name, use) }
    if use.isCalled(at: place) {
      guard let arguments = use.arguments(ofCallAt: place) else { return false }
      let isTaken = arguments.isEmpty && members[owner]?.contains(name) == true
      return !isTaken && add(Function(owner, name, arguments.map(\.label)), with: arguments)
    }
    // One name is either a constant's or a function's without arguments.
    return owner != .view && functions[Function(owner, name, [])] == nil
      && members[owner, default: []].insert(name).inserted
  }

  /// Adds a call of a function; one whose argument needs its parameter's own type is left to the author.
  private mutating func add(_ function: Function, with arguments: [NameUse.Argument] = []) -> Bool {
    guard var choices = MissingChoices(of: arguments) else { return false }
    let known = functions[function]
    choices.formUnion(known)
    functions[function] = choices
    return known != choices
  }

  /// The name of the function that a value is where it is called itself.
  private static let callName = "callAsFunction"

  /// Adds the translations of texts that have a name: `"ride".localized`, `"ride".localized()` and
  /// `"ride".localized(with: stop)`, of which a value that is a text is called as a function.
  private mutating func addTranslations(_ name: String, _ use: NameUse) -> Bool {
    let places = use.words.indices.dropFirst().filter {
      use.words[$0] == name && use.words[$0 - 1] == "."
    }
    let isValue =
      members[.string]?.contains(name) == true || places.contains { !use.isCalled(at: $0) }
    var isNew = isValue && members[.string, default: []].insert(name).inserted
    if isValue, functions.removeValue(forKey: Function(.string, name, [])) != nil {
      _ = add(Function(.string, Self.callName, []))
    }
    for place in places where use.isCalled(at: place) {
      guard let labels = use.labels(ofCallAt: place) else { continue }
      let name = isValue && labels.isEmpty ? Self.callName : name
      isNew = add(Function(.string, name, labels)) || isNew
    }
    return isNew
  }

  /// Adds the value of a missing type: `RideColors.text.primary.opacity(0.5)` has a color before its call.
  private mutating func addValue(_ name: String, _ use: NameUse) -> Bool {
    guard use.words[use.index] == name else { return false }
    if use.place == "timerInterval", use.path.count == 1 { return ranges.add(name, use) }
    guard name.first?.isUppercase == true else { return addText(name, use) }
    if use.place == "intent", use.path.count == 1, let labels = use.labels(ofCallAt: use.index) {
      return intents[name, default: []].insert(labels).inserted
    }
    var path = use.path
    var kind = use.place.flatMap { Self.places[$0] }
    if path.count == 2, use.isPathCalled, let kind,
      let arguments = use.arguments(ofCallAt: use.index + 2)
    {
      guard let call = Value.Call(arguments, of: path) else { return false }
      return top.add([path[0], call.name], Value(kind: kind, call: call))
    }
    if let last = path.last, use.isPathCalled || ["gradient", "opacity"].contains(last) {
      path.removeLast()
      kind = ["gradient", "opacity"].contains(last) ? .color : nil
    }
    guard path.count > 1, let kind else { return false }
    return top.add(path[...], Value(kind: kind))
  }

  /// Adds a function that is called where a text is expected.
  private mutating func addText(_ name: String, _ use: NameUse) -> Bool {
    guard use.place.flatMap({ Self.places[$0] }) == .text, use.path.count == 1,
      let labels = use.labels(ofCallAt: use.index), !labels.isEmpty
    else { return false }
    return texts[name, default: []].insert(labels).inserted
  }

  /// The kinds of arguments, by their labels or by the functions that take them.
  private static let places: [String: Kind] = [
    "Label": .text, "Text": .text, "accessibilityLabel": .text, "string": .text,
    "destination": .url,
    "accentColor": .color, "activityBackgroundTint": .color,
    "activitySystemActionForegroundColor": .color, "background": .color, "border": .color,
    "color": .color, "colors": .color, "fill": .color, "foregroundColor": .color,
    "foregroundStyle": .color, "keylineTint": .color, "shadow": .color, "stroke": .color,
    "strokeBorder": .color, "tint": .color,
    "cornerRadius": .spacing, "lineSpacing": .spacing, "lineWidth": .spacing,
    "minLength": .spacing, "offset": .spacing, "padding": .spacing, "radius": .spacing,
    "spacing": .spacing,
    "font": .font, "opacity": .share, "scaleEffect": .share,
    "frame": .size, "height": .size, "maxHeight": .size, "maxWidth": .size, "minHeight": .size,
    "minWidth": .size, "size": .size, "width": .size,
  ]
}
