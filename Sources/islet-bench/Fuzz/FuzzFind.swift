import Compositing
import HostIO
import LockScreenSession

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

  private static func step(_ line: Substring) -> FuzzStep? {
    guard line.hasPrefix("# ") else { return .bytes(Array(line.utf8) + [UInt8(ascii: "\n")]) }
    let words = line.dropFirst(2).split(separator: " ")
    guard words.count == 2 else { return words == ["picture"] ? .picture : nil }
    switch words[0] {
    case "size": return CellSize(word: String(words[1])).map { .size($0) }
    case "key": return key(words[1]).map { .key($0) }
    default: return words[1] == "seconds" ? Double(words[0]).map { .pass(.seconds($0)) } : nil
    }
  }

  private static func key(_ name: Substring) -> KeyAction? {
    let keys: [KeyAction] = [
      .pauseClock, .hourOn, .nextDeadline, .lock, .hideIsland, .alwaysOn, .standBy, .appearance,
      .colors, .reduceMotion, .mute, .help, .closeHelp,
    ]
    return keys.first { "\($0)" == name }
  }
}
