/**
 * Two connected RC queue pairs of one device, through the C table. The verbs tests of this folder use them.
 */
import * as v from "../../ffi/ibverbs/index.ts";
import { readPointer, readU32 } from "../../ffi/ibverbs/peek.ts";
import { cString, errno, errnoName, libc } from "../../ffi/libc/index.ts";
import { memory } from "../../ffi/runtime/index.ts";

export const lib = v.nativeIbverbs();

/** Returns a pointer and throws when it is NULL. */
export function some(name: string, pointer: number): number {
  if (pointer === 0) throw new Error(`${name}: ${errnoName(errno())}`);
  return pointer;
}

/** Throws when an int result is not 0. */
export function zero(name: string, result: number): void {
  if (result !== 0) throw new Error(`${name}: ${result} ${errnoName(result > 0 ? result : errno())}`);
}

/** Opens a device by name. */
export function openDevice(name: string): number {
  const list = some("ibv_get_device_list", lib.ibv_get_device_list(0));
  for (let at = list; readPointer(at) !== 0; at += 8) {
    const device = readPointer(at);
    if (cString(lib.ibv_get_device_name(device)) === name) {
      const context = some("ibv_open_device", lib.ibv_open_device(device));
      lib.ibv_free_device_list(list);
      return context;
    }
  }
  throw new Error(`no ${name}`);
}

export interface Loopback {
  context: number;
  pd: number;
  cq: number;
  qps: readonly [number, number];
  mr: number;
  buffer: number;
  bytes: Uint8Array;
}

const REMOTE = v.IBV_ACCESS_REMOTE_WRITE | v.IBV_ACCESS_REMOTE_READ | v.IBV_ACCESS_REMOTE_ATOMIC;
export const ACCESS = v.IBV_ACCESS_LOCAL_WRITE | REMOTE | v.IBV_ACCESS_MW_BIND;
const PAGES = 65536;

/** Returns the index of the first RoCE v2 GID that is an IPv4 address. */
export function ipv4Gid(context: number): { index: number; raw: Uint8Array } {
  for (let index = 0; index < 64; index++) {
    const entry = v.ibv_gid_entry.alloc();
    if (lib.ibv_query_gid_ex(context, 1, index, entry.pointer, 0) !== 0) continue;
    const raw = Uint8Array.from(entry.gid.raw);
    if (entry.gid_type === v.IBV_GID_TYPE_ROCE_V2 && raw[10] === 255 && raw[11] === 255)
      return { index, raw };
  }
  throw new Error("no IPv4 GID");
}

/** Moves a queue pair to RTS with `peer` on the same port as its destination. */
export function connect(context: number, qp: number, peer: number): void {
  const gid = ipv4Gid(context);
  const attr = v.ibv_qp_attr.alloc({ qp_state: v.IBV_QPS_INIT, port_num: 1, qp_access_flags: ACCESS });
  const init = v.IBV_QP_STATE | v.IBV_QP_PKEY_INDEX | v.IBV_QP_PORT | v.IBV_QP_ACCESS_FLAGS;
  zero("INIT", lib.ibv_modify_qp(qp, attr.pointer, init));
  v.ibv_qp_attr.assign(attr, {
    qp_state: v.IBV_QPS_RTR,
    path_mtu: v.IBV_MTU_4096,
    dest_qp_num: readU32(peer + v.ibv_qp.offsets.qp_num),
    max_dest_rd_atomic: 1,
    min_rnr_timer: 12,
    ah_attr: { is_global: 1, port_num: 1, grh: { sgid_index: gid.index, hop_limit: 1 } },
  });
  gid.raw.forEach((byte, i) => {
    attr.ah_attr.grh.dgid.raw[i] = byte;
  });
  const address = v.IBV_QP_AV | v.IBV_QP_PATH_MTU | v.IBV_QP_DEST_QPN | v.IBV_QP_RQ_PSN;
  const limits = v.IBV_QP_MAX_DEST_RD_ATOMIC | v.IBV_QP_MIN_RNR_TIMER;
  zero("RTR", lib.ibv_modify_qp(qp, attr.pointer, v.IBV_QP_STATE | address | limits));
  v.ibv_qp_attr.assign(attr, {
    qp_state: v.IBV_QPS_RTS,
    timeout: 14,
    retry_cnt: 7,
    rnr_retry: 7,
    max_rd_atomic: 1,
  });
  const retries = v.IBV_QP_TIMEOUT | v.IBV_QP_RETRY_CNT | v.IBV_QP_RNR_RETRY | v.IBV_QP_MAX_QP_RD_ATOMIC;
  zero("RTS", lib.ibv_modify_qp(qp, attr.pointer, v.IBV_QP_STATE | v.IBV_QP_SQ_PSN | retries));
}

export const CAP = {
  max_send_wr: 16,
  max_recv_wr: 16,
  max_send_sge: 2,
  max_recv_sge: 2,
  max_inline_data: 64,
};

/** Returns device, protection domain, completion queue, a registered buffer and two queue pairs in RTS. */
export function loopback(createQp?: (context: number, pd: number, cq: number) => number): Loopback {
  const context = openDevice("rxe0");
  const pd = some("ibv_alloc_pd", lib.ibv_alloc_pd(context));
  const cq = some("ibv_create_cq", lib.ibv_create_cq(context, 64, 0, 0, 0));
  const buffer = Number(libc.mmap(0, PAGES, 3, 0x22, -1, 0));
  const mr = some("ibv_reg_mr", lib.ibv_reg_mr(pd, buffer, PAGES, ACCESS));
  const plain = (): number => {
    const attr = v.ibv_qp_init_attr.alloc({ send_cq: cq, recv_cq: cq, qp_type: v.IBV_QPT_RC, cap: CAP });
    return some("ibv_create_qp", lib.ibv_create_qp(pd, attr.pointer));
  };
  const make = (): number => createQp?.(context, pd, cq) ?? plain();
  const qps = [make(), make()] as const;
  connect(context, qps[0], qps[1]);
  connect(context, qps[1], qps[0]);
  return { context, pd, cq, qps, mr, buffer, bytes: new Uint8Array(memory(buffer, PAGES)) };
}

/** Destroys the objects in the order that C requires. Every result must be 0. */
export function close(loop: Loopback): void {
  for (const qp of loop.qps) zero("ibv_destroy_qp", lib.ibv_destroy_qp(qp));
  zero("ibv_dereg_mr", lib.ibv_dereg_mr(loop.mr));
  zero("ibv_destroy_cq", lib.ibv_destroy_cq(loop.cq));
  zero("ibv_dealloc_pd", lib.ibv_dealloc_pd(loop.pd));
  zero("ibv_close_device", lib.ibv_close_device(loop.context));
}

/** Polls until `count` completions have arrived. */
export function complete(cq: number, count: number): ReturnType<(typeof v.ibv_wc)["alloc"]>[] {
  const found: ReturnType<(typeof v.ibv_wc)["alloc"]>[] = [];
  while (found.length < count) {
    const wc = v.ibv_wc.alloc();
    const polled = lib.ibv_poll_cq(cq, 1, wc.pointer);
    if (polled < 0) throw new Error(`ibv_poll_cq: ${polled}`);
    if (polled > 0) found.push(wc);
  }
  return found;
}
