/// A model of the number of pushes that the device takes, and of its treatment of more.
///
/// Apple names no number (AK 2.13). The standard model assumes: a push of priority 10 spends one, a push of priority 5
/// or 1 none (AK 2.14); spending comes back evenly over an hour; a push that the device drops for another reason
/// spends nothing; 15 updates an hour, which is a vendor's figure (AK 2.15); four times as many for an app that declares
/// frequent updates and whose person allows them, since Apple says no more than "higher" (AK 2.16); 10 starts by push
/// (AK 2.17), which frequent updates do not raise. Another model is other numbers.
public struct PushBudget: Hashable, Sendable {
  /// The treatment of a push beyond the budget.
  public enum Enforcement: String, CaseIterable, Hashable, Sendable {
    /// None; nothing is counted.
    case off
    /// It is applied and reported.
    case report
    /// It is dropped, as a phone does silently (AK 2.15).
    case enforce
  }

  /// The kind of push that a budget counts.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Updates and ends by push.
    case updates
    /// Starts by push.
    case starts
  }

  /// The treatment of a push beyond the budget.
  public var enforcement: Enforcement
  /// The most updates in an hour.
  public var updatesPerHour: Int
  /// The most updates in an hour of an app with frequent updates.
  public var frequentUpdatesPerHour: Int
  /// The most starts in an hour.
  public var startsPerHour: Int

  /// Makes a budget.
  public init(
    enforcement: Enforcement = .report, updatesPerHour: Int = 15, frequentUpdatesPerHour: Int = 60,
    startsPerHour: Int = 10
  ) {
    self.enforcement = enforcement
    self.updatesPerHour = updatesPerHour
    self.frequentUpdatesPerHour = frequentUpdatesPerHour
    self.startsPerHour = startsPerHour
  }

  /// The model without settings.
  public static let standard = PushBudget()
}

/// A meter of an app's spending, which comes back evenly over an hour.
struct BudgetMeter: Hashable, Sendable {
  private var spent = 0.0
  private var time = Timestamp(millisecondsSince1970: 0)

  /// Returns the amount spent at a time; at most the limit, which may have been higher earlier.
  func spent(of limit: Int, at now: Timestamp) -> Double {
    // As a number, which can't overflow, however far apart they lie.
    let elapsed = Double(now.millisecondsSince1970) - Double(time.millisecondsSince1970)
    let hours = max(0, elapsed) / 3_600_000
    return max(0, min(spent, Double(limit)) - hours * Double(limit))
  }

  /// Spends one, or the rest of one.
  ///
  /// - Returns: A Boolean value indicating whether there was room for one.
  mutating func spend(of limit: Int, at now: Timestamp) -> Bool {
    let before = spent(of: limit, at: now)
    spent = min(Double(limit), before + 1)
    time = now
    return before <= Double(limit) - 1
  }
}
