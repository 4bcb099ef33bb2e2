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
    if let use = json["expandAttachedMacro"] { return attachedExpansion(of: use) }
    guard let use = json["expandFreestandingMacro"], let source = use["syntax"]?["source"]?.string,
      let discriminator = use["discriminator"]?.string
    else { return nil }
    let macro = use["macro"]?["typeName"]?.string
    // An index of a store: there is none.
    if macro == "ModelMacro" { return "" }
    if macro == "BundleMacro" { return "Bundle.main" }
    let location = use["syntax"]?["location"]
    return PreviewMacro(
      source: source, discriminator: discriminator, file: location?["fileName"]?.string,
      line: location?["line"]?.integer
    ).expansion
  }

  /// The source that an attached macro adds.
  private func attachedExpansion(of use: JSONValue) -> String? {
    let declaration = use["declSyntax"]?["source"]?.string ?? ""
    switch (use["macro"]?["typeName"]?.string, use["macroRole"]?.string) {
    case ("EntryMacro", "accessor"): return EntryMacro(declaration: declaration)?.accessors
    case ("EntryMacro", "peer"):
      return EntryMacro(declaration: declaration)?.key(in: container(of: use))
    case ("ModelMacro", "extension"):
      guard let type = use["extendedTypeSyntax"]?["source"]?.string else { return nil }
      return "extension \(type): PersistentModel {}"
    case ("AnimatableMacro", "extension"):
      guard let type = use["extendedTypeSyntax"]?["source"]?.string else { return nil }
      return "extension \(type): Animatable {}"
    case ("ModelActorMacro", "extension"):
      guard let type = use["extendedTypeSyntax"]?["source"]?.string else { return nil }
      return "extension \(type): ModelActor {}"
    case ("ModelActorMacro", "member"): return modelActorMembers(of: use)
    case ("ManagedMacro", "accessor"):
      guard let name = EntryMacro(declaration: declaration)?.name else { return nil }
      return
        "get { managedValue_(\"\(name)\") }\nset { setManagedValue_(newValue as Any, \"\(name)\") }"
    case ("ManagedMacro", "body"): return "{}"
    case ("ModelMacro", _), ("PreviewableMacro", _), ("AnimatableMacro", _): return ""
    default: return nil
    }
  }

  /// Returns the properties of an actor with a store, and its initializer unless the author makes one.
  private func modelActorMembers(of use: JSONValue) -> String {
    let declaration = use["declSyntax"]?["source"]?.string ?? ""
    let attribute = use["attributeSyntax"]?["source"]?.string ?? ""
    let words = declaration.split { $0.isWhitespace }
    let access = words.prefix { $0 != "actor" }.contains("public") ? "public " : ""
    let properties = """
      \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor
      \(access)nonisolated let modelContainer: SwiftData.ModelContainer

      """
    guard !attribute.contains("true") else { return properties }
    return properties + """
      \(access)init(modelContainer: SwiftData.ModelContainer) {
        modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer))
        self.modelContainer = modelContainer
      }
      """
  }

  /// Returns the name of the type in which a macro is used.
  private func container(of use: JSONValue) -> String {
    let outer = use["parentDeclSyntax"]?["source"]?.string ?? ""
    let context = use["lexicalContext"]?.elements.first?["source"]?.string ?? outer
    let words = context.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.firstIndex(of: "extension").map { words[words.index(after: $0)...] }?.first
      .map(String.init) ?? ""
  }
}
