import CellUI

extension AppIntent {
  /// The type's name, with the values of its parameters, so that two buttons of one type are told apart.
  public var controlName: String {
    let type = String(describing: Self.self)
    // An intent without parameters is an empty structure.
    guard MemoryLayout<Self>.size > 0 else { return type }
    let values = Mirror(reflecting: self).children.compactMap { child -> String? in
      guard var label = child.label else { return nil }
      if label.hasPrefix("_") { label.removeFirst() }
      guard let parameter = child.value as? any DescribedParameter else {
        return "\(label): \(child.value)"
      }
      return parameter.words.map { "\(label): \($0)" }
    }
    return values.isEmpty ? type : "\(type)(\(values.joined(separator: ", ")))"
  }

  /// A Boolean value indicating whether it is of a kind that runs in the app's process (AK 1.6).
  public var runsInApp: Bool {
    self is any LiveActivityIntent || self is any AudioPlaybackIntent
      || self is any ForegroundContinuableIntent || Self.openAppWhenRun
  }

  /// Performs the intent, and returns when it is done or its time is over.
  public func performAsControl() {
    IntentPerformance.wait { _ = try await perform() }
  }
}

/// A parameter as words.
private protocol DescribedParameter {
  /// The value; `nil` where it was never set.
  var words: String? { get }
}

extension IntentParameter: DescribedParameter {
  fileprivate var words: String? { hasValue ? "\(wrappedValue)" : nil }
}
