/// The requests that a shell script makes: by `curl`, or by `xcrun simctl push`.
struct ShellScript {
  /// A request of a script.
  struct Request {
    var url: SourceText?
    var headers: [SourceText] = []
    var body: SourceText?
    /// The name of a file that holds the body.
    var file: String?
    var method: String?
    /// The bundle identifier that `simctl push` names.
    var app: String?
    /// The offset of the command.
    var origin = 0
    /// The name of the command.
    var tool = "curl"
  }

  private(set) var requests: [Request] = []
  /// The contents that the script writes to files, by name.
  private var files: [String: SourceText] = [:]

  init(_ text: SourceText) {
    let shell = ShellWords(text)
    var piped: SourceText?
    for var command in shell.commands {
      if let input = piped, command.input == nil { command.input = input }
      piped = nil
      let words = command.words.map { $0.string($0.bytes.indices) }
      let tool = words.first.map { $0.split(separator: "/").last.map(String.init) ?? $0 } ?? ""
      if tool == "curl" {
        requests.append(curl(command, words))
      } else if words.contains("simctl"), words.contains("push") {
        requests.append(simctl(command, words))
      } else if ["cat", "echo", "printf", "tee", "jq"].contains(tool) || words.isEmpty {
        let output = command.input ?? (tool == "cat" || tool == "jq" ? nil : command.words.last)
        let target = command.target ?? (tool == "tee" ? words.last : nil)
        if let target, let output { files[target] = output }
        if command.isPiped { piped = output }
      }
    }
  }

  private static let dataOptions = [
    "-d", "--data", "--data-raw", "--data-binary", "--data-ascii", "--json", "--data-urlencode",
  ]
  /// The options with a value that do not matter here.
  private static let otherOptions = [
    "-o", "--output", "-u", "--user", "--cert", "-E", "--key", "-A", "--user-agent", "-e", "-b",
    "-c", "-m", "--max-time", "--connect-timeout", "-w", "--write-out", "-F", "--form", "--cacert",
    "--retry", "--cert-type", "--key-type", "--pass", "-K", "--config", "-x", "--proxy",
  ]

  private func curl(_ command: ShellWords.Command, _ words: [String]) -> Request {
    var request = Request()
    request.origin = command.origin
    var index = 1
    while index < words.count {
      let word = words[index]
      let (name, value) = split(word, command.words[index])
      func next() -> SourceText? {
        if let value { return value }
        index += 1
        return index < words.count ? command.words[index] : nil
      }
      if Self.dataOptions.contains(name) {
        setBody(of: &request, next(), input: command.input)
      } else if name == "-H" || name == "--header" {
        if let header = next() { request.headers.append(header) }
      } else if name == "-X" || name == "--request" || name.hasPrefix("-") && name.hasSuffix("X") {
        request.method = next().map { $0.string($0.bytes.indices) }
      } else if name == "--url" {
        request.url = next()
      } else if Self.otherOptions.contains(name) {
        _ = next()
      } else if !name.hasPrefix("-") {
        request.url = request.url ?? command.words[index]
      }
      index += 1
    }
    if request.body == nil, request.file == nil, let input = command.input { request.body = input }
    return request
  }

  /// Splits `--data=value` and `-dvalue` into the option and its value.
  private func split(_ word: String, _ text: SourceText) -> (String, SourceText?) {
    if word.hasPrefix("--"), let equals = text.bytes.firstIndex(of: UInt8(ascii: "=")) {
      return (text.string(0..<equals), text.part(equals + 1..<text.bytes.count))
    }
    if word.utf8.count > 2, word.hasPrefix("-d") || word.hasPrefix("-H") || word.hasPrefix("-X") {
      return (text.string(0..<2), text.part(2..<text.bytes.count))
    }
    return (word, nil)
  }

  private func setBody(of request: inout Request, _ value: SourceText?, input: SourceText?) {
    guard let value else { return }
    let words = value.string(value.bytes.indices)
    guard words.hasPrefix("@") else {
      request.body = value
      return
    }
    let name = String(words.dropFirst())
    if name == "-" {
      request.body = input
    } else if let content = files[name] {
      request.body = content
    } else {
      request.file = name
    }
  }

  private func simctl(_ command: ShellWords.Command, _ words: [String]) -> Request {
    var request = Request()
    request.tool = "xcrun simctl push"
    request.origin = command.origin
    let operands = words.drop { $0 != "push" }.dropFirst(2)
    for operand in operands {
      if operand == "-" {
        request.body = command.input
      } else if operand.hasSuffix(".apns") || operand.hasSuffix(".json") {
        request.body = files[operand]
        if request.body == nil { request.file = operand }
      } else {
        request.app = operand
      }
    }
    return request
  }
}
