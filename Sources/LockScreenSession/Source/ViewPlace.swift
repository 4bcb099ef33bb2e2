import ActivityWidgets
import FeedReports

/// A place in the code of widgets that islet calls: a presentation of an activity's state.
public struct ViewPlace: Hashable, Sendable {
  /// The name of the attributes type.
  public let attributesType: String
  /// The presentation in words, such as "compact leading".
  public let presentation: String
  /// The beginning of the content state, as JSON.
  public let state: String
  /// A number for the whole content, which tells states with the same beginning apart.
  public let digest: UInt64

  /// The longest quoted part of a state, in bytes.
  private static let stateByteCountMaximum = 160

  /// Makes a place from its parts.
  public init(attributesType: String, presentation: String, state: String, digest: UInt64) {
    self.attributesType = attributesType
    self.presentation = presentation
    self.state = state
    self.digest = digest
  }

  /// Makes the place of what a pressed control of an activity performs.
  init(pressing control: String, of attributesType: String, content: [UInt8]) {
    self.init("perform() of “\(control)”", of: attributesType, content: content)
  }

  /// Makes the place of a presentation of a content.
  init(_ presentation: String, of attributesType: String, content: [UInt8]) {
    // FNV-1a, which needs no table: the number tells contents apart and proves nothing.
    let digest = content.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    self.init(
      attributesType: attributesType, presentation: presentation,
      state: String(decoding: content.prefix(Self.stateByteCountMaximum), as: UTF8.self),
      digest: digest)
  }
}

/// Notes which code of widgets runs, so that a supervisor can name it when it traps or never returns.
public protocol ViewTracing: AnyObject {
  /// Notes that the code of a place is about to run.
  func enter(_ place: ViewPlace)

  /// Notes that none of the widgets' code runs any more.
  func leave()

  /// Returns the reason for which the code of a place must not run again; `nil` where it may.
  func obstacle(at place: ViewPlace) -> String?

  /// Notes that islet makes up all values of a type of attributes, since no preview has some.
  func addMadeUp(_ attributesType: String)

  /// Returns whether islet makes up all values of a type of attributes.
  func isMadeUp(_ attributesType: String) -> Bool
}

extension ViewTracing {
  /// Returns the stops of an activity's code, if its values are made up.
  ///
  /// - Parameters:
  ///   - attributesType: The name of the attributes type.
  ///   - contentState: The content state, as JSON.
  /// - Returns: The reasons, each with its presentations; none for values of previews and feeds.
  func madeUpStops(of attributesType: String, contentState: [UInt8]) -> [MadeUpStop] {
    guard isMadeUp(attributesType) else { return [] }
    return WidgetPlace.allCases.reduce(into: []) { stops, place in
      let code = ViewPlace(place.rawValue, of: attributesType, content: contentState)
      guard let reason = obstacle(at: code) else { return }
      if let index = stops.firstIndex(where: { $0.reason == reason }) {
        stops[index].presentations.append(place.rawValue)
      } else {
        stops.append(MadeUpStop(presentations: [place.rawValue], reason: reason))
      }
    }
  }
}
