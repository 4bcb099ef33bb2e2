import AssetCatalogs
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
