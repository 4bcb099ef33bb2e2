import Testing

@testable import islet_bench

@Suite struct `A simulated session` {
  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func `keeps its invariants at each step`(seed: UInt64) {
    let steps = SimulationBench.steps(seed: seed, count: 80)
    #expect(steps.count == 80)
    #expect(SimulationBench.fault(of: steps) == nil, "islet-bench simulate --seed \(seed)")
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
