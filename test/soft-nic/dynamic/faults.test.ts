import { afterEach, describe, expect, it } from "vitest";
import { Counter } from "../../../src/soft/hca/arena/counters.ts";
import { seeded } from "../../support/random.ts";
import type { Fate } from "../support/simulated-network.ts";
import { SimulatedNetwork } from "../support/simulated-network.ts";
import { Host, pass } from "./harness.ts";
import { Flow, runFlows } from "./workload.ts";

let network: SimulatedNetwork;
afterEach(() => network.close());

interface Weather {
  loss?: number;
  twice?: number;
  late?: number;
}

function fateOf(weather: Weather, seed: number): Fate {
  const { random } = seeded(seed);
  return () => {
    if (random() < (weather.loss ?? 0)) return [];
    const delay = () => 5 + (random() < (weather.late ?? 0) ? random() * 60 : 0);
    return random() < (weather.twice ?? 0) ? [delay(), delay() + random() * 200] : [delay()];
  };
}

const WEATHER: [string, Weather][] = [
  ["no faults", {}],
  ["1% loss", { loss: 0.01 }],
  ["10% loss", { loss: 0.1 }],
  ["30% loss", { loss: 0.3 }],
  ["30% duplication", { twice: 0.3 }],
  ["50% reordering", { late: 0.5 }],
  ["all faults", { loss: 0.1, twice: 0.1, late: 0.5 }],
];

describe.each(["syn", "request"] as const)("dynamic, opened by %s, under faults", (connect) => {
  it.each(WEATHER)("%s: bytes, order, atomics and surrounding memory are correct", (_name, weather) => {
    for (const contexts of [64, 1]) {
      network?.close();
      network = new SimulatedNetwork({ fate: fateOf(weather, 77) });
      const hosts = [1, 2, 3].map((i) => new Host(network, [`10.0.0.${i}`], { connect, contexts }));
      const flows: Flow[] = [];
      for (const [i, a] of hosts.entries()) {
        for (const [j, b] of hosts.entries()) {
          const index = flows.length;
          flows.push(
            new Flow(a.qp(), b.qp(), `10.0.0.${j + 1}`, {
              count: 60,
              seed: 1000 + 10 * i + j,
              base: 1000 * index,
            }),
          );
        }
      }
      runFlows(network, flows);
      for (const host of hosts) {
        expect(host.counter("sendMost")).toBeLessThanOrEqual(contexts);
        expect(host.counter("receiveMost")).toBeLessThanOrEqual(contexts);
      }
      // After a lost CLOSE, a receive context ends with its own idle time.
      pass(network, 10_000_000);
      for (const host of hosts) {
        expect([host.counter("sendInUse"), host.counter("receiveInUse")]).toEqual([0, 0]);
        const { u32 } = host.nic.device.e;
        // Duplicate or late packets for a closed context do not count as guesses (nic/guess-detector.ts). A
        // CLOSE packet for one may.
        expect(u32[Counter.badPackets]! - u32[Counter.latePackets]!).toBeLessThanOrEqual(2);
      }
    }
  });
});
