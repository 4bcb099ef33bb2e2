import Testing
import WidgetSources

@testable import IsletProgram

@Suite struct `A build that failed` {
  private static let folder = BuildFolder("/b")
  private static let slow = "unable to type-check this expression in reasonable time"

  private func error(_ text: String, in path: String = "/p/Ride.swift") -> CompilerMessage {
    CompilerMessage(severity: .error, path: path, line: 1, column: 1, text: text)
  }

  @Test func `gives the compiler more time once, and compiles long files whole once`() {
    var relaxations = Relaxations()
    let messages = [error("'a' is inaccessible"), error(Self.slow)]
    for isFirst in [true, false] {
      let (hasTime, isWhole) = (
        relaxations.allowTime(after: messages), relaxations.stopSplitting(after: messages)
      )
      #expect(hasTime == isFirst && isWhole == isFirst)
      // Another build keeps both.
      relaxations.beginBuild()
    }
    #expect(relaxations.allowsTypeCheckTime && !relaxations.splits)
  }

  @Test func `takes headers for names that they declare, and no more where these do not compile`() {
    var relaxations = Relaxations()
    func relaxes(_ message: CompilerMessage) -> Bool {
      relaxations.relaxSources(after: [message], in: Self.folder, declaring: ["Emitter"])
    }
    let lacks = error("cannot find 'Emitter' in scope")
    let other = relaxes(error("cannot find 'Other' in scope"))
    #expect(!other && relaxations.headers == .notNeeded)
    let isUsed = relaxes(lacks)
    #expect(isUsed && relaxations.headers == .used)
    let isRefused = relaxes(error("no", in: Self.folder.objectiveC))
    #expect(isRefused && relaxations.headers == .refused)
    let isUsedAgain = relaxes(lacks)
    #expect(!isUsedAgain)
    relaxations.beginBuild()
    #expect(relaxations.headers == .notNeeded)
  }

  @Test func `changes one thing at a time: the headers, then the widgets that no bundle names`() {
    var relaxations = Relaxations()
    let messages = [
      error("no", in: Self.folder.start), error("cannot find 'Emitter' in scope"),
    ]
    func relaxes() -> Bool {
      relaxations.relaxSources(after: messages, in: Self.folder, declaring: ["Emitter"])
    }
    let isFirst = relaxes()
    #expect(isFirst && relaxations.headers == .used && relaxations.listsAll)
    let isSecond = relaxes()
    #expect(isSecond && !relaxations.listsAll)
    let isThird = relaxes()
    #expect(!isThird)
    relaxations.beginBuild()
    #expect(relaxations.listsAll && relaxations.headers == .used)
  }
}
