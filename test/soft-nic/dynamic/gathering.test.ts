// A spinning thread's requests behind requests in flight are gathered until its next step, as for RC. One
// step sends small messages to many peers in one batch.
import { afterEach, describe, expect, it } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import { setDouble } from "../../../src/soft/hca/arena/engine.ts";
import { NicState } from "../../../src/soft/hca/nic/nic-state.ts";
import { sge } from "../../support/sge.ts";
import { SimulatedNetwork } from "../support/simulated-network.ts";
import { Host, take } from "./harness.ts";

const PEERS = 48;
const GATHERED = 16;

let network: SimulatedNetwork;
afterEach(() => network.close());

function setUp() {
  network = new SimulatedNetwork();
  const hub = new Host(network, ["10.0.0.1"]);
  const x = hub.buffer(65_536).fill(3);
  const p = hub.qp({ sendWr: 256, cqe: 256 });
  const writes = Array.from({ length: PEERS }, (_, i) => {
    const address = `10.0.1.${i + 1}`;
    const host = new Host(network, [address]);
    const y = host.buffer(65_536);
    const to = { ah: hub.ah(address), qpn: host.qp().number, remote: y.pointer, rkey: y.rkey };
    return (bytes: number) =>
      expect(p.post({ ...to, opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, bytes)] })).toBe(0);
  });
  const { e } = hub.nic.device;
  /** Pretends that the NIC's thread sleeps, or that it sleeps because the application's thread spins. */
  const sleepAs = (supervising: 0 | 1) => {
    e.i32[NicState.parked] = 1;
    e.i32[NicState.supervising] = supervising;
    setDouble(e, NicState.assistedUntil, supervising * 1e12);
  };
  const allOk = (count: number) =>
    expect(take(network, p, count).map(({ status }) => status)).toEqual(new Array(count).fill(0));
  return { p, e, writes, sleepAs, allOk };
}

describe("posts to many peers while the NIC sleeps", () => {
  it("leave at once when no thread spins", () => {
    const { writes, sleepAs } = setUp();
    sleepAs(0);
    for (const write of writes.slice(0, 4)) write(64);
    expect(network.sent).toBe(4);
  });

  it("wait behind packets in flight, up to a limit of requests and bytes", () => {
    const { writes, sleepAs, allOk } = setUp();
    sleepAs(1);
    for (let i = 0; i < GATHERED; i++) writes[i]!(64);
    expect(network.sent).toBe(1);
    writes[GATHERED]!(64);
    expect(network.sent).toBe(GATHERED + 1);
    allOk(GATHERED + 1);
    writes[0]!(64);
    const before = network.sent;
    writes[1]!(65_536);
    expect(network.sent).toBeGreaterThan(before);
    allOk(2);
  });

  it("leave in one step and in one batch", () => {
    const { p, e, writes, sleepAs, allOk } = setUp();
    // All NICs know each other, so that no cookie is needed.
    for (const write of writes) write(64);
    allOk(PEERS);
    sleepAs(1);
    let batches = 0;
    const { link } = e;
    const { send } = link;
    link.send = (...args) => {
      batches++;
      send(...args);
    };
    for (const write of writes.slice(0, 32)) write(64);
    const posting = batches;
    // One request left at once, then sixteen at a time.
    expect(posting).toBeLessThanOrEqual(2);
    allOk(32);
    link.send = send;
    void p;
  });
});
