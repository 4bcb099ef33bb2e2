extension CommandRefusal {
  /// The rule's name, as feeds expect it and machines read it: its case's.
  ///
  /// It is written out, for to print a refusal costs as much as what it quotes, and each one that is dropped is asked.
  public var name: String {
    switch self {
    case .unknownActivity: "unknownActivity"
    case .activityAlreadyExists: "activityAlreadyExists"
    case .activityEnded: "activityEnded"
    case .olderTimestamp: "olderTimestamp"
    case .timestampTooFarAhead: "timestampTooFarAhead"
    case .payloadTooLarge: "payloadTooLarge"
    case .missingKey: "missingKey"
    case .undecodable: "undecodable"
    case .apns(let reason, _): reason.rawValue
    case .broadcastCannotStart: "broadcastCannotStart"
    case .nobodyListens: "nobodyListens"
    case .tokenOfAnotherType: "tokenOfAnotherType"
    case .budgetSpent: "budgetSpent"
    case .unsupportedDevice: "unsupportedDevice"
    case .unsupportedTarget: "unsupportedTarget"
    case .requestFromExtension: "requestFromExtension"
    case .appNotRunning: "appNotRunning"
    case .activitiesDenied: "activitiesDenied"
    case .unentitled: "unentitled"
    case .pushCapabilityMissing: "pushCapabilityMissing"
    case .malformedChannel: "malformedChannel"
    case .appNotInForeground: "appNotInForeground"
    case .missingScheduleAlert: "missingScheduleAlert"
    case .startNotAhead: "startNotAhead"
    case .createdByAnotherProcess: "createdByAnotherProcess"
    case .tooManyActivitiesOfApp: "tooManyActivitiesOfApp"
    case .tooManyActivities: "tooManyActivities"
    case .persistenceFailure: "persistenceFailure"
    case .nameTooLong: "nameTooLong"
    case .nameEmpty: "nameEmpty"
    case .notAvailable: "notAvailable"
    case .tooManyPushToStartTypes: "tooManyPushToStartTypes"
    case .notVisible: "notVisible"
    case .notInIsland: "notInIsland"
    case .islandNotExpanded: "islandNotExpanded"
    case .islandEmpty: "islandEmpty"
    case .nothingHidden: "nothingHidden"
    case .noIsland: "noIsland"
    case .noStack: "noStack"
    case .deviceLocked: "deviceLocked"
    case .buttonInert: "buttonInert"
    case .deviceInUse: "deviceInUse"
    case .clockMovedBackwards: "clockMovedBackwards"
    }
  }
}

extension String {
  /// How much of a text is kept where a refusal quotes it, in bytes: no name that is taken is longer.
  static let quotedByteCountMaximum = 256

  /// The text, cut where it is longer than anybody reads: a line's text may be a megabyte, and refusals are remembered.
  var quoted: String {
    guard utf8.count > Self.quotedByteCountMaximum else { return self }
    return self[..<utf8.index(startIndex, offsetBy: Self.quotedByteCountMaximum)] + "…"
  }
}
