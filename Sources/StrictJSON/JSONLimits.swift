/// The limits of a text.
public enum JSONLimits {
  /// The deepest nesting of arrays and objects.
  public static let depthMaximum = 128
  /// The longest text, in bytes.
  public static let byteCountMaximum = 1 << 20
}
