import type { Buffer, Device, Event, Stream } from "../../../cuda/index.ts";
import type { Resource } from "../../../lifetime/resource.ts";
import { Memory } from "../../../memory/index.ts";

/** A piece of memory between file and GPU. */
export interface Slot {
  /** Aligned to blocks. */
  readonly pointer: number;
  /** To be recorded behind the copy from or to it. */
  readonly event: Event | undefined;
  /** Whoever uses the slot closes before this does. */
  readonly owner: Resource;
  readonly chunk: Chunk;
  readonly unit: number;
  readonly units: number;
}

const alignment = 4096;
const unitBytes = 64 << 10;
const chunkBytes = 8 << 20;
/** More than so much is taken only for pieces and depths that a caller asked for. */
const usualBytes = 32 << 20;

/** Memory of one allocation, given out in runs of units. */
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

  /** The first of so many units in a row that are free; -1 where there are none. */
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

/** Memory between files and one device, or the host; it grows as it is needed and is kept until the device closes. */
export class StagingPool {
  readonly device: Device | undefined;
  /** What copies run on. */
  readonly stream: Stream | undefined;
  readonly #chunks: Chunk[] = [];
  readonly #events: Event[] = [];
  readonly #before: Event | undefined;
  #bytes = 0;
  #limit = usualBytes;
  /** Who found no room: nobody else is given any before, or many small pieces would keep a large one waiting for ever. */
  #waiting: object | undefined;

  constructor(device: Device | undefined) {
    this.device = device;
    this.stream = device?.createStream({ nonBlocking: true });
    this.#before = device?.createEvent({ timing: false });
  }

  get closed(): boolean {
    return this.#chunks.some((chunk) => chunk.closed()) || this.stream?.closed === true;
  }

  /** Copies that are queued from now on wait for what the device's stream was given so far. */
  followDevice(): void {
    if (this.device === undefined) return;
    this.#before!.record(this.device.stream);
    this.stream!.wait(this.#before!);
  }

  /** Room for so much is to be had at once. */
  reserve(bytes: number): void {
    this.#limit = Math.max(this.#limit, bytes);
  }

  /** Undefined when there is no room now; whoever asked is the first to get some, until it is given or `leave`s. */
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

  /** Who asked for room does not want it any more. */
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
    // A piece that fits into none of them has to get one, or it would never begin.
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

/** The pool of a device; undefined: the host's. */
export function stagingPool(device: Device | undefined): StagingPool {
  if (device === undefined) return (hostPool ??= new StagingPool(undefined));
  const known = devicePools.get(device);
  if (known !== undefined && !known.closed) return known;
  const pool = new StagingPool(device);
  devicePools.set(device, pool);
  return pool;
}
