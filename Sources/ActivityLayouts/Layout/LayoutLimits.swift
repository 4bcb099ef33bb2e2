/// The limits of a layout.
public enum LayoutLimits {
  /// The length of a layout, in bytes.
  public static let byteCountMaximum = 128 * 1024
  /// The nesting of views.
  public static let depthMaximum = 32
  /// The number of views in a layout.
  public static let viewCountMaximum = 512
  /// The number of bindings in a layout.
  public static let bindingCountMaximum = 512
  /// The length of a text as written and as shown, in bytes: that of a whole content state (AK 2.5).
  public static let textByteCountMaximum = 4096
  /// The length of all texts of a layout bound to a state, in bytes.
  public static let boundTextByteCountMaximum = 64 * 1024
  /// The number of elements of one array that are shown; a card has 10 rows.
  public static let elementCountMaximum = 64
  /// The number of views of a layout bound to a state, and of modifiers of those that are repeated: each is laid out
  /// several times a picture, so more would keep keys waiting.
  public static let boundViewCountMaximum = 1536
  /// The number of findings of a layout bound to a state.
  public static let findingCountMaximum = 64
  /// The number of colors in a gradient.
  public static let gradientColorCountMaximum = 32
  /// The number of types in a declared type, with an enum's names among them.
  public static let typeCountMaximum = 512
}
