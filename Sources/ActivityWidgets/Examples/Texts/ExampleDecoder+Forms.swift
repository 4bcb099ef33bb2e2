/// Texts of the form that the source shows in place of absent ones, with other digits.
extension ExampleDecoder {
  /// The text of a value whose form the source tells: `12:34` for `00:00`, `4.2 km` for `0.0 km`; `nil` where it tells none.
  ///
  /// A figure of the key's own goes first where it has the same form, as a time of the day.
  var formedText: String? {
    guard let form = source.fallbacks[keyName], form.contains("0"),
      form.allSatisfy({ $0 == "0" || !$0.isNumber })
    else { return nil }
    let outline = Self.runs(of: form).map(Self.outline)
    if let figureText, Self.runs(of: figureText).map(Self.outline) == outline { return figureText }
    return filled(form)
  }

  /// Returns a text in which the source looks for others: one of its own, or one of those.
  ///
  /// - Parameter texts: The texts that the source looks for; a beginning or an end with a blank has the usual text beside it.
  /// - Returns: The one that is chosen.
  func searchedText(among texts: [String]) -> String {
    let usual = freeText
    let whole = texts.map { text in
      text.hasSuffix(" ") ? text + usual : text.hasPrefix(" ") ? usual + text : text
    }
    let all = [usual] + whole.filter { $0 != usual }
    return chosen(of: all, own: 0) { $0 } ?? usual
  }

  /// Returns a figure's text with another number for each element of an array; `nil` for elements of a text without digits.
  func varied(_ figure: String) -> String? {
    guard codingPath.last?.place != nil else { return figure }
    var runs = Self.runs(of: figure)
    guard let first = runs.firstIndex(where: Self.isNumber), let number = Double(runs[first]) else {
      return nil
    }
    runs[first] = Self.digits(number + Double(place), as: runs[first])
    return runs.joined()
  }

  /// Returns a form with digits for its zeros.
  private func filled(_ form: String) -> String {
    var runs = Self.runs(of: form)
    let places = runs.indices.filter { Self.isNumber(runs[$0]) }
    guard let first = places.first else { return form }
    let isClock = first + 1 < runs.count && runs[first + 1] == ":"
    if isClock, (2...3).contains(places.count) {
      let hours = runs[first].count > 1 ? 12 : 2
      let parts = places.count == 3 ? [1, 12, 34 + place] : [hours, 34 + place]
      for (index, part) in zip(places, parts) {
        runs[index] = Self.digits(Double(part), as: runs[index])
      }
      return runs.joined()
    }
    var before: Double?
    for index in places {
      let unit = index + 1 < runs.count ? Self.unit(beginning: runs[index + 1]) : ""
      let number = number(of: runs[index], unit, behind: before)
      runs[index] = Self.digits(number, as: runs[index])
      before = number
    }
    return runs.joined()
  }

  /// Returns the number in a form by its unit, by the key, or by the number before it.
  private func number(of form: String, _ unit: String, behind before: Double?) -> Double {
    if let before { return Self.timesOfForms[unit] ?? before + 2 }
    let own = unit.isEmpty ? figure : figure(named: keyWords + [unit])
    if let own = own ?? (unit == "%" ? 60 : Self.timesOfForms[unit]) { return own }
    if let figure = Self.figuresOfUnits[unit].flatMap({ figure(named: [$0]) }) { return figure }
    return (form.contains(".") ? 2.4 : form.count > 1 ? 12 : 3) + Double(place)
  }

  /// The numbers by units of time.
  private static let timesOfForms: [String: Double] = [
    "h": 1, "hr": 1, "m": 12, "min": 12, "mins": 12, "s": 45, "sec": 45,
  ]

  /// Returns the unit with which a text behind a number begins, in small letters.
  private static func unit(beginning text: String) -> String {
    let text = text.drop { $0 == " " }
    if let sign = text.first, "%°".contains(sign) { return String(sign) }
    return text.prefix { $0.isLetter || $0 == "/" }.lowercased()
  }

  // MARK: - Runs of digits

  /// Returns the numbers of a text, which may have a point within, and the parts between them.
  private static func runs(of text: String) -> [String] {
    let signs = Array(text)
    func isDigit(_ index: Int) -> Bool { signs.indices.contains(index) && signs[index].isNumber }
    return signs.indices.reduce(into: [String]()) { runs, index in
      let isPart =
        isDigit(index) || signs[index] == "." && isDigit(index - 1) && isDigit(index + 1)
      if let last = runs.last, isNumber(last) == isPart {
        runs[runs.count - 1].append(signs[index])
      } else {
        runs.append(String(signs[index]))
      }
    }
  }

  private static func isNumber(_ run: String) -> Bool { run.first?.isNumber == true }

  private static func outline(_ run: String) -> String {
    isNumber(run) ? run.contains(".") ? "0.0" : "0" : run
  }

  /// The most digits behind a point.
  private static let fractionDigitsMaximum = 4

  /// Returns a number with as many digits behind the point as a form has, and not fewer before it.
  private static func digits(_ number: Double, as form: String) -> String {
    let parts = form.split(separator: ".", maxSplits: 1)
    let width = parts.count > 1 ? min(parts[1].count, fractionDigitsMaximum) : 0
    let scale = (0..<width).reduce(1) { scale, _ in scale * 10 }
    let (whole, fraction) = Int((number * Double(scale)).rounded())
      .quotientAndRemainder(dividingBy: scale)
    func padded(_ number: Int, _ width: Int) -> String {
      String(repeating: "0", count: max(0, width - "\(number)".count)) + "\(number)"
    }
    let start = padded(whole, width > 0 ? 1 : form.count)
    return width > 0 ? "\(start).\(padded(abs(fraction), width))" : start
  }
}
