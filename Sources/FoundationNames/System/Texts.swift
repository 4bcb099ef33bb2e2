public import Foundation

/// A finder of dates, addresses, links and numbers in texts, which finds none: the toolchain has no knowledge of them.
///
/// Apple's is a regular expression, a class that can't be extended with this toolchain.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// The kinds that it is asked for.
  public let checkingTypes: NSTextCheckingResult.CheckingType.RawValue

  /// Makes a finder of some kinds.
  public init(types checkingTypes: NSTextCheckingResult.CheckingType.RawValue) throws {
    self.checkingTypes = checkingTypes
  }

  /// Finds nothing.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {}

  /// Finds nothing.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] { [] }

  /// Finds nothing.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { nil }

  /// Returns 0.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { 0 }
}

extension NSTextCheckingResult {
  /// The link: none.
  public var url: URL? { nil }
  /// The date: none.
  public var date: Date? { nil }
  /// The telephone number: none.
  public var phoneNumber: String? { nil }
}

// MARK: - Orders and conditions

extension NSSortDescriptor {
  /// Makes an order by the name of a property, which leaves things as they are: stores, which read it, are empty here.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { _, _ in .orderedSame }
  }
}

extension PredicateExpressions {
  /// The condition that a text has another one in it, as people search.
  public struct StringLocalizedStandardContains<
    Root: PredicateExpression, Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The text.
    public let root: Root
    /// The text within.
    public let other: Other

    /// Makes the condition.
    public init(root: Root, other: Other) {
      (self.root, self.other) = (root, other)
    }

    /// Returns whether the condition holds.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Makes the condition that a text has another one in it.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
