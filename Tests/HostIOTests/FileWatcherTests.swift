import Glibc
import HostIO
import Testing

@Suite struct `File watcher` {
  /// A folder that goes with the test.
  final class Folder {
    let path: String

    init() {
      path = "/tmp/islet-watch-\(getpid())-\(UInt64.random(in: 0 ... .max))"
      unsafe mkdir(path, 0o700)
    }

    deinit {
      for name in ["theme.json", "theme.json~", "other.json", "link.json"] {
        unsafe unlink("\(path)/\(name)")
      }
      unsafe rmdir(path)
    }

    func write(_ text: String, to name: String) {
      let number = unsafe open("\(path)/\(name)", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
      #expect(number >= 0)
      let descriptor = FileDescriptor(number)
      #expect(throws: Never.self) { try descriptor.writeAll(Array(text.utf8)) }
      descriptor.close()
      waitForWriters(of: "\(path)/\(name)")
    }

    /// Waits until no process has a file open for writing: a process that another test begins has it until its program runs.
    private func waitForWriters(of path: String) {
      let reader = unsafe open(path, O_RDONLY | O_CLOEXEC)
      defer { close(reader) }
      // A lease to read is given when there are no writers left.
      let setLease: Int32 = 1024
      for _ in 0..<1_000_000 {
        guard fcntl(reader, setLease, F_RDLCK) != 0, errno == EAGAIN else { break }
        sched_yield()
      }
      _ = fcntl(reader, setLease, F_UNLCK)
    }

    func rename(_ old: String, to new: String) {
      #expect(unsafe Glibc.rename("\(path)/\(old)", "\(path)/\(new)") == 0)
    }
  }

  @Test func `a file that is saved in place is told, once`() throws {
    let folder = Folder()
    folder.write("{}", to: "theme.json")
    var watcher = try FileWatcher(paths: ["\(folder.path)/theme.json"])
    #expect(watcher.takeChanges().isEmpty)
    folder.write("{ }", to: "theme.json")
    folder.write("{  }", to: "theme.json")
    #expect(watcher.takeChanges() == [FileWatcher.Change(path: "\(folder.path)/theme.json")])
    #expect(watcher.takeChanges().isEmpty)
  }

  @Test func `a file that another one replaces is told, each time`() throws {
    let folder = Folder()
    folder.write("{}", to: "theme.json")
    var watcher = try FileWatcher(paths: ["\(folder.path)/theme.json"])
    for _ in 0..<3 {
      folder.write("{ }", to: "theme.json~")
      #expect(watcher.takeChanges().isEmpty)
      folder.rename("theme.json~", to: "theme.json")
      #expect(watcher.takeChanges() == [FileWatcher.Change(path: "\(folder.path)/theme.json")])
    }
  }

  @Test func `what is saved beside it is not told`() throws {
    let folder = Folder()
    var watcher = try FileWatcher(paths: ["\(folder.path)/theme.json"])
    folder.write("{}", to: "other.json")
    #expect(watcher.takeChanges().isEmpty)
    // It need not have been there when the watching began.
    folder.write("{}", to: "theme.json")
    #expect(watcher.takeChanges() == [FileWatcher.Change(path: "\(folder.path)/theme.json")])
  }

  @Test func `a file that goes is told, unless another one has come in its place`() throws {
    let folder = Folder()
    let path = "\(folder.path)/theme.json"
    folder.write("{}", to: "theme.json")
    var watcher = try FileWatcher(paths: [path])
    folder.rename("theme.json", to: "theme.json~")
    #expect(watcher.takeChanges() == [FileWatcher.Change(path: path, isRemoval: true)])
    folder.rename("theme.json~", to: "theme.json")
    #expect(watcher.takeChanges() == [FileWatcher.Change(path: path)])
    // As some editors save: the old one is put aside before the new one is written.
    folder.rename("theme.json", to: "theme.json~")
    folder.write("{ }", to: "theme.json")
    #expect(watcher.takeChanges() == [FileWatcher.Change(path: path)])
  }

  @Test func `a link's target is watched, too`() throws {
    let (folder, elsewhere) = (Folder(), Folder())
    elsewhere.write("{}", to: "other.json")
    unsafe symlink("\(elsewhere.path)/other.json", "\(folder.path)/link.json")
    var watcher = try FileWatcher(paths: ["\(folder.path)/link.json"])
    elsewhere.write("{ }", to: "other.json")
    #expect(watcher.takeChanges() == [FileWatcher.Change(path: "\(folder.path)/link.json")])
  }

  @Test
  func
    `a folder that is removed, or gets another name, is watched again when one of its name comes`()
    throws
  {
    let above = Folder()
    let (path, aside) = ("\(above.path)/themes", "\(above.path)/aside")
    let file = "\(path)/theme.json"
    defer { for name in [path, aside] { _ = unsafe (unlink("\(name)/theme.json"), rmdir(name)) } }
    unsafe mkdir(path, 0o700)
    above.write("{}", to: "themes/theme.json")
    var watcher = try FileWatcher(paths: [file])
    for _ in 0..<2 {
      _ = unsafe (unlink(file), rmdir(path))
      #expect(watcher.takeChanges() == [FileWatcher.Change(path: file, isRemoval: true)])
      unsafe mkdir(path, 0o700)
      #expect(watcher.takeChanges() == [FileWatcher.Change(path: file)])
      above.write("{ }", to: "themes/theme.json")
      #expect(watcher.takeChanges() == [FileWatcher.Change(path: file)])
    }
    above.rename("themes", to: "aside")
    #expect(watcher.takeChanges() == [FileWatcher.Change(path: file, isRemoval: true)])
    above.write("{}", to: "aside/theme.json")
    #expect(watcher.takeChanges().isEmpty)
    unsafe mkdir(path, 0o700)
    above.write("{}", to: "themes/theme.json")
    #expect(watcher.takeChanges() == [FileWatcher.Change(path: file)])
    // The folder above wakes no one any more.
    #expect(watcher.takeChanges().isEmpty)
    above.write("{}", to: "other.json")
    var waiting = PollSet()
    waiting.add(watcher.descriptor, for: .reading)
    try waiting.wait(timeout: .zero)
    #expect(waiting.readiness(of: watcher.descriptor).isEmpty)
  }

  @Test func `a folder whose own folder is removed as well comes back with it`() throws {
    let above = Folder()
    let (outer, path) = ("\(above.path)/a", "\(above.path)/a/b")
    defer { _ = unsafe (unlink("\(path)/theme.json"), rmdir(path), rmdir(outer)) }
    _ = unsafe (mkdir(outer, 0o700), mkdir(path, 0o700))
    var watcher = try FileWatcher(paths: ["\(path)/theme.json"])
    _ = unsafe (rmdir(path), rmdir(outer))
    #expect(
      watcher.takeChanges() == [FileWatcher.Change(path: "\(path)/theme.json", isRemoval: true)])
    unsafe mkdir(outer, 0o700)
    #expect(watcher.takeChanges().isEmpty)
    unsafe mkdir(path, 0o700)
    #expect(watcher.takeChanges() == [FileWatcher.Change(path: "\(path)/theme.json")])
  }

  @Test func `files of one folder are told by their own paths`() throws {
    let folder = Folder()
    let paths = ["\(folder.path)/theme.json", "\(folder.path)/./other.json"]
    var watcher = try FileWatcher(paths: paths)
    for (name, path) in [("theme.json", paths[0]), ("other.json", paths[1])] {
      folder.write("{}", to: name)
      #expect(watcher.takeChanges() == [FileWatcher.Change(path: path)])
    }
  }

  @Test func `a save wakes whoever waits`() throws {
    let folder = Folder()
    let watcher = try FileWatcher(paths: ["\(folder.path)/theme.json"])
    var waiting = PollSet()
    waiting.add(watcher.descriptor, for: .reading)
    try waiting.wait(timeout: .zero)
    #expect(waiting.readiness(of: watcher.descriptor).isEmpty)
    folder.write("{}", to: "theme.json")
    try waiting.wait(timeout: .seconds(5))
    #expect(waiting.readiness(of: watcher.descriptor) == .readable)
  }

  @Test func `a folder that is not there can't be watched`() {
    #expect(throws: SystemFault(code: ENOENT)) {
      _ = try FileWatcher(paths: ["/nowhere/at/all/theme.json"])
    }
  }
}
