import CellUI
import ColorScience
import Compositing
import LiveActivities
import Theming

extension LockScreen {
  /// The layers of a moment, from the farthest to the nearest.
  mutating func layers(at time: SceneTime) -> [Layer] {
    let ground =
      backdrop
      ?? (isDeviceSeen
        ? Backdrop.surface(
          geometry: geometry, scene: wallpaperScene, style: look.plain)
        : Surface(size: size, filledWith: Cell(background: page)))
    backdrop = ground
    let below = [Layer(surface: ground, origin: .zero)]
    if let scene = standBy?.layers(strength: look.inkStrength, at: time.motion) {
      return below + scene + overlays(at: time.motion)
    }
    guard isDeviceSeen else { return below + panels() + overlays(at: time.motion) }
    let light = light(upon: ground, at: time.motion).map { [$0] } ?? []
    let symbols = symbolLayer(at: time.motion).map { [$0] } ?? []
    return below + symbols + light + deviceLayers(at: time.motion) + panels()
      + overlays(at: time.motion)
  }

  /// The layers upon the device's glass.
  private mutating func deviceLayers(at now: Duration) -> [Layer] {
    let marks =
      chrome
      ?? DeviceChrome.surface(geometry: geometry, look: look, isASCII: !hasHalfRows)
    chrome = marks
    let glass = glassBelowBanners(at: now)
    var layers = [Layer(surface: marks, origin: geometry.device.origin, clip: glass)]
    if let clock {
      // What the island covers is not seen through half of a cell.
      let clip = glass.intersection(glassBelowIsland(at: now))
      layers.append(
        Layer(
          surface: clock.date, origin: clock.dateOrigin,
          opacity: clockPresence.date.value(at: now), clip: clip))
      if let digits = digits?.surface(at: now) {
        layers.append(
          Layer(
            surface: clockSurface(digits, at: clock.digitsOrigin), origin: clock.digitsOrigin,
            opacity: clockPresence.digits.value(at: now), clip: clip))
      }
    }
    layers += emptyNote(before: wallpaperScene, at: now)
    layers += cardLayers(at: now)
    layers += selectionMark(at: now).map { [$0] } ?? []
    if hasDynamicIsland {
      var picture = island.surface(opacity: look.inkStrength, at: now)
      if !hasHalfRows { picture.keepWholeRows() }
      if look.plain?.isColorless == true { picture = picture.reversed() }
      layers.append(Layer(surface: picture, origin: geometry.device.origin, clip: islandClip))
    }
    let scene = wallpaperScene
    for index in banners.indices {
      layers += banners[index].layers(
        before: scene, in: geometry.cards, clip: geometry.device, at: now)
    }
    return layers
  }

  /// A Boolean value indicating whether a cell can have two grounds; ASCII has no glyph for them.
  var hasHalfRows: Bool { environment.glyphRepertoire != .ascii }

  /// Where the island is seen: not upon a line around the device.
  private var islandClip: CellRect {
    var clip = geometry.device
    guard look.plain?.outlinesDevice == true, clip.size != size else { return clip }
    clip.origin.row += 1
    clip.size.rows -= 1
    return clip
  }

  /// Edges lie below every card, and the cards of a stack below its top; what flies out lies above what stays.
  private mutating func cardLayers(at now: Duration) -> [Layer] {
    let order = pieces.indices.sorted { first, second in
      let (first, second) = (pieces[first], pieces[second])
      guard first.key.isCard == second.key.isCard else { return second.key.isCard }
      return first.depth > second.depth
    }
    let scene = wallpaperScene
    return order.flatMap { index in
      let clip = geometry.device.intersection(place(of: pieces[index], at: now))
      var layers = pieces[index].layers(
        before: scene, in: geometry.cards, clip: clip, at: now)
      if let button = pieces[index].buttonLayer(
        before: scene, in: geometry.cards, clip: clip, at: now)
      {
        layers.append(button)
      }
      return layers
    }
  }

  /// The part of the screen in which a piece is seen: what flies out before it, and the button beside that, hides it.
  private func place(of piece: Piece, at now: Duration) -> CellRect {
    guard piece.isUncovered else { return CellRect(origin: .zero, size: size) }
    let flying = pieces.filter { $0.app == piece.app && $0.isLeaving && $0.column.target < 0 }
    let edge = flying.map { $0.room(at: now, in: geometry.cards).columnRange.upperBound }.max() ?? 0
    let column = max(0, edge)
    return CellRect(
      column: column, row: 0, columns: max(0, size.columns - column), rows: size.rows)
  }

  /// The layers of what stands beside the device or over everything.
  private mutating func panels() -> [Layer] {
    var layers: [Layer] = []
    if let place = geometry.inspector {
      let picture =
        inspectorPicture
        ?? InspectorPicture.surface(of: inspector, size: place.size, offset: inspectorOffset)
        .repainted(in: look.plain)
      inspectorPicture = picture
      layers.append(Layer(surface: picture, origin: place.origin))
    }
    return layers
  }

  /// What lies over everything: what is said, and the help.
  private func overlays(at now: Duration) -> [Layer] {
    var layers = announcementLayer(at: now).map { [$0] } ?? []
    if let notice {
      let words = NoticePicture.surface(of: notice, columns: size.columns)
      layers.append(
        Layer(
          surface: words,
          origin: CellPoint(
            column: (size.columns - words.size.columns) / 2, row: size.rows - words.size.rows)))
    }
    if let help {
      let panel = HelpPicture.surface(of: help, within: size).repainted(in: look.plain)
      layers.append(Layer(surface: panel, origin: center(panel.size)))
    }
    return layers
  }

  /// The light of a screen that an alert has just woken, upon its glass; `nil` when it is out.
  private func light(upon ground: Surface, at now: Duration) -> Layer? {
    guard look.plain == nil, glow.isMoving(at: now) else { return nil }
    let device = geometry.device
    var light = Surface(size: device.size, filledWith: Cell(background: .white))
    for row in 0..<device.size.rows {
      for column in 0..<device.size.columns {
        let beneath = ground[column + device.origin.column, row + device.origin.row]
        // A corner's cells are cut by ink, or belong to the page.
        guard beneath.glyph.hasInk || beneath.upper == Backdrop.page else { continue }
        light.set(.clear, column: column, row: row)
      }
    }
    return Layer(surface: light, origin: device.origin, opacity: glow.value(at: now))
  }

  /// The mark of the selected card.
  private func selectionMark(at now: Duration) -> Layer? {
    guard let selection,
      let piece = pieces.first(where: { $0.key == .card(selection) && !$0.isLeaving })
    else { return nil }
    let rect = piece.rect(at: now, in: geometry.cards)
    if look.plain?.outlinesCards == true {
      var line = Surface(size: rect.size)
      line.draw(.heavy, around: line.bounds, color: look.tint)
      return Layer(surface: line, origin: rect.origin, clip: geometry.device)
    }
    var mark = Surface(size: CellSize(columns: 1, rows: max(1, rect.size.rows - 2)))
    for row in 0..<mark.size.rows {
      mark.set(
        Cell(glyph: Glyph("▐"), foreground: look.tint, attributes: .emphasized), column: 0,
        row: row)
    }
    return Layer(
      surface: mark,
      origin: CellPoint(column: geometry.cards.origin.column - 1, row: rect.origin.row + 1),
      clip: geometry.device)
  }

  /// What is said below the cards, which come to lie upon it.
  private func emptyNote(before scene: Backdrop.Scene, at now: Duration) -> [Layer] {
    let (text, strength) = (self.note.text, self.note.opacity.value(at: now))
    guard strength > 0 else { return [] }
    var note = Surface(size: CellSize(columns: TextCells.width(of: text), rows: 1))
    let column =
      geometry.device.origin.column + (geometry.device.size.columns - note.size.columns) / 2
    let row = min(geometry.cards.rowRange.upperBound, geometry.device.rowRange.upperBound - 2)
    let ground = scene.frost[
      geometry.device.size.columns / 2, max(0, row - geometry.device.origin.row)
    ].meanBackground
    let ink = look.plain?.ink ?? look.noteColor(upon: ground)
    note.draw(text, at: .zero, foreground: ink, attributes: [])
    // It makes room for what is said just below it.
    let opacity = strength * (1 - (announcement?.opacity.value(at: now) ?? 0))
    return [Layer(surface: note, origin: CellPoint(column: column, row: row), opacity: opacity)]
  }

  /// The terminal around the device.
  private var page: StraightRGBA { look.plain == nil ? Backdrop.page : PlainStyle.page }

  private func center(_ panel: CellSize) -> CellPoint {
    CellPoint(column: (size.columns - panel.columns) / 2, row: (size.rows - panel.rows) / 2)
  }

  /// A terminal that cannot show the device says so, and what it would take.
  mutating func tooSmall() -> LockScreenFrame {
    var surface = Surface(size: size, filledWith: Cell(background: Backdrop.page))
    let least = ScreenGeometry.minimumSize
    let lines = [
      "islet needs \(least.columns) x \(least.rows)", "here: \(size.columns) x \(size.rows)",
    ]
    for (index, line) in lines.enumerated() {
      let place = CellPoint(
        column: max(0, (size.columns - TextCells.width(of: line)) / 2),
        row: max(0, size.rows / 2 - 1) + index)
      surface.draw(line, at: place, foreground: .white, attributes: [])
    }
    return LockScreenFrame(
      surface: surface, damage: [surface.bounds], isMoving: false, nextChange: nil, nextDrift: nil)
  }
}
