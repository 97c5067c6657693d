// A queue pair in C's terms, as the soft NIC's tests use it.
import * as verbs from "../../../ffi/ibverbs/constants.ts";
import * as s from "../../../ffi/ibverbs/structs.ts";
import * as c from "../../../ffi/libc/index.ts";
import { memory } from "../../../ffi/runtime/index.ts";
import type { Sge } from "../../support/sge.ts";
import type { Side } from "./harness.ts";
import { ALL_ACCESS } from "./region.ts";

export interface Endpoint {
  gid: number[];
  qpn: number;
  psn: number;
}

export interface ConnectOptions {
  mtu?: number;
  timeout?: number;
  retry?: number;
  rnrRetry?: number;
  minRnr?: number;
  rdAtomic?: number;
  access?: number;
  gidIndex?: number;
}

export interface QpOptions {
  /** ibv_qp_type; RC without it. */
  type?: number;
  sendWr?: number;
  recvWr?: number;
  sge?: number;
  inline?: number;
  cqe?: number;
  srq?: number;
  channel?: number;
  signalAll?: boolean;
  /** The first PSN; random without it. */
  psn?: number;
}

export interface Completion {
  id: number;
  status: number;
  opcode: number;
  bytes: number;
  imm: number;
  flags: number;
  qpn: number;
  vendorError: number;
  sourceQp: number;
}

export interface Send {
  opcode?: number;
  id?: number;
  flags?: number;
  sges?: Sge[];
  remote?: number;
  rkey?: number;
  imm?: number;
  invalidate?: number;
  compareAdd?: bigint;
  swap?: bigint;
  /** Of UD: address handle, number and key. */
  to?: [ah: number, qpn: number, qkey: number];
}

/** The queue key that UD QPs get. */
export const QKEY = 0x1234;

/** A QP with its own CQ for both directions. */
export class Qp {
  readonly side: Side;
  readonly pointer: number;
  readonly cq: number;
  readonly number: number;
  readonly psn: number;
  readonly type: number;
  readonly #wr = s.ibv_send_wr.alloc();
  readonly #recv = s.ibv_recv_wr.alloc();
  readonly #sges = s.ibv_sge.pool(new ArrayBuffer(32 * 16), 32);
  readonly #bad = s.ibv_mw_bind_info.alloc();
  readonly #wc = s.ibv_wc.alloc();
  readonly #attr = s.ibv_qp_attr.alloc();

  constructor(side: Side, options: QpOptions) {
    this.side = side;
    this.cq = side.cq(options.cqe ?? 256, options.channel ?? 0);
    const init = s.ibv_qp_init_attr.alloc();
    init.send_cq = this.cq;
    init.recv_cq = this.cq;
    init.srq = options.srq ?? 0;
    this.type = options.type ?? verbs.IBV_QPT_RC;
    init.qp_type = this.type as typeof init.qp_type;
    init.sq_sig_all = options.signalAll ? 1 : 0;
    init.cap.max_send_wr = options.sendWr ?? 64;
    init.cap.max_recv_wr = options.recvWr ?? 64;
    init.cap.max_send_sge = options.sge ?? 4;
    init.cap.max_recv_sge = options.sge ?? 4;
    init.cap.max_inline_data = options.inline ?? 128;
    this.pointer = side.lib.ibv_create_qp(side.pd, init.pointer);
    if (this.pointer === 0) throw new Error(`create_qp: ${c.errnoName(c.errno())}`);
    this.number = s.ibv_qp.at(this.pointer).qp_num;
    this.psn = options.psn ?? crypto.getRandomValues(new Uint32Array(1))[0]! & 0xffffff;
  }

  endpoint(gidIndex = 0): Endpoint {
    return { gid: this.side.gid(gidIndex), qpn: this.number, psn: this.psn };
  }

  modify(mask: number, fill: (attr: ReturnType<typeof s.ibv_qp_attr.alloc>) => void): number {
    // One for all calls: memory whose address alone is used may be collected during the call.
    const attr = this.#attr;
    new Uint8Array(memory(attr.pointer, s.ibv_qp_attr.size)).fill(0);
    fill(attr);
    return this.side.lib.ibv_modify_qp(this.pointer, attr.pointer, mask);
  }

  init(access = ALL_ACCESS & ~verbs.IBV_ACCESS_MW_BIND): number {
    const own = this.type === verbs.IBV_QPT_UD ? verbs.IBV_QP_QKEY : verbs.IBV_QP_ACCESS_FLAGS;
    const mask = verbs.IBV_QP_STATE | verbs.IBV_QP_PKEY_INDEX | verbs.IBV_QP_PORT | own;
    return this.modify(mask, (attr) => {
      attr.qkey = QKEY;
      attr.qp_state = verbs.IBV_QPS_INIT;
      attr.port_num = 1;
      attr.qp_access_flags = access;
    });
  }

  rtr(remote: Endpoint, o: ConnectOptions = {}): number {
    const path = verbs.IBV_QP_AV | verbs.IBV_QP_PATH_MTU | verbs.IBV_QP_DEST_QPN | verbs.IBV_QP_RQ_PSN;
    const reliable = verbs.IBV_QP_MAX_DEST_RD_ATOMIC | verbs.IBV_QP_MIN_RNR_TIMER;
    const mask =
      verbs.IBV_QP_STATE |
      (this.type === verbs.IBV_QPT_UD ? 0 : path) |
      (this.type === verbs.IBV_QPT_RC ? reliable : 0);
    return this.modify(mask, (attr) => {
      attr.qp_state = verbs.IBV_QPS_RTR;
      attr.path_mtu = (o.mtu ?? verbs.IBV_MTU_1024) as typeof attr.path_mtu;
      attr.dest_qp_num = remote.qpn;
      attr.rq_psn = remote.psn;
      attr.max_dest_rd_atomic = o.rdAtomic ?? 4;
      attr.min_rnr_timer = o.minRnr ?? 12;
      attr.ah_attr.is_global = 1;
      attr.ah_attr.port_num = 1;
      attr.ah_attr.grh.sgid_index = o.gidIndex ?? 0;
      attr.ah_attr.grh.hop_limit = 64;
      new Uint8Array(memory(attr.ah_attr.grh.dgid.pointer, 16)).set(remote.gid);
    });
  }

  rts(o: ConnectOptions = {}): number {
    const reliable =
      verbs.IBV_QP_TIMEOUT | verbs.IBV_QP_RETRY_CNT | verbs.IBV_QP_RNR_RETRY | verbs.IBV_QP_MAX_QP_RD_ATOMIC;
    const mask = verbs.IBV_QP_STATE | verbs.IBV_QP_SQ_PSN | (this.type === verbs.IBV_QPT_RC ? reliable : 0);
    return this.modify(mask, (attr) => {
      attr.qp_state = verbs.IBV_QPS_RTS;
      attr.timeout = o.timeout ?? 14;
      attr.retry_cnt = o.retry ?? 7;
      attr.rnr_retry = o.rnrRetry ?? 7;
      attr.sq_psn = this.psn;
      attr.max_rd_atomic = o.rdAtomic ?? 4;
    });
  }

  connect(remote: Endpoint, options: ConnectOptions = {}): void {
    const steps = [this.init(options.access), this.rtr(remote, options), this.rts(options)];
    const failed = steps.find((error) => error !== 0);
    if (failed !== undefined) throw new Error(`modify_qp: ${c.errnoName(failed)} (${steps})`);
  }

  state(): number {
    const attr = s.ibv_qp_attr.alloc();
    const init = s.ibv_qp_init_attr.alloc();
    this.side.lib.ibv_query_qp(this.pointer, attr.pointer, 0, init.pointer);
    return attr.qp_state;
  }

  /** Posts one send request: the errno. */
  post(o: Send): number {
    const wr = this.#wr;
    wr.wr_id = o.id ?? 0;
    wr.next = 0;
    wr.opcode = (o.opcode ?? verbs.IBV_WR_SEND) as typeof wr.opcode;
    wr.send_flags = o.flags ?? verbs.IBV_SEND_SIGNALED;
    const sges = o.sges ?? [];
    for (const [i, [pointer, bytes, lkey]] of sges.entries()) {
      const sge = this.#sges[i]!;
      sge.addr = pointer;
      sge.length = bytes;
      sge.lkey = lkey;
    }
    wr.sg_list = this.#sges[0]!.pointer;
    wr.num_sge = sges.length;
    if (o.invalidate !== undefined) wr.invalidate_rkey = o.invalidate;
    else wr.imm_data = o.imm ?? 0;
    if (o.to) {
      [wr.wr.ud.ah, wr.wr.ud.remote_qpn, wr.wr.ud.remote_qkey] = o.to;
    } else if (o.compareAdd === undefined) {
      wr.wr.rdma.remote_addr = o.remote ?? 0;
      wr.wr.rdma.rkey = o.rkey ?? 0;
    } else {
      wr.wr.atomic.remote_addr = o.remote ?? 0;
      wr.wr.atomic.rkey = o.rkey ?? 0;
      wr.wr.atomic.compare_add = o.compareAdd;
      wr.wr.atomic.swap = o.swap ?? 0n;
    }
    return this.side.lib.ibv_post_send(this.pointer, wr.pointer, this.#bad.pointer);
  }

  /** Posts one receive request: the errno. */
  recv(id: number, sges: Sge[] = []): number {
    return this.side.lib.ibv_post_recv(this.pointer, this.#receive(id, sges), this.#bad.pointer);
  }

  srqRecv(srq: number, id: number, sges: Sge[] = []): number {
    return this.side.lib.ibv_post_srq_recv(srq, this.#receive(id, sges), this.#bad.pointer);
  }

  #receive(id: number, sges: Sge[]): number {
    const wr = this.#recv;
    wr.wr_id = id;
    wr.next = 0;
    for (const [i, [pointer, bytes, lkey]] of sges.entries()) {
      const sge = this.#sges[i]!;
      sge.addr = pointer;
      sge.length = bytes;
      sge.lkey = lkey;
    }
    wr.sg_list = this.#sges[0]!.pointer;
    wr.num_sge = sges.length;
    return wr.pointer;
  }

  poll(): Completion | undefined {
    const wc = this.#wc;
    const count = this.side.lib.ibv_poll_cq(this.cq, 1, wc.pointer);
    if (count < 0) throw new Error("poll_cq failed");
    if (count === 0) return undefined;
    return {
      id: wc.wr_id,
      status: wc.status,
      opcode: wc.opcode,
      bytes: wc.byte_len,
      imm: wc.wc_flags & verbs.IBV_WC_WITH_INV ? wc.invalidated_rkey : wc.imm_data,
      flags: wc.wc_flags,
      qpn: wc.qp_num,
      vendorError: wc.vendor_err,
      sourceQp: wc.src_qp,
    };
  }

  /** The next `count` completions; fails when they have not come after `ms` milliseconds. */
  async take(count = 1, ms = 10_000): Promise<Completion[]> {
    const found: Completion[] = [];
    const end = performance.now() + ms;
    while (found.length < count) {
      const next = this.poll();
      if (next !== undefined) found.push(next);
      else if (performance.now() > end) {
        throw new Error(`${found.length} of ${count} completions after ${ms} ms: ${JSON.stringify(found)}`);
      } else await new Promise((resolve) => setImmediate(resolve));
    }
    return found;
  }

  async one(ms?: number): Promise<Completion> {
    return (await this.take(1, ms))[0]!;
  }

  destroy(): void {
    this.side.lib.ibv_destroy_qp(this.pointer);
    this.side.lib.ibv_destroy_cq(this.cq);
  }
}
