/// The conditions on the phone's version, which islet's compiler takes as always kept.
extension RewrittenSource {
  /// Turns `#available(iOS 26.0, *)` into `#unavailable(iOS 26.0)`, and the other way round, where a phone of an older version
  /// decides so: both are a condition of its own kind to the compiler, which the result of a function may depend on.
  mutating func decideAvailability(at index: Int, systemVersion: [Int]) {
    guard index + 2 < words.count, words[index + 2] == "(", let end = closing(of: index + 2),
      let place = (index + 2..<end).first(where: { Self.phones.contains(words[$0]) })
    else { return }
    let wanted = words[place + 1].split(separator: ".").compactMap { Int($0) }
    guard systemVersion.lexicographicallyPrecedes(wanted) else { return }
    let range = file.tokens[index].range.lowerBound..<file.tokens[end].range.upperBound
    let text = String(decoding: file.bytes[range], as: UTF8.self).drop { $0 != "(" }
    let platforms = text.dropFirst().dropLast().split(separator: ",")
      .filter { $0.contains { $0 != "*" && $0 != " " } }.joined(separator: ",")
    let condition =
      words[index + 1] == "available" ? "#unavailable(\(platforms))" : "#available(\(platforms),*)"
    guard condition.utf8.count <= range.count, !condition.contains("\n") else { return }
    replace(range, by: condition)
  }

  /// The platforms of which the phone's version is one.
  private static let phones: Set<String> = ["iOS", "iOSApplicationExtension"]
}
