/// A tree of elements, drawn as its first level.
public struct OutlineGroup<Data: RandomAccessCollection, Row: View>: View
where Data.Element: Identifiable {
  private let data: Data
  private let row: (Data.Element) -> Row

  /// Makes a view for each element of the first level.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    self.data = data
    row = content
  }

  /// The elements of the first level.
  public var body: some View { ForEach(data, content: row) }
}
