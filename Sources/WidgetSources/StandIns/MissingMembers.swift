/// Swift source in place of what a missing module adds to SwiftUI, found by the compiler's errors: `Font.rideTitle`,
/// `.foregroundStyle(.ride)`, `RideColors.text.primary`, `.rideCard()`.
///
/// Such a name stands for a look, so that a plain one in its place keeps the picture; colors are looked up in the assets.
public struct MissingMembers: Sendable {
  /// A kind of value, by the place where it is used.
  private enum Kind: String {
    case color, font, image, share, size, spacing, text

    /// Returns the declaration of a value.
    func declaration(of name: String, path: String) -> String {
      switch self {
      case .color: "var `\(name)`: Color { Color(\"\(path)\") }"
      case .font: "var `\(name)`: Font { .\(Self.textStyle(in: path)) }"
      case .image: "var `\(name)`: Image { Image(\"\(path)\") }"
      case .share: "var `\(name)`: CGFloat { 1 }"
      case .size: "var `\(name)`: CGFloat { 24 }"
      case .spacing: "var `\(name)`: CGFloat { 8 }"
      case .text: "var `\(name)`: String { \"\(name)\" }"
      }
    }

    private static let textStyles = [
      "largeTitle", "title2", "title3", "title", "headline", "subheadline", "footnote", "caption2",
      "caption",
    ]

    /// Returns the text style that a name speaks of.
    private static func textStyle(in path: String) -> String {
      let path = path.lowercased()
      return textStyles.first { path.contains($0.lowercased()) } ?? "body"
    }
  }

  /// Values within types, and the types in them.
  private struct Level: Sendable {
    var inner: [String: Level] = [:]
    var kind: Kind?

    /// - Returns: A Boolean value indicating whether the value is new.
    mutating func add(_ path: ArraySlice<String>, _ kind: Kind) -> Bool {
      guard let name = path.first else {
        guard self.kind == nil, inner.isEmpty else { return false }
        self.kind = kind
        return true
      }
      // A value has no values in it.
      guard self.kind == nil else { return false }
      return inner[name, default: Level()].add(path.dropFirst(), kind)
    }

    func source(_ path: [String] = []) -> String {
      inner.sorted { $0.key < $1.key }.map { name, level in
        let path = path + [name]
        return level.kind.map {
          "static \($0.declaration(of: name, path: path.joined(separator: ".")))\n"
        } ?? "enum `\(name)` {\n\(level.source(path))}\n"
      }.joined()
    }
  }

  /// A function with the labels of its arguments; one without a label has `_`.
  private struct Function: Hashable, Sendable {
    let type: String
    let name: String
    let labels: [String]

    var source: String {
      let parameters = labels.enumerated().map { "\($1) _\($0): Any" }.joined(separator: ", ")
      let head = "func `\(name)`(\(parameters))"
      return switch type {
      case "View": "extension View { \(head) -> some View { self } }\n"
      case "Font": "extension Font { static \(head) -> Font { .body } }\n"
      default: "extension Color { static \(head) -> Color { Color(\"\(name)\") } }\n"
      }
    }
  }

  /// The values of types that are missing, too.
  private var top = Level()
  /// The values of SwiftUI's types: `Font.rideTitle`.
  private var members: [String: Set<String>] = [:]
  /// The functions of SwiftUI's types, modifiers among them.
  private var functions: Set<Function> = []
  private var isRefused = false

  init() {}

  /// A Boolean value indicating whether nothing stands in.
  public var isEmpty: Bool { names.isEmpty }

  /// The names that have something in their place, sorted.
  public var names: [String] {
    guard !isRefused else { return [] }
    let values = members.flatMap { type, names in names.map { "\(type).\($0)" } }
    let calls = Set(functions.map { "\($0.type).\($0.name)()" })
    return (values + calls + top.inner.keys).sorted()
  }

  /// The source of one file; empty where nothing stands in.
  public var source: String {
    guard !isEmpty else { return "" }
    let values = members.sorted { $0.key < $1.key }.map { type, names in
      let kind = Kind(rawValue: type.lowercased()) ?? .color
      let texts = names.sorted().map {
        "  static \(kind.declaration(of: $0, path: $0))\n"
      }.joined()
      let style = "extension ShapeStyle where Self == Color {\n\(texts)}\n"
      return "extension \(type) {\n\(texts)}\n" + (kind == .color ? style : "")
    }
    let functions = functions.map(\.source).sorted()
    return "import SwiftUI\n" + values.joined() + functions.joined() + top.source()
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
    let use = Use(file, at: index)
    if let name = message.missingName { return addValue(name, use) }
    guard let (type, name, isValue) = message.memberOfType,
      let place = (index..<min(index + 4, use.words.count)).first(where: { use.words[$0] == name })
    else { return false }
    let owner = isValue ? Self.isView(type) ? "View" : nil : Self.owners[type]
    guard let owner else { return false }
    if use.isCalled(at: place) {
      guard owner != "Image", let labels = use.labels(ofCallAt: place) else { return false }
      return functions.insert(Function(type: owner, name: name, labels: labels)).inserted
    }
    return owner != "View" && members[owner, default: []].insert(name).inserted
  }

  /// Adds the value of a missing type: `RideColors.text.primary.opacity(0.5)` has a color before its call.
  private mutating func addValue(_ name: String, _ use: Use) -> Bool {
    guard use.words[use.index] == name, name.first?.isUppercase == true else { return false }
    var path = use.path
    var kind = use.place.flatMap { Self.places[$0].flatMap(Kind.init) }
    if let last = path.last, use.isPathCalled || ["gradient", "opacity"].contains(last) {
      path.removeLast()
      kind = ["gradient", "opacity"].contains(last) ? .color : nil
    }
    guard path.count > 1, let kind else { return false }
    return top.add(path[...], kind)
  }

  /// The types of which constants are known, by the type in an error.
  private static let owners = [
    "Color": "Color", "Font": "Font", "Image": "Image", "ShapeStyle": "Color",
  ]

  private static let views: Set<String> = [
    "AnyView", "Button", "Capsule", "Circle", "Divider", "EmptyView", "ForEach", "Gauge", "Grid",
    "GridRow", "Group", "HStack", "Image", "Label", "Link", "ModifiedContent", "ProgressView",
    "Rectangle", "RoundedRectangle", "Spacer", "Text", "VStack", "ZStack", "some View",
  ]

  private static func isView(_ type: String) -> Bool {
    views.contains(String(type.prefix { $0 != "<" }))
  }

  /// The kinds of arguments, by their labels or by the functions that take them.
  private static let places: [String: String] = [
    "Label": "text", "Text": "text", "accessibilityLabel": "text", "string": "text",
    "accentColor": "color", "activityBackgroundTint": "color",
    "activitySystemActionForegroundColor": "color", "background": "color", "border": "color",
    "color": "color", "colors": "color", "fill": "color", "foregroundColor": "color",
    "foregroundStyle": "color", "keylineTint": "color", "shadow": "color", "stroke": "color",
    "strokeBorder": "color", "tint": "color",
    "cornerRadius": "spacing", "lineSpacing": "spacing", "lineWidth": "spacing",
    "minLength": "spacing", "offset": "spacing", "padding": "spacing", "radius": "spacing",
    "spacing": "spacing",
    "font": "font", "opacity": "share", "scaleEffect": "share",
    "frame": "size", "height": "size", "maxHeight": "size", "maxWidth": "size", "minHeight": "size",
    "minWidth": "size", "size": "size", "width": "size",
  ]
}

/// The use of a name: the names behind it, and the argument that it is.
private struct Use {
  let index: Int
  let words: [String]
  private let file: SourceFile

  init(_ file: SourceFile, at index: Int) {
    self.file = file
    self.index = index
    words = file.tokens.map { file.text(of: $0) }
  }

  /// The names from the first one on, each behind a point.
  var path: [String] { Array(stride(from: index, through: end, by: 2).map { words[$0] }) }

  /// A Boolean value indicating whether the path's last name is called.
  var isPathCalled: Bool { isCalled(at: end) }

  private var end: Int {
    var end = index
    while end + 2 < words.count, words[end + 1] == ".", file.tokens[end + 2].kind == .name {
      end += 2
    }
    return end
  }

  func isCalled(at place: Int) -> Bool {
    place + 1 < words.count && ["(", "{"].contains(words[place + 1])
      && !file.tokens[place + 1].startsLine
  }

  /// The label of the argument, or the function of one without a label; `nil` for no argument.
  var place: String? {
    if index >= 2, words[index - 1] == ":", file.tokens[index - 2].kind == .name,
      index >= 3, ["(", ","].contains(words[index - 3])
    {
      return words[index - 2]
    }
    var depth = 0
    for before in stride(from: index - 1, through: 1, by: -1) {
      switch words[before] {
      case ")", "]", "}": depth += 1
      case "(", "[", "{":
        guard depth == 0 else {
          depth -= 1
          break
        }
        // In `colors: [RideColors.a, RideColors.b]` the list is the argument.
        if words[before] == "[", before >= 2, words[before - 1] == ":" { return words[before - 2] }
        return words[before] == "(" ? words[before - 1] : nil
      default: break
      }
    }
    return nil
  }

  /// Returns the labels of a call's arguments; `nil` where an argument needs its parameter's own type.
  func labels(ofCallAt place: Int) -> [String]? {
    guard words[place + 1] == "(" else { return nil }
    var labels: [String] = []
    var (depth, isStart) = (0, true)
    for index in place + 2..<words.count {
      let word = words[index]
      if isStart, word != ")" {
        let isLabel = file.tokens[index].kind == .name && words[index + 1] == ":"
        // `.large` is of a type that is missing, and so is what a closure takes.
        let value = isLabel ? words[index + 2] : word
        guard value != ".", value != "{" else { return nil }
        labels.append(isLabel ? word : "_")
        isStart = false
      }
      if ["(", "[", "{"].contains(word) { depth += 1 }
      if [")", "]", "}"].contains(word) { depth -= 1 }
      if depth < 0 {
        let next = index + 1 < words.count ? words[index + 1] : ""
        return next == "{" && !file.tokens[index + 1].startsLine ? nil : labels
      }
      if depth == 0, word == "," { isStart = true }
    }
    return labels
  }
}
