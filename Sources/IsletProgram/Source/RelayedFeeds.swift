import HostIO

/// The feeds of `islet run`, whose bytes go to the preview host: files one after another, and a socket's clients.
struct RelayedFeeds: ~Copyable {
  private struct Source {
    let descriptor: FileDescriptor
    let isClient: Bool
    /// A Boolean value indicating whether the preview host wants more bytes.
    var isWanted = true
    var hasEnded = false
    var answers = Outbox()
  }

  private var sources: [Int: Source] = [:]
  private var files: ArraySlice<FeedInputs.File>
  private var clientCount = 0
  private var serial = 0
  private let listener: FileDescriptor?
  private let server: SocketServer?
  private var buffer = [UInt8](repeating: 0, count: FeedInputs.bytesPerTurn)

  init(files: [FeedInputs.File], server: consuming SocketServer?) {
    self.files = files[...]
    listener = server?.descriptor
    self.server = server
  }

  func addInterests(to waiting: inout PollSet) {
    for source in sources.values {
      if !source.answers.isEmpty {
        waiting.add(source.descriptor, for: source.isWanted ? .readingAndWriting : .writing)
      } else if source.isWanted, !source.hasEnded {
        waiting.add(source.descriptor, for: .reading)
      }
    }
    if let listener, clientCount < FeedInputs.clientsMaximum {
      waiting.add(listener, for: .reading)
    }
  }

  mutating func openNextFile() -> HostRequest? {
    guard let file = files.popFirst() else { return nil }
    return add(file.descriptor, name: file.name, isClient: false)
  }

  private mutating func add(
    _ descriptor: FileDescriptor, name: String, isClient: Bool
  ) -> HostRequest {
    serial += 1
    sources[serial] = Source(descriptor: descriptor, isClient: isClient)
    return .opened(source: serial, name: name, isClient: isClient)
  }

  /// Reads once from each source that is ready.
  mutating func read(_ ready: PollSet) -> [HostRequest] {
    var messages: [HostRequest] = []
    for number in sources.keys.sorted() {
      guard var source = sources[number], !ready.readiness(of: source.descriptor).isEmpty else {
        continue
      }
      if case .failed = source.answers.flush(to: source.descriptor) { source.hasEnded = true }
      if source.isWanted, !source.hasEnded {
        switch source.descriptor.read(into: &buffer) {
        case .bytes(let count):
          source.isWanted = false
          messages.append(.bytes(source: number, Array(buffer[..<count])))
        case .wouldBlock: break
        case .end, .failed:
          source.hasEnded = true
          messages.append(.ended(source: number, hasLeft: false))
        }
      }
      sources[number] = source
    }
    while let listener, clientCount < FeedInputs.clientsMaximum,
      let client = try? listener.acceptClient()
    {
      clientCount += 1
      messages.append(add(client, name: "client \(serial + 1)", isClient: true))
    }
    return messages
  }

  /// Notes that the preview host wants more bytes of a source.
  mutating func want(_ source: Int) { sources[source]?.isWanted = true }

  /// Writes an answer to a client; one that leaves its answers unread is cut off.
  mutating func write(_ bytes: [UInt8], to number: Int) -> HostRequest? {
    guard sources[number]?.isClient == true, let descriptor = sources[number]?.descriptor else {
      return nil
    }
    let isKept = sources[number]?.answers.append(bytes) ?? false
    if isKept, case .failed? = sources[number]?.answers.flush(to: descriptor) {
      return .ended(source: number, hasLeft: true)
    }
    return isKept ? nil : .ended(source: number, hasLeft: true)
  }

  /// Closes a source that is done, and opens the next file after a file.
  mutating func close(_ number: Int) -> HostRequest? {
    guard let source = sources.removeValue(forKey: number) else { return nil }
    source.descriptor.close()
    if source.isClient { clientCount -= 1 }
    return source.isClient ? nil : openNextFile()
  }
}
