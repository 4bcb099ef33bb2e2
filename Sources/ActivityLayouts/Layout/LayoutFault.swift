public import StrictJSON

/// A fault of a layout, with its place.
public struct LayoutFault: Error, Hashable, Sendable {
  /// A kind of names, in words.
  public enum NameKind: String, Hashable, Sendable {
    case section, view, modifier, argument, binding, font, weight, style, alignment, shape
    case dateStyle = "date style"
    case truncationMode = "truncation mode"
    case buttonStyle = "button style"
    case progressViewStyle = "progress view style"
    case labelStyle = "label style"
    case contentMode = "content mode"
    case blendMode = "blend mode"
    case point, type, transition
    case contentTransition = "content transition"
    case animation, edge
  }

  /// The rule that the layout breaks.
  public enum Problem: Hashable, Sendable {
    /// The text is not JSON, or a value is of the wrong kind.
    case json(JSONFault.Problem)
    /// A name that is not one of those known at this place.
    case unknownName(String, kind: NameKind, known: [String])
    /// An object in place of a view that names none.
    case viewMissing
    /// An object that names two views.
    case viewsAmbiguous(String, String)
    /// A brace that is not closed, or a path with an empty step.
    case malformedBinding(String)
    /// A number format that is not one of `printf`'s.
    case malformedFormat(String)
    /// More nesting than is read.
    case tooDeep(limit: Int)
    /// More views than are read.
    case tooManyViews(limit: Int)
    /// More bindings than are read.
    case tooManyBindings(limit: Int)
    /// A text of more bytes than are read.
    case textTooLong(limit: Int)
    /// A text that is not a Swift type.
    case malformedType(String)
    /// More nesting in a declared type than is read.
    case typeTooDeep(limit: Int)
    /// More declared types than are read.
    case tooManyTypes(limit: Int)
  }

  /// The place of the value or key at fault.
  public var place: JSONFault.Place
  /// The keys and indices that lead to it; empty for the whole.
  public var path: String
  /// The rule that the layout breaks.
  public var problem: Problem

  init(_ problem: Problem, at value: JSONValue) {
    place = value.place
    path = value.path
    self.problem = problem
  }

  /// Makes a fault of a member's key.
  init(_ problem: Problem, key: JSONValue, of value: JSONValue) {
    place = key.place
    path = value.path
    self.problem = problem
  }

  init(_ fault: JSONFault) {
    place = fault.place
    path = fault.path
    problem = .json(fault.problem)
  }

  /// Makes a fault of a value of the wrong kind.
  init(expected: String, at value: JSONValue) {
    self.init(value.fault(expected: expected))
  }
}
