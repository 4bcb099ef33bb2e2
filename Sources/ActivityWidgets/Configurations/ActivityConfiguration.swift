public import LiveActivities
public import CellUI
import FoundationEssentials

/// The views of the activities of one attributes type, in each place.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: ConfigurationLeaf {
  /// The context of one activity's views.
  public typealias Context = ActivityViewContext<Attributes>

  private let content: (Context) -> AnyView
  private let dynamicIsland: (Context) -> DynamicIsland

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - attributesType: The type of the activities' attributes.
  ///   - content: The view on the lock screen.
  ///   - dynamicIsland: The views in the island.
  public init(
    for attributesType: Attributes.Type = Attributes.self,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> some View,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    self.content = { AnyView(SeveralViews(axis: .vertical(.center), content: content($0))) }
    self.dynamicIsland = dynamicIsland
  }

  /// Makes a configuration as the first beta of iOS 16.1 had it.
  public init(
    attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> some View,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    self.init(for: attributesType, content: content, dynamicIsland: dynamicIsland)
  }

  /// Makes a configuration without views in the island, as the betas before the island had it.
  public init(
    attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> some View
  ) {
    self.init(for: attributesType, content: content) { _ in .empty }
  }

  package var facts: ConfigurationFacts { ConfigurationFacts(provider: self) }
}

extension ActivityConfiguration: NamedViewProvider {
  func example(
    of source: ExampleSource, at now: Date
  ) -> Result<ActivityExample, ExampleRefusal> {
    let encoder = JSONEncoder()
    // The same state has the same bytes in each process.
    encoder.outputFormatting = .sortedKeys
    // A type that refuses made-up values, or can't be encoded, has no example.
    return Result {
      var texts: Set<String> = []
      let attributes = try Self.exampleAttributes(of: source, at: now, by: encoder, &texts)
      let states = try Self.exampleStates(of: source, at: now, by: encoder, &texts)
      return ActivityExample(
        attributesType: attributesType, attributes: attributes[0], states: states.single,
        crossedStates: states.crossed, endedState: states.ended,
        otherAttributes: Array(attributes.dropFirst()),
        madeUpTexts: texts)
    }.mapError { ExampleRefusal(attributesType: attributesType, $0) }
  }

  /// Returns the first attributes, and those with one other value, and adds the texts that no author has written.
  private static func exampleAttributes(
    of source: ExampleSource, at now: Date, by encoder: JSONEncoder, _ texts: inout Set<String>
  ) throws -> [[UInt8]] {
    func attributes(_ alternatives: ExampleAlternatives) throws -> [UInt8] {
      defer { texts.formUnion(alternatives.madeUpTexts) }
      let decoder = ExampleDecoder(source: source, now: now, alternatives: alternatives)
      return Array(try encoder.encode(decoder.value(Attributes.self)))
    }
    let alternatives = ExampleAlternatives()
    var all = [try attributes(alternatives)]
    for number in alternatives.kindsInTurn.prefix(ActivityExample.triedAttributesMaximum) {
      // A type may refuse another case; the first attributes are there.
      guard let bytes = try? attributes(ExampleAlternatives(chosen: number)) else { continue }
      if !all.contains(bytes) { all.append(bytes) }
    }
    return all
  }

  /// Returns the first state, those of the source's own samples, and those with one other value, the foremost first; two that
  /// are the same are one; then those with two other values, and the first after the ends of its intervals; and adds the texts
  /// that no author has written.
  private static func exampleStates(
    of source: ExampleSource, at now: Date, by encoder: JSONEncoder, _ texts: inout Set<String>
  ) throws -> (single: [ActivityExample.State], crossed: [[UInt8]], ended: [UInt8]?) {
    func state(
      _ alternatives: ExampleAlternatives, in source: ExampleSource = source
    ) throws -> [UInt8] {
      defer { texts.formUnion(alternatives.madeUpTexts) }
      let decoder = ExampleDecoder(source: source, now: now, alternatives: alternatives)
      let first = try decoder.value(Attributes.ContentState.self)
      guard alternatives.tellsCourse else {
        return Array(try encoder.encode(first))
      }
      alternatives.rewind()
      return Array(try encoder.encode(decoder.value(Attributes.ContentState.self)))
    }
    let alternatives = ExampleAlternatives()
    var states = [ActivityExample.State(number: 0, bytes: try state(alternatives))]
    for sample in source.sampleStates.prefix(ActivityExample.statesMaximum) {
      var own = source
      own.sampleValues.merge(sample) { _, value in value }
      own.isSample = true
      // A type may refuse one; the first state is there.
      guard let bytes = try? state(ExampleAlternatives(), in: own) else { continue }
      if !states.contains(where: { $0.bytes == bytes }) {
        states.append(ActivityExample.State(number: 0, bytes: bytes))
      }
    }
    let foremost = alternatives.numbers(forAtMost: ActivityExample.statesMaximum - 1)
    for number in foremost.prefix(Self.triesMaximum)
    where states.count < ActivityExample.triedStatesMaximum {
      let bytes = try state(ExampleAlternatives(chosen: number))
      if !states.contains(where: { $0.bytes == bytes }) {
        states.append(ActivityExample.State(number: number, bytes: bytes))
      }
    }
    // A type may refuse two values that do not go together.
    let crossed = alternatives.pairs.compactMap { pair in
      try? state(ExampleAlternatives(chosen: pair.first, and: pair.second))
    }
    let later = ExampleAlternatives(isOver: true)
    let ended = try? state(later)
    return (states, crossed, later.hasEnded ? ended : nil)
  }

  private static var triesMaximum: Int { 64 }

  var attributesType: String { String(describing: Attributes.self) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func fault(attributes: LazyJSON?, contentState: LazyJSON) -> ContentFault? {
    do {
      if let attributes { _ = try Self.attributes(from: attributes) }
      _ = try Self.state(from: contentState)
      return nil
    } catch {
      return error
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func dates(attributes: LazyJSON?, contentState: LazyJSON) -> [ContentDate]? {
    do {
      var dates = DateSearch(in: .attributes)
      if let attributes { dates.visit(try Self.attributes(from: attributes)) }
      var changing = DateSearch(in: .contentState)
      changing.visit(try Self.state(from: contentState))
      return dates.dates + changing.dates
    } catch {
      return nil
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func unreadKeys(attributes: LazyJSON?, contentState: LazyJSON) -> [UnreadKey] {
    let fixed = attributes.map {
      TapeDecoder.unreadKeys(decoding: Attributes.self, from: $0.value, in: .attributes)
    }
    return (fixed ?? [])
      + TapeDecoder.unreadKeys(
        decoding: Attributes.ContentState.self, from: contentState.value, in: .contentState)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func presentations(of activity: EncodedActivity) throws(ContentFault)
    -> ActivityPresentations
  {
    try presentations(of: activity) { _ in true }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func presentations(
    of activity: EncodedActivity, where mayMake: (WidgetPlace) -> Bool
  ) throws(ContentFault) -> ActivityPresentations {
    let context = Context(
      attributes: try Self.attributes(from: activity.attributes),
      state: try Self.state(from: activity.contentState),
      isStale: activity.isStale, activityID: activity.activityID)
    let card = mayMake(.content) ? content(context) : AnyView(EmptyView())
    let island = mayMake(.island) ? dynamicIsland(context) : DynamicIsland.empty
    return ActivityPresentations(content: card, island: island, where: mayMake)
  }

  private static func attributes(from json: LazyJSON) throws(ContentFault) -> Attributes {
    try ContentDecoder(part: .attributes).decode(Attributes.self, from: json)
  }

  private static func state(from json: LazyJSON) throws(ContentFault) -> Attributes.ContentState {
    try ContentDecoder(part: .contentState).decode(Attributes.ContentState.self, from: json)
  }
}
