// Common parts of queue pairs of all types in the soft NIC's tests, at the level of the C table.
import * as verbs from "../../../ffi/ibverbs/constants.ts";
import * as s from "../../../ffi/ibverbs/structs.ts";
import * as c from "../../../ffi/libc/index.ts";
import { memory } from "../../../ffi/runtime/index.ts";
import type { Sge } from "../../support/sge.ts";
import type { Side } from "./harness.ts";

/** Type and sizes of a queue pair. */
export interface QueueOptions {
  /** ibv_qp_type; RC by default. */
  type?: number;
  sendWr?: number;
  recvWr?: number;
  sge?: number;
  inline?: number;
  cqe?: number;
  srq?: number;
  channel?: number;
  signalAll?: boolean;
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

/** Fields of a send request of any type. */
export interface RawSend {
  opcode?: number;
  id?: number;
  flags?: number;
  sges?: Sge[];
  remote?: number;
  rkey?: number;
  imm?: number;
  compareAdd?: bigint;
  swap?: bigint;
}

/** QP in state RESET with its own CQ for both directions. */
export class RawQueuePair {
  readonly side: Side;
  readonly pointer: number;
  readonly cq: number;
  readonly number: number;
  readonly type: number;
  readonly #wr = s.ibv_send_wr.alloc();
  readonly #recv = s.ibv_recv_wr.alloc();
  readonly #sges = s.ibv_sge.pool(new ArrayBuffer(32 * 16), 32);
  readonly #bad = s.ibv_mw_bind_info.alloc();
  readonly #wc = s.ibv_wc.alloc();
  readonly #attr = s.ibv_qp_attr.alloc();

  constructor(side: Side, options: QueueOptions) {
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
  }

  modify(mask: number, fill: (attr: ReturnType<typeof s.ibv_qp_attr.alloc>) => void): number {
    // Shared by all calls, because memory whose address alone is used may be collected during the call.
    const attr = this.#attr;
    new Uint8Array(memory(attr.pointer, s.ibv_qp_attr.size)).fill(0);
    fill(attr);
    return this.side.lib.ibv_modify_qp(this.pointer, attr.pointer, mask);
  }

  state(): number {
    const attr = s.ibv_qp_attr.alloc();
    const init = s.ibv_qp_init_attr.alloc();
    this.side.lib.ibv_query_qp(this.pointer, attr.pointer, 0, init.pointer);
    return attr.qp_state;
  }

  /** Posts one send request, completed by `complete` with the fields of its type. Returns the errno. */
  protected send(o: RawSend, complete: (wr: ReturnType<typeof s.ibv_send_wr.alloc>) => void): number {
    const wr = this.#wr;
    wr.wr_id = o.id ?? 0;
    wr.next = 0;
    wr.opcode = (o.opcode ?? verbs.IBV_WR_SEND) as typeof wr.opcode;
    wr.send_flags = o.flags ?? verbs.IBV_SEND_SIGNALED;
    const sges = o.sges ?? [];
    wr.sg_list = this.#entries(sges);
    wr.num_sge = sges.length;
    wr.imm_data = o.imm ?? 0;
    if (o.compareAdd === undefined) {
      wr.wr.rdma.remote_addr = o.remote ?? 0;
      wr.wr.rdma.rkey = o.rkey ?? 0;
    } else {
      wr.wr.atomic.remote_addr = o.remote ?? 0;
      wr.wr.atomic.rkey = o.rkey ?? 0;
      wr.wr.atomic.compare_add = o.compareAdd;
      wr.wr.atomic.swap = o.swap ?? 0n;
    }
    complete(wr);
    return this.side.lib.ibv_post_send(this.pointer, wr.pointer, this.#bad.pointer);
  }

  /** Posts one receive request. Returns the errno. */
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
    wr.sg_list = this.#entries(sges);
    wr.num_sge = sges.length;
    return wr.pointer;
  }

  #entries(sges: Sge[]): number {
    for (const [i, [pointer, bytes, lkey]] of sges.entries()) {
      const sge = this.#sges[i]!;
      sge.addr = pointer;
      sge.length = bytes;
      sge.lkey = lkey;
    }
    return this.#sges[0]!.pointer;
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

  destroy(): void {
    this.side.lib.ibv_destroy_qp(this.pointer);
    this.side.lib.ibv_destroy_cq(this.cq);
  }
}
