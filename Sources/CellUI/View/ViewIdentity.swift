/// The identity of a view: its place in the tree and its `id`, the same in each state of a layout.
public struct ViewIdentity: Hashable, Sendable {
  private let path: Int

  package static let root = ViewIdentity(path: 0)

  package func appending(_ key: some Hashable) -> ViewIdentity {
    var hasher = Hasher()
    hasher.combine(path)
    hasher.combine(key)
    return ViewIdentity(path: hasher.finalize())
  }
}
