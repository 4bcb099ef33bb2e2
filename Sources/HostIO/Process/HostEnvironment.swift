internal import Glibc

/// The process's environment.
public enum HostEnvironment {
  /// Returns a variable's value; `nil` where it is unset or empty.
  public static func value(of name: String) -> String? {
    guard let value = unsafe getenv(name), unsafe value.pointee != 0 else { return nil }
    return unsafe String(cString: value)
  }

  /// Sets the locale from the environment, so that the C library knows the terminal's encoding.
  public static func adoptLocale() {
    _ = unsafe setlocale(LC_ALL, "")
  }
}
