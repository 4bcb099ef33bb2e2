public import LiveActivities
public import StrictJSON

extension EncodedJSON {
  /// The parsed value; an empty object for bytes that are no JSON, which a feed's reader rejects.
  public var value: JSONValue {
    var parser = JSONParser()
    if let value = try? parser.parse(bytes) { return value }
    do {
      return try parser.parse(Array("{}".utf8))
    } catch {
      preconditionFailure("an empty object is JSON: \(error)")
    }
  }
}
