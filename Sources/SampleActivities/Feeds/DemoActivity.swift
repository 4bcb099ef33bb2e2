import FoundationEssentials

/// The name of an activity of a demo.
struct DemoActivity {
  let app: String
  let activity: String

  /// Returns a push that ends the activity with its last content, and dismisses it at once (AK 1.18).
  func endLine(at date: Date) -> [UInt8] {
    let seconds = date.wholeSecondsSince1970
    return Array(
      """
      {"activity":"\(activity)","app":"\(app)","aps":{"dismissal-date":\(seconds),"event":"end",\
      "timestamp":\(seconds)},"headers":{"apns-priority":"5","apns-push-type":"liveactivity",\
      "apns-topic":"\(app).push-type.liveactivity"}}
      """.utf8)
  }
}

extension Date {
  /// The time, in whole seconds since 1970.
  var wholeSecondsSince1970: Int { Int(timeIntervalSince1970) }
}
