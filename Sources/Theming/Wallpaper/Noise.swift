/// Repeatable randomness, for everything that looks grown, scattered or torn.
struct Noise: Hashable, Sendable {
  private let seed: UInt32

  init(seed: Int) {
    self.seed = UInt32(truncatingIfNeeded: seed) &* 0x9E37_79B9
  }

  /// A number for a pair of whole numbers, `0..<1`; neighbors are independent.
  func value(_ column: Int, _ row: Int = 0) -> Float {
    // Mixing steps of MurmurHash3's finalizer.
    var bits =
      seed ^ (UInt32(truncatingIfNeeded: column) &* 0x85EB_CA6B)
      ^ (UInt32(truncatingIfNeeded: row) &* 0xC2B2_AE35)
    bits = (bits ^ (bits >> 16)) &* 0x7FEB_352D
    bits = (bits ^ (bits >> 15)) &* 0x846C_A68B
    bits ^= bits >> 16
    return Float(bits >> 8) / Float(1 << 24)
  }

  /// A smooth field, `0...1`, that changes over a distance of 1.
  func field(_ x: Float, _ y: Float) -> Float {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    guard let column = Int(exactly: left), let row = Int(exactly: top) else { return 0.5 }
    let (across, down) = (smooth(x - left), smooth(y - top))
    let upper = mix(value(column, row), value(column + 1, row), across)
    let lower = mix(value(column, row + 1), value(column + 1, row + 1), across)
    return mix(upper, lower, down)
  }

  /// A sum of ever finer fields, each half as strong as the one before: clouds, coasts, craters.
  func fractal(_ x: Float, _ y: Float, octaves: Int = 4) -> Float {
    var (sum, weight, strength, scale) = (Float(0), Float(0), Float(1), Float(1))
    for octave in 0..<octaves {
      // Each octave is shifted, since aligned grids would show.
      let shift = Float(octave) * 17.3
      sum += strength * field(x * scale + shift, y * scale - shift)
      weight += strength
      strength *= 0.5
      scale *= 2
    }
    return sum / weight
  }
}

/// The number at a fraction of the way between two.
func mix(_ start: Float, _ end: Float, _ fraction: Float) -> Float {
  start + (end - start) * fraction
}

/// A fraction eased at 0 and at 1.
func smooth(_ fraction: Float) -> Float {
  let way = max(0, min(1, fraction))
  return way * way * (3 - 2 * way)
}

/// The smooth fraction of the way between two numbers, `0...1`.
func step(_ start: Float, _ end: Float, _ value: Float) -> Float {
  guard start != end else { return value < start ? 0 : 1 }
  return smooth((value - start) / (end - start))
}

/// The sine of an angle in turns, within a thousandth: exact enough for a picture, and no library is needed.
func sine(turns: Float) -> Float {
  let angle = turns - turns.rounded(.down)
  let half = angle < 0.5 ? angle : angle - 0.5
  let arch = 16 * half * (0.5 - half)
  let value = arch * (0.775 + 0.225 * arch)
  return angle < 0.5 ? value : -value
}

/// The cosine of an angle in turns.
func cosine(turns: Float) -> Float { sine(turns: turns + 0.25) }
