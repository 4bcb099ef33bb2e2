/// The command line of a preview host, after the path of its program.
struct PreviewHostArguments {
  /// The path of this program.
  let ownPath: String
  let moment: Int64
  let start: Duration
  let showsPreviews: Bool
  /// The arguments of `islet run`.
  let arguments: [String]

  func line(of program: String) -> [String] {
    [
      program, PreviewHost.word, "\(moment)", "\(start.nanoseconds)",
      showsPreviews ? PreviewHost.previewsWord : "feed",
    ] + arguments
  }
}
