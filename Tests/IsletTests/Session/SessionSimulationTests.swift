import Testing

@testable import islet_bench

@Suite struct `A simulated session` {
  @Test func `keeps its invariants at each step, and takes many of its lines`() {
    var (written, lines) = (0, LineCounts())
    for seed in 1...2 as ClosedRange<UInt64> {
      let steps = SimulationBench.steps(seed: seed, count: 120)
      #expect(steps.count == 120)
      let (fault, counts) = SimulationBench.run(steps)
      #expect(fault == nil, "islet-bench simulate --seed \(seed)")
      lines += counts
      written += SimulationBench.lineCount(of: steps)
    }
    #expect(written > 40)
    #expect(3 * lines.applied >= written, "of \(written): \(lines)")
    // The rest is dropped or rejected, and hardly any is swallowed.
    #expect(5 * (lines.applied + lines.dropped + lines.rejected) >= 4 * written)
  }

  @Test func `is shrunk to the steps that fail`() {
    let steps = SimulationBench.steps(seed: 4, count: 100)
    let fault = { (steps: [FuzzStep]) in
      steps.contains { $0.description == "# picture" || $0.description.hasPrefix("# client 3") }
        ? "invariant: of this test" : nil
    }
    let wanted = steps + [.picture]
    let few = FuzzStep.shrunk(wanted, failing: "invariant: of this test", by: fault)
    #expect(few.count == 1)
    #expect(fault(few) != nil)
  }
}
