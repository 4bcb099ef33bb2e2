public import StrictJSON

/// What is wrong with a layout, and where.
public struct LayoutFault: Error, Hashable, Sendable {
  /// What a name should have been the name of.
  public enum NameKind: Hashable, Sendable {
    case section, view, modifier, argument, binding, font, weight, style, alignment, shape
    case dateStyle, truncationMode, buttonStyle, point, type
    case transition, contentTransition, animation, edge
  }

  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    /// It is no JSON, or a value is of another kind than what must stand there.
    case json(JSONFault.Problem)
    /// Nothing has this name; `nearest` is the known name that is most like it.
    case unknownName(String, kind: NameKind, nearest: String?)
    /// An object that should be a view names none.
    case viewMissing
    /// An object names more than one view.
    case viewsAmbiguous(String, String)
    /// A brace that is not closed, or a path that leads nowhere.
    case malformedBinding(String)
    /// A number's form that is none.
    case malformedFormat(String)
    /// More nesting than is read.
    case tooDeep(limit: Int)
    /// More views than are read.
    case tooManyViews(limit: Int)
    /// More bindings than are read.
    case tooManyBindings(limit: Int)
    /// A text of more bytes than are read.
    case textTooLong(limit: Int)
    /// What stands where a Swift type must is written like none.
    case malformedType(String)
    /// More nesting in a declared type than is read.
    case typeTooDeep(limit: Int)
    /// More declared types than are read.
    case tooManyTypes(limit: Int)
  }

  /// Where it is.
  public var place: JSONFault.Place
  /// The keys and indices that lead to it; empty for the whole.
  public var path: String
  /// What is wrong.
  public var problem: Problem

  init(_ problem: Problem, at value: JSONValue) {
    place = value.place
    path = value.path
    self.problem = problem
  }

  /// A fault of a member's key.
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

  /// A fault that says what was expected of a value.
  init(expected: String, at value: JSONValue) {
    self.init(value.fault(expected: expected))
  }
}

/// The bounds of a layout.
public enum LayoutLimits {
  /// How long a layout may be, in bytes.
  public static let byteCountMaximum = 128 * 1024
  /// How deep views may be nested.
  public static let depthMaximum = 32
  /// How many views a layout may have.
  public static let viewCountMaximum = 512
  /// How many bindings a layout may have.
  public static let bindingCountMaximum = 512
  /// How long a text may be, in bytes, as it is written and as it is shown: as long as a whole content state (AK 2.5).
  public static let textByteCountMaximum = 4096
  /// How long all texts together are that are made of a layout and a state, in bytes.
  public static let boundTextByteCountMaximum = 64 * 1024
  /// How many elements of one array are shown: a card has 10 rows.
  public static let elementCountMaximum = 64
  /// How many views are made of a layout and a state.
  public static let boundViewCountMaximum = 2048
  /// How many findings are told of a layout and a state.
  public static let findingCountMaximum = 64
  /// How many types a declared type may be made of, an enum's names among them.
  public static let typeCountMaximum = 512
}
