import ActivityLayouts
import ActivityWidgets
import CellUI
import FeedReports
import FoundationEssentials
import LiveActivities
import LockScreenUI
import PastedPayloads
import StrictJSON

extension ViewCatalog {
  /// Returns the reason why a content can't be decoded; `nil` where it can, or where its app's types are not known.
  ///
  /// The app's code takes a time for now. It mutates nothing, but a call of a method that does not mutate would copy the catalog.
  mutating func fault(in content: ContentToDecode, at now: Timestamp) -> ContentFault? {
    if !contracts.isEmpty, contracts[content.attributesType] != nil {
      return faults(in: content).first
    }
    guard let provider = provider(for: content.attributesType, of: content.app) else {
      // An update is for an activity whose type was judged when it started.
      return content.attributes == nil ? nil : unknownType(of: content)
    }
    let attributes = content.attributes.map(json)
    let state = json(content.state)
    let fault = SceneClock.run(at: Date(now)) {
      provider.fault(attributes: attributes, contentState: state)
    }
    return fault?.explained(attributes: attributes, contentState: state)
  }

  /// Returns all values of a content that can't be decoded, in the order in which a phone would come on them.
  func faults(in content: ContentToDecode) -> [ContentFault] {
    let attributes = content.attributes.map(json)
    let state = json(content.state)
    let faults: [ContentFault]
    if let contract = contracts[content.attributesType] {
      faults = contract.faults(attributes: attributes, contentState: state)
    } else if let provider = provider(for: content.attributesType, of: content.app) {
      faults = provider.faults(attributes: attributes, contentState: state)
    } else {
      return content.attributes == nil ? [] : unknownType(of: content).map { [$0] } ?? []
    }
    return faults.map { $0.explained(attributes: attributes, contentState: state) }
  }

  /// Returns the fault of an attributes type that is none of those with views; `nil` where there are no views at all.
  private func unknownType(of content: ContentToDecode) -> ContentFault? {
    let known = attributesTypes(of: content.app)
    guard !known.isEmpty else { return nil }
    let type = content.attributesType
    return ContentFault(
      part: .attributesType, keyPath: "",
      problem: .unknownType(type, known: known, near: Self.nearType(to: type, among: known)))
  }

  /// Returns the known type that was probably meant: the one behind a module's name, or one of a similar name.
  private static func nearType(to type: String, among known: [String]) -> String? {
    let last = type.split(separator: ".").last.map(String.init) ?? type
    return known.contains(last) && last != type ? last : known.nearest(to: type)
  }

  /// Returns whether the types of an activity's content are known, which a content of another kind does not pass.
  func declaresTypes(of activity: LiveActivity) -> Bool {
    if contracts[activity.attributesType] != nil { return true }
    let content = encoded(activity)
    return provider(for: activity)?
      .dates(attributes: content.attributes, contentState: content.contentState) != nil
  }

  /// Returns the findings on a content: missing values of its layout, and values that may have another meaning.
  ///
  /// - Parameters:
  ///   - activity: The activity with the content.
  ///   - isFirst: Whether the attributes are new, too.
  ///   - path: The keys that lead to the content in its line.
  ///   - now: The device's time.
  /// - Returns: The findings in the order in which the content is read.
  func findings(
    on activity: LiveActivity, isFirst: Bool, path: String, at now: Timestamp
  ) -> [Finding] {
    let encoded = encoded(activity)
    let (attributes, state) = (encoded.attributes.value, encoded.contentState.value)
    let layout = layout(for: activity.attributesType)
    var findings = layout?.findings(on: encoded).map(Finding.layout) ?? []
    if isFirst {
      findings += Finding.repeatedKeys(in: attributes, path: "\(path)attributes")
    }
    findings += Finding.repeatedKeys(in: state, path: "\(path)content-state")
    let fixed = isFirst ? encoded.attributes : nil
    let dates =
      contracts[activity.attributesType]?.dates(
        attributes: fixed, contentState: encoded.contentState)
      ?? provider(for: activity)?.dates(attributes: fixed, contentState: encoded.contentState)
    if let dates {
      let keys =
        contracts[activity.attributesType]?.unreadKeys(
          attributes: fixed, contentState: encoded.contentState)
        ?? provider(for: activity)?.unreadKeys(
          attributes: fixed, contentState: encoded.contentState) ?? []
      return findings + dates.compactMap { Finding($0, path: path, now: now) }
        + keys.map {
          .unreadKey(path: "\(path)\($0.part.rawValue).\($0.keyPath)", near: $0.near)
        }
    }
    if isFirst {
      if attributes.hasKeys(of: state) {
        findings.append(.sameKeys(path: "\(path)attributes"))
      }
      if Placeholder.stands(in: activity.attributesType) {
        findings.append(
          .placeholder(path: "\(path)attributes-type", text: activity.attributesType, isKey: false))
      } else if layout == nil, !activity.attributesType.isEmpty {
        let known = attributesTypes(of: activity.app)
        findings.append(
          .noViews(
            path: "\(path)attributes-type", attributesType: activity.attributesType,
            near: Self.nearType(to: activity.attributesType, among: known)))
      }
      findings += Finding.guesses(in: attributes, path: "\(path)attributes", now: now)
    }
    return findings + Finding.guesses(in: state, path: "\(path)content-state", now: now)
  }

  /// Returns the parts of an activity's views that a phone would cut or ignore; the plain card has no author to inform.
  func viewFindings(
    on activity: LiveActivity, version: IOSVersion, path: String, at now: Timestamp,
    in environment: EnvironmentValues
  ) -> [Finding] {
    guard provider(for: activity) != nil else { return [] }
    var environment = environment
    environment.now = Date(now)
    environment.codeDate = Date(activity.renderedAt)
    // A time is longer with AM or PM.
    environment.localTime.uses24HourClock = AppResources.current.uses24HourClock
    let presented = shown(activity)
    let inspection = presented.inspection(in: environment)
    var findings = inspection.clippings.filter { !TracedProvider.isOfMark($0) }
      .map(Finding.clipped)
    if let trace {
      let stops = trace.madeUpStops(
        of: activity.attributesType, contentState: activity.content.state.bytes)
      findings += stops.map(Finding.madeUpStop)
    }
    findings += inspection.notes.filter { !isMadeUp($0.note, on: activity) }
      .map(Finding.undrawn)
    if version < .interactivity {
      let card = presented.presentations.content.layout(
        in: ProposedCells(columns: nil, rows: nil), environment: environment)
      if card.asksForAnimation { findings.append(.animationsIgnored(version)) }
    }
    if activity.content.staleDate != nil,
      layout(for: activity.attributesType)?.readsStaleness == false
    {
      findings.append(.systemDate(.unread(path: "\(path)stale-date")))
    }
    return findings
  }

  /// Returns whether a note is on a symbol or an asset that no author named, since islet made up its name, or since the name is a
  /// property's in words.
  private func isMadeUp(_ note: LayoutNote, on activity: LiveActivity) -> Bool {
    guard case .missing(let missing) = note,
      activity.id.app.rawValue.hasPrefix(PreviewStates.appPrefix)
    else { return false }
    if trace?.isMadeUp(missing.name, of: activity.attributesType) == true { return true }
    guard [.image, .color].contains(missing.kind), missing.name.first?.isUppercase == true else {
      return false
    }
    func letters(_ text: String) -> String { text.lowercased().filter(\.isLetter) }
    let name = letters(missing.name)
    func hasKey(_ value: JSONValue) -> Bool {
      value.members.contains {
        $0.value.string == missing.name && letters($0.key.text) == name || hasKey($0.value)
      } || value.elements.contains(where: hasKey)
    }
    return hasKey(LazyJSON(activity.attributes.bytes).value)
      || hasKey(LazyJSON(activity.content.state.bytes).value)
  }

  /// Returns the refusal of a press of a button that an activity does not have; `nil` if it has the button, or has no views
  /// of its own.
  func refusal(
    ofPressing name: String, on activity: LiveActivity, at now: Timestamp
  ) -> CommandRefusal? {
    guard provider(for: activity) != nil else { return nil }
    let known = shown(activity)
      .controls(in: EnvironmentValues(now: Date(now)))
      .filter { !$0.hasPrefix(PlacedControl.linkPrefix) }
    guard !known.contains(name) else { return nil }
    let labels = Set(buttonLabels(of: activity, on: nil, at: now).map(\.label)).sorted()
    return CommandRefusal(
      .unknownButton, .activity(activity.id), .button(name),
      .known(labels + Set(known).subtracting(labels).sorted()))
  }

  /// Returns the intent's name of the button that shows a text; `nil` where none does, or where a button has that name.
  func button(
    showing text: String, on surface: ActivitySurface, of activity: LiveActivity, at now: Timestamp
  ) -> String? {
    guard provider(for: activity) != nil else { return nil }
    let known = shown(activity)
      .controls(in: EnvironmentValues(now: Date(now)))
    guard !known.contains(text) else { return nil }
    return buttonLabels(of: activity, on: surface, at: now).first {
      $0.label == text && known.contains($0.name)
    }?.name
  }

  /// Returns the texts that an activity's buttons show, each with the name of the button's intent: those in one place, or in
  /// any for `nil`.
  private func buttonLabels(
    of activity: LiveActivity, on surface: ActivitySurface?, at now: Timestamp
  ) -> [(label: String, name: String)] {
    let views = views(of: activity)
    let island = views.expanded
    var places: [AnyView?] = []
    if surface == nil || surface == .lockScreen { places.append(views.content) }
    if surface == nil || surface == .expanded {
      places += [island.leading, island.trailing, island.center, island.bottom]
    }
    return places.compactMap { $0 }.flatMap { view in
      let layout = view.layout(
        in: ProposedCells(columns: nil, rows: nil), environment: environment(of: activity, at: now))
      return layout.controls.filter { !$0.intent.hasPrefix(PlacedControl.linkPrefix) }
        .map { (label: layout.label(of: $0), name: $0.intent) }
    }.filter { !$0.label.isEmpty }
  }
}

extension ViewCatalog {
  /// Returns the intent of a control of an activity; `nil` where only its name is known.
  func intent(named name: String, of activity: LiveActivity, at now: Timestamp)
    -> (any ControlIntent)?
  {
    shown(activity)
      .intent(named: name, in: EnvironmentValues(now: Date(now)))
  }

  /// Returns the finding on a link that an activity does not have; `nil` if it has the link, or has no views of its own.
  func linkFinding(on activity: LiveActivity, tapped url: String, at now: Timestamp) -> Finding? {
    guard provider(for: activity) != nil else { return nil }
    let prefix = PlacedControl.linkPrefix
    let known = shown(activity)
      .controls(in: EnvironmentValues(now: Date(now)))
      .filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    return known.contains(url) ? nil : .unknownLink(url, known: known)
  }

  /// Returns the URL by which a tap on an activity opens its app (AK 4.6); `nil` where its views give none.
  func widgetURL(of activity: LiveActivity, isExpanded: Bool, at now: Timestamp) -> String? {
    guard provider(for: activity) != nil else { return nil }
    return shown(activity)
      .widgetURL(in: EnvironmentValues(now: Date(now)), isExpanded: isExpanded)
  }
}

extension Finding {
  /// Makes the finding on a date that decodes decades away from the date that was probably meant; `nil` for others.
  fileprivate init?(_ date: ContentDate, path: String, now: Timestamp) {
    guard let unit = Finding.misreading(of: date.secondsSince2001, now: now) else { return nil }
    self = .misreadDate(
      path: "\(path)\(date.part.rawValue).\(date.keyPath)", number: date.secondsSince2001,
      unit: unit)
  }
}

extension ViewCatalog {
  /// Returns the texts that an activity's views show in a place.
  func words(of activity: LiveActivity, in place: String, at now: Timestamp) -> [String] {
    shown(activity)
      .words(in: place, EnvironmentValues(now: Date(now)))
  }
}

extension JSONValue {
  /// Returns whether both objects have the same keys, two or more.
  fileprivate func hasKeys(of other: JSONValue) -> Bool {
    let keys = Set(members.map(\.key.text))
    return keys.count > 1 && keys == Set(other.members.map(\.key.text))
  }
}
