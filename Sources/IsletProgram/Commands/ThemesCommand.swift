import CursesFrontEnd
import FeedReports
import HostIO
import LockScreenSession
import LockScreenUI
import Theming

/// `islet themes`: every theme drawn, listed or judged.
struct ThemesCommand {
  let resources: Resources

  /// Shows the themes on a terminal, lists them without one, or judges them.
  ///
  /// - Returns: The lists; the status is `findings` when a theme was judged that can't be read.
  func run(_ options: ThemesOptions) throws(Failure) -> CommandResult {
    if options.isChecking {
      let (lines, code) = Self.verdicts(on: options.files)
      return CommandResult(lines: lines, code: code)
    }
    guard FileDescriptor.standardOutput.isTerminal else {
      return CommandResult(lines: Self.list(of: Theme.embedded))
    }
    let ending = try showGallery()
    switch ending {
    case .scene(.quit): return CommandResult()
    case .scene(.chosen(let theme)):
      var options = LockScreenOptions()
      // A tour would show other themes.
      if let demo = resources.demos.first(where: { !$0.isTour }) {
        options.source = .demo(demo.name)
      }
      options.appearance.theme = theme
      return try LockScreenCommand(resources: resources).run(options)
    case .signal, .terminalClosed: return CommandResult(code: ending.code)
    }
  }

  /// Shows the gallery, and restores the terminal before the lock screen opens it.
  private func showGallery() throws(Failure) -> ScenePlayer<GalleryScene>.Ending {
    let terminal = try Terminal.open()
    let gallery = ThemeGallery(
      themes: Theme.embedded, size: terminal.screen.size, depth: terminal.traits.depth,
      glyphs: terminal.traits.glyphs)
    var player = ScenePlayer(GalleryScene(gallery), on: terminal)
    return try player.run()
  }

  // MARK: - Without a terminal

  /// Returns a line for each theme: name, title, appearance, faults, and the parts of its wallpaper.
  static func list(of themes: [Theme]) -> [String] {
    let rows = themes.map { theme in
      let faults = theme.audit().count
      return [
        theme.name, theme.title, theme.appearance.rawValue,
        Messages.faultCount(faults),
        theme.wallpaper.ingredients.joined(separator: " "),
      ]
    }
    return Messages.table(rows)
  }

  /// Returns the faults of files, or of islet's own themes, in lines, and the exit status.
  static func verdicts(on files: [String]) -> (lines: [String], code: ExitCode) {
    var lines: [String] = []
    var code = ExitCode.success
    func add(_ name: String, _ faults: [String]) {
      lines.append("\(name): \(Messages.faultCount(faults.count))")
      lines += faults.map { "  \($0)" }
      if !faults.isEmpty, code == .success { code = .findings }
    }
    let isAll = files.isEmpty || files == ["all"]
    for theme in isAll ? Theme.embedded : [] {
      add(theme.name, theme.audit().map(Messages.contrast))
    }
    for path in isAll ? [] : files {
      do {
        add(path, faults(of: try AppearanceOptions.contents(of: path)))
      } catch {
        // The other files are judged all the same.
        lines.append(error.message)
        code = error.code
      }
    }
    return (lines, code)
  }

  private static func faults(of theme: [UInt8]) -> [String] {
    do {
      _ = try Theme.parse(theme)
      return []
    } catch {
      return Messages.fault(error)
    }
  }
}

extension CommandResult {
  /// Makes the result of lines on standard output, in which control characters become marks.
  fileprivate init(lines: [String], code: ExitCode = .success) {
    output = Array(lines.map { Messages.harmless($0) + "\n" }.joined().utf8)
    self.code = code
  }
}
