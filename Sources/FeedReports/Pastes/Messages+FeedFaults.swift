import ActivityFeed
import PastedPayloads
import StrictJSON

extension Messages {
  /// Returns the fault of a line of a feed, and its remedy.
  static func problem(_ problem: FeedFault.Problem) -> String {
    switch problem {
    case .json(let fault): pushFault(fault) ?? self.fault(fault)
    case .tooLong(let limit): "more than \(limit) bytes; that is the limit of one object"
    case .milliseconds(let path, let given): fractions(path, given)
    case .slip(let slip): first(slip)
    case .otherObject(let other): self.other(other)
    case .noObject(let emptiness): self.emptiness(emptiness)
    case .unknownKind(let known, let found):
      "expected \(known.prefix(1).joined()), which a push has; found "
        + (found.isEmpty ? "no key" : found.joined(separator: ", "))
        + meant(by: found, among: known)
        + "; write {\"aps\": {…}}, or one of the lines of islet help feed (AK 3a)"
    case .severalKinds(let kinds):
      "expected a line of one kind, found \(kinds.joined(separator: " and ")); give each a line of its own"
    }
  }

  /// Returns the most important fault of a payload, and the phone's reaction.
  private static func first(_ slip: Slip) -> String {
    let words = "column \(slip.column): \(self.slip(slip))"
    let isOfAPNs = slip.problem.rule.hasPrefix("request.") && words.contains("40")
    return isOfAPNs ? words : words.insertingEffect("the phone does nothing")
  }

  /// Returns a question for the known keys that some keys are near to; an empty text where none is, or where there are
  /// others, since the object is of another program then.
  private static func meant(by keys: [String], among known: [String]) -> String {
    let strange = keys.filter { !FeedFault.companionKeys.contains($0) }
    let meant = strange.compactMap { known.surelyNearest(to: $0) }
    guard !meant.isEmpty, meant.count == strange.count else { return "" }
    return "; did you mean \(meant.joined(separator: ", "))?"
  }

  /// Returns the fault of a value of `aps` and the phone's reaction; `nil` for a fault elsewhere.
  private static func pushFault(_ fault: JSONFault) -> String? {
    guard fault.path == "aps" || fault.path.hasPrefix("aps.") else { return nil }
    if case .missingKey(let key) = fault.problem {
      let need = fault.path == "aps" ? ", and every push needs it" : ""
      return "\(fault.path).\(key): it is missing\(need); the phone does nothing; add it (AK 3a)"
    }
    guard case .unexpected = fault.problem else { return nil }
    return "\(self.fault(fault)); the phone does nothing (AK 3a)"
  }
}

extension Messages {
  /// Returns the fault of a time in milliseconds, or in a smaller unit.
  private static func fractions(_ path: String, _ given: Int64) -> String {
    let unit = Slip.TimeUnit(of: Double(given)) ?? .nanoseconds
    return
      "\(path): expected seconds since 1970, found \(given), which looks like \(unit.rawValue); "
      + "the phone takes it for a date far ahead and drops it; divide by \(Int(unit.perSecond)) "
      + "(AK 3.2, 3.18)"
  }
}

extension String {
  /// The sentence with an effect before its citation.
  fileprivate func insertingEffect(_ effect: String) -> String {
    guard let start = citationStart else { return "\(self); \(effect)" }
    return "\(self[..<start]); \(effect)\(self[start...])"
  }

  /// The place of the blank before the citation at the end; `nil` for a sentence that cites nothing.
  ///
  /// The search goes by bytes and from the end: one by letters costs more than the whole sentence.
  private var citationStart: String.Index? {
    guard utf8.last == UInt8(ascii: ")"), let open = utf8.lastIndex(of: UInt8(ascii: "(")),
      open > utf8.startIndex, utf8[utf8.index(before: open)...].starts(with: " (AK ".utf8)
    else { return nil }
    return utf8.index(before: open)
  }
}
