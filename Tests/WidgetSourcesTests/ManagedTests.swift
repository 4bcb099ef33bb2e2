import Testing

@testable import WidgetSources

@Suite("Names of Core Data and maps") struct ManagedTests {
  private static let text = """
    import CoreData
    extension Trip {
      @NSManaged public var name: String
      @objc(addLegs:) @NSManaged public func addToLegs(_ value: Trip)
    }
    """

  private func copy(beside modules: Set<String>) -> String {
    let file = SourceFile(path: "/Trip.swift", bytes: Array(Self.text.utf8))
    let rewritten = RewrittenSource(of: file, modules: ["SwiftUI"], flattened: modules)
    return String(decoding: rewritten.bytes, as: UTF8.self)
  }

  @Test func `become a macro's, each in its place`() {
    let lines = copy(beside: ["CoreData"]).split(separator: "\n")
    #expect(lines[2] == "  @Managed_         var name: String")
    #expect(lines[3].hasSuffix(" @Managing_        func addToLegs(_ value: Trip)"))
    #expect(
      lines[3].count == "  @objc(addLegs:) @NSManaged public func addToLegs(_ value: Trip)".count)
  }

  @Test func `lose their attribute where the project has a module of the name`() {
    #expect(!copy(beside: []).contains("Manag"))
  }

  @Test func `have stubs, sections among them`() {
    let file = SourceFile(path: "/Trip.swift", bytes: Array(Self.text.utf8))
    let source = ModuleStubs.source(for: ["CoreData"], beside: [file])
    #expect(source.contains("macro Managed_()") && source.contains("struct SectionedFetchRequest<"))
  }

  @Test(arguments: [
    "MKDirections", "MKRoute", "MKLocalSearch", "MKMapItem", "MKPlacemark", "MKPolyline",
    "MKLookAroundScene", "MKPointAnnotation", "CLCircularRegion", "CLLocationUpdate",
  ])
  func `have a map's neighbors too`(name: String) {
    let file = SourceFile(path: "/Map.swift", bytes: Array("import MapKit".utf8))
    let source = ModuleStubs.source(for: ["MapKit"], beside: [file])
    #expect(source.contains("class \(name):") || source.contains("struct \(name) {"))
  }
}

@Test(arguments: [
  ("@MainActor static var a: @MainActor () -> Void = {}", "static var a: () -> Void = {}"),
  ("var a: (@MainActor @Sendable () async -> Void)?", "var a: ( @Sendable () async -> Void)?"),
  ("Task { @MainActor in a() }", "Task { @MainActor in a() }"),
  ("Task { @MainActor (x) in a() }", "Task { @MainActor (x) in a() }"),
])
func `code is isolated neither in declarations nor in types`(text: String, result: String) {
  let file = file(text)
  let copy = RewrittenSource(of: file, modules: [], flattened: [])
  let words = String(decoding: copy.bytes, as: UTF8.self).split(separator: "\n").last ?? ""
  #expect(words.split(separator: " ") == result.split(separator: " "))
}
