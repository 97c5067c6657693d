// Notification moderation of the soft NIC's completion queues, on a simulated clock.
import { afterEach, describe, expect, it } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import * as s from "../../../ffi/ibverbs/structs.ts";
import * as c from "../../../ffi/libc/index.ts";
import { type Qp, Side } from "../support/harness.ts";
import { SimulatedNetwork } from "../support/simulated-network.ts";

let network: SimulatedNetwork;
afterEach(() => network.close());

function moderatedPair(): { a: Qp; b: Qp; post(): void; events(): number } {
  network = new SimulatedNetwork();
  const left = new Side(network.addNic("10.0.0.1").lib);
  const right = new Side(network.addNic("10.0.0.2").lib);
  const channel = left.lib.ibv_create_comp_channel(left.context);
  c.libc.fcntl(s.ibv_comp_channel.at(channel).fd, c.F_SETFL, c.O_NONBLOCK);
  const a = left.qp({ channel });
  const b = right.qp();
  a.connect(b.endpoint());
  b.connect(a.endpoint());
  const x = left.buffer(4096);
  const y = right.buffer(4096);
  const out = s.ibv_mw_bind_info.alloc();
  const post = () =>
    expect(
      a.post({
        opcode: v.IBV_WR_RDMA_WRITE,
        sges: [[x.pointer, 8, x.lkey]],
        remote: y.pointer,
        rkey: y.rkey,
      }),
    ).toBe(0);
  const events = () => {
    let count = 0;
    while (left.lib.ibv_get_cq_event(channel, out.pointer, out.pointer) === 0) count++;
    left.lib.ibv_ack_cq_events(a.cq, count);
    return count;
  };
  return { a, b, post, events };
}

function moderate(qp: Qp, count: number, period: number): number {
  const attr = s.ibv_modify_cq_attr.alloc();
  attr.attr_mask = v.IBV_CQ_ATTR_MODERATE;
  attr.moderate.cq_count = count;
  attr.moderate.cq_period = period;
  return qp.side.lib.ibv_modify_cq(qp.cq, attr.pointer);
}

/** Advances the clock by `us` microseconds. */
const pass = (us: number) => {
  const end = network.now + us;
  network.run(() => false, us);
  network.now = Math.max(network.now, end);
};

describe("notification moderation", () => {
  it("raises an event with the last of the configured number of completions", () => {
    const { a, post, events } = moderatedPair();
    expect(moderate(a, 3, 0)).toBe(0);
    a.side.lib.ibv_req_notify_cq(a.cq, 0);
    for (const expected of [0, 0, 1, 0, 0, 0]) {
      post();
      pass(1000);
      expect(events()).toBe(expected);
    }
    a.side.lib.ibv_req_notify_cq(a.cq, 0);
    for (const expected of [0, 0, 1]) {
      post();
      pass(1000);
      expect(events()).toBe(expected);
    }
  });

  it("raises an event when the period since the first completion has passed", () => {
    const { a, post, events } = moderatedPair();
    expect(moderate(a, 100, 500)).toBe(0);
    a.side.lib.ibv_req_notify_cq(a.cq, 0);
    pass(5000);
    expect(events()).toBe(0);
    post();
    pass(300);
    post();
    pass(190);
    expect(events()).toBe(0);
    pass(40);
    expect(events()).toBe(1);
    pass(5000);
    expect(events()).toBe(0);
  });

  it("runs each queue's period separately, and a destroyed queue raises none", () => {
    const { a, b, post, events } = moderatedPair();
    expect(moderate(a, 100, 500)).toBe(0);
    const side = b.side;
    const channel = side.lib.ibv_create_comp_channel(side.context);
    const other = side.qp({ channel });
    const peer = a.side.qp();
    other.connect(peer.endpoint());
    peer.connect(other.endpoint());
    expect(moderate(other, 100, 200)).toBe(0);
    a.side.lib.ibv_req_notify_cq(a.cq, 0);
    side.lib.ibv_req_notify_cq(other.cq, 0);
    post();
    other.post({ opcode: v.IBV_WR_RDMA_WRITE });
    pass(100);
    other.destroy();
    expect(side.lib.ibv_destroy_comp_channel(channel)).toBe(0);
    pass(1000);
    expect(events()).toBe(1);
  });

  it("raises the pending event when switched off, and refuses invalid values with EINVAL", () => {
    const { a, post, events } = moderatedPair();
    expect(moderate(a, 100, 0)).toBe(0);
    a.side.lib.ibv_req_notify_cq(a.cq, 0);
    post();
    pass(1000);
    expect(events()).toBe(0);
    expect(moderate(a, 0, 0)).toBe(0);
    expect(events()).toBe(1);
    a.side.lib.ibv_req_notify_cq(a.cq, 0);
    post();
    pass(100);
    expect(events()).toBe(1);
    const attr = s.ibv_modify_cq_attr.alloc();
    attr.attr_mask = 2;
    expect(a.side.lib.ibv_modify_cq(a.cq, attr.pointer)).toBe(c.Errno.EINVAL);
    attr.attr_mask = v.IBV_CQ_ATTR_MODERATE;
    expect(a.side.lib.ibv_modify_cq(a.pointer, attr.pointer)).toBe(c.Errno.EINVAL);
  });
});
