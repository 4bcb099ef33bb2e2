import CellUI
import Testing

@Test(arguments: [
  (0.0, 0), (3.9, 0), (4, 1), (8, 1), (11.9, 1), (12, 2), (16, 2), (20, 3), (-8, -1),
])
func `points across are rounded to columns, halves up`(points: Double, columns: Int) {
  #expect(Points.columns(points) == columns)
}

@Test(arguments: [
  (0.0, 0), (8.0, 0), (8.1, 1), (16, 1), (24, 1), (24.1, 2), (32, 2), (40, 2), (160, 10),
])
func `points down are rounded to rows, halves down`(points: Double, rows: Int) {
  #expect(Points.rows(points) == rows)
}

@Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e300])
func `points that no screen has do not trap`(points: Double) {
  #expect(abs(Points.columns(points)) <= 1 << 24)
  #expect(abs(Points.rows(points)) <= 1 << 24)
}
