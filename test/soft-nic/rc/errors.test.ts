import { afterAll, describe, expect, test } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import { sge } from "../../support/sge.ts";
import { until } from "../../support/until.ts";
import {
  type Completion,
  type ConnectOptions,
  pair,
  type Qp,
  type QpOptions,
  type Region,
  Side,
} from "../support/harness.ts";

const side = new Side();
afterAll(() => side.close());

const SIZE = 1 << 16;
const x = side.buffer(SIZE).fill(1);
const y = side.buffer(SIZE);

function fresh(options?: ConnectOptions & QpOptions & { right?: ConnectOptions & QpOptions }): [Qp, Qp] {
  y.bytes.fill(0);
  return pair(side, options);
}

const sent = (bytes: number, at = 0) => x.bytes.subarray(at, at + bytes);
const arrived = (bytes: number, at = 0) => y.bytes.subarray(at, at + bytes);

describe("errors at the remote side", () => {
  async function expectRemoteError(qp: [Qp, Qp], status: number) {
    const [a, b] = qp;
    const first = await a.one();
    expect(first.status).toBe(status);
    expect(a.state()).toBe(v.IBV_QPS_ERR);
    // Later requests are flushed in order, and so are requests posted afterwards.
    expect(a.post({ id: 77, sges: [sge(x, 0, 1)] })).toBe(0);
    expect(await a.one()).toMatchObject({ id: 77, status: v.IBV_WC_WR_FLUSH_ERR });
    expect(a.recv(78, [sge(y, 0, 1)])).toBe(0);
    expect(await a.one()).toMatchObject({ id: 78, status: v.IBV_WC_WR_FLUSH_ERR });
    a.destroy();
    b.destroy();
  }

  test("an unknown rkey is a remote access error, and nothing is written", async () => {
    const qps = fresh();
    for (const wrong of [y.rkey ^ 1, y.rkey ^ 0x100, 0, 0xffffffff]) {
      const [a, b] = pair(side);
      b.recv(1);
      a.post({ opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, 100)], remote: y.pointer, rkey: wrong >>> 0 });
      expect((await a.one()).status).toBe(v.IBV_WC_REM_ACCESS_ERR);
      expect(await b.one()).toMatchObject({ id: 1, status: v.IBV_WC_WR_FLUSH_ERR });
      expect(b.state()).toBe(v.IBV_QPS_ERR);
      a.destroy();
      b.destroy();
    }
    qps[0].post({ opcode: v.IBV_WR_RDMA_READ, sges: [sge(y, 0, 100)], remote: x.pointer, rkey: x.rkey ^ 1 });
    await expectRemoteError(qps, v.IBV_WC_REM_ACCESS_ERR);
    expect(y.bytes.every((byte) => byte === 0)).toBe(true);
  });

  test.each([
    ["one byte beyond the end", SIZE - 99, 100],
    ["one byte before the start", -1, 100],
    ["far above", 2 ** 40, 4],
    ["wrapping around", 2 ** 52, 2000],
  ])("a WRITE %s is refused", async (_name, offset, bytes) => {
    const qps = fresh();
    qps[0].post({
      opcode: v.IBV_WR_RDMA_WRITE,
      sges: [sge(x, 0, bytes)],
      remote: y.pointer + offset,
      rkey: y.rkey,
    });
    await expectRemoteError(qps, v.IBV_WC_REM_ACCESS_ERR);
    expect(y.bytes.every((byte) => byte === 0)).toBe(true);
  });

  test("a region without the right refuses, whatever the QP allows", async () => {
    const readOnly = side.buffer(4096, v.IBV_ACCESS_REMOTE_READ);
    const writeOnly = side.buffer(4096, v.IBV_ACCESS_LOCAL_WRITE | v.IBV_ACCESS_REMOTE_WRITE);
    const attempts: [number, Region][] = [
      [v.IBV_WR_RDMA_WRITE, readOnly],
      [v.IBV_WR_RDMA_READ, writeOnly],
      [v.IBV_WR_ATOMIC_FETCH_AND_ADD, writeOnly],
    ];
    for (const [opcode, region] of attempts) {
      const qps = fresh();
      const extra = opcode === v.IBV_WR_ATOMIC_FETCH_AND_ADD ? { compareAdd: 1n } : {};
      qps[0].post({ opcode, sges: [sge(x, 0, 8)], remote: region.pointer, rkey: region.rkey, ...extra });
      await expectRemoteError(qps, v.IBV_WC_REM_ACCESS_ERR);
    }
    x.fill(1);
  });

  test("a QP without the right refuses with an invalid request error", async () => {
    for (const opcode of [v.IBV_WR_RDMA_WRITE, v.IBV_WR_RDMA_READ, v.IBV_WR_ATOMIC_FETCH_AND_ADD]) {
      const qps = fresh({ right: { access: v.IBV_ACCESS_LOCAL_WRITE } });
      const extra = opcode === v.IBV_WR_ATOMIC_FETCH_AND_ADD ? { compareAdd: 1n } : {};
      qps[0].post({ opcode, sges: [sge(x, 0, 8)], remote: y.pointer, rkey: y.rkey, ...extra });
      await expectRemoteError(qps, v.IBV_WC_REM_INV_REQ_ERR);
    }
  });

  test("a key of another protection domain is refused, locally and remotely", async () => {
    const other = new Side();
    const foreign = other.buffer(4096);
    const qps = fresh();
    qps[0].post({
      opcode: v.IBV_WR_RDMA_WRITE,
      sges: [sge(x, 0, 8)],
      remote: foreign.pointer,
      rkey: foreign.rkey,
    });
    await expectRemoteError(qps, v.IBV_WC_REM_ACCESS_ERR);
    const local = fresh();
    local[0].post({ sges: [sge(foreign, 0, 8)] });
    await expectRemoteError(local, v.IBV_WC_LOC_PROT_ERR);
    other.close();
  });

  test("a deregistered region is inaccessible at once", async () => {
    const gone = side.buffer(4096);
    side.lib.ibv_dereg_mr(gone.mr);
    const qps = fresh();
    qps[0].post({ opcode: v.IBV_WR_RDMA_READ, sges: [sge(y, 0, 8)], remote: gone.pointer, rkey: gone.rkey });
    await expectRemoteError(qps, v.IBV_WC_REM_ACCESS_ERR);
  });

  test("a SEND longer than the receive fails on both sides", async () => {
    const [a, b] = fresh({ mtu: 1 });
    b.recv(9, [sge(y, 0, 1000)]);
    b.recv(10, [sge(y, 0, 1000)]);
    a.post({ sges: [sge(x, 0, 1001)] });
    expect((await a.one()).status).toBe(v.IBV_WC_REM_INV_REQ_ERR);
    const [first, second] = await b.take(2);
    expect(first).toMatchObject({ id: 9, status: v.IBV_WC_LOC_LEN_ERR });
    expect(second).toMatchObject({ id: 10, status: v.IBV_WC_WR_FLUSH_ERR });
    a.destroy();
    b.destroy();
  });

  test("a receive with a bad lkey is an operational error for the sender", async () => {
    const [a, b] = fresh();
    b.recv(9, [[y.pointer, 100, y.lkey ^ 0x100]]);
    a.post({ sges: [sge(x, 0, 10)] });
    expect((await a.one()).status).toBe(v.IBV_WC_REM_OP_ERR);
    expect(await b.one()).toMatchObject({ id: 9, status: v.IBV_WC_LOC_PROT_ERR });
    a.destroy();
    b.destroy();
  });

  test("without a posted receive the sender waits, and fails when rnr_retry is used up", async () => {
    const [a, b] = fresh({ rnrRetry: 2, minRnr: 1 });
    a.post({ id: 3, sges: [sge(x, 0, 10)] });
    a.post({ id: 4, sges: [sge(x, 0, 10)] });
    const [first, second] = await a.take(2);
    expect(first).toMatchObject({ id: 3, status: v.IBV_WC_RNR_RETRY_EXC_ERR });
    expect(second).toMatchObject({ id: 4, status: v.IBV_WC_WR_FLUSH_ERR });
    a.destroy();
    b.destroy();
  });

  test("rnr_retry 7 waits forever: a receive posted late is found", async () => {
    const [a, b] = fresh({ rnrRetry: 7, minRnr: 1 });
    a.post({ sges: [sge(x, 0, 3000)] });
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(a.poll()).toBeUndefined();
    b.recv(1, [sge(y, 0, 4000)]);
    expect(await b.one()).toMatchObject({ status: 0, bytes: 3000 });
    expect((await a.one()).status).toBe(0);
    expect(arrived(3000)).toEqual(sent(3000));
    a.destroy();
    b.destroy();
  });

  test("a WRITE with immediate whose receive is missing waits at its last packet only", async () => {
    const [a, b] = fresh({ rnrRetry: 7, minRnr: 1, mtu: 1 });
    const write = { opcode: v.IBV_WR_RDMA_WRITE_WITH_IMM, imm: 7, remote: y.pointer, rkey: y.rkey };
    a.post({ ...write, sges: [sge(x, 0, 5000)] });
    const arrivedAll = () => y.bytes[4863] === x.bytes[4863] && y.bytes[4862] === x.bytes[4862];
    await until(arrivedAll);
    expect(arrived(4864)).toEqual(sent(4864));
    expect(a.poll()).toBeUndefined();
    b.recv(1);
    expect(await b.one()).toMatchObject({ status: 0, bytes: 5000, imm: 7 });
    expect((await a.one()).status).toBe(0);
    expect(arrived(5000)).toEqual(sent(5000));
    a.destroy();
    b.destroy();
  });

  test("a missing peer ends in a retry error after retry_cnt retransmissions", async () => {
    const a = side.qp();
    const endpoint = { gid: side.gid(), qpn: 0xabcdef, psn: 0 };
    a.connect(endpoint, { timeout: 8, retry: 2 });
    a.post({ id: 1, sges: [sge(x, 0, 10)] });
    expect(await a.one()).toMatchObject({ id: 1, status: v.IBV_WC_RETRY_EXC_ERR });
    expect(a.state()).toBe(v.IBV_QPS_ERR);
    a.destroy();
  });

  test("a requester never sends more READs than the responder allows", async () => {
    const [a, b] = fresh({ rdAtomic: 1, mtu: 1, right: { rdAtomic: 1 } });
    const target = { remote: x.pointer, rkey: x.rkey };
    for (let i = 0; i < 20; i++)
      a.post({ id: i, opcode: v.IBV_WR_RDMA_READ, sges: [sge(y, 0, 20000)], ...target });
    expect((await a.take(20)).every(({ status }) => status === 0)).toBe(true);
    expect(arrived(20000)).toEqual(sent(20000));
    a.destroy();
    b.destroy();
  });
});

describe("errors at the local side", () => {
  test("a bad lkey fails that request, and later ones are flushed", async () => {
    const [a, b] = fresh();
    b.recv(0, [sge(y, 0, 4000)]);
    a.post({ id: 1, sges: [sge(x, 0, 2000)] });
    a.post({ id: 2, sges: [[x.pointer, 10, 12345]] });
    a.post({ id: 3, sges: [sge(x, 0, 10)] });
    const statuses = (await a.take(3)).map(({ id, status }) => [id, status]);
    expect(statuses).toEqual([
      [1, v.IBV_WC_SUCCESS],
      [2, v.IBV_WC_LOC_PROT_ERR],
      [3, v.IBV_WC_WR_FLUSH_ERR],
    ]);
    expect((await b.one()).bytes).toBe(2000);
    a.destroy();
    b.destroy();
  });

  test("an SGE that leaves its region is a local protection error", async () => {
    for (const bad of [sge(x, SIZE - 9, 10), sge(x, -1, 10)]) {
      const [a, b] = fresh();
      a.post({ sges: [bad] });
      expect((await a.one()).status).toBe(v.IBV_WC_LOC_PROT_ERR);
      a.destroy();
      b.destroy();
    }
  });

  test("READ into memory without local write is a local protection error", async () => {
    const constant = side.buffer(4096, v.IBV_ACCESS_REMOTE_READ);
    const [a, b] = fresh();
    a.post({ opcode: v.IBV_WR_RDMA_READ, sges: [sge(constant, 0, 10)], remote: x.pointer, rkey: x.rkey });
    expect((await a.one()).status).toBe(v.IBV_WC_LOC_PROT_ERR);
    a.destroy();
    b.destroy();
  });

  test("the error state flushes all posted requests in order", async () => {
    const [a, b] = fresh();
    for (let i = 0; i < 5; i++) a.recv(i, [sge(y, 0, 10)]);
    expect(a.modify(v.IBV_QP_STATE, (attr) => Object.assign(attr, { qp_state: v.IBV_QPS_ERR }))).toBe(0);
    const got = await a.take(5);
    expect(got.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4]);
    expect(got.every(({ status }) => status === v.IBV_WC_WR_FLUSH_ERR)).toBe(true);
    a.destroy();
    b.destroy();
  });

  test("RESET drops posted requests without completions, and the QP connects again", async () => {
    const [a, b] = fresh();
    for (let i = 0; i < 5; i++) a.recv(i, [sge(y, 0, 10)]);
    const reset = (qp: Qp) =>
      qp.modify(v.IBV_QP_STATE, (attr) => Object.assign(attr, { qp_state: v.IBV_QPS_RESET }));
    expect([reset(a), reset(b)]).toEqual([0, 0]);
    a.connect(b.endpoint());
    b.connect(a.endpoint());
    expect(a.poll()).toBeUndefined();
    a.recv(9, [sge(y, 0, 100)]);
    b.post({ sges: [sge(x, 0, 100)] });
    expect(await a.one()).toMatchObject({ id: 9, status: 0 });
    a.destroy();
    b.destroy();
  });

  test("a completion queue that overflows fails its QP instead of overwriting memory", async () => {
    const [a, b] = fresh({ cqe: 4, sendWr: 32 });
    for (let i = 0; i < 16; i++) {
      a.post({ id: i, opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, 1)], remote: y.pointer, rkey: y.rkey });
    }
    await until(() => a.state() === v.IBV_QPS_ERR);
    const got: (Completion | undefined)[] = [a.poll(), a.poll(), a.poll(), a.poll(), a.poll()];
    expect(got.map((wc) => wc?.id)).toEqual([0, 1, 2, 3, undefined]);
    a.destroy();
    b.destroy();
  });
});
