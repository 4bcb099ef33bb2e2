/// A view for each element of a collection; Swift Charts makes marks with it, so that its content is any type.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// The content of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID

  package init(
    data: Data, identifiedBy id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach: View where Content: View {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public typealias Body = Never
}

extension ForEach: PrimitiveView where Content: View {
  /// The most characters of an id in a note.
  private static var idLengthMaximum: Int { 40 }

  package func nodes(in context: ViewContext) -> [any Node] {
    // Two views with one id still need different identities, so repeats append their count.
    var occurrences: [ID: Int] = [:]
    occurrences.reserveCapacity(data.count)
    var nodes: [any Node] = []
    nodes.reserveCapacity(data.count)
    context.run {
      for element in data {
        let id = id(element)
        let occurrence = occurrences.updateValue(1, forKey: id) ?? 0
        var own = context.child(id)
        if occurrence > 0 {
          context.notes.add(
            .repeatedID(String(String(describing: id).prefix(Self.idLengthMaximum))))
          occurrences[id] = occurrence + 1
          own = own.child(occurrence)
        }
        nodes += own.nodes(of: content(element))
      }
    }
    return nodes
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element, identified by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identifiedBy: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes a view for each element, identified by its `id`.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    // A key path of a generic type would be made anew in each view.
    self.init(data: data, identifiedBy: { $0.id }, content: content)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Makes a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, identifiedBy: \.self, content: content)
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element's binding, identified by its `id`.
  public init<Elements>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
    Data == [Binding<Elements.Element>], ID == Elements.Element.ID
  {
    self.init(data: data.elements, identifiedBy: { $0.wrappedValue.id }, content: content)
  }

  /// Makes a view for each element's binding, identified by a property.
  public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Elements: MutableCollection & RandomAccessCollection, Data == [Binding<Elements.Element>]
  {
    self.init(
      data: data.elements, identifiedBy: { $0.wrappedValue[keyPath: id] }, content: content)
  }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
  /// The bindings of a collection's elements.
  fileprivate var elements: [Binding<Value.Element>] {
    wrappedValue.map { Binding<Value.Element>.constant($0) }
  }
}
