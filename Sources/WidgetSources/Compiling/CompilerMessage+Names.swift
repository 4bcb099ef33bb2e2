extension CompilerMessage {
  /// The error with its line, as the reason why code is left out.
  var reason: String { "line \(line): \(text)" }

  /// The name in "cannot find 'Ride' in scope", in "module 'Rides' has no member named 'Ride'", in "no type named 'Ride' in
  /// module 'Rides'", and in "cannot call value of non-function type 'module<Ride>'", where a type has its module's name; `nil`
  /// in other messages.
  public var missingName: String? {
    let parts = text.split(separator: "'")
    guard parts.count > 1 else { return nil }
    if text.hasPrefix("cannot find") || text.hasPrefix("no type named '") {
      return String(parts[1])
    }
    if text.hasPrefix("module '"), parts.count > 3, parts[2] == " has no member named " {
      return String(parts[3])
    }
    guard text.hasPrefix("cannot call value of non-function type 'module<") else { return nil }
    return String(parts[1].dropFirst("module<".count).dropLast())
  }

  /// The name or the member that no file declares; `nil` in other messages.
  public var undeclaredName: String? { missingName ?? missingMember }

  /// A Boolean value indicating whether a type's name is missing.
  var isOfType: Bool { missingName?.first?.isUppercase == true }

  /// A Boolean value indicating whether a name is missing that begins with two capitals, as those of any framework do:
  /// `AVPlayer`, `GADBannerView`.
  var isOfFramework: Bool {
    let name = missingName ?? ""
    return name.count > 3 && name.prefix(2).allSatisfy { $0.isASCII && $0.isUppercase }
  }

  /// A Boolean value indicating whether a name of Apple's frameworks is missing that no widget draws with, such as `CGContext`,
  /// `vDSP` and `#selector`.
  var isOfAppleFramework: Bool {
    if text.hasPrefix("'#selector' can only") || text.hasPrefix("'#keyPath' can only") {
      return true
    }
    // A constant of an app's own may have capitals alone.
    guard let name = missingName, name.contains(where: \.isLowercase) else { return false }
    return Self.applePrefixes.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isLowercase != true
    } || ["mach_", "simd_", "vDSP", "vImage"].contains(where: name.hasPrefix)
  }

  private static let applePrefixes = [
    "AC", "AV", "BG", "CA", "CB", "CF", "CG", "CI", "CK", "CL", "CM", "CN", "CT", "EK", "GK", "HK",
    "IN", "LA", "MF", "MK", "MP", "MT", "NW", "PH", "PK", "SC", "SK", "UI", "UN", "VN", "WC", "WK",
    "kCF", "kCG", "kSec",
  ]

  /// A Boolean value indicating whether the symbol of an asset is missing, as in `Image(.logo)`.
  var isOfAsset: Bool {
    ["ColorResource", "ImageResource"].contains(memberOfType?.type)
  }

  /// A Boolean value indicating whether a color is missing, which may be an asset's, as in `.foregroundStyle(.logo)`.
  var isOfColor: Bool {
    ["Color", "ShapeStyle"].contains(memberOfType?.type) && memberOfType?.isValue == false
  }

  /// A Boolean value indicating whether the compiler knows a name like the one that is missing.
  public var resemblesKnown: Bool { text.contains("; did you mean ") }

  /// A Boolean value indicating whether a text is called as a function.
  var isOfTextCall: Bool { text.hasPrefix("cannot call value of non-function type 'String'") }

  /// A Boolean value indicating whether a name or a member is missing.
  var isOfNames: Bool { missingName != nil || memberOfType != nil }

  /// A Boolean value indicating whether a call, an argument or a member does not fit, as where a missing module adds a form
  /// of its own: `.font(.title(20))`, `Text(date.timeAgo())`.
  var isOfCall: Bool { Self.callProblems.contains(where: text.contains) }

  private static let callProblems =
    argumentProblems + [
      "cannot be resolved without a contextual type", "cannot call value of non-function type",
      "cannot conform to 'View'", "cannot infer contextual base", "generic parameter",
      "is a function that produces expected type",
    ]

  /// A Boolean value indicating whether a call of known names has other arguments than these take.
  var isOfArguments: Bool {
    !isOfNames && Self.argumentProblems.contains(where: text.contains)
  }

  private static let argumentProblems = [
    "argument passed to call", "cannot convert value of type '", "' requires that '",
    "extra argument", "extraneous argument label", "incorrect argument label", "missing argument",
    "no exact matches in",
  ]

  /// The name in "unknown attribute 'Shared'"; `nil` in other messages.
  var unknownAttribute: String? {
    guard text.hasPrefix("unknown attribute '") else { return nil }
    return text.split(separator: "'").dropFirst().first.map(String.init)
  }

  /// The name in "value of type 'Ride' has no member 'speed'"; `nil` in other messages.
  var missingMember: String? { memberOfType?.name }

  /// The names in "type 'Font?' has no member 'title4'", and whether a value has not the member; `nil` in other messages.
  public var memberOfType: (type: String, name: String, isValue: Bool)? {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    guard let place = parts.firstIndex(where: { $0.hasSuffix(" has no member ") }), place > 0,
      place + 1 < parts.count
    else { return nil }
    let type = parts[place - 1]
    let plain = type.hasSuffix("?") ? type.dropLast() : type
    return (String(plain), String(parts[place + 1]), parts[0].hasPrefix("value of"))
  }
}

extension CompilerMessage {
  /// Returns whether a type is missing that is made as the intent of a button or a toggle: `Button(intent: StopRide())`.
  func isOfIntent(in file: SourceFile) -> Bool {
    guard isOfType, let use = use(in: file), use.place == "intent", use.path.count == 1 else {
      return false
    }
    return use.isPathCalled
  }

  /// Returns whether a type is missing of which a member is used, as that of an app's colors: `AppColor.accent`.
  func isOfPalette(in file: SourceFile) -> Bool {
    guard isOfType, !isOfFramework, !isOfAppleFramework, let use = use(in: file) else {
      return false
    }
    return use.path.count > 1
  }

  /// Returns the error with the color's type in place of "reference to member 'brand' cannot be resolved without a contextual
  /// type", which is said of `return .brand` in a function that gives an optional color; any other error as it is.
  func namingColor(in file: SourceFile) -> CompilerMessage {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count > 2, parts[0] == "reference to member ",
      text.hasSuffix("cannot be resolved without a contextual type"),
      use(in: file)?.resultType == "Color"
    else { return self }
    var message = self
    message.text = "type 'Color' has no member '\(parts[1])'"
    return message
  }

  /// Returns the use of the name at the error's place.
  private func use(in file: SourceFile) -> NameUse? {
    guard let offset = file.offset(ofLine: line, column: column),
      let index = file.tokens.firstIndex(where: { $0.range.upperBound > offset })
    else { return nil }
    return NameUse(file, at: index)
  }
}
