public import ActivityWidgets
public import LiveActivities

/// The types of an activity as an app's Swift source declares them: attributes and content state.
///
/// They judge a content as the phone's decoder would, without a layout.
public struct TypeContract: Sendable {
  /// The name of the attributes' type.
  public let attributesType: String
  private let attributes: DeclaredType
  private let contentState: DeclaredType

  /// Reads the contracts of a source: each type that conforms to `ActivityAttributes`.
  ///
  /// - Parameter source: Swift source, in UTF-8.
  /// - Returns: The contracts, in the order of their names, and the parts that can't be read.
  public static func all(in source: [UInt8]) -> (contracts: [TypeContract], notes: [TypeNote]) {
    let reader = SwiftDeclarationReader(source)
    var resolver = SwiftTypeResolver(reader.declarations)
    let found = resolver.attributes.sorted { $0.path.joined() < $1.path.joined() }
    let contracts = found.map { path, declaration in
      TypeContract(
        attributesType: path.last ?? "",
        attributes: resolver.structure(declaration, in: path),
        contentState: resolver.contentState(of: declaration, in: path))
    }
    return (contracts, resolver.notes)
  }

  /// Returns all values that the types can't decode, in the order in which the phone would come on them.
  public func faults(attributes given: LazyJSON?, contentState state: LazyJSON) -> [ContentFault] {
    (given.map { attributes.check($0.value, as: .attributes) } ?? [])
      + contentState.check(state.value, as: .contentState)
  }

  /// Returns the keys of a content for which the types have no property.
  public func unreadKeys(
    attributes given: LazyJSON?, contentState state: LazyJSON
  ) -> [UnreadKey] {
    (given.map { attributes.unreadKeys(in: $0.value, as: .attributes) } ?? [])
      + contentState.unreadKeys(in: state.value, as: .contentState)
  }

  /// Returns the dates of a content.
  public func dates(attributes given: LazyJSON?, contentState state: LazyJSON) -> [ContentDate] {
    (given.map { attributes.dates(in: $0.value, as: .attributes) } ?? [])
      + contentState.dates(in: state.value, as: .contentState)
  }
}
