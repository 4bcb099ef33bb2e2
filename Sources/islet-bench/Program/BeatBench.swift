import Compositing
import Glibc
import HostIO
import LockScreenSession

/// A program that does nothing but to write a number at 60 frames a second: the pace that the machine allows.
struct BeatBench {
  let seconds: Int

  /// Writes the numbers, as the program on the terminal.
  func play() {
    var next = HostClock.monotonic
    let end = next + .seconds(seconds)
    var number = 0
    while next < end {
      next += FrameClock.interval
      usleep(UInt32(max(0, (next - HostClock.monotonic) / .microseconds(1))))
      number += 1
      let bytes = Array("\r\(number)".utf8)
      _ = unsafe write(STDOUT_FILENO, bytes, bytes.count)
    }
  }

  /// Measures such a program in a process of its own, which prints its report in the end.
  func started() -> MeasuredProcess? {
    MeasuredProcess(
      ProcessMeasures.executablePath, ["beat", "\(seconds)", "--report"], ChildSetup())
  }

  /// Reports the intervals between the numbers, as a terminal gets them.
  func report() {
    let words = [ProcessMeasures.executablePath, "beat", "\(seconds)"]
    guard var program = ProgramOnTerminal(words, size: CellSize(columns: 80, rows: 24)) else {
      return print("  beside it: no program that only writes a number")
    }
    var times: [Double] = []
    var last: Duration?
    let end = HostClock.monotonic + .seconds(seconds)
    while HostClock.monotonic < end, program.readSome(until: end) > 0 {
      let now = HostClock.monotonic
      if let last { times.append((now - last) / .milliseconds(1)) }
      last = now
    }
    _ = program.ended()
    times.sort()
    let centile = { (hundredths: Int) in times.centile(hundredths)?.decimals(1) ?? "none" }
    print(
      "  beside it, a program that only writes a number: median \(centile(50)) ms, 99 % \(centile(99)), "
        + "greatest \(centile(100)); more than 25 ms: \(times.count { $0 > 25 })")
  }
}
