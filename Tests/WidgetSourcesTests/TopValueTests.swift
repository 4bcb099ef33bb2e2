import Testing

@testable import WidgetSources

@Suite struct `A value at a file's top` {
  private static let text = """
    import Logging
    let logger = Logger(label: "x")
    @available(iOS 16, *)
    private let other: Logger = {
      Logger()
    }()
    struct Ride { let logger = Logger() }
    func log(_ logger: Logger) {
      logger.info()
    }
    var last = Logger()
    """

  @Test(arguments: [
    (2, "logger"), (4, "other"), (8, "log"), (11, "last"), (7, nil), (1, nil),
  ]) func `is found by its place`(line: Int, name: String?) {
    let file = file(Self.text)
    let offset = file.offset(ofLine: line, column: 14)
    #expect(offset.flatMap { file.topValue(around: $0) }?.name == name)
  }

  @Test func `is left out of a file that imports a missing module`() throws {
    let widget = "struct W: Widget { ActivityConfiguration() }"
    let file = file("\(Self.text)\n\(widget)")
    let selection = try WidgetSelection(from: [file])
    let error = CompilerMessage(
      severity: .error, path: "/a.swift", line: 2, column: 14,
      text: "cannot find 'Logger' in scope")
    var omission = Omission()
    let isMistake = !omission.leaveOut(
      [error], in: .init(of: selection, incomplete: [], activities: nil))
    let isLeftOut = omission.leaveOut(
      [error], in: .init(of: selection, incomplete: ["/a.swift"], activities: nil))
    #expect(isMistake && isLeftOut)
    let bodies = omission.bodies["/a.swift"] ?? []
    #expect(bodies.map(\.name) == ["logger"] && omission.lostNames == ["logger"])
    let copy = String(
      decoding: RewrittenSource(of: file, modules: [], bodies: bodies).bytes, as: UTF8.self)
    #expect(!copy.contains("label:") && copy.contains("private let other"))
  }
}
