/// A large value behind a reference, so that a copy of what holds it is small.
///
/// It is copied itself when one of several holders changes it.
@propertyWrapper
struct Indirect<Value> {
  private final class Box {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private var box: Box

  init(wrappedValue: Value) {
    box = Box(wrappedValue)
  }

  /// The value.
  var wrappedValue: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}
