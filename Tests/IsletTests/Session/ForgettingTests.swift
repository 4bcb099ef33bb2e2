import ActivityLayouts
import Testing
import Theming

@testable import islet

@Suite struct `What a feed can give without end` {
  @Test func `so many layouts are kept, and the one given longest ago is forgotten`() throws {
    var presenter = Presenter()
    func layout(_ index: Int) throws -> ActivityLayout {
      try .parse(Array(#"{"attributes-type":"T\#(index)","lock-screen":{"Divider":{}}}"#.utf8))
    }
    for index in 0..<Presenter.layoutsMaximum { presenter.use(try layout(index)) }
    #expect(presenter.layout(for: "T0") != nil)
    // One that is given again is not the oldest any more.
    presenter.use(try layout(0))
    presenter.use(try layout(Presenter.layoutsMaximum))
    #expect(presenter.layout(for: "T0") != nil)
    #expect(presenter.layout(for: "T1") == nil)
    #expect(presenter.layout(for: "T2") != nil)
    #expect(presenter.layout(for: "T\(Presenter.layoutsMaximum)") != nil)
  }

  @Test func `so many themes are kept, and the one loaded longest ago is forgotten`() throws {
    var shelf = ThemeShelf()
    let own = shelf.names
    for index in 0..<ThemeShelf.loadedMaximum { shelf.add(try theme(named: "mine-\(index)")) }
    #expect(shelf.names.count == own.count + ThemeShelf.loadedMaximum)
    let last = try theme(named: "last")
    shelf.add(last)
    #expect(shelf.names.count == own.count + ThemeShelf.loadedMaximum)
    #expect(Array(shelf.names.prefix(own.count)) == own)
    #expect(shelf.theme(named: "mine-0") == nil)
    #expect(shelf.theme(named: "mine-1") != nil)
    #expect(shelf.names.last == "last" && shelf.current == last)
    shelf.step(by: 1)
    #expect(shelf.current.name == own[0])
  }

  private func theme(named name: String) throws -> Theme {
    let json = ##"""
      {"name":"\##(name)","title":"Mine","appearance":"dark","wallpaper":{"color":"#101010"},
       "clock":"vibrant","date":"#FFFFFF","card":"#202020C0","tint":"#FFD060",
       "foreground":["#FFFFFF","#DDDDDD","#BBBBBB","#999999"]}
      """##
    return try Theme.reading(Array(json.utf8))
  }
}
