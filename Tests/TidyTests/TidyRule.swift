/// A breach of a rule, and the remedy.
struct Finding: CustomStringConvertible, Equatable {
  let path: String
  let line: Int
  let message: String

  var description: String { "\(path):\(line): \(message)" }
}

/// A rule of the house that no compiler and no formatter checks.
enum TidyRule: Equatable {
  /// A file has at most so many lines.
  case fileLength(maximum: Int)
  /// A function has at most so many lines.
  case functionLength(maximum: Int)
  /// Branches stand in one another at most so deep.
  case nesting(maximum: Int)
  /// A word that does not stand in the code of a target, besides those allowed.
  case banned(String, allowedIn: Set<String> = [], instead: String)
  /// A word that does not stand in any comment.
  case bannedInComments(String, instead: String)
  /// A word that is part of no file's and no folder's name.
  case bannedInNames(String, instead: String)

  func findings(in source: SwiftSource) -> [Finding] {
    switch self {
    case .fileLength(let maximum):
      guard source.lineCount > maximum else { return [] }
      return [finding(source, 1, "\(source.lineCount) lines; split it, \(maximum) is the limit")]
    case .functionLength(let maximum):
      return source.functions.filter { $0.lineCount > maximum }.map {
        finding(source, $0.line, "\($0.lineCount) lines; split it, \(maximum) is the limit")
      }
    case .nesting(let maximum):
      return source.functions.filter { $0.nesting > maximum }.map {
        finding(source, $0.line, "\($0.nesting) branches deep; \(maximum) is the limit")
      }
    case .banned(let word, let allowed, let instead):
      guard let target = source.target, !allowed.contains(target) else { return [] }
      return source.lines(with: word).map { finding(source, $0, "\(word): \(instead)") }
    case .bannedInComments(let word, let instead):
      return source.lines(withComment: word).map {
        finding(source, $0, "\(word): \(instead)")
      }
    case .bannedInNames(let word, let instead):
      return source.path.contains(word) ? [finding(source, 1, "\(word): \(instead)")] : []
    }
  }

  private func finding(_ source: SwiftSource, _ line: Int, _ message: String) -> Finding {
    Finding(path: source.path, line: line, message: message)
  }
}

extension TidyRule {
  /// The rules that every file is held to.
  static let house: [TidyRule] =
    [.fileLength(maximum: 400), .functionLength(maximum: 60), .nesting(maximum: 3)]
    + imports + concurrency + world + traps + comments + names

  private static let essentials: Set<String> = [
    "CellUI", "ActivityWidgets", "ActivityLayouts", "LockScreenUI", "SampleActivities",
    "FeedReports", "LockScreenSession", "islet-bench",
  ]

  /// The modules of Apple's names: an app's source calls them from threads and tasks of its own, and by the wall clock.
  private static let appleNames: Set<String> = [
    "ActivityKit", "AppIntents", "Charts", "Combine", "FoundationNames", "Intents", "SwiftData",
    "SwiftUI", "UIKit", "WidgetKit", "os",
  ]

  private static let imports: [TidyRule] = [
    .banned(
      "import Foundation", allowedIn: appleNames.union(["CellUI", "ThemeEmbedding"]),
      instead: "FoundationEssentials where a module may know Date"),
    .banned(
      "import FoundationEssentials", allowedIn: essentials.union(appleNames),
      instead: "a Timestamp, or the own value of the module"),
    .banned(
      "import Glibc", allowedIn: ["Compositing", "HostIO", "islet-bench"], instead: "ask HostIO"),
    .banned("import CNCurses", allowedIn: ["CursesFrontEnd"], instead: "ask CursesFrontEnd"),
    // UIKit hands out a color's channels through pointers.
    .banned(
      "unsafe", allowedIn: ["HostIO", "CursesFrontEnd", "UIKit", "islet-bench"],
      instead: "arrays and spans; C belongs to HostIO and CursesFrontEnd"),
  ]

  /// One thread, which waits in one place.
  private static let concurrency: [TidyRule] =
    [
      "Task", "await", "actor", "DispatchQueue", "Thread", "NSLock", "@preconcurrency",
    ].map {
      .banned(
        $0, allowedIn: appleNames.union(["SampleActivities"]),
        instead: "a value that the one loop asks for its next deadline")
    } + [
      // The values that `RecentValues` keeps are shared by all threads of a program that draws, such as the tests.
      .banned(
        "Mutex", allowedIn: appleNames.union(["SampleActivities", "CellUI"]),
        instead: "a value that the one loop asks for its next deadline"),
      // SwiftUI's `task` and `refreshable` take such closures, which never run.
      .banned(
        "async", allowedIn: appleNames.union(["SampleActivities", "CellUI"]),
        instead: "a value that the one loop asks for its next deadline"),
      .banned(
        "@unchecked Sendable", allowedIn: appleNames, instead: "a value whose parts are Sendable"),
      .banned("nonisolated(unsafe)", instead: "a value passed on, or Atomic inside HostIO"),
    ]

  /// Time, chance and environment are arguments of the core.
  private static let world: [TidyRule] = [
    .banned("Date()", allowedIn: appleNames, instead: "take `at now:` as the last parameter"),
    .banned("Date.now", instead: "take `at now:` as the last parameter"),
    .banned("ContinuousClock", instead: "HostClock, in IsletProgram alone"),
    .banned("SuspendingClock", instead: "HostClock, in IsletProgram alone"),
    .banned("sleep", instead: "return the next deadline"),
    .banned("print", allowedIn: ["islet-bench"], instead: "FileDescriptor.say, in IsletProgram"),
    .banned("getenv", allowedIn: ["HostIO"], instead: "HostEnvironment, in IsletProgram alone"),
    .banned("SystemRandomNumberGenerator", instead: "a generator with a seed"),
    .banned(
      ".random(in:", allowedIn: ["islet-bench"], instead: ".random(in:using:) with a seed"),
    .banned(".randomElement()", instead: ".randomElement(using:) with a seed"),
    .banned(".shuffled()", instead: ".shuffled(using:) with a seed"),
  ]

  private static let traps: [TidyRule] = [
    .banned("fatalError", instead: "preconditionFailure(\"why\"), or a typed error"),
    .banned("as!", instead: "a type that can't be wrong, or as? with its other arm"),
    .banned("try!", instead: "do and catch"),
  ]

  private static let comments: [TidyRule] = ["TODO", "FIXME", "XXX"].map {
    .bannedInComments($0, instead: "do it, or write an issue")
  }

  private static let names: [TidyRule] = ["Utilities", "Helpers", "Manager", "Common"].map {
    .bannedInNames($0, instead: "name it for what it is")
  }
}
