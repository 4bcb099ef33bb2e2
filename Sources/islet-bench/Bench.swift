/// Measures what islet costs, on the release build.
///
/// Figures are of this process alone, on one core; a machine's noise is told by the least and the greatest of several
/// runs.
@main struct Bench {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let count = arguments.dropFirst().first.flatMap { Int($0) }
    switch arguments.first {
    case "feed": FeedBench(lineCount: count ?? 200_000).run()
    case "terminal": TerminalBench(frameCount: count ?? 36_000).run()
    default:
      print("usage: islet-bench feed [LINES] | terminal [FRAMES]")
    }
  }
}
