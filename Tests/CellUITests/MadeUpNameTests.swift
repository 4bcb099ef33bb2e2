import AssetCatalogs
import ColorScience
import Foundation
import Testing

@testable import CellUI

@Test func `an image with a made-up name stands for one that the app has`() {
  let resources = AppResources([AssetFile(path: "photo.jpg", bytes: [0xFF, 0xD8, 0xFF, 0xE0])])
  resources.bound {
    #expect(UIImage(named: "Lions-logo") == nil, "the app has images, without that name")
    AppResources.current.addMadeUp(["Lions", "7"])
    #expect(UIImage(named: "Lions-logo")?.size == CGSize(width: 44, height: 44))
    #expect(UIImage(named: "lions") != nil && UIImage(named: "7") != nil)
    #expect(UIImage(named: "logo-7") == nil && UIImage(named: "Tigers") == nil)
  }
}

@Test func `a color that is made up has the shade that its name tells, and none is glaring`() {
  AppResources().bound {
    func color(_ name: String) -> StraightRGBA? {
      Color(name).paint(in: Screen.environment).color
    }
    let ground = Color("BackgroundGreen").ofGround.paint(in: Screen.environment).color
    let colors = [color("DarkGreen"), ground, color("green")]
    #expect(color("BackgroundGreen") == color("green"))
    let lightness = colors.compactMap { $0.map { Oklab($0).axes.x } }
    #expect(lightness[1] < lightness[0] - 0.1 && lightness[0] < lightness[2] - 0.1)
    #expect(color("Line") == .init(rgb: 0xFF00FF))
    AppResources.current.addMadeUp(["Line"])
    #expect(color("Line") == SystemColors.color(named: "gray")?.dark)
    let madeUp = ["DarkGreen", "BackgroundGreen"].map(Color.madeUpColors)
    #expect(madeUp[0].contains(colors[0] ?? .clear) && madeUp[1].contains(colors[1] ?? .clear))
    // White texts without a name are judged all the same.
    #expect(Color.madeUpColors(named: "TextPrimary").isDisjoint(with: [.white, .black]))
  }
}

@Test func `a missing color of a control is the accent, and one that stands back is darker`() {
  AppResources().bound {
    func color(_ name: String) -> StraightRGBA? {
      Color(name).paint(in: Screen.environment).color
    }
    let accent = SystemColors.color(named: "systemBlue")?.dark
    for name in ["WidgetLiveActivityButtonColor", "ButtonTint", "PrimaryAction"] {
      #expect(color(name) == accent)
    }
    for name in ["AccentColorDimmed", "MutedTint", "brand-subtle", "AccentDark"] {
      #expect(color(name).map { Oklab($0).axes.x } ?? 1 < Oklab(accent ?? .black).axes.x - 0.1)
    }
    let secondary = SystemColors.color(named: "secondaryLabel")?.dark
    #expect(color("TextMuted") == secondary && color("Subtle") == secondary)
    #expect(color("ButtonTitle") == SystemColors.color(named: "label")?.dark)
  }
}
