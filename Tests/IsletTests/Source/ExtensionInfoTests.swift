import AssetCatalogs
import FeedReports
import Foundation
import TestSupport
import Testing

@testable import IsletProgram

/// The Info.plist that stands beside a program of widgets.
@Suite("An extension's Info.plist") struct ExtensionInfoTests {
  /// Writes files with a key each into a folder and the one above, and returns the keys of the Info.plist that is taken.
  private func taken(_ files: [String: String], above: [String: String] = [:]) throws -> String {
    let app = try TemporaryFolder()
    for (place, files) in [("RideWidget/", files), ("", above)] {
      for (name, key) in files {
        try app.write("<dict><key>\(key)</key></dict>", to: place + name)
      }
    }
    return String(
      decoding: WidgetBuild.info(ofExtension: app.path("RideWidget")), as: UTF8.self)
  }

  @Test func `is the extension's own among several`() throws {
    let service = ["GoogleService-Info.plist": "API_KEY"]
    for (files, above, key) in [
      (["Info.plist": "OwnKey"], ["Info.plist": "AppKey"], "OwnKey"),
      (service.merging(["Info.plist": "OwnKey"]) { $1 }, [:], "OwnKey"),
      (["A-Info.plist": "OwnKey", "Ride-Info.plist": "NSExtension"], [:], "NSExtension"),
      (service, ["Info.plist": "AppKey", "RideWidget-Info.plist": "NSExtension"], "NSExtension"),
      ([:], ["Info.plist": "AppKey"], "CFBundleName"), ([:], [:], "CFBundleName"),
    ] {
      #expect(try taken(files, above: above).contains(key), "\(files) \(above)")
    }
  }

  @Test func `has the name of the folder in place of Xcode's settings`() throws {
    #expect(try taken([:]).contains("<string>RideWidget</string>"))
    #expect(try taken(["Info.plist": "$(PRODUCT_NAME)"]).contains("<key>RideWidget</key>"))
  }

  @Test(
    arguments: [
      ("<plist><dict><key>NSS", 1), ("<dict>\n<key>NSExtension</string></dict>", 2), ("[]", 1),
      ("<dict><key>a</key></dict>", nil),
    ] as [(String, Int?)])
  func `that is broken is named with its line, and Xcode's usual one is in its place`(
    text: String, line: Int?
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "Info.plist")
    let fault = WidgetBuild.ownInfo(ofExtension: folder.path)?.fault
    #expect(fault?.line == line)
    let info = String(decoding: WidgetBuild.info(ofExtension: folder.path), as: UTF8.self)
    #expect(info.contains("CFBundleName") == (line != nil))
    let words = fault.map { Messages.faults(ofResources: [$0]) } ?? []
    #expect(
      words.allSatisfy {
        $0.hasPrefix("Info.plist:\(line ?? 0): ")
          && $0.hasSuffix("Xcode refuses the file, so mend it")
      })
  }
}
