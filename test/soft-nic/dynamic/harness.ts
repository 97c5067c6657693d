// Dynamic queue pairs on NICs of a simulated network, at the level of the C table.
import * as v from "../../../ffi/ibverbs/constants.ts";
import * as s from "../../../ffi/ibverbs/structs.ts";
import * as c from "../../../ffi/libc/index.ts";
import { memory } from "../../../ffi/runtime/index.ts";
import { gidOfAddress } from "../../../src/soft/hca/links/common/addresses.ts";
import { softNic } from "../../../src/soft/hca/nic/soft-nic.ts";
import { softIbverbs } from "../../../src/soft/hca/provider/function-table.ts";
import {
  DEFAULT_SETTINGS,
  type DynamicSettings,
  openTransport,
} from "../../../src/soft/hca/transports/dynamic/open.ts";
import { Dynamic, DynamicSection } from "../../../src/soft/hca/transports/dynamic/records/transport.ts";
import { ALL_ACCESS, type Completion, type Region, Side } from "../support/harness.ts";
import { type QueueOptions, RawQueuePair, type RawSend } from "../support/raw-queue-pair.ts";
import type { SimulatedNetwork, SimulatedNic } from "../support/simulated-network.ts";

// Memory that C reads through a pointer must outlive the call, because the garbage collector does not see
// pointers.
const HANDLE = s.ibv_ah_attr.alloc();

export interface DynamicOptions extends QueueOptions {
  qkey?: number;
  access?: number;
  mtu?: number;
  timeout?: number;
  retry?: number;
  rnrRetry?: number;
  minRnr?: number;
}

export interface Request extends RawSend {
  ah: number;
  qpn: number;
  qkey?: number;
}

/** NIC with one context and PD, and the counters of its dynamic transport. */
export class Host {
  readonly nic: SimulatedNic;
  readonly side: Side;

  /**
   * Opens a NIC of a simulated network with these addresses, or `soft0` of this process without a network.
   */
  constructor(
    network: SimulatedNetwork | undefined,
    addresses: string[],
    settings: Partial<DynamicSettings> = {},
  ) {
    this.nic = network?.addNic(...addresses) ?? { lib: softIbverbs(), device: softNic(), addresses };
    this.side = new Side(this.nic.lib);
    const { device } = this.nic;
    if (!device.exclusively(() => openTransport(device.e, { ...DEFAULT_SETTINGS, ...settings })))
      throw new Error("no memory");
  }

  counter(name: keyof typeof Dynamic, index = 0): number {
    const { e } = this.nic.device;
    return e.i32[e.i32[DynamicSection.record]! + (Dynamic[name] as number) + index]!;
  }

  /** Creates an address handle for an IP address. */
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

/** Dynamic QP in RTS. */
export class DynamicQp extends RawQueuePair {
  readonly host: Host;

  constructor(host: Host, o: DynamicOptions) {
    super(host.side, { sendWr: 256, recvWr: 256, cqe: 1024, ...o, type: v.IBV_QPT_DRIVER });
    this.host = host;
    this.toReady(o);
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

  /** Posts one request. Returns the errno. */
  post(o: Request): number {
    return this.send(o, (wr) => {
      wr.bind_mw.mw = o.ah;
      wr.bind_mw.rkey = o.qpn;
      wr.bind_mw.bind_info.mw_access_flags = o.qkey ?? 0;
    });
  }
}

/**
 * Runs the network until the QP has `count` completions, or `limitUs` have passed. Returns the
 * completions.
 */
export function take(network: SimulatedNetwork, qp: DynamicQp, count: number, limitUs = 20e6): Completion[] {
  const found: Completion[] = [];
  network.run(() => {
    for (let next = qp.poll(); next !== undefined; next = qp.poll()) found.push(next);
    return found.length >= count;
  }, limitUs);
  return found;
}

/** Waits for one completion. */
export function one(network: SimulatedNetwork, qp: DynamicQp, limitUs?: number): Completion {
  const [completion] = take(network, qp, 1, limitUs);
  if (completion === undefined) throw new Error("no completion came");
  return completion;
}

/** Runs the network for a number of microseconds. */
export function pass(network: SimulatedNetwork, microseconds: number): void {
  network.run(() => false, microseconds);
}
