import ColorScience
import Compositing
import Foundation

/// The state of one layout: modifiers set it around the nodes that they wrap, and nodes add their results to it.
package struct LayoutPass {
  private struct MeasurementKey: Hashable {
    let stack: ViewIdentity
    let proposal: ProposedCells

    // One number is hashed several times faster than five; the identity is well mixed already.
    func hash(into hasher: inout Hasher) {
      let (columns, rows) = (proposal.columns ?? -1, proposal.rows ?? -1)
      hasher.combine(stack.appending(columns &* 0x1_0001 &+ rows))
    }
  }

  /// The number of truncated texts that are recorded; more add nothing for a reader.
  private static let truncatedTextCountMaximum = 8

  /// The circumstances of the nodes being placed, which the views around them set.
  struct Scope {
    /// The opacity, `0...1`.
    var opacity = 1.0
    /// The rectangle that the nodes are clipped to; `nil` means no clip.
    var clip: CellRect?
    /// The clip around the last mask; `nil` means no clip.
    var clipAroundMask: CellRect?
    /// The shapes and pictures that the nodes are cut to, from the outermost.
    var masks: [ItemMask] = []
    /// The container of shapes that round their corners by it; `nil` for the card.
    var container: ContainerCorners?
    /// The drawing of texts by an app's code; `nil` for the system's.
    var textRendering: TextRendering?
    /// The way in which the nodes' colors are laid on those beneath.
    var blendMode = BlendMode.normal
    /// A Boolean value indicating whether texts are drawn as bars.
    var isRedacted = false
    /// The line that a shape becomes in a frame thinner than half a cell.
    var lineStroke: LineStroke?
    /// The room of bars that stand side by side; `nil` for other views.
    var barRoom: BarRoom?
    /// The bar that a shape is; `nil` for other shapes.
    var bar: UprightBar?
    /// The cell in which the middle of a moved shape of one sign lies; `nil` for other views.
    var signCell: CellPoint?
    /// A Boolean value indicating whether other views stand in front.
    var isGround = false
    /// A Boolean value indicating whether the view in front of a ground has padding of some points that are no row.
    var isPaddedGround = false
    /// A Boolean value indicating whether text that updates itself is as wide as it is, outside of frames with a width.
    var hugsLiveText = false
    /// A Boolean value indicating whether the columns of a grid around are being widened.
    var isWideningGrid = false
    /// A Boolean value indicating whether a frame around sets the height.
    var hasFrameHeight = false
    /// A Boolean value indicating whether baselines are those of the last lines.
    var asksForLastBaseline = false
    /// The halves of cells by which the place of a view that is alone in its room is beside its cells.
    var rest = (columns: 0, rows: 0)
    /// A Boolean value indicating whether a view in it has taken these halves.
    var isRestTaken = false
    /// The motion that the views around ask for.
    var motion = MotionRequest()

    /// Returns whether something in a frame is visible.
    func shows(_ frame: CellRect) -> Bool {
      opacity > 0 && clip.map { !$0.intersection(frame).isEmpty } ?? true
    }
  }

  /// The way in which the edges of shapes are shown.
  let edges: EdgeStyle
  private(set) var items: [DisplayItem] = []
  private(set) var controls: [PlacedControl] = []
  private(set) var truncatedTexts: [String] = []
  private(set) var validUntil: Date?
  /// The views that change by themselves; `nil` where time changes more than their contents.
  private(set) var live: [LiveItems]? = []
  package var preferences = PreferenceValues()
  var scope = Scope()
  var lowerLines = LowerLines()
  /// The sizes of stacks' children.
  ///
  /// A stack measures each child several times, and so does each stack around it: without this cache the time would be
  /// exponential in the depth of the tree.
  private var measurements: [MeasurementKey: [MeasuredChild]] = [:]
  /// The choices among views, each of which is made once for a proposal: one among choices measures these twice, and so does
  /// each choice around it.
  private var choices: [MeasurementKey: MeasuredChoice] = [:]
  /// The sizes of the children of stacks with a key, which the next layout takes over.
  private(set) var lasting: LastingMeasurements

  /// Begins a layout.
  ///
  /// - Parameters:
  ///   - edges: The way in which the edges of shapes are shown.
  ///   - lasting: The measurements of the layout before.
  ///   - itemCount: The number of items that the layout probably has, for which room is made.
  init(
    edges: EdgeStyle, lasting: LastingMeasurements = LastingMeasurements(), itemCount: Int = 0
  ) {
    self.edges = edges
    self.lasting = lasting
    items.reserveCapacity(itemCount)
  }

  /// Adds an item, unless it is invisible.
  ///
  /// `clock` identifies content that updates itself with time; `nil` means content that only the activity changes.
  mutating func add(
    _ content: DisplayItem.Content, frame: CellRect, identity: ViewIdentity,
    clock: ViewIdentity? = nil
  ) {
    guard !frame.isEmpty, scope.shows(frame) else { return }
    if scope.isRedacted, let bar = content.placeholder {
      return append(bar, frame: frame, identity: identity, masks: masks(on: frame), clock: nil)
    }
    // A plain fill of the whole clip takes its outline, which stays whole when the fill is extended or moved.
    if let mask = scope.masks.last, mask.frame == scope.clip, let outline = mask.outline,
      case .fill(.rectangle, let paint, let style) = content,
      mask.frame.intersection(frame) == mask.frame
    {
      let clip = scope.clip
      if outline.isRound { scope.clip = scope.clipAroundMask }
      defer { scope.clip = clip }
      return append(
        .fill(outline, paint, style), frame: mask.frame, identity: identity,
        masks: masks(on: mask.frame).dropLast(), clock: nil)
    }
    var masks = masks(on: frame)
    // A line lower than its row has no corners that a round shape would cut.
    if case .rule = content, !masks.isEmpty { masks.removeAll(where: \.isRoundInRow) }
    append(content, frame: frame, identity: identity, masks: masks, clock: clock)
  }

  /// Returns the masks that cut a frame.
  private func masks(on frame: CellRect) -> [ItemMask] {
    scope.masks.isEmpty ? [] : scope.masks.filter { $0.cuts(frame) }
  }

  /// The most work of drawing a layout, in cells of one color: 300 plain backgrounds of the largest card.
  static let drawingMaximum = 1_000_000
  /// The work of letters that is kept free for them beside that of shapes: a card without its words says nothing.
  static let writingMaximum = 100_000
  /// The work of the items so far.
  private var drawing = 0

  /// A Boolean value indicating whether more items may be added; a layout that is more work than `drawingMaximum` is
  /// drawn as far as that goes.
  var mayDrawMore: Bool { drawing < Self.drawingMaximum }

  /// A Boolean value indicating whether more letters may be added.
  var mayWriteMore: Bool { drawing < Self.drawingMaximum + Self.writingMaximum }

  /// A Boolean value indicating whether items were left out, since they were too much work.
  private(set) var isUnfinished = false

  /// Records that an item is left out.
  mutating func leaveOut() { isUnfinished = true }

  private mutating func append(
    _ content: DisplayItem.Content, frame: CellRect, identity: ViewIdentity, masks: [ItemMask],
    clock: ViewIdentity?
  ) {
    guard mayDrawMore || content.hasLetters && mayWriteMore else { return leaveOut() }
    var content = content
    if case .stroke = content,
      let shape = items.suffix(Self.edgePartsMaximum).last(where: { $0.frame == frame })
    {
      // Beside letters as wide as their badge its edge would stand outside of it.
      if shape.isFilledBadge, let letters = items.last?.frame.columnRange,
        letters.count > frame.size.columns - 2
      {
        return
      }
      content.becomeEdge(of: shape.content)
    }
    if scope.isPaddedGround { hasPaddedGrounds = true }
    kinds.formUnion(content.kind)
    if frame.size == DisplayItem.wideDot { hasWideDots = true }
    let visible = (scope.clip.map { $0.intersection(frame) } ?? frame)
      .intersection(ViewLayout.screen)
    let cells = content.drawnCellCount(of: visible, in: frame)
    let perCell = content.workPerCell + masks.count * ItemMask.workPerCell
    drawing += content.workPerItem + masks.count * ItemMask.workPerItem + cells * perCell
    items.append(
      DisplayItem(
        identity: identity, frame: frame, clip: scope.clip, masks: masks, opacity: scope.opacity,
        edges: edges, motion: scope.motion, clock: clock, blendMode: scope.blendMode,
        isPadded: scope.isPaddedGround, content: content))
  }

  /// A Boolean value indicating whether any items are grounds of views with padding of some points that are no row.
  private(set) var hasPaddedGrounds = false

  /// A Boolean value indicating whether any items have the size of a dot in two cells.
  private(set) var hasWideDots = false

  /// The lines placed last that are half a row above their middle.
  var raisedLines: Range<Int>?

  /// Items that may be drawn elsewhere once all are placed.
  var movableItems: [MovableItem] = []

  /// The kinds of items that were added.
  private(set) var kinds: ItemKinds = []

  /// The symbols on discs of two rows, each of which becomes one item.
  var discs: [PlacedDisc] = []

  /// The symbols behind other views, which become the grounds of letters that hide them.
  private(set) var symbolGrounds: [SymbolGround] = []

  /// Records that a symbol was placed behind other views, as the only item since there were `count`.
  ///
  /// - Parameters:
  ///   - count: The number of items before it.
  ///   - columns: The columns of the symbol's room.
  mutating func addSymbolGround(from count: Int, columns: Int) {
    guard items.count == count + 1 else { return }
    symbolGrounds.append(SymbolGround(identity: items[count].identity, columns: columns))
    kinds.insert(.fills)
  }

  /// The most items between a filled shape and the line around it: the label of a button.
  private static let edgePartsMaximum = 12

  /// Returns whether a round shape with just this frame is among the first items placed since there were `count`.
  func holdsGround(in frame: CellRect, from count: Int) -> Bool {
    items.dropFirst(count).prefix(Self.edgePartsMaximum).contains {
      $0.frame == frame && $0.isRoundGround
    }
  }

  /// Returns whether a line in a frame was placed last.
  func endsWithRule(in frame: CellRect) -> Bool {
    guard let last = items.last, case .rule = last.content else { return false }
    return last.frame == frame
  }

  /// Returns the color of a dot in a frame that was placed last; `nil` where there is none.
  func colorOfLastDot(in frame: CellRect) -> StraightRGBA? {
    guard let last = items.last, last.frame == frame, last.isDot,
      case .line(let glyphs) = last.content
    else { return nil }
    return glyphs.first?.color
  }

  /// The number of items that are placed.
  var itemCount: Int { items.count }

  /// Blurs the shapes placed since there were `count` items by a radius in points; pictures keep their edges where that is
  /// opaque.
  mutating func blurItems(from count: Int, by points: Double, isOpaque: Bool) {
    hasBlurs = true
    changeItems(from: count) { $0.blur(by: points, isOpaque: isOpaque) }
    for index in items.indices.dropFirst(count) { drawing += items[index].blurWork }
  }

  /// A Boolean value indicating whether any items are blurred.
  private(set) var hasBlurs = false

  /// Changes the items placed since there were `count`.
  mutating func changeItems(from count: Int, _ change: (inout DisplayItem) -> Void) {
    for index in items.indices.dropFirst(count) { change(&items[index]) }
  }

  /// Changes the items placed since there were `count`, all at once.
  mutating func changeItems(since count: Int, _ change: (inout ArraySlice<DisplayItem>) -> Void) {
    change(&items[count...])
  }

  /// Changes the item at an index.
  mutating func changeItem(at index: Int, _ change: (inout DisplayItem) -> Void) {
    change(&items[index])
  }

  /// Removes the item at an index.
  mutating func removeItem(at index: Int) { items.remove(at: index) }

  /// Moves the item at an index behind another one, which is before it.
  mutating func moveItem(at index: Int, to other: Int) {
    // Only those between the two change their places.
    items.replaceSubrange(other...index, with: [items[index]] + items[other..<index])
  }

  /// Moves the items placed since there were `count` behind the one at `index`.
  mutating func moveItems(from count: Int, to index: Int) {
    let moved = items[count...]
    items.removeSubrange(count...)
    items.insert(contentsOf: moved, at: index)
  }

  /// Removes the items placed since there were `count`, and returns them.
  mutating func removeItems(from count: Int) -> [DisplayItem] {
    defer { items.removeSubrange(count...) }
    raisedLines = nil
    return Array(items[count...])
  }

  /// Adds a control, unless it is invisible.
  mutating func add(_ control: PlacedControl) {
    if scope.shows(control.frame) { controls.append(control) }
  }

  /// Changes the controls placed since there were `count`.
  mutating func changeControls(from count: Int, _ change: (PlacedControl) -> PlacedControl) {
    for index in controls.indices.dropFirst(count) { controls[index] = change(controls[index]) }
  }

  /// Records a truncated text, unless it is invisible.
  mutating func addTruncated(_ text: String) {
    guard scope.opacity > 0, truncatedTexts.count < Self.truncatedTextCountMaximum else { return }
    truncatedTexts.append(text)
  }

  /// The padding at the view's edges that is no row.
  var lostPadding = LostPadding()

  /// The number of texts in small letters, since large ones have no room.
  private(set) var smallTextCount = 0

  /// Records a text in small letters, unless it is invisible.
  mutating func addSmallText() {
    if scope.opacity > 0 { smallTextCount += 1 }
  }

  /// The number of texts in small letters, since large ones are too high.
  private(set) var lowTextCount = 0

  /// Records a text in small letters for lack of rows, unless it is invisible.
  mutating func addLowText() {
    if scope.opacity > 0 { lowTextCount += 1 }
  }

  /// Limits the time for which the layout is valid, after which all has to be laid out anew; `nil` is no limit.
  mutating func limitValidity(to date: Date?) {
    guard let date else { return }
    validUntil = min(validUntil ?? date, date)
    live = nil
  }

  /// Adds the items of a view that changes by itself.
  mutating func add(_ view: LiveItems) {
    let count = items.count
    for item in view.moment.items {
      add(item.content, frame: item.frame, identity: item.identity, clock: view.clock)
    }
    guard let date = view.moment.validUntil else { return }
    // Hidden items are made anew with all others, since there is nothing to exchange.
    guard items.count == count + view.moment.items.count else { return limitValidity(to: date) }
    validUntil = min(validUntil ?? date, date)
    live?.append(view)
  }

  /// Returns a view's choice for a proposal, made once.
  mutating func choice(
    of view: ViewIdentity, offered proposal: ProposedCells,
    make: (inout LayoutPass) -> MeasuredChoice
  ) -> MeasuredChoice {
    let key = MeasurementKey(stack: view, proposal: proposal)
    if let known = choices[key] { return known }
    let choice = make(&self)
    choices[key] = choice
    return choice
  }

  /// Returns the children of a stack as it divides a proposal among them, measured once per proposal.
  ///
  /// - Parameters:
  ///   - stack: The identity of the stack.
  ///   - count: The number of its children.
  ///   - key: The key of its size; `nil` where the sizes hold for this layout alone.
  ///   - proposal: The proposal.
  ///   - measure: Measures the children.
  /// - Returns: The children.
  mutating func children(
    of stack: ViewIdentity, count: Int, key: SizeKey?, offered proposal: ProposedCells,
    measure: (inout LayoutPass) -> [MeasuredChild]
  ) -> [MeasuredChild] {
    if var key {
      // These decide about sizes from around the stack.
      key.mix((scope.hugsLiveText ? 1 : 0) + (scope.hasFrameHeight ? 2 : 0))
      if let known = lasting[key, proposal], known.count == count { return known }
      let children = measure(&self)
      lasting[key, proposal] = children
      return children
    }
    let key = MeasurementKey(stack: stack, proposal: proposal)
    if let known = measurements[key] { return known }
    let children = measure(&self)
    measurements[key] = children
    return children
  }
}
