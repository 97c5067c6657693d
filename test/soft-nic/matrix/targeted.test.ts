// Fault matrix: loss of exactly the packets that a protocol needs most.
import { describe, expect, test } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import { kindsOf, PACKET_KINDS, type PacketKind } from "../../../src/soft/hca/links/faults/packet-kinds.ts";
import { sge } from "../../support/sge.ts";
import type { Completion, Qp } from "../support/harness.ts";
import type { SimulatedPacket } from "../support/simulated-network.ts";
import { Field } from "./field.ts";
import {
  DEFAULTS,
  LEFT,
  type Port,
  RIGHT,
  rc,
  TRANSPORTS,
  type TransportOptions,
  World,
} from "./transport.ts";
import { runScenario } from "./workload.ts";

const isOf = ({ bytes }: SimulatedPacket, kind: PacketKind) => (kindsOf(bytes) & PACKET_KINDS[kind]) !== 0;
const psnOf = ({ bytes }: SimulatedPacket) => (bytes[9]! << 16) | (bytes[10]! << 8) | bytes[11]!;

function drain(port: Port, into: Completion[]): number {
  for (let wc = port.poll(); wc !== undefined; wc = port.poll()) into.push(wc);
  return into.length;
}

function world(transport = rc, options: TransportOptions = {}) {
  const w = new World(transport, { psn: 5000, ...options });
  const from = w.keep(new Field(w.left.side, 1 << 16));
  const to = w.keep(new Field(w.right.side, 1 << 16));
  const done: Completion[] = [];
  const received: Completion[] = [];
  const finish = (sends: number, receives = 0) =>
    w.network.run(
      () => {
        const sent = drain(w.left, done);
        return drain(w.right, received) >= receives && sent >= sends;
      },
      20 * transport.deadlineUs({ ...DEFAULTS, ...options }),
    );
  return { w, from, to, sge, done, received, finish };
}

describe.each(TRANSPORTS)("$name", (transport) => {
  test.each([
    ["every NAK", "data.drop=0.05,nak.drop=1"],
    ["every packet before the last, half the time", "first.drop=0.5,middle.drop=0.1"],
    ["half of the middle of every READ", "read-response.middle.drop=0.5"],
    ["the first packet of READ responses, mostly", "read-response.first.drop=0.6"],
    ["the last packet of READ responses, mostly", "read-response.last.drop=0.6"],
    ["a third of all answers", "response.drop=0.35"],
  ])("succeeds without %s", (_name, faults) => {
    for (const seed of [401, 402, 403]) runScenario(transport, { seed, messages: 80, faults });
  });

  test("PSNs wrap under loss", () => {
    for (const psn of [0xffffff, 0xfffffe, 0xfffff0, 0])
      runScenario(transport, {
        seed: 404,
        psn,
        messages: 80,
        largest: 32_768,
        faults: "drop=0.05,reorder=0.03:8",
      });
  });

  test("the first five results of each atomic are lost, and each is executed once", () => {
    const t = world(transport);
    const count = 30;
    const lost = new Map<number, number>();
    t.w.network.fate = (packet) => {
      if (!isOf(packet, "atomic-ack")) return [5];
      const times = (lost.get(t.done.length) ?? 0) + 1;
      lost.set(t.done.length, times);
      return times <= 5 ? [] : [5];
    };
    const cell = new DataView(t.to.bytes.buffer, t.to.bytes.byteOffset);
    cell.setBigUint64(0, 0n, true);
    const landing = new DataView(t.from.bytes.buffer, t.from.bytes.byteOffset);
    for (let i = 0; i < count; i++) {
      const target = { remote: t.to.pointer, rkey: t.to.rkey, compareAdd: 1n };
      const sges = [t.sge(t.from, 8 * i, 8)];
      t.w.left.post({ id: i, opcode: v.IBV_WR_ATOMIC_FETCH_AND_ADD, sges, ...target });
      expect(t.finish(i + 1)).toBe(true);
      expect(t.done.at(-1)).toMatchObject({ id: i, status: 0 });
      expect(landing.getBigUint64(8 * i, true)).toBe(BigInt(i));
    }
    // A transport may send several results at a time.
    const sent = [...lost.values()];
    expect(sent.length).toBe(count);
    for (const times of sent) expect(times).toBeGreaterThanOrEqual(transport.connected ? 6 : 2);
    expect(cell.getBigUint64(0, true)).toBe(BigInt(count));
    t.w.close();
  });

  test("every result of an atomic is lost: the request fails, and it was executed once", () => {
    const t = world(transport);
    let requests = 0;
    t.w.network.fate = (packet) => {
      if (isOf(packet, "atomic")) requests++;
      return isOf(packet, "atomic-ack") ? [] : [5];
    };
    const cell = new DataView(t.to.bytes.buffer, t.to.bytes.byteOffset);
    cell.setBigUint64(0, 41n, true);
    const target = { remote: t.to.pointer, rkey: t.to.rkey, compareAdd: 1n };
    t.w.left.post({ id: 1, opcode: v.IBV_WR_ATOMIC_FETCH_AND_ADD, sges: [t.sge(t.from, 0, 8)], ...target });
    expect(t.finish(1)).toBe(true);
    expect(t.done).toMatchObject([{ id: 1, status: v.IBV_WC_RETRY_EXC_ERR }]);
    if (transport.connected) expect(requests).toBeGreaterThan(1);
    expect(cell.getBigUint64(0, true)).toBe(42n);
    t.w.close();
  });

  test("a receive that is posted late is found although RNR NAKs are lost", () => {
    const t = world(transport, { minRnr: 1, rnrRetry: 7 });
    let naks = 0;
    t.w.network.fate = (packet) => {
      const silent = packet.from === RIGHT && (isOf(packet, "rnr") || isOf(packet, "nak"));
      return silent && ++naks % 3 !== 0 ? [] : [5];
    };
    t.from.bytes.fill(0x3c);
    t.w.left.post({ id: 1, sges: [t.sge(t.from, 0, 5000)] });
    t.w.network.run(() => false, 200_000);
    expect(t.finish(0)).toBe(true);
    expect([t.done, t.received]).toEqual([[], []]);
    expect(naks).toBeGreaterThan(2);
    t.w.right.recv(9, [t.sge(t.to, 0, 6000)]);
    expect(t.finish(1, 1)).toBe(true);
    expect(t.done).toMatchObject([{ id: 1, status: 0 }]);
    expect(t.received).toMatchObject([{ id: 9, status: 0, bytes: 5000 }]);
    expect(Buffer.compare(t.from.bytes.subarray(0, 5000), t.to.bytes.subarray(0, 5000))).toBe(0);
    t.w.close();
  });
});

describe("rc", () => {
  test("each single packet of a READ's response is lost once, and the READ is complete", () => {
    const t = world();
    const bytes = 10 * 1024;
    for (let lost = 0; lost < 10; lost++) {
      let hit = false;
      let first = -1;
      t.w.network.fate = (packet) => {
        if (!isOf(packet, "read-response")) return [5];
        if (first < 0) first = psnOf(packet);
        if (hit || ((psnOf(packet) - first) & 0xffffff) !== lost) return [5];
        hit = true;
        return [];
      };
      t.to.bytes.fill(lost + 1);
      t.from.bytes.fill(0);
      const target = { remote: t.to.pointer, rkey: t.to.rkey };
      t.w.left.post({ id: lost, opcode: v.IBV_WR_RDMA_READ, sges: [t.sge(t.from, 0, bytes)], ...target });
      expect(t.finish(lost + 1)).toBe(true);
      expect(hit).toBe(true);
      expect(t.done.at(-1)).toMatchObject({ id: lost, status: 0, bytes });
      expect(t.from.bytes.subarray(0, bytes).every((byte) => byte === lost + 1)).toBe(true);
      expect(t.from.bytes[bytes]).toBe(0);
    }
    t.w.close();
  });

  test("packets of an earlier connection between the same two QPs change nothing in a later one", () => {
    const t = world();
    const [a, b] = [t.w.left as Qp, t.w.right as Qp];
    const old: SimulatedPacket[] = [];
    t.w.network.fate = (packet) => {
      old.push({ ...packet, bytes: packet.bytes.slice() });
      return [5];
    };
    const cell = new DataView(t.to.bytes.buffer, t.to.bytes.byteOffset + 60_000);
    cell.setBigUint64(0, 0n, true);
    const remote = { remote: t.to.pointer, rkey: t.to.rkey };
    const traffic = (from: number) => {
      t.w.right.recv(from, [t.sge(t.to, 40_000, 8000)]);
      t.w.left.post({ id: from, sges: [t.sge(t.from, 0, 5000)] });
      t.w.left.post({ id: from + 1, opcode: v.IBV_WR_RDMA_WRITE, sges: [t.sge(t.from, 0, 5000)], ...remote });
      const atomic = { remote: t.to.pointer + 60_000, rkey: t.to.rkey, compareAdd: 1n };
      t.w.left.post({
        id: from + 2,
        opcode: v.IBV_WR_ATOMIC_FETCH_AND_ADD,
        sges: [t.sge(t.from, 50_000, 8)],
        ...atomic,
      });
      t.w.left.post({
        id: from + 3,
        opcode: v.IBV_WR_RDMA_READ,
        sges: [t.sge(t.from, 30_000, 5000)],
        ...remote,
      });
    };
    t.from.bytes.fill(0x11);
    traffic(10);
    expect(t.finish(4, 1)).toBe(true);
    expect(old.length).toBeGreaterThan(15);

    // Connects the same QPs again, with other PSNs.
    const again = (qp: Qp, peer: Qp, psn: number, peerPsn: number) => {
      expect(qp.modify(v.IBV_QP_STATE, (attr) => (attr.qp_state = v.IBV_QPS_RESET))).toBe(0);
      expect(qp.init()).toBe(0);
      expect(qp.rtr({ ...peer.endpoint(), psn: peerPsn }, DEFAULTS)).toBe(0);
      const mask = v.IBV_QP_STATE | v.IBV_QP_TIMEOUT | v.IBV_QP_RETRY_CNT | v.IBV_QP_RNR_RETRY;
      const rts = mask | v.IBV_QP_SQ_PSN | v.IBV_QP_MAX_QP_RD_ATOMIC;
      const error = qp.modify(rts, (attr) => {
        attr.qp_state = v.IBV_QPS_RTS;
        attr.timeout = 12;
        attr.retry_cnt = 7;
        attr.rnr_retry = 7;
        attr.sq_psn = psn;
        attr.max_rd_atomic = 8;
      });
      expect(error).toBe(0);
    };
    const [left, right] = [0x700000, 0xc00000];
    again(a, b, left, right);
    again(b, a, right, left);
    t.w.network.fate = () => [5];
    const replay = () => {
      for (const packet of old) t.w.network.inject(packet);
    };
    t.from.bytes.fill(0x22, 0, 30_000);
    replay();
    t.w.network.run(() => false, 1000);
    // The old WRITE is not repeated: the memory has the bytes of the old connection.
    t.to.bytes.fill(0x33, 0, 5000);
    replay();
    t.w.network.run(() => false, 1000);
    expect(t.to.bytes.subarray(0, 5000).every((byte) => byte === 0x33)).toBe(true);
    expect(cell.getBigUint64(0, true)).toBe(1n);
    traffic(20);
    replay();
    expect(t.finish(8, 2)).toBe(true);
    replay();
    t.w.network.run(() => false, 100_000);
    expect(t.finish(8, 2)).toBe(true);
    expect(t.done.map(({ id, status }) => [id, status])).toEqual(
      [10, 11, 12, 13, 20, 21, 22, 23].map((id) => [id, 0]),
    );
    expect(t.received.map(({ id, status, bytes }) => [id, status, bytes])).toEqual([
      [10, 0, 5000],
      [20, 0, 5000],
    ]);
    expect(cell.getBigUint64(0, true)).toBe(2n);
    expect(t.to.bytes.subarray(0, 5000).every((byte) => byte === 0x22)).toBe(true);
    expect([a.state(), b.state()]).toEqual([v.IBV_QPS_RTS, v.IBV_QPS_RTS]);
    t.w.close();
  });

  test("a requester without any acknowledgement sends retry_cnt + 1 times", () => {
    const t = world(rc, { retry: 3 });
    let sent = 0;
    t.w.network.fate = ({ from }) => {
      if (from === LEFT) sent++;
      return from === LEFT ? [5] : [];
    };
    const target = { remote: t.to.pointer, rkey: t.to.rkey };
    t.w.left.post({ id: 1, opcode: v.IBV_WR_RDMA_WRITE, sges: [t.sge(t.from, 0, 8)], ...target });
    expect(t.finish(1)).toBe(true);
    expect(t.done).toMatchObject([{ id: 1, status: v.IBV_WC_RETRY_EXC_ERR }]);
    expect(sent).toBe(4);
    t.w.close();
  });
});
