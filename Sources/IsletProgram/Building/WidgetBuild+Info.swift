import AssetCatalogs
import HostIO

extension WidgetBuild {
  /// The most bytes of an Info.plist.
  private static let infoByteCountMaximum = 256 << 10

  /// Returns the Info.plist of the widgets' extension, which Foundation finds beside the program: the project's own, in the
  /// extension's folder or in the one above, else one as Xcode makes it.
  static func info(ofExtension folder: String) -> [UInt8] {
    let name = folder.split(separator: "/").last.map(String.init) ?? moduleName
    let found = ownInfo(ofExtension: folder)
    let own = found?.fault == nil ? found?.text : nil
    let settings = [
      "CURRENT_PROJECT_VERSION": "1", "DEVELOPMENT_LANGUAGE": "en", "EXECUTABLE_NAME": name,
      "MARKETING_VERSION": "1.0", "PRODUCT_BUNDLE_IDENTIFIER": "com.example.\(name)",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!", "PRODUCT_MODULE_NAME": name, "PRODUCT_NAME": name,
      "TARGET_NAME": name,
    ]
    let text = settings.reduce(own ?? usualInfo) { text, setting in
      text.replacing("$(\(setting.key))", with: setting.value.filter { !"<&>".contains($0) })
    }
    return Array(text.utf8)
  }

  /// An Info.plist of the project.
  struct OwnInfo {
    let path: String
    let text: String
    /// The fault for which it is not used; `nil` for a whole one.
    let fault: AssetFault?
  }

  /// Returns the project's own Info.plist of the widgets' extension; `nil` where there is none.
  static func ownInfo(ofExtension folder: String) -> OwnInfo? {
    [folder, FilePath.folder(of: folder)].lazy
      .compactMap { info(in: $0) { $0.contains("NSExtension") } }.first
      ?? info(in: folder) { _ in true }
  }

  /// Returns the first Info.plist in a folder that is the one asked for; `nil` where there is none.
  ///
  /// The plain name goes first, since others end with it, such as GoogleService-Info.plist.
  private static func info(in folder: String, where isOwn: (String) -> Bool) -> OwnInfo? {
    let names = Folder.names(of: folder).filter { $0.hasSuffix("Info.plist") }
      .sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    return names.lazy.compactMap { name -> OwnInfo? in
      let path = "\(folder)/\(name)"
      // One that can't be read counts as none, and so does one in the binary form.
      guard let bytes = try? FileDescriptor.contents(ofFile: path, limit: infoByteCountMaximum)
      else { return nil }
      let (text, fault) = (
        String(validating: bytes, as: UTF8.self),
        AssetFault(inPropertyList: bytes, path: path)
      )
      return text == nil && fault == nil
        ? nil : OwnInfo(path: path, text: text ?? "", fault: fault)
    }.first { isOwn($0.text) }
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
