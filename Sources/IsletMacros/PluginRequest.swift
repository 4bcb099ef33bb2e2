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
    let expansion = expansion.map(JSONText.quoted) ?? "null"
    return #"{"expandMacroResult":{"expandedSource":\#(expansion),"diagnostics":[]}}"#
  }

  /// The source in place of a macro's use; `nil` for a use that is none of ours, which the compiler reports.
  private var expansion: String? {
    if let use = json["expandAttachedMacro"] { return Self.expansion(ofAttached: use) }
    guard let use = json["expandFreestandingMacro"], let source = use["syntax"]?["source"]?.string,
      let discriminator = use["discriminator"]?.string
    else { return nil }
    return PreviewMacro(source: source, discriminator: discriminator).expansion
  }

  /// Returns the source that a macro adds to the declaration that it is attached to, in one of its roles.
  private static func expansion(ofAttached use: JSONValue) -> String? {
    guard let declaration = use["declSyntax"]?["source"]?.string,
      let role = use["macroRole"]?.string
    else { return nil }
    switch use["macro"]?["typeName"]?.string {
    case "EntryMacro": return EntryMacro(declaration: declaration)?.expansion(as: role)
    case "PreviewableMacro": return ""
    case let other: return other.map { "#error(\"there is no macro \($0)\")" }
    }
  }
}
