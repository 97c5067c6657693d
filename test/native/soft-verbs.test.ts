import { afterAll, describe, expect, test } from "vitest";
import * as v from "../../ffi/ibverbs/constants.ts";
import * as s from "../../ffi/ibverbs/structs.ts";
import * as c from "../../ffi/libc/index.ts";
import { memory } from "../../ffi/runtime/index.ts";
import { Dev } from "../../src/soft/hca/engine/arena.ts";
import { Cq } from "../../src/soft/hca/engine/records.ts";
import { softDevice } from "../../src/soft/hca/provider/soft-device.ts";
import { ALL_ACCESS, pages, pair, type Qp, type Region, Side } from "./soft-harness.ts";

const side = new Side();
const { lib } = side;
afterAll(() => side.close());
const { EAGAIN, EBUSY, EFAULT, EINVAL, ENOMEM, EOPNOTSUPP } = c.Errno;

const SIZE = 1 << 16;
const x = side.buffer(SIZE).fill(1);
const y = side.buffer(SIZE);
const sge = (region: Region, offset: number, bytes: number): [number, number, number] => [
  region.pointer + offset,
  bytes,
  region.lkey,
];
const errnoOf = (pointer: number) => (pointer === 0 ? c.errno() : 0);
const setBlocking = (fd: number, blocking: boolean) =>
  c.libc.fcntl(fd, c.F_SETFL, blocking ? 0 : c.O_NONBLOCK);

async function until(condition: () => boolean): Promise<void> {
  const end = performance.now() + 10_000;
  while (!condition()) {
    if (performance.now() > end) throw new Error("it never happened");
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

describe("device", () => {
  test("is soft0, an Ethernet channel adapter with RoCE v2 GIDs of its addresses", () => {
    const list = lib.ibv_get_device_list(0);
    const device = s.ibv_device.at(Number(new BigUint64Array(memory(list, 8))[0]));
    expect([device.name, device.node_type, device.transport_type]).toEqual(["soft0", 1, 0]);
    expect(c.cString(lib.ibv_get_device_name(device.pointer))).toBe("soft0");
    lib.ibv_free_device_list(list);
    const attr = s.ibv_device_attr.alloc();
    expect(lib.ibv_query_device(side.context, attr.pointer)).toBe(0);
    expect(attr.fw_ver).toMatch(/^doorbell /);
    expect(attr.atomic_cap).toBe(v.IBV_ATOMIC_HCA);
    const port = s.ibv_port_attr.alloc();
    expect(lib.ibv_query_port(side.context, 1, port.pointer)).toBe(0);
    expect(port.link_layer).toBe(v.IBV_LINK_LAYER_ETHERNET);
    expect(port.state).toBe(v.IBV_PORT_ACTIVE);
    expect(port.active_mtu).toBe(v.IBV_MTU_4096);
    const entry = s.ibv_gid_entry.alloc();
    for (let index = 0; index < port.gid_tbl_len; index++) {
      expect(lib.ibv_query_gid_ex(side.context, 1, index, entry.pointer, 0)).toBe(0);
      expect(entry.gid_type).toBe(v.IBV_GID_TYPE_ROCE_V2);
    }
    expect(side.gid()[12]).toBe(127);
  });

  test("refuses ports, indices and contexts that are not there", () => {
    const port = s.ibv_port_attr.alloc();
    expect(lib.ibv_query_port(side.context, 2, port.pointer)).toBe(EINVAL);
    expect(lib.ibv_query_gid(side.context, 1, 999, port.pointer)).toBe(-1);
    expect(lib.ibv_query_device(0, port.pointer)).toBe(EINVAL);
    expect(lib.ibv_query_device(12345, port.pointer)).toBe(EINVAL);
    expect(errnoOf(lib.ibv_open_device(0))).toBe(EINVAL);
    expect(errnoOf(lib.ibv_alloc_pd(side.context + 64))).toBe(EINVAL);
    expect(lib.ibv_close_device(side.context + 8)).toBe(EINVAL);
  });

  test("names statuses in libibverbs' words", () => {
    expect(c.cString(lib.ibv_wc_status_str(v.IBV_WC_RETRY_EXC_ERR))).toBe("transport retry counter exceeded");
    expect(c.cString(lib.ibv_event_type_str(v.IBV_EVENT_CQ_ERR))).toBe("CQ error");
  });
});

describe("memory regions", () => {
  test("an address that is not mapped is EFAULT, also when only its end is", () => {
    const { pointer } = pages(8192);
    c.libc.munmap(pointer + 4096, 4096);
    expect(errnoOf(lib.ibv_reg_mr(side.pd, pointer, 8192, ALL_ACCESS))).toBe(EFAULT);
    expect(errnoOf(lib.ibv_reg_mr(side.pd, pointer, 4097, 0))).toBe(EFAULT);
    expect(errnoOf(lib.ibv_reg_mr(side.pd, 0, 4096, 0))).toBe(EFAULT);
    expect(errnoOf(lib.ibv_reg_mr(side.pd, 2 ** 48, 4096, 0))).toBe(EFAULT);
    const whole = lib.ibv_reg_mr(side.pd, pointer, 4096, ALL_ACCESS);
    expect(lib.ibv_dereg_mr(whole)).toBe(0);
  });

  test("memory that cannot be written is not registered for writing", () => {
    const { pointer } = pages(4096);
    c.libc.mprotect(pointer, 4096, c.PROT_READ);
    expect(errnoOf(lib.ibv_reg_mr(side.pd, pointer, 4096, v.IBV_ACCESS_LOCAL_WRITE))).toBe(EFAULT);
    const constant = lib.ibv_reg_mr(side.pd, pointer, 4096, v.IBV_ACCESS_REMOTE_READ);
    expect(lib.ibv_dereg_mr(constant)).toBe(0);
  });

  test("zero bytes, unknown flags and remote writing without local writing are EINVAL", () => {
    expect(errnoOf(lib.ibv_reg_mr(side.pd, x.pointer, 0, 0))).toBe(EINVAL);
    expect(errnoOf(lib.ibv_reg_mr(side.pd, x.pointer, 4096, 1 << 9))).toBe(EINVAL);
    expect(errnoOf(lib.ibv_reg_mr(side.pd, x.pointer, 4096, v.IBV_ACCESS_REMOTE_WRITE))).toBe(EINVAL);
    expect(errnoOf(lib.ibv_reg_mr(side.pd, x.pointer, 4096, v.IBV_ACCESS_REMOTE_ATOMIC))).toBe(EINVAL);
    expect(errnoOf(lib.ibv_reg_mr(0, x.pointer, 4096, 0))).toBe(EINVAL);
  });

  test("keys are unpredictable and all of a thousand are found again", () => {
    const regions = Array.from({ length: 1000 }, () => side.register(x.pointer, 4096));
    const keys = regions.map(({ rkey }) => rkey);
    expect(new Set(keys.map((key) => key >>> 8)).size).toBe(1000);
    const steps = new Set(keys.slice(1).map((key, i) => key - keys[i]!));
    expect(steps.size).toBeGreaterThan(990);
    for (const { mr } of regions.filter((_, i) => i % 2 === 0)) expect(lib.ibv_dereg_mr(mr)).toBe(0);
    for (const { mr } of regions.filter((_, i) => i % 2 === 1)) expect(lib.ibv_dereg_mr(mr)).toBe(0);
    expect(lib.ibv_dereg_mr(regions[0]!.mr)).toBe(EINVAL);
  });

  test("a PD with children cannot be deallocated", () => {
    const pd = lib.ibv_alloc_pd(side.context);
    const mr = lib.ibv_reg_mr(pd, x.pointer, 4096, 0);
    expect(lib.ibv_dealloc_pd(pd)).toBe(EBUSY);
    expect(lib.ibv_dereg_mr(mr)).toBe(0);
    expect(lib.ibv_dealloc_pd(pd)).toBe(0);
    expect(lib.ibv_dealloc_pd(pd)).toBe(EINVAL);
  });

  test("an iova is what peers call the address", async () => {
    const mr = lib.ibv_reg_mr_iova2(side.pd, y.pointer, 4096, 0x1000, ALL_ACCESS);
    const [a, b] = pair(side);
    y.bytes.fill(0);
    const rkey = s.ibv_mr.at(mr).rkey;
    a.post({ opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, 100)], remote: 0x1000 + 10, rkey });
    expect((await a.one()).status).toBe(0);
    expect(y.bytes.subarray(10, 110)).toEqual(x.bytes.subarray(0, 100));
    for (const qp of [a, b]) qp.destroy();
    lib.ibv_dereg_mr(mr);
  });
});

describe("queue pair states", () => {
  const full = v.IBV_QP_STATE | v.IBV_QP_PKEY_INDEX | v.IBV_QP_PORT | v.IBV_QP_ACCESS_FLAGS;
  const toInit = (qp: Qp, mask: number, port = 1) =>
    qp.modify(mask, (attr) => Object.assign(attr, { qp_state: v.IBV_QPS_INIT, port_num: port }));

  test("a missing or surplus attribute, a wrong port, a skipped state are EINVAL and change nothing", () => {
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

  test("query gives back what was set", () => {
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

  test("full queues are ENOMEM, too many SGEs, unknown opcodes and too much inline data EINVAL", () => {
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

  test("a drained send queue says so, and goes on where it stopped", async () => {
    const [a, b] = pair(side, { minRnr: 1 });
    const fd = s.ibv_context.at(side.context).async_fd;
    setBlocking(fd, false);
    const { i32 } = softDevice().e;
    const before = i32[Dev.receivedRnrs]!;
    a.post({ id: 1, sges: [sge(x, 0, 50_000)] });
    // It is under way, and cannot end before the receive is there.
    await until(() => i32[Dev.receivedRnrs]! > before);
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

  test("only RC so far: other types are EOPNOTSUPP", () => {
    const init = s.ibv_qp_init_attr.alloc();
    init.send_cq = side.cq();
    init.recv_cq = init.send_cq;
    init.qp_type = v.IBV_QPT_RAW_PACKET;
    expect(errnoOf(lib.ibv_create_qp(side.pd, init.pointer))).toBe(EOPNOTSUPP);
    lib.ibv_destroy_cq(init.send_cq);
  });

  test("destroying is refused while something depends on it, and refused twice", () => {
    const qp = side.qp();
    expect(lib.ibv_destroy_cq(qp.cq)).toBe(EBUSY);
    expect(lib.ibv_destroy_qp(qp.pointer)).toBe(0);
    expect(lib.ibv_destroy_qp(qp.pointer)).toBe(EINVAL);
    expect(qp.post({})).toBe(EINVAL);
    expect(lib.ibv_destroy_cq(qp.cq)).toBe(0);
    expect(lib.ibv_destroy_cq(qp.cq)).toBe(EINVAL);
    expect(() => qp.poll()).toThrow();
  });

  test("QP numbers do not come back soon", () => {
    const seen = new Set<number>();
    for (let i = 0; i < 500; i++) {
      const qp = side.qp({ sendWr: 1, recvWr: 1 });
      expect(seen.has(qp.number)).toBe(false);
      seen.add(qp.number);
      qp.destroy();
    }
  });
});

describe("completion channels", () => {
  function channel(): { pointer: number; fd: number } {
    const pointer = lib.ibv_create_comp_channel(side.context);
    return { pointer, fd: s.ibv_comp_channel.at(pointer).fd };
  }
  const out = s.ibv_mw_bind_info.alloc();
  const getEvent = (pointer: number) => lib.ibv_get_cq_event(pointer, out.pointer, out.pointer + 8);

  test("an armed queue raises one event, an unarmed one none", async () => {
    const { pointer, fd } = channel();
    const [a, b] = pair(side, { right: { channel: pointer } });
    setBlocking(fd, false);
    expect(getEvent(pointer)).toBe(-1);
    expect(c.errno()).toBe(EAGAIN);
    lib.ibv_req_notify_cq(b.cq, 0);
    for (let i = 0; i < 3; i++) b.recv(i, [sge(y, 0, 10)]);
    for (let i = 0; i < 3; i++) a.post({ sges: [sge(x, 0, 10)] });
    await b.take(3);
    await a.take(3);
    expect(getEvent(pointer)).toBe(0);
    expect(out.mr).toBe(b.cq);
    expect(getEvent(pointer)).toBe(-1);
    lib.ibv_ack_cq_events(b.cq, 1);
    for (const qp of [a, b]) qp.destroy();
    expect(lib.ibv_destroy_comp_channel(pointer)).toBe(0);
  });

  test("a blocking channel blocks until the NIC's thread has something", () => {
    const { pointer } = channel();
    const [a, b] = pair(side, { right: { channel: pointer } });
    lib.ibv_req_notify_cq(b.cq, 0);
    b.recv(1, [sge(y, 0, 10)]);
    a.post({ sges: [sge(x, 0, 10)] });
    expect(getEvent(pointer)).toBe(0);
    expect(b.poll()).toMatchObject({ id: 1, status: 0 });
    for (const qp of [a, b]) qp.destroy();
    lib.ibv_destroy_comp_channel(pointer);
  });

  test("solicited only: a plain SEND raises none, a solicited one and an error do", async () => {
    const { pointer, fd } = channel();
    const [a, b] = pair(side, { right: { channel: pointer } });
    setBlocking(fd, false);
    lib.ibv_req_notify_cq(b.cq, 1);
    for (let i = 0; i < 4; i++) b.recv(i, [sge(y, 0, 10)]);
    a.post({ sges: [sge(x, 0, 10)] });
    await b.one();
    expect(getEvent(pointer)).toBe(-1);
    a.post({ sges: [sge(x, 0, 10)], flags: v.IBV_SEND_SIGNALED | v.IBV_SEND_SOLICITED });
    await b.one();
    expect(getEvent(pointer)).toBe(0);
    lib.ibv_req_notify_cq(b.cq, 1);
    b.modify(v.IBV_QP_STATE, (attr) => Object.assign(attr, { qp_state: v.IBV_QPS_ERR }));
    expect(getEvent(pointer)).toBe(0);
    // Destroyed with two events taken and none acknowledged: it must not hang.
    for (const qp of [a, b]) qp.destroy();
    lib.ibv_destroy_comp_channel(pointer);
  });

  test("a queue that dies takes its pending events along; the channel stays usable", async () => {
    const { pointer, fd } = channel();
    const [a, b] = pair(side, { channel: pointer });
    setBlocking(fd, false);
    lib.ibv_req_notify_cq(a.cq, 0);
    lib.ibv_req_notify_cq(b.cq, 0);
    b.recv(1, [sge(y, 0, 10)]);
    a.post({ sges: [sge(x, 0, 10)] });
    await a.one();
    await b.one();
    expect(lib.ibv_destroy_comp_channel(pointer)).toBe(EBUSY);
    b.destroy();
    expect(getEvent(pointer)).toBe(0);
    expect(out.mr).toBe(a.cq);
    expect(getEvent(pointer)).toBe(-1);
    a.destroy();
    lib.ibv_destroy_comp_channel(pointer);
  });

  test("a queue can be resized with completions in it", async () => {
    const [a, b] = pair(side, { cqe: 8 });
    const write = { opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, 1)], remote: y.pointer, rkey: y.rkey };
    for (let i = 0; i < 6; i++) a.post({ id: i, ...write });
    const { i32 } = softDevice().e;
    const producer = softDevice().offset(a.cq) + Cq.producer;
    await until(() => Atomics.load(i32, producer) === 6);
    expect(lib.ibv_resize_cq(a.cq, 4)).toBe(EINVAL);
    expect(lib.ibv_resize_cq(a.cq, 100)).toBe(0);
    for (let i = 6; i < 40; i++) a.post({ id: i, ...write });
    expect((await a.take(40)).map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, i) => i));
    for (const qp of [a, b]) qp.destroy();
  });
});

describe("shared receive queues", () => {
  test("serve several QPs, report their limit, and survive a QP's death", async () => {
    const init = s.ibv_srq_init_attr.alloc();
    init.attr.max_wr = 8;
    init.attr.max_sge = 2;
    const srq = lib.ibv_create_srq(side.pd, init.pointer);
    const [a, b] = pair(side, { right: { srq } });
    const [p, q] = pair(side, { right: { srq } });
    for (let i = 0; i < 8; i++) expect(b.srqRecv(srq, i, [sge(y, i * 100, 100)])).toBe(0);
    expect(b.srqRecv(srq, 9)).toBe(ENOMEM);
    expect(b.recv(1)).toBe(EINVAL);
    const attr = s.ibv_srq_attr.alloc();
    attr.srq_limit = 6;
    expect(lib.ibv_modify_srq(srq, attr.pointer, v.IBV_SRQ_LIMIT)).toBe(0);
    setBlocking(s.ibv_context.at(side.context).async_fd, false);
    for (const sender of [a, p, a]) {
      sender.post({ sges: [sge(x, 0, 50)] });
      await sender.one();
    }
    expect((await b.take(2)).map(({ id }) => id)).toEqual([0, 2]);
    expect((await q.take(1)).map(({ id, qpn }) => [id, qpn])).toEqual([[1, q.number]]);
    const event = s.ibv_async_event.alloc();
    await until(() => lib.ibv_get_async_event(side.context, event.pointer) === 0);
    expect([event.event_type, event.element.srq]).toEqual([v.IBV_EVENT_SRQ_LIMIT_REACHED, srq]);
    lib.ibv_ack_async_event(event.pointer);
    lib.ibv_query_srq(srq, attr.pointer);
    expect([attr.max_wr, attr.srq_limit]).toEqual([8, 0]);
    expect(lib.ibv_destroy_srq(srq)).toBe(EBUSY);
    b.modify(v.IBV_QP_STATE, (qp) => Object.assign(qp, { qp_state: v.IBV_QPS_ERR }));
    await until(() => lib.ibv_get_async_event(side.context, event.pointer) === 0);
    expect([event.event_type, event.element.qp]).toEqual([v.IBV_EVENT_QP_LAST_WQE_REACHED, b.pointer]);
    lib.ibv_ack_async_event(event.pointer);
    p.post({ sges: [sge(x, 0, 50)] });
    expect(await q.one()).toMatchObject({ id: 3, status: 0 });
    for (const qp of [a, b, p, q]) qp.destroy();
    expect(lib.ibv_destroy_srq(srq)).toBe(0);
  });
});

describe("memory windows", () => {
  function bind(qp: Qp, mw: number, offset: number, bytes: number, access: number): number {
    const request = s.ibv_mw_bind.alloc();
    request.wr_id = 50;
    request.send_flags = v.IBV_SEND_SIGNALED;
    request.bind_info.mr = y.mr;
    request.bind_info.addr = y.pointer + offset;
    request.bind_info.length = bytes;
    request.bind_info.mw_access_flags = access;
    return lib.ibv_bind_mw(qp.pointer, mw, request.pointer);
  }

  test("type 1: opens a part of a region under a key of its own, until it is bound anew", async () => {
    const [a, b] = pair(side);
    const mw = lib.ibv_alloc_mw(side.pd, v.IBV_MW_TYPE_1);
    expect(bind(b, mw, 1000, 100, v.IBV_ACCESS_REMOTE_WRITE)).toBe(0);
    expect(await b.one()).toMatchObject({ id: 50, status: 0, opcode: v.IBV_WC_BIND_MW });
    const { rkey } = s.ibv_mw.at(mw);
    a.post({ opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, 100)], remote: y.pointer + 1000, rkey });
    expect((await a.one()).status).toBe(0);
    expect(y.bytes.subarray(1000, 1100)).toEqual(x.bytes.subarray(0, 100));
    expect(lib.ibv_dereg_mr(y.mr)).toBe(EBUSY);
    expect(bind(b, mw, 1000, 50, v.IBV_ACCESS_REMOTE_READ)).toBe(0);
    await b.one();
    a.post({ opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, 10)], remote: y.pointer + 1000, rkey });
    expect((await a.one()).status).toBe(v.IBV_WC_REM_ACCESS_ERR);
    for (const qp of [a, b]) qp.destroy();
    expect(lib.ibv_dealloc_mw(mw)).toBe(0);
  });

  test("a bind beyond its region fails the request", async () => {
    const [a, b] = pair(side);
    const mw = lib.ibv_alloc_mw(side.pd, v.IBV_MW_TYPE_1);
    expect(bind(a, mw, SIZE - 10, 11, v.IBV_ACCESS_REMOTE_READ)).toBe(0);
    expect((await a.one()).status).toBe(v.IBV_WC_MW_BIND_ERR);
    for (const qp of [a, b]) qp.destroy();
    lib.ibv_dealloc_mw(mw);
  });

  function bind2(qp: Qp, mw: number, rkey: number): void {
    const wr = s.ibv_send_wr.alloc();
    wr.wr_id = 60;
    wr.opcode = v.IBV_WR_BIND_MW;
    wr.send_flags = v.IBV_SEND_SIGNALED;
    wr.bind_mw.mw = mw;
    wr.bind_mw.rkey = rkey;
    wr.bind_mw.bind_info.mr = y.mr;
    wr.bind_mw.bind_info.addr = y.pointer;
    wr.bind_mw.bind_info.length = 4096;
    wr.bind_mw.bind_info.mw_access_flags = v.IBV_ACCESS_REMOTE_WRITE;
    expect(lib.ibv_post_send(qp.pointer, wr.pointer, wr.pointer)).toBe(0);
  }

  test("type 2: belongs to its QP, and SEND with invalidate or LOCAL_INV closes it", async () => {
    for (const how of ["remote", "local"]) {
      const [a, b] = pair(side);
      const [other] = pair(side);
      const mw = lib.ibv_alloc_mw(side.pd, v.IBV_MW_TYPE_2);
      const rkey = lib.ibv_inc_rkey(s.ibv_mw.at(mw).rkey);
      bind2(b, mw, rkey);
      expect(await b.one()).toMatchObject({ id: 60, status: 0 });
      const write = { opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, 10)], remote: y.pointer, rkey };
      a.post(write);
      expect((await a.one()).status).toBe(0);
      if (how === "remote") {
        b.recv(3, [sge(y, 5000, 100)]);
        a.post({ opcode: v.IBV_WR_SEND_WITH_INV, sges: [sge(x, 0, 10)], invalidate: rkey });
        expect(await b.one()).toMatchObject({ id: 3, status: 0, flags: v.IBV_WC_WITH_INV, imm: rkey });
        await a.one();
      } else {
        b.post({ opcode: v.IBV_WR_LOCAL_INV, invalidate: rkey });
        expect(await b.one()).toMatchObject({ status: 0, opcode: v.IBV_WC_LOCAL_INV });
      }
      a.post(write);
      expect((await a.one()).status).toBe(v.IBV_WC_REM_ACCESS_ERR);
      for (const qp of [a, b, other]) qp.destroy();
      lib.ibv_dealloc_mw(mw);
    }
  });
});

describe("life cycle", () => {
  test("closing the last context stops the NIC, and it starts again", async () => {
    const other = new Side();
    const region = other.buffer(4096);
    const [a, b] = pair(other);
    b.recv(1, [[region.pointer, 100, region.lkey]]);
    a.post({ sges: [[region.pointer + 200, 100, region.lkey]] });
    expect((await b.one()).status).toBe(0);
    // With its QPs still there.
    other.close();
    const again = new Side();
    const memory2 = again.buffer(4096);
    const [p, q] = pair(again);
    q.recv(1, [[memory2.pointer, 100, memory2.lkey]]);
    p.post({ sges: [[memory2.pointer + 200, 100, memory2.lkey]] });
    expect((await q.one()).status).toBe(0);
    again.close();
  });

  test("a thousand QPs live side by side and give their memory back", async () => {
    const options = { sendWr: 4, recvWr: 4, cqe: 8 };
    for (let round = 0; round < 2; round++) {
      const pairs = Array.from({ length: 500 }, () => pair(side, options));
      for (const [a, b] of pairs) {
        b.recv(1, [sge(y, 0, 64)]);
        a.post({ sges: [sge(x, 0, 64)] });
      }
      for (const [a, b] of pairs) {
        expect((await a.one(20_000)).status).toBe(0);
        expect((await b.one(20_000)).status).toBe(0);
      }
      for (const qps of pairs) for (const qp of qps) qp.destroy();
    }
  });
});
