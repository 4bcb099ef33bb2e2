import ActivityLayouts
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
    let json = ##"""
      {"name":"\##(name)","title":"Mine","appearance":"dark","wallpaper":{"color":"#101010"},
       "clock":"vibrant","date":"#FFFFFF","card":"#202020C0","tint":"#FFD060",
       "foreground":["#FFFFFF","#DDDDDD","#BBBBBB","#999999"]}
      """##
    return try Theme.reading(Array(json.utf8))
  }
}
