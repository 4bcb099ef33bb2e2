import Foundation

/// The scale of an axis: from places to parts of its length, `0...1`.
struct PlotScale {
  enum Domain: Hashable {
    /// Numbers, or dates as seconds since 2001.
    case numbers(Double, Double, isDates: Bool)
    case categories([String])
  }

  let domain: Domain
  var isReversed = false
  /// The empty parts at both ends, of the length.
  var padding = (start: 0.0, end: 0.0)
  var isLogarithmic = false

  /// Returns the place as a part of the length; `nil` outside of the categories, and for NaN.
  func part(of place: PlotPlace) -> Double? {
    let part: Double
    switch domain {
    case .numbers(let low, let high, _):
      guard let number = place.number else { return nil }
      if isLogarithmic, low > 0, number > 0, high > low {
        part = log(number / low) / log(high / low)
      } else {
        part = high > low ? (number - low) / (high - low) : 0.5
      }
    case .categories(let names):
      guard case .category(let name) = place, let index = names.firstIndex(of: name) else {
        return nil
      }
      part = (Double(index) + 0.5) / Double(names.count)
    }
    guard part.isFinite else { return nil }
    let padded = padding.start + part * (1 - padding.start - padding.end)
    // A mark far outside of the domain must not become a path of endless length.
    return max(-4, min(5, isReversed ? 1 - padded : padded))
  }

  /// The part of the length that a category has; `nil` for numbers.
  var band: Double? {
    guard case .categories(let names) = domain else { return nil }
    return (1 - padding.start - padding.end) / Double(max(1, names.count))
  }
}

/// The author's wishes for a scale.
struct ScaleSettings {
  var places: [PlotPlace]?
  var includesZero = true
  var isReversed = false
  var isLogarithmic = false
  /// The empty room at both ends, in points.
  var padding = (start: 0.0, end: 0.0)
}

extension ScaleSettings {
  /// Makes the scale of an axis with some places on it.
  ///
  /// - Parameters:
  ///   - found: The places of the marks.
  ///   - length: The axis's length in points.
  ///   - isUpright: Whether the axis goes up: numbers grow from its lower end, and categories are read from its upper one.
  /// - Returns: The scale.
  func scale(of found: [PlotPlace], length: Double, isUpright: Bool = false) -> PlotScale {
    let places = self.places ?? found
    var scale = PlotScale(domain: domain(of: places))
    scale.isReversed = isReversed != (isUpright && scale.band != nil)
    scale.isLogarithmic = isLogarithmic
    let least = length > 0 ? length : 1
    scale.padding = (min(0.4, padding.start / least), min(0.4, padding.end / least))
    return scale
  }

  private func domain(of places: [PlotPlace]) -> PlotScale.Domain {
    var names: [String] = []
    for case .category(let name) in places where !names.contains(name) { names.append(name) }
    guard names.isEmpty else { return .categories(names) }
    let isDates = places.contains { if case .date = $0 { true } else { false } }
    let numbers = places.compactMap(\.number)
    guard var low = numbers.min(), var high = numbers.max() else {
      return .numbers(0, 1, isDates: false)
    }
    if self.places == nil, !isDates, !isLogarithmic {
      if includesZero { (low, high) = (min(0, low), max(0, high)) }
      let step = AxisNumber.step(from: low, to: high, count: 4)
      (low, high) = ((low / step).rounded(.down) * step, (high / step).rounded(.up) * step)
    }
    if low == high { high = low + 1 }
    return .numbers(low, high, isDates: isDates)
  }
}

/// Round numbers and their words.
enum AxisNumber {
  /// Returns a round step of which a range has about `count`.
  static func step(from low: Double, to high: Double, count: Int) -> Double {
    let raw = (high - low) / Double(max(1, count))
    guard raw.isFinite, raw > 0 else { return 1 }
    let power = pow(10, log10(raw).rounded(.down))
    let factor = [1, 2, 2.5, 5, 10].first { $0 * power >= raw * 0.999 } ?? 10
    return factor * power
  }

  /// Returns the words of a number with the decimals that its step has.
  static func words(of number: Double, step: Double) -> String {
    guard number.isFinite, number.magnitude < 1e15 else { return "\(number)" }
    var decimals = 0
    if step > 0 {
      var scaled = step
      while decimals < 6, (scaled - scaled.rounded()).magnitude > 1e-6 * scaled {
        scaled *= 10
        decimals += 1
      }
    } else if number != number.rounded() {
      decimals = 2
    }
    let text = String(format: "%.\(decimals)f", number == 0 ? 0 : number)
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let digits = parts[0].drop { $0 == "-" }
    var grouped = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { grouped += "," }
      grouped.append(digit)
    }
    return (parts[0].hasPrefix("-") ? "-" : "") + grouped + (parts.count > 1 ? "." + parts[1] : "")
  }
}
