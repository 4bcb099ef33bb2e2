/// The declarations of a Swift file: its imports, its types, and the names at its top and within its extensions.
public struct Declarations: Sendable {
  /// The imports.
  public internal(set) var imports: [SourceFile.Import] = []
  /// The types and the extensions at the top of the file.
  public internal(set) var types: [SourceFile.TypeDeclaration] = []
  /// The names declared at the top of the file.
  public internal(set) var names: Set<String> = []
  /// The names declared within extensions, by the extended type.
  public internal(set) var extensionMembers: [String: Set<String>] = [:]
  /// The types for which alone a type is extended, as in `where Attributes == RideAttributes`, by the extended type.
  public internal(set) var extensionConditions: [String: Set<String>] = [:]
  /// The protocols that are extended for one type, so that its values are written with a point alone: `.round`.
  public internal(set) var styleExtensions: Set<String> = []
  /// The initializers declared within extensions, by the extended type, as their first labels: `hex`.
  public internal(set) var extensionInitializers: [String: Set<String>] = [:]
}
