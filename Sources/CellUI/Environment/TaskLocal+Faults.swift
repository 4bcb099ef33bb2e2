extension TaskLocal {
  /// Runs a closure with a value, and throws the closure's faults by their own type, which `withValue` does not keep.
  package func bind<Result, Fault: Error>(
    _ value: Value, to body: () throws(Fault) -> Result
  ) throws(Fault) -> Result {
    let outcome = withValue(value) { () -> Swift.Result<Result, Fault> in
      do throws(Fault) { return .success(try body()) } catch { return .failure(error) }
    }
    return try outcome.get()
  }
}
