// Dynamic queue pairs on NICs of a simulated network, at the level of the C table.
import * as v from "../../../ffi/ibverbs/constants.ts";
import * as s from "../../../ffi/ibverbs/structs.ts";
import * as c from "../../../ffi/libc/index.ts";
import { memory } from "../../../ffi/runtime/index.ts";
import { Dev } from "../../../src/soft/hca/arena/arena.ts";
import { gidOfAddress } from "../../../src/soft/hca/links/addresses.ts";
import { softDevice } from "../../../src/soft/hca/nic/soft-device.ts";
import { softIbverbs } from "../../../src/soft/hca/provider/function-table.ts";
import { openTransport } from "../../../src/soft/hca/transports/dynamic/open.ts";
import { Dynamic } from "../../../src/soft/hca/transports/dynamic/records/transport.ts";
import { DEFAULT_SETTINGS, type DynamicSettings } from "../../../src/soft/hca/transports/dynamic/settings.ts";
import { ALL_ACCESS, type Completion, type Region, Side } from "../support/harness.ts";
import type { SimulatedNetwork, SimulatedNic } from "../support/simulated-network.ts";

// What C reads through a pointer must outlive the call: the garbage collector does not see pointers.
const ATTRIBUTES = s.ibv_qp_attr.alloc();
const INIT = s.ibv_qp_init_attr.alloc();
const HANDLE = s.ibv_ah_attr.alloc();

export interface DynamicOptions {
  sendWr?: number;
  recvWr?: number;
  cqe?: number;
  sge?: number;
  srq?: number;
  qkey?: number;
  access?: number;
  mtu?: number;
  timeout?: number;
  retry?: number;
  rnrRetry?: number;
  minRnr?: number;
  signalAll?: boolean;
}

export interface Request {
  id?: number;
  opcode?: number;
  flags?: number;
  sges?: [pointer: number, bytes: number, lkey: number][];
  remote?: number;
  rkey?: number;
  imm?: number;
  compareAdd?: bigint;
  swap?: bigint;
  ah: number;
  qpn: number;
  qkey?: number;
}

/** A NIC with one context and PD, and its dynamic transport's counters. */
export class Host {
  readonly nic: SimulatedNic;
  readonly side: Side;

  /** A NIC of a simulated network with these addresses; without a network, `soft0` of this process. */
  constructor(
    network: SimulatedNetwork | undefined,
    addresses: string[],
    settings: Partial<DynamicSettings> = {},
  ) {
    this.nic = network?.addNic(...addresses) ?? { lib: softIbverbs(), device: softDevice(), addresses };
    this.side = new Side(this.nic.lib);
    const { device } = this.nic;
    if (!device.exclusively(() => openTransport(device.e, { ...DEFAULT_SETTINGS, ...settings })))
      throw new Error("no memory");
  }

  counter(name: keyof typeof Dynamic, index = 0): number {
    const { e } = this.nic.device;
    return e.i32[e.i32[Dev.dynamic]! + (Dynamic[name] as number) + index]!;
  }

  /** An address handle for an IP address. */
  ah(address: string, gidIndex = 0): number {
    const attr = HANDLE;
    attr.is_global = 1;
    attr.port_num = 1;
    attr.grh.sgid_index = gidIndex;
    attr.grh.hop_limit = 64;
    new Uint8Array(memory(attr.grh.dgid.pointer, 16)).set(gidOfAddress(address));
    const pointer = this.nic.lib.ibv_create_ah(this.side.pd, attr.pointer);
    if (pointer === 0) throw new Error(`create_ah: ${c.errnoName(c.errno())}`);
    return pointer;
  }

  buffer(bytes: number, access = ALL_ACCESS): Region {
    return this.side.buffer(bytes, access);
  }

  qp(options: DynamicOptions = {}): DynamicQp {
    return new DynamicQp(this, options);
  }
}

/** A dynamic QP in RTS. */
export class DynamicQp {
  readonly host: Host;
  readonly pointer: number;
  readonly cq: number;
  readonly number: number;
  readonly #wr = s.ibv_send_wr.alloc();
  readonly #recv = s.ibv_recv_wr.alloc();
  readonly #sges = s.ibv_sge.pool(new ArrayBuffer(32 * 16), 32);
  readonly #bad = s.ibv_mw_bind_info.alloc();
  readonly #wc = s.ibv_wc.alloc();

  constructor(host: Host, o: DynamicOptions) {
    this.host = host;
    const { side } = host;
    this.cq = side.cq(o.cqe ?? 1024);
    const init = INIT;
    new Uint8Array(memory(init.pointer, s.ibv_qp_init_attr.size)).fill(0);
    init.send_cq = this.cq;
    init.recv_cq = this.cq;
    init.srq = o.srq ?? 0;
    init.qp_type = v.IBV_QPT_DRIVER;
    init.sq_sig_all = o.signalAll ? 1 : 0;
    init.cap.max_send_wr = o.sendWr ?? 256;
    init.cap.max_recv_wr = o.recvWr ?? 256;
    init.cap.max_send_sge = o.sge ?? 4;
    init.cap.max_recv_sge = o.sge ?? 4;
    init.cap.max_inline_data = 128;
    this.pointer = side.lib.ibv_create_qp(side.pd, init.pointer);
    if (this.pointer === 0) throw new Error(`create_qp: ${c.errnoName(c.errno())}`);
    this.number = s.ibv_qp.at(this.pointer).qp_num;
    this.toReady(o);
  }

  modify(mask: number, fill: (attr: typeof ATTRIBUTES) => void): number {
    const attr = ATTRIBUTES;
    new Uint8Array(memory(attr.pointer, s.ibv_qp_attr.size)).fill(0);
    fill(attr);
    return this.host.nic.lib.ibv_modify_qp(this.pointer, attr.pointer, mask);
  }

  toReady(o: DynamicOptions): void {
    const init = v.IBV_QP_STATE | v.IBV_QP_PKEY_INDEX | v.IBV_QP_PORT | v.IBV_QP_ACCESS_FLAGS;
    const steps = [
      this.modify(init | v.IBV_QP_QKEY, (attr) => {
        attr.qp_state = v.IBV_QPS_INIT;
        attr.port_num = 1;
        attr.qkey = o.qkey ?? 0;
        attr.qp_access_flags = o.access ?? ALL_ACCESS & ~v.IBV_ACCESS_MW_BIND;
      }),
      this.modify(
        v.IBV_QP_STATE |
          (o.mtu === undefined ? 0 : v.IBV_QP_PATH_MTU) |
          (o.minRnr === undefined ? 0 : v.IBV_QP_MIN_RNR_TIMER),
        (attr) => {
          attr.qp_state = v.IBV_QPS_RTR;
          attr.path_mtu = (o.mtu ?? 0) as typeof attr.path_mtu;
          attr.min_rnr_timer = o.minRnr ?? 0;
        },
      ),
      this.modify(
        v.IBV_QP_STATE |
          (o.timeout === undefined ? 0 : v.IBV_QP_TIMEOUT | v.IBV_QP_RETRY_CNT) |
          (o.rnrRetry === undefined ? 0 : v.IBV_QP_RNR_RETRY),
        (attr) => {
          attr.qp_state = v.IBV_QPS_RTS;
          attr.timeout = o.timeout ?? 0;
          attr.retry_cnt = o.retry ?? 0;
          attr.rnr_retry = o.rnrRetry ?? 0;
        },
      ),
    ];
    const failed = steps.find((error) => error !== 0);
    if (failed !== undefined) throw new Error(`modify_qp: ${c.errnoName(failed)} (${steps})`);
  }

  state(): number {
    this.host.nic.lib.ibv_query_qp(this.pointer, ATTRIBUTES.pointer, 0, INIT.pointer);
    return ATTRIBUTES.qp_state;
  }

  #entries(sges: [number, number, number][]): number {
    for (const [i, [pointer, bytes, lkey]] of sges.entries()) {
      const sge = this.#sges[i]!;
      sge.addr = pointer;
      sge.length = bytes;
      sge.lkey = lkey;
    }
    return this.#sges[0]!.pointer;
  }

  /** Posts one request: the errno. */
  post(o: Request): number {
    const wr = this.#wr;
    wr.wr_id = o.id ?? 0;
    wr.next = 0;
    wr.opcode = (o.opcode ?? v.IBV_WR_SEND) as typeof wr.opcode;
    wr.send_flags = o.flags ?? v.IBV_SEND_SIGNALED;
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
    wr.bind_mw.mw = o.ah;
    wr.bind_mw.rkey = o.qpn;
    wr.bind_mw.bind_info.mw_access_flags = o.qkey ?? 0;
    return this.host.nic.lib.ibv_post_send(this.pointer, wr.pointer, this.#bad.pointer);
  }

  recv(id: number, sges: [number, number, number][] = []): number {
    const wr = this.#recv;
    wr.wr_id = id;
    wr.next = 0;
    wr.sg_list = this.#entries(sges);
    wr.num_sge = sges.length;
    return this.host.nic.lib.ibv_post_recv(this.pointer, wr.pointer, this.#bad.pointer);
  }

  poll(): Completion | undefined {
    const wc = this.#wc;
    const count = this.host.nic.lib.ibv_poll_cq(this.cq, 1, wc.pointer);
    if (count < 0) throw new Error("poll_cq failed");
    if (count === 0) return undefined;
    return {
      id: wc.wr_id,
      status: wc.status,
      opcode: wc.opcode,
      bytes: wc.byte_len,
      imm: wc.imm_data,
      flags: wc.wc_flags,
      qpn: wc.qp_num,
      sourceQp: wc.src_qp,
      vendorError: wc.vendor_err,
    };
  }

  destroy(): void {
    this.host.nic.lib.ibv_destroy_qp(this.pointer);
    this.host.nic.lib.ibv_destroy_cq(this.cq);
  }
}

/** Runs the network until the QP has `count` completions, or `patienceUs` went by: what came. */
export function take(
  network: SimulatedNetwork,
  qp: DynamicQp,
  count: number,
  patienceUs = 20e6,
): Completion[] {
  const found: Completion[] = [];
  network.run(() => {
    for (let next = qp.poll(); next !== undefined; next = qp.poll()) found.push(next);
    return found.length >= count;
  }, patienceUs);
  return found;
}

/** One completion. */
export function one(network: SimulatedNetwork, qp: DynamicQp, patienceUs?: number): Completion {
  const [completion] = take(network, qp, 1, patienceUs);
  if (completion === undefined) throw new Error("no completion came");
  return completion;
}

/** Runs the network for so many microseconds. */
export function pass(network: SimulatedNetwork, microseconds: number): void {
  network.run(() => false, microseconds);
}
