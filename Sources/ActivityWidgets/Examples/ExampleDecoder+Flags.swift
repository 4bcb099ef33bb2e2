import FoundationEssentials

/// Flags, and the optional values that are there with them.
extension ExampleDecoder {
  /// Returns whether an optional value is there, by the flag beside it: `pausedAt` where `isPaused` is true, and `errorText`
  /// where `hasError` is; `nil` where no flag tells.
  ///
  /// - Parameter key: The key of the value, in the object that this decoder is of.
  /// - Returns: Whether the value is there.
  func isThereByFlag(_ key: any CodingKey) -> Bool? {
    let part = part(key, as: Never.self)
    guard let flag = part.flagBeside, let own = Swift.type(of: key).init(stringValue: flag.name)
    else { return nil }
    let isThere = self.part(own, as: Bool.self).isTrue != flag.isOpposite
    if isThere {
      part.noteDelay()
      part.noteEnd()
    }
    return isThere
  }

  /// The name of the flag beside an optional value that tells whether that is there, and whether it is there without the flag;
  /// `nil` for other keys.
  private var flagBeside: (name: String, isOpposite: Bool)? {
    let words = keyWords
    guard let hasKey, !hasKey("?"), let first = words.first, !Self.flagWords.contains(first) else {
      return nil
    }
    func flag(_ names: [[String]]) -> String? {
      names.flatMap { words in
        [Self.joined(words), words.joined(separator: "_")]
      }.first { $0 != keyName && hasKey($0) }
    }
    let moment = Array(words.reversed().drop(while: Self.momentEnds.contains).reversed())
    // `pausedAt`, and `cancelReason`, which tells of what was cancelled.
    let done = moment.count < words.count && !moment.isEmpty ? [moment] : []
    let tellsHalt = namesHalt || namesEnd
    let halted = tellsHalt ? words.compactMap { Self.participles[$0] } : []
    let told = (done + halted.flatMap { $0.map { [$0] } }).flatMap { words in
      // A bare noun, as `arrival` beside `arrivalTime`, is a value of its own.
      let isState = words.last.map { $0.hasSuffix("ed") || Self.states.contains($0) } ?? false
      return Self.flagWords.sorted().map { [$0] + words } + (isState ? [words] : [])
    }
    let owned = [words, moment, [first]].map { ["has"] + $0 }
    if let name = flag(told + owned) { return (name, false) }
    let isPause = tellsHalt && words.contains { Self.pauses.contains($0) }
    let isEnd = !done.isEmpty && moment.contains { Self.ends.contains($0) }
    guard isPause || isEnd else { return nil }
    return flag((isPause ? Self.runs : Self.lives).map { ["is", $0] }).map { ($0, true) }
  }

  /// Returns words as a name: `isPaused`.
  private static func joined(_ words: [String]) -> String {
    words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
  }

  /// The words with which the names of flags begin.
  static let flagWords: Set<String> = ["did", "has", "is", "was"]
  /// The ends of keys of moments.
  private static let momentEnds: Set<String> = ["at", "date", "on", "since", "time", "timestamp"]
  /// The words of flags by those of the values that are there with them.
  private static let participles: [String: [String]] = [
    "canceled": ["canceled", "cancelled"], "cancelled": ["cancelled", "canceled"],
    "cancel": ["cancelled", "canceled"], "cancellation": ["cancelled", "canceled"],
    "delay": ["delayed", "late"], "delayed": ["delayed", "late"], "failed": ["failed"],
    "failing": ["failed"], "failure": ["failed"], "final": ["final"], "frozen": ["frozen"],
    "held": ["held"], "interruption": ["interrupted"], "interrupted": ["interrupted"],
    "pause": ["paused"], "paused": ["paused"], "snoozed": ["snoozed"], "stopped": ["stopped"],
    "winner": ["over", "final", "finished", "ended"],
  ]
  /// The words of states that do not end in "ed".
  private static let states: Set<String> = ["final", "frozen", "held", "late", "over"]
  private static let pauses: Set<String> = ["frozen", "held", "pause", "paused", "stopped"]
  private static let ends: Set<String> = ["closed", "end", "ended", "finished"]
  /// The words of flags that are false while something pauses.
  private static let runs = ["running", "playing", "recording", "tracking", "counting", "ticking"]
  /// The words of flags that are false once something has ended.
  private static let lives = ["active", "ongoing", "live", "open"]

  // MARK: - Phases

  /// Notes the halts that are among the names of cases or texts, and those that the chosen one tells.
  ///
  /// - Parameters:
  ///   - names: The names of all cases.
  ///   - chosen: The name of the one that is chosen.
  func noteHalts(among names: [String], _ chosen: String) {
    func halts(_ name: String) -> Set<String> {
      Set(Self.words(ofText: name)).intersection(Self.halts)
    }
    let all = names.reduce(into: Set<String>()) { $0.formUnion(halts($1)) }
    guard !all.isEmpty, names.count > 1 else { return }
    alternatives.halts[objectPath, default: [:]].merge(
      all.map { ($0, halts(chosen).contains($0)) }
    ) { $0 || $1 }
  }

  /// A Boolean value indicating whether the object's phase is the halt that the key tells of, as `isPaused` and `pausedAt` do;
  /// `nil` for other keys, and where no phase is that halt.
  var isHaltedByPhase: Bool? {
    guard !source.isSample, !isInArray, let halts = alternatives.halts[objectPath] else {
      return nil
    }
    let words = keyWords.flatMap { Self.participles[$0] ?? [$0] }
    guard ExampleLexicon.denials.isDisjoint(with: words) else { return nil }
    return words.lazy.compactMap { halts[$0] }.first
  }

  private static let halts: Set<String> = [
    "canceled", "cancelled", "failed", "frozen", "interrupted", "paused", "snoozed", "stopped",
  ]
}
