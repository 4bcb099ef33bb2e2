import ColorScience
public import Compositing
public import FoundationEssentials

/// A picture of the whole terminal, and the time at which the next one differs.
public struct SceneFrame: Sendable {
  /// The picture: opaque, as large as the terminal.
  public let surface: Surface
  /// The parts that may differ from the frame before.
  public let damage: [CellRect]
  /// A Boolean value indicating whether a transition runs, so that the next frame is due at once.
  public let isMoving: Bool
  /// A Boolean value indicating whether the picture is the first part of a large change, so that the rest follows at once.
  public let isPart: Bool
  /// The time at which the picture changes by itself, on the device's clock; `nil` for never.
  public let nextChange: Date?
  /// The time at which a wallpaper drifts on or an announcement goes, in the time that motion follows; `nil` for never.
  public let nextDrift: Duration?
  /// A Boolean value indicating whether the picture only adds to the frame before what was left for later, so that a new
  /// change need not wait for the time of another frame.
  public var isFollowUp = false

  /// Makes a picture.
  public init(
    surface: Surface, damage: [CellRect], isMoving: Bool, isPart: Bool = false, nextChange: Date?,
    nextDrift: Duration?
  ) {
    self.surface = surface
    self.damage = damage
    self.isMoving = isMoving
    self.isPart = isPart
    self.nextChange = nextChange
    self.nextDrift = nextDrift
  }
}

extension SceneFrame {
  /// The frame of a terminal that is too small for the device: the size that it needs, and its own.
  static func tooSmall(_ size: CellSize) -> SceneFrame {
    var surface = Surface(size: size, filledWith: Cell(background: FixedColors.page))
    let lines = wordsOfTooSmall(size)
    for (index, line) in lines.enumerated() {
      let place = CellPoint(
        column: max(0, (size.columns - TextCells.width(of: line)) / 2),
        row: max(0, (size.rows - lines.count) / 2) + index)
      surface.draw(line, at: place, foreground: .white, attributes: [])
    }
    return SceneFrame(
      surface: surface, damage: [surface.bounds], isMoving: false, nextChange: nil, nextDrift: nil)
  }

  /// Returns the size that is needed and the terminal's own, in as many words as it has room for.
  private static func wordsOfTooSmall(_ size: CellSize) -> [String] {
    let least = ScreenGeometry.minimumSize
    let (needed, here) = (
      "\(least.columns)x\(least.rows)", "\(size.columns)x\(size.rows)"
    )
    let forms = [
      [
        "islet needs \(least.columns) x \(least.rows)",
        "here: \(size.columns) x \(size.rows)",
      ],
      ["islet needs \(needed)"], ["islet needs", needed, "here: \(here)"],
      ["islet", "needs", needed, "here: \(here)"],
      ["islet", "needs", needed],
      ["needs", needed],
    ]
    return forms.first { lines in
      lines.count <= size.rows && lines.allSatisfy { TextCells.width(of: $0) <= size.columns }
    } ?? [needed]
  }
}
