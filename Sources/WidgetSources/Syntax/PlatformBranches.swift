/// The branches of `#if` around a place in a file, as far as their conditions tell a phone from other systems.
struct PlatformBranches {
  /// The most words of a condition that are read.
  static let conditionLengthMaximum = 32
  /// The modules that other systems have alone.
  private static let otherModules: Set<String> = ["AppKit", "Cocoa", "Carbon"]

  private struct Branch {
    /// A Boolean value indicating whether no phone takes the branch.
    var isOther: Bool
    /// A Boolean value indicating whether a phone takes it, or one before it.
    var isTaken: Bool
  }

  private var branches: [Branch] = []

  /// A Boolean value indicating whether the code is for other systems than a phone's.
  var isOther: Bool { branches.contains(where: \.isOther) }

  /// A Boolean value indicating whether the place is in no branch.
  var isEmpty: Bool { branches.isEmpty }

  /// Reads a directive.
  ///
  /// - Parameters:
  ///   - directive: Its name, such as `elseif`.
  ///   - condition: The words behind it in its line.
  mutating func read(_ directive: String, _ condition: ArraySlice<String>) {
    switch directive {
    case "if":
      let value = Self.value(of: condition)
      branches.append(Branch(isOther: value == false, isTaken: value == true))
    case "elseif":
      guard let last = branches.popLast() else { return }
      let value = Self.value(of: condition)
      branches.append(
        Branch(
          isOther: last.isTaken || value == false, isTaken: last.isTaken || value == true))
    case "else":
      guard let last = branches.popLast() else { return }
      branches.append(Branch(isOther: last.isTaken, isTaken: true))
    case "endif": _ = branches.popLast()
    default: break
    }
  }

  /// Returns the value on a phone of a condition; `nil` where it depends on more than the system.
  private static func value(of condition: ArraySlice<String>) -> Bool? {
    guard condition.count <= conditionLengthMaximum else { return nil }
    let isEither = condition.contains("|")
    guard !isEither || !condition.contains("&") else { return nil }
    let values = condition.split { $0 == "|" || $0 == "&" }.map(value(ofOne:))
    guard !values.isEmpty else { return nil }
    if values.contains(isEither) { return isEither }
    return values.contains(nil) ? nil : !isEither
  }

  /// Returns the value on a phone of `os(iOS)`, `!os(macOS)` or `canImport(AppKit)`; `nil` for other conditions.
  private static func value(ofOne condition: ArraySlice<String>) -> Bool? {
    let words = condition.first == "!" ? condition.dropFirst() : condition
    guard words.count == 4, let function = words.first, let name = words.dropFirst(2).first,
      words.dropFirst().first == "(", words.last == ")"
    else { return nil }
    let value: Bool? =
      switch function {
      case "os": name == "iOS"
      case "canImport": otherModules.contains(name) ? false : nil
      default: nil
      }
    return words.count == condition.count ? value : value.map { !$0 }
  }
}
