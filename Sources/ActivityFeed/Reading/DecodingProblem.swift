import StrictJSON

/// A fault of an object before its line is known.
enum DecodingProblem: Error {
  case milliseconds(JSONValue, Int64)
  case unknownKind
  case severalKinds([String])
}
