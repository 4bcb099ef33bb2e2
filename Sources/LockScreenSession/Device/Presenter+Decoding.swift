public import FeedReports
public import ActivityLayouts
public import ActivityWidgets
public import CellUI
public import FoundationEssentials
public import LiveActivities
public import LockScreenUI
public import StrictJSON

extension Presenter {
  /// Why a content can't be decoded by its app's types; `nil` where it can, or where nobody knows them.
  func fault(in content: ContentToDecode) -> UndecodableContent? {
    if let layout = layout(for: content.attributesType) {
      if let attributes = content.attributes,
        let fault = layout.declaredAttributes?.check(attributes.value).first
      {
        return UndecodableContent(fault, in: .attributes)
      }
      let fault = layout.declaredContentState?.check(content.state.value).first
      return fault.map { UndecodableContent($0, in: .contentState) }
    }
    guard let registry = registry(for: content.attributesType) else { return nil }
    do {
      _ = try registry.dates(
        attributesType: content.attributesType, attributes: content.attributes?.bytes,
        state: content.state.bytes)
      return nil
    } catch {
      return UndecodableContent(error)
    }
  }

  /// What can be said of a content: what its layout misses, and what may be meant otherwise.
  ///
  /// - Parameters:
  ///   - activity: Whose content it is.
  ///   - isFirst: Whether its attributes are new, too.
  ///   - path: What leads to the content in the line that brought it.
  ///   - now: The device's time.
  /// - Returns: What there is to say, in the order in which the content is read.
  func findings(
    on activity: LiveActivity, isFirst: Bool, path: String, at now: Timestamp
  ) -> [Finding] {
    let (attributes, state) = (activity.attributes.value, activity.content.state.value)
    var findings: [Finding] = []
    if let layout = layout(for: activity.attributesType) {
      findings = layout.presentations(attributes: attributes, state: state).findings
        .map(Finding.layout)
    }
    if isFirst {
      findings += Finding.repeatedKeys(in: attributes, path: "\(path)attributes")
    }
    findings += Finding.repeatedKeys(in: state, path: "\(path)content-state")
    if let dates = dates(of: activity, attributes: attributes, state: state, isFirst: isFirst) {
      return findings
        + dates.compactMap { date in
          Finding.misreading(of: date.number, now: now).map {
            .misreadDate(path: path + date.path, number: date.number, unit: $0)
          }
        }
    }
    if isFirst {
      if layout(for: activity.attributesType) == nil, !activity.attributesType.isEmpty {
        findings.append(
          .noViews(path: "\(path)attributes-type", attributesType: activity.attributesType))
      }
      findings += Finding.guesses(in: attributes, path: "\(path)attributes", now: now)
    }
    return findings + Finding.guesses(in: state, path: "\(path)content-state", now: now)
  }

  /// What a phone would cut or ignore of an activity's views; a plain card is nobody's design.
  func viewFindings(
    on activity: LiveActivity, version: IOSVersion, at now: Timestamp
  ) -> [Finding] {
    guard hasViews(for: activity.attributesType) else { return [] }
    let environment = EnvironmentValues(now: Date(now))
    let presented = PresentedActivity(id: activity.id, presentations: views(of: activity))
    var findings = presented.clippings(in: environment).map(Finding.clipped)
    if version < .interactivity {
      let card = presented.presentations.content.layout(
        in: ProposedCells(columns: nil, rows: nil), environment: environment)
      if card.asksForAnimation { findings.append(.animationsIgnored(version)) }
    }
    return findings
  }

  /// That an activity has no such button; `nil` where it has, or where nobody knows its views.
  func controlFinding(
    on activity: LiveActivity, pressed name: String, at now: Timestamp
  ) -> Finding? {
    guard hasViews(for: activity.attributesType) else { return nil }
    let known = PresentedActivity(id: activity.id, presentations: views(of: activity))
      .controls(in: EnvironmentValues(now: Date(now)))
    return known.contains(name) ? nil : .unknownControl(name, known: known)
  }

  private func hasViews(for attributesType: String) -> Bool {
    layout(for: attributesType) != nil || registry(for: attributesType) != nil
  }

  /// The dates of a content by the types of its app; `nil` where nobody knows them.
  private func dates(
    of activity: LiveActivity, attributes: JSONValue, state: JSONValue, isFirst: Bool
  ) -> [(path: String, number: Double)]? {
    if let layout = layout(for: activity.attributesType) {
      guard let types = layout.declaredContentState else { return nil }
      let fixed = isFirst ? layout.declaredAttributes?.dates(in: attributes) ?? [] : []
      return fixed.map { ("attributes.\($0.keyPath)", $0.secondsSince2001) }
        + types.dates(in: state).map { ("content-state.\($0.keyPath)", $0.secondsSince2001) }
    }
    // What does not decode was dropped before it came here.
    let dates = try? registry(for: activity.attributesType)?.dates(
      attributesType: activity.attributesType,
      attributes: isFirst ? activity.attributes.bytes : nil, state: activity.content.state.bytes)
    return (dates ?? nil)?.map { ("\(Self.name($0.part)).\($0.keyPath)", $0.secondsSince2001) }
  }

  private static func name(_ part: DecodingFault.Part) -> String {
    UndecodableContent.Part(part).rawValue
  }
}

extension UndecodableContent.Part {
  fileprivate init(_ part: DecodingFault.Part) {
    switch part {
    case .attributes: self = .attributes
    case .contentState: self = .contentState
    }
  }
}

extension UndecodableContent {
  fileprivate init(_ fault: DecodingFault) {
    let problem: Problem =
      switch fault.reason {
      case .keyNotFound: .missing
      case .typeMismatch(let expected):
        fault.found.map { .mismatch(expected: expected, found: $0) }
          ?? .corrupted(fault.description)
      case .valueNotFound(let expected): .null(expected: expected)
      case .dataCorrupted: .corrupted(fault.description)
      }
    self.init(part: Part(fault.part), keyPath: fault.keyPath, problem: problem)
  }

  fileprivate init(_ fault: DeclaredTypeFault, in part: Part) {
    let problem: Problem =
      switch fault.reason {
      case .keyNotFound: .missing
      case .typeMismatch(let expected, let found), .dataCorrupted(let expected, let found):
        .mismatch(expected: expected, found: found)
      case .valueNotFound(let expected): .null(expected: expected)
      }
    self.init(part: part, keyPath: fault.keyPath, problem: problem)
  }
}
