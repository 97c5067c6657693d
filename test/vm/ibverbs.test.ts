import { spawnSync } from "node:child_process";
import { afterEach, expect, test } from "vitest";
import { Errno } from "../../ffi/errno.ts";
import * as v from "../../ffi/ibverbs/index.ts";
import { readU32 } from "../../ffi/ibverbs/peek.ts";
import { errno } from "../../ffi/libc/index.ts";
import { addressOf } from "../../ffi/runtime/index.ts";
import {
  CAP,
  close,
  complete,
  ipv4Gid,
  type Loopback,
  lib,
  loopback,
  openDevice,
  some,
  zero,
} from "./loopback.ts";

// Real libibverbs with its rxe driver and the kernel's rxe device.
const open: Loopback[] = [];
afterEach(() => {
  for (const loop of open.splice(0)) close(loop);
});
function pair(createQp?: Parameters<typeof loopback>[0]): Loopback {
  const loop = loopback(createQp);
  open.push(loop);
  return loop;
}

const keys = (mr: number) => ({
  lkey: readU32(mr + v.ibv_mr.offsets.lkey),
  rkey: readU32(mr + v.ibv_mr.offsets.rkey),
});
const sge = (loop: Loopback, at: number, length: number) =>
  v.ibv_sge.alloc({ addr: loop.buffer + at, length, lkey: keys(loop.mr).lkey });

function post(loop: Loopback, values: Parameters<typeof v.ibv_send_wr.alloc>[0]): void {
  const wr = v.ibv_send_wr.alloc({ send_flags: v.IBV_SEND_SIGNALED, num_sge: 1, ...values });
  zero("ibv_post_send", lib.ibv_post_send(loop.qps[0], wr.pointer, v.ibv_send_wr.alloc().pointer));
}

function receive(loop: Loopback, wrId: number, list = 0, count = 0): void {
  const wr = v.ibv_recv_wr.alloc({ wr_id: wrId, sg_list: list, num_sge: count });
  zero("ibv_post_recv", lib.ibv_post_recv(loop.qps[1], wr.pointer, v.ibv_recv_wr.alloc().pointer));
}

test("a device is opened, queried and closed", () => {
  const context = openDevice("rxe0");
  const attr = v.ibv_device_attr_ex.alloc();
  zero("ibv_query_device_ex", lib.ibv_query_device_ex(context, 0, attr.pointer));
  expect(attr.orig_attr.phys_port_cnt).toBe(1);
  expect(attr.orig_attr.max_qp).toBeGreaterThan(1);
  for (const type of [v.ibv_port_attr, v.ibv_port_attr_v49]) {
    const port = type.alloc();
    zero("ibv_query_port", lib.ibv_query_port(context, 1, port.pointer, type.size));
    expect(port.state).toBe(v.IBV_PORT_ACTIVE);
    expect(port.active_mtu).toBe(v.IBV_MTU_4096);
    expect(port.link_layer).toBe(v.IBV_LINK_LAYER_ETHERNET);
  }
  const table = v.ibv_gid_entry.pool(new ArrayBuffer(32 * 16), 16);
  expect(Number(lib.ibv_query_gid_table(context, table[0]!.pointer, 16, 0))).toBeGreaterThan(0);
  expect(lib.ops(context)).toBe(lib.ops(context));
  zero("ibv_close_device", lib.ibv_close_device(context));
});

test("write with immediate arrives with its data and the immediate in host order", () => {
  const loop = pair();
  loop.bytes.fill(0x5a, 0, 4096);
  receive(loop, 77);
  post(loop, {
    wr_id: 5,
    opcode: v.IBV_WR_RDMA_WRITE_WITH_IMM,
    sg_list: sge(loop, 0, 4096).pointer,
    imm_data: 0x01020304,
    wr: { rdma: { remote_addr: loop.buffer + 8192, rkey: keys(loop.mr).rkey } },
  });
  const done = complete(loop.cq, 2).sort((a, b) => a.wr_id - b.wr_id);
  expect(done.map((wc) => [wc.wr_id, wc.status, wc.opcode])).toEqual([
    [5, v.IBV_WC_SUCCESS, v.IBV_WC_RDMA_WRITE],
    [77, v.IBV_WC_SUCCESS, v.IBV_WC_RECV_RDMA_WITH_IMM],
  ]);
  expect(done[1]?.imm_data).toBe(0x01020304);
  expect(done[1]?.byte_len).toBe(4096);
  expect(loop.bytes.subarray(8192, 8192 + 4096).every((byte) => byte === 0x5a)).toBe(true);
});

test("send, read and both atomics complete", () => {
  const loop = pair();
  const { rkey } = keys(loop.mr);
  loop.bytes.set([1, 2, 3, 4], 0);
  receive(loop, 1, sge(loop, 4096, 64).pointer, 1);
  post(loop, { opcode: v.IBV_WR_SEND, sg_list: sge(loop, 0, 4).pointer });
  expect(complete(loop.cq, 2).map((wc) => wc.status)).toEqual([0, 0]);
  expect([...loop.bytes.subarray(4096, 4100)]).toEqual([1, 2, 3, 4]);
  const remote = { remote_addr: loop.buffer + 4096, rkey };
  post(loop, { opcode: v.IBV_WR_RDMA_READ, sg_list: sge(loop, 512, 4).pointer, wr: { rdma: remote } });
  expect(complete(loop.cq, 1)[0]?.opcode).toBe(v.IBV_WC_RDMA_READ);
  expect([...loop.bytes.subarray(512, 516)]).toEqual([1, 2, 3, 4]);
  const counter = new BigUint64Array(loop.bytes.buffer, 4096, 1);
  counter[0] = 40n;
  post(loop, {
    opcode: v.IBV_WR_ATOMIC_FETCH_AND_ADD,
    sg_list: sge(loop, 1024, 8).pointer,
    wr: { atomic: { ...remote, compare_add: 2n } },
  });
  post(loop, {
    opcode: v.IBV_WR_ATOMIC_CMP_AND_SWP,
    sg_list: sge(loop, 1032, 8).pointer,
    wr: { atomic: { ...remote, compare_add: 42n, swap: 7n } },
  });
  expect(complete(loop.cq, 2).map((wc) => wc.status)).toEqual([0, 0]);
  expect([counter[0], ...new BigUint64Array(loop.bytes.buffer, 1024, 2)]).toEqual([7n, 40n, 42n]);
});

test("a wrong rkey is a remote access error", () => {
  const loop = pair();
  const rdma = { remote_addr: loop.buffer, rkey: keys(loop.mr).rkey ^ 0xff00 };
  post(loop, { opcode: v.IBV_WR_RDMA_WRITE, sg_list: sge(loop, 0, 8).pointer, wr: { rdma } });
  expect(complete(loop.cq, 1)[0]?.status).toBe(v.IBV_WC_REM_ACCESS_ERR);
});

test("work request verbs write through an extended queue pair, and refuse unrequested operations", () => {
  const loop = pair((context, pd, cq) => {
    const attr = v.ibv_qp_init_attr_ex.alloc({
      send_cq: cq,
      recv_cq: cq,
      qp_type: v.IBV_QPT_RC,
      cap: CAP,
      pd,
      comp_mask: v.IBV_QP_INIT_ATTR_PD | v.IBV_QP_INIT_ATTR_SEND_OPS_FLAGS,
      send_ops_flags: BigInt(v.IBV_QP_EX_WITH_RDMA_WRITE),
    });
    return some("ibv_create_qp_ex", lib.ibv_create_qp_ex(context, attr.pointer));
  });
  const { lkey, rkey } = keys(loop.mr);
  const qpx = some("ibv_qp_to_qp_ex", lib.ibv_qp_to_qp_ex(loop.qps[0]));
  const view = v.ibv_qp_ex.at(qpx);
  loop.bytes.fill(0x11, 0, 256);
  lib.ibv_wr_start(qpx);
  view.wr_id = 9;
  view.wr_flags = v.IBV_SEND_SIGNALED;
  lib.ibv_wr_rdma_write(qpx, rkey, loop.buffer + 4096);
  lib.ibv_wr_set_sge(qpx, lkey, loop.buffer, 256);
  zero("ibv_wr_complete", lib.ibv_wr_complete(qpx));
  expect(complete(loop.cq, 1)[0]?.wr_id).toBe(9);
  expect(loop.bytes[4096 + 255]).toBe(0x11);

  lib.ibv_wr_start(qpx);
  lib.ibv_wr_send(qpx);
  lib.ibv_wr_set_sge(qpx, lkey, loop.buffer, 256);
  expect(lib.ibv_wr_complete(qpx)).toBe(Errno.EOPNOTSUPP);
  expect(lib.ibv_poll_cq(loop.cq, 1, v.ibv_wc.alloc().pointer)).toBe(0);
});

test("an extended completion queue is polled through its readers", () => {
  const context = openDevice("rxe0");
  const attr = v.ibv_cq_init_attr_ex.alloc({ cqe: 16, wc_flags: BigInt(v.IBV_WC_EX_WITH_BYTE_LEN) });
  const cq = some("ibv_create_cq_ex", lib.ibv_create_cq_ex(context, attr.pointer));
  expect(lib.ibv_start_poll(cq, v.ibv_poll_cq_attr.alloc().pointer)).toBe(Errno.ENOENT);
  expect(lib.ibv_wc_read_completion_ts(cq)).toBe(0n);
  expect(errno()).toBe(Errno.EOPNOTSUPP);
  zero("ibv_destroy_cq", lib.ibv_destroy_cq(lib.ibv_cq_ex_to_cq(cq)));
  zero("ibv_close_device", lib.ibv_close_device(context));
});

test("a shared receive queue is made by either call and posted to", () => {
  const loop = pair();
  const attr = v.ibv_srq_init_attr_ex.alloc({
    attr: { max_wr: 8, max_sge: 1 },
    comp_mask: v.IBV_SRQ_INIT_ATTR_PD | v.IBV_SRQ_INIT_ATTR_TYPE,
    srq_type: v.IBV_SRQT_BASIC,
    pd: loop.pd,
  });
  const srq = some("ibv_create_srq_ex", lib.ibv_create_srq_ex(loop.context, attr.pointer));
  const wr = v.ibv_recv_wr.alloc({ sg_list: sge(loop, 0, 8).pointer, num_sge: 1 });
  zero("ibv_post_srq_recv", lib.ibv_post_srq_recv(srq, wr.pointer, v.ibv_recv_wr.alloc().pointer));
  zero("ibv_destroy_srq", lib.ibv_destroy_srq(srq));
});

test("a type 1 memory window is bound and lets a peer write", () => {
  const loop = pair();
  const mw = some("ibv_alloc_mw", lib.ibv_alloc_mw(loop.pd, v.IBV_MW_TYPE_1));
  const bind_info = {
    mr: loop.mr,
    addr: loop.buffer,
    length: 4096,
    mw_access_flags: v.IBV_ACCESS_REMOTE_WRITE,
  };
  const bind = v.ibv_mw_bind.alloc({ wr_id: 3, send_flags: v.IBV_SEND_SIGNALED, bind_info });
  zero("ibv_bind_mw", lib.ibv_bind_mw(loop.qps[1], mw, bind.pointer));
  expect(complete(loop.cq, 1).map((wc) => [wc.opcode, wc.status])).toEqual([[v.IBV_WC_BIND_MW, 0]]);
  const rdma = { remote_addr: loop.buffer + 64, rkey: readU32(mw + v.ibv_mw.offsets.rkey) };
  loop.bytes.fill(3, 8192, 8200);
  post(loop, { opcode: v.IBV_WR_RDMA_WRITE, sg_list: sge(loop, 8192, 8).pointer, wr: { rdma } });
  expect(complete(loop.cq, 1)[0]?.status).toBe(v.IBV_WC_SUCCESS);
  expect(loop.bytes[64]).toBe(3);
  zero("ibv_dealloc_mw", lib.ibv_dealloc_mw(mw));
});

test("a function that rxe lacks is refused, not called", () => {
  const context = openDevice("rxe0");
  const attempts = [
    lib.ibv_alloc_dm(context, v.ibv_alloc_dm_attr.alloc({ length: 64 }).pointer),
    lib.ibv_alloc_td(context, v.ibv_td_init_attr.alloc().pointer),
    lib.ibv_create_counters(context, v.ibv_counters_init_attr.alloc().pointer),
    lib.ibv_create_wq(context, v.ibv_wq_init_attr.alloc().pointer),
    lib.ibv_open_xrcd(context, v.ibv_xrcd_init_attr.alloc().pointer),
    lib.ibv_alloc_dmah(context, v.ibv_dmah_init_attr.alloc().pointer),
  ];
  expect(attempts).toEqual([0, 0, 0, 0, 0, 0]);
  expect(errno()).toBe(Errno.EOPNOTSUPP);
  expect(lib.ibv_query_rt_values_ex(context, v.ibv_values_ex.alloc().pointer)).toBe(Errno.EOPNOTSUPP);
  zero("ibv_close_device", lib.ibv_close_device(context));
});

test("the MAC address behind a GID is the neighbour's", () => {
  const context = openDevice("rxe0");
  const { index } = ipv4Gid(context);
  spawnSync("ping", ["-c", "1", "-W", "5", "10.9.0.2"]); // This call makes the kernel resolve the address, if it has not yet.
  const to = v.ibv_ah_attr.alloc({ is_global: 1, port_num: 1, grh: { sgid_index: index, hop_limit: 64 } });
  to.grh.dgid.raw.set([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 10, 9, 0, 2]);
  const found = new Uint8Array(new ArrayBuffer(8));
  zero(
    "ibv_resolve_eth_l2_from_gid",
    lib.ibv_resolve_eth_l2_from_gid(context, to.pointer, addressOf(found), addressOf(found) + 6),
  );
  expect([...found.subarray(0, 6)]).toEqual([2, 0, 0, 0, 0, 2]);
  zero("ibv_close_device", lib.ibv_close_device(context));
});
