/// Descriptors that were opened for one purpose: those that are not kept in the end are closed together.
public struct OpenedDescriptors: Sendable {
  private var descriptors: [FileDescriptor] = []

  /// Makes an empty list.
  public init() {}

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
  public mutating func adding(_ link: ChildProcess.Link) -> ChildProcess.Link {
    descriptors += [link.near, link.far]
    return link
  }

  /// Closes all descriptors other than those that are kept, and forgets them.
  public mutating func close(keeping kept: [FileDescriptor] = []) {
    for descriptor in descriptors where !kept.contains(descriptor) { descriptor.close() }
    descriptors = []
  }
}
