import Glibc
import HostIO

/// The program's `check` of a long feed: its lines a second of the processor's time, start included.
struct CheckBench {
  let lineCount: Int

  /// The kinds of feeds: a free content state, and one that a widget's Swift type decodes.
  private enum Content: String, CaseIterable {
    case free, typed

    /// The app and the attributes type; those of a ride belong to the built-in widgets.
    var app: String { self == .free ? "com.example.app" : "islet.demo.dynamo" }
    var attributesType: String { self == .free ? "BenchAttributes" : "RideAttributes" }

    func state(_ index: Int) -> String {
      self == .free
        ? #"{"speed":24.8,"distance":\#(index).4,"note":"downhill"}"#
        : #"{"speed":24.8,"distance":\#(index).4,"climb":412,"progress":0.5,"started":816892800,"isMoving":true}"#
    }
  }

  func run() {
    print(
      "check of \(lineCount.grouped) lines by the program, lines a second of the processor's time")
    for content in Content.allCases {
      let path = "/tmp/islet-bench-check-\(getpid()).ndjson"
      guard write(content, to: path) else { return print("  \(path): no room") }
      defer { unsafe unlink(path) }
      for options in [["--quiet"], []] {
        let name = "\(content.rawValue) \(options.isEmpty ? "in text" : "quiet")"
        print("  \(name.left(16)) \(rate(of: options + [path]).map { $0.grouped } ?? "failed")")
      }
    }
  }

  private func rate(of options: [String]) -> Int? {
    var setup = ChildSetup()
    setup.open("/dev/null", as: 1, O_WRONLY)
    guard let child = MeasuredProcess(ProcessMeasures.sibling("islet"), ["check"] + options, setup)
    else { return nil }
    let usage = child.waited()
    let milliseconds = max(1, usage.userMilliseconds + usage.systemMilliseconds)
    return usage.status == 0 ? lineCount * 1000 / milliseconds : nil
  }

  private func write(_ content: Content, to path: String) -> Bool {
    guard let file = unsafe fopen(path, "w") else { return false }
    defer { _ = unsafe fclose(file) }
    for index in 0..<lineCount {
      let start =
        index == 0
        ? #","attributes-type":"\#(content.attributesType)","attributes":{"bike":"Brompton"},"alert":{"title":"t","body":"b"}"#
        : ""
      let line = Array(
        #"""
        {"app":"\#(content.app)","activity":"1","aps":{"timestamp":\#(index == 0 ? 1_795_200_000 : 1_795_200_001),"event":"\#(index == 0 ? "start" : "update")","content-state":\#(content.state(index))\#(start)}}

        """#.utf8)
      guard unsafe fwrite(line, 1, line.count, file) == line.count else { return false }
    }
    return true
  }
}
