/// The state of a wallpaper's parts that move.
public struct WallpaperMoment: Hashable, Sendable {
  /// The fraction of its round that a drifting wallpaper has gone, `0..<1`.
  public var phase: Double
  /// The part of the height between clock and cards, as fractions, in which subjects stand; `nil` leaves them in place.
  public var free: ClosedRange<Double>?
  /// The strength of an alert's light, `0...1`.
  public var excitement: Double

  /// Makes a state; without arguments, it is that of a wallpaper alone.
  public init(phase: Double = 0, free: ClosedRange<Double>? = nil, excitement: Double = 0) {
    self.phase = phase
    self.free = free
    self.excitement = excitement
  }
}
