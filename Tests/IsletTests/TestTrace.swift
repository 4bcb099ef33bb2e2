import FeedReports
import LockScreenSession

/// A trace of the places of widgets' code, one of which may have stopped.
final class TestTrace: CodeTracing {
  var places: [String] = []
  var isInside = false
  private let stopped: String?
  private let reason: String
  private let madeUpTexts: Set<String>?

  /// Makes a trace.
  ///
  /// - Parameters:
  ///   - stopped: The presentation whose code must not run again.
  ///   - reason: The reason for that.
  ///   - madeUpTexts: The texts that islet made up for each type; `nil` where previews and feeds have values.
  init(
    without stopped: String? = nil, reason: String = "trapped", madeUpTexts: Set<String>? = nil
  ) {
    self.stopped = stopped
    self.reason = reason
    self.madeUpTexts = madeUpTexts
  }

  func enter(_ place: CodePlace) { (places, isInside) = (places + [place.presentation], true) }
  func leave() { isInside = false }
  func addMadeUp(_ attributesType: String, texts: Set<String>) {}
  func madeUpTexts(of attributesType: String) -> Set<String>? { madeUpTexts }

  func skipReason(at place: CodePlace) -> String? {
    place.presentation == stopped ? reason : nil
  }
}
