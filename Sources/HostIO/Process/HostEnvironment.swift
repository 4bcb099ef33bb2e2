internal import Glibc

/// What the process was started with, besides its arguments.
public enum HostEnvironment {
  /// An environment variable's value, or `nil` where it is not set or empty.
  public static func value(of name: String) -> String? {
    guard let value = unsafe getenv(name), unsafe value.pointee != 0 else { return nil }
    return unsafe String(cString: value)
  }

  /// Takes the locale from the environment, so that the C library knows the terminal's encoding.
  public static func adoptLocale() {
    _ = unsafe setlocale(LC_ALL, "")
  }
}
