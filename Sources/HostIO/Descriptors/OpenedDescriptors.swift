/// Descriptors that were opened for one purpose, and are closed together.
public struct OpenedDescriptors: ~Copyable, Sendable {
  private var descriptors: [FileDescriptor] = []

  /// Makes an empty list.
  public init() {}

  deinit {
    for descriptor in descriptors { descriptor.close() }
  }

  /// Adds a descriptor.
  ///
  /// - Returns: The descriptor.
  public mutating func adding(_ descriptor: FileDescriptor) -> FileDescriptor {
    descriptors.append(descriptor)
    return descriptor
  }

  /// Adds both ends of a link.
  ///
  /// - Returns: The link.
  mutating func adding(_ link: ChildProcess.Link) -> ChildProcess.Link {
    descriptors += [link.near, link.far]
    return link
  }

  /// Closes some of the descriptors, and forgets them.
  mutating func close(_ closed: [FileDescriptor]) {
    for descriptor in closed { descriptor.close() }
    descriptors.removeAll(where: closed.contains)
  }
}
