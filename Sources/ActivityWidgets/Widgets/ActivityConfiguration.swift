public import CellUI

/// What a widget shows.
public protocol WidgetConfiguration {}

extension Never: WidgetConfiguration {}

/// How the activities of an attributes type look, in each place where they may stand.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  /// The context of one activity's views.
  public typealias Context = ActivityViewContext<Attributes>

  private let content: (Context) -> AnyView
  private let dynamicIsland: (Context) -> DynamicIsland

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - attributesType: The attributes of the activities that it is for.
  ///   - content: The view on the lock screen.
  ///   - dynamicIsland: The views in the island.
  public init(
    for attributesType: Attributes.Type = Attributes.self,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> some View,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    self.content = { AnyView(content($0)) }
    self.dynamicIsland = dynamicIsland
  }
}

/// A configuration whose attributes type is only known by its name, as a push names it.
protocol ActivityRendering {
  /// The name that `attributes-type` has in a push: the type's own, without its module.
  var attributesType: String { get }

  /// The views of an activity, from its JSON.
  func presentations(of archive: ActivityArchive) throws(DecodingFault) -> ActivityPresentations

  /// The dates of the attributes and of the state, each of them decoded where it is given.
  func dates(attributes: [UInt8]?, state: [UInt8]?) throws(DecodingFault) -> [DecodedDate]
}

extension ActivityConfiguration: ActivityRendering {
  var attributesType: String { String(describing: Attributes.self) }

  func presentations(of archive: ActivityArchive) throws(DecodingFault) -> ActivityPresentations {
    let context = Context(
      attributes: try archive.decode(Attributes.self, from: .attributes),
      state: try archive.decode(Attributes.ContentState.self, from: .contentState),
      isStale: archive.isStale, activityID: archive.activityID)
    return ActivityPresentations(content: content(context), island: dynamicIsland(context))
  }

  func dates(attributes: [UInt8]?, state: [UInt8]?) throws(DecodingFault) -> [DecodedDate] {
    try Self.dates(of: Attributes.self, in: attributes, as: .attributes)
      + Self.dates(of: Attributes.ContentState.self, in: state, as: .contentState)
  }

  private static func dates<Value: Decodable>(
    of type: Value.Type, in bytes: [UInt8]?, as part: DecodingFault.Part
  ) throws(DecodingFault) -> [DecodedDate] {
    guard let bytes else { return [] }
    var search = DateSearch(in: part)
    search.visit(try ActivityArchive.decode(type, from: bytes, as: part))
    return search.dates
  }
}
