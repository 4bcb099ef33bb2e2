public import LiveActivities

extension LiveActivity {
  /// The activity as `Activity.activities` has it.
  var json: EncodedJSON {
    var line = JSONLine()
    line.add("app", app.rawValue)
    line.add("activity", id.name)
    line.add("attributes-type", attributesType)
    line.add("activityState", state.rawValue)
    line.add("attributes", attributes)
    line.add("content", content.json)
    line.add("pushToken", pushToken)
    return EncodedJSON(line.object)
  }
}

extension ActivityContent {
  /// The content by the names of ActivityKit.
  var json: EncodedJSON {
    var line = JSONLine()
    line.add("state", state)
    if let staleDate { line.add("staleDate", staleDate) }
    line.add("relevanceScore", EncodedJSON("\(relevanceScore)"))
    return EncodedJSON(line.object)
  }
}

/// The answer to the question for `Activity.activities`; of very many the first ones.
public struct ActivityListing: Hashable, Sendable {
  /// The most activities that an answer lists.
  public static let countMaximum = 200
  /// The most bytes of an answer's activities, so that an answer fits what may wait for a client.
  public static let byteCountMaximum = 512 * 1024

  /// The activities, as an array.
  let json: EncodedJSON
  /// The number of activities that are left out.
  let unlistedCount: Int

  /// Makes the answer.
  ///
  /// - Parameter activities: The activities, first ones first.
  public init(_ activities: [LiveActivity]) {
    var objects: [String] = []
    var byteCount = 0
    for activity in activities.prefix(Self.countMaximum) {
      let object = String(decoding: activity.json.bytes, as: UTF8.self)
      byteCount += object.utf8.count + 1
      guard byteCount <= Self.byteCountMaximum else { break }
      objects.append(object)
    }
    json = EncodedJSON("[\(objects.joined(separator: ","))]")
    unlistedCount = activities.count - objects.count
  }
}
