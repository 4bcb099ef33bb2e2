/// `#Preview`: the same text as a call of `RegisteredPreview`, in a type that the program finds at run time.
///
/// The compiler checks the arguments twice: against the macro's declaration, and against an initializer of
/// `RegisteredPreview` with its labels. A previewable property is a local one of the preview's closure.
struct PreviewMacro {
  let source: String
  let discriminator: String

  /// The declaration in place of the macro's use; `nil` for another macro's use.
  var expansion: String? {
    let name = "#Preview"
    guard let start = source.firstIndex(of: "#"), source[start...].hasPrefix(name) else {
      return nil
    }
    let call = source[start...].dropFirst(name.count)
      .split(separator: "@Previewable", omittingEmptySubsequences: false).joined()
    // Only a name made from the discriminator may be declared without being listed by the macro's declaration.
    return """
      struct \(discriminator)0_fMu_: PreviewSource {
        @MainActor static var registered: RegisteredPreview {
          RegisteredPreview\(call)
        }
      }
      """
  }
}
