import ActivityWidgets
import CellUI
import ColorScience
import Compositing
import LiveActivities
import Testing
import Theming

@testable import LockScreenUI

/// A view's environment, in words.
private struct Surroundings: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.isLuminanceReduced) private var isLuminanceReduced

  var body: some View {
    Text("\(colorScheme) \(isLuminanceReduced)").frame(maxWidth: .infinity)
  }
}

@Suite struct DeviceDisplayTests: LockScreenSuite {
  private let card = ActivityID(app: BundleID("shop"), name: "1")

  private func makeScreen(_ theme: String) throws -> LockScreen {
    var screen = try makeScreen(columns: 49, rows: 40, theme: theme)
    show("1", on: &screen, at: 0)
    return screen
  }

  private func show(_ name: String?, on screen: inout LockScreen, at moment: Int) {
    let view = AnyView(Surroundings())
    let none = AnyView(EmptyView())
    screen.update(
      Arrangement(stacks: name == nil ? [] : stacks([[card]]), island: .compact(card)),
      activities: [
        PresentedActivity(
          id: card,
          presentations: ActivityPresentations(
            content: view, compactLeading: none, compactTrailing: none, minimal: view,
            expanded: ExpandedIsland(bottom: view)))
      ], at: time(moment))
  }

  @Test(
    arguments: [("sunset", "dark"), ("dawn", "light")],
    [
      (DeviceDisplay(), nil, false), (DeviceDisplay(colorScheme: .light), "light", false),
      (DeviceDisplay(colorScheme: .dark), "dark", false),
      (DeviceDisplay(colorScheme: .light, isAlwaysOn: true), "dark", true),
    ])
  func `views are told of the display`(
    theme: (name: String, scheme: String),
    display: (value: DeviceDisplay, scheme: String?, isDim: Bool)
  ) throws {
    var screen = try makeScreen(theme.name)
    screen.update(display.value, at: time(1))
    let picture = text(screen.frame(at: time(1)).surface)
    #expect(picture.contains("\(display.scheme ?? theme.scheme) \(display.isDim)"))
  }

  @Test(arguments: Theme.embedded.map(\.name), [ColorScheme.light, .dark])
  func `inks can be read in either scheme`(theme: String, scheme: ColorScheme) throws {
    var screen = try makeScreen(theme)
    screen.update(DeviceDisplay(colorScheme: scheme), at: time(1))
    let look = screen.context.look
    let ground = look.cardMaterial.over(scheme == .light ? .white : .black)
    let ink = look.foregroundStyles[0]
    #expect(ink.contrastRatio(with: ground) > 7)
    #expect((ink.relativeLuminance < 0.2) == (scheme == .light))
    #expect(look.tint.contrastRatio(with: ground) > 3)
  }

  @Test(arguments: Theme.embedded.map(\.name), [nil, ColorScheme.light, .dark])
  func `accents can be read on a dim display, and are bright on black`(
    theme: String, scheme: ColorScheme?
  ) throws {
    var screen = try makeScreen(theme)
    screen.update(DeviceDisplay(colorScheme: scheme), at: time(1))
    #expect(screen.context.look.islandTint.contrastRatio(with: .black) >= 7)
    screen.update(DeviceDisplay(colorScheme: scheme, isAlwaysOn: true), at: time(2))
    let look = screen.context.look
    for tint in [look.tint, look.islandTint] {
      let seen = tint.opacity(look.inkStrength).over(.black)
      #expect(seen.contrastRatio(with: .black) >= ContrastNeed.text.ratio)
    }
  }

  @Test func `contrasts are judged awake and upright`() throws {
    let view = Text("24.3").foregroundStyle(.tint)
    let activity = PresentedActivity(
      id: id("a"),
      presentations: ActivityPresentations(
        content: AnyView(view), compactLeading: AnyView(view), compactTrailing: AnyView(view),
        minimal: AnyView(view), expanded: ExpandedIsland(bottom: AnyView(view))))
    for theme in ["dawn", "sunset"] {
      var screen = try makeScreen(theme)
      for scheme in [nil, ColorScheme.light, .dark] {
        screen.update(DeviceDisplay(colorScheme: scheme), at: time(1))
        let awake = contrasts(of: activity, in: screen)
        for (isAlwaysOn, isStandBy) in [(true, false), (false, true)] {
          screen.update(
            DeviceDisplay(colorScheme: scheme, isAlwaysOn: isAlwaysOn, isStandBy: isStandBy),
            at: time(2))
          #expect(contrasts(of: activity, in: screen) == awake)
        }
      }
    }
  }

  @Test(arguments: Theme.embedded.map(\.name))
  func `an always-on display is dark and its cards are black`(theme: String) throws {
    var screen = try makeScreen(theme)
    // A wallpaper that drifts would be another one when the display wakes.
    screen.motion = .reduced
    let awake = screen.frame(at: time(0)).surface
    screen.update(DeviceDisplay(isAlwaysOn: true), at: time(1))
    let asleep = screen.frame(at: time(3000)).surface
    let device = screen.context.geometry.device
    // The home bar, the battery and the lock are ink, though they are made of grounds.
    let dateRow = try #require(screen.clock.picture?.dateOrigin.row)
    var brightest = 0.0
    for row in device.rowRange.dropFirst(2).dropLast(2) where !(dateRow - 2..<dateRow).contains(row)
    {
      for column in device.columnRange where awake[column, row].upper != FixedColors.page {
        brightest = max(brightest, asleep[column, row].upper.relativeLuminance)
      }
    }
    #expect(brightest < 0.06)
    let place = try #require(
      screen.cards.sprites.first?.rect(at: .zero, in: screen.context.geometry.cards))
    #expect(asleep[place.origin.column + 1, place.origin.row + 2].upper == .black)
    // The clock can still be read.
    #expect(screen.context.look.clockColor.over(.black).contrastRatio(with: .black) > 5)
    screen.update(DeviceDisplay(), at: time(3001))
    #expect(screen.frame(at: time(6000)).surface == awake)
  }

  @Test(arguments: ["sunset", "earthrise"], [MotionPolicy.full, .reduced])
  func `only a display that an alert wakes is a little brighter at first`(
    theme: String, motion: MotionPolicy
  ) throws {
    for isAlerted in [false, true] {
      var screen = try makeScreen(theme)
      screen.motion = motion
      screen.update(DeviceDisplay(isAlwaysOn: true), at: time(0))
      _ = screen.frame(at: time(0))
      screen.update(DeviceDisplay(), isAlerted: isAlerted, at: time(10))
      let lights = [10, 60, 110, 160, 260, 360, 460, 610, 810, 1110, 1510, 2010, 2960].map {
        moment in
        let frame = screen.frame(at: time(moment))
        return frame.surface.cells.reduce(0) { $0 + $1.upper.relativeLuminance }
      }
      let (first, last) = (lights[0], try #require(lights.last))
      let most = try #require(lights.max())
      #expect(first < last && (most > 1.02 * last) == isAlerted)
      #expect(most < (isAlerted ? 2 : 1.002) * last)
      #expect(!screen.frame(at: time(3000)).isMoving)
    }
  }

  @Test func `nothing moves on an always-on display`() throws {
    var screen = try makeScreen("sunset")
    screen.update(DeviceDisplay(isAlwaysOn: true), at: time(1))
    #expect(!screen.frame(at: time(3000)).isMoving)
    show(nil, on: &screen, at: 3002)
    #expect(!screen.frame(at: time(3002)).isMoving)
    show("1", on: &screen, at: 3003)
    let back = screen.frame(at: time(3003))
    #expect(!back.isMoving && text(back.surface).contains("dark true"))
    _ = screen.handle(.swipeAway, at: time(3004))
    let swiped = screen.frame(at: time(3004))
    #expect(!swiped.isMoving && !text(swiped.surface).contains("dark true"))
  }
}
