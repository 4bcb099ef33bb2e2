import LiveActivities
import Testing

@Suite struct RefusalTests {
  /// The cases of `CommandRefusal`.
  private enum Kind: CaseIterable {
    case unknownActivity, activityAlreadyExists, activityEnded, olderTimestamp, timestampTooFarAhead
    case payloadTooLarge, missingKey, undecodable, apns, broadcastCannotStart, nobodyListens
    case tokenOfAnotherType, budgetSpent, unsupportedDevice, unsupportedTarget, requestFromExtension
    case appNotRunning, activitiesDenied, unentitled, pushCapabilityMissing, malformedChannel
    case appNotInForeground, missingScheduleAlert, startNotAhead, createdByAnotherProcess
    case tooManyActivitiesOfApp, tooManyActivities, persistenceFailure, nameTooLong, nameEmpty
    case notAvailable, tooManyPushToStartTypes, notVisible, notInIsland, islandNotExpanded
    case islandEmpty, nothingHidden, noIsland, noStack, deviceLocked, buttonInert, deviceInUse
    case clockMovedBackwards

    /// A new case of `CommandRefusal` does not compile here, and then wants an example.
    init(_ refusal: CommandRefusal) {
      self =
        switch refusal {
        case .unknownActivity: .unknownActivity
        case .activityAlreadyExists: .activityAlreadyExists
        case .activityEnded: .activityEnded
        case .olderTimestamp: .olderTimestamp
        case .timestampTooFarAhead: .timestampTooFarAhead
        case .payloadTooLarge: .payloadTooLarge
        case .missingKey: .missingKey
        case .undecodable: .undecodable
        case .apns: .apns
        case .broadcastCannotStart: .broadcastCannotStart
        case .nobodyListens: .nobodyListens
        case .tokenOfAnotherType: .tokenOfAnotherType
        case .budgetSpent: .budgetSpent
        case .unsupportedDevice: .unsupportedDevice
        case .unsupportedTarget: .unsupportedTarget
        case .requestFromExtension: .requestFromExtension
        case .appNotRunning: .appNotRunning
        case .activitiesDenied: .activitiesDenied
        case .unentitled: .unentitled
        case .pushCapabilityMissing: .pushCapabilityMissing
        case .malformedChannel: .malformedChannel
        case .appNotInForeground: .appNotInForeground
        case .missingScheduleAlert: .missingScheduleAlert
        case .startNotAhead: .startNotAhead
        case .createdByAnotherProcess: .createdByAnotherProcess
        case .tooManyActivitiesOfApp: .tooManyActivitiesOfApp
        case .tooManyActivities: .tooManyActivities
        case .persistenceFailure: .persistenceFailure
        case .nameTooLong: .nameTooLong
        case .nameEmpty: .nameEmpty
        case .notAvailable: .notAvailable
        case .tooManyPushToStartTypes: .tooManyPushToStartTypes
        case .notVisible: .notVisible
        case .notInIsland: .notInIsland
        case .islandNotExpanded: .islandNotExpanded
        case .islandEmpty: .islandEmpty
        case .nothingHidden: .nothingHidden
        case .noIsland: .noIsland
        case .noStack: .noStack
        case .deviceLocked: .deviceLocked
        case .buttonInert: .buttonInert
        case .deviceInUse: .deviceInUse
        case .clockMovedBackwards: .clockMovedBackwards
        }
    }
  }

  @Test func `each rule has an example`() {
    let kinds = RefusalExample.all.map { Kind($0.refusal) }
    #expect(Set(kinds) == Set(Kind.allCases))
    #expect(kinds.count == Kind.allCases.count)
  }

  @Test(arguments: RefusalExample.all)
  func `each rule refuses its example, and changes nothing`(example: RefusalExample) throws {
    var device = example.device
    try example.prepare(&device)
    let refusal = try device.refusal(of: example.command) { _ in example.undecodable }
    #expect(refusal == example.refusal)
  }

  @Test func `each rule has a name of its own and says where it stands`() {
    let refusals = RefusalExample.all.map(\.refusal)
    #expect(Set(refusals.map(\.name)).count == refusals.count)
    for refusal in refusals {
      if case .apns(let reason, _) = refusal {
        #expect(refusal.name == reason.rawValue)
      } else {
        #expect(refusal.name == String(describing: refusal).prefix { $0.isLetter })
      }
      #expect(refusal.facts.hasPrefix("AK "), "\(refusal.name): \(refusal.facts)")
    }
  }
}
