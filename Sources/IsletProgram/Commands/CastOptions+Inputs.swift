import HostIO

extension CastOptions {
  /// Checks that the output is none of the inputs, by whatever path, before anything is built or written.
  ///
  /// - Throws: The name of the input that would be lost.
  func checkOutput() throws(Failure) {
    if hasForeignName {
      throw Failure(
        .usage,
        "\(output): a recording is an asciicast or an animated SVG; name it .cast or .svg, or say "
          + "--format")
    }
    guard let input = try overwrittenInput else { return }
    throw Failure(.usage, "\(output) is \(input); give the recording another name by --out")
  }

  /// The words for the input that is the same file as the output; `nil` where none is.
  private var overwrittenInput: String? {
    get throws(Failure) {
      if case .feed(let files) = source, output != "-", files.contains(.file(output)) {
        return "the feed"
      }
      let identity =
        output == "-" ? FileIdentity(ofRegular: .standardOutput) : FileIdentity(of: output)
      guard let identity else { return nil }
      let isOutput = { (path: String) in FileIdentity(of: path) == identity }
      if case .feed(let files) = source {
        for file in files.orStandardInput where file.identity == identity { return "the feed" }
      }
      if appearance.layouts.contains(where: isOutput) { return "a layout" }
      if appearance.types.contains(where: isOutput) { return "a file of types" }
      if appearance.themeFile.map(isOutput) == true { return "the theme" }
      if appearance.assets.contains(where: { AssetFolder($0).paths.contains(where: isOutput) }) {
        return "an asset"
      }
      guard !swift.paths.isEmpty else { return nil }
      var tree = try SourceTree(swift.paths)
      return tree.read().paths.contains(where: isOutput) ? "a file of the source" : nil
    }
  }
}

extension FeedPath {
  /// The identity of the file; `nil` where there is none.
  fileprivate var identity: FileIdentity? {
    switch self {
    case .standardInput: FileIdentity(of: .standardInput)
    case .file(let path): FileIdentity(of: path)
    }
  }
}
