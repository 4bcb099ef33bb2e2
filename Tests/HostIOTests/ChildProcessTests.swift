import HostIO
import Testing

@Suite struct `A process that was started` {
  @Test(arguments: [0, 1, 66, 255])
  func `ends with its status`(status: Int32) throws {
    let child = try ChildProcess(["sh", "-c", "exit \(status)"])
    #expect(child.waitForEnding() == .status(status))
  }

  @Test func `ends by a signal`() throws {
    #expect(try ChildProcess(["sh", "-c", "kill -9 $$"]).waitForEnding() == .signal(9))
  }

  @Test func `ends with its lifeline, though it never looks at that`() throws {
    let life = try ChildProcess.lifeline()
    let child = try ChildProcess(["sleep", "600"], descriptors: [4: life.far])
    child.ends(with: life.far)
    life.far.close()
    life.near.close()
    // SIGIO
    #expect(child.waitForEnding() == .signal(29))
  }

  @Test func `is no success once its ending was told to another call`() throws {
    let child = try ChildProcess(["true"])
    #expect(child.waitForEnding() == .status(0))
    #expect(child.waitForEnding() == .status(127))
  }

  @Test func `can't be one of a program that is not there`() {
    #expect(throws: SystemFault.self) { try ChildProcess(["/nonexistent/program"]) }
  }
}
