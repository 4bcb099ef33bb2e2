/// Every limit of the engine, with its unit.
public struct ActivityLimits: Hashable, Sendable {
  /// The most bytes that attributes and content state may take together (AK 2.5).
  public var payloadByteCountMaximum = 4096
  /// The most bytes of a push's payload (AK 2.6).
  public var pushByteCountMaximum = 4096
  /// The most bytes of a broadcast's payload (AK 2.6).
  public var broadcastByteCountMaximum = 5120
  /// How long a channel keeps its last message at most (AK 2.20).
  public var storedMessageDurationMaximum = Duration.seconds(8 * 3600)
  /// The most ongoing activities of one app, pending ones counted (AK 1.9, 2.8).
  public var ongoingPerAppMaximum = 5
  /// How long an activity is active at most (AK 2.1).
  public var activeDurationMaximum = Duration.seconds(8 * 3600)
  /// How long an ended activity stays on the Lock Screen at most (AK 2.2).
  public var endedDurationMaximum = Duration.seconds(4 * 3600)
  /// How far a timestamp may lie ahead (AK 3.18).
  public var timestampLeadMaximum = Duration.seconds(8 * 3600)
  /// How long an alert keeps the island expanded; Apple says "briefly" (AK 4.14).
  public var alertExpansionDuration = Duration.seconds(5)
  /// The most activities of one app that are kept; beyond it the one that ended first goes.
  ///
  /// Ours, so that an app that starts and ends all day does not fill memory.
  public var keptPerAppMaximum = 50
  /// The most activities kept in all; Apple's own number is undisclosed (AK 2.9).
  public var keptMaximum = 100_000
  /// The most dismissed activities remembered, so that a late push is told apart from a wrong one.
  public var rememberedDismissalsMaximum = 1000
  /// The most apps of which settings, budgets and declarations are remembered.
  public var rememberedAppsMaximum = 10_000
  /// The most tokens remembered that are no good any more, so that their pushes are told so.
  public var rememberedTokensMaximum = 1000
  /// The most channels remembered.
  public var rememberedChannelsMaximum = 1000
  /// The most attributes types of one app that have a push-to-start token.
  public var pushToStartTypesMaximum = 20
  /// The most UTF-8 bytes of a bundle identifier, an activity's name or an attributes type.
  public var nameByteCountMaximum = 255

  /// Makes the limits that iOS has, as far as they are known.
  public init() {}

  /// The limits that iOS has, as far as they are known.
  public static let standard = ActivityLimits()
}
