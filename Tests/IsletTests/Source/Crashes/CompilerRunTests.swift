import FeedReports
import Foundation
import HostIO
import Testing

@testable import IsletProgram

/// A compiler that is a script of the shell, on a clock of its own.
@Suite struct `A compiler` {
  private static func run(_ script: String) throws -> CompilerRun {
    try CompilerRun(["/bin/sh", "-c", script], at: .zero)
  }

  @Test(arguments: ["sleep 1000", "kill -STOP $$; sleep 1000", "trap '' TERM INT; sleep 1000"])
  func `is ended after its time, and is told to be slow before`(script: String) throws {
    var run = try Self.run(script)
    let seconds = CompilerRun.timeout
    #expect(run.nextTurn == .seconds(1) && !run.isSlow)
    for (time, isSlow) in [
      (CompilerRun.slowThreshold - .milliseconds(1), false), (CompilerRun.slowThreshold, true),
      (seconds - .milliseconds(1), true),
    ] {
      #expect(run.handle(PollSet(), at: time) == nil)
      #expect(run.isSlow == isSlow && !run.hasTimedOut)
    }
    #expect(run.nextTurn == seconds)
    #expect(run.handle(PollSet(), at: seconds) == .signal(9) && run.hasTimedOut)
  }

  @Test func `that prints without end keeps no more than a limit, and is ended`() throws {
    var run = try Self.run("exec yes 'error: x'")
    var waiting = PollSet()
    for _ in 0..<200 {
      waiting.removeAll()
      run.addInterests(to: &waiting)
      try waiting.wait(timeout: .seconds(5))
      #expect(run.handle(waiting, at: .seconds(1)) == nil)
    }
    #expect(run.text.count < 5 << 20)
    #expect(run.handle(waiting, at: CompilerRun.timeout) == .signal(9))
  }

  @Test func `is over though a child of it keeps its output open`() throws {
    var run = try Self.run("echo first; (sleep 1000 &); exit 3")
    var ending: HostIO.ChildProcess.Ending?
    var waiting = PollSet()
    for _ in 0..<2000 where ending == nil {
      waiting.removeAll()
      run.addInterests(to: &waiting)
      try waiting.wait(timeout: .milliseconds(10))
      ending = run.handle(waiting, at: .seconds(1))
    }
    #expect(ending == .status(3) && !run.hasTimedOut)
    #expect(String(decoding: run.text, as: UTF8.self) == "first\n")
  }

  @Test func `that can't be started or makes nothing is named`() {
    #expect(throws: SystemFault.self) { _ = try CompilerRun(["/no/swiftc"], at: .zero) }
    let words = Messages.noCompiler("/a/swiftc", SystemFault(code: 13))
    #expect(words.hasPrefix("/a/swiftc: Permission denied; "))
    #expect(
      Messages.noProgram(of: "/a/swiftc", .notAFile)
        .hasPrefix("/a/swiftc ended without an error and without a program ("))
  }

  @Test func `is a file that may be run`() throws {
    let folder = try ShellFolder()
    _ = try folder.run(
      "mkdir d; echo x > text; echo x > run; chmod 755 run d; chmod 644 text; ln -s run link; ln -s none gone"
    )
    let paths = ["run", "link", "text", "d", "gone", "none"].map {
      folder.folder.appending(path: $0).path
    }
    #expect(paths.map(Folder.isExecutable) == [true, true, false, false, false, false])
  }
}
