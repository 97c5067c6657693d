import { expect, test } from "vitest";
import { Errno } from "../../../ffi/errno.ts";
import {
  IBV_ACCESS_LOCAL_WRITE,
  IBV_ACCESS_REMOTE_READ,
  IBV_SEND_SIGNALED,
  IBV_WR_RDMA_WRITE,
  IBV_WR_SEND,
  ibv_mr,
  ibv_recv_wr,
  ibv_send_wr,
  ibv_sge,
  unsupported,
} from "../../../ffi/ibverbs/index.ts";
import { cString, errno } from "../../../ffi/libc/index.ts";
import {
  inlineRdma,
  nativeRdmacm,
  RDMA_CM_EVENT_ESTABLISHED,
  RDMA_UDP_QKEY,
  rdma_cm_id,
} from "../../../ffi/rdmacm/index.ts";

/** Returns verbs that record their arguments. */
function recorder() {
  const posted: unknown[] = [];
  let polls = 0;
  const note = <T>(entry: unknown, result: T): T => {
    posted.push(entry);
    return result;
  };
  const lib = unsupported({
    provider: "soft",
    ops: () => {
      throw new Error("not used");
    },
    ibv_reg_mr: (...args) => note(["reg", ...args], 0x99),
    ibv_dereg_mr: () => Errno.EBUSY,
    ibv_post_send: (qp, wr) => {
      const { opcode, sg_list, num_sge, send_flags, wr_id, wr: op } = ibv_send_wr.at(wr);
      const sge = ibv_sge.at(sg_list).toObject();
      posted.push({
        qp,
        opcode,
        num_sge,
        send_flags,
        wr_id,
        sge,
        rdma: op.rdma.toObject(),
        ud: op.ud.toObject(),
      });
      return 0;
    },
    ibv_post_recv: (qp, wr) => {
      posted.push(["recv", qp, ibv_recv_wr.at(wr).num_sge]);
      return Errno.ENOMEM;
    },
    ibv_post_srq_recv: (srq) => note(["srq", srq], 0),
    ibv_poll_cq: (cq) => note(["poll", cq], ++polls % 3 === 0 ? 1 : 0),
    ibv_req_notify_cq: () => 0,
    ibv_get_cq_event: (channel) => note(["event", channel], 0),
    ibv_ack_cq_events: () => undefined,
  });
  return { cm: inlineRdma(() => lib), posted };
}

const id = rdma_cm_id.alloc({ qp: 0x50, pd: 0x60, send_cq: 0x70, send_cq_channel: 0x80, recv_cq: 0x71 });
const mr = ibv_mr.alloc({ lkey: 0x1234 });

test("rdma_reg_read registers for local writes and remote reads", () => {
  const { cm, posted } = recorder();
  expect(cm.rdma_reg_read(id.pointer, 0x1000, 64)).toBe(0x99);
  expect(posted).toEqual([["reg", 0x60, 0x1000, 64, IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_REMOTE_READ]]);
});

test("an errno result becomes -1 with errno", () => {
  const { cm } = recorder();
  expect(cm.rdma_dereg_mr(mr.pointer)).toBe(-1);
  expect(errno()).toBe(Errno.EBUSY);
  expect(cm.rdma_post_recv(id.pointer, 7, 0x1000, 64, mr.pointer)).toBe(-1);
  expect(errno()).toBe(Errno.ENOMEM);
});

test("rdma_post_write fills one scatter entry and the remote address", () => {
  const { cm, posted } = recorder();
  expect(
    cm.rdma_post_write(id.pointer, 7, 0x1000, 64, mr.pointer, IBV_SEND_SIGNALED, 0x7f0000000000n, 0xabc),
  ).toBe(0);
  expect(posted[0]).toMatchObject({
    qp: 0x50,
    opcode: IBV_WR_RDMA_WRITE,
    num_sge: 1,
    wr_id: 7,
    send_flags: IBV_SEND_SIGNALED,
    sge: { addr: 0x1000, length: 64, lkey: 0x1234 },
    rdma: { remote_addr: 0x7f0000000000, rkey: 0xabc },
  });
});

test("rdma_post_ud_send addresses a peer with the port space's key, inline data needs no region", () => {
  const { cm, posted } = recorder();
  expect(cm.rdma_post_ud_send(id.pointer, 1, 0x1000, 8, 0, 0, 0x4000, 17)).toBe(0);
  expect(posted[0]).toMatchObject({
    opcode: IBV_WR_SEND,
    sge: { lkey: 0 },
    ud: { ah: 0x4000, remote_qpn: 17, remote_qkey: RDMA_UDP_QKEY },
  });
});

test("a shared receive queue takes the receives", () => {
  const { cm, posted } = recorder();
  const shared = rdma_cm_id.alloc({ srq: 0x90 });
  expect(cm.rdma_post_recv(shared.pointer, 1, 0x1000, 8, mr.pointer)).toBe(0);
  expect(posted).toEqual([["srq", 0x90]]);
});

test("rdma_get_send_comp polls, arms, polls again and waits for the event", () => {
  const { cm, posted } = recorder();
  expect(cm.rdma_get_send_comp(id.pointer, 0x3000)).toBe(1);
  expect(posted).toEqual([
    ["poll", 0x70],
    ["poll", 0x70],
    ["event", 0x80],
    ["poll", 0x70],
  ]);
});

test("the address functions return pointers into the id", () => {
  const { cm } = recorder();
  const local = id.route.addr.src_addr.pointer;
  expect(cm.rdma_get_local_addr(id.pointer)).toBe(local);
  expect(cm.rdma_get_peer_addr(id.pointer)).toBe(local + 128);
});

function installed(): boolean {
  try {
    nativeRdmacm();
    return true;
  } catch {
    return false;
  }
}

test.skipIf(!installed())("librdmacm's own functions are callable", () => {
  const cm = nativeRdmacm();
  expect(cString(cm.rdma_event_str(RDMA_CM_EVENT_ESTABLISHED))).toBe("RDMA_CM_EVENT_ESTABLISHED");
  const channel = cm.rdma_create_event_channel();
  if (channel === 0) expect(errno()).toBeGreaterThan(0);
  else cm.rdma_destroy_event_channel(channel);
});
