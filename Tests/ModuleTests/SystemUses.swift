import Foundation
import SwiftUI
import os

/// Names of the system that the toolchain's Foundation lacks, or has as unavailable ones, beside Foundation itself.
enum SystemUses {
  typealias Fact = NameUses.Fact

  static func clocks() -> [Fact] {
    let counter = NSObject()
    let entered = [objc_sync_enter(counter), objc_sync_enter(counter)]
    let left = (0..<3).map { _ in objc_sync_exit(counter) }
    var tick = mach_timebase_info_data_t(numer: 0, denom: 0)
    mach_timebase_info(&tick)
    let now: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    let log = Logger(subsystem: "a", category: "b")
    log.info("\(3, align: .right(columns: 3), privacy: .public) \(3, format: .hex) \(3)")
    return [
      ("a pool's value", autoreleasepool { 3 } == 3),
      ("a time since 2001", abs(now - Date().timeIntervalSinceReferenceDate) < 60),
      ("ticks are nanoseconds", tick.numer == 1 && tick.denom == 1),
      ("a clock goes on", mach_absolute_time() <= mach_absolute_time()),
      ("a clock of a name", clock_gettime_nsec_np(CLOCK_UPTIME_RAW) > 0),
      ("a lock is taken twice", entered == [0, 0] && left == [0, 0, -1]),
      ("a method's name", Selector("refresh:") == "refresh:"),
    ]
  }

  private final class Watcher: NSObject {}

  static func stores() -> [Fact] {
    let store = NSUbiquitousKeyValueStore.default
    store.set(true, forKey: "a")
    UserDefaults.standard.addObserver(Watcher(), forKeyPath: "a", options: [.new], context: nil)
    let order = NSSortDescriptor(key: "date", ascending: false)
    let things = NSArray(array: [NSNumber(value: 3), NSNumber(value: 1), NSNumber(value: 2)])
    let sorted = things.sortedArray(using: [order]).compactMap { ($0 as? NSNumber)?.intValue }
    let text = "see https://example.com"
    let links = try? NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
    let found = links?.matches(in: text, range: NSRange(location: 0, length: 23))
    var (error, read): (NSError?, URL?) = (nil, nil)
    NSFileCoordinator(filePresenter: nil).coordinate(
      readingItemAt: URL(fileURLWithPath: "/a"), error: &error
    ) { read = $0 }
    return [
      ("no files of an account", FileManager.default.ubiquityIdentityToken == nil),
      ("a build's key", kCFBundleVersionKey as String == "CFBundleVersion"),
      ("no account", !store.bool(forKey: "a") && !store.synchronize()),
      ("a cool device", ProcessInfo.processInfo.thermalState == .nominal),
      ("things stay in order", sorted == [3, 1, 2] && !order.ascending),
      ("no links", found?.compactMap(\.url) == []),
      ("a file is read at once", read?.path == "/a" && error == nil),
    ]
  }

  static func requests() async -> [Fact] {
    let place = URL(fileURLWithPath: "/a")
    var request = URLRequest(
      url: place, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 10)
    request.setValue("b", forHTTPHeaderField: "Accept")
    let settings = URLSessionConfiguration.background(withIdentifier: "c")
    settings.waitsForConnectivity = true
    settings.requestCachePolicy = .returnCacheDataElseLoad
    let session = URLSession(configuration: settings, delegate: nil, delegateQueue: nil)
    let answer = try? await session.data(for: request)
    request.allHTTPHeaderFields = nil
    request.addValue("b", forHTTPHeaderField: "Accept")
    request.addValue("c", forHTTPHeaderField: "accept")
    let (failures, more) = AsyncStream<URLError.Code?>.makeStream()
    let task = session.dataTask(with: request) { more.yield(($2 as? URLError)?.code) }
    task.resume()
    task.resume()
    let canceled = session.dataTask(with: request) { more.yield(($2 as? URLError)?.code) }
    canceled.cancel()
    canceled.resume()
    var codes = failures.makeAsyncIterator()
    let answers = [await codes.next(), await codes.next()]
    return [
      ("a header's field", request.value(forHTTPHeaderField: "accept") == "b,c"),
      ("one name of a field", request.allHTTPHeaderFields?.count == 1),
      ("a policy", request.cachePolicy == .reloadIgnoringLocalCacheData),
      ("settings of one's own", URLSessionConfiguration.default.waitsForConnectivity == false),
      ("a session's settings", session.configuration.identifier == "c" && answer == nil),
      ("a task fails once", answers == [.notConnectedToInternet, .cancelled]),
      ("tasks have ended", task.state == .completed && canceled.state == .completed),
      ("nothing is kept", URLCache.shared.cachedResponse(for: request) == nil),
      ("no cookies", HTTPCookieStorage.shared.cookies(for: place)?.isEmpty == true),
    ]
  }

  /// Returns whether an announcement of a name comes, and one of another sender does not.
  static func announcements() async -> [Fact] {
    let (center, name) = (NotificationCenter(), Notification.Name("a"))
    let (sender, other) = (NSObject(), NSObject())
    var coming = center.notifications(named: name, object: sender).makeAsyncIterator()
    center.post(name: name, object: other, userInfo: ["number": 1])
    center.post(name: name, object: sender, userInfo: ["number": 2])
    let first = await coming.next()
    return [("the sender's own", first?.userInfo?["number"] as? Int == 2)]
  }
}
