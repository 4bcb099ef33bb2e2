public import FoundationEssentials

/// Something that can be pressed, drawn as its label in the tint.
public struct Button<Label: View>: View {
  private let label: Label

  /// Makes a button; a picture has no use for its action.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// The label.
  public var body: some View {
    label.foregroundStyle(.tint)
  }
}

extension Button where Label == Text {
  /// Makes a button with a title, which may hold values.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Makes a button with a title.
  public init(_ title: some StringProtocol, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

/// Something that opens a place, drawn as its label in the tint.
public struct Link<Label: View>: View {
  private let label: Label

  /// Makes a link; a picture has no use for where it leads.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// The label.
  public var body: some View {
    label.foregroundStyle(.tint)
  }
}

extension Link where Label == Text {
  /// Makes a link with a title.
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
