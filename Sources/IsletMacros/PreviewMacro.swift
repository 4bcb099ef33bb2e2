import StrictJSON

/// `#Preview`: the same text as a call of `RegisteredPreview`, in a type that the program finds at run time.
///
/// The compiler checks the arguments twice: against the macro's declaration, and against an initializer of
/// `RegisteredPreview` with its labels. A previewable property is a local one of the preview's closure. The text keeps its
/// place in the file, so that the stack of one that traps names its line.
struct PreviewMacro {
  let source: String
  let discriminator: String
  /// The path of the file.
  let file: String?
  /// The line at which the source begins, from 1: with the blanks before the macro's use.
  let line: Int64?

  /// The declaration in place of the macro's use; `nil` for another macro's use.
  var expansion: String? {
    let name = "#Preview"
    guard let start, source[start...].hasPrefix(name) else { return nil }
    let call = source[start...].dropFirst(name.count)
      .split(separator: "@Previewable", omittingEmptySubsequences: false).joined()
    // Only a name made from the discriminator may be declared without being listed by the macro's declaration.
    return """
      struct \(discriminator)0_fMu_: PreviewSource {
        @MainActor static var registered: RegisteredPreview {
      \(placed("RegisteredPreview\(call)", after: source[..<start]))
        }
      }
      """
  }

  /// The place of the macro's own sign: the comments before it may hold one, too, as of a preview that is switched off.
  private var start: String.Index? {
    var rest = source[...]
    while let next = rest.first, next != "#" {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = Self.afterComment(rest)
      } else {
        rest = rest.dropFirst()
      }
    }
    return rest.isEmpty ? nil : rest.startIndex
  }

  /// Returns what comes after a comment that may hold others.
  private static func afterComment(_ text: Substring) -> Substring {
    var (rest, depth) = (text, 0)
    repeat {
      if rest.hasPrefix("/*") {
        (rest, depth) = (rest.dropFirst(2), depth + 1)
      } else if rest.hasPrefix("*/") {
        (rest, depth) = (rest.dropFirst(2), depth - 1)
      } else {
        rest = rest.dropFirst()
      }
    } while depth > 0 && !rest.isEmpty
    return rest
  }

  /// Returns the text at its place in the file.
  private func placed(_ text: String, after blanks: Substring) -> String {
    guard let file, var line else { return text }
    line += Int64(blanks.count(where: \.isNewline))
    let place = "#sourceLocation(file: \(JSONText.quoted(file)), line: \(line))"
    return [place, text, "#sourceLocation()"].joined(separator: "\n")
  }
}
