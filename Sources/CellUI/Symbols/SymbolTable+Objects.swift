extension SymbolTable {
  /// The texts of further symbols, by name: rarer ones, so that the first table stays short.
  static let objects: [String: String] = [
    // Lines and measures
    "lines.measurement": "┝", "lines.measurement.vertical": "┷", "rectangle": "▭",
    "rectangle.fill": "▬", "rectangle.stack": "❏", "rectangle.portrait": "▯",
    "rectangle.portrait.fill": "▮",
    "rectangle.grid": "⊞", "rectangle.and.pencil": "✎", "rectangle.3.group": "▦",
    "rectangle.inset": "▣", "inset.filled.rectangle": "▣", "rectangle.connected": "⑃",
    "oval": "○", "oval.fill": "●", "pentagon": "⬠", "pentagon.fill": "⬟", "octagon": "⯃",
    "octagon.fill": "⯂", "rhombus": "◇", "rhombus.fill": "◆", "circlebadge": "○",
    "circlebadge.fill": "●", "smallcircle": "◉", "largecircle": "◉", "dot.circle": "◉",
    "dot.square": "▣", "dot.viewfinder": "⊡", "app.badge": "▣",
    "app.gift": "🎁", "cube": "❒", "cube.fill": "■", "cylinder": "◎", "cone": "△",
    "pyramid": "△", "scale.3d": "❒", "move.3d": "✥", "rotate.3d": "↻", "view.3d": "❒",
    "arkit": "❒", "list.dash": "≡", "list.star": "≡", "line.horizontal": "≡",
    "line.diagonal": "╱", "align": "⊢", "distribute": "⋮", "crop": "⌗", "aspectratio": "▭",
    "perspective": "▱", "skew": "▱", "lasso": "∝", "selection": "⬚", "slider.horizontal.below": "☰",
    // Letters and signs
    "textformat": "A", "character": "A", "character.book.closed": "📖", "abc": "A", "bold": "B",
    "italic": "I", "underline": "U", "strikethrough": "S", "quote.opening": "❝",
    "quote.closing": "❞", "captions.bubble": "💬", "function": "ƒ", "sum": "∑", "sigma": "σ",
    "fleuron": "❦", "curlybraces": "{}", "degreesign": "°", "degreesign.celsius": "℃",
    "degreesign.fahrenheit": "℉", "indianrupeesign": "₹", "centsign": "¢", "wonsign": "₩",
    "rublesign": "₽", "francsign": "₣", "turkishlirasign": "₺", "dongsign": "₫",
    "scribble": "〰", "apple.logo": "●", "apple.intelligence": "✺",
    // Arrows and waves
    "arrow.turn.down.left": "↲", "arrow.turn.down.right": "↳", "arrow.turn.right.up": "⤴",
    "arrow.turn.right.down": "⤵", "arrow.turn.left.up": "↑", "arrow.turn.left.down": "↓",
    "arrow.uturn.backward": "↩",
    "arrow.uturn.forward": "↪", "arrow.uturn.up": "⤴", "arrow.uturn.down": "⤵",
    "arrowshape.turn.up.left": "↩", "arrowshape.turn.up.right": "↪", "arrow.triangle.merge": "⇈",
    "arrow.triangle.swap": "⇅", "arrow.trianglehead.clockwise": "↻",
    "arrow.trianglehead.counterclockwise": "↺", "arrow.trianglehead.2.clockwise": "↻",
    "arrow.trianglehead.2.counterclockwise": "↺", "arrow.trianglehead.turn.up.right": "↱",
    "arrow.trianglehead.swap": "⇅", "arrow.trianglehead.branch": "↱",
    "arrow.trianglehead.merge": "⇈", "chevron.compact.left": "‹", "chevron.compact.right": "›",
    "chevron.compact.up": "⌃", "chevron.compact.down": "⌄", "wave.3.left": "⦅",
    "wave.3.right": "⦆", "wave.3.forward": "⦆", "wave.3.backward": "⦅",
    "dot.radiowaves.right": "⦆", "dot.radiowaves.forward": "⦆", "personalhotspot": "∞",
    "shareplay": "◉", "airplayaudio": "◉", "airplayvideo": "📺", "point": "∿",
    "point.3": "∴", "cursorarrow": "↖", "chart.line.flattrend.xyaxis": "→",
    "chart.dots.scatter": "∴", "chart.line.text.clipboard": "📋", "livephoto": "◎",
    "progress.indicator": "✺", "translate": "A⇄", "apple.image.playground": "🌄",
    "apple.writing.tools": "✎", "rugbyball": "🏉", "arrow.merge": "⇈", "dot.scope": "⊕",
    "apps.iphone": "▯", "lane": "╱╲",
    // Weather and nature
    "moonrise": "☾", "moonset": "☾", "smoke": "≋", "tropicalstorm": "🌀", "aqi": "⁂",
    "lizard": "🦎", "teddybear": "🧸", "fossil.shell": "🐚", "laurel": "❧", "light": "☼",
    "warninglight": "🚨", "horn": "📯",
    // Bodies and health
    "pill": "💊", "medical.thermometer": "╿", "hand.point.up": "👆", "hand.point.down": "👇",
    "hand.point.left": "👈", "hand.point.right": "👉", "hands.sparkles": "🙏",
    "shoeprints": "👣", "faceid": "☺", "touchid": "◎", "face.dashed": "☺", "eyeglasses": "👓",
    "sunglasses": "😎", "eyebrow": "⌒", "ivfluid.bag": "💧", "vial": "🧪", "flask": "🧪",
    "figure.seated.side": "💺", "cricket.ball": "🏏",
    // Homes and devices
    "watch.analog": "⌚", "ev.plug": "🔌", "engine.combustion": "⚙", "door.garage": "🚪",
    "window.shade": "▥", "waterbottle": "🍼", "cooktop": "♨", "earbuds": "🎧",
    "airpodsmax": "🎧", "homepod": "◉", "air.conditioner": "❄", "air.purifier": "≈",
    "heater.vertical": "♨", "humidifier": "💧", "dehumidifier": "💧", "sensor": "◉",
    "poweroutlet": "🔌", "spigot": "🚰", "curtains": "▥", "blinds": "▤", "sprinkler": "💦",
    "web.camera": "📷", "entry.lever.keypad": "⚷", "macbook": "💻", "pc": "💻", "xserve": "▤",
    "opticaldiscdrive": "◎", "computermouse": "▯", "magicmouse": "▯", "simcard": "▣",
    "esim": "▣", "sdcard": "▣", "togglepower": "⊙", "lightswitch": "▯",
    "lightspectrum": "▤", "dial.low": "◔", "dial.high": "◕", "cabinet": "▤", "hanger": "△",
    "eyedropper": "✎", "screwdriver": "🔧", "swatchpalette": "🎨", "hand.draw": "✎",
    "wand.and.sparkles": "✦", "document": "📄", "case": "💼", "latch.2.case": "💼",
    "tshirt": "👕", "coat": "🧥", "jacket": "🧥",
  ]

  /// Returns the text of a symbol that has one of its own; `nil` for another.
  static func listed(_ name: some StringProtocol) -> String? {
    let name = String(name)
    return texts[name] ?? objects[name]
  }
}
