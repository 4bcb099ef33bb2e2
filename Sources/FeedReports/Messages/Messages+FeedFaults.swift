import ActivityFeed
import StrictJSON

extension Messages {
  /// Returns the fault of a line of a feed, and its remedy.
  static func problem(_ problem: FeedFault.Problem) -> String {
    switch problem {
    case .json(let fault): pushFault(fault) ?? self.fault(fault)
    case .tooLong(let limit): "more than \(limit) bytes; that is the limit of one object"
    case .milliseconds(let path, let given):
      "\(path): expected seconds since 1970, found \(given), which looks like milliseconds; "
        + "the phone takes it for a date far ahead and drops it; divide by 1000 (AK 3.2, 3.18)"
    case .enveloped(let path):
      "expected a payload, found an envelope: the object at \(path) has aps; send that one as it is"
    case .outsideAPS(let path):
      "expected event and content-state in aps, found them in \(path), where the phone does not look; "
        + "put them into aps (AK 3a)"
    case .unknownKind(let known, let found):
      "expected \(known.prefix(1).joined()), which a push has, or one of "
        + "\(known.dropFirst().joined(separator: ", ")); found "
        + (found.isEmpty ? "no key" : found.joined(separator: ", "))
        + meant(by: found, among: known)
    case .severalKinds(let kinds):
      "expected a line of one kind, found \(kinds.joined(separator: " and ")); give each a line of its own"
    }
  }

  /// Returns a question for the known keys that some keys are near to; an empty text where none is.
  private static func meant(by keys: [String], among known: [String]) -> String {
    let meant = keys.compactMap { known.surelyNearest(to: $0) }
    return meant.isEmpty ? "" : "; did you mean \(meant.joined(separator: ", "))?"
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
