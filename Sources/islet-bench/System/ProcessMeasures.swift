import Glibc
import HostIO

/// What the kernel says of this process.
enum ProcessMeasures {
  /// The processor's time so far, in nanoseconds, of program and kernel.
  static var cpuNanoseconds: Int {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// The processor's time so far that was not the kernel's, in microseconds.
  static var userMicroseconds: Int {
    var usage = rusage()
    // The constant for the calling process is of another type than the parameter.
    _ = unsafe getrusage(.init(0), &usage)
    return usage.ru_utime.tv_sec * 1_000_000 + Int(usage.ru_utime.tv_usec)
  }

  /// The memory that is really there, in kilobytes.
  static var residentKilobytes: Int {
    let words = text(of: "/proc/self/statm")?.split(separator: " ") ?? []
    return (words.dropFirst().first.flatMap { Int($0) } ?? 0) * 4
  }

  /// The text of a file; `nil` where there is none.
  static func text(of path: String) -> String? {
    guard let bytes = try? FileDescriptor.contents(of: path, limit: 64 << 20) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The file that this program runs from.
  static var executablePath: String {
    var bytes = [CChar](repeating: 0, count: 4096)
    let count = unsafe readlink("/proc/self/exe", &bytes, bytes.count)
    return String(
      decoding: bytes.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// A program that was built beside this one.
  static func sibling(_ name: String) -> String {
    let parts = executablePath.split(separator: "/").dropLast()
    return "/" + (parts + [name[...]]).joined(separator: "/")
  }
}
