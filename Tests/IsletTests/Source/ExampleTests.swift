import HeadlessRendering
import LiveActivities
import LockScreenSession
import SampleActivities
import Testing

@testable import IsletProgram

@Suite("Without previews") struct ExampleTests {
  private let now = HeadlessRun.standardMoment

  @Test func `a person's widgets show an example of each, and the built-in ones none`() {
    let own = Resources(views: ViewCatalog(widgets: SampleWidgets()), demos: [])
    #expect(own.views.examples(choices: [:], at: now).count > 1)
    #expect(Resources.samples.views.examples(choices: [:], at: now).isEmpty)
  }
}
