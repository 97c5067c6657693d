// Queue pair at the level of the C table, for the soft NIC's tests.
import * as verbs from "../../../ffi/ibverbs/constants.ts";
import * as c from "../../../ffi/libc/index.ts";
import { memory } from "../../../ffi/runtime/index.ts";
import type { Side } from "./harness.ts";
import { type Completion, type QueueOptions, RawQueuePair, type RawSend } from "./raw-queue-pair.ts";
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

export interface QpOptions extends QueueOptions {
  /** First PSN; random by default. */
  psn?: number;
}

export interface Send extends RawSend {
  invalidate?: number;
  /** For UD: address handle, QP number and Q_Key. */
  to?: [ah: number, qpn: number, qkey: number];
}

/** Q_Key of UD QPs. */
export const QKEY = 0x1234;

/** Connected QP, or a UD QP. */
export class Qp extends RawQueuePair {
  readonly psn: number;

  constructor(side: Side, options: QpOptions) {
    super(side, options);
    this.psn = options.psn ?? crypto.getRandomValues(new Uint32Array(1))[0]! & 0xffffff;
  }

  endpoint(gidIndex = 0): Endpoint {
    return { gid: this.side.gid(gidIndex), qpn: this.number, psn: this.psn };
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

  /** Posts one send request. Returns the errno. */
  post(o: Send): number {
    return this.send(o, (wr) => {
      if (o.invalidate !== undefined) wr.invalidate_rkey = o.invalidate;
      if (o.to) [wr.wr.ud.ah, wr.wr.ud.remote_qpn, wr.wr.ud.remote_qkey] = o.to;
    });
  }

  /** Returns the next `count` completions. Throws when they have not arrived after `ms` milliseconds. */
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
}
