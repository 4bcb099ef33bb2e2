import FeedReports
import LockScreenSession
import Testing

/// Texts in colors that islet made up, which the app does not have.
@Suite struct `A made-up color` {
  @Test(arguments: [
    ("#FFC03D", "#FFC03D", true), ("#FFC03D", "#FFC83D", true), ("#FFC03D", "#FF0000", false),
    ("#FFC03D", "Title", false), ("#FFC03D80", "#FFC03D", true),
  ])
  func `is not judged`(ink: String, madeUp: String, isLeftOut: Bool) {
    let feed = ##"""
      {"layout":{"attributes-type":"T","activityBackgroundTint":"#FFC83D",
        "lock-screen":{"Text":"a","foregroundStyle":"\##(ink)"}}}
      {"app":"a","scene":"foreground"}
      {"app":"a","activity":"1","request":{"attributes-type":"T","content-state":{"n":1}}}

      """##
    var setup = Session.Setup.plain(columns: 122, rows: 40)
    setup.views.trace = TestTrace(madeUpTexts: [madeUp])
    let told = findings(on: feed, setup: setup).map(Messages.finding)
    #expect(told.contains { $0.hasPrefix("lock-screen: “a”") } == !isLeftOut, "\(told)")
  }
}
