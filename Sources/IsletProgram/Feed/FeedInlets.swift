import FeedReports
import HostIO
import LiveActivities
import LockScreenSession

/// All sources of lines: a demo, files one after another, and the clients of a socket side by side.
///
/// It reads bytes into streams, of which a session takes lines; it knows no session.
struct FeedInlets: ~Copyable {
  /// The most clients at a time; more wait in the listener's queue.
  static let clientsMaximum = 32
  /// The most bytes of a file that are read in a turn, so that a flood leaves time for keys, frames and clients.
  static let bytesPerTurn = 64 * 1024
  /// The most bytes of a client that are read in a turn; the answers, at most 150 times as long, fit its outbox.
  static let clientBytesPerTurn = 4 * 1024
  /// The most lines that are applied in a turn.
  static let linesPerTurn = 500
  /// The pause after a client could not be accepted, as when no descriptor is left, since the listener stays ready.
  static let listenerPause = Duration.seconds(1)

  /// A file, or standard input, with its name.
  struct File {
    let name: String
    let descriptor: FileDescriptor
  }

  /// The open sources.
  var sources: [FeedSource] = []
  /// A Boolean value indicating whether more lines may be due now.
  var mayHaveLines = false
  private var files: ArraySlice<File>
  private let listener: FileDescriptor?
  /// The server, which listens as long as it is kept.
  private let server: SocketServer?
  /// The number of clients so far.
  private var clientCount = 0
  /// The end of the listener's pause; `nil` without a pause.
  private(set) var listenerReturn: Duration?
  private var buffer = [UInt8](repeating: 0, count: FeedInlets.bytesPerTurn)
  private var clientBuffer = [UInt8](repeating: 0, count: FeedInlets.clientBytesPerTurn)
  /// The relayed sources that are done.
  private var closedRelays: [Int] = []
  /// The first file that could not be read to its end.
  private(set) var failure: (name: String, fault: SystemFault)?

  init(files: [File], server: consuming SocketServer?, demo: FeedStream? = nil) {
    self.files = files[...]
    switch consume server {
    case .some(let server):
      listener = server.descriptor
      self.server = consume server
    case nil:
      listener = nil
      self.server = nil
    }
    if let demo { sources.append(FeedSource(stream: demo, descriptor: nil)) }
    openNextFile()
  }

  /// A Boolean value indicating whether all files are read.
  var isAtEnd: Bool { !sources.contains { $0.isFile } }

  /// The time of the next line that waits for it, on the device's clock.
  var nextDue: Timestamp? { sources.compactMap(\.stream.nextDue).min() }

  /// A Boolean value indicating whether a demo plays the person.
  var isTour: Bool { sources.contains { $0.stream.isTour } }

  /// Ends the tour of a demo, whose lines go on.
  mutating func endTour() {
    for index in sources.indices { sources[index].stream.endTour() }
  }

  /// A Boolean value indicating whether the next line of a file is not yet read.
  var awaitsBytes: Bool { sources.contains { $0.stream.awaitsBytes } }

  /// A Boolean value indicating whether a client listens to events.
  var hasListeners: Bool { sources.contains { $0.client?.isListening ?? false } }

  /// The connected clients.
  var connectedClientCount: Int { sources.count { $0.client != nil } }

  /// Adds all descriptors to read from or to write to.
  func addInterests(to waiting: inout PollSet) {
    for source in sources {
      if let descriptor = source.descriptor, let interest = source.interest {
        waiting.add(descriptor, for: interest)
      }
    }
    if connectedClientCount < Self.clientsMaximum, listenerReturn == nil, let listener {
      waiting.add(listener, for: .reading)
    }
  }

  /// Reads once from each source that is ready, and accepts clients.
  mutating func read(_ ready: PollSet, at now: Duration) {
    for index in sources.indices {
      guard let descriptor = sources[index].descriptor else { continue }
      let readiness = ready.readiness(of: descriptor)
      if sources[index].client != nil {
        if !readiness.isEmpty, sources[index].wantsBytes {
          _ = sources[index].read(into: &clientBuffer)
        } else if !readiness.isDisjoint(with: .hungUp) {
          sources[index].client?.leave()
        }
      } else if !readiness.isEmpty, sources[index].wantsBytes,
        case .failed(let fault) = sources[index].read(into: &buffer)
      {
        failure = failure ?? (sources[index].stream.name, fault)
      }
    }
    acceptClients(at: now)
  }

  /// Sends a report to the client that posted the line.
  mutating func send(_ report: LineReport, toSource index: Int) {
    sources[index].client?.send(report)
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
      if let descriptor = sources[index].descriptor {
        sources[index].client?.flush(to: descriptor)
      }
      if sources[index].isDone { close(index) }
    }
  }

  private mutating func close(_ index: Int) {
    let source = sources.remove(at: index)
    if let relay = source.relay { closedRelays.append(relay) }
    source.descriptor?.close()
    if source.isFile { openNextFile() }
  }

  private mutating func openNextFile() {
    guard let file = files.popFirst() else { return }
    let stream = FeedStream(name: file.name, isFile: file.descriptor.isRegularFile)
    sources.append(FeedSource(stream: stream, descriptor: file.descriptor))
  }

  /// Takes the numbers of the relayed sources that are done.
  mutating func takeClosedRelays() -> [Int] {
    defer { closedRelays = [] }
    return closedRelays
  }

  private mutating func acceptClients(at now: Duration) {
    if let listenerReturn, now < listenerReturn { return }
    listenerReturn = nil
    do {
      while connectedClientCount < Self.clientsMaximum, let client = try listener?.acceptClient() {
        clientCount += 1
        sources.append(
          FeedSource(
            stream: FeedStream(name: "client \(clientCount)"), descriptor: client,
            client: FeedClient()))
      }
    } catch {
      listenerReturn = now + Self.listenerPause
    }
  }
}

extension FeedSource {
  /// A Boolean value indicating whether the source is a file, or standard input.
  fileprivate var isFile: Bool { (descriptor != nil || relay != nil) && client == nil }
}

extension FeedInlets.File {
  /// Opens a file by its name; `-` is standard input.
  init(opening name: String) throws(Failure) {
    guard name != "-" else {
      if FileDescriptor.standardInput.isTerminal { Messages.write([Messages.readingFromTerminal]) }
      self.init(name: HeadlessRun.Input.standardInputName, descriptor: .standardInput)
      return
    }
    do {
      self.init(name: name, descriptor: try FileDescriptor.opening(name))
    } catch {
      throw Failure(.noInput, Messages.unreadable(name, error))
    }
  }
}
