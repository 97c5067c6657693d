import type { Buffer, Device, Event, Stream } from "../../../cuda/index.ts";
import type { Resource } from "../../../lifetime/resource.ts";
import { Memory } from "../../../memory/index.ts";

/** A piece of memory between file and GPU. */
export interface Slot {
  /** Aligned to blocks. */
  readonly pointer: number;
  /** Recorded behind the copy from or to it. */
  readonly event: Event | undefined;
}

const alignment = 4096;

/** Slots of one size for one device, or for the host; kept until the device closes. */
export class StagingPool {
  readonly slotBytes: number;
  readonly device: Device | undefined;
  /** What copies run on. */
  readonly stream: Stream | undefined;
  readonly #memory: Buffer<"u8"> | Memory;
  readonly #free: Slot[] = [];

  constructor(device: Device | undefined, slotBytes: number, slots: number) {
    this.device = device;
    this.slotBytes = slotBytes;
    this.stream = device?.createStream({ nonBlocking: true });
    // Events before the memory: it closes first, and with it the transfers that still use them.
    const events = Array.from({ length: slots }, () => device?.createEvent({ timing: false }));
    const bytes = slotBytes * slots + alignment;
    this.#memory = device === undefined ? Memory.allocate(bytes) : device.allocatePinned(bytes);
    const first = Math.ceil(this.#memory.pointer / alignment) * alignment;
    for (let i = slots - 1; i >= 0; i--)
      this.#free.push({ pointer: first + i * slotBytes, event: events[i] });
  }

  /** Whoever uses slots closes before it does. */
  get owner(): Resource {
    return this.#memory instanceof Memory ? this.#memory : this.#memory.allocation;
  }

  get closed(): boolean {
    return this.#memory.closed;
  }

  take(): Slot | undefined {
    return this.#free.pop();
  }

  give(slot: Slot): void {
    this.#free.push(slot);
  }
}

const hostPools = new Map<string, StagingPool>();
const devicePools = new WeakMap<Device, Map<string, StagingPool>>();

/** The pool of a device (undefined: the host's) with slots of that size and number. */
export function stagingPool(device: Device | undefined, slotBytes: number, slots: number): StagingPool {
  let pools = hostPools;
  if (device !== undefined) {
    pools = devicePools.get(device) ?? new Map();
    devicePools.set(device, pools);
  }
  const key = `${slotBytes} ${slots}`;
  const known = pools.get(key);
  if (known !== undefined && !known.closed) return known;
  const pool = new StagingPool(device, slotBytes, slots);
  pools.set(key, pool);
  return pool;
}
