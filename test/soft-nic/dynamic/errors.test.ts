import { afterEach, describe, expect, it } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import * as c from "../../../ffi/libc/index.ts";
import { sge } from "../../support/sge.ts";
import { SimulatedNetwork } from "../support/simulated-network.ts";
import { type DynamicOptions, Host, one, pass, take } from "./harness.ts";

let network: SimulatedNetwork;
afterEach(() => network.close());

const SIZE = 65536;

function two(options: DynamicOptions = {}, right: DynamicOptions = {}) {
  network = new SimulatedNetwork();
  const a = new Host(network, ["10.0.0.1"]);
  const b = new Host(network, ["10.0.0.2"]);
  const x = a.buffer(SIZE).fill(3);
  const y = b.buffer(SIZE);
  const p = a.qp(options);
  const q = b.qp({ qkey: 0x11, ...right });
  const to = { ah: a.ah("10.0.0.2"), qpn: q.number, qkey: 0x11 };
  const write = { ...to, opcode: v.IBV_WR_RDMA_WRITE, remote: y.pointer, rkey: y.rkey };
  return { a, b, x, y, p, q, to, write };
}

describe("a dynamic request that the peer refuses", () => {
  const { IBV_WC_REM_INV_REQ_ERR: INVALID, IBV_WC_REM_ACCESS_ERR: ACCESS } = v;
  it("fails alone with its reason; all others complete and the QP stays usable", () => {
    const { x, y, p, q, to, write } = two(
      {},
      { access: v.IBV_ACCESS_LOCAL_WRITE | v.IBV_ACCESS_REMOTE_WRITE },
    );
    const bytes = 20_000;
    const sges = [sge(x, 0, bytes)];
    const good = { ...write, sges };
    const atomic = { ...to, opcode: v.IBV_WR_ATOMIC_FETCH_AND_ADD, compareAdd: 1n, sges: [sge(x, 0, 8)] };
    const bad: [object, number, number][] = [
      [{ ...good, qpn: (q.number + 0x4000) & 0xffffff }, INVALID, 1],
      [{ ...good, qkey: 0x12 }, INVALID, 2],
      [{ ...good, opcode: v.IBV_WR_RDMA_READ }, INVALID, 3],
      [{ ...atomic, remote: y.pointer, rkey: y.rkey }, INVALID, 3],
      [{ ...good, rkey: (y.rkey ^ 0x1000) >>> 0 }, ACCESS, 0],
      [{ ...good, remote: y.pointer + SIZE - bytes + 1 }, ACCESS, 0],
    ];
    for (const [request, status, vendorError] of bad) {
      expect(p.post({ ...good, id: 1 })).toBe(0);
      expect(p.post({ ...good, ...request, id: 2 })).toBe(0);
      expect(p.post({ ...good, id: 3, sges: [] })).toBe(0);
      const [first, second, third] = take(network, p, 3);
      expect([first, third]).toMatchObject([
        { id: 1, status: 0 },
        { id: 3, status: 0 },
      ]);
      expect(second).toMatchObject({ id: 2, status, vendorError });
      expect(p.state()).toBe(v.IBV_QPS_RTS);
      expect(q.state()).toBe(v.IBV_QPS_RTS);
    }
    expect(q.poll()).toBeUndefined();
  });

  it("fails for an atomic that is not aligned to 8 bytes", () => {
    const { x, y, p, to } = two();
    const atomic = { ...to, opcode: v.IBV_WR_ATOMIC_FETCH_AND_ADD, compareAdd: 1n, sges: [sge(x, 0, 8)] };
    expect(p.post({ ...atomic, remote: y.pointer + 4, rkey: y.rkey })).toBe(c.Errno.EINVAL);
  });

  it("fails on both sides when it is longer than the receive; the next message succeeds", () => {
    const { x, y, p, q, to } = two();
    q.recv(1, [sge(y, 0, 9999)]);
    q.recv(2, [sge(y, 0, 10_000)]);
    p.post({ ...to, id: 1, sges: [sge(x, 0, 10_000)] });
    expect(one(network, p)).toMatchObject({ id: 1, status: INVALID, vendorError: 5 });
    expect(one(network, q)).toMatchObject({ id: 1, status: v.IBV_WC_LOC_LEN_ERR });
    p.post({ ...to, id: 2, sges: [sge(x, 0, 10_000)] });
    expect(one(network, p)).toMatchObject({ id: 2, status: 0 });
    expect(one(network, q)).toMatchObject({ id: 2, status: 0, bytes: 10_000 });
  });

  it("fails when the memory of the receive may not be written", () => {
    const { b, x, p, q, to } = two();
    const other = b.buffer(4096, 0);
    q.recv(1, [sge(other, 0, 4096)]);
    p.post({ ...to, id: 1, sges: [sge(x, 0, 100)] });
    expect(one(network, p)).toMatchObject({ id: 1, status: v.IBV_WC_REM_OP_ERR });
    expect(one(network, q)).toMatchObject({ id: 1, status: v.IBV_WC_LOC_PROT_ERR });
    expect(other.bytes.every((byte) => byte === 0)).toBe(true);
  });
});

describe("a dynamic request that is locally invalid", () => {
  it("is refused when it is posted", () => {
    const { a, p, x, to, write } = two();
    const sges = [sge(x, 0, 8)];
    const { EINVAL } = c.Errno;
    expect(p.post({ ...write, sges, ah: 0 })).toBe(EINVAL);
    expect(p.post({ ...write, sges, ah: p.pointer })).toBe(EINVAL);
    expect(p.post({ ...write, sges, qpn: 0x1000000 })).toBe(EINVAL);
    for (const opcode of [v.IBV_WR_SEND_WITH_INV, v.IBV_WR_LOCAL_INV, v.IBV_WR_BIND_MW]) {
      expect(p.post({ ...to, opcode, sges })).toBe(EINVAL);
    }
    const second = new Host(network, ["10.0.0.3"]);
    expect(p.post({ ...write, sges, ah: second.ah("10.0.0.2") })).toBe(EINVAL);
    const ah = a.ah("10.0.0.2");
    // The handle is needed only during the call.
    expect(p.post({ ...write, sges, ah })).toBe(0);
    expect(a.nic.lib.ibv_destroy_ah(ah)).toBe(0);
    expect(one(network, p).status).toBe(0);
    expect(p.post({ ...write, sges, ah })).toBe(EINVAL);
  });

  it("fails alone with LOC_PROT_ERR for memory that may not be used", () => {
    const { a, x, y, p, write } = two();
    const readOnly = a.buffer(4096, 0);
    p.post({ ...write, id: 1, sges: [sge(x, 0, 8)] });
    p.post({ ...write, id: 2, sges: [[x.pointer, SIZE + 1, x.lkey]] });
    p.post({ ...write, id: 3, sges: [sge(x, 0, 8)] });
    p.post({ ...write, id: 4, opcode: v.IBV_WR_RDMA_READ, sges: [sge(readOnly, 0, 8)] });
    p.post({ ...write, id: 5, sges: [sge(x, 8, 8)], remote: y.pointer + 8 });
    const statuses = take(network, p, 5).map(({ id, status }) => [id, status]);
    expect(statuses).toEqual([
      [1, 0],
      [2, v.IBV_WC_LOC_PROT_ERR],
      [3, 0],
      [4, v.IBV_WC_LOC_PROT_ERR],
      [5, 0],
    ]);
    expect(Buffer.compare(y.bytes.subarray(0, 16), x.bytes.subarray(0, 16))).toBe(0);
  });

  it("fails when its memory is deregistered in flight; the receive that it took is aborted", () => {
    const { a, x, y, p, q, to } = two();
    const gone = a.buffer(1 << 20);
    q.recv(1, [sge(y, 0, SIZE)]);
    q.recv(2, [sge(y, 0, SIZE)]);
    const big = [0, 1, 2, 3].map((i) => sge(gone, i * 16_000, 16_000));
    p.post({ ...to, id: 1, sges: big });
    // Four packets are allowed before the peer is verified.
    pass(network, 8);
    expect(a.nic.lib.ibv_dereg_mr(gone.mr)).toBe(0);
    p.post({ ...to, id: 2, sges: [sge(x, 0, 5000)] });
    const [first, second] = take(network, p, 2);
    expect(first).toMatchObject({ id: 1, status: v.IBV_WC_LOC_PROT_ERR });
    expect(second).toMatchObject({ id: 2, status: 0 });
    const received = take(network, q, 2, 1e6).filter(({ status }) => status === 0);
    expect(received).toMatchObject([{ bytes: 5000 }]);
    expect(Buffer.compare(y.bytes.subarray(0, 5000), x.bytes.subarray(0, 5000))).toBe(0);
  });
});

describe("a missing receive", () => {
  it("delays the message, and the writes of the same QP with it, in order", () => {
    const { x, y, p, q, to, write } = two();
    p.post({ ...to, id: 1, sges: [sge(x, 0, 9000)] });
    p.post({ ...write, id: 2, sges: [sge(x, 0, 8)], remote: y.pointer + 20_000 });
    pass(network, 3_000_000);
    q.recv(7, [sge(y, 0, 9000)]);
    expect(take(network, p, 2).map(({ id, status }) => [id, status])).toEqual([
      [1, 0],
      [2, 0],
    ]);
    expect(one(network, q)).toMatchObject({ id: 7, bytes: 9000, status: 0 });
    expect(Buffer.compare(y.bytes.subarray(0, 9000), x.bytes.subarray(0, 9000))).toBe(0);
  });

  it("fails the request after rnr_retry attempts", () => {
    const { b, x, p, to } = two({ rnrRetry: 3 });
    p.post({ ...to, id: 1, sges: [sge(x, 0, 100)] });
    expect(one(network, p)).toMatchObject({ id: 1, status: v.IBV_WC_RNR_RETRY_EXC_ERR });
    expect(b.counter("refused")).toBe(4);
  });

  it("delays no other QP of the two NICs", () => {
    const { a, b, x, y, p, q, to, write } = two();
    const other = a.qp();
    p.post({ ...to, id: 1, sges: [sge(x, 0, 100)] });
    for (let i = 0; i < 20; i++) other.post({ ...write, id: i, sges: [sge(x, 0, 100)] });
    expect(take(network, other, 20, 1e6)).toHaveLength(20);
    expect(p.poll()).toBeUndefined();
    q.recv(1, [sge(y, 0, 100)]);
    expect(one(network, p).status).toBe(0);
    expect(b.counter("receiveMost")).toBe(1);
  });
});

describe("a silent peer", () => {
  it("fails its own requests with RETRY_EXC_ERR in bounded time, and no others", () => {
    const { a, b, x, y, p, write } = two();
    const dead = a.ah("10.0.0.9");
    const read = { ...write, opcode: v.IBV_WR_RDMA_READ };
    for (let i = 0; i < 5; i++)
      p.post({ ...(i === 2 ? read : write), ah: dead, id: i, sges: [sge(x, 0, 30_000)] });
    for (let i = 5; i < 10; i++) p.post({ ...write, id: i, sges: [sge(x, 0, 100)] });
    const found = take(network, p, 10, 6e6);
    expect(found.slice(0, 5)).toMatchObject([5, 6, 7, 8, 9].map((id) => ({ id, status: 0 })));
    const status = v.IBV_WC_RETRY_EXC_ERR;
    expect(found.slice(5)).toMatchObject([0, 1, 2, 3, 4].map((id) => ({ id, status })));
    expect(network.now).toBeGreaterThan(2e6);
    expect(p.state()).toBe(v.IBV_QPS_RTS);
    // The slots are free again.
    for (let i = 0; i < 200; i++) expect(p.post({ ...write, id: i, sges: [sge(x, 0, 1)] })).toBe(0);
    expect(take(network, p, 200, 1e6)).toHaveLength(200);
    void b;
    void y;
  });

  it("has the time limit of the QP's timeout and retry_cnt", () => {
    const { a, p, x, write } = two({ timeout: 12, retry: 3 });
    p.post({ ...write, ah: a.ah("10.0.0.9"), sges: [sge(x, 0, 8)] });
    expect(one(network, p, 1e6).status).toBe(v.IBV_WC_RETRY_EXC_ERR);
    const limit = 4.096 * 2 ** 12 * 4 * 2;
    expect(network.now).toBeGreaterThan(limit);
    expect(network.now).toBeLessThan(limit + 400_000);
  });

  it.each(["in the middle of a transfer", "after it took a READ"])("dies %s", (when) => {
    const { b, x, p, q, y, to, write } = two();
    q.recv(1, [sge(y, 0, SIZE)]);
    const request = when === "after it took a READ" ? { ...write, opcode: v.IBV_WR_RDMA_READ } : to;
    p.post({ ...request, id: 1, sges: [sge(x, 0, SIZE)] });
    let attempts = 0;
    network.fate = ({ from }) => {
      if (from === "10.0.0.2") attempts++;
      return from === "10.0.0.2" && attempts > 2 ? [] : [5];
    };
    expect(one(network, p, 10e6)).toMatchObject({ id: 1, status: v.IBV_WC_RETRY_EXC_ERR });
    network.fate = () => [5];
    p.post({ ...write, id: 2, sges: [sge(x, 0, 100)] });
    expect(one(network, p)).toMatchObject({ id: 2, status: 0 });
    pass(network, 20e6);
    expect([b.counter("sendInUse"), b.counter("receiveInUse")]).toEqual([0, 0]);
  });
});

describe("a completion queue that overflows", () => {
  it("moves its QP to the error state, and nothing else", () => {
    const { a, x, y, p, write } = two();
    const small = a.qp({ cqe: 4 });
    for (let i = 0; i < 20; i++) small.post({ ...write, id: i, sges: [sge(x, 0, 5000)] });
    pass(network, 100_000);
    expect(small.state()).toBe(v.IBV_QPS_ERR);
    for (let i = 0; i < 100; i++) small.post({ ...write, id: i, sges: [sge(x, 0, 5000)] });
    for (let i = 0; i < 50; i++) p.post({ ...write, id: i, sges: [sge(x, 0, 5000)] });
    expect(take(network, p, 50).map(({ id, status }) => [id, status])).toEqual(
      Array.from({ length: 50 }, (_, i) => [i, 0]),
    );
    expect(Buffer.compare(y.bytes.subarray(0, 5000), x.bytes.subarray(0, 5000))).toBe(0);
  });
});

describe("a destroyed QP", () => {
  it.each(["error", "destroyed", "reset"])("%s: requests to several peers were in flight", (how) => {
    const { a, b, x, y, p, q, to, write } = two();
    const other = a.qp();
    for (let i = 0; i < 4; i++) q.recv(i, [sge(y, 0, SIZE)]);
    for (let i = 0; i < 4; i++) p.post({ ...to, id: i, sges: [sge(x, 0, SIZE)] });
    p.post({ ...write, id: 4, opcode: v.IBV_WR_RDMA_READ, sges: [sge(x, 0, SIZE)] });
    p.post({ ...write, id: 5, ah: a.ah("10.0.0.9"), sges: [sge(x, 0, 8)] });
    other.post({ ...write, id: 6, sges: [sge(x, 0, 8)] });
    pass(network, 25);
    if (how === "destroyed") p.destroy();
    else {
      const state = how === "error" ? v.IBV_QPS_ERR : v.IBV_QPS_RESET;
      p.modify(v.IBV_QP_STATE, (attr) => {
        attr.qp_state = state;
      });
    }
    if (how === "error") {
      const left = take(network, p, 6, 1e6).filter(({ status }) => status === v.IBV_WC_WR_FLUSH_ERR);
      expect(left.length).toBeGreaterThan(2);
      // Requests posted later are flushed too.
      p.post({ ...write, id: 9, sges: [sge(x, 0, 8)] });
      expect(one(network, p)).toMatchObject({ id: 9, status: v.IBV_WC_WR_FLUSH_ERR });
    }
    expect(one(network, other)).toMatchObject({ id: 6, status: 0 });
    other.post({ ...to, id: 7, sges: [sge(x, 100, 5000)] });
    expect(one(network, other)).toMatchObject({ id: 7, status: 0 });
    pass(network, 20e6);
    for (const host of [a, b])
      expect([host.counter("sendInUse"), host.counter("receiveInUse")]).toEqual([0, 0]);
    const received = [];
    for (let next = q.poll(); next !== undefined; next = q.poll()) received.push(next);
    expect(received.at(-1)).toMatchObject({ status: 0, bytes: 5000 });
    expect(
      received.slice(0, -1).every(({ status }) => status === 0 || status === v.IBV_WC_REM_ABORT_ERR),
    ).toBe(true);
  });

  it("at the target: messages to it are refused, and their receives flushed", () => {
    const { x, y, p, q, to } = two();
    q.recv(1, [sge(y, 0, SIZE)]);
    p.post({ ...to, id: 1, sges: [sge(x, 0, SIZE)] });
    pass(network, 8);
    q.modify(v.IBV_QP_STATE, (attr) => {
      attr.qp_state = v.IBV_QPS_ERR;
    });
    expect(one(network, q)).toMatchObject({ id: 1, status: v.IBV_WC_WR_FLUSH_ERR });
    expect(one(network, p)).toMatchObject({ id: 1, status: v.IBV_WC_REM_INV_REQ_ERR, vendorError: 1 });
  });
});
