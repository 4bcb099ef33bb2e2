internal import Glibc

/// A call that the system refused, and its reason.
public struct SystemFault: Error, Hashable, Sendable {
  /// The number that `errno` held.
  public let code: Int32

  /// Makes a fault from a number of `errno`.
  public init(code: Int32) {
    self.code = code
  }

  /// The fault of the call just made.
  static var last: SystemFault { SystemFault(code: errno) }

  /// The system's words for the reason, as in "No such file or directory".
  public var reason: String {
    unsafe String(cString: strerror(code))
  }

  /// A Boolean value indicating whether the file does not exist.
  public var isMissing: Bool { code == ENOENT || code == ENOTDIR }
}
