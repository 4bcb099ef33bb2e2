/// Swift source of the accessors that Tuist and SwiftGen generate for a module's strings, made from their uses:
/// `L10n.Ride.nextStop`, `RideStrings.stopsLeft(3)`.
///
/// Their names are made of the keys' parts, so that the key `ride.next_stop` is found by its letters.
public enum StringAccessors {
  /// The accessors within another, and the strings.
  private struct Level {
    var inner: [String: Level] = [:]
    /// The strings; with arguments where they are called.
    var strings: [String: Bool] = [:]

    mutating func add(_ path: ArraySlice<String>, isCalled: Bool) {
      guard let name = path.first else { return }
      if path.count == 1 {
        strings[name] = strings[name] == true || isCalled
      } else {
        inner[name, default: Level()].add(path.dropFirst(), isCalled: isCalled)
      }
    }

    func source(_ keys: [String: String], _ outer: [String] = []) -> String {
      let members = strings.sorted { $0.key < $1.key }.map { name, isCalled in
        let path = outer.dropFirst() + [name]
        let key = keys[StringAccessors.letters(of: path.joined())] ?? path.joined(separator: ".")
        let text = "NSLocalizedString(\"\(key)\", comment: \"\")"
        return isCalled
          ? "static func `\(name)`(_ values: CVarArg...) -> String { String(format: \(text), arguments: values) }\n"
          : "static var `\(name)`: String { \(text) }\n"
      }
      let types = inner.sorted { $0.key < $1.key }.map { name, level in
        "enum \(name) {\n\(level.source(keys, outer + [name]))}\n"
      }
      return (members + types).joined()
    }
  }

  /// Returns the source for the accessors that files use and do not declare.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - keys: The keys of the project's strings.
  /// - Returns: The source; empty where none is used.
  public static func source(for files: [SourceFile], keys: some Sequence<String>) -> String {
    let declared = files.reduce(into: Set<String>()) { $0.formUnion($1.declaredNames) }
    var top = Level()
    for file in files {
      let uses = file.accessorUses { $0 == "L10n" || $0.hasSuffix("Strings") }
      for use in uses where !declared.contains(use.path[0]) {
        top.add(use.path[...], isCalled: use.isCalled)
      }
    }
    guard !top.inner.isEmpty else { return "" }
    // A key may stand in the source of an accessor as it is.
    let plain = keys.filter { !$0.contains { $0 == "\"" || $0 == "\\" || $0.isNewline } }
    return top.source(Dictionary(plain.map { (letters(of: $0), $0) }) { min($0, $1) })
  }

  fileprivate static func letters(of name: String) -> String {
    name.filter { $0.isLetter || $0.isNumber }.lowercased()
  }
}
