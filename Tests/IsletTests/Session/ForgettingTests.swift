import ActivityLayouts
import FeedReports
import LockScreenUI
import LiveActivities
import Testing
import Theming

@testable import LockScreenSession

@Suite struct `What a feed can give without end` {
  @Test func `so many layouts are kept, and the one given longest ago is forgotten`() throws {
    var views = ViewCatalog()
    func layout(_ index: Int) throws -> ActivityLayout {
      try .parse(Array(#"{"attributes-type":"T\#(index)","lock-screen":{"Divider":{}}}"#.utf8))
    }
    for index in 0..<ViewCatalog.layoutsMaximum { views.add(try layout(index)) }
    #expect(views.layout(for: "T0") != nil)
    // A layout that is given again becomes the newest.
    views.add(try layout(0))
    views.add(try layout(ViewCatalog.layoutsMaximum))
    #expect(views.layout(for: "T0") != nil)
    #expect(views.layout(for: "T1") == nil)
    #expect(views.layout(for: "T2") != nil)
    #expect(views.layout(for: "T\(ViewCatalog.layoutsMaximum)") != nil)
  }

  @Test func `so many themes are kept, and the one loaded longest ago is forgotten`() throws {
    var shelf = ThemeCatalog()
    let own = shelf.names
    for index in 0..<ThemeCatalog.loadedMaximum { shelf.add(try theme(named: "mine-\(index)")) }
    #expect(shelf.names.count == own.count + ThemeCatalog.loadedMaximum)
    let last = try theme(named: "last")
    shelf.add(last)
    #expect(shelf.names.count == own.count + ThemeCatalog.loadedMaximum)
    #expect(Array(shelf.names.prefix(own.count)) == own)
    #expect(shelf.theme(named: "mine-0") == nil)
    #expect(shelf.theme(named: "mine-1") != nil)
    #expect(shelf.names.last == "last" && shelf.current == last)
    shelf.step(by: 1)
    #expect(shelf.current.name == own[0])
  }

  private func theme(named name: String) throws -> Theme {
    try Theme.reading(Array(json(named: name).utf8))
  }

  private func json(named name: String, date: String = "#FFFFFF", drift: Bool = false) -> String {
    ##"""
    {"name":"\##(name)","title":"Mine","appearance":"dark","wallpaper":{"color":"#101010"\##
    \##(drift ? #","drift":60"# : "")},"clock":"vibrant","date":"\##(date)","card":"#202020C0",\##
    "tint":"#FFD060","foreground":["#FFFFFF","#DDDDDD","#BBBBBB","#AAAAAA"]}
    """##
  }

  /// A session on a terminal that has shown a first theme of its feed.
  private func session() -> Session {
    var setup = Session.Setup.plain(columns: 80, rows: 24)
    setup.dividesWork = true
    var session = Session(setup)
    session.feed(#"{"theme":\#(json(named: "first"))}"#)
    return session
  }

  /// Draws frames until the session wants no more for now.
  private func draw(_ session: inout Session) {
    for step in 1..<8 { _ = session.frame(at: .milliseconds(17 * step)) }
  }

  @Test func `a theme that comes alone is judged at once, and others when they are shown`() {
    var session = session()
    #expect(session.themes.current.name == "first")
    for name in ["a", "b", "c"] { session.feed(#"{"theme":\#(json(named: name))}"#) }
    #expect(session.log.rejectedCount == 0)
    #expect(session.themes.current.name == "first" && session.themes.chosen.name == "c")
    draw(&session)
    #expect(session.themes.current.name == "c")
    // One that was not shown is judged when it is chosen.
    session.feed(#"{"theme":"a"}"#)
    #expect(session.themes.current.name == "c")
    draw(&session)
    #expect(session.themes.current.name == "a")
  }

  @Test(arguments: [false, true])
  func `a theme that can't be read is named when it would be shown, and forgotten`(drift: Bool) {
    var session = session()
    session.feed(#"{"theme":\#(json(named: "dark", date: "#101010", drift: drift))}"#)
    #expect(session.themes.chosen.name == "dark" && session.log.rejectedCount == 0)
    draw(&session)
    #expect(session.themes.current.name == "first" && session.themes.chosen.name == "first")
    #expect(session.themes.theme(named: "dark") == nil)
    #expect(session.screen.notice?.contains("theme dark is not shown: date") == true)
    // One that comes alone is rejected.
    session.feed(
      #"{"theme":\#(json(named: "dark", date: "#101010", drift: drift))}"#, at: .seconds(1))
    #expect(session.log.rejectedCount == 1)
    session.feed(#"{"theme":"dawn"}"#, at: .seconds(1))
    #expect(session.screen.notice == nil)
  }
}
