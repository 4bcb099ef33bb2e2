import Glibc

/// The kernel's counters of a process with one thread, at a time.
struct ProcessReading {
  /// The time on a processor, in nanoseconds.
  var cpuNanoseconds = 0
  /// The time ready and waiting for a processor, in nanoseconds.
  var waitedNanoseconds = 0
  /// The number of times the process slept by itself and was woken.
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
  /// Reads the counters of a process from proc(5): schedstat and status.
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
