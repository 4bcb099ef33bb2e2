/// The reason for which a socket can't be opened at a path.
public enum SocketFault: Error, Hashable, Sendable {
  /// The path is empty: the kernel would bind a name that every user may connect to (unix(7), "autobind").
  case pathEmpty
  /// The path has more bytes than a socket's address can hold.
  case pathTooLong(path: String, byteCount: Int, limit: Int)
  /// A running program listens at the path.
  case taken(path: String)
  /// Something other than a socket of this user stands at the path.
  case occupied(path: String)
  /// The socket's folder belongs to another user, or is open to others.
  case folderNotPrivate(path: String)
  /// The system refused.
  case system(path: String, SystemFault)
}
