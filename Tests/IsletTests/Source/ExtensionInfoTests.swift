import AssetCatalogs
import FeedReports
import Foundation
import Testing

@testable import IsletProgram

/// The Info.plist that stands beside a program of widgets.
@Suite("An extension's Info.plist") struct ExtensionInfoTests {
  /// Writes files with a key each into a folder and the one above, and returns the keys of the Info.plist that is taken.
  private func taken(_ files: [String: String], above: [String: String] = [:]) throws -> String {
    let app = FileManager.default.temporaryDirectory.appending(path: "info-\(UUID().uuidString)")
    let folder = app.appending(path: "RideWidget")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: app) }
    for (place, files) in [(folder, files), (app, above)] {
      for (name, key) in files {
        try Data("<dict><key>\(key)</key></dict>".utf8).write(to: place.appending(path: name))
      }
    }
    return String(decoding: WidgetBuild.info(ofExtension: folder.path), as: UTF8.self)
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
    let folder = FileManager.default.temporaryDirectory.appending(path: "info-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: folder.appending(path: "Info.plist"))
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
