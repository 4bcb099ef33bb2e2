public import CellUI

// Names, purposes and sizes are for lists of widgets, which islet does not have.
extension WidgetConfiguration {
  /// Accepts a name for people.
  public func configurationDisplayName(_ name: LocalizedStringResource) -> some WidgetConfiguration
  {
    self
  }

  /// Accepts a name for people.
  @_disfavoredOverload
  public func configurationDisplayName(_ name: some StringProtocol) -> some WidgetConfiguration {
    self
  }

  /// Accepts a name for people.
  @_disfavoredOverload
  public func configurationDisplayName(_ name: LocalizedStringKey) -> some WidgetConfiguration {
    self
  }

  /// Accepts a name for people.
  public func configurationDisplayName(_ name: Text) -> some WidgetConfiguration { self }

  /// Accepts a purpose for people.
  public func description(_ purpose: LocalizedStringResource) -> some WidgetConfiguration { self }

  /// Accepts a purpose for people.
  @_disfavoredOverload
  public func description(_ purpose: some StringProtocol) -> some WidgetConfiguration { self }

  /// Accepts a purpose for people.
  @_disfavoredOverload
  public func description(_ purpose: LocalizedStringKey) -> some WidgetConfiguration { self }

  /// Accepts a purpose for people.
  public func description(_ purpose: Text) -> some WidgetConfiguration { self }

  /// Accepts the sizes.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }

  /// Sets the smaller places that show an activity, which a phone's lock screen is none of.
  public func supplementalActivityFamilies(_ families: [ActivityFamily])
    -> some WidgetConfiguration
  {
    self
  }

  /// Removes the margins of the home screen's widgets; an activity sets its own (AK 4.4).
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }

  /// Says whether the ground may be removed from a widget of the home screen.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true)
    -> some WidgetConfiguration
  {
    self
  }

  /// Names places in which the widget should not be offered.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration {
    self
  }

  /// Asks for the widget's settings when it is added.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }

  /// Names another widget in whose place this one may be suggested.
  public func associatedKind(_ kind: String) -> some WidgetConfiguration { self }

  /// Handles the events of downloads in the background, of which there are none here.
  public func onBackgroundURLSessionEvents(
    matching matchingString: String,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    self
  }

  /// Handles the events of downloads in the background, of which there are none here.
  public func onBackgroundURLSessionEvents(
    matching: ((_ identifier: String) -> Bool)? = nil,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    self
  }
}

/// The size in which an activity is shown.
public enum ActivityFamily: Hashable, Sendable, CaseIterable {
  /// A watch's or a car's.
  case small
  /// A phone's.
  case medium
}

/// A place that shows widgets.
public enum WidgetLocation: Hashable, Sendable, CaseIterable {
  case homeScreen, lockScreen, standBy, iPhoneWidgetsOnMac, carPlay
}

extension EnvironmentValues {
  /// The size in which an activity is shown: a phone's.
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }

  /// The sizes in which a widget's activities may be shown.
  public var supportedActivityFamilies: Set<ActivityFamily> { Set(ActivityFamily.allCases) }

  /// A Boolean value indicating whether an activity fills the screen, as in StandBy.
  public var isActivityFullscreen: Bool {
    get { self[ActivityFullscreenKey.self] }
    set { self[ActivityFullscreenKey.self] = newValue }
  }

  /// A Boolean value indicating whether an activity is updated less often than its app asks.
  public var isActivityUpdateReduced: Bool {
    get { self[ActivityUpdateReducedKey.self] }
    set { self[ActivityUpdateReducedKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// A Boolean value indicating whether the island has less width than it would: that of a phone held upright has all.
  public var isDynamicIslandLimitedInWidth: Bool { false }
}

private enum ActivityFamilyKey: EnvironmentKey {
  static let defaultValue = ActivityFamily.medium
}

private enum ActivityFullscreenKey: EnvironmentKey {
  static let defaultValue = false
}

private enum ActivityUpdateReducedKey: EnvironmentKey {
  static let defaultValue = false
}
