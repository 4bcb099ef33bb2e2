import HostIO

/// The feeds of `islet run`, whose bytes go to the preview host: files one after another, and a socket's clients.
struct RelayedFeeds: ~Copyable {
  private var sources: [Int: RelayedSource] = [:]
  private var files: ArraySlice<FeedInputs.File>
  private var serial = 0
  private var listener: ClientListener
  private var buffer = [UInt8](repeating: 0, count: FeedInputs.bytesPerTurn)

  init(files: [FeedInputs.File], server: consuming SocketServer?) {
    self.files = files[...]
    listener = ClientListener(server)
  }

  /// Adds all descriptors to read from or to write to.
  ///
  /// - Parameters:
  ///   - waiting: The set to add to.
  ///   - wanted: The sources of which the preview host wants bytes.
  func addInterests(to waiting: inout PollSet, wanted: Set<Int>) {
    for (number, source) in sources {
      if let interest = source.interest(isWanted: wanted.contains(number)) {
        waiting.add(source.descriptor, for: interest)
      }
    }
    listener.addInterests(to: &waiting)
  }

  /// The time of the next look at clients that wait.
  var nextTurn: Duration? { listener.pauseEnd }

  /// Opens the next file, if there is one.
  mutating func openNextFile() -> HostRequest? {
    guard let file = files.popFirst() else { return nil }
    return add(file.descriptor, name: file.name, kind: file.kind)
  }

  private mutating func add(
    _ descriptor: FileDescriptor, name: String, kind: FeedSourceKind
  ) -> HostRequest {
    serial += 1
    sources[serial] = RelayedSource(descriptor: descriptor, name: name, isClient: kind == .client)
    return .opened(source: serial, name: name, kind: kind)
  }

  /// Reads once from each source that is ready and wanted, and accepts clients.
  ///
  /// - Parameters:
  ///   - ready: The descriptors that are ready.
  ///   - wanted: The sources of which the preview host wants bytes.
  ///   - now: The time.
  /// - Returns: All that the preview host has to know.
  mutating func read(_ ready: PollSet, wanted: Set<Int>, at now: Duration) -> [HostRequest] {
    var messages: [HostRequest] = []
    for number in sources.keys.sorted() {
      guard let descriptor = sources[number]?.descriptor else { continue }
      let readiness = ready.readiness(of: descriptor)
      guard !readiness.isEmpty else { continue }
      let event = sources[number]?.handle(
        readiness, isWanted: wanted.contains(number), into: &buffer)
      if let event { messages.append(event.request(of: number)) }
      if let source = sources[number], let fault = source.fault, !source.isClient {
        failure = failure ?? (source.name, fault)
      }
    }
    let roomCount = ClientListener.clientsMaximum - sources.values.count { $0.isClient }
    for client in listener.accept(ready, roomFor: roomCount, at: now) {
      messages.append(add(client, name: "client \(serial + 1)", kind: .client))
    }
    if listener.wantsRoom {
      messages.append(.makeRoom)
      listener.letWait(at: now)
    }
    return messages
  }

  /// Writes an answer to a client; one that leaves its answers unread is cut off.
  ///
  /// - Parameters:
  ///   - answer: The answer; a line is answered once.
  ///   - number: The source.
  /// - Returns: The end of a client that was cut off or is gone.
  mutating func write(_ answer: RelayedAnswer, to number: Int) -> HostRequest? {
    sources[number]?.write(answer)?.request(of: number)
  }

  /// Forgets which lines were answered, as a preview host without the beginning of the feeds counts them anew.
  mutating func countLinesAnew() {
    for number in sources.keys { sources[number]?.countLinesAnew() }
  }

  /// The first file that could not be read to its end.
  private(set) var failure: (name: String, fault: SystemFault)?

  /// Closes a source that is done, and opens the next file after a file.
  mutating func close(_ number: Int) -> HostRequest? {
    guard var source = sources.removeValue(forKey: number) else { return nil }
    source.close()
    guard source.isClient else { return openNextFile() }
    listener.resume()
    return nil
  }
}

/// A file or a client whose bytes go to the preview host.
struct RelayedSource {
  /// An event of a source that the preview host has to know.
  enum Event: Hashable {
    case bytes([UInt8])
    /// Nothing more can be read; `hasLeft` tells that nothing can be written either.
    case ended(hasLeft: Bool)

    fileprivate func request(of source: Int) -> HostRequest {
      switch self {
      case .bytes(let bytes): .bytes(source: source, bytes)
      case .ended(let hasLeft): .ended(source: source, hasLeft: hasLeft)
      }
    }
  }

  let descriptor: FileDescriptor
  let name: String
  let isClient: Bool
  /// The reason for which it could not be read to its end.
  private(set) var fault: SystemFault?
  /// The last line that was answered.
  private var answeredLine = 0
  /// A Boolean value indicating whether nothing more can be read.
  private var hasEnded = false
  /// A Boolean value indicating whether the client is gone or was cut off, so that answers are of no use.
  private var hasLeft = false
  private var answers = Outbox()

  init(descriptor: FileDescriptor, name: String, isClient: Bool) {
    self.descriptor = descriptor
    self.name = name
    self.isClient = isClient
  }

  /// Returns the event to wait for; `nil` where nothing is to be done.
  func interest(isWanted: Bool) -> PollSet.Interest? {
    switch (isWanted && !hasEnded, answers.isEmpty) {
    case (true, true): .reading
    case (true, false): .readingAndWriting
    case (false, false): .writing
    // A client that writes no more may still listen.
    case (false, true): hasEnded && isClient && !hasLeft ? .hangingUp : nil
    }
  }

  /// Writes what waits, and reads once.
  ///
  /// - Parameters:
  ///   - readiness: The events of the descriptor.
  ///   - isWanted: Whether bytes are wanted.
  ///   - buffer: Memory for the bytes.
  /// - Returns: The event; `nil` if there is nothing to tell.
  mutating func handle(
    _ readiness: PollSet.Readiness, isWanted: Bool, into buffer: inout [UInt8]
  ) -> Event? {
    let failure = flush()
    guard isWanted, !hasEnded else {
      return failure ?? (hasEnded && !readiness.isDisjoint(with: .hungUp) ? leave() : nil)
    }
    switch descriptor.read(into: &buffer) {
    case .bytes(let count): return .bytes(Array(buffer[..<count]))
    case .wouldBlock: return nil
    case .failed(let fault):
      self.fault = fault
      return end()
    case .end: return end()
    }
  }

  private mutating func end() -> Event {
    hasEnded = true
    return .ended(hasLeft: hasLeft)
  }

  /// Writes an answer, or keeps it until the client takes it; a client that takes none is cut off.
  mutating func write(_ answer: RelayedAnswer) -> Event? {
    guard isClient, !hasLeft else { return nil }
    if let line = answer.line {
      guard line > answeredLine else { return nil }
      answeredLine = line
    }
    guard answers.append(answer.bytes) else {
      hasEnded = true
      return leave()
    }
    return flush()
  }

  /// Forgets which lines were answered.
  mutating func countLinesAnew() { answeredLine = 0 }

  private mutating func flush() -> Event? {
    guard case .failed = answers.flush(to: descriptor) else { return nil }
    return leave()
  }

  /// Notes that the client is gone.
  ///
  /// - Returns: The end; `nil` where bytes of the client are still to be read, or the end with its leaving was told.
  private mutating func leave() -> Event? {
    guard !hasLeft else { return nil }
    (hasLeft, answers) = (true, Outbox())
    return hasEnded ? .ended(hasLeft: true) : nil
  }

  /// Writes what the client takes of its last answers at once, and closes the descriptor.
  mutating func close() {
    _ = flush()
    descriptor.close()
  }
}
