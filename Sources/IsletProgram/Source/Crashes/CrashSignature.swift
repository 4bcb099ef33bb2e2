/// The cause of a crash: its message, and the first frame of the person's own code, as a distance in the program.
///
/// Crashes with the same signature have the same lines. Reading lines takes seconds, and reading the signature does not.
struct CrashSignature: Hashable {
  private let message: String
  /// The distance of the frame whose line is told.
  ///
  /// Behind it a report without names has frames that one with names leaves out.
  private let distance: UInt64

  /// Reads a report of which the frames may be without names; `nil` where none of the program's code is on the stack.
  ///
  /// - Parameters:
  ///   - output: The last bytes of standard error: the runtime's message, the stack, and the places of the programs.
  ///   - program: The path of the program.
  init?(output: String, program: String) {
    let lines = output.split(separator: "\n")
    let name = program.split(separator: "/").last ?? ""
    guard let image = lines.last(where: { Self.isImage($0, named: name) }),
      let range = Self.range(of: image)
    else { return nil }
    message = lines.first { $0.contains("Fatal error") }.map(String.init) ?? ""
    let addresses = lines.lazy.filter { $0 != image }.compactMap { Self.address(inFrame: $0) }
    guard let first = addresses.first(where: range.contains) else { return nil }
    distance = first - range.lowerBound
  }

  private static func isImage(_ line: Substring, named name: Substring) -> Bool {
    line.hasPrefix("0x") && line.hasSuffix("/\(name)")
  }

  /// Returns the addresses of a line such as "0x000055d2286ae000–0x000055d2286cce70 f75c5421 widgets-1 /c/widgets-1".
  private static func range(of image: Substring) -> Range<UInt64>? {
    let ends = (image.split(separator: " ").first ?? "").split(separator: "–").compactMap(number)
    return ends.count == 2 && ends[0] < ends[1] ? ends[0]..<ends[1] : nil
  }

  /// Returns the address of a line such as " 3 [ra] 0x000055d2286c6236 Card.body.getter + 12 in widgets-1".
  private static func address(inFrame line: Substring) -> UInt64? {
    let words = line.split(separator: " ")
    guard let first = words.first, first.allSatisfy(\.isNumber) else { return nil }
    return words.first { $0.hasPrefix("0x") }.flatMap(number)
  }

  private static func number(_ word: Substring) -> UInt64? {
    word.hasPrefix("0x") ? UInt64(word.dropFirst(2), radix: 16) : nil
  }
}
