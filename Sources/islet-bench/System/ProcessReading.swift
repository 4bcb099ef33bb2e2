import Glibc

/// What the kernel says of another process, which has one thread, at a moment.
struct ProcessReading {
  /// On a processor, in nanoseconds.
  var cpuNanoseconds = 0
  /// Ready, and waiting for a processor, in nanoseconds.
  var waitedNanoseconds = 0
  /// How often it went to sleep by itself, and so was woken.
  var wakeupCount = 0

  static func - (left: ProcessReading, right: ProcessReading) -> ProcessReading {
    var difference = left
    difference.cpuNanoseconds -= right.cpuNanoseconds
    difference.waitedNanoseconds -= right.waitedNanoseconds
    difference.wakeupCount -= right.wakeupCount
    return difference
  }
}

extension ProcessReading {
  /// Reads what stands of a process in proc(5): schedstat and status.
  init(of process: pid_t) {
    let numbers = ProcessMeasures.text(of: "/proc/\(process)/schedstat")?.split(separator: " ")
    if let numbers, numbers.count == 3 {
      cpuNanoseconds = Int(numbers[0]) ?? 0
      waitedNanoseconds = Int(numbers[1]) ?? 0
    }
    let status = ProcessMeasures.text(of: "/proc/\(process)/status")?.split(separator: "\n") ?? []
    let line = status.first { $0.hasPrefix("voluntary_ctxt_switches:") }
    wakeupCount = line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0
  }
}
