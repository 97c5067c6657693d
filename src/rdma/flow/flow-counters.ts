import {
  IBV_COUNTER_BYTES,
  IBV_COUNTER_PACKETS,
  IBV_READ_COUNTERS_ATTR_PREFER_CACHED,
} from "../../../ffi/ibverbs/constants.ts";
import { ibv_counter_attach_attr, ibv_counters_init_attr } from "../../../ffi/ibverbs/structs.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { closingOnFailure, hex, Resource } from "../../lifetime/resource.ts";
import type { Device } from "../device/device.ts";
import { checkPointer, checkResult } from "../errors/verbs-error.ts";

/** Values of {@link FlowCounters} at one time. */
export interface FlowCounts {
  readonly packets: bigint;
  /** Number of bytes. soft0 counts from BTH to ICRC. */
  readonly bytes: bigint;
}

/** Kind of counter at each index of the array that C fills. */
const points = [IBV_COUNTER_PACKETS, IBV_COUNTER_BYTES] as const;

/**
 * Counters of packets and bytes that {@link FlowRule}s count into (`struct ibv_counters`). Several rules may
 * share them.
 *
 * @example
 * using counters = device.createFlowCounters();
 * const inbox = pd.createQueuePair({ type: "UD", completions: cq });
 * using rule = inbox.createFlowRule({ from: "10.9.0.0/16", counters });
 * console.log(counters.read()); // { packets: 0n, bytes: 0n }
 */
export class FlowCounters extends Resource {
  readonly device: Device;
  /** Pointer to the C object. */
  readonly pointer: number;
  readonly #values = new BigUint64Array(new ArrayBuffer(8 * points.length));

  /** @internal Use {@link Device.createFlowCounters}. */
  constructor(device: Device) {
    super();
    device.ensureOpen();
    this.device = device;
    const init = ibv_counters_init_attr.alloc();
    const made = device.lib.ibv_create_counters(device.pointer, init.pointer);
    this.pointer = checkPointer("ibv_create_counters", made);
    this.ownFrozen(device);
    closingOnFailure(this, () => this.#attach());
  }

  #attach(): void {
    const point = ibv_counter_attach_attr.alloc();
    for (const [index, description] of points.entries()) {
      point.counter_desc = description;
      point.index = index;
      const result = this.device.lib.ibv_attach_counters_point_flow(this.pointer, point.pointer, 0);
      checkResult("ibv_attach_counters_point_flow", result);
    }
  }

  get label(): string {
    return `FlowCounters of ${this.device.name}`;
  }

  /**
   * Returns the current values (`ibv_read_counters`). `cached` accepts the values that the driver read last.
   *
   * @example
   * using counters = device.createFlowCounters();
   * const { packets, bytes } = counters.read();
   */
  read(cached = false): FlowCounts {
    this.ensureOpen();
    const flags = cached ? IBV_READ_COUNTERS_ATTR_PREFER_CACHED : 0;
    const { lib } = this.device;
    const values = addressOf(this.#values);
    checkResult("ibv_read_counters", lib.ibv_read_counters(this.pointer, values, points.length, flags));
    return { packets: this.#values[0]!, bytes: this.#values[1]! };
  }

  protected override shown(): Record<string, unknown> {
    return { pointer: hex(this.pointer), ...this.read(true) };
  }

  protected release(): void {
    checkResult("ibv_destroy_counters", this.device.lib.ibv_destroy_counters(this.pointer));
  }
}
