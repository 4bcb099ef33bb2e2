import ActivityLayouts
import ActivityWidgets
import LiveActivities
import StrictJSON

extension Presenter {
  /// Why a content can't be decoded by its app's types; `nil` where it can, or where nobody knows them.
  func fault(in content: ContentToDecode) -> UndecodableContent? {
    guard layout(for: content.attributesType) == nil else { return nil }
    do {
      _ = try registry.presentations(
        attributesType: content.attributesType,
        attributes: content.attributes?.bytes ?? Array("{}".utf8), state: content.state.bytes,
        isStale: false, activityID: "")
      return nil
    } catch {
      if content.attributes == nil, error.part == .attributes { return nil }
      return UndecodableContent(error)
    }
  }

  /// What can be said of a content: what its layout misses, and what may be meant otherwise.
  func findings(on activity: LiveActivity, isFirst: Bool, at now: Timestamp) -> [Finding] {
    let state = activity.content.state.value
    if let layout = layout(for: activity.attributesType) {
      let made = layout.presentations(attributes: activity.attributes.value, state: state)
      return made.findings.map(Finding.layout)
    }
    var findings: [Finding] = []
    if isFirst {
      findings.append(.noViews(attributesType: activity.attributesType))
      let attributes = activity.attributes.value
      findings += Finding.guesses(in: attributes, path: "attributes", now: now)
    }
    return findings + Finding.guesses(in: state, path: "content-state", now: now)
  }
}

extension UndecodableContent {
  fileprivate init(_ fault: DecodingFault) {
    let part: Part =
      switch fault.part {
      case .attributes: .attributes
      case .contentState: .contentState
      }
    let problem: Problem =
      switch fault.reason {
      case .keyNotFound: .missing
      case .typeMismatch(let expected): .mismatch(expected: expected, found: "another type")
      case .valueNotFound(let expected): .null(expected: expected)
      case .dataCorrupted: .corrupted(fault.description)
      }
    self.init(part: part, keyPath: fault.keyPath, problem: problem)
  }
}
