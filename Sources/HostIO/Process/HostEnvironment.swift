internal import Glibc

/// The process's environment.
public enum HostEnvironment {
  /// Returns a variable's value; `nil` where it is unset or empty.
  public static func value(of name: String) -> String? {
    guard let value = unsafe getenv(name), unsafe value.pointee != 0 else { return nil }
    return unsafe String(cString: value)
  }

  /// The number of processors, 1 at least.
  public static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Sets the locale from the environment, so that the C library knows the terminal's encoding.
  public static func adoptLocale() {
    _ = unsafe setlocale(LC_ALL, "")
  }
}
