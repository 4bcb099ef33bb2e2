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
    iOS 16                      a layout's own animations are ignored, and a note says so
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
      1 … 9 press the card's first … ninth button or toggle, once o has unlocked the device. e shows
      the activity in the expanded island, and pressed again gives it back. A card that is swiped away
      ends its activity. Space stops the device's clock: activities, timers and limits wait with it;
      ] and } meet every deadline and every line of the feed on their way.

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

    Any terminal from 40 x 15 cells will do. From 80 columns on the inspector stands beside the
    device: activities, the selected content state with the course of its numbers, findings, its
    timeline with causes, budgets, and the feed with what each line changed. From 150 columns on it
    has two columns, and from 56 rows on the device is larger. Where the feed is not in sight, a line
    that was dropped or rejected is told at the foot of the screen.

    COLORS

    Terminal                              Colors
    COLORTERM is truecolor or 24bit       24 bits, with a terminal description that islet brings along
    else, by TERM: 256                    two colors of one hue mixed in a cell
    16 or 8                               a palette for each theme
    none, or NO_COLOR is set              weight, reverse and borders carry the meaning
    a locale that is not UTF-8            ASCII alone

    After the first frame islet asks the terminal once for 24-bit color, synchronized output, its name
    and its version, unless the question would be seen, as in GNU screen. An answer within two seconds
    dissolves the picture into 24 bits, over ssh too. --depth decides by hand.
    islet snapshot --depth 16 shows how a terminal of fewer colors would look.

    GLYPHS

    Curves and large letters are made of quadrants, which every font has. A terminal that draws sextants
    or octants itself, whatever its font, gets those by its name and version:
    \(GlyphTable.names).
    Quadrants stay behind tmux, and where no version is known. --glyphs decides by hand. Octants need a
    C library that knows Unicode 16; without it sextants stand in.

    WHAT ISLET CHOSE

    Where Apple is silent, islet chose; islet rules has the choices of the engine. Those of the screen:

    - A card is as high as its view: at least five rows, at most ten, 160 points, beyond which it is
      clipped at both ends alike. Two cards are a row apart. Its ground is the theme's material unless
      the view tints it. A view that fills its own ground fills the card, cut to the card's
      corners, and in StandBy the screen.
    - A material inside a layout tints what is beneath it and does not blur it; a card's own glass
      blurs the wallpaper.
    - The center of the expanded island has what is between the sides, and the columns below sides of
      one or two rows too where that saves words or rows. The island's margins are 16 points, which
      contentMargins makes more or fewer; the bar's can't be fewer.
    - The island's bar is two rows high: a view of one row stands in their middle, texts above each
      other in both, and then all begin in the first. Square pictures are as high as the bar.
    - An opaque shape hides the letters behind it, another one dims them.
    - A timer's text takes all the width that is offered, as on a phone, except in the island's bar.
      .offset is minus before a date, plus after it.
    - Letters of 30 points and more, of 28 with sextants, take several rows, and are wider than on a
      phone. Where one text has no room for them, all of its view's are as narrow as there.
    - Halves of a cell round up across and down vertically: an 8-point gap costs a column, but none
      of the ten rows. Padding that is less than a row counts to the gap beside it, as does the rest
      of a picture's height, and around a card's view it is half a row on both sides. Pills and
      bordered buttons reach half a row above and below where that is free.
    - StandBy shows the selected activity alone under the time, enlarged as far as no text is cut or
      left out, three times at most; red from 22 to 6 o'clock, since a terminal knows no light in a
      room.
    - A stack's order: higher relevance first, then whichever started first. Of stacks, the one that
      last started or alerted is on top.
    - Upon glass a card has the theme's inks, and on an opaque tint the system's. Without a tint of its
      own a view has the theme's, or the system's blue where islet compiled the app's source.
      The fainter levels of text are stronger than iOS's, to be read; those of shapes are iOS's.
    - A text that updates itself stands at its frame's alignment where it nearly fills the frame on a
      phone. A line around a badge that is full of letters is left out.
    - Bars of progress are lines of four points, and bars of 8 to 11 points half a row. Thin curves are
      braille dots; a ring of one row with nothing inside is a sign, as ◑, and ● where it is full. A
      dot under 13 points takes one column, and lines lead up to dots. A picture of one row is half a
      row higher above and below where that is free. An always-on display dims a card's tint,
      and its inks where they are lighter than the tint.
    - Shapes stand by halves of cells where that is the middle, letters in whole ones. Symbols in lines
      of text are signs in their ink, and with two styles upon the second one; where fonts have no
      such sign, they are emoji in their colors. Those of 28 points and more are drawn. Pictures of PNG
      and SVG are, without texts and filters; other files are a frame with their name.
    - An ended activity's card is fainter. The clock has 24 hours, and the day stands before the month;
      times in source that islet compiled are in the clock of the app's language, and measurements in
      its units, by the purposes general and road.
    - The watch, the Mac and CarPlay are not emulated: they show what the phone has.

    """
  }

  /// The variables of the environment that islet reads, and their effects.
  static let environment = [
    ("TERM", "The terminal's type, which says how many colors there are."),
    ("COLORTERM", "24-bit color where it is truecolor or 24bit."),
    (
      "TERM_PROGRAM",
      "The terminal's name, with TERM_PROGRAM_VERSION or VTE_VERSION, for its glyphs."
    ),
    ("TMUX", "With STY it tells that a multiplexer answers in the terminal's place."),
    ("NO_COLOR", "No colors where it is set; weight, reverse and borders carry the meaning."),
    ("LC_ALL", "The locale, before LC_CTYPE and LANG; ASCII alone where it is not UTF-8."),
    ("XDG_RUNTIME_DIR", "The folder of the standard socket, islet/islet.sock."),
  ]
}
