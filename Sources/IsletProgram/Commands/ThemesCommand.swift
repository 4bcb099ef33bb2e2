import LockScreenSession
import FeedReports
import CellUI
import Compositing
import CursesFrontEnd
import HostIO
import LockScreenUI
import SampleActivities
import Theming

/// What is asked of `islet themes`.
struct ThemesOptions: Hashable {
  /// Files with themes to judge; none means those that islet brings along.
  var files: [String] = []
  /// A Boolean value indicating whether themes are judged rather than shown.
  var isChecking = false
}

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
      var options = RunOptions()
      if let demo = resources.demos.first { options.source = .demo(demo.name) }
      options.appearance.theme = theme
      return try RunCommand(resources: resources).run(options)
    case .signal(let signal): return CommandResult(code: .ended(by: signal))
    case .terminalClosed: return CommandResult(code: .ended(by: .hangup))
    }
  }

  /// Shows the gallery; the terminal is given back before the lock screen opens it.
  private func showGallery() throws(Failure) -> ScenePlayer<GalleryScene>.Ending {
    let terminal = try Terminal.open()
    let gallery = ThemeGallery(
      themes: Theme.embedded, size: terminal.screen.size, depth: terminal.screen.depth,
      glyphs: terminal.screen.drawsUnicode ? .quadrant : .ascii)
    var player = ScenePlayer(GalleryScene(gallery), on: terminal)
    return try player.run()
  }

  // MARK: - Without a terminal

  /// A line for each theme: name, title, what it is made of, appearance, and how well it reads.
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

  /// What is wrong with each of some files, or of islet's own themes, in lines, and how the command ends.
  static func verdicts(on files: [String]) -> (lines: [String], code: ExitCode) {
    var lines: [String] = []
    var code = ExitCode.success
    func add(_ name: String, _ faults: [String]) {
      lines.append("\(name): \(Messages.faultCount(faults.count))")
      lines += faults.map { "  \($0)" }
      if !faults.isEmpty, code == .success { code = .findings }
    }
    for theme in files.isEmpty ? Theme.embedded : [] {
      add(theme.name, theme.audit().map(Messages.contrast))
    }
    for path in files {
      do {
        add(path, faults(of: try AppearanceOptions.contents(of: path)))
      } catch {
        // A file that can't be read says nothing against the others.
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
  /// Lines on standard output, in which nothing can reach a terminal as control.
  fileprivate init(lines: [String], code: ExitCode = .success) {
    output = Array(lines.map { Messages.harmless($0) + "\n" }.joined().utf8)
    self.code = code
  }
}
