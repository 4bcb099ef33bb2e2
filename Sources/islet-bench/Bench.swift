/// Measures what islet costs, on the release build.
///
/// Figures are of this process alone, on one core; a machine's noise is told by the least and the greatest of several
/// runs.
@main struct Bench {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let argument = { (index: Int) in index < arguments.count ? arguments[index] : nil }
    let count = argument(1).flatMap { Int($0) }
    switch argument(0) {
    case "feed":
      FeedBench(
        lineCount: count ?? 200_000, stage: argument(2),
        runCount: argument(3).flatMap { Int($0) } ?? 5
      ).run()
    case "engine":
      EngineBench(count: count ?? 100_000, runCount: argument(2).flatMap { Int($0) } ?? 5).run()
    case "terminal": TerminalBench(frameCount: count ?? 36_000).run()
    default:
      print(
        "usage: islet-bench feed [LINES [STAGE [RUNS]]] | engine [COUNT [RUNS]] | terminal [FRAMES]"
      )
    }
  }
}
