public import LiveActivities
import StrictJSON

extension ContentFault {
  /// Returns the fault with the key that was probably meant, where one that the type needs is missing.
  ///
  /// - Parameters:
  ///   - attributes: The attributes; `nil` where the content has none.
  ///   - contentState: The content state.
  /// - Returns: The same fault, or one that names the key.
  public func explained(attributes: LazyJSON?, contentState: LazyJSON) -> ContentFault {
    guard problem == .missing else { return self }
    let steps = keyPath.split { ".[]".contains($0) }.map(String.init)
    guard let name = steps.last else { return self }
    let whole = part == .attributes ? attributes?.value : contentState.value
    let parent = steps.dropLast().reduce(whole) { value, step in
      Int(step).flatMap { value?.elements.dropFirst($0).first } ?? value?[step]
    }
    let keys = parent?.members.map(\.key.text) ?? []
    if let found = Self.key(meaning: name, among: keys) {
      return ContentFault(
        part: part, keyPath: keyPath, problem: .misnamed(found: found, name: name))
    }
    guard steps.count == 1, let attributes = attributes?.value else { return self }
    let stateKeys = Set(contentState.value.members.map(\.key.text))
    if part == .attributes, stateKeys.count > 1, stateKeys == Set(keys) {
      return ContentFault(part: part, keyPath: keyPath, problem: .copied)
    }
    let other = part == .attributes ? contentState.value : attributes
    guard other[name] != nil else { return self }
    return ContentFault(
      part: part, keyPath: keyPath,
      problem: .elsewhere(part == .attributes ? .contentState : .attributes))
  }

  /// Returns the key that was written for a name: in another case, with other separators, misspelt, or after a UUID.
  static func key(meaning name: String, among keys: [String]) -> String? {
    let plain = plain(name)
    return keys.first { self.plain($0) == plain }
      ?? keys.first { key in
        key.hasSuffix(name) && key.utf8.count >= name.utf8.count + 32
          && key.dropLast(name.count).prefix(36).allSatisfy { $0.isHexDigit || "-_".contains($0) }
      } ?? (name.count > 3 ? keys.surelyNearest(to: name) : nil)
  }

  /// The most values of a choice that are named.
  private static let choiceCountMaximum = 8
  private static let choiceBeginning = "one of "

  /// Returns the words for a type that takes one of some values: `one of bloom, pour`.
  ///
  /// - Parameter values: The values, the first of which are named.
  /// - Returns: The words.
  public static func choice(among values: [String]) -> String {
    choiceBeginning + values.prefix(choiceCountMaximum).joined(separator: ", ")
      + (values.count > choiceCountMaximum ? ", …" : "")
  }

  /// The first value of a choice that was expected; `nil` for another fault.
  fileprivate var firstChoice: String? {
    guard case .mismatch(let expected, _) = problem, expected.hasPrefix(Self.choiceBeginning) else {
      return nil
    }
    return expected.dropFirst(Self.choiceBeginning.count).split(separator: ",").first.map(
      String.init)
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " }
  }
}

extension ViewProvider {
  /// The most faults of one content that are looked for.
  private static var faultsMaximum: Int { 12 }

  /// Returns all values that the app's types can't decode, in the order in which the phone would come on them.
  ///
  /// A decoder stops at the first fault, so each is mended in a copy before the next one is asked for.
  public func faults(attributes: LazyJSON?, contentState: LazyJSON) -> [ContentFault] {
    var faults: [ContentFault] = []
    var (attributes, state) = (attributes, contentState)
    while faults.count < Self.faultsMaximum,
      let fault = fault(attributes: attributes, contentState: state)
    {
      faults.append(fault)
      let json = fault.part == .attributes ? attributes : state
      let mended = json.flatMap { json in
        json.mendings(of: fault).first { mended in
          let next =
            fault.part == .attributes
            ? self.fault(attributes: mended, contentState: state)
            : self.fault(attributes: attributes, contentState: mended)
          return next?.part != fault.part || next?.keyPath != fault.keyPath
        }
      }
      guard let mended else { break }
      if fault.part == .attributes { attributes = mended } else { state = mended }
    }
    return faults
  }
}

extension LazyJSON {
  /// Values of each kind, one of which a type probably decodes.
  private static let samples = [
    "0", "\"\"", "false", "[]", "{}", "\"https://example.com\"",
    "\"6F9619FF-8B86-4D01-B42D-00CF4FC964FF\"", "[0,0]",
  ]

  /// Returns copies in which another value stands where a fault is.
  fileprivate func mendings(of fault: ContentFault) -> [LazyJSON] {
    let steps = fault.keyPath.split { ".[]".contains($0) }.map(String.init)
    guard !steps.isEmpty else { return [] }
    let choices = fault.firstChoice.map { [JSONText.quoted($0), $0] } ?? []
    return (choices + Self.samples).map { sample in
      LazyJSON(Array(value.replacing(steps[...], by: sample).utf8))
    }
  }
}

extension JSONValue {
  /// Returns the value as JSON with another one at the end of a path.
  fileprivate func replacing(_ steps: ArraySlice<String>, by sample: String) -> String {
    guard let step = steps.first else { return sample }
    let rest = steps.dropFirst()
    if kind == .array, let index = Int(step) {
      var texts = elements.map { String(decoding: $0.source, as: UTF8.self) }
      if index < texts.count {
        texts[index] = elements[index].replacing(rest, by: sample)
      } else {
        texts.append(sample)
      }
      return "[\(texts.joined(separator: ","))]"
    }
    guard kind == .object else { return sample }
    var hasKey = false
    var texts = members.map { key, value in
      let isHere = key.text == step && !hasKey
      if isHere { hasKey = true }
      let text =
        isHere ? value.replacing(rest, by: sample) : String(decoding: value.source, as: UTF8.self)
      return "\(JSONText.quoted(key.text)):\(text)"
    }
    if !hasKey { texts.append("\(JSONText.quoted(step)):\(sample)") }
    return "{\(texts.joined(separator: ","))}"
  }
}
