public import CellUI
public import Compositing
public import ColorScience
import FoundationEssentials
public import FeedReports
public import LiveActivities
public import LockScreenUI

extension Session {
  /// The initial values of a session.
  public struct Setup {
    /// The screen's size, in cells.
    public var size: CellSize
    /// The themes, and the first one to show.
    public var themes = ThemeCatalog()
    /// The views of activities.
    public var views = ViewCatalog()
    /// The time zone's rules.
    public var localTime = LocalTime()
    /// The glyphs of pictures.
    public var glyphs = GlyphRepertoire.quadrant
    /// The number of colors.
    public var depth = ColorDepth.direct24
    /// The kind of device, and its system.
    public var profile = DeviceProfile()
    /// The command that sends lines to the program, said where there is no activity; `nil` where it takes none.
    public var sendCommand: String?
    /// The model of the device's push budget.
    public var budget = PushBudget.standard
    /// A Boolean value indicating whether the Lock Screen asks about an app's first activities (AK 1.10, 3.36).
    public var asksPermission = false
    /// A Boolean value indicating whether the person has chosen the theme, so that a tour shows no other.
    public var keepsTheme = false
    /// The rules by which findings count.
    public var strictness = Strictness()
    /// The latest states of activities, those of ended ones included; `nil` keeps none.
    public var portfolio: ActivityPortfolio?
    /// The source of activities' colors.
    public var colors = DeviceDisplay.ColorSource.theme
    /// The amount of motion.
    public var motion = MotionPolicy.full
    /// The shortest time between two pictures of changes by the feed; zero shows each change at once.
    public var newsInterval = Duration.zero
    /// Performs the intents of controls that a feed's lines press, where no scene does it; `nil` performs none.
    public var intents: (any IntentPerforming)?
    /// The time by which moving things are shown ahead; a terminal's frame stands until the next one, so it shows motion
    /// as it is by then, and answers a key at once.
    public var lead = Duration.zero
    /// The engine's limits where there are no previews.
    public var limits = ActivityLimits.standard
    /// The states of previews, which keys step through.
    public var previews = PreviewStates(of: [])
    /// Makes the previews' states again for a time, whose dates count from it; `nil` keeps the first ones.
    public var previewMaker: (any PreviewMaking)?
    /// A Boolean value indicating whether long work is divided among turns, since keys and frames must not wait for it: a
    /// theme is judged when it is shown, and its pictures are made between frames.
    public var dividesWork = false
    /// A Boolean value indicating whether a drifting wallpaper has fewer pictures as time goes on.
    public var slowsDrift = false
    /// A Boolean value indicating whether lines are kept for the inspector, and faults for the notice over it.
    public var hasInspector = true
    /// A Boolean value indicating whether a payload without owner is taken for a started activity's.
    var presumesActivities = false
    /// A Boolean value indicating whether contents are compared with those before though they are not inspected, which
    /// makes each line dearer.
    var comparesLaterContents = false

    /// Makes a setup with islet's own defaults, for a size in cells.
    public init(size: CellSize) {
      self.size = size
    }

    /// Takes the pace of a terminal: news within an interval are one picture, frames lead, and long work is divided.
    public mutating func takeTerminalPace() {
      newsInterval = FrameClock.newsInterval
      lead = FrameClock.interval
      dividesWork = true
    }
  }
}
