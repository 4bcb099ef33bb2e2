/// A value that lives as long as the process, whose memory is left to the system.
public final class KeptValue<Value> {
  private let value: Value

  private init(_ value: Value) {
    self.value = value
  }

  /// Keeps a value until the process ends.
  public static func keep(_ value: Value) {
    _ = unsafe Unmanaged.passRetained(KeptValue(value))
  }
}
