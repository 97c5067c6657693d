// Fault matrix: loss of all packets, and of selected kinds only.
import { describe, expect, test } from "vitest";
import { seedsFrom } from "../../support/seeds.ts";
import { TRANSPORTS } from "./transport.ts";
import { runScenario } from "./workload.ts";

describe.each(TRANSPORTS)("$name under loss", (transport) => {
  test("of no packets", () => {
    const { retransmits, timeouts } = runScenario(transport, { seed: 100, messages: 400 });
    expect(timeouts).toBe(0);
    if (transport.connected) expect(retransmits).toBe(0);
  });

  test.each([
    [0.001, 1000],
    [0.01, 600],
    [0.05, 400],
    [0.1, 300],
    [0.3, 200],
  ])("of %d of all packets", (loss, messages) => {
    const outcome = runScenario(transport, { seed: 101, messages, faults: `drop=${loss}` });
    expect(outcome.retransmits).toBeGreaterThan(0);
  });

  test("of 30% of all packets, with many seeds", () => {
    for (const seed of seedsFrom(200, 6))
      runScenario(transport, { seed, messages: 60, largest: 16_384, faults: "drop=0.3" });
  });

  // Losses of one end, of sent and of received packets, while both send requests.
  test.each([
    ["of packets that the left end sends", "drop=0.1"],
    ["of packets that the left end receives", "receive.drop=0.1"],
  ])("of %s", (_name, leftFaults) => {
    expect(runScenario(transport, { seed: 102, leftFaults }).retransmits).toBeGreaterThan(0);
  });

  test.each([
    ["data", "data.drop=0.2"],
    ["acknowledgements", "response.drop=0.2"],
    ["plain acknowledgements", "ack.drop=0.3"],
    ["half of all plain acknowledgements", "ack.drop=0.5"],
    ["READ requests", "read.drop=0.3"],
    ["READ responses", "read-response.drop=0.1"],
    ["atomic requests", "atomic.drop=0.4"],
    ["atomic results", "atomic-ack.drop=0.4"],
    ["first packets", "first.drop=0.3"],
    ["middle packets", "middle.drop=0.1"],
    ["last packets", "last.drop=0.3"],
    ["first and last packets of data", "data.first.drop=0.3,data.last.drop=0.3"],
  ])("of %s only", (_name, faults) => {
    for (const seed of seedsFrom(103, 2)) {
      const outcome = runScenario(transport, { seed, messages: 200, faults });
      expect(outcome.retransmits).toBeGreaterThan(0);
    }
  });
});
