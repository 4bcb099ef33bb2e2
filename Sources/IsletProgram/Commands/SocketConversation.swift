import ActivityFeed
import FeedReports
import HostIO
import StrictJSON

/// `islet send` and `islet watch`: a client's end of a running islet's socket.
struct SocketConversation {
  /// The file that a sender posts.
  private struct Posting {
    enum Phase {
      case reading
      case flushing
      /// The sender waits for the answer on the line that it adds as a mark of the end.
      case awaitingLast
      case answered
    }

    let file: FeedInputs.File
    var phase = Phase.reading
    var hasInput = false
    /// The file's descriptor; `nil` once it was read to its end.
    var input: FileDescriptor? { phase == .reading ? file.descriptor : nil }
  }

  private let descriptor: FileDescriptor
  private let format: ReportFormat
  /// The name of the posted file, which verdicts carry where there are several; otherwise `nil`.
  private let shownName: String?
  /// The file that is posted; `nil` for a watcher.
  private var posting: Posting?
  private var outbox = Outbox()
  private var framer = FeedFramer()
  private var parser = JSONParser()
  private var buffer = [UInt8](repeating: 0, count: 64 * 1024)
  /// A Boolean value indicating whether islet has ended the connection within a line.
  private var isCutOff = false
  /// The number of lines with an unexpected verdict.
  private var failureCount = 0
  /// The reason that islet gave for ending the connection.
  private var closing: String?
  private let path: String
  /// The time from which the conversation says that it waits; `nil` once that has passed.
  private var noticeTime: Duration?
  private var hasContact = false
  /// The time without any bytes after which a conversation says what it waits for.
  static let noticeDelay = Duration.seconds(1)
  /// The identifier of a sender's subscription.
  private static let firstRequest = "islet send: verdicts"
  /// The identifier of the last line.
  private static let lastRequest = "islet send: that is all"

  /// Posts the lines of files and prints the verdict on each.
  ///
  /// - Returns: `success`, or `findings` when a line was rejected or dropped that did not expect it.
  static func send(_ options: ClientOptions) throws(Failure) -> CommandResult {
    FileDescriptor.ignoreBrokenPipes()
    var failureCount = 0
    // Each file has a connection of its own, so that its lines are counted from 1.
    for path in options.files.orStandardInput {
      let file = try FeedInputs.File(opening: path)
      var conversation = try SocketConversation(
        options, posting: file, naming: options.files.count > 1, subscribingTo: "verdicts")
      defer {
        conversation.descriptor.close()
        file.close()
      }
      try conversation.run()
      guard conversation.posting?.phase == .answered else { throw conversation.unanswered }
      failureCount += conversation.failureCount
    }
    return CommandResult(code: failureCount == 0 ? .success : .findings)
  }

  /// Prints events as they come, until islet or the reader of the output ends.
  static func watch(_ options: ClientOptions) throws(Failure) -> CommandResult {
    FileDescriptor.ignoreBrokenPipes()
    var conversation = try SocketConversation(options, posting: nil, subscribingTo: "events")
    defer { conversation.descriptor.close() }
    try conversation.run()
    guard conversation.closing == nil else { throw conversation.unanswered }
    if conversation.isCutOff { throw Failure(.unavailable, Messages.cutOff(conversation.path)) }
    return CommandResult()
  }

  private init(
    _ options: ClientOptions, posting file: FeedInputs.File?, naming namesFile: Bool = false,
    subscribingTo stream: String
  ) throws(Failure) {
    format = options.format
    shownName = namesFile ? file?.name : nil
    path = options.socket.pathOrDefault
    posting = file.map { Posting(file: $0) }
    descriptor = try Self.connected(to: path)
    descriptor.makeNonBlocking()
    noticeTime = HostClock.monotonic + Self.noticeDelay
    if options.showsActivities { _ = outbox.append(Array("{\"activities\":\"all\"}\n".utf8)) }
    let request = file == nil ? "" : ",\"request-id\":\"\(Self.firstRequest)\""
    _ = outbox.append(Array("{\"subscribe\":[\"\(stream)\"]\(request)}\n".utf8))
  }

  /// Connects, and says that it waits where the queue is full.
  private static func connected(to path: String) throws(Failure) -> FileDescriptor {
    do {
      if let descriptor = try FileDescriptor.connecting(to: path, within: noticeDelay) {
        return descriptor
      }
      Messages.write(["islet: socket \(path): its queue is full; waiting for a place in it"])
      while true {
        if let descriptor = try FileDescriptor.connecting(to: path, within: .seconds(60)) {
          return descriptor
        }
      }
    } catch {
      throw Failure(.unavailable, Messages.unreachable(error))
    }
  }

  /// The failure of a conversation that islet has ended.
  private var unanswered: Failure {
    Failure(
      .unavailable, closing.map { "socket \(path): \($0)" } ?? Messages.unanswered(path))
  }

  private mutating func post(from input: FileDescriptor) throws(Failure) {
    switch input.read(into: &buffer) {
    case .bytes(let count):
      posting?.hasInput = true
      _ = outbox.append(Array(buffer[..<count]))
    case .wouldBlock: break
    case .end:
      // The file may lack its last line's end.
      let last = "\n{\"subscribe\":[],\"request-id\":\"\(Self.lastRequest)\"}\n"
      _ = outbox.append(Array(last.utf8))
      posting?.phase = .flushing
    case .failed(let fault): throw Failure(.ioError, "reading: \(fault.reason)")
    }
  }

  /// Reads and prints the lines that have come.
  ///
  /// - Returns: `false` once no more will come, or once a watcher's output has no reader.
  private mutating func printLines() -> Bool {
    while true {
      switch descriptor.read(into: &buffer) {
      case .bytes(let count):
        hasContact = true
        framer.append(buffer[..<count])
      case .wouldBlock: return true
      case .end, .failed:
        isCutOff = framer.holdsBytes
        return false
      }
      var text: [UInt8] = []
      while case .object(let range, _)? = framer.next() { text += words(in: range) }
      do {
        try FileDescriptor.standardOutput.writeAll(text)
      } catch {
        // The reader of the output has gone. A sender goes on, since its lines are to be posted.
        guard posting != nil else { return false }
      }
    }
  }

  private mutating func words(in range: Range<Int>) -> [UInt8] {
    guard let value = try? parser.parse(framer.buffer, in: range) else { return [] }
    if value["request-id"]?.isString(Self.firstRequest) == true { return [] }
    if value["request-id"]?.isString(Self.lastRequest) == true {
      if posting?.phase == .awaitingLast { posting?.phase = .answered }
      return []
    }
    if value["closed"] != nil {
      closing = value["message"]?.string
      return []
    }
    if value["failure"]?.bool == true { failureCount += 1 }
    switch format {
    case .json:
      guard let shownName else { return framer.buffer[range] + [UInt8(ascii: "\n")] }
      var head = JSONLine()
      head.add("file", shownName)
      return Array("\(head.object.dropLast()),".utf8) + framer.buffer[range].dropFirst()
        + [UInt8(ascii: "\n")]
    case .text:
      let name = shownName.map { "\(Messages.harmless($0)) " } ?? ""
      return Array("\(name)\(Messages.received(value))\n".utf8)
    }
  }
}

extension SocketConversation: LoopParticipant {
  mutating func update(at now: Duration) -> Void? {
    guard let noticeTime, noticeTime <= now else { return nil }
    self.noticeTime = nil
    if !hasContact {
      Messages.write(["islet: socket \(path): waiting for islet to accept the connection"])
    } else if let posting, let input = posting.input, !posting.hasInput, !input.isTerminal {
      Messages.write(["islet: \(posting.file.name): waiting for lines"])
    }
    return nil
  }

  func addInterests(to waiting: inout PollSet) {
    waiting.add(descriptor, for: outbox.isEmpty ? .reading : .readingAndWriting)
    if let input = posting?.input, outbox.isEmpty { waiting.add(input, for: .reading) }
    // A watcher without a reader ends; lines are posted whether their verdicts are read or not.
    if posting == nil { waiting.add(.standardOutput, for: .hangingUp) }
  }

  func nextTurn(at now: Duration) -> Duration? { noticeTime }

  mutating func handle(_ ready: PollSet, at now: Duration) throws(Failure) -> Void? {
    if posting == nil, !ready.readiness(of: .standardOutput).isEmpty { return () }
    if let input = posting?.input, !ready.readiness(of: input).isEmpty { try post(from: input) }
    // A failed write is no end, since the other side may have written before it closed.
    _ = outbox.flush(to: descriptor)
    if posting?.phase == .flushing, outbox.isEmpty {
      posting?.phase = .awaitingLast
      descriptor.shutdownWriting()
    }
    return printLines() ? nil : ()
  }
}

extension LockScreenOptions.SocketChoice {
  fileprivate var pathOrDefault: String {
    switch self {
    case .defaultPath: SocketServer.defaultPath
    case .path(let path): path
    }
  }
}
