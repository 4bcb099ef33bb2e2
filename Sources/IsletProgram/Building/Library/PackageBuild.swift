import HostIO

/// A folder in which `swift build` compiles islet's package, with the options for it.
struct PackageBuild: Equatable {
  /// The folder, SwiftPM's scratch path.
  let folder: String
  /// The options, beside those that each build has.
  let options: [String]
  /// A Boolean value indicating whether people build in it themselves.
  let isShared: Bool

  /// The options of the README's command that decide over compiling and linking.
  private static let documentedOptions = ["-Xswiftc", "-static-executable", "-Xlinker", "-s"]
  /// The number of bytes of a program in which its loader is named.
  private static let headByteCount = 4096

  /// Returns the build of the README's command, in which nearly all of the library is compiled; `nil` if the package's
  /// program is not there, or was built by another command.
  static func documented(of package: String) -> Self? {
    let folder = "\(package)/.build"
    // Built for another system, as by an SDK, a program is static, too.
    guard let release = FilePath.resolved("\(folder)/release"),
      release.hasSuffix("-unknown-linux-gnu/release"),
      let head = head(of: "\(release)/islet"), head.hasPrefix("\u{7F}ELF")
    else { return nil }
    // A dynamic program names its loader.
    if head.contains("/ld-") { return nil }
    return Self(folder: folder, options: documentedOptions, isShared: true)
  }

  /// Returns a build of its own in the cache.
  static func separate(of package: String, in cache: String) -> Self {
    Self(folder: "\(cache)/build-\(package.digest)", options: [], isShared: false)
  }

  private static func head(of path: String) -> String? {
    guard let file = try? FileDescriptor.opening(path) else { return nil }
    defer { file.close() }
    var bytes = [UInt8](repeating: 0, count: headByteCount)
    guard case .bytes(let count) = file.read(into: &bytes) else { return nil }
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  /// Returns the command that compiles a product.
  func command(for product: String, of package: String) -> [String] {
    ["swift", "build", "-c", "release", "--product", product, "--package-path", package]
      + ["--scratch-path", folder] + options
  }
}
