public import ActivityLayouts
import StrictJSON

extension Messages {
  /// Returns a layout's fault with its place, and its remedy.
  ///
  /// - Parameters:
  ///   - fault: The fault.
  ///   - line: The line that the words stand beside, which they don't repeat; `nil` for none.
  /// - Returns: The words.
  public static func fault(_ fault: LayoutFault, fromLine line: Int? = nil) -> String {
    let path = fault.path.isEmpty ? "" : "\(shortened(fault.path)): "
    let place = fault.place.line == line ? "" : "line \(fault.place.line), "
    return "\(place)column \(fault.place.column): \(path)\(problem(fault.problem))"
  }

  private static func problem(_ problem: LayoutFault.Problem) -> String {
    switch problem {
    case .json(let problem): self.problem(problem)
    case .unknownName(let name, .style, _) where name.hasPrefix("#"):
      "\(name) is no color; write one such as #1A2B3C"
    case .unknownName(let name, let kind, let known):
      "there is no \(kind.rawValue) \(name); "
        + (known.nearest(to: name).map { "did you mean \($0)?" }
          ?? "known: \(known.isEmpty ? "none" : known.joined(separator: ", "))")
    case .viewMissing: "expected an object that names a view, such as {\"Text\": \"…\"}"
    case .viewsAmbiguous(let first, let second):
      "\(first) and \(second) in one object; a view is an object of its own"
    case .malformedBinding(let text):
      "\(text) is no binding; write {state.key} or {attributes.key}"
    case .malformedFormat(let text): "\(text) is no number's format; write one such as %.1f"
    case .tooDeep(let limit): "more than \(limit) views in one another"
    case .tooManyViews(let limit): "more than \(limit) views"
    case .tooManyBindings(let limit): "more than \(limit) bindings"
    case .textTooLong(let limit): "a text of more than \(limit) bytes"
    case .malformedType(let text): "\(text) is no type; write one such as [String: Date]?"
    case .typeTooDeep(let limit): "more than \(limit) types in one another"
    case .tooManyTypes(let limit): "more than \(limit) types"
    }
  }
}
