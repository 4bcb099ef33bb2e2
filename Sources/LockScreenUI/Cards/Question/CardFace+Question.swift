import CellUI
import Compositing

/// The answers to the Lock Screen's question, named by the keys that give them.
enum PermissionAnswer: String, CaseIterable {
  case deny = "n"
  case allow = "y"

  /// The title of the button, as on iOS.
  fileprivate var title: String {
    switch self {
    case .deny: "Don’t Allow"
    case .allow: "Allow"
    }
  }
}

extension CardFace {
  /// Makes the card of the Lock Screen's question, with a button for each answer and the key that presses it.
  init(
    _ question: PermissionQuestion, in cards: CellSize, look: ScreenLook,
    environment: EnvironmentValues, edges: EdgeStyle
  ) {
    let view = VStack(spacing: 0) {
      Text(question.words).fontWeight(.semibold).multilineTextAlignment(.center).lineLimit(2)
      Spacer(minLength: 16).frame(height: 16)
      HStack(spacing: 16) {
        ForEach(PermissionAnswer.allCases, id: \.self) { answer in
          Button(intentNamed: answer.rawValue) {
            (Text(answer.title) + Text("  \(answer.rawValue)").foregroundStyle(.secondary))
              .frame(maxWidth: .infinity)
          }
        }
      }
    }.padding(.horizontal, 16)
    let layout = view.layout(
      in: ProposedCells(columns: cards.columns, rows: nil), environment: environment)
    let size = CellSize(columns: cards.columns, rows: layout.size.rows + 2)
    content = layout.placed(
      at: CellPoint(column: (size.columns - layout.size.columns) / 2, row: 1), in: size,
      clip: CellRect(origin: .zero, size: size))
    rows = size.rows
    ground = CardGround(
      kind: .card, columns: cards.columns, color: look.cardMaterial, style: look.plain,
      edges: edges)
    bleeds = false
    strength = look.inkStrength
    clearButton = nil
    serial = 0
  }
}
