/// A symbol beside a title.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// Makes a label from two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The symbol, then the title.
  public var body: some View {
    HStack {
      icon
      title
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label from an interpolated title and the name of a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: systemImage)
    }
  }

  /// Makes a label from a title and the name of a symbol.
  public init(_ title: some StringProtocol, systemImage: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: systemImage)
    }
  }
}
