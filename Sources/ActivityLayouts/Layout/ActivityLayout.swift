import CellUI
public import StrictJSON

/// A layout written in JSON: how the activities of an attributes type look, in each place where they may stand.
///
/// This module owns views as JSON and their bindings to an activity. It never knows a feed. A layout is read once, with
/// the place of every fault, and bound to each new state; binding never fails.
public struct ActivityLayout: Sendable {
  /// The attributes type of the activities that it is for.
  public let attributesType: String
  /// The Swift type of the attributes; `nil` where the layout declares none.
  public let declaredAttributes: DeclaredType?
  /// The Swift type of the content state; `nil` where the layout declares none.
  public let declaredContentState: DeclaredType?
  private let content: LayoutElement
  private let compactLeading: LayoutElement?
  private let compactTrailing: LayoutElement?
  private let minimal: LayoutElement?
  private let expanded: Expanded?
  private let backgroundTint: LayoutSource<LayoutStyle>?
  private let actionForeground: LayoutSource<LayoutStyle>?
  private let keylineTint: LayoutSource<LayoutStyle>?

  private struct Expanded: Sendable {
    var leading: LayoutElement?
    var trailing: LayoutElement?
    var center: LayoutElement?
    var bottom: LayoutElement?
  }

  private static let sections = [
    "attributes-type", "attributes", "content-state", "lock-screen", "compact-leading",
    "compact-trailing", "minimal", "expanded", "activityBackgroundTint",
    "activitySystemActionForegroundColor", "keylineTint",
  ]

  /// Reads a layout: its object, or an object whose `layout` it is.
  public static func parse(_ bytes: [UInt8]) throws(LayoutFault) -> ActivityLayout {
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
    var reader = LayoutReader()
    let value = try Self.known(Self.sections, in: value)
    let type = try reader.member("attributes-type", of: value)
    guard let name = type.string, !name.isEmpty else {
      throw LayoutFault(expected: "the name of an attributes type", at: type)
    }
    attributesType = name
    declaredAttributes = try Self.declaredType("attributes", of: value)
    declaredContentState = try Self.declaredType("content-state", of: value)
    content = try reader.element(try reader.member("lock-screen", of: value))
    compactLeading = try reader.section("compact-leading", of: value)
    compactTrailing = try reader.section("compact-trailing", of: value)
    minimal = try reader.section("minimal", of: value)
    if let regions = value["expanded"] {
      let regions = try Self.known(["leading", "trailing", "center", "bottom"], in: regions)
      expanded = Expanded(
        leading: try reader.section("leading", of: regions),
        trailing: try reader.section("trailing", of: regions),
        center: try reader.section("center", of: regions),
        bottom: try reader.section("bottom", of: regions))
    } else {
      expanded = nil
    }
    backgroundTint = try reader.tint("activityBackgroundTint", of: value)
    actionForeground = try reader.tint("activitySystemActionForegroundColor", of: value)
    keylineTint = try reader.tint("keylineTint", of: value)
  }

  private static func known(_ sections: [String], in value: JSONValue) throws(LayoutFault)
    -> JSONValue
  {
    guard value.kind == .object else { throw LayoutFault(expected: "an object", at: value) }
    for (key, member) in value.members where !sections.contains(key.text) {
      let nearest = sections.nearest(to: key.text)
      throw LayoutFault(
        .unknownName(key.text, kind: .section, nearest: nearest), key: key, of: member)
    }
    return value
  }

  private static func declaredType(_ key: String, of value: JSONValue) throws(LayoutFault)
    -> DeclaredType?
  {
    guard let member = value[key] else { return nil }
    return try DeclaredType(member)
  }

  /// The layout's views for an activity; what the activity does not have is a dash and a finding.
  public func presentations(attributes: JSONValue, state: JSONValue) -> LayoutPresentations {
    var binder = LayoutBinder(attributes: attributes, state: state)
    let content = binder.view(self.content)
    let mark = AnyView(Image(systemName: "app"))
    return LayoutPresentations(
      content: content,
      compactLeading: compactLeading.map { binder.view($0) } ?? mark,
      compactTrailing: compactTrailing.map { binder.view($0) } ?? AnyView(EmptyView()),
      minimal: minimal.map { binder.view($0) } ?? mark,
      expanded: LayoutPresentations.Expanded(
        leading: expanded?.leading.map { binder.view($0) },
        trailing: expanded?.trailing.map { binder.view($0) },
        center: expanded?.center.map { binder.view($0) },
        // An island without views of its own shows the card's.
        bottom: expanded == nil ? content : expanded?.bottom.map { binder.view($0) }),
      activityBackgroundTint: backgroundTint.flatMap { binder.color($0) },
      activitySystemActionForegroundColor: actionForeground.flatMap { binder.color($0) },
      keylineTint: keylineTint.flatMap { binder.color($0) }, findings: binder.findings)
  }
}

extension LayoutReader {
  fileprivate mutating func section(_ key: String, of value: JSONValue) throws(LayoutFault)
    -> LayoutElement?
  {
    guard let member = value[key] else { return nil }
    return try element(member)
  }

  fileprivate mutating func tint(_ key: String, of value: JSONValue) throws(LayoutFault)
    -> LayoutSource<LayoutStyle>?
  {
    guard let member = value[key] else { return nil }
    return try style(member)
  }
}
