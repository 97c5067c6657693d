// Two flows, one in each direction, over a network with faults, and the check of the matrix's invariants.
import { env } from "node:process";
import * as v from "../../../ffi/ibverbs/constants.ts";
import { Counter } from "../../../src/soft/hca/arena/counters.ts";
import { setFaults } from "../../../src/soft/hca/links/faults/faults.ts";
import { Dynamic, DynamicSection } from "../../../src/soft/hca/transports/dynamic/records/transport.ts";
import { seeded } from "../../support/random.ts";
import type { FlowOptions } from "./choices.ts";
import type { FieldMemory } from "./field.ts";
import { Flow } from "./flow.ts";
import type { Port, Transport, TransportOptions } from "./transport.ts";
import { World } from "./transport.ts";

/** Workload and the faults of the network. */
export interface Scenario extends TransportOptions {
  readonly seed: number;
  /** Number of messages in each direction. */
  readonly messages?: number;
  readonly largest?: number;
  readonly window?: number;
  readonly kinds?: FlowOptions["kinds"];
  /** Address space of the regions if it is not host memory. */
  readonly memory?: FieldMemory;
  /** Faults of both NICs, of the left one and of the right one. */
  readonly faults?: string;
  readonly leftFaults?: string;
  readonly rightFaults?: string;
  /** Faults of the left NIC after the given times in microseconds. */
  readonly later?: readonly (readonly [afterUs: number, faults: string])[];
  /** True when only the left end sends requests. */
  readonly oneWay?: boolean;
}

export interface Outcome {
  /** Time limit in microseconds of simulated time. */
  readonly elapsedUs: number;
  readonly packets: number;
  readonly retransmits: number;
  readonly timeouts: number;
}

const ALL_KINDS = { send: 3, "send-imm": 2, write: 3, "write-imm": 2, read: 3, add: 2, swap: 1 } as const;
/** Simulated time limit of a workload. */
const LIMIT_US = 3600e6;

/**
 * Runs the workload and throws when an invariant is violated. The invariants are: exact bytes, completions exactly once and in
 * order, atomics exactly once, no later effects, intact canaries. The error says how to repeat the run.
 * DOORBELL_MATRIX_SEED sets the seed of all workloads, DOORBELL_MATRIX_MESSAGES their length.
 */
export function runScenario(transport: Transport, scenario: Scenario): Outcome {
  const seed = Number(env["DOORBELL_MATRIX_SEED"] ?? scenario.seed);
  const messages = Number(env["DOORBELL_MATRIX_MESSAGES"] ?? scenario.messages ?? 150);
  const { random } = seeded(seed);
  const world = new World(transport, { psn: 0xffff80 + (seed % 64), ...scenario });
  const { network } = world;
  try {
    const withSeed = (text: string) => (text === "" ? "" : `${text},seed=${seed}`);
    for (const [index, own] of [scenario.leftFaults, scenario.rightFaults].entries())
      setFaults(network.nics[index]!.device.e, withSeed(own ?? scenario.faults ?? ""), index);
    const options = {
      seed,
      messages,
      largest: scenario.largest ?? 65_472,
      window: scenario.window ?? 32,
      kinds: scenario.kinds ?? ALL_KINDS,
    };
    const flows: [Flow, Flow] = [
      new Flow(world, world.left, world.right, random, options),
      new Flow(world, world.right, world.left, random, {
        ...options,
        messages: scenario.oneWay ? 0 : messages,
      }),
    ];
    const drain = () => {
      pump(world.left, flows[0], flows[1]);
      pump(world.right, flows[1], flows[0]);
    };
    const later = [...(scenario.later ?? [])];
    const finished = network.run(() => {
      while (later[0] !== undefined && network.now >= later[0][0])
        setFaults(network.nics[0]!.device.e, withSeed(later.shift()![1]));
      drain();
      for (const flow of flows) flow.post();
      return flows.every((flow) => flow.done);
    }, LIMIT_US);
    if (!finished) throw new Error(`not done: ${flows.map((flow) => flow.progress).join("; ")}`);
    const elapsedUs = network.now;
    // Late and duplicate packets still arrive, and must have no effect.
    network.run(() => false, transport.deadlineUs(scenario));
    drain();
    for (const flow of flows) flow.verify();
    for (const port of [world.left, world.right])
      if (port.state() !== v.IBV_QPS_RTS) throw new Error(`a QP ended in state ${port.state()}`);
    const sum = (at: number, ofDynamic: number) =>
      network.nics.reduce((total, { device: { e } }) => {
        const own =
          e.i32[DynamicSection.record] === 0 ? 0 : e.i32[e.i32[DynamicSection.record]! + ofDynamic]!;
        return total + e.i32[at]! + own;
      }, 0);
    return {
      elapsedUs,
      packets: network.sent,
      retransmits: sum(Counter.retransmits, Dynamic.retransmits),
      timeouts: sum(Counter.timeouts, Dynamic.timeouts),
    };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${why}\n  transport ${transport.name}, seed ${seed}, ${messages} messages, ${JSON.stringify({ ...scenario, memory: undefined })}\n` +
        `  repeat: DOORBELL_MATRIX_SEED=${seed} DOORBELL_MATRIX_MESSAGES=${messages} bun --bun vitest run --project native test/soft-nic/matrix -t "NAME OF THIS TEST"`,
      { cause: error },
    );
  } finally {
    world.close();
  }
}

function pump(port: Port, own: Flow, other: Flow): void {
  for (let wc = port.poll(); wc !== undefined; wc = port.poll()) {
    if (wc.id >= 1_000_000) other.arrived(wc);
    else own.completed(wc);
  }
}
