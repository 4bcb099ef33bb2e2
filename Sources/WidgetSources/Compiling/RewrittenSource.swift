/// A copy of a Swift file for islet's compiler: each byte keeps its line and its column, so that errors name the original's.
///
/// Conditions on the machine get an iPhone's answers, and words that mean something on Apple's systems only become blanks:
/// `@main`, since the program's start is islet's own; `@objc` and the like, which the compiler refuses without Objective-C;
/// `@MainActor` before a declaration, since views here belong to no actor and may call it all the same; `public` and `open`,
/// since a project's modules become one, in which the types that stand in for absent ones are not public, except members by
/// which an extension makes a library's type conform to a library's protocol; any access before
/// `import`, since a module of which files disagree on it is refused. A module of Apple's whose names are in one that is here
/// is imported by that one's name.
public struct RewrittenSource: Sendable {
  /// The attributes that become blanks, with their arguments.
  private static let droppedAttributes: Set<String> = [
    "main", "UIApplicationMain", "objc", "objcMembers", "IBAction", "IBOutlet", "IBDesignable",
    "IBInspectable", "NSManaged", "NSCopying", "GKInspectable",
    "Previewable", "inlinable", "usableFromInline", "frozen",
  ]

  /// The copy's bytes, as many as the file's.
  public private(set) var bytes: [UInt8]
  let file: SourceFile
  let words: [String]
  private let flattened: Set<String>
  private let dropped: Set<String>
  /// The names of which a preview must have one; `nil` for all previews.
  let previewed: Set<String>?
  /// The names of the project's own types, and of others that it declares.
  private let ownTypes: Set<String>
  /// The tokens of extensions by which types of libraries conform to their protocols.
  private var conformances: [ClosedRange<Int>] = []

  /// Rewrites a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - modules: The modules that islet has.
  ///   - flattened: The modules whose names are declared beside the file's own, so that they need no module before them.
  ///   - bodies: The bodies of functions that are left out.
  ///   - ownTypes: The names that the project declares; the file's types are among them anyway.
  ///   - previewed: The names of which a preview must have one, else it becomes blanks; `nil` keeps all previews.
  ///   - systemVersion: The parts of the phone's version of iOS, which decides conditions on it.
  public init(
    of file: SourceFile, modules: Set<String>, flattened: Set<String> = [],
    bodies: Set<FunctionBody> = [], ownTypes: Set<String> = [], previewed: Set<String>? = nil,
    systemVersion: [Int] = [.max]
  ) {
    self.file = file
    self.previewed = previewed
    self.ownTypes = ownTypes.union(file.types.lazy.filter { !$0.isExtension }.map(\.name))
    self.flattened = flattened
    // The stubs of these modules do without their macros.
    dropped = flattened.reduce(into: Self.droppedAttributes) {
      $0.formUnion(ModuleStubs.attributes[$1] ?? [])
    }
    bytes = file.bytes
    words = file.tokens.map { file.text(of: $0) }
    conformances = words.indices.compactMap { conformance(at: $0) }
    for index in words.indices.dropLast() {
      switch words[index] {
      case "@": dropAttribute(at: index)
      case "public", "open", "package": dropAccess(at: index)
      case "internal", "private", "fileprivate":
        if words[index + 1] == "import" { dropAccess(at: index) }
      case "#" where words[index + 1] == "if" || words[index + 1] == "elseif":
        decideCondition(after: index + 1, PhoneConditions(modules: modules))
      case "#" where ["available", "unavailable"].contains(words[index + 1]):
        decideAvailability(at: index, systemVersion: systemVersion)
      case "#" where words[index + 1] == "Playground": dropPlayground(at: index)
      case "#" where words[index + 1] == "Preview" && previewed != nil: dropPreview(at: index)
      case let name where flattened.contains(name): dropModule(at: index)
      case let name where AbsentModules.homes[name] != nil: renameModule(at: index)
      default: break
      }
    }
    for found in file.imports {
      dropSubmodule(of: found)
      if let home = AbsentModules.homes[found.module] { rename(found.range, to: home) }
    }
    if previewed != nil { dropProviders() }
    for body in bodies where body.range.upperBound <= bytes.count {
      blank(body.range)
      let call = body.replacement.rawValue.utf8
      // The call stands in the first line that has room for it, since no line may get longer.
      guard !call.isEmpty, let place = room(in: body.range, for: call.count) else { continue }
      bytes.replaceSubrange(place, with: call)
    }
  }

  /// Returns the first run of blanks of a length.
  private func room(in range: Range<Int>, for count: Int) -> Range<Int>? {
    var start = range.lowerBound
    for index in range {
      if bytes[index] != UInt8(ascii: " ") { start = index + 1 }
      if index + 1 - start == count { return start..<index + 1 }
    }
    return nil
  }

  /// Blanks `Models.` in `Models.Team`.
  private mutating func dropModule(at index: Int) {
    guard file.tokens[index].kind == .name, words[index + 1] == ".",
      index == 0 || words[index - 1] != ".",
      !file.imports.contains(where: { $0.range == file.tokens[index].range })
    else { return }
    blank(file.tokens[index].range.lowerBound..<file.tokens[index + 1].range.upperBound)
  }

  /// Puts the module that has its names in place of an absent one, as in `SwiftUICore.Color`.
  private mutating func renameModule(at index: Int) {
    guard file.tokens[index].kind == .name, words[index + 1] == ".",
      index == 0 || words[index - 1] != ".", let home = AbsentModules.homes[words[index]],
      !ownTypes.contains(words[index]), file.imports.contains(where: { $0.module == words[index] })
    else { return }
    rename(file.tokens[index].range, to: home)
  }

  /// Puts a module's name at the end of a range, since nothing stands between it and the dot of `import struct SwiftUI.Color`.
  private mutating func rename(_ range: Range<Int>, to module: String) {
    replace(range.upperBound - module.utf8.count..<range.upperBound, by: module)
    blank(range.lowerBound..<range.upperBound - module.utf8.count)
  }

  /// Puts a text, not longer than a range, in its place.
  mutating func replace(_ range: Range<Int>, by text: String) {
    blank(range)
    let start = range.lowerBound
    bytes.replaceSubrange(start..<start + text.utf8.count, with: text.utf8)
  }

  mutating func blank(_ range: Range<Int>) {
    for index in range
    where bytes[index] != UInt8(ascii: "\n") && bytes[index] != UInt8(ascii: "\r") {
      bytes[index] = UInt8(ascii: " ")
    }
  }

  private mutating func dropAttribute(at index: Int) {
    let name = words[index + 1]
    if name == "NSManaged", flattened.contains("CoreData") {
      // The attribute belongs to the compiler, so the stub's macros have names of their own, of its length.
      let isFunction = words[index...].prefix(8).first { $0 == "var" || $0 == "func" } == "func"
      let macro = isFunction ? "Managing_" : "Managed_ "
      bytes.replaceSubrange(file.tokens[index + 1].range, with: macro.utf8)
      return
    }
    guard file.tokens[index].kind == .punctuation,
      dropped.contains(name) || name == "MainActor" && mayBeIsolated(at: index + 2)
    else { return }
    var end = index + 1
    if index + 2 < words.count, words[index + 2] == "(",
      file.tokens[index + 2].range.lowerBound == file.tokens[index + 1].range.upperBound
    {
      end = closing(of: index + 2) ?? end
    }
    blank(file.tokens[index].range.lowerBound..<file.tokens[end].range.upperBound)
  }

  /// Blanks a word before a declaration that makes it known to other modules.
  private mutating func dropAccess(at index: Int) {
    let (token, next) = (file.tokens[index], words[index + 1])
    let before = index > 0 ? words[index - 1] : ""
    guard token.kind == .name, Self.declarationWords.contains(next),
      ![".", "case", "func", "let", "var"].contains(before) || token.startsLine
    else { return }
    if words[index] == "public", conformances.contains(where: { $0.contains(index) }),
      words[index...].prefix(while: { $0 != "{" && $0 != "=" }).allSatisfy({
        !ownTypes.contains($0)
      })
    {
      return
    }
    blank(token.range)
  }

  /// Returns the tokens of an extension that begins at one, by which a library's type conforms to a library's protocol: both
  /// are public, so that what the protocol requires has to be, too.
  private func conformance(at index: Int) -> ClosedRange<Int>? {
    guard words[index] == "extension", file.tokens[index].kind == .name,
      let brace = words[index...].prefix(Self.headMaximum).firstIndex(of: "{"),
      let colon = words[index..<brace].firstIndex(of: ":"), !ownTypes.contains(words[index + 1]),
      words[colon..<brace].prefix(while: { $0 != "where" }).contains(where: {
        $0.first?.isUppercase == true && !ownTypes.contains($0)
      })
    else { return nil }
    return closing(of: brace).map { brace...$0 }
  }

  /// The most tokens before the brace of an extension.
  private static let headMaximum = 64

  private static let declarationWords: Set<String> = [
    "@", "actor", "class", "convenience", "deinit", "dynamic", "enum", "extension", "fileprivate",
    "final", "func", "import", "indirect", "init", "internal", "lazy", "let", "mutating",
    "nonisolated",
    "nonmutating", "open", "override", "private", "protocol", "public", "required", "static",
    "struct", "subscript", "typealias", "unowned", "var", "weak",
  ]

  /// Returns whether a declaration, another attribute or a function's type begins at a token: functions whose attribute is left
  /// out call a `@MainActor () -> Void`, too.
  private func mayBeIsolated(at index: Int) -> Bool {
    guard index + 1 < words.count else { return false }
    return Self.declarationWords.contains(words[index])
      || words[index] == "(" && (index < 3 || words[index - 3] != "{")
  }

  /// Returns the index of the token that closes a parenthesis or a brace.
  func closing(of start: Int) -> Int? {
    let (open, close) = (words[start], words[start] == "{" ? "}" : ")")
    var depth = 0
    for index in start..<words.count {
      if words[index] == open { depth += 1 }
      if words[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Blanks `#Playground("Rides") { … }`, which only Xcode runs.
  private mutating func dropPlayground(at index: Int) {
    guard let brace = words[index...].firstIndex(of: "{"), brace <= index + 5,
      let end = closing(of: brace)
    else { return }
    blank(file.tokens[index].range.lowerBound..<file.tokens[end].range.upperBound)
  }

  private mutating func decideCondition(after directive: Int, _ phone: PhoneConditions) {
    var index = directive + 1
    while index < words.count, !file.tokens[index].startsLine {
      defer { index += 1 }
      guard file.tokens[index].kind == .name, index + 2 < words.count, words[index + 1] == "(",
        let answer = phone.value(of: words[index], words[index + 2]),
        let end = closing(of: index + 1)
      else { continue }
      let range = file.tokens[index].range.lowerBound..<file.tokens[end].range.upperBound
      guard range.count >= 5 else { continue }
      replace(range, by: "\(answer)")
      index = end
    }
  }

  /// Blanks `.log` in `import os.log`, since islet's modules have no submodules, and more in `import struct Models.Team`.
  private mutating func dropSubmodule(of module: SourceFile.Import) {
    guard let index = file.tokens.firstIndex(where: { $0.range == module.range }), index > 0,
      index + 2 < words.count, words[index + 1] == ".", !file.tokens[index + 1].startsLine
    else { return }
    if words[index - 1] != "import" {
      guard flattened.contains(module.module) else { return }
      blank(file.tokens[index - 1].range)
    }
    blank(file.tokens[index + 1].range.lowerBound..<file.tokens[index + 2].range.upperBound)
  }
}
