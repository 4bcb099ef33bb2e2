/// Code that can be left out: the inside of a function's braces with the call in its place, a type's member, or a whole type
/// or extension.
public struct FunctionBody: Hashable, Sendable {
  /// The text in place of the code.
  enum Replacement: String {
    case nothing = ""
    case stop = " fatalError() "
    case intentResult = " return .result() "
    case view = " EmptyView() "
    /// The view of the module SwiftUI that stands for one that is missing.
    case mark = "_MissingView()"
    case content = " content "
    case noValue = " return nil "
    case no = " return false "
    case zero = " return 0 "
    case emptyText = " return \"\" "
    case emptyArray = " return [] "
    case emptyDictionary = " return [:] "
    case emptyValue = " return .init() "
    /// A range of numbers that all have, parts of one among them.
    case oneRange = " return 0...1 "
    /// A color that can be seen, on either ground and as one.
    case gray = " return .gray "
    case emptyImage = " return Image(\"\") "
    case emptyWords = " return Text(verbatim: \"\") "
    case emptyView = " AnyView(EmptyView()) "
    case anything = "Any"
    /// The sign between two statements.
    case separator = ";"
    /// A container of SwiftUI's in the place of one that is missing.
    case stack = "VStack"
    /// The same where there is no room for a stack's name.
    case group = "Group"

    /// A Boolean value indicating whether a view is made.
    var isView: Bool { [.view, .mark, .content, .emptyView, .emptyWords].contains(self) }
  }

  /// The place in bytes of the file, without the braces of a function.
  public let range: Range<Int>
  let replacement: Replacement
  /// The name of a whole type, or of a member; the extended type's name of an extension; `nil` for a function's inside.
  public internal(set) var name: String?
  /// The compiler's reason for which it is left out; empty until it is.
  public internal(set) var reason = ""
  /// A Boolean value indicating whether it is a member of a type.
  var isMember = false
  /// A Boolean value indicating whether it is only what is between two parts that stay.
  public var isJoint: Bool { replacement == .separator }

  /// Returns whether another is within this one, or the same.
  func encloses(_ other: FunctionBody) -> Bool {
    range.lowerBound <= other.range.lowerBound && other.range.upperBound <= range.upperBound
  }
}

extension SourceFile {
  /// Returns the inside of the braces of the outermost function around a place; `nil` where there is none that may be emptied.
  ///
  /// A function that returns `some` type may not, since the type comes from its body, unless it is a view or an intent's outcome.
  /// Getters count as functions, and so do closures that give a constant its value.
  ///
  /// - Parameter offset: The place, in bytes.
  /// - Returns: The body.
  func functionBody(around offset: Int) -> FunctionBody? {
    let words = tokens.map { text(of: $0) }
    var open: [(index: Int, replacement: FunctionBody.Replacement?)] = []
    for (index, token) in tokens.enumerated() where token.kind == .punctuation {
      if words[index] == "{" {
        open.append((index, Self.replacement(words, before: index)))
      } else if words[index] == "}", let last = open.popLast() {
        let body = tokens[last.index].range.upperBound..<token.range.lowerBound
        let isOutermost = open.allSatisfy { $0.replacement == nil }
        if let replacement = last.replacement, isOutermost, body.contains(offset) {
          let isStart = replacement == .stop && isWidgetsStart(last.index, words)
          return FunctionBody(range: body, replacement: isStart ? .nothing : replacement)
        }
      }
    }
    return nil
  }

  /// Returns whether a brace opens `init()` of a bundle or a widget, which have nothing to set as a rule.
  private func isWidgetsStart(_ brace: Int, _ words: [String]) -> Bool {
    guard brace >= 3, Array(words[(brace - 3)..<brace]) == ["init", "(", ")"],
      let range = declaration(around: tokens[brace].range.lowerBound)?.range
    else { return false }
    return types.contains { type in
      range.contains(type.offset)
        && ["Widget", "WidgetBundle"].contains(where: type.inherited.contains)
    }
  }

  /// The functions that no picture needs: actions of intents, and the entries of widgets on the home screen.
  private static let undrawnFunctions: Set<String> = [
    "currentValue", "defaultResult", "entities", "getSnapshot", "getTimeline", "perform",
    "provideOptionsCollection", "results", "snapshot", "suggestedEntities", "timeline",
  ]

  /// Returns whether a place, in bytes, is within a function that no picture needs, or that returns nothing to one.
  func isUndrawn(at offset: Int) -> Bool {
    guard let body = functionBody(around: offset),
      let brace = tokens.firstIndex(where: { $0.range.upperBound == body.range.lowerBound })
    else { return false }
    let keyword = tokens[..<brace].lastIndex { text(of: $0) == "func" }
    guard let keyword else { return false }
    let head = tokens[keyword + 1..<brace].map { text(of: $0) }
    return Self.undrawnFunctions.contains(head[0]) || Self.returnsNothing(head)
  }

  /// Returns whether a function, by the words between `func` and its brace, has no result.
  private static func returnsNothing(_ head: [String]) -> Bool {
    var depth = 0
    guard
      let end = head.firstIndex(where: { word in
        if word == "(" { depth += 1 }
        if word == ")" { depth -= 1 }
        return word == ")" && depth == 0
      })
    else { return false }
    return !head[end...].joined().contains("->")
  }

  /// Returns the attribute at a place, with its arguments; `nil` where there is none.
  ///
  /// - Parameter offset: The place of its sign or of its name, in bytes.
  /// - Returns: The attribute by its name with the sign.
  func attribute(around offset: Int) -> FunctionBody? {
    let words = tokens.map { text(of: $0) }
    let start = words.indices.dropLast().last { index in
      words[index] == "@" && tokens[index].range.lowerBound <= offset
    }
    guard let start, offset < tokens[start + 1].range.upperBound else { return nil }
    var end = start + 1
    while end + 2 < words.count, words[end + 1] == ".", tokens[end + 2].kind == .name { end += 2 }
    let name = "@" + words[(start + 1)...end].joined()
    if end + 1 < words.count, words[end + 1] == "(",
      tokens[end + 1].range.lowerBound == tokens[end].range.upperBound
    {
      var depth = 0
      repeat {
        end += 1
        if words[end] == "(" { depth += 1 }
        if words[end] == ")" { depth -= 1 }
      } while depth > 0 && end + 1 < words.count
    }
    return FunctionBody(
      range: tokens[start].range.lowerBound..<tokens[end].range.upperBound, replacement: .nothing,
      name: name)
  }

  /// Returns the type or the extension at the top of the file that is around a place; `nil` outside of all.
  ///
  /// - Parameter offset: The place, in bytes.
  /// - Returns: The declaration with its attributes.
  func declaration(around offset: Int) -> FunctionBody? {
    topDeclarations().first { $0.range.contains(offset) }.map {
      FunctionBody(range: $0.range, replacement: .nothing, name: $0.name)
    }
  }

  /// Returns the types and the extensions at the top of the file, each with its attributes; an extension has its type's name.
  func topDeclarations() -> [(name: String, range: Range<Int>)] {
    let words = tokens.map { text(of: $0) }
    let keywords: Set<String> = ["actor", "class", "enum", "extension", "protocol", "struct"]
    var found: [(name: String, range: Range<Int>)] = []
    var (depth, start, end, name) = (0, 0, 0, String?.none)
    for (index, word) in words.enumerated() {
      // A declaration begins behind the end of the one before, with its attributes.
      if depth == 0, keywords.contains(word), index + 1 < words.count, name == nil,
        index == 0 || words[index - 1] != "."
      {
        name = words[index + 1]
        start = startWithAttributes(words, of: index, from: end)
      }
      guard tokens[index].kind == .punctuation else { continue }
      if word == "{" { depth += 1 }
      guard word == "}" else { continue }
      depth = max(0, depth - 1)
      guard depth == 0 else { continue }
      if let name {
        found.append((name, tokens[start].range.lowerBound..<tokens[index].range.upperBound))
      }
      (name, end) = (nil, index + 1)
    }
    return found
  }

  /// Returns the first token of a declaration's line, or of its first attribute in the lines above.
  private func startWithAttributes(_ words: [String], of keyword: Int, from end: Int) -> Int {
    var start = keyword
    while start > end {
      while start > end, !tokens[start].startsLine { start -= 1 }
      var name = start - 1
      if name > end, words[name] == ")" {
        while name > end, words[name] != "(" { name -= 1 }
        name -= 1
      }
      guard name > end, words[name - 1] == "@" else { return start }
      start = name - 1
    }
    return start
  }

  /// Returns the call for the body of a function, of an initializer or of a getter that a brace opens.
  private static func replacement(
    _ words: [String], before brace: Int
  ) -> FunctionBody.Replacement? {
    var depth = 0
    var replacement: FunctionBody.Replacement?
    // The tokens behind the first arrow are a function's result, those behind the first colon a property's type.
    var (arrow, colon, equals) = (Int?.none, Int?.none, Int?.none)
    for index in stride(from: brace - 1, through: 0, by: -1) {
      switch words[index] {
      case ")", "]": depth += 1
      case "(", "[": depth -= 1
      case "=":
        guard depth == 0 else { break }
        guard index == brace - 1, isCalled(words, closureAt: brace) else { return nil }
        equals = index
      case "{", "}": if depth == 0 { return nil }
      case "-": if depth == 0, words[index + 1] == ">" { arrow = index + 2 }
      case ":": if depth == 0 { colon = index + 1 }
      case "some":
        guard depth == 0 else { break }
        switch withoutModule(words[(index + 1)..<brace]) {
        case ["IntentResult"]: replacement = .intentResult
        case ["View"]:
          // A modifier without its effect: `func body(content: Content) -> some View`.
          let head = words[..<index].suffix(8).prefix(6)
          let isModifier = head.elementsEqual(["body", "(", "content", ":", "Content", ")"])
          replacement = isModifier ? .content : .mark
        default: return nil
        }
      case "init": if depth == 0 { return .stop }
      case "deinit": if depth == 0 { return .nothing }
      case "func":
        guard depth == 0 else { break }
        return replacement ?? arrow.map { Self.replacement(of: words[$0..<brace]) } ?? .nothing
      case "var":
        guard depth == 0 else { break }
        if brace + 1 < words.count, accessors.contains(words[brace + 1]) { return nil }
        let value = colon.map { Self.replacement(of: words[$0..<(equals ?? brace)]) }
        return replacement ?? value ?? (equals == nil ? .stop : nil)
      case "let" where equals != nil:
        guard depth == 0 else { break }
        return colon.map { Self.replacement(of: words[$0..<(equals ?? brace)]) }
      case "let", "case", "class", "struct", "enum", "extension", "protocol", "actor", "if", "for":
        if depth == 0 { return nil }
      default: break
      }
      if depth < 0 { return nil }
    }
    return nil
  }

  /// Returns whether a closure is called where it stands: `= { … }()`.
  private static func isCalled(_ words: [String], closureAt brace: Int) -> Bool {
    var depth = 0
    for index in brace..<words.count {
      if words[index] == "{" { depth += 1 }
      if words[index] == "}" { depth -= 1 }
      if depth == 0 { return index + 1 < words.count && words[index + 1] == "(" }
    }
    return false
  }

  /// Returns the call that gives a type's emptiest value; `.stop` for a type without one.
  private static func replacement(of type: ArraySlice<String>) -> FunctionBody.Replacement {
    let words = withoutModule(type.prefix { $0 != "where" })
    guard let first = words.first, let last = words.last else { return .nothing }
    if last == "?" { return .noValue }
    if first == "[", last == "]" {
      return words.dropFirst().first == "[" || !words.contains(":") ? .emptyArray : .emptyDictionary
    }
    let isRange = first == "ClosedRange" && words.count == 4
    if isRange, ["CGFloat", "Double", "Float", "Int"].contains(words[2]) { return .oneRange }
    guard words.count == 1 || words == ["(", ")"] else { return .stop }
    return switch first {
    case "Void", "(": .nothing
    case "Bool": .no
    case "String", "LocalizedStringKey", "LocalizedStringResource": .emptyText
    case "Int", "Double", "Float", "CGFloat", "TimeInterval": .zero
    case "UIImage", "Data", "Date", "AttributedString", "CGSize", "CGPoint", "CGRect": .emptyValue
    case "Color", "UIColor": .gray
    case "Image": .emptyImage
    case "Text": .emptyWords
    case "AnyView": .emptyView
    default: .stop
    }
  }

  /// The modules whose types functions give, before the point of a type's name.
  private static let typeModules: Set<String> = [
    "AppIntents", "CoreGraphics", "Foundation", "Swift", "SwiftUI", "UIKit",
  ]

  /// Returns a type's words without its module: `Color` of `SwiftUI.Color`.
  private static func withoutModule(_ type: ArraySlice<String>) -> [String] {
    let words = Array(type)
    let isOfModule = words.count > 2 && words[1] == "." && typeModules.contains(words[0])
    return isOfModule ? Array(words[2...]) : words
  }

  private static let accessors: Set<String> = ["get", "set", "willSet", "didSet", "@", "mutating"]
}
