// Fills of memory with a value of 1, 2 or 4 bytes, in rows.
import { CU_GRAPH_NODE_TYPE_MEMSET, CUDA_ERROR_INVALID_VALUE } from "../../../../ffi/cuda/index.ts";
import { libc } from "../../../../ffi/libc/index.ts";
import { writeU32 } from "../core/c-memory.ts";
import { Fault } from "../core/errors.ts";
import type { SoftGpu, SoftGpuDevice } from "../driver/gpu.ts";
import { isUsable } from "../memory/host-copy.ts";
import { reach, WRITE } from "../memory/region.ts";
import type { SoftStream, Work } from "./stream.ts";

/** Size of the filled piece that is copied to the rest. It stays in the cache. */
const CHUNK = 64 * 1024;

export interface SetShape {
  readonly address: number;
  /** Bytes between rows. */
  readonly pitch: number;
  readonly value: number;
  /** Size of an element in bytes: 1, 2 or 4. */
  readonly elementSize: number;
  /** Elements per row. */
  readonly width: number;
  readonly height: number;
}

export class SetWork implements Work {
  readonly type = CU_GRAPH_NODE_TYPE_MEMSET;
  readonly shape: SetShape;
  readonly device: SoftGpuDevice;

  constructor(shape: SetShape, device: SoftGpuDevice) {
    this.shape = shape;
    this.device = device;
  }

  check(gpu: SoftGpu): number {
    return this.#wrong(gpu, true);
  }

  #wrong(gpu: SoftGpu, planned: boolean): number {
    const { address, pitch, elementSize, width, height } = this.shape;
    if (![1, 2, 4].includes(elementSize) || address % elementSize !== 0) return CUDA_ERROR_INVALID_VALUE;
    if (width === 0 || height === 0) return 0;
    if (height > 1 && (pitch < width * elementSize || pitch % elementSize !== 0))
      return CUDA_ERROR_INVALID_VALUE;
    const bytes = (height - 1) * pitch + width * elementSize;
    const reached = reach(gpu, this.device, address, bytes, { right: WRITE, side: "device", planned });
    if (typeof reached === "number") return reached;
    return reached === "direct" || isUsable(address, bytes, true) ? 0 : CUDA_ERROR_INVALID_VALUE;
  }

  run(gpu: SoftGpu, _stream: SoftStream): boolean {
    const wrong = this.#wrong(gpu, false);
    if (wrong !== 0) throw new Fault(wrong, true);
    const { address, pitch, value, elementSize, width, height } = this.shape;
    const bytes = width * elementSize;
    if (bytes === 0) return true;
    for (let y = 0; y < height; y++) fill(address + y * pitch, value, elementSize, bytes);
    return true;
  }
}

function fill(address: number, value: number, elementSize: number, bytes: number): void {
  const byte = value & 0xff;
  const repeated = (byte * 0x01010101) >>> 0;
  const mask = elementSize === 4 ? 0xffffffff : 2 ** (8 * elementSize) - 1;
  if ((repeated & mask) >>> 0 === (value & mask) >>> 0) {
    libc.memset(address, byte, bytes);
    return;
  }
  writePattern(address, value, elementSize);
  let filled = elementSize;
  while (filled < bytes) {
    const piece = Math.min(filled, CHUNK, bytes - filled);
    libc.memcpy(address + filled, address, piece);
    filled += piece;
  }
}

function writePattern(address: number, value: number, elementSize: number): void {
  if (elementSize === 4) writeU32(address, value);
  else {
    libc.memset(address, value & 0xff, 1);
    libc.memset(address + 1, (value >>> 8) & 0xff, 1);
  }
}
