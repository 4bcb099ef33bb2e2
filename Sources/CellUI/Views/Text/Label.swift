/// A symbol beside a title.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// Makes a label from two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    let icon = icon()
    // Comparing types costs less than a cast that fails.
    if Icon.self == Image.self, let image = icon as? Image, let own = image.asIcon as? Icon {
      self.icon = own
    } else {
      self.icon = icon
    }
  }

  /// The label in its style.
  public var body: some View {
    StyledLabel(
      configuration: LabelStyleConfiguration(
        title: .init(body: AnyView(title)), icon: .init(body: AnyView(icon))))
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes the label of a style's parts.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
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

  /// Makes a label from a title that is looked up and the name of a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(systemName: systemImage)
    }
  }

  /// Makes a label from a title and the name of a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: systemImage)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label from a title and the name of an image of the app's assets.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// Makes a label from a title and the name of an image of the app's assets.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }

  /// Makes a label from a title and an image of the app's assets.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  /// Makes a label from a title and an image of the app's assets.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}
