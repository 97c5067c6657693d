// Nagle's rule: requests of a spinning thread behind packets in flight are gathered until its next step.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as verbs from "../../../ffi/ibverbs/constants.ts";
import { setDouble } from "../../../src/soft/hca/arena/engine.ts";
import { NicState } from "../../../src/soft/hca/nic/nic-state.ts";
import type { Qp } from "../support/harness.ts";
import type { SimulatedNetwork } from "../support/simulated-network.ts";
import { connected, ids, settle } from "../support/simulated-pair.ts";

const GATHERED = 16;

let network: SimulatedNetwork;
let a: Qp;
let b: Qp;
let write: (id: number, bytes: number) => void;

/** Pretends that the NIC's thread sleeps, or that it sleeps because the application's thread spins. */
function sleepAs(supervising: 0 | 1): void {
  const { e } = network.nics[0]!.device;
  e.i32[NicState.parked] = 1;
  e.i32[NicState.supervising] = supervising;
  setDouble(e, NicState.assistedUntil, supervising * 1e12);
}

beforeEach(() => {
  ({ network, a, b } = connected());
  const from = a.side.buffer(65536).fill(7);
  const to = b.side.buffer(65536);
  write = (id, bytes) => {
    const sges: [number, number, number][] = [[from.pointer, bytes, from.lkey]];
    expect(a.post({ id, opcode: verbs.IBV_WR_RDMA_WRITE, sges, remote: to.pointer, rkey: to.rkey })).toBe(0);
  };
});
afterEach(() => network.close());

describe("posts while the NIC sleeps", () => {
  it("leave at once when no thread spins", () => {
    sleepAs(0);
    for (let id = 0; id < 4; id++) write(id, 8);
    expect(network.sent).toBe(4);
  });

  it("leave at once when nothing is in flight, and wait behind packets in flight", () => {
    sleepAs(1);
    write(0, 8);
    expect(network.sent).toBe(1);
    write(1, 8);
    write(2, 8);
    expect(network.sent).toBe(1);
    expect(ids(settle(network, a)[0]!)).toEqual([0, 1, 2].map((id) => [id, verbs.IBV_WC_SUCCESS]));
    write(3, 8);
    expect(network.sent).toBeGreaterThan(4);
  });

  it("wait up to a limit of requests and bytes", () => {
    sleepAs(1);
    for (let id = 0; id < GATHERED; id++) write(id, 8);
    expect(network.sent).toBe(1);
    write(GATHERED, 8);
    expect(network.sent).toBeGreaterThan(1);
    settle(network, a);
    write(0, 8);
    const before = network.sent;
    write(1, 65536);
    expect(network.sent).toBeGreaterThan(before);
  });
});
