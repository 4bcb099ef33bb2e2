/// A color to choose, drawn as its label and a disc of the color.
public struct ColorPicker<Label: View>: View {
  private let color: Color
  private let label: Label

  /// Makes a choice of a color.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    color = selection.wrappedValue
    self.label = label()
  }

  /// Makes a choice of a color of Core Graphics.
  public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    color = Color(cgColor: selection.wrappedValue)
    self.label = label()
  }

  /// The label and the disc.
  public var body: some View {
    HStack {
      label
      Circle().fill(color).frame(width: 16, height: 16)
    }.unavailable(.view("ColorPicker"))
  }
}

extension ColorPicker where Label == Text {
  /// Makes a choice of a color with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Makes a choice of a color with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
