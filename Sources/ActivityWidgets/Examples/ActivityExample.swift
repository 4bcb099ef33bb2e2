/// An activity with made-up values, as a push would carry it.
public struct ActivityExample: Hashable, Sendable {
  /// The name of the attributes type, without its module.
  public let attributesType: String
  /// The attributes as JSON.
  public let attributes: [UInt8]
  /// The content states, the foremost first: that of all first values, and those in which one value is another.
  let states: [State]
  /// The content states as JSON in which two values are others, that code may read together.
  public let crossedStates: [[UInt8]]

  /// The first content state as JSON after the ends of its intervals, as it is once its stale date is past: many apps take the end for
  /// that; `nil` where no interval ends.
  public let endedState: [UInt8]?
  /// The attributes of further activities as JSON, in which one case, a text that the source compares, a Boolean or an optional
  /// value is another: the source may have a layout for each.
  public let otherAttributes: [[UInt8]]
  /// The texts among the values that no author has written.
  public let madeUpTexts: Set<String>

  /// The most content states.
  public static let statesMaximum = 6
  /// The most content states among which those are that look different.
  static let triedStatesMaximum = 16
  /// The most attributes of further activities.
  public static let otherAttributesMaximum = 2
  /// The most attributes among which those are that look different.
  static let triedAttributesMaximum = 6

  /// A content state.
  struct State: Hashable, Sendable {
    /// The number of its other value, as values are decoded; 0 for none, as in the source's own samples.
    let number: Int
    /// The state as JSON.
    let bytes: [UInt8]
  }

  /// Returns the content states as JSON, in the order in which the type decodes their other values.
  ///
  /// - Parameter isNew: Returns whether a state is one to show.
  /// - Returns: The first state, and the foremost others.
  public func contentStates(where isNew: ([UInt8]) -> Bool = { _ in true }) -> [[UInt8]] {
    var chosen: [State] = []
    for state in states where chosen.count < Self.statesMaximum {
      if isNew(state.bytes) { chosen.append(state) }
    }
    return chosen.enumerated()
      .sorted { ($0.element.number, $0.offset) < ($1.element.number, $1.offset) }
      .map(\.element.bytes)
  }
}

/// The reason for which a type takes no made-up values.
public struct ExampleRefusal: Error, Hashable, Sendable {
  /// The name of the attributes type, without its module.
  public let attributesType: String
  /// The path of the property that refuses; empty for the whole.
  public let keyPath: String
  /// The type's own reason.
  public let reason: String

  init(attributesType: String, _ error: any Error) {
    let context: DecodingError.Context? =
      switch error as? DecodingError {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .keyNotFound(_, let context), .dataCorrupted(let context):
        context
      case nil: nil
      @unknown default: nil
      }
    self.attributesType = attributesType
    keyPath = context?.codingPath.map(\.stringValue).joined(separator: ".") ?? ""
    reason = context?.debugDescription ?? "\(error)"
  }
}

/// The facts of a project's source from which values are made up.
public struct ExampleSource: Hashable, Sendable {
  /// The use of a dictionary's text, or of a property's, in the source.
  public enum KeyUse: String, Sendable {
    case text, number, flag
    /// A number of seconds or milliseconds since 1970.
    case seconds, milliseconds
    /// The name of a symbol.
    case symbol
    /// The name of an asset.
    case image, color
  }

  /// A fact of properties, by their names.
  public enum Trait: String, Sendable {
    /// The number of a place in an array.
    case index
    /// An optional value that the source tests for `nil`.
    case tested
    /// A text that is shown as it is.
    case shown
    /// A value that no code reads.
    case unread
    /// The source names symbols by parameters; the one name is empty.
    case symbol
    /// The date with which an interval begins, or ends.
    case start, end
    /// The date with which an interval ends that begins now.
    case ahead
    /// Such a date, where no condition decides about the interval.
    case alwaysAhead
    /// A date for which the source reads a number of seconds since 1970, where it reads one.
    case numberedDate
    /// A date that the source compares with now.
    case moment
    /// A date to which seconds or minutes of another value are added.
    case lengthened
    /// A part of one hundred.
    case hundred
    /// A part of ten.
    case ten
    /// A number in thousandths of the unit that is shown.
    case thousand
    /// A number that is shown without its fraction.
    case rounded
    /// A part of one, by which a length is multiplied.
    case part
    /// A number of minutes.
    case minutes
    /// An array.
    case array
    /// A number of seconds.
    case seconds
    /// A number that is shown with its sign.
    case signed
    /// A text that the source reads as a number, or has before a unit.
    case numeral
    /// A text that may be empty.
    case emptied
    /// An optional value in whose place the source has another, or of which it reads a part.
    case replaced
    /// A text before which the source has the last word of its name.
    case worded
    /// A text in which the source looks for others.
    case searched
    /// The id of an array's element.
    case identity
    /// A date that may be read as a text in ISO 8601.
    case date
    /// Not a property, but a color in hexadecimal digits without a sign before them, which the source names itself.
    case bareHex
    /// Not a property, but an image that the source names itself.
    case named
  }

  /// The name of an asset that has a property's text within.
  public struct AssetPattern: Hashable, Sendable {
    /// The letters before the property's.
    public let prefix: String
    /// The letters behind the property's.
    public let suffix: String
    /// A Boolean value indicating whether the property's letters are made small.
    public let isLowercased: Bool

    /// Makes a pattern.
    ///
    /// - Parameters:
    ///   - prefix: The letters before the property's.
    ///   - suffix: The letters behind the property's.
    ///   - isLowercased: Whether the property's letters are made small.
    public init(prefix: String, suffix: String, isLowercased: Bool) {
      self.prefix = prefix
      self.suffix = suffix
      self.isLowercased = isLowercased
    }
  }

  /// A case of an enumeration.
  public struct Case: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The raw value; the name where there is none.
    public let value: String

    /// Makes a case.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - value: The raw value; the name where there is none.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The cases of enumerations, by their types' names.
  public var cases: [String: [Case]] = [:]
  /// The enumerations of which properties are raw values, by the properties.
  public var enumerations: [String: String] = [:]
  /// The texts with which the source compares properties, by these.
  public var comparedTexts: [String: [String]] = [:]
  /// The numbers with which the source compares properties, in order, by these.
  public var limits: [String: [Double]] = [:]
  /// The greatest numbers that properties have, as texts: "12.0" of `Gauge(value: load, in: 0...12)`.
  public var scales: [String: String] = [:]
  /// The texts that stand in for optional properties in the source.
  public var fallbacks: [String: String] = [:]
  /// The values that comments give as examples of types' properties, as texts: `Ride.phase`.
  public var exampleTexts: [String: [String]] = [:]
  /// The values with which the source's stored properties begin, by their types and names: `Ride.ContentState.phase`.
  ///
  /// A text is in quotes, a case has a point before it, and a number and a Boolean are as in Swift.
  public var defaultValues: [String: String] = [:]
  /// The mark between the values of an array's elements, which stand together under `Order.items[]`.
  public static let elementSeparator = "\u{1F}"
  /// The values that the source's own samples of types are made with, by the types' last names: `ContentState.phase`; written
  /// as those above.
  public var sampleValues: [String: String] = [:]
  /// The values of each of the source's own samples of a content state, by types and names as those above.
  public var sampleStates: [[String: String]] = []
  /// A Boolean value indicating whether a sample's values go before those with which properties begin.
  var isSample = false
  /// The keys by which the source asks dictionaries of texts, and the properties that name symbols.
  public var keys: [String: KeyUse] = [:]
  /// The facts of properties.
  public var traits: [Trait: Set<String>] = [:]
  /// The units behind properties in texts, in small letters.
  public var units: [String: String] = [:]
  /// The properties that are parts of a whole, by the whole's name.
  public var parts: [String: String] = [:]
  /// The properties that are shares of one whole, in order, by each of them.
  public var shares: [String: [String]] = [:]
  /// The names of assets that have a property's text within, by the properties.
  public var patterns: [String: AssetPattern] = [:]

  /// Returns whether a property has a trait.
  func has(_ trait: Trait, _ name: String) -> Bool { traits[trait]?.contains(name) == true }

  /// Makes the facts of source without enumerations and dictionaries.
  public init() {}
}
