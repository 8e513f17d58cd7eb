import Foundation

/// The times of several runs of one piece of work.
struct Measurement: Encodable {
  let name: String
  /// The fastest run and the one in the middle, in milliseconds.
  let minimum: Double
  let median: Double

  /// Runs a piece of work once to warm up, then several times.
  ///
  /// - Parameters:
  ///   - name: what is measured.
  ///   - runs: how many runs count.
  ///   - prepare: makes what the work needs; its time does not count.
  ///   - work: the work.
  @MainActor
  init<Input>(
    _ name: String, runs: Int = 7, prepare: @MainActor () throws -> Input,
    work: @MainActor (Input) throws -> Void
  ) rethrows {
    self.name = name
    var times: [Double] = []
    for run in 0...runs {
      let input = try prepare()
      let clock = ContinuousClock()
      let start = clock.now
      try work(input)
      let time = start.duration(to: clock.now) / .milliseconds(1)
      if run > 0 { times.append(time) }
    }
    times.sort()
    minimum = times[0]
    median = times[times.count / 2]
  }
}
