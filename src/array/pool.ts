import type { Device } from "../cuda/device/device.ts";
import { CudaError } from "../cuda/driver/cuda-error.ts";
import type { Buffer } from "../cuda/memory/buffer.ts";
import type { MemoryPool } from "../cuda/memory/memory-pool.ts";

/** Bytes that the arrays of a device use, and bytes that are retained for the next ones. */
export interface MemoryStatistics {
  /** Bytes of live arrays, rounded up to the size of their blocks. */
  readonly used: number;
  /** Largest value of `used` so far. */
  readonly usedHigh: number;
  /** Bytes of closed arrays that the next arrays of the same size get. */
  readonly retained: number;
}

/** Smallest block, and the size from which blocks are multiples of `LARGE`, in bytes. */
const SMALLEST = 512;
const LARGE = 2 ** 20;
/** Largest part of a device's memory that is retained. */
const RETAINED_PART = 0.25;

/** Returns the size of the block for a number of bytes. Arrays of almost equal sizes share one size. */
function blockBytes(bytes: number): number {
  if (bytes > LARGE) return Math.ceil(bytes / LARGE) * LARGE;
  return bytes <= SMALLEST ? SMALLEST : 2 ** (32 - Math.clz32(bytes - 1));
}

/**
 * Memory of the arrays of a device. A closed array leaves its block to the next one of the same size, because new memory
 * costs a page fault for each page. All kernels of arrays run on one stream, so that a block is free at once.
 */
export class ArrayPool {
  readonly #device: Device;
  readonly #pool: MemoryPool;
  readonly #most: number;
  readonly #free = new Map<number, Buffer<"u8">[]>();
  #used = 0;
  #usedHigh = 0;
  #retained = 0;

  constructor(device: Device) {
    this.#device = device;
    this.#pool = device.createPool();
    this.#most = device.totalBytes * RETAINED_PART;
  }

  get closed(): boolean {
    return this.#pool.closed;
  }

  get statistics(): MemoryStatistics {
    return { used: this.#used, usedHigh: this.#usedHigh, retained: this.#retained };
  }

  /** Returns a block of at least that many bytes. When the device has no memory left, the retained blocks are freed first. */
  allocate(bytes: number): Buffer<"u8"> {
    const size = blockBytes(bytes);
    const found = this.#free.get(size)?.pop();
    const block = found ?? this.#new(size);
    if (found !== undefined) this.#retained -= size;
    this.#used += size;
    this.#usedHigh = Math.max(this.#usedHigh, this.#used);
    return block;
  }

  #new(size: number): Buffer<"u8"> {
    try {
      return this.#pool.allocate(size, "u8");
    } catch (error) {
      if (!(error instanceof CudaError) || this.#retained === 0) throw error;
      this.trim();
      return this.#pool.allocate(size, "u8");
    }
  }

  /** Takes a block back. */
  release(block: Buffer<"u8">): void {
    const size = block.length;
    this.#used -= size;
    if (block.closed) return;
    if (this.#retained + size > this.#most) {
      block.close(this.#device.stream);
      return;
    }
    const list = this.#free.get(size);
    if (list === undefined) this.#free.set(size, [block]);
    else list.push(block);
    this.#retained += size;
  }

  /** Frees a block. Its buffers are closed with it. */
  discard(block: Buffer<"u8">): void {
    this.#used -= block.length;
    if (!block.closed) block.close(this.#device.stream);
  }

  /** Frees the retained blocks. */
  trim(): void {
    for (const blocks of this.#free.values()) for (const block of blocks) block.close(this.#device.stream);
    this.#free.clear();
    this.#retained = 0;
    this.#pool.trim();
  }
}

const pools = new WeakMap<Device, ArrayPool>();

/** Returns the memory of the arrays of a device. */
export function poolOf(device: Device): ArrayPool {
  const known = pools.get(device);
  if (known !== undefined && !known.closed) return known;
  const pool = new ArrayPool(device);
  pools.set(device, pool);
  return pool;
}
