import Foundation
import HostIO
import Testing

@Suite(.waitsForPrograms) struct `A watcher whose connection ends` {
  /// Runs `islet watch` against a server that writes a text and goes.
  ///
  /// - Returns: The errors that it prints, and its ending.
  private func watch(_ text: String) throws -> (errors: String, ending: ChildProcess.Ending) {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "cut-\(UUID().uuidString.prefix(8))").path
    let server = try SocketServer(path: path)
    let errors = try ChildProcess.pipe()
    let process = try ChildProcess(
      [TerminalSession.program, "watch", "--socket", path],
      descriptors: [1: .standardError, 2: errors.far])
    errors.far.close()
    var waiting = PollSet()
    waiting.add(server.descriptor, for: .reading)
    try waiting.wait(timeout: .seconds(60))
    let client = try #require(try server.descriptor.acceptClient())
    try client.writeAll(Array(text.utf8))
    client.shutDown()
    client.close()
    let ending = process.waitForEnding()
    let said = try errors.near.readToEnd(limit: 10_000)
    errors.near.close()
    return (String(decoding: said, as: UTF8.self), ending)
  }

  @Test func `within a line says so, and ends as one that was left alone`() throws {
    let cut = try watch(#"{"time":1,"stream":"alert","mess"#)
    #expect(cut.ending == .status(69))
    #expect(cut.errors.contains("ended the connection within a line: more than 1048576 bytes"))
  }

  @Test func `between two lines ends as islet itself did`() throws {
    let whole = try watch(#"{"time":1,"stream":"alert","message":"a"}"# + "\n")
    #expect(whole.ending == .status(0) && whole.errors.isEmpty)
  }
}
