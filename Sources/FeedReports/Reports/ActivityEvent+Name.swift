public import LiveActivities

extension ActivityEvent {
  /// The name of the change, as a socket's events and `expect.events` have it.
  public var name: String {
    switch change {
    case .started: "started"
    case .updated: "updated"
    case .stateChanged: "stateChanged"
    case .pushTokenChanged: "pushTokenChanged"
    case .pushToStartTokenChanged: "pushToStartTokenChanged"
    case .enablementChanged: "enablementChanged"
    case .frequentPushEnablementChanged: "frequentPushEnablementChanged"
    case .permissionAsked: "permissionAsked"
    case .permissionAnswered: "permissionAnswered"
    case .budgetExceeded: "budgetExceeded"
    case .alerted: "alerted"
    case .tapped: "tapped"
    case .buttonPressed: "buttonPressed"
    case .islandExpanded: "islandExpanded"
    case .islandCollapsed: "islandCollapsed"
    case .islandHidden: "islandHidden"
    case .islandRestored: "islandRestored"
    case .bannerShown: "bannerShown"
    case .bannerHidden: "bannerHidden"
    case .folded: "folded"
    case .unfolded: "unfolded"
    case .foregroundChanged: "foregroundChanged"
    case .terminated: "terminated"
    case .locked: "locked"
    case .unlocked: "unlocked"
    case .alwaysOnChanged: "alwaysOnChanged"
    case .standByChanged: "standByChanged"
    case .appearanceChanged: "appearanceChanged"
    }
  }
}
