import ActivityWidgets
import CellUI
import ColorScience
import FeedReports

/// Notes which code of widgets runs, so that a supervisor can name it when it traps or never returns.
public protocol CodeTracing: AnyObject {
  /// Notes that the code of a place is about to run.
  func enter(_ place: CodePlace)

  /// Notes that none of the widgets' code runs any more.
  func leave()

  /// Returns the reason for which the code of a place must not run again; `nil` where it may.
  func skipReason(at place: CodePlace) -> String?

  /// Notes that islet makes up all values of a type of attributes, since no preview has some.
  ///
  /// - Parameters:
  ///   - attributesType: The name of the attributes type.
  ///   - texts: The texts among the values that no author has written.
  func addMadeUp(_ attributesType: String, texts: Set<String>)

  /// Returns the texts that islet made up for a type of attributes; `nil` for a type with values of previews and feeds.
  func madeUpTexts(of attributesType: String) -> Set<String>?
}

extension CodeTracing {
  /// Returns whether islet makes up all values of a type of attributes.
  ///
  /// - Parameter attributesType: The name of the attributes type.
  /// - Returns: Whether no preview and no feed has any.
  public func isMadeUp(_ attributesType: String) -> Bool {
    madeUpTexts(of: attributesType) != nil
  }

  /// Returns whether a name is a text that islet made up, or has one at its start or its end.
  ///
  /// - Parameters:
  ///   - name: The name of an asset or a symbol.
  ///   - attributesType: The name of the attributes type.
  /// - Returns: Whether it is no author's.
  func isMadeUp(_ name: String, of attributesType: String) -> Bool {
    name.hasPart(of: madeUpTexts(of: attributesType) ?? [])
  }

  /// Returns the colors that islet made up for a type of attributes.
  func madeUpColors(of attributesType: String) -> Set<StraightRGBA> {
    Set(
      (madeUpTexts(of: attributesType) ?? []).compactMap { text in
        // Of three or eight letters, a word would be a color.
        StraightRGBA(hex: text.count == 6 ? "#\(text)" : text)
      })
  }

  /// Returns the stops of an activity's code, if its values are made up.
  ///
  /// - Parameters:
  ///   - attributesType: The name of the attributes type.
  ///   - contentState: The content state, as JSON.
  /// - Returns: The reasons, each with its presentations; none for values of previews and feeds.
  func madeUpStops(of attributesType: String, contentState: [UInt8]) -> [MadeUpStop] {
    guard isMadeUp(attributesType) else { return [] }
    return WidgetPlace.allCases.reduce(into: []) { stops, place in
      let code = CodePlace(place.rawValue, of: attributesType, content: contentState)
      guard let reason = skipReason(at: code) else { return }
      if let index = stops.firstIndex(where: { $0.reason == reason }) {
        stops[index].presentations.append(place.rawValue)
      } else {
        stops.append(MadeUpStop(presentations: [place.rawValue], reason: reason))
      }
    }
  }
}
