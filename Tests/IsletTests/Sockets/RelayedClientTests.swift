import HostIO
import LiveActivities
import LockScreenSession
import StrictJSON
import Testing

@testable import IsletProgram

@Suite struct `Clients in a preview host` {
  /// A session whose client's bytes another process reads.
  private final class Host {
    var session = Session(
      Session.Setup.plain(columns: 80, rows: 24),
      showing: Timestamp(secondsSince1970: 1_795_200_000), at: .zero)
    var inputs = FeedInputs(files: [], server: nil)
    private var real = Duration.zero

    init() {
      inputs.openRelay(7, name: "client 7", kind: .client, at: .zero)
    }

    func post(_ text: String) {
      inputs.append(Array(text.utf8), toRelay: 7, at: real)
    }

    /// Takes a turn after a time.
    func replies(after time: Duration = .zero) -> RelayedReplies {
      real += time
      inputs.read(PollSet(), at: real)
      session.applyLines(of: &inputs, at: real, timedBy: { .zero })
      inputs.send(session.takeUnsentEvents())
      return inputs.takeRelayed()
    }
  }

  private static func key(_ key: String, of answer: RelayedAnswer) throws -> String? {
    var parser = JSONParser()
    return try parser.parse(answer.bytes)[key]?.string
  }

  @Test func `have answers with the numbers of their lines, and events without`() throws {
    let host = Host()
    host.post(#"{"subscribe":["events","verdicts"]}"# + "\n\n" + pushLine("start", "1") + "\n")
    // The last line's findings come a turn later.
    let replies = [host.replies(), host.replies()]
    let answers = replies.flatMap(\.answers)
    #expect(answers.compactMap(\.answer.line) == [1, 2])
    #expect(answers.count > 2 && answers.allSatisfy { $0.source == 7 })
    #expect(replies.allSatisfy { $0.wishes == [7] && $0.closed.isEmpty })
    #expect(host.replies().answers.isEmpty)
  }

  @Test func `have half a minute for the end of a line, and then no turn is due for them`() throws {
    let host = Host()
    host.post(#"{"theme":"#)
    #expect(host.replies().closed.isEmpty)
    var nextTurn = host.inputs.nextTurn
    #expect(nextTurn == FeedClient.lineMaximum)
    #expect(host.replies(after: FeedClient.lineMaximum - .milliseconds(1)).closed.isEmpty)
    let last = host.replies(after: .milliseconds(1))
    #expect(last.closed == [7])
    #expect(try Self.key("closed", of: #require(last.answers.first).answer) == "unfinished-line")
    nextTurn = host.inputs.nextTurn
    #expect(nextTurn == nil)
  }

  @Test func `go for one that waits once they have been idle`() throws {
    let host = Host()
    let isEarly = host.inputs.dismissLongestIdle(at: FeedClient.idleMaximum - .milliseconds(1))
    let isDismissed = host.inputs.dismissLongestIdle(at: FeedClient.idleMaximum)
    #expect(!isEarly && isDismissed)
    let last = host.replies()
    #expect(last.closed == [7])
    #expect(try Self.key("closed", of: #require(last.answers.first).answer) == "idle")
  }

  @Test func `are closed with their last answers once they have left`() {
    let host = Host()
    host.post(#"{"request-id":1,"activities":"all"}"#)
    #expect(host.replies().answers.isEmpty)
    host.inputs.endRelay(7, hasLeft: false)
    let last = host.replies()
    #expect(last.answers.map(\.answer.line) == [1])
    #expect(last.closed == [7])
  }

  @Test func `have their lines applied as far as there is room for answers, and then go on`() throws
  {
    let host = Host()
    let text = String(repeating: "x", count: 3500)
    for index in 0..<5 {
      host.post(pushLine("start", "\(index)", state: "{\"text\":\"\(text)\"}") + "\n")
    }
    _ = host.replies()
    host.post(String(repeating: "{\"activities\":\"all\"}\n", count: 100))
    var (turns, count) = (0, 0)
    repeat {
      let answers = host.replies().answers
      let byteCount = answers.reduce(0) { $0 + $1.answer.bytes.count }
      #expect(byteCount < 2 * FeedClient.backlogMaximum)
      count += answers.count
      turns += 1
    } while host.inputs.mayHaveLines && turns < 100
    #expect(count == 100)
    #expect(turns > 5)
  }
}
