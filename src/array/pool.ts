import { CUDA_ERROR_OUT_OF_MEMORY } from "../../ffi/cuda/constants.ts";
import type { Device } from "../cuda/device/device.ts";
import { CudaError } from "../cuda/driver/cuda-error.ts";
import type { Buffer } from "../cuda/memory/buffer.ts";
import type { MemoryPool } from "../cuda/memory/memory-pool.ts";
import { bytesText } from "./bytes-text.ts";
import { type Dtype, factsOf } from "./dtype.ts";
import { type Shape, shapeText, sizeOf } from "./shape.ts";
import { Storage } from "./storage.ts";

/** Bytes that the arrays of a device use, and bytes that are retained for the next ones. */
export interface MemoryStatistics {
  /** Bytes of live arrays, rounded up to the size of their blocks. */
  readonly used: number;
  /** Largest value of `used` so far. */
  readonly usedHigh: number;
  /** Bytes of closed arrays that the next arrays of the same size get. */
  readonly retained: number;
  /** Number of arrays that were not closed, and whose memory the garbage collector returned. */
  readonly forgotten: number;
}

/** Smallest block, and the size from which blocks are multiples of `LARGE`, in bytes. */
const SMALLEST = 512;
const LARGE = 2 ** 20;
/** Largest part of a device's memory that is retained. */
const RETAINED_PART = 0.25;
/** Number of arrays that the error of a device without memory names. */
const NAMED = 3;

/** Returns the size of the block for a number of bytes. Arrays of almost equal sizes share one size. */
function blockBytes(bytes: number): number {
  if (bytes > LARGE) return Math.ceil(bytes / LARGE) * LARGE;
  return bytes <= SMALLEST ? SMALLEST : 2 ** (32 - Math.clz32(bytes - 1));
}

/** Block of memory, with the type and the shape of the array that uses it. */
export class Block {
  readonly buffer: Buffer<"u8">;
  dtype: Dtype;
  /** Shape of the array. undefined for a block that no array uses. */
  shape: Shape | undefined;
  /** Storage of the last array, for the next one. undefined while an array uses the block. */
  storage: Storage | undefined;

  constructor(buffer: Buffer<"u8">, dtype: Dtype, shape: Shape) {
    this.buffer = buffer;
    this.dtype = dtype;
    this.shape = shape;
  }

  get bytes(): number {
    return this.buffer.length;
  }

  toString(): string {
    return `${this.dtype} ${shapeText(this.shape ?? [])} with ${bytesText(this.bytes)}`;
  }
}

/**
 * Memory of the arrays of a device. A closed array leaves its block to the next one of the same size, because new memory
 * costs a page fault for each page. All kernels of arrays run on one stream, so that a block is free at once.
 */
export class ArrayPool {
  readonly #device: Device;
  readonly #pool: MemoryPool;
  readonly #most: number;
  readonly #free = new Map<number, Block[]>();
  /** All blocks. A block of an array that was closed and the next one is the same, so that this changes rarely. */
  readonly #blocks = new Set<Block>();
  #used = 0;
  #usedHigh = 0;
  #retained = 0;
  #forgotten = 0;

  constructor(device: Device) {
    this.#device = device;
    this.#pool = device.createPool();
    this.#most = device.totalBytes * RETAINED_PART;
  }

  get closed(): boolean {
    return this.#pool.closed;
  }

  get statistics(): MemoryStatistics {
    return {
      ...{ used: this.#used, usedHigh: this.#usedHigh },
      ...{ retained: this.#retained, forgotten: this.#forgotten },
    };
  }

  /**
   * Returns memory for an array of that type and shape. When the device has no memory left, the retained blocks are freed
   * first. Throws CudaError, which names the largest arrays, where that is not enough.
   */
  allocate(dtype: Dtype, shape: Shape): Storage {
    const { bits, memory: type } = factsOf(dtype);
    const length = Math.max(1, sizeOf(shape));
    const size = blockBytes(length * (bits / 8));
    const found = this.#free.get(size)?.pop();
    const block = found ?? this.#new(size, dtype, shape);
    if (found !== undefined) {
      this.#retained -= size;
      found.dtype = dtype;
      found.shape = shape;
    }
    this.#used += size;
    if (this.#used > this.#usedHigh) this.#usedHigh = this.#used;
    const { storage } = block;
    if (storage === undefined) return this.#storageOf(block, block.buffer.allocation.whole(type, length));
    block.storage = undefined;
    storage.reuse(type, length);
    return storage;
  }

  /** Returns a storage of a block. The block holds it only while no array does, so that a forgotten one is collected. */
  #storageOf(block: Block, buffer: Buffer): Storage {
    const free = (storage: Storage | undefined, isLent: boolean): void => {
      if (storage === undefined) this.#forgotten++;
      if (isLent) this.#discard(block);
      else this.#release(block, storage);
    };
    return new Storage(buffer, free, true);
  }

  #new(size: number, dtype: Dtype, shape: Shape): Block {
    const block = new Block(this.#memory(size, dtype, shape), dtype, shape);
    this.#blocks.add(block);
    return block;
  }

  #memory(size: number, dtype: Dtype, shape: Shape): Buffer<"u8"> {
    const allocate = () => this.#pool.allocate(size, "u8");
    try {
      return allocate();
    } catch (error) {
      if (!(error instanceof CudaError)) throw error;
      if (this.#retained === 0) throw this.#full(error, size, dtype, shape);
    }
    this.trim();
    try {
      return allocate();
    } catch (error) {
      throw error instanceof CudaError ? this.#full(error, size, dtype, shape) : error;
    }
  }

  /** Returns the error of a device without memory, with the largest arrays. Other errors stay as they are. */
  #full(error: CudaError, size: number, dtype: Dtype, shape: Shape): CudaError {
    if (error.code !== CUDA_ERROR_OUT_OF_MEMORY) return error;
    const used = [...this.#blocks].filter((block) => block.shape !== undefined);
    const largest = used.sort((a, b) => b.bytes - a.bytes).slice(0, NAMED);
    const wanted = `an array of ${dtype} ${shapeText(shape)} needs ${bytesText(size)}`;
    const others =
      largest.length === 0
        ? "no array is open"
        : `${used.length} arrays use ${bytesText(this.#used)}, the largest are ${largest.join(", ")}`;
    const hint =
      "Close arrays that are not needed (using, scope), or use a smaller type. device.memory() counts other allocations.";
    const { call, code, name, text } = error;
    return Object.assign(new CudaError(call, code, name, text, `${wanted}, and ${others}`, { hint }), {
      cause: error,
    });
  }

  /** Takes a block back, with the storage that the next array uses. */
  #release(block: Block, storage: Storage | undefined): void {
    const size = block.bytes;
    this.#used -= size;
    block.shape = undefined;
    if (block.buffer.closed) {
      this.#blocks.delete(block);
      return;
    }
    if (this.#retained + size > this.#most) {
      this.#close(block);
      return;
    }
    const list = this.#free.get(size);
    if (list === undefined) this.#free.set(size, [block]);
    else list.push(block);
    block.storage = storage;
    this.#retained += size;
  }

  /** Frees a block. Its buffers are closed with it. */
  #discard(block: Block): void {
    this.#used -= block.bytes;
    this.#close(block);
  }

  #close(block: Block): void {
    this.#blocks.delete(block);
    if (!block.buffer.closed) block.buffer.close(this.#device.stream);
  }

  /** Frees the retained blocks. */
  trim(): void {
    for (const blocks of this.#free.values()) for (const block of blocks) this.#close(block);
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
