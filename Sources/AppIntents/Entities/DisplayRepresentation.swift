public import CellUI

/// The appearance of a value in lists.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// A picture beside the words.
  public struct Image: Hashable, Sendable {
    /// The name of a symbol or of a picture; empty for data.
    public let name: String

    /// Makes a symbol.
    public init(systemName: String, isTemplate: Bool? = nil) {
      name = systemName
    }

    /// Makes a symbol in a color.
    public init(
      systemName: String, tintColor: UIColor?,
      symbolConfiguration: UIImage.Configuration? = nil
    ) {
      name = systemName
    }

    /// Makes a picture of the app.
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: Style = .default) {
      self.name = name
    }

    /// Makes a picture from data.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: Style = .default) {
      name = ""
    }

    /// Makes a picture from a URL.
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: Style = .default) {
      name = url.lastPathComponent
    }

    /// The outline of a picture.
    public enum Style: Hashable, Sendable {
      case `default`, circular
    }
  }

  /// The words.
  public var title: LocalizedStringResource
  /// The smaller words below.
  public var subtitle: LocalizedStringResource?
  /// The picture.
  public var image: Image?
  /// Other words for the same.
  public var synonyms: [LocalizedStringResource]

  /// Makes an appearance.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: Image? = nil, synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  /// Makes an appearance from a literal.
  public init(stringLiteral text: String) {
    self.init(title: LocalizedStringResource(stringLiteral: text))
  }

  /// Makes an appearance from an interpolated literal.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// The name of a type.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The name.
  public var name: LocalizedStringResource
  /// The name with a number.
  public var numericFormat: LocalizedStringResource?

  /// Makes a name.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
  }

  /// Makes a name from a literal.
  public init(stringLiteral text: String) {
    self.init(name: LocalizedStringResource(stringLiteral: text))
  }

  /// Makes a name from an interpolated literal.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
