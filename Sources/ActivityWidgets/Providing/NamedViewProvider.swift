import FoundationEssentials

/// A configuration found by the name of its attributes type, as a push gives it.
protocol NamedViewProvider: ViewProvider {
  /// The value of `attributes-type` in a push: the type's name without its module.
  var attributesType: String { get }

  /// Returns an activity with made-up values; `nil` where its types refuse them.
  ///
  /// - Parameters:
  ///   - choices: The raw values of the first cases of enumerations, by their types' names.
  ///   - now: The time around which its dates are.
  /// - Returns: The activity.
  func example(choices: [String: String], at now: Date) -> ActivityExample?
}
