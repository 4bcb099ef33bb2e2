import Compositing
import FoundationEssentials
import HeadlessRendering
import LiveActivities
import LockScreenSession
import SampleActivities
import Testing

@testable import ActivityWidgets
@testable import IsletProgram

@Suite("Without previews") struct ExampleTests {
  private let now = HeadlessRun.standardMoment

  @Test func `a person's widgets show an example of each, and the built-in ones none`() {
    let own = Resources(views: ViewCatalog(widgets: SampleWidgets()), demos: [])
    #expect(own.views.examples(of: ExampleSource(), at: now).count > 1)
    #expect(Resources.samples.views.examples(of: ExampleSource(), at: now).isEmpty)
  }

  @Test func `a dictionary has the keys by which the source asks it`() throws {
    struct State: Decodable { let data: [String: String] }
    var source = ExampleSource()
    source.keys = ["title": .text, "count": .number, "startDate": .milliseconds, "end": .seconds]
    let state = try State(
      from: ExampleDecoder(source: source, now: Date(timeIntervalSince1970: 9e8)))
    #expect(
      state.data == [
        "title": "Title", "count": "3", "startDate": "899999100000", "end": "900001800",
      ])
  }

  @MainActor @Test func `a gallery has a picture of each state in each presentation`() throws {
    let resources = Resources(views: ViewCatalog(widgets: SampleWidgets()), demos: [])
    var options = GalleryOptions()
    options.size = CellSize(columns: 49, rows: 20)
    let result = try GalleryCommand(resources: resources).run(options)
    let text = String(decoding: result.output, as: UTF8.self)
    for presentation in PreviewStates.Presentation.allCases {
      #expect(text.contains(", \(presentation.rawValue)"))
    }
  }
}
