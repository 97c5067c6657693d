import { afterAll, describe, expect, test } from "vitest";
import * as v from "../../ffi/ibverbs/constants.ts";
import {
  type Completion,
  type ConnectOptions,
  pair,
  type Qp,
  type QpOptions,
  type Region,
  Side,
} from "./soft-harness.ts";

const side = new Side();
afterAll(() => side.close());

const SIZE = 1 << 16;
const x = side.buffer(SIZE).fill(1);
const y = side.buffer(SIZE);

function fresh(options?: ConnectOptions & QpOptions & { right?: ConnectOptions & QpOptions }): [Qp, Qp] {
  y.bytes.fill(0);
  return pair(side, options);
}

const sge = (region: Region, offset: number, bytes: number): [number, number, number] => [
  region.pointer + offset,
  bytes,
  region.lkey,
];

const sent = (bytes: number, at = 0) => x.bytes.subarray(at, at + bytes);
const arrived = (bytes: number, at = 0) => y.bytes.subarray(at, at + bytes);

describe("transfers", () => {
  test.each([1, 2, 3, 4, 5])(
    "path MTU code %i: SEND, WRITE and READ of every awkward length",
    async (mtu) => {
      const [a, b] = fresh({ mtu });
      const m = 128 << mtu;
      for (const bytes of [
        0,
        1,
        2,
        3,
        5,
        m - 1,
        m,
        m + 1,
        3 * m,
        3 * m + 7,
        40 * m > SIZE ? 9 * m + 2 : 40 * m + 2,
      ]) {
        y.bytes.fill(0);
        b.recv(bytes, [sge(y, 0, SIZE)]);
        a.post({ sges: [sge(x, 3, bytes)] });
        expect(await b.one()).toMatchObject({
          id: bytes,
          status: v.IBV_WC_SUCCESS,
          opcode: v.IBV_WC_RECV,
          bytes,
        });
        expect((await a.one()).status).toBe(v.IBV_WC_SUCCESS);
        expect(arrived(bytes)).toEqual(sent(bytes, 3));
        expect(y.bytes[bytes]).toBe(0);

        y.bytes.fill(0);
        a.post({
          opcode: v.IBV_WR_RDMA_WRITE,
          sges: [sge(x, 1, bytes)],
          remote: y.pointer + 5,
          rkey: y.rkey,
        });
        expect(await a.one()).toMatchObject({ status: v.IBV_WC_SUCCESS, opcode: v.IBV_WC_RDMA_WRITE });
        expect(arrived(bytes, 5)).toEqual(sent(bytes, 1));
        expect(y.bytes[4]! | y.bytes[5 + bytes]!).toBe(0);

        y.bytes.fill(0);
        a.post({ opcode: v.IBV_WR_RDMA_READ, sges: [sge(y, 7, bytes)], remote: x.pointer + 2, rkey: x.rkey });
        expect(await a.one()).toMatchObject({ status: v.IBV_WC_SUCCESS, opcode: v.IBV_WC_RDMA_READ, bytes });
        expect(arrived(bytes, 7)).toEqual(sent(bytes, 2));
        expect(y.bytes[6]! | y.bytes[7 + bytes]!).toBe(0);
      }
      a.destroy();
      b.destroy();
    },
  );

  test("immediate data arrives untouched, with SEND and with WRITE", async () => {
    const [a, b] = fresh();
    b.recv(1, [sge(y, 0, 100)]);
    b.recv(2);
    a.post({ opcode: v.IBV_WR_SEND_WITH_IMM, sges: [sge(x, 0, 10)], imm: 0x12345678 });
    a.post({
      opcode: v.IBV_WR_RDMA_WRITE_WITH_IMM,
      sges: [sge(x, 0, 5000)],
      remote: y.pointer,
      rkey: y.rkey,
      imm: 0xfedcba98,
    });
    const [first, second] = await b.take(2);
    expect(first).toMatchObject({
      id: 1,
      opcode: v.IBV_WC_RECV,
      imm: 0x12345678,
      bytes: 10,
      flags: v.IBV_WC_WITH_IMM,
    });
    expect(second).toMatchObject({
      id: 2,
      opcode: v.IBV_WC_RECV_RDMA_WITH_IMM,
      imm: 0xfedcba98,
      bytes: 5000,
    });
    expect(arrived(5000)).toEqual(sent(5000));
    await a.take(2);
    a.destroy();
    b.destroy();
  });

  test("several SGEs are gathered and scattered in order, empty ones skipped", async () => {
    const [a, b] = fresh({ mtu: 1 });
    b.recv(0, [sge(y, 100, 301), sge(y, 0, 0), sge(y, 1000, 5), sge(y, 2000, 4000)]);
    a.post({ sges: [sge(x, 0, 700), sge(x, 5000, 1), sge(x, 0, 0), sge(x, 9000, 99)] });
    expect(await b.one()).toMatchObject({ bytes: 800 });
    const expected = new Uint8Array([...sent(700), ...sent(1, 5000), ...sent(99, 9000)]);
    const got = new Uint8Array([...arrived(301, 100), ...arrived(5, 1000), ...arrived(494, 2000)]);
    expect(got).toEqual(expected);
    a.destroy();
    b.destroy();
  });

  test("inline data is taken at post time and needs no lkey", async () => {
    const [a, b] = fresh();
    b.recv(0, [sge(y, 0, 200)]);
    const copy = sent(100, 50).slice();
    expect(a.post({ flags: v.IBV_SEND_SIGNALED | v.IBV_SEND_INLINE, sges: [[x.pointer + 50, 100, 0]] })).toBe(
      0,
    );
    x.bytes.fill(0, 50, 150);
    expect(await b.one()).toMatchObject({ status: 0, bytes: 100 });
    expect(arrived(100)).toEqual(copy);
    x.fill(1);
    a.destroy();
    b.destroy();
  });

  test("compare-and-swap and fetch-and-add return the original and carry across words", async () => {
    const [a, b] = fresh();
    const word = new DataView(y.bytes.buffer);
    const result = new DataView(x.bytes.buffer);
    const atomic = async (opcode: number, compareAdd: bigint, swap = 0n) => {
      a.post({ opcode, sges: [sge(x, 8, 8)], remote: y.pointer + 16, rkey: y.rkey, compareAdd, swap });
      const wc = await a.one();
      expect(wc).toMatchObject({ status: 0, bytes: 8 });
      return [wc.opcode, result.getBigUint64(8, true), word.getBigUint64(16, true)];
    };
    word.setBigUint64(16, 0xffff_ffffn, true);
    expect(await atomic(v.IBV_WR_ATOMIC_FETCH_AND_ADD, 1n)).toEqual([
      v.IBV_WC_FETCH_ADD,
      0xffff_ffffn,
      0x1_0000_0000n,
    ]);
    expect(await atomic(v.IBV_WR_ATOMIC_CMP_AND_SWP, 5n, 9n)).toEqual([
      v.IBV_WC_COMP_SWAP,
      0x1_0000_0000n,
      0x1_0000_0000n,
    ]);
    expect(await atomic(v.IBV_WR_ATOMIC_CMP_AND_SWP, 0x1_0000_0000n, 2n ** 63n + 1n)).toEqual([
      v.IBV_WC_COMP_SWAP,
      0x1_0000_0000n,
      2n ** 63n + 1n,
    ]);
    expect((await atomic(v.IBV_WR_ATOMIC_FETCH_AND_ADD, 2n ** 64n - 1n))[2]).toBe(2n ** 63n);
    x.fill(1);
    a.destroy();
    b.destroy();
  });

  test("a chain of mixed requests completes in post order, unsignaled ones silently", async () => {
    const [a, b] = fresh({ rdAtomic: 1, mtu: 1 });
    for (let i = 0; i < 8; i++) b.recv(100 + i, [sge(y, 20000, 4000)]);
    const expected: number[] = [];
    for (let i = 0; i < 40; i++) {
      const signaled = i % 3 !== 0 || i === 39;
      const opcode = [
        v.IBV_WR_RDMA_READ,
        v.IBV_WR_RDMA_WRITE,
        v.IBV_WR_SEND,
        v.IBV_WR_RDMA_READ,
        v.IBV_WR_RDMA_WRITE,
      ][i % 5]!;
      const region = opcode === v.IBV_WR_RDMA_READ ? y : x;
      const remote = opcode === v.IBV_WR_RDMA_READ ? x : y;
      const flags = (signaled ? v.IBV_SEND_SIGNALED : 0) | (i % 7 === 0 ? v.IBV_SEND_FENCE : 0);
      const target = { remote: remote.pointer, rkey: remote.rkey };
      expect(a.post({ id: i, opcode, flags, sges: [sge(region, 0, 900 + i)], ...target })).toBe(0);
      if (signaled) expected.push(i);
    }
    const got = await a.take(expected.length);
    expect(got.map(({ id }) => id)).toEqual(expected);
    expect(got.every(({ status }) => status === 0)).toBe(true);
    expect((await b.take(8)).map(({ id }) => id)).toEqual([100, 101, 102, 103, 104, 105, 106, 107]);
    a.destroy();
    b.destroy();
  });

  test("PSNs wrap in the middle of a message", async () => {
    const a = side.qp();
    const b = side.qp();
    const at = (qp: Qp, psn: number) => Object.assign(qp, { psn });
    at(a, 0xfffffe);
    at(b, 0xfffffa);
    a.connect(b.endpoint(), { mtu: 1 });
    b.connect(a.endpoint(), { mtu: 1 });
    y.bytes.fill(0);
    a.post({ opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, 5000)], remote: y.pointer, rkey: y.rkey });
    expect((await a.one()).status).toBe(0);
    expect(arrived(5000)).toEqual(sent(5000));
    y.bytes.fill(0);
    b.post({ opcode: v.IBV_WR_RDMA_READ, sges: [sge(y, 0, 5000)], remote: x.pointer, rkey: x.rkey });
    expect((await b.one()).status).toBe(0);
    expect(arrived(5000)).toEqual(sent(5000));
    a.destroy();
    b.destroy();
  });

  test("a QP may talk to itself", async () => {
    const a = side.qp();
    a.connect(a.endpoint());
    a.recv(1, [sge(y, 0, 100)]);
    a.post({ id: 2, sges: [sge(x, 0, 100)] });
    const ids = (await a.take(2)).map(({ id }) => id).sort();
    expect(ids).toEqual([1, 2]);
    a.destroy();
  });
});

describe("errors at the remote side", () => {
  async function expectRemoteError(qp: [Qp, Qp], status: number) {
    const [a, b] = qp;
    const first = await a.one();
    expect(first.status).toBe(status);
    expect(a.state()).toBe(v.IBV_QPS_ERR);
    // What follows is flushed, in order, and so is what is posted later.
    expect(a.post({ id: 77, sges: [sge(x, 0, 1)] })).toBe(0);
    expect(await a.one()).toMatchObject({ id: 77, status: v.IBV_WC_WR_FLUSH_ERR });
    expect(a.recv(78, [sge(y, 0, 1)])).toBe(0);
    expect(await a.one()).toMatchObject({ id: 78, status: v.IBV_WC_WR_FLUSH_ERR });
    a.destroy();
    b.destroy();
  }

  test("an unknown rkey is a remote access error and nothing is written", async () => {
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

  test("a QP without the right refuses as an invalid request", async () => {
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

  test("a region that was deregistered is out of reach at once", async () => {
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

  test("with no receive posted the sender waits, and gives up when rnr_retry is used up", async () => {
    const [a, b] = fresh({ rnrRetry: 2, minRnr: 1 });
    a.post({ id: 3, sges: [sge(x, 0, 10)] });
    a.post({ id: 4, sges: [sge(x, 0, 10)] });
    const [first, second] = await a.take(2);
    expect(first).toMatchObject({ id: 3, status: v.IBV_WC_RNR_RETRY_EXC_ERR });
    expect(second).toMatchObject({ id: 4, status: v.IBV_WC_WR_FLUSH_ERR });
    a.destroy();
    b.destroy();
  });

  test("rnr_retry 7 waits for ever: a receive posted late is found", async () => {
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
    const end = performance.now() + 5000;
    while (!arrivedAll() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(arrived(4864)).toEqual(sent(4864));
    expect(a.poll()).toBeUndefined();
    b.recv(1);
    expect(await b.one()).toMatchObject({ status: 0, bytes: 5000, imm: 7 });
    expect((await a.one()).status).toBe(0);
    expect(arrived(5000)).toEqual(sent(5000));
    a.destroy();
    b.destroy();
  });

  test("a peer that does not exist ends in a retry error after retry_cnt retransmissions", async () => {
    const a = side.qp();
    const endpoint = { gid: side.gid(), qpn: 0xabcdef, psn: 0 };
    a.connect(endpoint, { timeout: 8, retry: 2 });
    a.post({ id: 1, sges: [sge(x, 0, 10)] });
    expect(await a.one()).toMatchObject({ id: 1, status: v.IBV_WC_RETRY_EXC_ERR });
    expect(a.state()).toBe(v.IBV_QPS_ERR);
    a.destroy();
  });

  test("more READs than the responder keeps are never asked for", async () => {
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
  test("a bad lkey fails only that request and after those before it", async () => {
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

  test("moving to the error state flushes everything posted, in order", async () => {
    const [a, b] = fresh();
    for (let i = 0; i < 5; i++) a.recv(i, [sge(y, 0, 10)]);
    expect(a.modify(v.IBV_QP_STATE, (attr) => Object.assign(attr, { qp_state: v.IBV_QPS_ERR }))).toBe(0);
    const got = await a.take(5);
    expect(got.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4]);
    expect(got.every(({ status }) => status === v.IBV_WC_WR_FLUSH_ERR)).toBe(true);
    a.destroy();
    b.destroy();
  });

  test("RESET drops what was posted without completions, and the QP connects anew", async () => {
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

  test("a completion queue that overflows takes its QP down instead of memory", async () => {
    const [a, b] = fresh({ cqe: 4, sendWr: 32 });
    for (let i = 0; i < 16; i++) {
      a.post({ id: i, opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, 1)], remote: y.pointer, rkey: y.rkey });
    }
    const end = performance.now() + 5000;
    while (a.state() !== v.IBV_QPS_ERR && performance.now() < end) await new Promise((r) => setTimeout(r, 1));
    expect(a.state()).toBe(v.IBV_QPS_ERR);
    const got: (Completion | undefined)[] = [a.poll(), a.poll(), a.poll(), a.poll(), a.poll()];
    expect(got.map((wc) => wc?.id)).toEqual([0, 1, 2, 3, undefined]);
    a.destroy();
    b.destroy();
  });
});
