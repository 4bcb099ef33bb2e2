/// The formats that have a JSON Schema.
enum SchemaName: String, Hashable, CaseIterable {
  case layout, feed, theme
}
