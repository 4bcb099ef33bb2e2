/// A list, drawn as a column.
public struct List<Content: View>: View {
  private let content: Content

  /// Makes a list of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views in a column.
  public var body: some View {
    VStack(alignment: .leading) { content }.unavailable(.view("List"))
  }
}

extension List {
  /// Makes a list of a view for each element, identified by its `id`.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Makes a list of a view for each element, identified by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}

extension List {
  /// Makes a list in which rows are selected.
  public init<Selection>(selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
}
