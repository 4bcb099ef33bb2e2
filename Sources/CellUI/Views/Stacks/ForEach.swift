/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  let views: [(id: ID, view: Content)]

  /// Makes a view for each element, identified by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: (Data.Element) -> Content
  ) {
    views = data.map { ($0[keyPath: id], content($0)) }
  }

  func nodes(in context: ViewContext) -> [any Node] {
    // Two views with one id still need different identities, so repeats append their count.
    var occurrences: [ID: Int] = [:]
    return views.flatMap { id, view in
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      let own = context.child(id)
      return (occurrence == 0 ? own : own.child(occurrence)).nodes(of: view)
    }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes a view for each element, identified by its `id`.
  public init(_ data: Data, @ViewBuilder content: (Data.Element) -> Content) {
    views = data.map { ($0.id, content($0)) }
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Makes a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: (Int) -> Content) {
    views = data.map { ($0, content($0)) }
  }
}
