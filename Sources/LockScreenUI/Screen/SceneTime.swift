public import FoundationEssentials

/// The two clocks of a scene: the device's, and the one by which the person sees things move.
public struct SceneTime: Hashable, Sendable {
  /// The device's clock, which timers, the clock and the date follow.
  public var device: Date
  /// Real time since an arbitrary start, never moved backwards, which transitions follow.
  public var motion: Duration

  /// Makes a time of both clocks.
  public init(device: Date, motion: Duration) {
    self.device = device
    self.motion = motion
  }
}
