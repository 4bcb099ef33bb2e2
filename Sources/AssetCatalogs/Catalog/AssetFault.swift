import StrictJSON

/// A fault in a resource, which is left out, or is read up to the fault.
public struct AssetFault: Hashable, Sendable {
  /// The file's path.
  public let path: String
  /// The line of the fault, from 1; `nil` for one of the whole file.
  public let line: Int?
  /// The reason.
  public let reason: String
  /// A Boolean value indicating whether the file's text is broken, so that Xcode refuses it.
  public let isBroken: Bool

  /// Makes a fault of a whole file, which Xcode may build all the same.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - reason: The reason.
  public init(path: String, reason: String) {
    (self.path, self.reason) = (path, reason)
    (line, isBroken) = (nil, false)
  }

  /// Makes a fault of a file that Xcode refuses.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - line: The line, from 1.
  ///   - reason: The reason.
  public init(path: String, brokenAt line: Int, reason: String) {
    (self.path, self.line, self.reason) = (path, line, reason)
    isBroken = true
  }

  /// Makes the fault of a file that is no JSON.
  init(path: String, _ fault: JSONFault) {
    self.init(path: path, brokenAt: fault.place.line, reason: fault.words)
  }

  /// Makes the fault of a file of strings or a property list that is broken.
  init(path: String, _ fault: StringsFile.Fault) {
    self.init(path: path, brokenAt: fault.line, reason: fault.words)
  }

  /// Makes the fault of JSON that is no object; `nil` for an object.
  init?(path: String, unlessObject value: JSONValue) {
    guard value.kind != .object else { return nil }
    self.init(
      path: path, brokenAt: value.place.line, reason: "expected an object, found \(value.summary)")
  }

  /// Searches a property list, as Info.plist, for the first fault in its text; `nil` for one without, and for one in a form
  /// that is not checked: the binary form, and that with braces.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - path: The file's path.
  public init?(inPropertyList bytes: [UInt8], path: String) {
    guard !bytes.starts(with: "bplist".utf8) else { return nil }
    guard let text = StringsFile.text(of: bytes) else {
      self.init(path: path, brokenAt: 1, reason: StringsFile.unknownEncoding)
      return
    }
    let start = text.first { !$0.isWhitespace }
    if let start, "{/(".contains(start) { return nil }
    guard start == "<" else {
      let found = start.map { "\"\($0)\"" } ?? "the end of the file"
      self.init(path: path, brokenAt: 1, reason: "expected <plist>, found \(found)")
      return
    }
    guard let fault = XMLElement.fault(in: Array(text.utf8)) else { return nil }
    self.init(path: path, fault)
  }
}

extension JSONFault {
  /// The fault in words, without its place.
  fileprivate var words: String {
    if case .unexpected(let expected, let found) = problem {
      return "expected \(expected), found \(found)"
    }
    if case .unfinished(let part) = problem {
      return "the JSON ends within \("aeiou".contains(part.prefix(1)) ? "an" : "a") \(part)"
    }
    if case .missingComma = problem { return "a comma is missing before this value" }
    if case .trailingComma = problem { return "a comma with nothing after it" }
    return "this is no JSON"
  }
}
