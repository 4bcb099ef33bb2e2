import FoundationEssentials

/// A configuration found by the name of its attributes type, as a push gives it.
protocol NamedViewProvider: ViewProvider {
  /// The value of `attributes-type` in a push: the type's name without its module.
  var attributesType: String { get }

  /// Returns an activity with made-up values, or the reason for which its types refuse them.
  ///
  /// - Parameters:
  ///   - source: The facts of the source from which values are chosen.
  ///   - now: The time around which its dates are.
  /// - Returns: The activity.
  func example(
    of source: ExampleSource, at now: Date
  ) -> Result<ActivityExample, ExampleRefusal>
}
