import FoundationEssentials

/// The widgets of some apps, found by the attributes type that a push names.
public struct WidgetRegistry {
  private var renderings: [String: any ActivityRendering] = [:]

  /// Takes the widgets of a bundle.
  public init(_ bundle: some WidgetBundle) {
    add(bundle.body)
  }

  /// Takes widgets one by one; of two for one attributes type the first is used.
  public init(_ widgets: [any Widget] = []) {
    for widget in widgets { add(widget) }
  }

  private mutating func add<Content: Widget>(_ widget: Content) {
    // Only a group has no body; to ask a type for a protocol that it lacks takes a search through all that are known.
    if Content.Body.self == Never.self, let group = widget as? any WidgetGroup {
      for member in group.members { add(member) }
    } else if let rendering = widget.body as? any ActivityRendering {
      renderings[rendering.attributesType] = renderings[rendering.attributesType] ?? rendering
    }
  }

  /// The attributes types that have a widget, in alphabetical order.
  public var attributesTypes: [String] { renderings.keys.sorted() }

  /// A Boolean value indicating whether a widget is for an attributes type.
  public func knows(_ attributesType: String) -> Bool {
    renderings[attributesType] != nil
  }

  /// The dates of an activity, wherever they stand in its attributes and its state.
  ///
  /// No view is made, so that a push can be decoded before it is applied.
  ///
  /// - Parameters:
  ///   - attributesType: The name of the attributes type, as in a push's `attributes-type`.
  ///   - attributes: The attributes, as JSON; `nil` where they are not to be decoded.
  ///   - state: The content state, as JSON; `nil` where it is not to be decoded.
  /// - Returns: The dates; `nil` where no widget is for the attributes type.
  /// - Throws: What was expected where, if a default `JSONDecoder` does not decode them (AK 3.1).
  public func dates(attributesType: String, attributes: [UInt8]?, state: [UInt8]?)
    throws(DecodingFault) -> [DecodedDate]?
  {
    try renderings[attributesType]?.dates(attributes: attributes, state: state)
  }

  /// The views of an activity.
  ///
  /// - Parameters:
  ///   - attributesType: The name of the attributes type, as in a push's `attributes-type`.
  ///   - attributes: The attributes, as JSON.
  ///   - state: The content state, as JSON.
  ///   - isStale: Whether the state is past its stale date.
  ///   - activityID: Which activity it is.
  /// - Returns: The views; `nil` where no widget is for the attributes type.
  /// - Throws: What was expected where, if a default `JSONDecoder` does not decode them (AK 3.1).
  public func presentations(
    attributesType: String, attributes: [UInt8], state: [UInt8], isStale: Bool, activityID: String
  ) throws(DecodingFault) -> ActivityPresentations? {
    try renderings[attributesType]?.presentations(
      of: ActivityArchive(
        attributes: attributes, contentState: state, isStale: isStale, activityID: activityID))
  }
}

/// An activity as it came: JSON whose types only its widget knows.
struct ActivityArchive {
  let attributes: [UInt8]
  let contentState: [UInt8]
  let isStale: Bool
  let activityID: String

  func decode<Value: Decodable>(_ type: Value.Type, from part: DecodingFault.Part)
    throws(DecodingFault) -> Value
  {
    switch part {
    case .attributes: try Self.decode(type, from: attributes, as: part)
    case .contentState: try Self.decode(type, from: contentState, as: part)
    }
  }

  static func decode<Value: Decodable>(
    _ type: Value.Type, from bytes: [UInt8], as part: DecodingFault.Part
  ) throws(DecodingFault) -> Value {
    let json = Data(bytes)
    do {
      return try JSONDecoder().decode(type, from: json)
    } catch let error as DecodingError {
      throw DecodingFault(namingDates(error, of: type, in: json), in: part, of: json)
    } catch {
      throw DecodingFault(error, in: part)
    }
  }

  /// The same error, with `Date` as the type where a default decoder only tells that it wanted a `Double`.
  private static func namingDates<Value: Decodable>(
    _ error: DecodingError, of type: Value.Type, in json: Data
  ) -> DecodingError {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      do {
        return try Date(from: decoder)
      } catch DecodingError.typeMismatch(_, let context) {
        throw DecodingError.typeMismatch(Date.self, context)
      }
    }
    do {
      _ = try decoder.decode(type, from: json)
    } catch let named as DecodingError {
      return named
    } catch {}
    return error
  }
}
