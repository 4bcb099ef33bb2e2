import LiveActivities
import LockScreenUI

/// The light, the sound and the wallpaper's answer to alerts that the person has not yet seen and heard.
struct AlertSignals {
  /// A Boolean value indicating whether alerts make no sound.
  var isMuted = false
  private var hasLight = false
  private var hasSound = false
  private var reaction: WallpaperReaction?

  /// Adds the alerts among some events.
  ///
  /// - Parameters:
  ///   - events: The events.
  ///   - rises: Returns whether a tally of an activity's content state rose with its last update.
  mutating func update(by events: [ActivityEvent], rises: (ActivityID) -> Bool) {
    var updated: Set<ActivityID> = []
    for index in events.indices {
      if case .updated(let id, _) = events[index].change { updated.insert(id) }
      guard case .alerted(let id, let alert) = events[index].change else { continue }
      hasLight = true
      if alert.sound != nil { hasSound = true }
      let isGoal = updated.contains(id) && rises(id)
      if isGoal || reaction == nil { reaction = isGoal ? .goal : .alert }
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

  /// Returns the event that the wallpaper answers, and forgets it.
  mutating func takeReaction() -> WallpaperReaction? {
    defer { reaction = nil }
    return reaction
  }
}
