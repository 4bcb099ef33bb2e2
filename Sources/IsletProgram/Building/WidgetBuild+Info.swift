import HostIO
import WidgetSources

extension WidgetBuild {
  /// The most bytes of an Info.plist.
  private static let infoByteCountMaximum = 256 << 10

  /// Returns the Info.plist of the widgets' extension, which Foundation finds beside the program: the project's own, else one
  /// as Xcode makes it.
  func info(of selection: WidgetSelection) -> [UInt8] {
    let name = selection.folder.split(separator: "/").last.map(String.init) ?? Self.moduleName
    let own =
      Self.info(in: selection.folder)
      ?? Self.info(in: SourceTree.folder(of: selection.folder)) { $0.contains("NSExtension") }
    let settings = [
      "CURRENT_PROJECT_VERSION": "1", "DEVELOPMENT_LANGUAGE": "en", "EXECUTABLE_NAME": name,
      "MARKETING_VERSION": "1.0", "PRODUCT_BUNDLE_IDENTIFIER": "com.example.\(name)",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!", "PRODUCT_MODULE_NAME": name, "PRODUCT_NAME": name,
      "TARGET_NAME": name,
    ]
    let text = settings.reduce(own ?? Self.usualInfo) { text, setting in
      text.replacing("$(\(setting.key))", with: setting.value.filter { !"<&>".contains($0) })
    }
    return Array(text.utf8)
  }

  /// Returns the Info.plist in a folder, which above the extension's may be the app's; `nil` where there is none as text.
  private static func info(
    in folder: String, where isOwn: (String) -> Bool = { _ in true }
  ) -> String? {
    let names = Folder.names(of: folder).filter { $0.hasSuffix("Info.plist") }.sorted()
    return names.lazy.compactMap { name -> String? in
      // One that can't be read is as good as none.
      let bytes = try? FileDescriptor.contents(
        ofFile: "\(folder)/\(name)", limit: infoByteCountMaximum)
      return bytes.flatMap { String(validating: $0, as: UTF8.self) }
    }.first(where: isOwn)
  }

  private static let usualInfo = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>CFBundleDisplayName</key><string>$(PRODUCT_NAME)</string>
    <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
    <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
    <key>CFBundleShortVersionString</key><string>$(MARKETING_VERSION)</string>
    <key>CFBundleVersion</key><string>$(CURRENT_PROJECT_VERSION)</string>
    </dict></plist>

    """
}
