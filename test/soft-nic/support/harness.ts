// Device for the soft NIC's tests, and two connected queue pairs of it.
import * as s from "../../../ffi/ibverbs/structs.ts";
import type { Ibverbs } from "../../../ffi/ibverbs/types.ts";
import * as c from "../../../ffi/libc/index.ts";
import { memory } from "../../../ffi/runtime/index.ts";
import { softIbverbs } from "../../../src/soft/hca/provider/function-table.ts";
import { type ConnectOptions, Qp, type QpOptions } from "./queue-pair.ts";
import { ALL_ACCESS, Region } from "./region.ts";

export {
  type ConnectOptions,
  type Endpoint,
  QKEY,
  Qp,
  type QpOptions,
  type Send,
} from "./queue-pair.ts";
export type { Completion } from "./raw-queue-pair.ts";
export { ALL_ACCESS, pages, type Region } from "./region.ts";

/** One open context with a PD. */
export class Side {
  readonly lib: Ibverbs;
  readonly context: number;
  readonly pd: number;

  constructor(lib = softIbverbs()) {
    this.lib = lib;
    const list = lib.ibv_get_device_list(0);
    const device = Number(new BigUint64Array(memory(list, 8))[0]);
    this.context = lib.ibv_open_device(device);
    if (this.context === 0) throw new Error(`open_device: ${c.errnoName(c.errno())}`);
    this.pd = lib.ibv_alloc_pd(this.context);
    lib.ibv_free_device_list(list);
  }

  gid(index = 0): number[] {
    const bytes = s.ibv_gid.alloc();
    this.lib.ibv_query_gid(this.context, 1, index, bytes.pointer);
    return [...new Uint8Array(memory(bytes.pointer, 16))];
  }

  /** Creates an address handle for a GID. Returns its pointer, or 0 when it is refused. */
  ah(gid: number[], gidIndex = 0, trafficClass = 0, hopLimit = 64): number {
    const attr = s.ibv_ah_attr.alloc();
    attr.is_global = 1;
    attr.port_num = 1;
    attr.grh.sgid_index = gidIndex;
    attr.grh.hop_limit = hopLimit;
    attr.grh.traffic_class = trafficClass;
    new Uint8Array(memory(attr.grh.dgid.pointer, 16)).set(gid);
    return this.lib.ibv_create_ah(this.pd, attr.pointer);
  }

  cq(entries = 256, channel = 0): number {
    const cq = this.lib.ibv_create_cq(this.context, entries, 0, channel, 0);
    if (cq === 0) throw new Error("create_cq");
    return cq;
  }

  register(
    pointer: number,
    bytes: number,
    access = ALL_ACCESS,
    shared = false,
  ): { mr: number; lkey: number; rkey: number } {
    const register = (shared ? this.lib.registerShared : undefined) ?? this.lib.ibv_reg_mr;
    const mr = register(this.pd, pointer, bytes, access);
    if (mr === 0) throw new Error(`reg_mr: ${c.errnoName(c.errno())}`);
    const { lkey, rkey } = s.ibv_mr.at(mr);
    return { mr, lkey, rkey };
  }

  buffer(bytes: number, access = ALL_ACCESS): Region {
    return new Region(this, bytes, access);
  }

  /** Allocates memory whose pages a peer may map. */
  shared(bytes: number, access = ALL_ACCESS): Region {
    return new Region(this, bytes, access, true);
  }

  qp(options: QpOptions = {}): Qp {
    return new Qp(this, options);
  }

  close(): void {
    this.lib.ibv_close_device(this.context);
  }
}

/** Creates two connected QPs in one process. */
export function pair(
  side: Side,
  options: ConnectOptions & QpOptions & { right?: ConnectOptions & QpOptions } = {},
): [Qp, Qp] {
  const a = side.qp(options);
  const b = side.qp({ ...options, ...options.right });
  a.connect(b.endpoint(), options);
  b.connect(a.endpoint(), { ...options, ...options.right });
  return [a, b];
}
