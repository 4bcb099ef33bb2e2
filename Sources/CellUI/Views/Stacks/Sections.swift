/// The part of a section that a view is.
struct SectionPart {
  /// The parts of a section.
  enum Kind {
    case header, content, footer
  }

  /// The identity of the section.
  let section: ViewIdentity
  /// The part.
  let kind: Kind
}

/// A section that a container goes through: the views of a `Section`, or views in a row that are in none.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section.
  public struct ID: Hashable {
    let identity: ViewIdentity
  }

  /// The identity.
  public let id: ID
  /// The views of the header.
  public let header: SubviewsCollection
  /// The views between header and footer.
  public let content: SubviewsCollection
  /// The views of the footer.
  public let footer: SubviewsCollection

  /// The values that the section hands to its container.
  public var containerValues: ContainerValues {
    (content.first ?? header.first)?.containerValues ?? ContainerValues()
  }

  init(_ identity: ViewIdentity, nodes: [any Node]) {
    id = ID(identity: identity)
    let part = { (kind: SectionPart.Kind) in
      SubviewsCollection(nodes: nodes.filter { ($0.traits?.section?.kind ?? .content) == kind })
    }
    header = part(.header)
    content = part(.content)
    footer = part(.footer)
  }
}

/// The sections of a content, one by one.
public struct SectionCollection: ContentParts {
  private let sections: [SectionConfiguration]

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(of content: some View, in context: ViewContext) {
    var groups: [(identity: ViewIdentity, isSection: Bool, nodes: [any Node])] = []
    for node in context.child("sections").nodes(of: content) {
      let section = node.traits?.section?.section
      if let last = groups.last, section.map({ $0 == last.identity }) ?? !last.isSection {
        groups[groups.count - 1].nodes.append(node)
      } else {
        groups.append((section ?? node.identity, section != nil, [node]))
      }
    }
    sections = groups.map { SectionConfiguration($0.identity, nodes: $0.nodes) }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var startIndex: Int { 0 }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var endIndex: Int { sections.count }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension Group {
  /// Makes a view of the sections of a content.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupOfParts<Base, SectionCollection, Result> {
    self.init { GroupOfParts(base: view, transform: transform) }
  }
}

extension ForEach where Data == [Int], ID == Int {
  /// Makes a view for each section of a content.
  public init<Base: View, Row: View>(
    sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Row
  ) where Content == ForEachPart<Base, SectionCollection, Row> {
    self.init(data: [0], identifiedBy: { $0 }) { _ in ForEachPart(base: view, row: content) }
  }
}
