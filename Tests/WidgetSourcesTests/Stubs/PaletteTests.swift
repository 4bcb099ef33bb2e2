import Testing

@testable import WidgetSources

@Suite struct `Colors and fonts of a file that is not given` {
  @Test func `a member of such a color is a color`() {
    let text = "Color(hex: c).textColor(2).dark"
    let file = SourceFile(path: "/P/A.swift", bytes: Array(text.utf8))
    var members = MissingMembers()
    for (column, name) in [(1, "textColor"), (1, "textColor"), (28, "dark")] {
      let message = CompilerMessage(
        severity: .error, path: "/P/A.swift", line: 1, column: name == "dark" ? column : 15,
        text: "value of type 'Color' has no member '\(name)'")
      _ = members.add(message, in: file)
    }
    #expect(members.names == ["Color.dark", "Color.textColor()"])
    #expect(members.source.contains("func `textColor`(_ _0: Any) -> Color { self }"))
    #expect(members.source.contains("var `dark`: Color { self }"))
  }

  private static let text = """
    import SwiftUI
    import WidgetKit
    let a = Text(name).font(AppFont.display(20, weight: .bold)).foregroundStyle(AppColor.accent)
    let b = Text(name).font(AppFont.display(12)).padding(AppSpacing.small)
    let c = Theme.card.opacity(0.2), d = AppFont.display(.size(12)), e = CMTime.zero
    struct Ride: Widget { ActivityConfiguration(for: A.self) { a } }
    """
  private let file = SourceFile(path: "/P/Live.swift", bytes: Array(text.utf8))

  private func error(_ name: String, _ line: Int, nearMiss: String? = nil) throws -> CompilerMessage
  {
    let words = try #require(file.line(line))
    let place = try #require(words.firstRange(of: name)).lowerBound
    return CompilerMessage(
      severity: .error, path: file.path, line: line,
      column: words.utf8.distance(from: words.startIndex, to: place) + 1,
      text: "cannot find '\(name)' in scope" + (nearMiss.map { "; did you mean '\($0)'?" } ?? ""))
  }

  @Test func `have plain ones in their place, and are told as names that no file declares`() throws
  {
    var omission = Omission()
    let errors = try [
      error("AppFont", 3), error("AppColor", 3), error("AppFont", 4), error("AppSpacing", 4),
    ]
    let stands = omission.leaveOut(
      errors, in: .init(of: try WidgetSelection(from: [file]), incomplete: [], activities: nil))
    #expect(stands && omission.lacksOnlyNames)
    #expect(omission.stubs.names == ["AppColor", "AppFont", "AppSpacing"])
    let source = omission.stubs.source
    for declaration in [
      "static func `display`(_ _0: Any, weight _1: Font.Weight) -> Font",
      "static func `display`(_ _0: Any) -> Font", "static var `accent`: Color",
      "static var `small`: CGFloat",
    ] {
      #expect(source.contains(declaration), "\(source)")
    }
  }

  @Test(arguments: [("", true), ("; did you mean 'Ride'?", false)])
  func `a widget of a file that is not given leaves the bundle, and is told as such a name`(
    suggestion: String, isName: Bool
  ) throws {
    let text = """
      import WidgetKit
      struct Ride: Widget { ActivityConfiguration(for: A.self) { a } }
      @main struct Rides: WidgetBundle { var body: some Widget { Ride(); Battery() } }
      """
    let file = SourceFile(path: "/P/Live.swift", bytes: Array(text.utf8))
    var omission = Omission()
    let isLeftOut = omission.leaveOut(
      [
        CompilerMessage(
          severity: .error, path: file.path, line: 3, column: 68,
          text: "cannot find 'Battery' in scope\(suggestion)")
      ],
      in: .init(of: try WidgetSelection(from: [file]), incomplete: [], activities: nil))
    #expect(isLeftOut && omission.hasMistakes && omission.lacksOnlyNames == isName)
  }

  @Test func `stay errors where a known name is near, and where they are a framework's`() throws {
    for message in try [error("AppFont", 4, nearMiss: "Font"), error("CMTime", 5)] {
      var omission = Omission()
      let stands = omission.leaveOut(
        [message],
        in: .init(of: try WidgetSelection(from: [file]), incomplete: [], activities: nil))
      #expect(!stands && omission.stubs.isEmpty, "\(message.text)")
    }
  }
}
