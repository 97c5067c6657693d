// Fault matrix: a peer becomes silent. Every request ends within its time limit, exactly once and in order.
import { describe, expect, test } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import { setFaults } from "../../../src/soft/hca/links/faults/faults.ts";
import { seeded } from "../../support/random.ts";
import type { Completion } from "../support/harness.ts";
import { Field } from "./field.ts";
import { pathsOf, RIGHT, TRANSPORTS, type Transport, type TransportOptions, World } from "./transport.ts";

/**
 * Returns the end of `count` requests posted at random times. From a random time on, `faults` stops all
 * packets.
 */
function silence(transport: Transport, options: TransportOptions, faults: string, seed: number) {
  const { random } = seeded(seed);
  const world = new World(transport, options);
  const { network, left, right } = world;
  const from = world.keep(new Field(left.side, 1 << 16));
  const to = world.keep(new Field(right.side, 1 << 16));
  const done: { wc: Completion; at: number }[] = [];
  const drain = () => {
    for (let wc = left.poll(); wc !== undefined; wc = left.poll()) done.push({ wc, at: network.now });
  };
  const count = 40;
  let posted = 0;
  const post = () => {
    const kinds = [v.IBV_WR_RDMA_WRITE, v.IBV_WR_RDMA_READ, v.IBV_WR_ATOMIC_FETCH_AND_ADD];
    const opcode = kinds[Math.floor(random() * 3)]!;
    const bytes = opcode === v.IBV_WR_ATOMIC_FETCH_AND_ADD ? 8 : Math.floor(random() * 20_000);
    const atomic = bytes === 8 ? { compareAdd: 1n } : {};
    const target = { remote: to.pointer, rkey: to.rkey, ...atomic };
    const sges: [number, number, number][] = [[from.pointer, bytes, from.lkey]];
    expect(left.post({ id: posted++, opcode, sges, ...target })).toBe(0);
  };
  while (posted < count / 2) post();
  network.run(() => false, 20 + random() * 200);
  const cut = network.now;
  setFaults(network.nics[0]!.device.e, faults);
  while (posted < count) post();
  network.run(() => {
    drain();
    return done.length === count;
  }, 2 * transport.deadlineUs(options));
  network.run(() => false, transport.deadlineUs(options));
  drain();
  expect([from.intact, to.intact]).toEqual([true, true]);
  const state = left.state();
  world.close();
  return { done, cut, count, state };
}

describe.each(TRANSPORTS)("$name: a peer becomes silent", (transport) => {
  test.each([
    ["because no request arrives", "drop=1"],
    ["because no answer arrives", "receive.drop=1"],
    [
      "because all paths are cut",
      pathsOf(RIGHT, 3)
        .map((address) => `cut=${address}`)
        .join(","),
    ],
    ["because all packets are corrupted", "burst=1:8"],
  ])("%s", (_name, faults) => {
    for (const [seed, retry, timeout] of [
      [501, 7, 10],
      [502, 3, 12],
      [503, 1, 14],
      [504, 0, 12],
    ] as const) {
      const options = { retry, timeout };
      const { done, cut, count, state } = silence(transport, options, faults, seed);
      const where = `seed ${seed}, retry ${retry}`;
      // All requests end once each, in order.
      expect(
        done.map(({ wc }) => wc.id),
        where,
      ).toEqual(Array.from({ length: count }, (_, id) => id));
      const failed = done.findIndex(({ wc }) => wc.status !== 0);
      expect(failed, where).toBeGreaterThanOrEqual(0);
      expect(done[failed]!.wc.status, where).toBe(v.IBV_WC_RETRY_EXC_ERR);
      const rest = transport.connected ? v.IBV_WC_WR_FLUSH_ERR : v.IBV_WC_RETRY_EXC_ERR;
      for (const { wc } of done.slice(failed + 1)) expect(wc.status, where).toBe(rest);
      // One timer may have started before the silence.
      for (const { at } of done) expect(at - cut, where).toBeLessThanOrEqual(transport.deadlineUs(options));
      expect(state, where).toBe(transport.connected ? v.IBV_QPS_ERR : v.IBV_QPS_RTS);
    }
  });
});
