import FeedReports
import HostIO
@testable import LockScreenSession
import TestSupport
import Testing

@testable import IsletProgram

@Suite struct `The breadcrumb of the code that runs` {
  @Test func `tells another process whether islet made up its values`() throws {
    let folder = try TemporaryFolder()
    let file = try FileDescriptor.creatingForBoth(folder.path("breadcrumb"))
    defer { file.close() }
    let trace = CodeBreadcrumb(file: file)
    let place = CodePlace(attributesType: "T", presentation: "minimal", state: "{}", digest: 1)
    func noted() -> (place: CodePlace, isMadeUp: Bool)? {
      CodeBreadcrumb.place(in: CodeBreadcrumb.bytes(of: file))
    }
    trace.enter(place)
    #expect(noted()?.place == place && noted()?.isMadeUp == false)
    trace.leave()
    #expect(noted() == nil)
    trace.addMadeUp("T", texts: [])
    trace.enter(place)
    #expect(noted()?.place == place && noted()?.isMadeUp == true)
  }

  @Test func `tells the stops of made-up values alone`() throws {
    let content = Array("{}".utf8)
    let trace = CodeBreadcrumb(file: FileDescriptor(-1))
    for presentation in ["lock screen", "minimal", "expanded leading"] {
      let reason = presentation == "minimal" ? "B.swift:2 stopped" : "A.swift:1 stopped"
      trace.add(
        reason, at: CodePlace(presentation, of: "T", content: content))
    }
    #expect(trace.madeUpStops(of: "T", contentState: content).isEmpty)
    trace.addMadeUp("T", texts: [])
    #expect(
      trace.madeUpStops(of: "T", contentState: content) == [
        MadeUpStop(
          presentations: ["lock screen", "expanded leading"], reason: "A.swift:1 stopped"),
        MadeUpStop(presentations: ["minimal"], reason: "B.swift:2 stopped"),
      ])
    #expect(trace.madeUpStops(of: "T", contentState: Array("{\"a\":1}".utf8)).isEmpty)
  }

  @Test(arguments: [
    ("Image", true), ("image", true), ("coin-AAPL", true), ("imageless", false), ("logo", false),
  ])
  func `tells a name that islet made up from an author's`(name: String, isMadeUp: Bool) {
    let trace = CodeBreadcrumb(file: FileDescriptor(-1))
    #expect(!trace.isMadeUp(name, of: "T"))
    trace.addMadeUp("T", texts: ["Image", "AAPL"])
    #expect(trace.isMadeUp(name, of: "T") == isMadeUp && !trace.isMadeUp(name, of: "U"))
  }
}
