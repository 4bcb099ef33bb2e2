/// The packages of others that a manifest, `Package.swift`, names.
public struct PackageManifest: Sendable {
  /// The longest manifest that is read, in bytes.
  public static let byteCountMaximum = 1 << 20

  /// The addresses, by the packages' names in small letters.
  private var addresses: [String: String] = [:]
  /// The names of packages in small letters, by their products.
  private var packages: [String: String] = [:]

  /// Reads a manifest.
  public init(_ bytes: [UInt8]) {
    let tokens = SwiftTokenizer(bytes, readsInterpolations: false).tokens
    let words = tokens.map { token in
      String(decoding: bytes[token.range], as: UTF8.self).filter { $0 != "\"" }
    }
    for index in words.indices where tokens[index].kind == .text {
      switch Self.label(before: index, in: words) {
      case "url":
        let last = words[index].split(separator: "/").last.map(String.init) ?? ""
        let name = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
        addresses[name.lowercased()] = words[index]
      case "package":
        // A product's own name stands before its package's: `.product(name: "Lines", package: "lines")`.
        guard index >= 4, Self.label(before: index - 4, in: words) == "name" else { continue }
        packages[words[index - 4]] = words[index].lowercased()
      default: continue
      }
    }
  }

  /// Returns the word before the colon before a place.
  private static func label(before index: Int, in words: [String]) -> String? {
    index >= 2 && words[index - 1] == ":" ? words[index - 2] : nil
  }

  /// Returns the address of the package that has a module; `nil` for a module of no package of others.
  public func address(of module: String) -> String? {
    addresses[packages[module] ?? module.lowercased()]
  }
}
