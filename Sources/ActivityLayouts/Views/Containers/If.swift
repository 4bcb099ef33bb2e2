import CellUI

extension LayoutView {
  static let conditional = LayoutView(
    "if", "one of two branches, by a value or, without \"is\", by true",
    LayoutForm(
      .all(
        .own(.binding), .optional(.beside("is"), .word),
        .required(.beside("then"), .branch), .optional(.beside("else"), .branch, default: [])),
      binding: { arguments, binder in
        let (binding, expected, first, other) = arguments
        let holds = binder.holds(LayoutCondition(binding: binding, expected: expected))
        // Each branch has an identity of its own, so that one fades into the other.
        return binder.views(holds ? first : other).sequence.id(holds)
      }))
}
