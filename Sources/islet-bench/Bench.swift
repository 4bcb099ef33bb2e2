import ColorScience
import Compositing
import Glibc
import HostIO

/// Measures the cost of islet, in a release build.
///
/// Figures are of this process alone, on one core; a child reads the terminal and is not counted. Noise shows in the least
/// and the greatest of several runs. The folders are the kinds of measurement:
/// - `Frames`: pictures through ncurses, in CPU time and bytes.
/// - `Feed`, `Engine`: lines and commands, without a screen.
/// - `Program`: the islet that was built beside this program, on a pseudo-terminal: its start, its keys, a ride in real
///   time, a long feed.
/// - `Gate`: the figures that repeat (instructions, bytes, allocations), under valgrind and against limits.
/// - `Fuzz`: simulated sessions under hostile input, with time and memory as verdicts.
/// - `Simulation`: whole sessions with everything that can happen to one, and their invariants.
/// - `System`: processes, terminals and the kernel's counters.
///
/// A new measurement is a file in one of them, and a case in `run`.
@main struct Bench {
  static func main() {
    let command = CommandLine.arguments.dropFirst().first
    let arguments = BenchArguments(CommandLine.arguments.dropFirst(2))
    HostEnvironment.adoptLocale()
    guard arguments.option("--help") == nil, run(command, arguments) else {
      print(help)
      exit(command == nil || command == "--help" ? 0 : 64)
    }
  }

  /// Runs a command; false for an unknown one.
  private static func run(_ command: String?, _ arguments: BenchArguments) -> Bool {
    switch command {
    case "frames": return frames(arguments)
    case "play": return play(arguments)
    case "feed":
      FeedBench(
        lineCount: arguments.number(0) ?? 200_000, stage: arguments.word(1),
        runCount: arguments.number(2) ?? 5
      ).run()
    case "motion": MotionBench(frameCount: arguments.number(0) ?? 36_000).run()
    case "engine":
      EngineBench(count: arguments.number(0) ?? 100_000, runCount: arguments.number(1) ?? 5).run()
    case "ride": RideBench(lineCount: arguments.number(0) ?? 1_000_000).report()
    case "live": return live(arguments)
    case "start":
      let own = [ProcessMeasures.sibling("islet"), "demo", "all"]
      StartBench(roundCount: arguments.number("--rounds") ?? 25)
        .reportStarts(of: [own] + (arguments.words.isEmpty ? [] : [arguments.words]))
    case "key":
      StartBench(roundCount: arguments.number("--rounds") ?? 200)
        .reportKeys(of: [ProcessMeasures.sibling("islet"), "/dev/null"])
    case "event":
      EventBench(roundCount: arguments.number("--rounds") ?? 100)
        .report(ProcessMeasures.sibling("islet"))
    case "beat":
      let bench = BeatBench(seconds: arguments.number(0) ?? 10)
      if arguments.option("--report") == nil { bench.play() } else { bench.report() }
    case "check": CheckBench(lineCount: arguments.number(0) ?? 400_001).run()
    case "quit":
      StartBench(roundCount: arguments.number("--rounds") ?? 15)
        .reportQuits(
          of: [[ProcessMeasures.sibling("islet"), "/dev/null"]]
            + (arguments.words.isEmpty ? [] : [arguments.words]))
    case "gate": if !GateBench().run() { exit(1) }
    case "memory":
      let bench = MemoryBench(feedCount: arguments.number(0) ?? 3, seed: seed(of: arguments))
      if !bench.run() { exit(1) }
    case "many": return many(arguments)
    case "views":
      ViewBench(viewCount: arguments.number(0) ?? 10_000, runCount: arguments.number(1) ?? 21).run()
    case "simulate":
      let bench = SimulationBench(
        stepCount: arguments.number(0) ?? 1_000_000, seed: seed(of: arguments))
      let processCount = arguments.number("--processes") ?? ProcessMeasures.processorCount
      if !(processCount > 1 ? bench.run(in: processCount) : bench.run()) { exit(1) }
    case "fuzz": return fuzz(arguments)
    case "find":
      for path in arguments.words {
        let report = FuzzFind.report(of: path)
        print(report.words)
        if report.isFault { exit(1) }
      }
    default: return false
    }
    return true
  }

  private static func frames(_ arguments: BenchArguments) -> Bool {
    var bench = frameBench(arguments)
    if arguments.option("--instructions") != nil { bench.valgrind = Valgrind() }
    guard arguments.word(0) != nil else {
      bench.reportAll()
      return true
    }
    guard let wanted = frameCase(arguments) else { return false }
    bench.report(wanted)
    return true
  }

  private static func play(_ arguments: BenchArguments) -> Bool {
    guard let wanted = frameCase(arguments) else { return false }
    return frameBench(arguments).run(wanted) != nil
  }

  private static func frameBench(_ arguments: BenchArguments) -> FrameBench {
    FrameBench(frameCount: max(1, arguments.number("--frames") ?? 600))
  }

  private static func frameCase(_ arguments: BenchArguments) -> FrameCase? {
    let word = arguments.word(2) ?? "24"
    let depth = ColorDepth(word: word)
    guard let scene = arguments.word(0).flatMap(FrameScene.init),
      let size = CellSize(word: arguments.word(1) ?? "120x40"), depth != nil || word == "headless"
    else { return nil }
    return FrameCase(scene: scene, size: size, depth: depth)
  }

  private static func seed(of arguments: BenchArguments) -> UInt64 {
    arguments.option("--seed").flatMap { UInt64($0) } ?? 1
  }

  private static func fuzz(_ arguments: BenchArguments) -> Bool {
    let modes = arguments.word(1).map { [FuzzMode(rawValue: $0)] } ?? FuzzMode.allCases
    guard let seconds = arguments.number(0), !modes.contains(nil) else { return false }
    let seed = seed(of: arguments)
    for mode in modes.compactMap({ $0 }) {
      let bench = FuzzBench(
        seconds: max(1, seconds / modes.count), seed: seed, mode: mode,
        program: arguments.option("--program"))
      if !bench.run() { exit(1) }
    }
    return true
  }

  private static func many(_ arguments: BenchArguments) -> Bool {
    guard let count = arguments.number(0) else {
      ManyBench().run()
      return true
    }
    guard let stage = arguments.word(1).flatMap(ManyBench.Stage.init) else { return false }
    ManyBench.play(count, stage, events: arguments.number(2) ?? 100)
  }

  private static func live(_ arguments: BenchArguments) -> Bool {
    guard let size = CellSize(word: arguments.word(1) ?? "120x40"),
      let depth = ColorDepth(word: arguments.word(2) ?? "24")
    else { return false }
    LiveBench(seconds: arguments.number(0) ?? 60, size: size, depth: depth).report()
    return true
  }

  private static let help = """
    islet-bench measures what islet costs. Build it as people run it:
    swift build -c release -Xswiftc -static-executable

      frames [SCENE [SIZE [DEPTH]]]   processor's time and bytes a frame, through ncurses into a terminal;
                                      SCENE is one of \(FrameScene.allCases.map(\.rawValue).joined(separator: ", ")),
                                      SIZE 120x40, DEPTH 24, 256, 16, 8, mono or headless;
                                      without a scene all of them
             --frames N               600 without it
             --instructions           counts them too, by valgrind; the last word
      play SCENE [SIZE [DEPTH]]       the same, and nothing said: for a profiler
      motion [FRAMES]                 ten minutes of moving pictures: stalls, and memory that grows
      views [COUNT [RUNS]]            ms to lay out 10,000 views, or as many as COUNT says
      feed [LINES [STAGE [RUNS]]]     lines a second: parse, frame, frame+parse, decode, refuse
      engine [COUNT [RUNS]]           ns a command, from ten activities to COUNT
      ride [LINES]                    the program: a million lines applied and drawn, and its memory
      live [SECONDS [SIZE [DEPTH]]]   the program in real time: a push a second, its frames and those it dropped;
                                      a theme a second, beside a program that only writes a number;
                                      then at rest: how often it wakes
      beat [SECONDS]                  that program: a number, written 60 times a second
             --report                 measures it
      start [PROGRAM [ARGUMENT…]]     the program: ms to its first frame, beside another program's
             --rounds N               25 without it
      key                             the program: ms from a key to the first byte, at rest and in motion
             --rounds N               200 without it
      event                           the program: ms from an event to the first byte: at rest, in a fade, and 20 ms
                                      after another event
             --rounds N               100 without it
      quit [PROGRAM [ARGUMENT…]]      the program: ms from q to the restored terminal, beside another program's
             --rounds N               15 without it
      check [LINES]                   the program's check of a feed, free and typed: lines a second
      fuzz SECONDS [MODE]             simulated sessions under hostile input; exit status 1 at the first fault;
                                      MODE is one of \(FuzzMode.allCases.map(\.rawValue).joined(separator: ", ")),
                                      without it all, one after another
             --seed N                 1 without it; the next session has the next seed
             --program PATH           tries a program on a terminal, which may be an older one
      find FILE…                      the steps of such files, as the fuzzer prints them
      many                            a session's line and key, from ten activities to 100,000
      memory [FEEDS]                  the program with hostile feeds: its memory against the limit of contents
             --seed N                 1 without it; the next feed has the next seed
      many COUNT STAGE [EVENTS]       update, drawn or key, and nothing said: for a profiler
      simulate [STEPS]                whole sessions: feed, clients, keys, sizes, files, a slow terminal; a million
                                      steps without it; exit status 1 at the first fault
             --seed N                 1 without it; the next session has the next seed
             --processes N            as many as there are processors without it
      gate                            instructions, bytes and allocations, counted by valgrind, against
                                      their limits; exit status 1 if one is exceeded

    The program is the islet that was built beside islet-bench.
    """
}
