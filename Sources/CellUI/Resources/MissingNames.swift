import Synchronization

/// A name in a view for which there is nothing: a symbol, an image or a color.
public struct MissingName: Hashable, Sendable {
  /// The kinds of things that views name.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case symbol, image, color
    /// The file of an image that is there; behind its name are a colon and the reason for which it is not drawn.
    case file
    /// The picture of a symbol that is there.
    case picture
  }

  /// The kind.
  public let kind: Kind
  /// The name as it is written.
  public let name: String
}

/// The names that the views of one layout ask for in vain, each once, in order.
///
/// Colors are resolved by styles, which know of no layout; so the collection is bound to the call.
final class MissingNames: Sendable {
  private final class Entry: Sendable {
    let name: MissingName
    let next = AtomicLazyReference<Entry>()

    init(_ name: MissingName) {
      self.name = name
    }
  }

  /// The most names that are kept; more add nothing for a reader.
  private static let countMaximum = 16

  private let first = AtomicLazyReference<Entry>()
  /// A Boolean value indicating whether there is no name, as in most layouts.
  private let isEmpty = Atomic(true)

  @TaskLocal static var ofLayout: MissingNames?

  /// Adds a name, unless it is there.
  static func add(_ kind: MissingName.Kind, _ name: String) {
    ofLayout?.add(MissingName(kind: kind, name: name))
  }

  private func add(_ name: MissingName) {
    isEmpty.store(false, ordering: .relaxed)
    guard var entry = first.load() else {
      _ = first.storeIfNil(Entry(name))
      return
    }
    for _ in 1..<Self.countMaximum {
      if entry.name == name { return }
      guard let next = entry.next.load() else {
        _ = entry.next.storeIfNil(Entry(name))
        return
      }
      entry = next
    }
  }

  var all: [MissingName] {
    guard !isEmpty.load(ordering: .relaxed) else { return [] }
    var names: [MissingName] = []
    var entry = first.load()
    while let one = entry {
      names.append(one.name)
      entry = one.next.load()
    }
    return names
  }
}
