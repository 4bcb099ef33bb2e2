import HostIO

/// Everything that a feed can come in by: files one after another, and the clients of a socket side by side.
struct FeedInlets: ~Copyable {
  /// How many clients are read at a time; more wait in the listener's queue.
  static let clientsMaximum = 32
  /// How many bytes of each are read in a turn, so that a firehose leaves time for keys, frames and the others.
  static let bytesPerTurn = 64 * 1024

  /// What a file, or standard input, is called, and where it is open.
  struct File {
    let name: String
    let descriptor: FileDescriptor
  }

  private var files: ArraySlice<File>
  private var current: FeedReader?
  private var clients: [FeedReader] = []
  private let listener: FileDescriptor?
  /// Kept so that it listens as long as its clients are read.
  private let server: SocketServer?
  private var clientCount = 0
  private var buffer = [UInt8](repeating: 0, count: FeedInlets.bytesPerTurn)
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

  /// Adds all that may have something to read.
  func wait(in set: inout PollSet) {
    if let current { set.add(current.descriptor, for: .reading) }
    for client in clients { set.add(client.descriptor, for: .reading) }
    if clients.count < Self.clientsMaximum, let listener {
      set.add(listener, for: .reading)
    }
  }

  /// Reads once from each that is ready.
  mutating func read(_ set: PollSet, for session: inout Session, at real: Duration) {
    if let descriptor = current?.descriptor, !set.readiness(of: descriptor).isEmpty {
      readFile(for: &session, at: real)
    }
    for index in clients.indices.reversed()
    where !set.readiness(of: clients[index].descriptor).isEmpty {
      switch clients[index].read(into: &buffer, for: &session, at: real) {
      case .bytes, .wouldBlock: continue
      case .end, .failed: clients.remove(at: index).descriptor.close()
      }
    }
    acceptClients()
  }

  private mutating func readFile(for session: inout Session, at real: Duration) {
    guard let outcome = current?.read(into: &buffer, for: &session, at: real) else { return }
    switch outcome {
    case .bytes, .wouldBlock: return
    case .failed(let fault):
      if let origin = current?.origin { failure = failure ?? (origin, fault) }
    case .end: break
    }
    current?.descriptor.close()
    openNext()
  }

  private mutating func openNext() {
    current = files.popFirst().map { FeedReader(origin: $0.name, descriptor: $0.descriptor) }
  }

  private mutating func acceptClients() {
    while clients.count < Self.clientsMaximum, let client = listener?.acceptClient() {
      clientCount += 1
      clients.append(FeedReader(origin: "client \(clientCount)", descriptor: client))
    }
  }
}
