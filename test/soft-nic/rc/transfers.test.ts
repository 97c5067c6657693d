import { afterAll, describe, expect, test } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import { sge } from "../../support/sge.ts";
import { type ConnectOptions, pair, type Qp, type QpOptions, Side } from "../support/harness.ts";

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

describe("transfers", () => {
  test.each([1, 2, 3, 4, 5])(
    "path MTU code %i: SEND, WRITE and READ of every boundary length",
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

  test("immediate data arrives unchanged, with SEND and with WRITE", async () => {
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

  test("inline data is copied at post time and needs no lkey", async () => {
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

  test("a chain of mixed requests completes in post order, unsignalled ones without completion", async () => {
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

  test("a QP may connect to itself", async () => {
    const a = side.qp();
    a.connect(a.endpoint());
    a.recv(1, [sge(y, 0, 100)]);
    a.post({ id: 2, sges: [sge(x, 0, 100)] });
    const ids = (await a.take(2)).map(({ id }) => id).sort();
    expect(ids).toEqual([1, 2]);
    a.destroy();
  });
});
