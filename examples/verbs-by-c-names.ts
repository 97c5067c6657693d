// The classic first verbs program, by C names. A comment above each part shows the same lines in C.
//
//     npx bun examples/verbs-by-c-names.ts
//
// Both ends are in this process, so they need no exchange of addresses. examples/write-with-imm.ts has the
// exchange, with objects.
import { openDevice } from "doorbell";
import { arrayOf, linked, out } from "doorbell/ffi/c";
import {
  ibv_access_flags,
  ibv_gid,
  ibv_mr,
  ibv_port_attr,
  ibv_qp,
  ibv_qp_attr,
  ibv_qp_attr_mask,
  ibv_qp_init_attr,
  ibv_recv_wr,
  ibv_send_wr,
  ibv_sge,
  ibv_wc,
  ibv_wc_flags,
  ibv_wc_opcode,
  ibv_wc_status,
} from "doorbell/ffi/ibverbs";
import {
  cString,
  errno,
  libc,
  MAP_ANONYMOUS,
  MAP_PRIVATE,
  PROT_READ,
  PROT_WRITE,
  strerror,
} from "doorbell/ffi/libc";
import { memory } from "doorbell/ffi/runtime";

// Not in the C program: the choice of a device, and of the functions of libibverbs.so.1 or soft0.
const chosen = openDevice();
const { lib } = chosen;
const port_num = chosen.activePort() ?? 1;
const gid_index = chosen.gid({ port: port_num }).index;

//     struct ibv_device **list = ibv_get_device_list(&n);
//     if (!list) { perror("ibv_get_device_list"); exit(1); }
const n = out("i32");
const list = nonNull("ibv_get_device_list", lib.ibv_get_device_list(n.pointer));
const devices = Array.from(new BigUint64Array(memory(list, 8 * n.value)), Number);
const device = devices.find((each) => cString(lib.ibv_get_device_name(each)) === chosen.name) ?? 0;

//     struct ibv_context *context = ibv_open_device(device);
//     ibv_free_device_list(list);
const context = nonNull("ibv_open_device", lib.ibv_open_device(device));
lib.ibv_free_device_list(list);

//     struct ibv_port_attr port;
//     ibv_query_port(context, port_num, &port);
const port = ibv_port_attr.alloc();
zero("ibv_query_port", lib.ibv_query_port(context, port_num, port.pointer));

//     union ibv_gid gid;
//     ibv_query_gid(context, port_num, gid_index, &gid);
const gid = ibv_gid.alloc();
zero("ibv_query_gid", lib.ibv_query_gid(context, port_num, gid_index, gid.pointer));

//     struct ibv_pd *pd = ibv_alloc_pd(context);
const pd = nonNull("ibv_alloc_pd", lib.ibv_alloc_pd(context));

//     char *buf = mmap(NULL, 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
const buf = libc.mmap(0, 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
const bytes = new Uint8Array(memory(buf, 8192));

//     struct ibv_mr *mr = ibv_reg_mr(pd, buf, 8192, IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_REMOTE_WRITE);
const { IBV_ACCESS_LOCAL_WRITE, IBV_ACCESS_REMOTE_WRITE } = ibv_access_flags;
const mr = nonNull(
  "ibv_reg_mr",
  lib.ibv_reg_mr(pd, buf, 8192, IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_REMOTE_WRITE),
);
const { lkey, rkey } = ibv_mr.at(mr); // mr->lkey, mr->rkey

//     struct ibv_cq *cq = ibv_create_cq(context, 16, NULL, NULL, 0);
const cq = nonNull("ibv_create_cq", lib.ibv_create_cq(context, 16, 0, 0, 0));

//     struct ibv_qp_init_attr init = {
//       .send_cq = cq, .recv_cq = cq, .qp_type = IBV_QPT_RC,
//       .cap = { .max_send_wr = 16, .max_recv_wr = 16, .max_send_sge = 2, .max_recv_sge = 1 },
//     };
//     struct ibv_qp *qp = ibv_create_qp(pd, &init);
const init = ibv_qp_init_attr.alloc({
  send_cq: cq,
  recv_cq: cq,
  qp_type: "IBV_QPT_RC",
  cap: { max_send_wr: 16, max_recv_wr: 16, max_send_sge: 2, max_recv_sge: 1 },
});
const qp = nonNull("ibv_create_qp", lib.ibv_create_qp(pd, init.pointer));
const peer = nonNull("ibv_create_qp", lib.ibv_create_qp(pd, init.pointer));

// both queue pairs: RESET -> INIT -> RTR -> RTS
connect(qp, ibv_qp.at(peer).qp_num);
connect(peer, ibv_qp.at(qp).qp_num);

//     struct ibv_recv_wr receive = { .wr_id = 1 }, *bad_receive;
//     ibv_post_recv(peer, &receive, &bad_receive);
const bad = out("ptr");
const receive = ibv_recv_wr.alloc({ wr_id: 1 });
zero("ibv_post_recv", lib.ibv_post_recv(peer, receive.pointer, bad.pointer));

//     struct ibv_sge sge[2] = { { buf, 7, mr->lkey }, { buf + 64, 4, mr->lkey } };
const sge = arrayOf(ibv_sge, [
  { addr: buf, length: 7, lkey },
  { addr: buf + 64, length: 4, lkey },
]);

//     struct ibv_send_wr wr[2] = {
//       { .wr_id = 2, .next = &wr[1], .opcode = IBV_WR_RDMA_WRITE, .send_flags = IBV_SEND_SIGNALED,
//         .sg_list = sge, .num_sge = 2, .wr.rdma = { .remote_addr = (uintptr_t)buf + 4096, .rkey = mr->rkey } },
//       { .wr_id = 3, .opcode = IBV_WR_RDMA_WRITE_WITH_IMM, .imm_data = htonl(11),
//         .send_flags = IBV_SEND_SIGNALED, .wr.rdma = { .remote_addr = (uintptr_t)buf + 4096, .rkey = mr->rkey } },
//     };
const rdma = { remote_addr: buf + 4096, rkey };
const wr = linked(ibv_send_wr, [
  {
    wr_id: 2,
    sg_list: sge, // an array or a struct is passed as a pointer to it
    num_sge: sge.length,
    opcode: "IBV_WR_RDMA_WRITE", // a constant by its name
    send_flags: ["IBV_SEND_SIGNALED"],
    wr: { rdma },
  },
  {
    wr_id: 3,
    opcode: "IBV_WR_RDMA_WRITE_WITH_IMM",
    imm_data: 11, // accessors swap the bytes of big-endian fields
    send_flags: ["IBV_SEND_SIGNALED"],
    wr: { rdma },
  },
]);

//     memcpy(buf, "hello, ", 7);
//     memcpy(buf + 64, "RDMA", 4);
//     ibv_post_send(qp, wr, &bad_send);
bytes.set(new TextEncoder().encode("hello, "));
bytes.set(new TextEncoder().encode("RDMA"), 64);
zero("ibv_post_send", lib.ibv_post_send(qp, wr.pointer, bad.pointer));

//     struct ibv_wc wc[4];
//     do n = ibv_poll_cq(cq, 4, wc); while (n == 0);
const wc = arrayOf(ibv_wc, 4);
for (let completed = 0, until = performance.now() + 10_000; completed < 3; ) {
  const count = lib.ibv_poll_cq(cq, wc.length, wc.pointer);
  for (const { wr_id, status, opcode, wc_flags, imm_data } of wc.slice(0, Math.max(count, 0))) {
    const immediate = wc_flags & ibv_wc_flags.IBV_WC_WITH_IMM ? `, immediate ${imm_data}` : "";
    console.log(
      `wr_id ${wr_id}: ${ibv_wc_opcode.nameOf(opcode)} ${ibv_wc_status.nameOf(status)}${immediate}`,
    );
  }
  completed += count;
  if (count < 0 || performance.now() > until) throw new Error("ibv_poll_cq: no completion");
}
console.log(`in the peer's memory: ${new TextDecoder().decode(bytes.subarray(4096, 4096 + 11))}`);

//     ibv_destroy_qp(qp);
//     ibv_destroy_cq(cq);
//     ibv_dereg_mr(mr);
//     munmap(buf, 8192);
//     ibv_dealloc_pd(pd);
//     ibv_close_device(context);
zero("ibv_destroy_qp", lib.ibv_destroy_qp(qp));
zero("ibv_destroy_qp", lib.ibv_destroy_qp(peer));
zero("ibv_destroy_cq", lib.ibv_destroy_cq(cq));
zero("ibv_dereg_mr", lib.ibv_dereg_mr(mr));
libc.munmap(buf, 8192);
zero("ibv_dealloc_pd", lib.ibv_dealloc_pd(pd));
zero("ibv_close_device", lib.ibv_close_device(context));
chosen.close();

/** Moves a queue pair from RESET to RTS. */
function connect(queuePair: number, destination: number): void {
  const m = ibv_qp_attr_mask;
  //     struct ibv_qp_attr attr = { .qp_state = IBV_QPS_INIT, .port_num = port_num, .qp_access_flags = IBV_ACCESS_REMOTE_WRITE };
  //     ibv_modify_qp(qp, &attr, IBV_QP_STATE | IBV_QP_PKEY_INDEX | IBV_QP_PORT | IBV_QP_ACCESS_FLAGS);
  const attr = ibv_qp_attr.alloc({
    qp_state: "IBV_QPS_INIT",
    port_num,
    qp_access_flags: ["IBV_ACCESS_REMOTE_WRITE"],
  });
  let mask = m.IBV_QP_STATE | m.IBV_QP_PKEY_INDEX | m.IBV_QP_PORT | m.IBV_QP_ACCESS_FLAGS;
  zero("ibv_modify_qp to INIT", lib.ibv_modify_qp(queuePair, attr.pointer, mask));

  //     attr.qp_state = IBV_QPS_RTR; attr.path_mtu = port.active_mtu; attr.dest_qp_num = destination; attr.rq_psn = 0; ...
  //     attr.ah_attr = (struct ibv_ah_attr) { .is_global = 1, .port_num = port_num, .dlid = port.lid,
  //                                           .grh = { .dgid = gid, .sgid_index = gid_index, .hop_limit = 64 } };
  //     ibv_modify_qp(qp, &attr, IBV_QP_STATE | IBV_QP_AV | IBV_QP_PATH_MTU | IBV_QP_DEST_QPN | IBV_QP_RQ_PSN |
  //                              IBV_QP_MAX_DEST_RD_ATOMIC | IBV_QP_MIN_RNR_TIMER);
  ibv_qp_attr.assign(attr, {
    qp_state: "IBV_QPS_RTR",
    path_mtu: port.active_mtu,
    dest_qp_num: destination,
    rq_psn: 0,
    max_dest_rd_atomic: 1,
    min_rnr_timer: 12,
    ah_attr: {
      is_global: 1,
      port_num,
      dlid: port.lid,
      grh: { dgid: gid, sgid_index: gid_index, hop_limit: 64 },
    },
  });
  mask = m.IBV_QP_STATE | m.IBV_QP_AV | m.IBV_QP_PATH_MTU | m.IBV_QP_DEST_QPN | m.IBV_QP_RQ_PSN;
  mask |= m.IBV_QP_MAX_DEST_RD_ATOMIC | m.IBV_QP_MIN_RNR_TIMER;
  zero("ibv_modify_qp to RTR", lib.ibv_modify_qp(queuePair, attr.pointer, mask));

  //     attr.qp_state = IBV_QPS_RTS; attr.timeout = 14; attr.retry_cnt = 7; attr.rnr_retry = 7; attr.sq_psn = 0; ...
  //     ibv_modify_qp(qp, &attr, IBV_QP_STATE | IBV_QP_TIMEOUT | IBV_QP_RETRY_CNT | IBV_QP_RNR_RETRY |
  //                              IBV_QP_SQ_PSN | IBV_QP_MAX_QP_RD_ATOMIC);
  ibv_qp_attr.assign(attr, {
    qp_state: "IBV_QPS_RTS",
    timeout: 14,
    retry_cnt: 7,
    rnr_retry: 7,
    sq_psn: 0,
    max_rd_atomic: 1,
  });
  mask = m.IBV_QP_STATE | m.IBV_QP_TIMEOUT | m.IBV_QP_RETRY_CNT | m.IBV_QP_RNR_RETRY;
  mask |= m.IBV_QP_SQ_PSN | m.IBV_QP_MAX_QP_RD_ATOMIC;
  zero("ibv_modify_qp to RTS", lib.ibv_modify_qp(queuePair, attr.pointer, mask));
}

/** Throws unless a verb returned 0. */
function zero(call: string, rc: number): void {
  if (rc !== 0) throw new Error(`${call}: ${strerror(rc)}`);
}

/** Returns the pointer of a verb. Throws for NULL. */
function nonNull(call: string, pointer: number): number {
  if (pointer === 0) throw new Error(`${call}: ${strerror(errno())}`);
  return pointer;
}
