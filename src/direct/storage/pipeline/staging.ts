import type { Buffer, Device, Event, Stream } from "../../../cuda/index.ts";
import type { Resource } from "../../../lifetime/resource.ts";
import { Memory } from "../../../memory/index.ts";

/** A slot of staging memory between file and GPU. */
export interface Slot {
  /** Address, aligned to blocks. */
  readonly pointer: number;
  /** Event to record behind the copy from or to the slot. */
  readonly event: Event | undefined;
  /** Resource that owns the slot. A user of the slot closes before it does. */
  readonly owner: Resource;
  readonly chunk: Chunk;
  readonly unit: number;
  readonly units: number;
}

const alignment = 4096;
const unitBytes = 64 << 10;
const chunkBytes = 8 << 20;
/** Usual limit of a pool, in bytes. Only chunk sizes and depths of a caller exceed it. */
const usualBytes = 32 << 20;

/** One allocation, from which runs of units are taken. */
class Chunk {
  readonly bytes: number;
  readonly closed: () => boolean;
  readonly owner: Resource;
  readonly #first: number;
  readonly #used: Uint8Array;

  constructor(device: Device | undefined, bytes: number) {
    this.bytes = bytes;
    const memory: Memory | Buffer<"u8"> =
      device === undefined ? Memory.allocate(bytes + alignment) : device.allocatePinned(bytes + alignment);
    this.owner = memory instanceof Memory ? memory : memory.allocation;
    this.closed = () => memory.closed;
    this.#first = Math.ceil(memory.pointer / alignment) * alignment;
    this.#used = new Uint8Array(bytes / unitBytes);
  }

  /** Returns the first of `units` free units in a row, or -1. */
  take(units: number): number {
    const used = this.#used;
    for (let unit = 0, run = 0; unit < used.length; unit++) {
      run = used[unit] === 0 ? run + 1 : 0;
      if (run < units) continue;
      const first = unit + 1 - units;
      used.fill(1, first, unit + 1);
      return first;
    }
    return -1;
  }

  give(unit: number, units: number): void {
    this.#used.fill(0, unit, unit + units);
  }

  pointer(unit: number): number {
    return this.#first + unit * unitBytes;
  }
}

/**
 * Staging memory of one device or of the host. It grows on demand and is retained until the device closes.
 */
export class StagingPool {
  readonly device: Device | undefined;
  /** Stream for copies. */
  readonly stream: Stream | undefined;
  readonly #chunks: Chunk[] = [];
  readonly #events: Event[] = [];
  readonly #before: Event | undefined;
  #bytes = 0;
  #limit = usualBytes;
  /**
   * First transfer that found no room. No other transfer gets room before it, or many small ones would block
   * a large one forever.
   */
  #waiting: object | undefined;

  constructor(device: Device | undefined) {
    this.device = device;
    this.stream = device?.createStream({ nonBlocking: true });
    this.#before = device?.createEvent({ timing: false });
  }

  get closed(): boolean {
    return this.#chunks.some((chunk) => chunk.closed()) || this.stream?.closed === true;
  }

  /** Lets later copies wait for the earlier work of the device's stream. */
  followDevice(): void {
    if (this.device === undefined) return;
    this.#before!.record(this.device.stream);
    this.stream!.wait(this.#before!);
  }

  /** Grows the pool so that `bytes` are available at once. */
  reserve(bytes: number): void {
    this.#limit = Math.max(this.#limit, bytes);
  }

  /**
   * Takes a slot. Returns undefined when there is no room now. The caller then gets the next free room,
   * unless it calls `leave`.
   */
  take(bytes: number, who: object): Slot | undefined {
    if (this.#waiting !== undefined && this.#waiting !== who) return undefined;
    const units = Math.ceil(bytes / unitBytes);
    const slot = this.#find(units) ?? this.#grow(units);
    this.#waiting = slot === undefined ? who : undefined;
    return slot;
  }

  give({ chunk, unit, units, event }: Slot): void {
    chunk.give(unit, units);
    if (event !== undefined) this.#events.push(event);
  }

  /** Removes the transfer from the queue for room. */
  leave(who: object): void {
    if (this.#waiting === who) this.#waiting = undefined;
  }

  #find(units: number, chunks = this.#chunks): Slot | undefined {
    for (const chunk of chunks) {
      const unit = chunk.take(units);
      if (unit < 0) continue;
      const event = this.#events.pop() ?? this.device?.createEvent({ timing: false });
      return { pointer: chunk.pointer(unit), event, owner: chunk.owner, chunk, unit, units };
    }
    return undefined;
  }

  #grow(units: number): Slot | undefined {
    const bytes = Math.max(chunkBytes, units * unitBytes);
    // A request larger than every chunk gets a chunk of its own, or it would never start.
    const fits = this.#chunks.some((chunk) => chunk.bytes >= units * unitBytes);
    if (fits && this.#bytes + bytes > this.#limit) return undefined;
    const chunk = new Chunk(this.device, bytes);
    this.#chunks.push(chunk);
    this.#bytes += bytes;
    return this.#find(units, [chunk]);
  }
}

let hostPool: StagingPool | undefined;
const devicePools = new WeakMap<Device, StagingPool>();

/** Returns the pool of a device, or of the host for undefined. */
export function stagingPool(device: Device | undefined): StagingPool {
  if (device === undefined) return (hostPool ??= new StagingPool(undefined));
  const known = devicePools.get(device);
  if (known !== undefined && !known.closed) return known;
  const pool = new StagingPool(device);
  devicePools.set(device, pool);
  return pool;
}
