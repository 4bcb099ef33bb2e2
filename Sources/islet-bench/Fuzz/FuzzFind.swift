import Compositing
import LockScreenSession
import LockScreenUI

/// The steps of a find, as the fuzzer prints them: a line of the feed, or what else happens after "# ".
enum FuzzFind {
  /// Returns the steps of a text; a line that is none is left out.
  static func steps(of text: String) -> [FuzzStep] {
    text.split(separator: "\n").compactMap(step)
  }

  /// Plays the steps of a file.
  ///
  /// - Returns: The fault; `nil` for none.
  static func fault(of path: String) -> String? {
    guard let text = ProcessMeasures.text(of: path) else { return "\(path) can't be read" }
    return FuzzBench.fault(of: steps(of: text), base: ProcessMeasures.residentKilobytes)
  }

  /// Plays the steps of a file, and returns its fault and its longest turn in words.
  static func report(of path: String) -> (words: String, isFault: Bool) {
    let fault = fault(of: path)
    let longest = FuzzBench.longestTurn(of: steps(of: ProcessMeasures.text(of: path) ?? ""))
    let time = (longest.time / .milliseconds(1)).decimals(1)
    return (
      "\(path): \(fault ?? "no fault"); longest turn \(time) ms, step \(longest.step)", fault != nil
    )
  }

  private static func step(_ line: Substring) -> FuzzStep? {
    guard line.hasPrefix("# ") else { return .bytes(Array(line.utf8) + [UInt8(ascii: "\n")]) }
    let words = line.dropFirst(2).split(separator: " ")
    guard words.count == 2 else { return words == ["picture"] ? .picture : nil }
    switch words[0] {
    case "size": return CellSize(word: String(words[1])).map { .size($0) }
    case "key": return keys[String(words[1])].map { .key($0) }
    default: return words[1] == "seconds" ? Double(words[0]).map { .pass(.seconds($0)) } : nil
    }
  }

  /// The keys of finds, by the names that the fuzzer prints; the pointer's have none.
  private static let keys = Dictionary(
    uniqueKeysWithValues: ([
      .theme(1), .theme(-1), .pauseClock, .hourOn, .nextDeadline, .clockRate(10), .clockRate(0.1),
      .lock, .hideIsland, .alwaysOn, .standBy, .appearance, .colors, .reduceMotion, .mute, .help,
      .close, .gesture(.selectNext), .gesture(.selectPrevious), .gesture(.tap),
      .gesture(.longPress), .gesture(.swipeAway), .gesture(.fold), .gesture(.toggleInspector),
      .gesture(.scrollInspector(10)),
    ] + (1...9).map { .gesture(.pressControl($0)) }).map { (key: KeyAction) in ("\(key)", key) })
}
