/// A key path as it is written: `aps.content-state.items[2]`.
struct JSONPath {
  private(set) var text = ""

  mutating func append(key: String) {
    text += text.isEmpty ? key : ".\(key)"
  }

  mutating func append(index: Int) {
    text += "[\(index)]"
  }
}
