import Glibc
import HostIO

/// The kernel's counters of this process.
enum ProcessMeasures {
  /// The number of processors that this process may use.
  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The CPU time of program and kernel, in nanoseconds.
  static var cpuNanoseconds: Int {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// The CPU time of the program alone, in microseconds.
  static var userMicroseconds: Int {
    var usage = rusage()
    // The constant for the calling process has a different type from the parameter.
    _ = unsafe getrusage(.init(0), &usage)
    return usage.ru_utime.tv_sec * 1_000_000 + Int(usage.ru_utime.tv_usec)
  }

  /// The resident memory, in kilobytes.
  static var residentKilobytes: Int {
    let words = text(of: "/proc/self/statm")?.split(separator: " ") ?? []
    return (words.dropFirst().first.flatMap { Int($0) } ?? 0) * 4
  }

  /// The longest text, in bytes: a profile of some hundred turns is a quarter as long.
  private static let textMaximum = 256 << 20

  /// Returns the text of a file; `nil` if it cannot be read or is too long.
  static func text(of path: String) -> String? {
    guard let bytes = try? FileDescriptor.contents(of: path, limit: textMaximum) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The path of this program.
  static var executablePath: String {
    var bytes = [CChar](repeating: 0, count: 4096)
    let count = unsafe readlink("/proc/self/exe", &bytes, bytes.count)
    return String(
      decoding: bytes.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Returns the path of a program that was built beside this one.
  static func sibling(_ name: String) -> String {
    let parts = executablePath.split(separator: "/").dropLast()
    return "/" + (parts + [name[...]]).joined(separator: "/")
  }
}
