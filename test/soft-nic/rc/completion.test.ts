import { afterAll, describe, expect, test } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import * as s from "../../../ffi/ibverbs/structs.ts";
import * as c from "../../../ffi/libc/index.ts";
import { Cq } from "../../../src/soft/hca/arena/records.ts";
import { softNic } from "../../../src/soft/hca/nic/soft-nic.ts";
import { setBlocking } from "../../support/c-calls.ts";
import { sge } from "../../support/sge.ts";
import { until } from "../../support/until.ts";
import { pair, Side } from "../support/harness.ts";

const side = new Side();
const { lib } = side;
afterAll(() => side.close());
const { EAGAIN, EBUSY, EINVAL, ENOMEM } = c.Errno;

const SIZE = 1 << 16;
const x = side.buffer(SIZE).fill(1);
const y = side.buffer(SIZE);
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

  test("a blocking channel blocks until the NIC's thread raises an event", () => {
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

  test("a queue armed for solicited completions ignores a plain SEND and reports a solicited one and an error", async () => {
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
    // Destroyed with two events received and none acknowledged: the call must not hang.
    for (const qp of [a, b]) qp.destroy();
    lib.ibv_destroy_comp_channel(pointer);
  });

  test("a destroyed queue takes its pending events along, and the channel stays usable", async () => {
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
    const { i32 } = softNic().e;
    const producer = softNic().offset(a.cq) + Cq.producer;
    await until(() => Atomics.load(i32, producer) === 6);
    expect(lib.ibv_resize_cq(a.cq, 4)).toBe(EINVAL);
    expect(lib.ibv_resize_cq(a.cq, 100)).toBe(0);
    for (let i = 6; i < 40; i++) a.post({ id: i, ...write });
    expect((await a.take(40)).map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, i) => i));
    for (const qp of [a, b]) qp.destroy();
  });
});

describe("shared receive queues", () => {
  test("serve several QPs, report their limit, and survive the destruction of a QP", async () => {
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
