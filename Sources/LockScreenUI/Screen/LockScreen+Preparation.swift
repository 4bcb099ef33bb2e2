/// A part of the work on the first picture in other colors, which takes a fraction of a frame's time.
enum Preparation: CaseIterable {
  /// The wallpaper is painted.
  case wallpaper
  /// It is blurred behind the cards' glass.
  case glass
  /// The device is drawn around it.
  case ground
  /// Everything on it is drawn and composed.
  case picture
}

extension LockScreen {
  /// A Boolean value indicating whether a frame was shown since everything last began anew.
  public var hasShown: Bool { context.hasShown }

  /// Draws what the last frame, of a picture at rest, has left; nothing may have changed since.
  ///
  /// - Parameter nextDrift: The time at which a wallpaper drifts on or an announcement goes; `nil` for never.
  /// - Returns: The picture.
  public mutating func restOfFrame(nextDrift: Duration?) -> SceneFrame {
    let composed = picture.composeRest()
    return SceneFrame(
      surface: composed.surface, damage: composed.damage, isMoving: false, nextChange: nextChange,
      nextDrift: nextDrift)
  }

  /// A Boolean value indicating whether some work on the next picture can be done before it.
  public var wantsPreparation: Bool { !preparation.isEmpty }

  /// Does a part of the work on the next picture, which then has less to do and is the same.
  public mutating func prepare(at time: SceneTime, ahead lead: Duration = .zero) {
    // A device that is not seen needs no wallpaper.
    if !context.isDeviceSeen { preparation = preparation.suffix(1) }
    guard context.isLargeEnough, let next = preparation.popFirst() else { return preparation = [] }
    let seen = time.motion + lead
    switch next {
    case .wallpaper: _ = wallpaper.scene(in: context, at: seen)
    case .glass: wallpaper.scene(in: context, at: seen).frost.prepare()
    case .ground: _ = wallpaper.ground(in: context, at: seen)
    case .picture: picture.prepare(layers(at: seen))
    }
  }
}
