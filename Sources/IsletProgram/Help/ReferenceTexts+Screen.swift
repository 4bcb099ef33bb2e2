import LockScreenSession
import LockScreenUI

// The texts about what the program itself shows: motion, keys, the screen.

extension ReferenceTexts {
  /// All about motion.
  static var motion: String {
    """
    MOTION

    A layout can ask for motion, the system decides, and the person has the last word:

        islet demo --motion full         everything; r switches to reduced, and back
        islet demo --reduce-motion       cross-fades only, nothing moves
        islet demo --motion off          no transitions at all
        islet demo --ios 16.2            the system's own motion: a layout's animations are ignored

    WHAT IOS DECIDES

    Event                       Motion
    a text changes              it blurs: its ink spreads into the cells around as light, and gathers
                                again as the new text
    a picture changes           it cross-fades
    a view comes or goes        it fades, or does what its transition asks for
    an update during motion     it carries on from what is on screen
    a card comes or goes        it slides, and the rest close up
    the island changes          it morphs between its shapes; an alert shows it expanded for 5 s
    iOS 16                      a layout's own animations are ignored, and a finding says so
    Always-On                   no motion

    No transition lasts over two seconds. A longer animation is sped up.

    WHAT A LAYOUT CAN ASK FOR

    SwiftUI's words are honored, in Swift and in JSON alike:

    \(motionValues)

    They stand beside a view: {"Text":"{state.eta}","contentTransition":"numericText"} rolls each digit
    in its cell. A view with another id is another view: the old one goes, the new one comes. islet help
    layouts has all values.

    A TERMINAL THAT FALLS BEHIND

    A slow terminal gets no motion for a while. The effect of a key is drawn before frames that the
    terminal has not taken yet.

    """
  }

  /// The modifiers of a layout that ask for motion, each with values that it takes.
  static let motionModifiers = [
    (
      "transition",
      [#""opacity""#, #""slide""#, #"{"move":"leading"}"#, #"["opacity",{"push":"top"}]"#]
    ),
    (
      "contentTransition",
      [#""interpolate""#, #""identity""#, #"{"numericText":{"countsDown":true}}"#]
    ),
    ("animation", [#""snappy""#, #"{"spring":{"duration":0.5}}"#, "null"]),
    ("id", [#""{state.leg}""#]),
  ]

  private static var motionValues: String {
    motionModifiers.map { name, values in
      name + String(repeating: " ", count: 20 - name.count) + values.joined(separator: ", ")
    }.joined(separator: "\n")
  }

  /// All keys, from the table that dispatches them.
  static var keys: String {
    var page = HelpPage()
    page.addRows(KeyBinding.help.flatMap(\.lines).map { ($0.key, $0.meaning) })
    return """
      KEYS

      \(page.text)
      Keys are for the selected card, and before one is selected for the topmost; ↓ goes on from there.
      1 … 9 press the card's first … ninth button or toggle, once o has unlocked the device. e shows
      the activity in the expanded island, and pressed again gives it back. A card that is swiped away
      ends its activity. Space stops the device's clock: activities, timers and limits wait with it;
      ] and } meet every deadline and every line of the feed on their way. In StandBy, keys whose effect
      would be on the upright phone alone have none, and say so; s leaves it.

      As islet starts, --theme, --colors, --reduce-motion and --mute do what t, m, r and b do later.

      THE MOUSE

      Gesture              Effect
      click                selects a card; a selected one is tapped, or its button pressed
      drag to the left     swipes the card away: far enough, or fast enough; else it snaps back
      click on Clear       ends the card that was dragged aside
      wheel                scrolls the inspector; over the device it selects

      """
  }

  /// All about the terminal, and about the choices of drawing.
  static var screen: String {
    """
    THE SCREEN

    The terminal needs 40 x 15 cells. From 80 columns on the inspector is shown beside the device:
    activities, the selected content state with the history of its numbers, findings, its timeline with
    causes, budgets, and the feed with what each line changed. From 150 columns on it has two columns,
    and from 56 rows on the device is larger. If the feed is hidden, a line that was dropped or
    rejected is reported in the last row.

    COLORS

    Terminal                              Colors
    COLORTERM is truecolor or 24bit       24 bits, by a terminal description of islet's own
    else, by TERM: 256                    two colors of one hue mixed in a cell
    16 or 8                               a palette for each theme
    none, or NO_COLOR is set              bold, reverse and borders carry the meaning
    a locale that is not UTF-8            ASCII alone

    After the first frame islet queries the terminal once for 24-bit color, synchronized output, its
    name and its version, unless the query would be visible, as in GNU screen. After an answer within
    two seconds the picture changes to 24 bits, over ssh too. --depth overrides this.
    islet snapshot --depth 16 shows how a terminal of fewer colors would look.

    Words from right to left have their order in cells, in pictures as text and ANSI too, where each
    character is a cell. A terminal that orders such words itself turns them around again: GNOME's is
    told not to, others have settings. So does an editor; pictures as SVG are right in each browser.

    GLYPHS

    Curves and large letters are made of quadrants, which every font has. Terminals that draw sextants
    or octants themselves, whatever the font, get those, by name and version:
    \(GlyphTable.names).
    Inside tmux, and if the version is not known, quadrants are used. --glyphs overrides this. Octants
    need a C library that knows Unicode 16; without it sextants replace them.

    WHAT ISLET CHOSE

    Apple does not document everything; islet rules lists the engine's choices. Those of the screen:

    - A card is as high as its view: at least five rows, at most ten (160 points); a higher view is
      clipped equally at both ends. Two cards are a row apart. A card's background is the theme's
      material unless the view sets a tint. A view that fills its own background fills the card, clipped
      to the card's corners, and in StandBy the screen.
    - A material inside a layout tints what is beneath it and does not blur it; a card's own glass
      blurs the wallpaper.
    - The center of the expanded island lies between the sides; it also takes the columns below sides
      of one or two rows if that saves words or rows. The island's margins are 16 points, which
      contentMargins changes; the bar's margins can't be smaller.
    - The island's bar is two rows high: a view of one row is centered, texts above each other take a
      row each, and then all views begin in the first row. Square images are as high as the bar.
    - An opaque shape hides the letters behind it, a translucent one dims them.
    - A timer's text takes all the width that is offered, as on a phone, except in the island's bar.
      .offset shows a minus before a date, and a plus after it.
    - Letters of 30 points and more, of 28 with sextants, take several rows and are wider than on a
      phone. If one text does not fit then, all texts of its view are as narrow as it needs.
    - Half cells round up horizontally and down vertically: an 8-point gap takes a column, but no
      row. Padding of less than a row is added to the gap beside it, as is the rest of an image's
      height; around a card's view it is half a row on both sides. Capsules and bordered buttons
      extend half a row above and below if that is free.
    - StandBy shows the selected activity alone under the time; without a selection or an inspector
      that marks one, that of the detached island. It is enlarged up to three times as long as no text
      is clipped or left out; it is red from 22 to 6 o'clock, since a terminal can't measure the
      light in a room.
    - A stack's order: higher relevance first, then earlier start. Of stacks, the one that last started
      or alerted is on top.
    - On glass a card has the theme's foreground colors, on an opaque tint the system's. A view without
      a tint has the theme's, or the system's blue if islet compiled the app's source. The fainter
      levels of text are stronger than iOS's, to be legible; those of shapes are iOS's.
    - A text that updates itself follows its frame's alignment if it nearly fills the frame on a
      phone. A border around a badge that is full of letters is left out.
    - Progress bars are lines of four points; bars of 8 to 11 points are half a row. Thin curves are
      braille dots. A ring of one row with nothing inside is a character such as ◑, or ● if it is full.
      A dot under 13 points takes one column, and lines lead up to dots. An image of one row extends
      half a row above and below if that is free. An always-on display dims a card's tint, and its
      foreground colors if they are lighter than the tint.
    - Shapes are centered to half cells, letters to whole ones. Symbols in lines of text are characters
      in their foreground color, with two styles in the second one; if fonts have no such character,
      they are emoji in their own colors. Symbols of 28 points and more are drawn. PNG and SVG images
      are drawn, without texts and filters; other files are a frame with their name.
    - An ended activity's card is fainter. The device's clock has 24 hours, and the day comes before
      the month; on the cards of source that islet compiles, times are in the clock of the app's
      language, and measurements in its units, for the purposes general and road.
    - The watch, the Mac and CarPlay are not emulated: they show what the phone has.

    """
  }

  /// The variables of the environment that islet reads, and their effects.
  static let environment = [
    ("TERM", "The terminal's type, which says how many colors there are."),
    ("COLORTERM", "24-bit color if it is truecolor or 24bit."),
    (
      "TERM_PROGRAM",
      "The terminal's name, with TERM_PROGRAM_VERSION or VTE_VERSION, for its glyphs."
    ),
    ("TMUX", "Like STY, set if a multiplexer answers in the terminal's place."),
    ("NO_COLOR", "No colors if it is set; bold, reverse and borders carry the meaning."),
    ("LC_ALL", "The locale, before LC_CTYPE and LANG; ASCII only if it is not UTF-8."),
    ("XDG_RUNTIME_DIR", "The folder of the standard socket, islet/islet.sock."),
  ]
}
