import LiveActivities

/// The light and the sound of alerts that the person has not yet seen and heard.
struct AlertSignals {
  /// A Boolean value indicating whether alerts make no sound.
  var isMuted = false
  private var hasLight = false
  private var hasSound = false

  /// Adds the alerts among some events.
  mutating func update(by events: [ActivityEvent]) {
    for index in events.indices {
      guard case .alerted(_, let alert) = events[index].change else { continue }
      hasLight = true
      if alert.sound != nil { hasSound = true }
    }
  }

  /// Returns whether an alert lights the screen, and puts that light out.
  mutating func takeLight() -> Bool {
    defer { hasLight = false }
    return hasLight
  }

  /// Returns whether an alert sounds, and ends that sound.
  mutating func takeSound() -> Bool {
    defer { hasSound = false }
    return hasSound && !isMuted
  }
}
