public import Foundation

/// A color of the app's assets, by a symbol in code.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// Makes a reference; islet knows one bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}

/// An image of the app's assets, by a symbol in code.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Makes a reference; islet knows one bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}

extension Color {
  /// Makes a color of the app's assets; an unknown name gives a glaring one.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name))
  }

  /// Makes a color of the app's assets.
  public init(_ resource: ColorResource) {
    self.init(.asset(resource.name))
  }

  /// Makes a color of UIKit.
  public init(uiColor: UIColor) {
    self = uiColor.color
  }

  /// Makes a color of UIKit; `Color(.brand)` is the asset though both have the symbol.
  @_disfavoredOverload
  public init(_ uiColor: UIColor) {
    self = uiColor.color
  }
}
