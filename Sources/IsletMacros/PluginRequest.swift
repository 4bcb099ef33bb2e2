import StrictJSON

/// A request of the compiler to a plug-in.
struct PluginRequest {
  private let json: JSONValue

  init(_ json: JSONValue) {
    self.json = json
  }

  /// The reply as JSON.
  var reply: String {
    if json["getCapability"] != nil {
      return #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
    }
    let expansion = expansion.map(Self.quoted) ?? "null"
    return #"{"expandMacroResult":{"expandedSource":\#(expansion),"diagnostics":[]}}"#
  }

  /// The source in place of a macro's use; `nil` for a use that is none of ours, which the compiler reports.
  private var expansion: String? {
    guard let use = json["expandFreestandingMacro"], let source = use["syntax"]?["source"]?.string,
      let discriminator = use["discriminator"]?.string
    else { return nil }
    return PreviewMacro(source: source, discriminator: discriminator).expansion
  }

  /// Returns a text as a JSON string.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case _ where scalar.value < 0x20:
        let hex = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
