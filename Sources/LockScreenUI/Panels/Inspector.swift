/// The content of the panel beside the device, or over it where there is no room beside: titled sections of rows.
public struct Inspector: Hashable, Sendable {
  /// The meaning of a piece of text, which gives it its color.
  public enum Role: Hashable, Sendable {
    case title
    case plain
    case faint
    case literal
    /// A value that the last update changed.
    case changed
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
    /// A Boolean value indicating whether the row heads those below it, bold and a little to their left.
    var isHeading: Bool

    /// Makes a row.
    public init(_ spans: [Span], isSelected: Bool = false, isHeading: Bool = false) {
      self.spans = spans
      self.isSelected = isSelected
      self.isHeading = isHeading
    }
  }

  /// A titled run of rows.
  public struct Section: Hashable, Sendable {
    /// The heading.
    public var title: String
    /// The rows below it.
    public var rows: [Row]

    /// Makes a section.
    public init(title: String, rows: [Row]) {
      self.title = title
      self.rows = rows
    }
  }

  /// The sections, from the top; they scroll where they have no room.
  public var sections: [Section]
  /// The text at the right of the first heading.
  public var status: String
  /// The keys worth knowing, at the bottom.
  public var keys: [HelpLine]

  /// Makes an inspector's content.
  public init(sections: [Section] = [], status: String = "", keys: [HelpLine] = []) {
    self.sections = sections
    self.status = status
    self.keys = keys
  }
}
