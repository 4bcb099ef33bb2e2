/// Which text stands for a symbol of SF Symbols, whose pictures no terminal has.
///
/// Where a font's plain glyph says the same it is taken, since it takes the ink's color; else an emoji.
public enum SymbolTable {
  /// What stands for a name that is not known: neutral, one cell.
  private static let neutral = "◆"

  /// The text of a symbol, one or two cells wide.
  ///
  /// A variant (`.fill`, `.circle`, `.badge.plus` …) that has no text of its own is drawn as the symbol it is made from.
  public static func text(for systemName: String) -> String {
    var name = Substring(systemName)
    while true {
      if let text = texts[String(name)] { return text }
      guard let dot = name.lastIndex(of: ".") else { return neutral }
      name = name[..<dot]
    }
  }

  private static let texts: [String: String] = [
    // Marks and controls
    "xmark": "✕", "checkmark": "✓", "plus": "+", "minus": "−", "multiply": "×", "equal": "=",
    "play": "▶", "pause": "‖", "stop": "■", "forward": "»", "backward": "«", "record": "●",
    "record.circle": "◉", "circle": "○", "circle.fill": "●", "square": "□", "square.fill": "■",
    "triangle": "△", "triangle.fill": "▲", "diamond": "◇", "diamond.fill": "◆", "star": "☆",
    "star.fill": "★", "heart": "♡", "heart.fill": "♥", "exclamationmark": "!",
    "exclamationmark.triangle": "⚠", "questionmark": "?", "info": "i", "ellipsis": "…",
    "number": "#", "percent": "%", "power": "⏻", "infinity": "∞", "command": "⌘", "option": "⌥",
    "trash": "🗑", "pencil": "✎", "scissors": "✂", "link": "🔗", "flag": "⚑", "bookmark": "🔖",
    // Arrows
    "arrow.up": "↑", "arrow.down": "↓", "arrow.left": "←", "arrow.right": "→",
    "arrow.up.right": "↗", "arrow.down.right": "↘", "arrow.down.left": "↙", "arrow.up.left": "↖",
    "arrow.clockwise": "↻", "arrow.counterclockwise": "↺", "arrow.triangle.2.circlepath": "↻",
    "arrow.up.arrow.down": "⇅", "arrow.left.arrow.right": "⇄", "arrow.uturn.left": "↩",
    "arrowtriangle.up": "▲", "arrowtriangle.down": "▼", "arrowtriangle.left": "◀",
    "arrowtriangle.right": "▶", "chevron.left": "‹", "chevron.right": "›", "chevron.up": "⌃",
    "chevron.down": "⌄", "location": "➤", "location.north": "▲", "paperplane": "➤",
    // Time
    "timer": "⏱", "stopwatch": "⏱", "clock": "◷", "alarm": "⏰", "hourglass": "⏳", "calendar": "📅",
    // People and messages
    "person": "👤", "person.2": "👥", "person.3": "👥", "phone": "☎", "phone.down": "☎",
    "envelope": "✉", "message": "💬", "bubble.left": "💬", "bubble.right": "💬", "bell": "🔔",
    "bell.slash": "🔕", "hand.thumbsup": "👍", "hand.thumbsdown": "👎", "hand.raised": "✋",
    "video": "🎥", "camera": "📷", "photo": "🖼", "mic": "🎤", "speaker": "🔈",
    "speaker.wave.3": "🔊", "megaphone": "📣",
    // Travel
    "bicycle": "🚲", "car": "🚗", "bus": "🚌", "tram": "🚊", "train.side.front.car": "🚆",
    "ferry": "⛴", "airplane": "✈", "airplane.departure": "🛫", "airplane.arrival": "🛬",
    "scooter": "🛴", "fuelpump": "⛽", "truck.box": "🚚", "box.truck": "🚚", "sailboat": "⛵",
    "figure.walk": "🚶", "figure.run": "🏃", "figure.hiking": "🥾", "figure.outdoor.cycle": "🚴",
    "figure.pool.swim": "🏊", "figure.skiing.downhill": "⛷", "figure.strengthtraining": "🏋",
    "map": "🗺", "mappin": "📍", "mountain.2": "⛰", "speedometer": "◔", "gauge": "◔",
    "road.lanes": "🛣", "suitcase": "🧳", "ticket": "🎫", "parkingsign": "🅿",
    // Places and things
    "house": "⌂", "building": "🏢", "building.2": "🏢", "storefront": "🏪", "bed.double": "🛏",
    "fork.knife": "🍴", "cup.and.saucer": "☕", "takeoutbag.and.cup.and.straw": "🥡",
    "wineglass": "🍷", "birthday.cake": "🎂", "carrot": "🥕", "cart": "🛒", "bag": "🛍",
    "basket": "🧺", "shippingbox": "📦", "gift": "🎁", "creditcard": "💳", "dollarsign": "$",
    "eurosign": "€", "banknote": "💵", "chart.bar": "📊", "chart.line.uptrend.xyaxis": "📈",
    "chart.line.downtrend.xyaxis": "📉", "doc": "📄", "doc.text": "📄", "book": "📖",
    "newspaper": "📰", "folder": "📁", "key": "🔑", "lock": "🔒", "lock.open": "🔓",
    "gear": "⚙", "gearshape": "⚙", "wrench": "🔧", "hammer": "🔨", "lightbulb": "💡",
    "flashlight.off": "🔦", "flashlight.on": "🔦", "washer": "🧺", "fireplace": "🔥", "sofa": "🛋",
    "tv": "📺", "desktopcomputer": "🖥", "laptopcomputer": "💻", "iphone": "📱",
    "applewatch": "⌚", "printer": "🖨", "headphones": "🎧", "opticaldisc": "💿",
    "music.note": "♪", "music.mic": "🎤", "gamecontroller": "🎮", "dice": "🎲",
    "paintbrush": "🖌", "stethoscope": "🩺", "cross": "✚", "pills": "💊", "syringe": "💉",
    // Weather and nature
    "sun.max": "☀", "sun.min": "☀", "moon": "☾", "cloud": "☁", "cloud.rain": "🌧",
    "cloud.snow": "🌨", "cloud.bolt": "⛈", "cloud.sun": "⛅", "snowflake": "❄", "wind": "🌬",
    "umbrella": "☂", "drop": "💧", "flame": "🔥", "bolt": "⚡", "leaf": "🍃", "tree": "🌳",
    "pawprint": "🐾", "tortoise": "🐢", "hare": "🐇", "bird": "🐦", "fish": "🐟", "globe": "🌐",
    "sparkles": "✨", "thermometer": "🌡",
    // Sport
    "soccerball": "⚽", "basketball": "🏀", "football": "🏈", "baseball": "⚾", "tennisball": "🎾",
    "volleyball": "🏐", "trophy": "🏆", "medal": "🏅", "sportscourt": "🏟", "dumbbell": "🏋",
    "flag.checkered": "🏁", "target": "◎", "scope": "⌖",
    // Signals
    "wifi": "📶", "wifi.slash": "⌁", "antenna.radiowaves.left.and.right": "📡",
    "battery.100": "🔋", "battery.75": "🔋", "battery.50": "🔋", "battery.25": "🔋",
    "battery.0": "🔋", "bolt.car": "🚗", "ev.charger": "⚡", "network": "🌐", "heart.text.square": "♥",
    "waveform": "∿", "waveform.path.ecg": "♥", "shield": "🛡", "eye": "👁", "magnifyingglass": "🔍",
  ]
}
