import Compositing
import FoundationEssentials

/// What is found out while nodes are measured and placed, once.
struct LayoutPass {
  private struct Question: Hashable {
    let stack: ViewIdentity
    let proposal: ProposedCells
  }

  private(set) var items: [DisplayItem] = []
  private(set) var controls: [PlacedControl] = []
  private(set) var truncatedTexts: [String] = []
  private(set) var validUntil: Date?
  var preferences = PreferenceValues()
  /// The factor on the colors of what is being placed.
  var opacity = 1.0
  /// The part that what is being placed may draw in; `nil` means all.
  var clip: CellRect?
  /// The outline of that part.
  var clipOutline = ShapeOutline.rectangle
  /// What a shape becomes that is being placed in a frame thinner than half a cell.
  var line: LineStroke?
  /// What the views around ask of the system when what is being placed changes.
  var wishes = MotionWishes()
  /// A stack measures each child several times, and that again in each stack around it: without a memory, a tree costs
  /// time that is exponential in its depth.
  private var answers: [Question: [StackNode.Share]] = [:]

  /// Adds something to draw, unless nothing of it is seen.
  ///
  /// `clock` is what keeps the content up to date by itself; `nil` where only the activity changes it.
  mutating func add(
    _ content: DisplayItem.Content, frame: CellRect, identity: ViewIdentity,
    clock: ViewIdentity? = nil
  ) {
    guard !frame.isEmpty, opacity > 0, clip.map({ !$0.intersection(frame).isEmpty }) ?? true else {
      return
    }
    // A plain fill takes the clip's corners; ink in a corner is left whole.
    if let clip, case .fill(.rectangle, let paint) = content, clip.intersection(frame) == clip {
      return append(.fill(clipOutline, paint), frame: clip, identity: identity, clock: nil)
    }
    append(content, frame: frame, identity: identity, clock: clock)
  }

  private mutating func append(
    _ content: DisplayItem.Content, frame: CellRect, identity: ViewIdentity, clock: ViewIdentity?
  ) {
    items.append(
      DisplayItem(
        identity: identity, frame: frame, clip: clip, opacity: opacity,
        wishes: wishes, clock: clock, content: content))
  }

  /// Adds something that can be pressed, unless nothing of it is seen.
  mutating func add(_ control: PlacedControl) {
    guard opacity > 0, clip.map({ !$0.intersection(control.frame).isEmpty }) ?? true else { return }
    controls.append(control)
  }

  /// Notes that a text is cut, unless nothing of it is seen; the first few are enough to know.
  mutating func note(truncated text: String) {
    guard opacity > 0, truncatedTexts.count < ViewLayout.truncatedTextsMaximum else { return }
    truncatedTexts.append(text)
  }

  /// Notes when what has been placed will look otherwise.
  mutating func note(validUntil date: Date?) {
    guard let date else { return }
    validUntil = min(validUntil ?? date, date)
  }

  /// How a stack shares out what it is offered, worked out once.
  mutating func shares(
    of proposal: ProposedCells, in stack: ViewIdentity,
    workOut: (inout LayoutPass) -> [StackNode.Share]
  ) -> [StackNode.Share] {
    let question = Question(stack: stack, proposal: proposal)
    if let answer = answers[question] { return answer }
    let answer = workOut(&self)
    answers[question] = answer
    return answer
  }
}
