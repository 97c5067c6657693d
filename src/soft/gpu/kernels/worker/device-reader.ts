// Device memory access for TypeScript code of a worker. Every access is checked first, because no trap
// catches it.
import { CUDA_ERROR_ILLEGAL_ADDRESS } from "../../../../../ffi/cuda/constants.ts";
import {
  FRAMES,
  PAGE_BITS,
  PAGE_READABLE,
  PAGE_WRITABLE,
  PAGES,
  SHARED,
  SHARED_ROOM,
} from "../../wasm/unit/layout.ts";
import type { DeviceReader } from "../output/format.ts";
import { KernelFault } from "../shared/control.ts";
import type { FarMemory } from "./far-memory.ts";

const NULL_BYTES = 65536;

export class DeviceView implements DeviceReader {
  readonly view: DataView;
  readonly #pages: Uint8Array;
  /** Returns the upper half of device addresses. */
  readonly #high: () => bigint;

  /** Memory of a worker of far code. */
  readonly #far: FarMemory | undefined;

  constructor(buffer: ArrayBuffer, high: () => bigint, far?: FarMemory) {
    this.#far = far;
    this.view = new DataView(buffer);
    this.#pages = new Uint8Array(buffer, PAGES, 2 ** (32 - PAGE_BITS));
    this.#high = high;
  }

  /**
   * Returns the offset of a generic address in the worker's memory. Throws KernelFault when a kernel could
   * not read the range, or write to it.
   */
  place(address: bigint, bytes: number, writes = false): number {
    const at = this.#far?.place(address, bytes) ?? Number(BigInt.asUintN(32, address));
    const end = at + bytes;
    const isHere = this.#far !== undefined || BigInt.asUintN(64, address) >> 32n === this.#high();
    if (!isHere || !this.isThere(at, end, writes))
      throw new KernelFault(CUDA_ERROR_ILLEGAL_ADDRESS, -1, BigInt.asUintN(64, address));
    return at;
  }

  /** Returns true when [at, end) of the worker's memory is readable, or writable. */
  isThere(at: number, end: number, writes = false): boolean {
    if (at < NULL_BYTES || end > 2 ** 32) return false;
    if (at < SHARED && end > SHARED - NULL_BYTES) return false;
    if (at < FRAMES && end > SHARED + SHARED_ROOM) return false;
    for (let page = at >>> PAGE_BITS; page <= (end - 1) >>> PAGE_BITS; page++)
      if (this.#pages[page]! < (writes ? PAGE_WRITABLE : PAGE_READABLE)) return false;
    return true;
  }

  u32(address: bigint): number {
    return this.view.getUint32(this.place(address, 4), true);
  }

  u64(address: bigint): bigint {
    return this.view.getBigUint64(this.place(address, 8), true);
  }

  text(address: bigint, most: number): Uint8Array {
    const found: number[] = [];
    for (let i = 0; i < most; i++) {
      const byte = this.view.getUint8(this.place(address + BigInt(i), 1));
      if (byte === 0) break;
      found.push(byte);
    }
    return Uint8Array.from(found);
  }
}
