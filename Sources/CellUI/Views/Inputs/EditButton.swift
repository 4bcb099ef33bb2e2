/// The button that changes a list's rows, drawn as its word.
public struct EditButton: View {
  /// Makes the button.
  public init() {}

  /// The word in the tint.
  public var body: some View { Text("Edit").foregroundStyle(.tint) }
}
