import { afterAll, describe, expect, it } from "vitest";
import { seeded } from "../../support/random.ts";
import { SimulatedNetwork } from "../support/simulated-network.ts";
import { Host, pass } from "./harness.ts";
import { Flow, runFlows } from "./workload.ts";

// Networks, NICs and workloads generated from a seed. DOORBELL_DYNAMIC_SEEDS=1000 runs more of them, starting
// at DOORBELL_DYNAMIC_SEED.
const first = Number(process.env.DOORBELL_DYNAMIC_SEED ?? 1);
const count = Number(process.env.DOORBELL_DYNAMIC_SEEDS ?? 12);

function draw(seed: number) {
  const { random } = seeded(seed * 7919);
  for (let i = 0; i < 5; i++) random();
  const chance = (probability: number) => random() < probability;
  return {
    seed,
    random,
    loss: chance(0.3) ? 0 : random() * 0.35,
    twice: chance(0.5) ? 0 : random() * 0.3,
    late: chance(0.5) ? 0 : random() * 0.6,
    latenessUs: chance(0.5) ? 60 : random() * 20_000,
    contexts: [1, 2, 3, 64][Math.floor(random() * 4)]!,
    connect: chance(0.5) ? ("syn" as const) : ("request" as const),
    hosts: 2 + Math.floor(random() * 3),
    paths: chance(0.5) ? 1 : 4,
    idleUs: chance(0.3) ? 100 : 5000,
    lateReceives: chance(0.4),
  };
}

let refused = 0;

describe("dynamic under generated networks and workloads", () => {
  afterAll(() => {
    // The purpose of the test: receives that are posted late.
    if (count >= 12) expect(refused).toBeGreaterThan(100);
  });

  // Seeds 757 and 759 once executed a message twice that had found no receive.
  it.each([...Array.from({ length: count }, (_, i) => first + i), 757, 759])("seed %i", (seed) => {
    const { random, ...drawn } = draw(seed);
    const { loss, twice, late, latenessUs, contexts, connect, paths, idleUs, lateReceives } = drawn;
    const network = new SimulatedNetwork({
      fate() {
        if (random() < loss) return [];
        const delay = () => 5 + (random() < late ? random() * latenessUs : 0);
        // Some duplicates arrive very late.
        const again = () => delay() + random() * 200 + (random() < 0.05 ? 100_000 : 0);
        return random() < twice ? [delay(), again()] : [delay()];
      },
    });
    try {
      const hosts = Array.from({ length: drawn.hosts }, (_, i) => {
        const addresses = paths === 1 ? [`10.0.0.${i + 1}`] : [`10.0.0.${i + 1}`, `10.0.1.${i + 1}`];
        return new Host(network, addresses, { connect, contexts, paths, idleUs });
      });
      const flows: Flow[] = [];
      for (const a of hosts) {
        for (const [j, b] of hosts.entries()) {
          const from = a.qp({ mtu: 1 + Math.floor(random() * 5), sendWr: random() < 0.5 ? 8 : 256 });
          const index = flows.length;
          flows.push(
            new Flow(from, b.qp(), `10.0.0.${j + 1}`, {
              count: 40,
              seed: seed * 1000 + index,
              base: 1000 * index,
              late: lateReceives,
            }),
          );
        }
      }
      runFlows(network, flows, 120e6);
      if (lateReceives) for (const host of hosts) refused += host.counter("refused");
      pass(network, 20_000_000);
      for (const host of hosts) {
        expect([host.counter("sendInUse"), host.counter("receiveInUse")]).toEqual([0, 0]);
        expect(host.counter("sendMost")).toBeLessThanOrEqual(contexts);
        expect(host.counter("receiveMost")).toBeLessThanOrEqual(contexts);
      }
    } catch (error) {
      throw new Error(`drawn: ${JSON.stringify(drawn)}`, { cause: error });
    } finally {
      network.close();
    }
  });
});
