public import Compositing

/// The measures of a device, in cells of 8 x 16 points.
///
/// Every length of a device's glass, cards and island stands here; another device is another value of this type.
public struct DeviceMeasures: Hashable, Sendable {
  /// The size of the glass, upright.
  public let size: CellSize
  /// The size of the glass on its side.
  let landscapeSize: CellSize
  /// The radius of the glass, in points.
  let cornerRadius: Double
  /// The glass on either side of the cards.
  let cardMargin: Int
  /// The height of a card.
  let cardRows: ClosedRange<Int>
  /// The measures of the Dynamic Island.
  let island: IslandMeasures

  /// An iPhone of 393 x 852 points, whose cards are 84 to 160 points high (AK 2.22).
  public static let iPhone = DeviceMeasures(
    size: CellSize(columns: 49, rows: 53), landscapeSize: CellSize(columns: 107, rows: 24),
    cornerRadius: 55, cardMargin: 2, cardRows: 5...10, island: .iPhone)

  /// A glass a quarter larger, for terminals with the room; its cards are as high and its island is that of the largest
  /// iPhones.
  static let iPhoneLarge = DeviceMeasures(
    size: CellSize(columns: 61, rows: 66), landscapeSize: CellSize(columns: 133, rows: 30),
    cornerRadius: 62, cardMargin: 2, cardRows: 5...10, island: .iPhoneLarge)

  /// The width of the cards on a glass of some width.
  func cardColumns(on columns: Int) -> Int { columns - 2 * cardMargin }

  /// The width of a card on the whole glass.
  var cardColumns: Int { cardColumns(on: size.columns) }
}

/// The measures of a Dynamic Island, in cells unless they say otherwise.
struct IslandMeasures: Hashable, Sendable {
  /// The half row of the glass at which the island begins.
  let firstHalfRow: Int
  /// The height of an island that is not expanded, in half rows.
  let restHalfRows: Int
  /// The width of the compact island.
  let compactColumns: Int
  /// The width of the camera's cut-out.
  let cameraColumns: Int
  /// The width of a minimal presentation.
  let minimalColumns: Int
  /// The gap before the detached circle.
  let gap: Int
  /// The width of a compact side.
  let compactSideColumns: Int
  /// The cells before a compact side: one for the outline, and one that keeps letters clear of it.
  let compactInset: Int
  /// The glass on either side of an expanded island.
  let expandedMargin: Int
  /// The cells between an expanded island's sides and its views.
  let expandedInset: Int
  /// The height of an expanded island at most.
  let expandedRowsMaximum: Int
  /// The height of a region above an expanded island's bottom one, at most.
  let regionRowsMaximum: Int

  /// The rows of the glass down to the lower edge of an island that is not expanded.
  var restRows: Int { (firstHalfRow + restHalfRows + 1) / 2 }

  /// The height of the views in an island that is not expanded, in points (AK 4.22): a picture of 24 points, with some
  /// padding, has room in it.
  ///
  /// One row stands for it, or each of two for a half of it, where texts lie above each other.
  static let barPoints = 36.67

  /// The row of views in an island that is not expanded, or the first of two.
  static let barRow = 1

  /// The number of rows of views in an island that is not expanded, at most.
  static let barRowsMaximum = 2

  /// An island 37 points high, 230 points wide where it is compact (AK 4.23), with a camera of 126 points, sides of 52
  /// and minimal presentations of at most 45 points (AK 4.22); expanded, at most 160 points high (AK 2.22).
  static let iPhone = IslandMeasures(
    firstHalfRow: 1, restHalfRows: 4, compactColumns: 29, cameraColumns: 15, minimalColumns: 6,
    gap: 1, compactSideColumns: 7, compactInset: 2, expandedMargin: 2, expandedInset: 2,
    expandedRowsMaximum: 10, regionRowsMaximum: 4)

  /// An island 250 points wide where it is compact, as on the largest iPhones (AK 4.23).
  static let iPhoneLarge = IslandMeasures(
    firstHalfRow: 1, restHalfRows: 4, compactColumns: 31, cameraColumns: 15, minimalColumns: 6,
    gap: 1, compactSideColumns: 8, compactInset: 2, expandedMargin: 2, expandedInset: 2,
    expandedRowsMaximum: 10, regionRowsMaximum: 4)
}
