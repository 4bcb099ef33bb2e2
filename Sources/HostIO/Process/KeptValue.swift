/// A value that lives as long as the process, whose memory is left to the system.
public final class KeptValue<Value> {
  private let value: Value

  private init(_ value: Value) {
    self.value = value
  }

  /// Keeps a value's memory until the process ends, and does not free it.
  public static func leak(_ value: Value) {
    _ = unsafe Unmanaged.passRetained(KeptValue(value))
  }
}
