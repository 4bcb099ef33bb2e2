import Glibc

/// The program's `check` of a long feed: its lines a second of the processor's time, start included.
struct CheckBench {
  let lineCount: Int

  /// The kinds of feeds: a free content state, one that a widget's Swift type decodes, and lines that change nothing since
  /// they are late or misspelt.
  enum Content: String, CaseIterable {
    case free, typed, dropped, rejected

    /// The status of a check, as wait(2) gives it: the exit status 1 is in the second byte.
    var status: Int32 { self == .dropped || self == .rejected ? 1 << 8 : 0 }

    /// The app and the attributes type; those of a ride belong to the built-in widgets.
    private var app: String { self == .typed ? "islet.demo.dynamo" : "com.example.app" }
    private var attributesType: String { self == .typed ? "RideAttributes" : "BenchAttributes" }

    private func state(_ index: Int) -> String {
      self == .typed
        ? #"{"speed":24.8,"distance":\#(index).4,"climb":412,"progress":0.5,"started":816892800,"isMoving":true}"#
        : #"{"speed":24.8,"distance":\#(index).4,"note":"downhill"}"#
    }

    /// Returns a line: the start, or an update that is as the kind says.
    fileprivate func line(_ index: Int) -> [UInt8] {
      let isStart = index == 0
      let event = isStart ? "start" : self == .rejected ? "updat" : "update"
      let timestamp = isStart ? 1_795_200_000 : self == .dropped ? 1_795_199_999 : 1_795_200_001
      let start =
        isStart
        ? #","attributes-type":"\#(attributesType)","attributes":{"bike":"Brompton"},"alert":{"title":"t","body":"b"}"#
        : ""
      return Array(
        #"""
        {"app":"\#(app)","activity":"1","aps":{"timestamp":\#(timestamp),"event":"\#(event)","content-state":\#(state(index))\#(start)}}

        """#.utf8)
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
        let rate = rate(of: content, options + [path])
        print("  \(name.left(16)) \(rate.map { $0.grouped } ?? "failed")")
      }
    }
  }

  private func rate(of content: Content, _ options: [String]) -> Int? {
    var setup = ChildSetup()
    setup.open("/dev/null", as: 1, O_WRONLY)
    guard let child = MeasuredProcess(ProcessMeasures.sibling("islet"), ["check"] + options, setup)
    else { return nil }
    let usage = child.waited()
    let milliseconds = max(1, usage.userMilliseconds + usage.systemMilliseconds)
    return usage.status == content.status ? lineCount * 1000 / milliseconds : nil
  }

  /// Writes a feed.
  ///
  /// - Returns: Whether there was room for it.
  func write(_ content: Content, to path: String) -> Bool {
    guard let file = unsafe fopen(path, "w") else { return false }
    defer { _ = unsafe fclose(file) }
    for index in 0..<lineCount {
      let line = content.line(index)
      guard unsafe fwrite(line, 1, line.count, file) == line.count else { return false }
    }
    return true
  }
}
