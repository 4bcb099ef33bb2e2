public import LiveActivities
public import ActivityWidgets
import CellUI
import StrictJSON

/// A layout written in JSON: the views of the activities of one attributes type, in each place.
///
/// A layout goes through two steps. It is read once: `LayoutReader` turns each object that names a view into a
/// `LayoutElement`, by the entries of `LayoutCatalog`, or throws the first fault with its place. Then it is bound to
/// each new state: `LayoutBinder` resolves texts and bindings such as `{state.speed|%.1f}` and the elements make
/// CellUI's views; a missing value is a dash and a finding, never an error.
/// An entry is one value in a file of its own: a name, forms with arguments and their kinds, and the view or modifier
/// that they make. From the one list of entries come the reader, the names in faults, `LayoutReference.text` and
/// `LayoutSchema.json`. A layout may also declare the app's Swift types (`DeclaredType`), against which a content is
/// checked as the phone's decoder would. `PlainCard` is the provider where there is neither layout nor widget.
/// The module never knows a feed.
public struct ActivityLayout: Sendable {
  /// The attributes type of the activities that it is for.
  public let attributesType: String
  /// The Swift type of the attributes; `nil` where the layout declares none.
  let declaredAttributes: DeclaredType?
  /// The Swift type of the content state; `nil` where the layout declares none.
  let declaredContentState: DeclaredType?
  /// A Boolean value indicating whether a binding reads `context.isStale`.
  public let readsStaleness: Bool
  private let views: [LayoutSection: LayoutElement]
  /// The views of the expanded island; `nil` where the layout has none.
  private let regions: [LayoutSection.Region: LayoutElement]?
  private let styles: [LayoutSection: LayoutSource<LayoutStyle>]

  /// The lines before its text, where that is a part of a feed.
  private var linesBefore = 0

  /// Reads a layout: its object, or an object whose `layout` it is.
  ///
  /// - Parameters:
  ///   - bytes: The object.
  ///   - firstLine: The line at which it begins, from 1, from which its faults and findings are counted.
  /// - Returns: The layout.
  /// - Throws: Its first fault.
  public static func parse(
    _ bytes: [UInt8], fromLine firstLine: Int = 1
  ) throws(LayoutFault) -> ActivityLayout {
    do {
      var layout = try read(bytes)
      layout.linesBefore = firstLine - 1
      return layout
    } catch {
      var fault = error
      fault.place.line += firstLine - 1
      throw fault
    }
  }

  private static func read(_ bytes: [UInt8]) throws(LayoutFault) -> ActivityLayout {
    var parser = JSONParser()
    let value: JSONValue
    do {
      value = try parser.parse(bytes)
    } catch {
      throw LayoutFault(error)
    }
    return try ActivityLayout(value["layout"] ?? value)
  }

  private init(_ value: JSONValue) throws(LayoutFault) {
    let limit = LayoutLimits.byteCountMaximum
    guard value.byteRange.count <= limit else {
      let problem = JSONFault.Problem.tooLarge(byteCount: value.byteRange.count, limit: limit)
      throw LayoutFault(.json(problem), at: value)
    }
    try value.checkKeys(known: LayoutSection.allCases.map(\.rawValue), as: .section)
    var reader = LayoutReader(.all)
    let type = try value.layoutMember(LayoutSection.attributesType.rawValue)
    guard let name = type.string, !name.isEmpty else {
      throw LayoutFault(expected: "the name of an attributes type", at: type)
    }
    attributesType = name
    readsStaleness = String(decoding: value.source, as: UTF8.self).contains("context.isStale")
    declaredAttributes = try value[.attributes].map(DeclaredType.init)
    declaredContentState = try value[.contentState].map(DeclaredType.init)
    _ = try value.layoutMember(LayoutSection.lockScreen.rawValue)
    var (views, styles) = (
      [LayoutSection: LayoutElement](), [LayoutSection: LayoutSource<LayoutStyle>]()
    )
    var regions: [LayoutSection.Region: LayoutElement]?
    for section in LayoutSection.allCases {
      guard let member = value[section.rawValue] else { continue }
      switch section.kind {
      case .name, .type: break
      case .view: views[section] = try reader.element(member)
      case .regions: regions = try reader.regions(member)
      case .style: styles[section] = try reader.style(member)
      }
    }
    (self.views, self.regions, self.styles) = (views, regions, styles)
  }

  /// Returns the values that the layout is bound to and an activity does not have, or has of another kind.
  public func findings(on activity: EncodedActivity) -> [LayoutFinding] {
    bind(to: activity).findings.map { finding in
      var finding = finding
      finding.place.line += linesBefore
      return finding
    }
  }

  private func bind(to activity: EncodedActivity) -> (
    presentations: ActivityPresentations, findings: [LayoutFinding]
  ) {
    var binder = LayoutBinder(
      attributes: activity.attributes.value, state: activity.contentState.value,
      isStale: activity.isStale)
    // Several views in a place stand in the stack that the system gives them, as those of a widget do.
    let view = { (section: LayoutSection) in
      views[section].map { element in
        AnyView(
          SeveralViews(
            axis: section == .lockScreen ? .vertical(.center) : .horizontal(.center),
            content: binder.view(element)))
      }
    }
    let region = { (region: LayoutSection.Region) in
      regions?[region].map { element in
        AnyView(SeveralViews(axis: .vertical(region.alignment), content: binder.view(element)))
      }
    }
    let color = { (section: LayoutSection) in styles[section].flatMap { binder.color($0) } }
    let card = view(.lockScreen) ?? AnyView(EmptyView())
    let mark = AnyView(Image(systemName: "app"))
    // Made at once, since there may be findings on it.
    let expanded = ExpandedIsland(
      leading: region(.leading), trailing: region(.trailing), center: region(.center),
      // An island without views of its own shows the card's.
      bottom: regions == nil ? card : region(.bottom))
    var presentations = ActivityPresentations(
      content: card,
      compactLeading: view(.compactLeading) ?? mark,
      compactTrailing: view(.compactTrailing) ?? AnyView(EmptyView()),
      minimal: view(.minimal) ?? mark, expanded: expanded)
    let tint = color(.activityBackgroundTint)
    let ink = color(.activitySystemActionForegroundColor)
    if tint != nil || ink != nil {
      presentations.content = AnyView(
        card.activityBackgroundTint(tint).activitySystemActionForegroundColor(ink))
    }
    presentations.keylineTint = color(.keylineTint)
    return (presentations, binder.findings)
  }
}

extension ActivityLayout: ViewProvider {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func fault(attributes: LazyJSON?, contentState: LazyJSON) -> ContentFault? {
    if let attributes, let declaredAttributes,
      let fault = declaredAttributes.check(attributes.value, as: .attributes).first
    {
      return fault
    }
    return declaredContentState?.check(contentState.value, as: .contentState).first
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func faults(attributes: LazyJSON?, contentState: LazyJSON) -> [ContentFault] {
    let fixed = attributes.flatMap { declaredAttributes?.check($0.value, as: .attributes) } ?? []
    return fixed + (declaredContentState?.check(contentState.value, as: .contentState) ?? [])
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func dates(attributes: LazyJSON?, contentState: LazyJSON) -> [ContentDate]? {
    guard let declaredContentState else { return nil }
    let fixed = attributes.flatMap { attributes in
      declaredAttributes?.dates(in: attributes.value, as: .attributes)
    }
    return (fixed ?? []) + declaredContentState.dates(in: contentState.value, as: .contentState)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func unreadKeys(attributes: LazyJSON?, contentState: LazyJSON) -> [UnreadKey] {
    let fixed = attributes.flatMap { attributes in
      declaredAttributes?.unreadKeys(in: attributes.value, as: .attributes)
    }
    return (fixed ?? [])
      + (declaredContentState?.unreadKeys(in: contentState.value, as: .contentState) ?? [])
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func presentations(of activity: EncodedActivity) -> ActivityPresentations {
    bind(to: activity).presentations
  }
}

extension LayoutReader {
  fileprivate mutating func regions(_ value: JSONValue) throws(LayoutFault)
    -> [LayoutSection.Region: LayoutElement]
  {
    try value.checkKeys(known: LayoutSection.Region.allCases.map(\.rawValue), as: .section)
    var regions: [LayoutSection.Region: LayoutElement] = [:]
    for region in LayoutSection.Region.allCases {
      if let member = value[region.rawValue] { regions[region] = try element(member) }
    }
    return regions
  }
}
