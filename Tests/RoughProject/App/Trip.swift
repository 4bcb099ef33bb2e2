import SwiftData

@Model
final class Trip {
  @Attribute(.unique) var name: String
  var start: Date = Date.now

  init(name: String) { self.name = name }
}
