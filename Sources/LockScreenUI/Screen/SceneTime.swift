public import Compositing
public import FoundationEssentials

/// The two clocks of a scene: what the device believes, and what the person's eye sees pass.
public struct SceneTime: Hashable, Sendable {
  /// The device's clock: timers, the big clock and the date follow it.
  public var device: Date
  /// Real time since an arbitrary start, never moved backwards: transitions follow it.
  public var motion: Duration

  /// Makes a time of both clocks.
  public init(device: Date, motion: Duration) {
    self.device = device
    self.motion = motion
  }
}

/// One picture of the whole terminal, and when the next one differs.
public struct LockScreenFrame: Sendable {
  /// The picture: opaque, as large as the terminal.
  public let surface: Surface
  /// The parts that may differ from the frame before.
  public let damage: [CellRect]
  /// A Boolean value indicating whether a transition runs, so that a frame is wanted at once.
  public let isMoving: Bool
  /// When, on the device's clock, the picture changes by itself; `nil` when it never does.
  public let nextChange: Date?
  /// When, in the time that motion follows, a drifting wallpaper has its next picture or what was said goes; `nil` for
  /// never.
  public let nextDrift: Duration?
}
