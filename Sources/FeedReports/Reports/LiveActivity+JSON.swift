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

extension EncodedJSON {
  /// The most activities that an answer lists.
  private static let listedMaximum = 200

  /// Makes the answer to the question for `Activity.activities`; of very many the first ones.
  public init(listing activities: [LiveActivity]) {
    let objects = activities.prefix(Self.listedMaximum).map {
      String(decoding: $0.json.bytes, as: UTF8.self)
    }
    self.init("[\(objects.joined(separator: ","))]")
  }
}
