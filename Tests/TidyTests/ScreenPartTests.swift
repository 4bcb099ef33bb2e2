import Testing

@Suite struct `The lock screen` {
  @Test func `folds over each of its parts in each function that the part has`() throws {
    let sources = try SwiftSource.all().filter { $0.target == "LockScreenUI" }
    let code = { (source: SwiftSource) in source.words.map(\.text).joined(separator: " ") }
    let hub = code(try #require(sources.first { $0.path.hasSuffix("/LockScreen.swift") }))
    let parts = sources.filter { code($0).contains(": ScreenPart {") }
    #expect(parts.count >= 10)
    for part in parts {
      let file = part.path.split(separator: "/").last ?? ""
      let type = file.dropLast("Part.swift".count)
      let name = type.prefix(1).lowercased() + type.dropFirst()
      let own = ["advance", "isMoving", "validUntil"].filter(part.vocabulary.contains)
      for member in own + ["reset", "layers"] {
        #expect(hub.contains("\(name) . \(member)"), "\(type)")
      }
    }
  }
}
