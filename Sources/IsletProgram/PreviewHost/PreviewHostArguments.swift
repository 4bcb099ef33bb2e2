/// The command line of a preview host, after the path of its program.
struct PreviewHostArguments {
  /// The path of this program.
  let ownPath: String
  let moment: Int64
  let start: Duration
  let showsPreviews: Bool
  /// The arguments of `islet run`.
  let arguments: [String]

  /// Returns the words of the command that starts a program as a preview host.
  ///
  /// - Parameters:
  ///   - program: The program's path.
  ///   - now: The steady time, from which the previews' dates count.
  /// - Returns: The words.
  func line(of program: String, at now: Duration) -> [String] {
    let age = max(0, (now - start).nanoseconds / 1_000_000)
    return [
      program, PreviewHost.word, "\(moment)", "\(start.nanoseconds)", "\(moment + age)",
      showsPreviews ? PreviewHost.previewsWord : "feed",
    ] + arguments
  }
}
