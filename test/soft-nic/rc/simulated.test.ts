import { afterEach, describe, expect, it } from "vitest";
import * as verbs from "../../../ffi/ibverbs/constants.ts";
import { seeded } from "../../support/random.ts";
import { type Completion, type Qp, Side } from "../support/harness.ts";
import { SimulatedNetwork } from "../support/simulated-network.ts";

let network: SimulatedNetwork;
afterEach(() => network.close());

function connected(options: { timeout?: number; retry?: number } = {}): [Qp, Qp] {
  const a = new Side(network.addNic("10.0.0.1").lib).qp();
  const b = new Side(network.addNic("10.0.0.2").lib).qp();
  a.connect(b.endpoint(), options);
  b.connect(a.endpoint(), options);
  return [a, b];
}

function completions(qp: Qp, count: number, limitUs?: number): Completion[] {
  const found: Completion[] = [];
  network.run(() => {
    for (let next = qp.poll(); next !== undefined; next = qp.poll()) found.push(next);
    return found.length >= count;
  }, limitUs);
  return found;
}

describe("a simulated network", () => {
  it("carries a write between two NICs of one process", () => {
    network = new SimulatedNetwork();
    const [a, b] = connected();
    const from = a.side.buffer(65536).fill(7);
    const to = b.side.buffer(65536);
    const write = {
      opcode: verbs.IBV_WR_RDMA_WRITE,
      sges: [[from.pointer, 65536, from.lkey]] as [number, number, number][],
      remote: to.pointer,
      rkey: to.rkey,
    };
    expect(a.post(write)).toBe(0);
    const [completion] = completions(a, 1);
    expect(completion?.status).toBe(verbs.IBV_WC_SUCCESS);
    expect(Buffer.compare(from.bytes, to.bytes)).toBe(0);
  });

  it("repeats the same run exactly", () => {
    const runs = [1, 2].map(() => {
      const { random } = seeded(12345);
      network = new SimulatedNetwork({ fate: () => (random() < 0.3 ? [] : [5]) });
      const [a, b] = connected({ timeout: 8, retry: 7 });
      const from = a.side.buffer(65536).fill(7);
      const to = b.side.buffer(65536);
      for (let i = 0; i < 10; i++) {
        const sges: [number, number, number][] = [[from.pointer + i * 4096, 4096, from.lkey]];
        const remote = to.pointer + i * 4096;
        a.post({ id: i, opcode: verbs.IBV_WR_RDMA_WRITE, sges, remote, rkey: to.rkey });
      }
      const done = completions(a, 10);
      const result = {
        done: done.map(({ id, status }) => [id, status]),
        sent: network.sent,
        now: network.now,
      };
      network.close();
      return result;
    });
    expect(runs[0]).toEqual(runs[1]);
    expect(runs[0]!.done).toEqual(Array.from({ length: 10 }, (_, id) => [id, verbs.IBV_WC_SUCCESS]));
  });

  it("skips time in which nothing happens", () => {
    network = new SimulatedNetwork({ fate: () => [] });
    const [a, b] = connected({ timeout: 14, retry: 2 });
    const from = a.side.buffer(4096);
    const to = b.side.buffer(4096);
    const sges: [number, number, number][] = [[from.pointer, 8, from.lkey]];
    a.post({ opcode: verbs.IBV_WR_RDMA_WRITE, sges, remote: to.pointer, rkey: to.rkey });
    const [completion] = completions(a, 1);
    expect(completion?.status).toBe(verbs.IBV_WC_RETRY_EXC_ERR);
    expect(network.now).toBeGreaterThan(3 * 67_000);
  });

  it("a late duplicate of an atomic in one batch with a new one does not suppress the new one", () => {
    const FETCH_ADD = 0x14;
    let copied = false;
    const fate = ({ bytes }: { bytes: Uint8Array }) => {
      if (copied || bytes[0] !== FETCH_ADD) return [5];
      copied = true;
      // The duplicate arrives with the fifth request, which is sent after the first four are answered.
      return [5, 15];
    };
    network = new SimulatedNetwork({ fate });
    const [a, b] = connected();
    const from = a.side.buffer(4096);
    const to = b.side.buffer(4096);
    for (let id = 0; id < 5; id++) {
      const sges: [number, number, number][] = [[from.pointer + 8 * id, 8, from.lkey]];
      const opcode = verbs.IBV_WR_ATOMIC_FETCH_AND_ADD;
      a.post({ id, opcode, sges, remote: to.pointer, rkey: to.rkey, compareAdd: 1n });
    }
    expect(completions(a, 5).map(({ status }) => status)).toEqual([0, 0, 0, 0, 0]);
    expect([...new BigUint64Array(from.bytes.buffer, 0, 5)]).toEqual([0n, 1n, 2n, 3n, 4n]);
    expect(new BigUint64Array(to.bytes.buffer)[0]).toBe(5n);
  });
});
