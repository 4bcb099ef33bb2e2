import CellUI
import StrictJSON

/// One way to write a view or a modifier: its arguments, and the function of them that it becomes.
///
/// `Product` is `BoundView` or `BoundModifier`. A form is one of a kind and never changes, so it is shared, not copied.
final class LayoutForm<Product: Sendable>: Sendable {
  let arguments: [ArgumentDescription]
  /// The keys of the object that is the own value.
  let keys: [String]
  /// The first of these keys that must be there.
  private let requiredKey: String?
  /// The kind of the own value, where it is an argument itself and not an object of arguments.
  let ownKind: KindDescription?
  let read: @Sendable (ArgumentSource, inout LayoutReader) throws(LayoutFault) -> Product

  private init(
    of arguments: [ArgumentDescription],
    read: @escaping @Sendable (ArgumentSource, inout LayoutReader) throws(LayoutFault) -> Product
  ) {
    self.arguments = arguments
    keys = arguments.compactMap(\.key)
    requiredKey = arguments.first { $0.isRequired && $0.key != nil }?.key
    ownKind = arguments.first { $0.place == .own }?.kind
    self.read = read
  }

  /// A Boolean value indicating whether a value is written in this form, as far as its first required key tells.
  func matches(_ own: JSONValue) -> Bool {
    if let ownKind { return ownKind.accepts.contains(own.kind) }
    guard own.kind == .object else { return false }
    return requiredKey.map { own[$0] != nil } ?? true
  }
}

extension LayoutForm<BoundView> {
  /// A form of a view.
  convenience init<Value>(
    _ arguments: LayoutArguments<Value>, make: @escaping @Sendable (Value) -> any View
  ) {
    self.init(arguments, binding: { value, _ in make(value) })
  }

  /// A form of a view that binds its children itself.
  convenience init<Value>(
    _ arguments: LayoutArguments<Value>,
    binding make: @escaping @Sendable (Value, inout LayoutBinder) -> any View
  ) {
    self.init(of: arguments.descriptions) { source, reader throws(LayoutFault) in
      let bound = try arguments.read(source, &reader)
      return BoundView { binder in AnyView(make(bound(&binder), &binder)) }
    }
  }
}

extension LayoutForm<BoundModifier> {
  /// A form of a modifier.
  convenience init<Value>(
    _ arguments: LayoutArguments<Value>, apply: @escaping @Sendable (AnyView, Value) -> any View
  ) {
    self.init(of: arguments.descriptions) { source, reader throws(LayoutFault) in
      let bound = try arguments.read(source, &reader)
      return BoundModifier { view, binder in AnyView(apply(view, bound(&binder))) }
    }
  }
}
