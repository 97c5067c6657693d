// Device memory for what runs in TypeScript on a worker: every access is looked up first, because nothing catches it.
import { CUDA_ERROR_ILLEGAL_ADDRESS } from "../../../../ffi/cuda/index.ts";
import { FRAMES, PAGE_BITS, PAGES, SHARED, SHARED_ROOM } from "../wasm/layout.ts";
import { KernelFault } from "./fault.ts";
import type { DeviceReader } from "./output/format.ts";

const NULL_BYTES = 65536;

export class DeviceView implements DeviceReader {
  readonly view: DataView;
  readonly #pages: Uint8Array;
  /** Upper half of the addresses that kernels use. */
  readonly #high: () => bigint;

  constructor(buffer: ArrayBuffer, high: () => bigint) {
    this.view = new DataView(buffer);
    this.#pages = new Uint8Array(buffer, PAGES, 2 ** (32 - PAGE_BITS));
    this.#high = high;
  }

  /** The place in the worker's memory of so many bytes at a generic address; KernelFault when a kernel could not touch them. */
  place(address: bigint, bytes: number): number {
    const at = Number(BigInt.asUintN(32, address));
    const end = at + bytes;
    if (BigInt.asUintN(64, address) >> 32n !== this.#high() || !this.isThere(at, end))
      throw new KernelFault(CUDA_ERROR_ILLEGAL_ADDRESS, -1, BigInt.asUintN(64, address));
    return at;
  }

  /** Whether [at, end) of the worker's memory can be read. */
  isThere(at: number, end: number): boolean {
    if (at < NULL_BYTES || end > 2 ** 32) return false;
    if (at < SHARED && end > SHARED - NULL_BYTES) return false;
    if (at < FRAMES && end > SHARED + SHARED_ROOM) return false;
    for (let page = at >>> PAGE_BITS; page <= (end - 1) >>> PAGE_BITS; page++)
      if (this.#pages[page] === 0) return false;
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
