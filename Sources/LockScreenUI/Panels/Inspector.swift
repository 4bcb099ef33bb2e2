/// The content of the panel beside the device, or over it where there is no room beside: titled sections of rows.
public struct Inspector: Hashable, Sendable {
  /// The meaning of a piece of text, which gives it its color.
  public enum Role: Int, Hashable, Sendable {
    case title
    case plain
    case faint
    /// A drawing that is no text, and fainter than any.
    case shade
    /// The one color of the inspector itself: new values, curves of values, the mark of the selection.
    case accent
    case good
    case warning
    case failure
  }

  /// The end of a row that a piece of text is held to.
  public enum Alignment: Hashable, Sendable {
    case leading
    case trailing
  }

  /// A piece of text in a row.
  public struct Span: Hashable, Sendable {
    /// The text; it is cut where the next piece with a column of its own begins, or where the room ends.
    public var text: String
    /// Its meaning.
    public var role: Role
    /// Its place, in cells from the row's left; `nil` follows the span before.
    ///
    /// A trailing piece ends so many cells before the row's right end; `nil` is the end itself.
    public var column: Int?
    /// The end of the row that `column` counts from.
    public var alignment: Alignment

    /// Makes a piece of text.
    public init(
      _ text: String, _ role: Role = .plain, column: Int? = nil, alignment: Alignment = .leading
    ) {
      self.text = text
      self.role = role
      self.column = column
      self.alignment = alignment
    }
  }

  /// One row of text.
  public struct Row: Hashable, Sendable {
    /// The pieces, from the left.
    public var spans: [Span]
    /// A Boolean value indicating whether the row is the selected activity's.
    public var isSelected: Bool
    /// The kinds of rows.
    private enum Kind: Hashable {
      case plain
      /// It heads those below it.
      case heading
      /// Its text goes on in the row below.
      case continued
    }

    private var kind: Kind
    /// A Boolean value indicating whether the row heads those below it, bold and a little to their left.
    var isHeading: Bool { kind == .heading }
    /// A Boolean value indicating whether its text goes on in the row below.
    public var isContinued: Bool { kind == .continued }

    /// Makes a row.
    public init(
      _ spans: [Span], isSelected: Bool = false, isHeading: Bool = false,
      isContinued: Bool = false
    ) {
      self.spans = spans
      self.isSelected = isSelected
      kind = isHeading ? .heading : isContinued ? .continued : .plain
    }

    /// The row as the last one that is seen: a text that goes on below ends with an ellipsis.
    var cutBelow: Row {
      guard isContinued, let last = spans.last else { return self }
      var row = self
      row.spans[spans.count - 1].text = last.text + " …"
      return row
    }
  }

  /// A titled run of rows.
  public struct Section: Hashable, Sendable {
    /// The heading; its first piece names the section.
    public var heading: [Span]
    /// The titles of the rows' columns, which stand in the blank line below the heading; `nil` for none.
    public var columnTitles: Row?
    /// The rows below it.
    public var rows: [Row]
    /// A Boolean value indicating whether the rows are the feed's, the newest first.
    public var isFeed: Bool

    /// Makes a section.
    public init(
      heading: [Span], columnTitles: Row? = nil, rows: [Row], isFeed: Bool = false
    ) {
      self.heading = heading
      self.columnTitles = columnTitles
      self.rows = rows
      self.isFeed = isFeed
    }

    /// Makes a section with a title alone.
    public init(title: String, columnTitles: Row? = nil, rows: [Row], isFeed: Bool = false) {
      self.init(
        heading: [Span(title, .title)], columnTitles: columnTitles, rows: rows, isFeed: isFeed)
    }
  }

  /// The room for an inspector's content.
  public struct Room: Hashable, Sendable {
    /// The number of pages beside one another.
    public let pageCount: Int
    /// The width of a page's text, in cells.
    public let columns: Int
    /// The height of a page's text, in cells.
    public let rows: Int

    /// The least height of an inspector with blank lines below its headings.
    private static let looseRowsMinimum = 32

    /// A Boolean value indicating whether rows are so many that headings have a blank line below them.
    public var isLoose: Bool { rows >= Self.looseRowsMinimum }

    /// Returns whether the beginning of a page's last section is seen without scrolling.
    ///
    /// - Parameters:
    ///   - sections: The sections of the page.
    ///   - rows: The rows that count as the beginning; fewer if the section has fewer.
    /// - Returns: Whether they are seen.
    public func showsLast(of sections: [Section], rows: Int) -> Bool {
      guard let last = sections.last else { return true }
      let page = InspectorPage(sections, isLoose: isLoose)
      let first = page.firstRow(ofSection: sections.count - 1)
      return first + min(rows, last.rows.count) <= InspectorPicture.window(in: self)
    }
  }

  /// The sections of each page, from the top; they scroll where they have no room.
  public var pages: [[Section]]
  /// The text at the right of the last page's first heading.
  public var status: String
  /// The keys worth knowing, at the bottom.
  public var keys: [HelpLine]

  /// Makes an inspector's content of several pages, which stand beside one another.
  public init(pages: [[Section]], status: String = "", keys: [HelpLine] = []) {
    self.pages = pages
    self.status = status
    self.keys = keys
  }

  /// Makes an inspector's content of one page.
  public init(sections: [Section] = [], status: String = "", keys: [HelpLine] = []) {
    self.init(pages: [sections], status: status, keys: keys)
  }
}
