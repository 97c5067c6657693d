import { afterAll, describe, expect, test } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import * as s from "../../../ffi/ibverbs/structs.ts";
import * as c from "../../../ffi/libc/index.ts";
import { Counter } from "../../../src/soft/hca/arena/counters.ts";
import { softNic } from "../../../src/soft/hca/nic/soft-nic.ts";
import { errnoOf, setBlocking } from "../../support/c-calls.ts";
import { sge } from "../../support/sge.ts";
import { until } from "../../support/until.ts";
import { pair, type Qp, Side } from "../support/harness.ts";

const side = new Side();
const { lib } = side;
afterAll(() => side.close());
const { EAGAIN, EBUSY, EINVAL, ENOMEM, EOPNOTSUPP } = c.Errno;

const SIZE = 1 << 16;
const x = side.buffer(SIZE).fill(1);
const y = side.buffer(SIZE);
describe("queue pair states", () => {
  const full = v.IBV_QP_STATE | v.IBV_QP_PKEY_INDEX | v.IBV_QP_PORT | v.IBV_QP_ACCESS_FLAGS;
  const toInit = (qp: Qp, mask: number, port = 1) =>
    qp.modify(mask, (attr) => Object.assign(attr, { qp_state: v.IBV_QPS_INIT, port_num: port }));

  test("a missing or surplus attribute, a wrong port and a skipped state are EINVAL and change nothing", () => {
    const qp = side.qp();
    expect(toInit(qp, full & ~v.IBV_QP_PORT)).toBe(EINVAL);
    expect(toInit(qp, full | v.IBV_QP_QKEY)).toBe(EINVAL);
    expect(toInit(qp, full, 2)).toBe(EINVAL);
    expect(qp.rts()).toBe(EINVAL);
    expect(qp.rtr(qp.endpoint())).toBe(EINVAL);
    expect(qp.state()).toBe(v.IBV_QPS_RESET);
    expect(toInit(qp, full)).toBe(0);
    expect(qp.rts()).toBe(EINVAL);
    expect(qp.rtr(qp.endpoint(), { gidIndex: 200 })).toBe(EINVAL);
    expect(qp.rtr({ ...qp.endpoint(), gid: Array(16).fill(7) })).toBe(EINVAL);
    expect(qp.rtr(qp.endpoint(), { rdAtomic: 200 })).toBe(EINVAL);
    expect(qp.rtr(qp.endpoint(), { mtu: 6 })).toBe(EINVAL);
    expect(qp.rtr(qp.endpoint())).toBe(0);
    expect(qp.rts()).toBe(0);
    expect(qp.state()).toBe(v.IBV_QPS_RTS);
    qp.destroy();
  });

  test("query returns the attributes that were set", () => {
    const qp = side.qp({ sendWr: 33, recvWr: 7, sge: 3, inline: 200 });
    qp.connect(qp.endpoint(), { timeout: 9, retry: 5, rnrRetry: 6, minRnr: 11, rdAtomic: 3, mtu: 4 });
    const attr = s.ibv_qp_attr.alloc();
    const init = s.ibv_qp_init_attr.alloc();
    expect(lib.ibv_query_qp(qp.pointer, attr.pointer, 0, init.pointer)).toBe(0);
    const { timeout, retry_cnt, rnr_retry, min_rnr_timer, max_rd_atomic, path_mtu, dest_qp_num, sq_psn } =
      attr;
    expect([timeout, retry_cnt, rnr_retry, min_rnr_timer, max_rd_atomic, path_mtu]).toEqual([
      9, 5, 6, 11, 3, 4,
    ]);
    expect([dest_qp_num, sq_psn]).toEqual([qp.number, qp.psn]);
    expect(init.cap.max_send_wr).toBe(33);
    expect(init.cap.max_inline_data).toBeGreaterThanOrEqual(200);
    qp.destroy();
  });

  test("sends are refused before RTS, receives before INIT", () => {
    const qp = side.qp();
    expect(qp.post({ sges: [sge(x, 0, 1)] })).toBe(EINVAL);
    expect(qp.recv(1)).toBe(EINVAL);
    qp.init();
    expect(qp.post({ sges: [sge(x, 0, 1)] })).toBe(EINVAL);
    expect(qp.recv(1)).toBe(0);
    qp.rtr(qp.endpoint());
    expect(qp.post({ sges: [sge(x, 0, 1)] })).toBe(EINVAL);
    qp.destroy();
  });

  test("full queues are ENOMEM; too many SGEs, unknown opcodes and too much inline data are EINVAL", () => {
    const qp = side.qp({ sendWr: 3, recvWr: 2, sge: 2, inline: 64 });
    qp.connect({ gid: side.gid(), qpn: 0xffff00, psn: 0 }, { timeout: 20 });
    for (let i = 0; i < 3; i++) expect(qp.post({ sges: [sge(x, 0, 1)] })).toBe(0);
    expect(qp.post({ sges: [sge(x, 0, 1)] })).toBe(ENOMEM);
    for (let i = 0; i < 2; i++) expect(qp.recv(i)).toBe(0);
    expect(qp.recv(3)).toBe(ENOMEM);
    qp.destroy();
    const other = side.qp({ sendWr: 3, sge: 2, inline: 64 });
    other.connect(other.endpoint());
    expect(other.post({ sges: [sge(x, 0, 1), sge(x, 0, 1), sge(x, 0, 1)] })).toBe(EINVAL);
    expect(other.post({ opcode: 13 })).toBe(EINVAL);
    expect(other.post({ opcode: 99 })).toBe(EINVAL);
    expect(other.post({ flags: v.IBV_SEND_INLINE, sges: [sge(x, 0, 65)] })).toBe(EINVAL);
    const misaligned = {
      opcode: v.IBV_WR_ATOMIC_FETCH_AND_ADD,
      compareAdd: 1n,
      remote: y.pointer + 4,
      rkey: y.rkey,
    };
    expect(other.post({ ...misaligned, sges: [sge(x, 0, 8)] })).toBe(EINVAL);
    other.destroy();
  });

  test("a chain stops at the request that fails, and bad_wr names it", async () => {
    const [a, b] = pair(side);
    const chain = s.ibv_send_wr.pool(new ArrayBuffer(3 * s.ibv_send_wr.size), 3);
    const bad = s.ibv_mw_bind_info.alloc();
    for (const [i, wr] of chain.entries()) {
      wr.wr_id = i;
      wr.opcode = v.IBV_WR_RDMA_WRITE;
      wr.send_flags = v.IBV_SEND_SIGNALED;
      wr.num_sge = i === 2 ? 99 : 0;
      wr.next = chain[i + 1]?.pointer ?? 0;
    }
    expect(lib.ibv_post_send(a.pointer, chain[0]!.pointer, bad.pointer)).toBe(EINVAL);
    expect(bad.mr).toBe(chain[2]!.pointer);
    expect((await a.take(2)).map(({ id, status }) => [id, status])).toEqual([
      [0, 0],
      [1, 0],
    ]);
    for (const qp of [a, b]) qp.destroy();
  });

  test("a drained send queue raises an event, and continues where it stopped", async () => {
    const [a, b] = pair(side, { minRnr: 1 });
    const fd = s.ibv_context.at(side.context).async_fd;
    setBlocking(fd, false);
    const { i32 } = softNic().e;
    const before = i32[Counter.receivedRnrs]!;
    a.post({ id: 1, sges: [sge(x, 0, 50_000)] });
    // The request is in flight, and cannot complete before the receive is posted.
    await until(() => i32[Counter.receivedRnrs]! > before);
    const drain = v.IBV_QP_STATE | v.IBV_QP_EN_SQD_ASYNC_NOTIFY;
    const toSqd = { qp_state: v.IBV_QPS_SQD, en_sqd_async_notify: 1 };
    expect(a.modify(drain, (attr) => Object.assign(attr, toSqd))).toBe(0);
    a.post({ id: 2, sges: [sge(x, 0, 50_000)] });
    const event = s.ibv_async_event.alloc();
    expect(lib.ibv_get_async_event(side.context, event.pointer)).toBe(-1);
    expect(c.errno()).toBe(EAGAIN);
    for (let i = 0; i < 2; i++) b.recv(i, [sge(y, 0, SIZE)]);
    expect(await a.one()).toMatchObject({ id: 1, status: 0 });
    await until(() => lib.ibv_get_async_event(side.context, event.pointer) === 0);
    expect([event.event_type, event.element.qp]).toEqual([v.IBV_EVENT_SQ_DRAINED, a.pointer]);
    lib.ibv_ack_async_event(event.pointer);
    expect(a.poll()).toBeUndefined();
    expect(a.modify(v.IBV_QP_STATE, (attr) => Object.assign(attr, { qp_state: v.IBV_QPS_RTS }))).toBe(0);
    expect(await a.one()).toMatchObject({ id: 2, status: 0 });
    for (const qp of [a, b]) qp.destroy();
  });

  test("types other than RC, UC and UD are EOPNOTSUPP", () => {
    const init = s.ibv_qp_init_attr.alloc();
    init.send_cq = side.cq();
    init.recv_cq = init.send_cq;
    init.qp_type = v.IBV_QPT_RAW_PACKET;
    expect(errnoOf(lib.ibv_create_qp(side.pd, init.pointer))).toBe(EOPNOTSUPP);
    lib.ibv_destroy_cq(init.send_cq);
  });

  test("destroying is refused while other objects depend on the QP, and refused twice", () => {
    const qp = side.qp();
    expect(lib.ibv_destroy_cq(qp.cq)).toBe(EBUSY);
    expect(lib.ibv_destroy_qp(qp.pointer)).toBe(0);
    expect(lib.ibv_destroy_qp(qp.pointer)).toBe(EINVAL);
    expect(qp.post({})).toBe(EINVAL);
    expect(lib.ibv_destroy_cq(qp.cq)).toBe(0);
    expect(lib.ibv_destroy_cq(qp.cq)).toBe(EINVAL);
    expect(() => qp.poll()).toThrow();
  });

  test("QP numbers are not reused soon", () => {
    const seen = new Set<number>();
    for (let i = 0; i < 500; i++) {
      const qp = side.qp({ sendWr: 1, recvWr: 1 });
      expect(seen.has(qp.number)).toBe(false);
      seen.add(qp.number);
      qp.destroy();
    }
  });
});
