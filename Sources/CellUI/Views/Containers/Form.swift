/// A form, drawn as a column.
public struct Form<Content: View>: View {
  private let content: Content

  /// Makes a form.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views in a column.
  public var body: some View {
    VStack(alignment: .leading) { content }.unavailable(.view("Form"))
  }
}
