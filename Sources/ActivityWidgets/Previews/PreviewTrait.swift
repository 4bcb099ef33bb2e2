/// The namespace of previews' traits.
public struct Preview {
  /// The traits of a view's preview.
  public struct ViewTraits {}
}

/// A trait of a preview: its device and its size, of which a lock screen in a terminal has one.
public struct PreviewTrait<Traits> {
  private init() {}

  /// The device upright.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// The device upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  /// The device on its left side.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// The device on its right side.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
  /// The size of a device.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// The size of the content.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }

  /// A size in points.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }
}
