/// Names within names, as in `RideAsset.Icons.bike`: the last ones are values, those before them types that hold them.
struct NameTree<Value: Sendable>: Sendable {
  private var inner: [String: NameTree] = [:]
  private var value: Value?

  /// The first names, sorted.
  var names: [String] { inner.keys.sorted() }

  /// The values, in the order of their paths.
  var values: [Value] {
    value.map { [$0] } ?? inner.sorted { $0.key < $1.key }.flatMap(\.value.values)
  }

  /// Adds a value; the first one of a path stays.
  ///
  /// - Returns: A Boolean value indicating whether it is new. A value has no values in it, and a type is none.
  @discardableResult mutating func add(_ path: ArraySlice<String>, _ value: Value) -> Bool {
    guard self.value == nil else { return false }
    guard let name = path.first else {
      guard inner.isEmpty else { return false }
      self.value = value
      return true
    }
    return inner[name, default: NameTree()].add(path.dropFirst(), value)
  }

  /// Returns the types as Swift source, with the declarations of the values.
  func source(
    _ path: [String] = [], declaring declaration: (_ path: [String], Value) -> String
  ) -> String {
    let indent = String(repeating: "  ", count: path.count)
    return inner.sorted { $0.key < $1.key }.map { name, tree in
      let path = path + [name]
      if let value = tree.value { return "\(indent)\(declaration(path, value))\n" }
      return "\(indent)enum `\(name)` {\n\(tree.source(path, declaring: declaration))\(indent)}\n"
    }.joined()
  }
}
