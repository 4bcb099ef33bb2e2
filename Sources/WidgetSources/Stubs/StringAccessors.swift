/// Swift source of the accessors that Tuist and SwiftGen generate for a module's strings, made from their uses:
/// `L10n.Ride.nextStop`, `RideStrings.stopsLeft(3)`.
///
/// Xcode generates members of `LocalizedStringResource` for the same strings: `Text(.nextStop)`, `Text(.stopsLeft(3))`.
/// Their names are made of the keys' parts, so that the key `ride.next_stop` is found by its letters.
public enum StringAccessors {
  /// Returns the source for the accessors that files use and do not declare.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - keys: The keys of the project's strings.
  /// - Returns: The source; empty where none is used.
  public static func source(for files: [SourceFile], keys: some Sequence<String>) -> String {
    let declared = files.reduce(into: Set<String>()) { $0.formUnion($1.declaredNames) }
    let uses = files.flatMap { file in
      file.accessorUses { $0 == "L10n" || $0.hasSuffix("Strings") }
    }.filter { !declared.contains($0.path[0]) }
    var tree = NameTree<Bool>()
    // A string that is called anywhere has arguments.
    for use in uses where use.isCalled { tree.add(use.path[...], true) }
    for use in uses { tree.add(use.path[...], false) }
    // A key may stand in the source of an accessor as it is.
    let plain = keys.filter { !$0.contains { $0 == "\"" || $0 == "\\" || $0.isNewline } }
    // The places of a key's values are no part of its name: `stops.left %lld`.
    let known = Dictionary(plain.map { (letters(of: String($0.prefix { $0 != "%" })), $0) }) {
      min($0, $1)
    }
    return members(of: files, keys: known)
      + tree.source { path, isCalled in
        let key = known[letters(of: path.dropFirst().joined())]
        return declaration(
          of: path.last ?? "", key: key ?? path.dropFirst().joined(separator: "."),
          isCalled: isCalled
        )
      }
  }

  /// Returns the strings that files use as members of `LocalizedStringResource`.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - keys: The keys by their letters.
  /// - Returns: The source; empty where none is used, or where the files extend the type themselves.
  private static func members(of files: [SourceFile], keys: [String: String]) -> String {
    guard !files.contains(where: \.extendsStringResources) else { return "" }
    // A string that is called anywhere has arguments.
    let uses = files.flatMap(\.stringResourceUses)
    let called = Set(uses.filter { $0.labels != nil }.map(\.name))
    let type = "LocalizedStringResource"
    let lines = uses.compactMap { name, labels -> String? in
      guard let key = keys[letters(of: name)] else { return nil }
      guard let labels else {
        let value = "\(type)(stringLiteral: \"\(key)\")"
        return called.contains(name) ? nil : "  static var `\(name)`: \(type) { \(value) }\n"
      }
      let parameters = labels.enumerated().map { "\($1) _\($0): Any" }.joined(separator: ", ")
      let values = labels.indices.map { "_\($0)" }.joined(separator: ", ")
      return
        "  static func `\(name)`(\(parameters)) -> \(type) { isletFilled_(\"\(key)\", [\(values)]) }\n"
    }
    guard !lines.isEmpty else { return "" }
    return filling + "extension \(type) {\n" + Set(lines).sorted().joined() + "}\n"
  }

  /// The function that puts values into the places of a string: `%@`, `%2$lld`, `%(name)@`.
  private static let filling = """
    private func isletFilled_(_ key: String, _ values: [Any]) -> LocalizedStringResource {
      let numbers = values.map { Double("\\($0)") }
      let text = ProjectStrings.string(for: key, table: nil, numbers: numbers) ?? key
      var (result, rest, next) = ("", text[...], 0)
      while let sign = rest.firstIndex(of: "%") {
        result += rest[..<sign]
        rest = rest[sign...].dropFirst()
        if rest.first == "%" {
          result += "%"
          rest.removeFirst()
          continue
        }
        if rest.first == "(" { rest = rest.drop { $0 != ")" }.dropFirst() }
        let place = rest.prefix { !$0.isLetter && $0 != "@" }
        rest = rest.dropFirst(place.count).drop { "hlqLz".contains($0) }.dropFirst()
        let index = place.last == "$" ? (Int(place.dropLast()) ?? 1) - 1 : next
        next += 1
        if values.indices.contains(index) { result += "\\(values[index])" }
      }
      return LocalizedStringResource(stringLiteral: result + rest)
    }

    """

  private static func declaration(of name: String, key: String, isCalled: Bool) -> String {
    let text = "NSLocalizedString(\"\(key)\", comment: \"\")"
    return isCalled
      ? "static func `\(name)`(_ values: CVarArg...) -> String { String(format: \(text), arguments: values) }"
      : "static var `\(name)`: String { \(text) }"
  }

  private static func letters(of name: String) -> String {
    name.filter { $0.isLetter || $0.isNumber }.lowercased()
  }
}
