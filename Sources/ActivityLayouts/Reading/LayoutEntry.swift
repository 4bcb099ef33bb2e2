import CellUI
import StrictJSON

/// A view that a layout may name.
typealias LayoutView = LayoutEntry<BoundView>

/// A modifier that a layout may name.
typealias LayoutModifier = LayoutEntry<BoundModifier>

/// A name that a layout may use, and the forms in which it is written.
///
/// The reader, the names in faults, the help and the schema all come from the entries of `LayoutCatalog`. An entry is
/// the only one of its name and never changes, so it is shared, not copied.
final class LayoutEntry<Product: Sendable>: Sendable {
  let name: String
  /// A noun phrase for the help.
  let summary: String
  let forms: [LayoutForm<Product>]
  /// The keys beside the own one that are arguments, not modifiers.
  let siblings: [String]

  init(_ name: String, _ summary: String, _ forms: LayoutForm<Product>...) {
    self.name = name
    self.summary = summary
    self.forms = forms
    siblings = Self.unique(forms.flatMap { $0.arguments.compactMap(\.sibling) })
  }

  /// Reads the first form that matches; a value that matches none is read as the last, whose fault it gets.
  func read(_ source: ArgumentSource, _ reader: inout LayoutReader) throws(LayoutFault) -> Product {
    let match = forms.first { $0.matches(source.own) }
    guard let form = match ?? forms.last else { preconditionFailure("an entry has a form") }
    if match == nil, source.own.kind != .object, forms.contains(where: { $0.ownKind != nil }) {
      throw LayoutFault(expected: alternatives, at: source.own)
    }
    if form.ownKind == nil {
      try source.own.checkKeys(known: match?.keys ?? Self.unique(forms.flatMap(\.keys)))
    }
    return try form.read(source, &reader)
  }

  /// The values of the forms in words, as "a number, or an object".
  private var alternatives: String {
    let own = forms.compactMap { $0.ownKind?.words.replacing("`", with: "") }
    let hasObject = forms.contains { $0.ownKind == nil }
    return (own + (hasObject ? ["an object"] : [])).joined(separator: ", or ")
  }

  private static func unique(_ names: [String]) -> [String] {
    names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map(\.element)
  }
}

extension LayoutView {
  /// Makes a view with one form.
  convenience init<Value>(
    _ name: String, _ summary: String, _ arguments: LayoutArguments<Value>,
    make: @escaping @Sendable (Value) -> any View
  ) {
    self.init(name, summary, LayoutForm(arguments, make: make))
  }
}

extension LayoutModifier {
  /// Makes a modifier with one form.
  convenience init<Value>(
    _ name: String, _ summary: String, _ arguments: LayoutArguments<Value>,
    apply: @escaping @Sendable (AnyView, Value) -> any View
  ) {
    self.init(name, summary, LayoutForm(arguments, apply: apply))
  }
}

extension JSONValue {
  /// Checks that the value is an object with none but known keys.
  func checkKeys(known: [String], as kind: LayoutFault.NameKind = .argument) throws(LayoutFault) {
    guard self.kind == .object else { throw LayoutFault(expected: "an object", at: self) }
    for (key, member) in members where !known.contains(where: { key.isString($0) }) {
      throw LayoutFault(.unknownName(key.text, kind: kind, known: known), key: key, of: member)
    }
  }
}
