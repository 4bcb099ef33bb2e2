import LiveActivities
import FoundationEssentials
import StrictJSON

/// Decodes one part of an activity's content with a default `JSONDecoder`, as ActivityKit does (AK 3.1).
struct ContentDecoder {
  let part: ContentFault.Part

  func decode<Value: Decodable>(_ type: Value.Type, from json: LazyJSON) throws(ContentFault)
    -> Value
  {
    do { return try json.decoded(as: type) } catch {
      // The other decoder fails the same, and says it in words.
    }
    let data = Data(json.bytes)
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      let fault = fault(of: Self.namingDates(error, of: type, in: data), in: json)
      guard fault.keyPath.isEmpty, case .corrupted = fault.problem,
        let path = TapeDecoder.pathOfUnfitNumber(decoding: type, from: json.value)
      else { throw fault }
      // The decoder takes such a number for invalid JSON, without a path.
      throw ContentFault(part: part, keyPath: path, problem: fault.problem)
    } catch {
      throw ContentFault(part: part, keyPath: "", problem: .corrupted("\(error)"))
    }
  }

  /// Returns the same error with `Date` as its type, where a default decoder says only that it wanted a `Double`.
  private static func namingDates<Value: Decodable>(
    _ error: DecodingError, of type: Value.Type, in data: Data
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
      _ = try decoder.decode(type, from: data)
    } catch let named as DecodingError {
      return named
    } catch {}
    return error
  }

  private func fault(of error: DecodingError, in json: LazyJSON) -> ContentFault {
    let path: [any CodingKey]
    let problem: ContentFault.Problem
    switch error {
    case .keyNotFound(let key, let context):
      path = context.codingPath + [key]
      problem = .missing
    case .typeMismatch(let type, let context):
      path = context.codingPath
      problem = Self.mismatch(Self.name(of: type), json.value(at: path))
    case .valueNotFound(let type, let context):
      path = context.codingPath
      problem = .null(expected: Self.name(of: type))
    case .dataCorrupted(let context):
      path = context.codingPath
      let value = json.value(at: path)
      problem =
        Self.choice(of: context, at: value) ?? .corrupted(Self.words(of: context, at: value))
    @unknown default:
      path = []
      problem = .corrupted("\(error)")
    }
    return ContentFault(part: part, keyPath: Self.text(of: path), problem: problem)
  }

  private static func mismatch(_ expected: String, _ value: JSONValue?) -> ContentFault.Problem {
    guard let value else { return .corrupted("expected \(expected), found nothing") }
    guard value.kind != .null else { return .null(expected: expected) }
    let isRange =
      expected == "an array"
      && Set(value.members.map(\.key.text)) == ["lowerBound", "upperBound"]
    return .mismatch(
      expected: isRange ? "a range as [lowerBound, upperBound]" : expected, found: value.summary)
  }

  /// Returns the raw values of the enumeration that has none like the value found; `nil` where they are not known.
  ///
  /// The decoder names the type, as in `Cannot initialize Stage from invalid String value Pour`.
  private static func choice(
    of context: DecodingError.Context, at value: JSONValue?
  ) -> ContentFault.Problem? {
    let words = context.debugDescription.split(separator: " ")
    guard let value, words.count > 5, words[0] == "Cannot", words[1] == "initialize" else {
      return nil
    }
    let rawValues = ExampleValues.rawValues(of: String(words[2]))
    guard !rawValues.isEmpty else { return nil }
    return .mismatch(expected: ContentFault.choice(among: rawValues), found: value.summary)
  }

  /// The decoder calls JSON invalid, too, in which a number is too great for its type.
  private static func words(of context: DecodingError.Context, at value: JSONValue?) -> String {
    let isNumber =
      context.codingPath.isEmpty && value != nil
      && context.debugDescription.contains("not valid JSON")
    return isNumber
      ? "a number that its type cannot hold, such as 3.5 for an Int" : context.debugDescription
  }

  /// A type as an author wrote it; a decoder asks for an array or an object before it knows its elements' type.
  private static func name(of type: any Any.Type) -> String {
    if type == [Any].self { return "an array" }
    if type == [String: Any].self { return "an object" }
    return String(describing: type)
  }

  private static func text(of path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }
}
