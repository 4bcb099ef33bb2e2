import FeedReports
import HostIO
import LiveActivities
import LockScreenSession

/// All sources of lines: a demo, files one after another, and the clients of a socket side by side.
///
/// It reads bytes into streams, of which a session takes lines; it knows no session.
struct FeedInputs: ~Copyable {
  /// The most bytes of a file that are read in a turn, so that a flood leaves time for keys, frames and clients.
  static let bytesPerTurn = 64 * 1024
  /// The most bytes of a client that are read in a turn.
  static let clientBytesPerTurn = 4 * 1024
  /// The most lines that are applied in a turn.
  static let linesPerTurn = 500
  /// The time after which a turn applies no further line: a line may hold a layout or a theme, which take longer than
  /// thousands of updates.
  static let turnMaximum = Duration.milliseconds(10)

  /// A file, or standard input.
  struct File {
    let path: FeedPath
    let descriptor: FileDescriptor

    /// The name for people.
    var name: String { path.name }

    /// The kind of source that the descriptor is.
    var kind: FeedSourceKind {
      guard descriptor.isRegularFile else { return .stream }
      return path == .standardInput ? .redirectedFile : .file
    }

    /// Closes a file; standard input stays open.
    func close() { if path != .standardInput { descriptor.close() } }
  }

  /// The open sources.
  var sources: [FeedSource] = []
  /// A Boolean value indicating whether more lines may be due now.
  var mayHaveLines = false
  private var files: ArraySlice<File>
  /// A Boolean value indicating whether there are files at all, beside a demo and clients.
  private let hasFiles: Bool
  var listener: ClientListener
  /// The number of clients so far.
  var clientCount = 0
  private var buffer = [UInt8](repeating: 0, count: FeedInputs.bytesPerTurn)
  private var clientBuffer = [UInt8](repeating: 0, count: FeedInputs.clientBytesPerTurn)
  /// The start of the first file's scenario, until that file is opened.
  private var start: Timestamp?
  /// The answers and the ends of relayed sources that were not yet told.
  var relayed = RelayedReplies()
  /// The first file that could not be read to its end.
  private(set) var failure: (name: String, fault: SystemFault)?

  /// Makes inputs.
  ///
  /// - Parameters:
  ///   - files: The files, one after another.
  ///   - server: The server of clients.
  ///   - demo: A demo beside them.
  ///   - start: The start of the scenario in the first file, whose reading takes time; `nil` if there is none in it.
  init(
    files: [File], server: consuming SocketServer?, demo: FeedStream? = nil,
    startingAt start: Timestamp? = nil
  ) {
    self.files = files[...]
    hasFiles = !files.isEmpty
    listener = ClientListener(server)
    if let demo { sources.append(FeedSource(stream: demo, descriptor: nil)) }
    self.start = start
    openNextFile()
  }

  /// A Boolean value indicating whether all files are read.
  var isAtEnd: Bool { !sources.contains { $0.isFile } }

  /// A Boolean value indicating whether there were files, and all are read.
  var hasEndedFiles: Bool { hasFiles && isAtEnd }

  /// The time of the next line that waits for it, on the device's clock.
  var nextDue: Timestamp? { sources.compactMap(\.stream.nextDue).min() }

  /// A Boolean value indicating whether a demo plays the person.
  var isTour: Bool { sources.contains { $0.stream.isTour } }

  /// Ends the tour of a demo, whose lines go on.
  mutating func endTour() {
    for index in sources.indices { sources[index].stream.endTour() }
  }

  /// Tells a demo whether the person looks at one activity, which no line of the demo displaces.
  mutating func setQuiet(_ isQuiet: Bool) {
    for index in sources.indices { sources[index].stream.setQuiet(isQuiet) }
  }

  /// A Boolean value indicating whether the next line of a file is not yet read.
  var awaitsBytes: Bool { sources.contains { $0.stream.awaitsBytes } }

  /// A Boolean value indicating whether a client listens to events.
  var hasListeners: Bool { sources.contains { $0.client?.isListening ?? false } }

  var connectedClientCount: Int { sources.count { $0.client != nil } }

  /// Adds all descriptors to read from or to write to.
  func addInterests(to waiting: inout PollSet) {
    for source in sources {
      if let descriptor = source.descriptor, let interest = source.interest {
        waiting.add(descriptor, for: interest)
      }
    }
    listener.addInterests(to: &waiting)
  }

  /// The time of the next turn for a client that waits, or whose line has no end; `nil` for none.
  var nextTurn: Duration? {
    var next = listener.pauseEnd
    for source in sources where source.stream.holdsPartOfLine {
      if let deadline = source.client?.lineDeadline { next = min(next ?? deadline, deadline) }
    }
    return next
  }

  /// Reads once from each source that is ready, and accepts clients.
  mutating func read(_ ready: PollSet, at now: Duration) {
    for index in sources.indices {
      let readiness = sources[index].descriptor.map(ready.readiness) ?? []
      if sources[index].client != nil {
        readClient(at: index, readiness, at: now)
      } else if !readiness.isEmpty, sources[index].wantsBytes,
        case .failed(let fault) = sources[index].read(into: &buffer)
      {
        failure = failure ?? (sources[index].stream.name, fault)
      }
    }
    acceptClients(ready, at: now)
  }

  private mutating func readClient(
    at index: Int, _ readiness: PollSet.Readiness, at now: Duration
  ) {
    let holdsPartOfLine = sources[index].stream.holdsPartOfLine
    if !readiness.isEmpty, sources[index].wantsBytes {
      if case .bytes = sources[index].read(into: &clientBuffer) {
        sources[index].client?.update(at: now, continuesLine: holdsPartOfLine)
      }
    } else if holdsPartOfLine, let client = sources[index].client, client.lineDeadline <= now {
      dismiss(.unfinishedLine, at: index)
    } else if !readiness.isDisjoint(with: .hungUp) {
      sources[index].client?.leave()
    }
  }

  /// Tells a client why it has to go.
  mutating func dismiss(_ reason: FeedClientDismissal, at index: Int) {
    let descriptor = sources[index].descriptor
    sources[index].client?.dismiss(reason, from: descriptor)
  }

  /// Sends a report to the client that posted the line.
  mutating func send(_ report: LineReport, toSource index: Int) {
    sources[index].client?.send(report)
  }

  /// Sends the report that a source awaits.
  mutating func sendAwaited(_ report: LineReport) {
    guard let index = sources.firstIndex(where: \.awaitsReport) else { return }
    sources[index].awaitsReport = false
    send(report, toSource: index)
  }

  /// Sends events to the clients that listen, flushes all clients, and closes the sources that are done.
  mutating func send(_ events: [ActivityEvent]) {
    if hasListeners {
      for event in events {
        let json = event.json()
        for index in sources.indices { sources[index].client?.send(event, as: json) }
      }
    }
    for index in sources.indices.reversed() {
      let hadRoom = sources[index].hasRoom
      if let descriptor = sources[index].descriptor {
        sources[index].client?.flush(to: descriptor)
      }
      noteRoom(at: index, before: hadRoom)
      if sources[index].isDone { close(index) }
    }
  }

  /// Notes that lines of a source may be due that had no room for an answer before.
  mutating func noteRoom(at index: Int, before hadRoom: Bool) {
    if !hadRoom, sources[index].hasRoom { mayHaveLines = true }
  }

  mutating func close(_ index: Int) {
    var source = sources.remove(at: index)
    source.tellEnd(to: &relayed)
    source.descriptor?.close()
    if source.client != nil { listener.resume() }
    if source.isFile { openNextFile() }
  }

  private mutating func openNextFile() {
    guard let file = files.popFirst() else { return }
    sources.append(
      FeedSource(stream: stream(named: file.name, of: file.kind), descriptor: file.descriptor))
  }

  /// Makes the stream of a source; one that is no file of a name starts with its first timed line.
  mutating func stream(named name: String, of kind: FeedSourceKind) -> FeedStream {
    FeedStream(
      name: name, isFile: kind == .file || kind == .redirectedFile,
      startingAt: kind == .file ? start.take() : nil)
  }
}

extension FeedSource {
  /// A Boolean value indicating whether the source is a file, or standard input.
  fileprivate var isFile: Bool { (descriptor != nil || relay != nil) && client == nil }
}

extension FeedInputs.File {
  /// Opens a file.
  init(opening path: FeedPath) throws(Failure) {
    self.path = path
    switch path {
    case .standardInput:
      if FileDescriptor.standardInput.isTerminal { Messages.write([Messages.readingFromTerminal]) }
      descriptor = .standardInput
    case .file(let name):
      if name.hasSuffix(".swift") { throw Failure(.usage, Messages.swiftInPlaceOfFeed(name)) }
      do { descriptor = try FileDescriptor.opening(name) } catch {
        throw Failure(.noInput, Messages.unreadable(name, error))
      }
    }
  }
}
