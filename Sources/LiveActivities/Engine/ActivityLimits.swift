/// Every limit of the engine, with its unit.
public struct ActivityLimits: Hashable, Sendable {
  /// The most bytes that attributes and content state may take together (AK 2.5).
  package var payloadByteCountMaximum = 4096
  /// The most bytes of a push's payload (AK 2.6).
  package var pushByteCountMaximum = 4096
  /// The most bytes of a broadcast's payload (AK 2.6).
  package var broadcastByteCountMaximum = 5120
  /// The longest time for which a channel keeps its last message (AK 2.20).
  package var storedMessageDurationMaximum = Duration.seconds(8 * 3600)
  /// The most ongoing activities of one app, pending ones counted (AK 1.9, 2.8).
  package var ongoingPerAppMaximum = 5
  /// The longest time for which an activity is active (AK 2.1).
  public var activeDurationMaximum = Duration.seconds(8 * 3600)
  /// The longest time for which an ended activity stays on the Lock Screen (AK 2.2).
  package var endedDurationMaximum = Duration.seconds(4 * 3600)
  /// The furthest that a timestamp may lie ahead (AK 3.18).
  public var timestampLeadMaximum = Duration.seconds(8 * 3600)
  /// The time for which an alert keeps the island expanded; Apple says "briefly" (AK 4.14).
  package var alertExpansionDuration = Duration.seconds(5)
  /// The most activities of one app that are kept; beyond it the one that ended first goes.
  ///
  /// Ours, so that an app that starts and ends all day does not fill memory.
  package var keptPerAppMaximum = 50
  /// The most activities kept in all; Apple's own number is undisclosed (AK 2.9).
  public var keptMaximum = 100_000
  /// The most bytes of attributes and content states that are kept in all; starts are refused at three quarters, so that
  /// there is room for updates.
  public var keptByteCountMaximum = 32 << 20
  /// The most dismissed activities remembered, so that a late push is told apart from a wrong one.
  package var rememberedDismissalsMaximum = 1000
  /// The most apps of which settings, budgets and declarations are remembered.
  package var rememberedAppsMaximum = 10_000
  /// The most tokens remembered that are no good any more, so that their pushes are told so.
  package var rememberedTokensMaximum = 1000
  /// The most channels remembered.
  package var rememberedChannelsMaximum = 1000
  /// The most attributes types of one app that have a push-to-start token.
  package var pushToStartTypesMaximum = 20
  /// The most UTF-8 bytes of a bundle identifier, an activity's name or an attributes type.
  public var nameByteCountMaximum = 255

  /// Makes the limits that iOS has, as far as they are known.
  public init() {}

  /// The limits that iOS has, as far as they are known.
  public static let standard = ActivityLimits()

  /// The limits of previews, which Xcode draws whatever a start on a phone would say of their size.
  public static let ofPreviews: ActivityLimits = {
    var limits = ActivityLimits()
    limits.payloadByteCountMaximum = 256 << 10
    return limits
  }()
}
