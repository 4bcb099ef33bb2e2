import LockScreenSession
import FeedReports
import ActivityFeed
import HostIO
import LiveActivities

/// Everything that a feed can come in by: files one after another, and the clients of a socket side by side.
struct FeedInlets: ~Copyable {
  /// How many clients are read at a time; more wait in the listener's queue.
  static let clientsMaximum = 32
  /// How many bytes of a file are read in a turn, so that a firehose leaves time for keys, frames and the others.
  static let bytesPerTurn = 64 * 1024
  /// How many bytes of a client are read in a turn: so few that the answers, at most 150 times as long, fit its outbox.
  static let clientBytesPerTurn = 4 * 1024
  /// How long the listener is left alone when nobody can be let in, as when there is no descriptor left: it stays ready.
  static let listenerPause = Duration.seconds(1)

  /// What a file, or standard input, is called, and where it is open.
  struct File {
    let name: String
    let descriptor: FileDescriptor
  }

  private var files: ArraySlice<File>
  private var current: FeedReader?
  private(set) var clients: [FeedClient] = []
  private let listener: FileDescriptor?
  /// Kept so that it listens as long as its clients are read.
  private let server: SocketServer?
  private var clientCount = 0
  /// When the listener is asked again; `nil` while it is waited for.
  private(set) var listenerReturn: Duration?
  private var buffer = [UInt8](repeating: 0, count: FeedInlets.bytesPerTurn)
  private var clientBuffer = [UInt8](repeating: 0, count: FeedInlets.clientBytesPerTurn)
  /// The first file that could not be read to its end.
  private(set) var failure: (name: String, fault: SystemFault)?

  init(files: [File], server: consuming SocketServer?) {
    self.files = files[...]
    switch consume server {
    case .some(let server):
      listener = server.descriptor
      self.server = consume server
    case nil:
      listener = nil
      self.server = nil
    }
    openNext()
  }

  /// A Boolean value indicating whether no file has anything left.
  var isAtEnd: Bool { current == nil }

  /// When the next line that waits for its time is due, on the device's clock.
  var nextDue: Timestamp? {
    let dues = [current?.nextDue] + clients.map(\.reader.nextDue)
    return dues.compactMap { $0 }.min()
  }

  /// A Boolean value indicating whether a client wants to hear of events.
  var hasListeners: Bool { clients.contains(where: \.isListening) }

  /// Adds all that may have something to read, or room for something to be written.
  func wait(in set: inout PollSet) {
    if let current, current.wantsBytes { set.add(current.descriptor, for: .reading) }
    for client in clients {
      if let interest = client.interest { set.add(client.reader.descriptor, for: interest) }
    }
    if clients.count < Self.clientsMaximum, listenerReturn == nil, let listener {
      set.add(listener, for: .reading)
    }
  }

  /// Reads once from each that is ready, and lets the session obey all lines that are due.
  mutating func read(_ set: PollSet, for session: inout Session, at real: Duration) {
    readFile(set, for: &session, at: real)
    for index in clients.indices {
      let readiness = set.readiness(of: clients[index].reader.descriptor)
      if !readiness.isEmpty, clients[index].wantsBytes {
        _ = clients[index].reader.read(into: &clientBuffer)
      } else if !readiness.isDisjoint(with: .hungUp) {
        clients[index].leave()
      }
      var reports: [LineReport] = []
      clients[index].reader.obey(in: &session, at: real) { reports.append($0) }
      for report in reports { clients[index].tell(report) }
    }
    acceptClients(at: real)
  }

  /// Tells whoever wants to hear it what happened, writes what can be written, and lets go of who is done.
  mutating func publish(_ events: [ActivityEvent]) {
    if hasListeners {
      for event in events {
        let json = event.json()
        for index in clients.indices { clients[index].tell(event, as: json) }
      }
    }
    for index in clients.indices.reversed() {
      clients[index].flush()
      guard clients[index].isDone else { continue }
      clients.remove(at: index).reader.descriptor.close()
    }
  }

  private mutating func readFile(
    _ set: PollSet, for session: inout Session, at real: Duration
  ) {
    guard var reader = current else { return }
    // The reader has one owner, or its bytes would be copied.
    current = nil
    if reader.wantsBytes, !set.readiness(of: reader.descriptor).isEmpty,
      case .failed(let fault) = reader.read(into: &buffer)
    {
      failure = failure ?? (reader.origin, fault)
    }
    reader.obey(in: &session, at: real) { _ in }
    guard reader.isExhausted else {
      current = reader
      return
    }
    reader.descriptor.close()
    openNext()
  }

  private mutating func openNext() {
    current = files.popFirst().map { FeedReader(origin: $0.name, descriptor: $0.descriptor) }
  }

  private mutating func acceptClients(at real: Duration) {
    if let listenerReturn, real < listenerReturn { return }
    listenerReturn = nil
    do {
      while clients.count < Self.clientsMaximum, let client = try listener?.acceptClient() {
        clientCount += 1
        clients.append(
          FeedClient(reader: FeedReader(origin: "client \(clientCount)", descriptor: client)))
      }
    } catch {
      listenerReturn = real + Self.listenerPause
    }
  }
}
