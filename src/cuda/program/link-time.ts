// Linking with optimization by nvJitLink, whose inputs are LTO-IR.

import { cString } from "../../../ffi/libc/index.ts";
import {
  NVJITLINK_INPUT_CUBIN,
  NVJITLINK_INPUT_FATBIN,
  NVJITLINK_INPUT_LIBRARY,
  NVJITLINK_INPUT_LTOIR,
  NVJITLINK_INPUT_OBJECT,
  NVJITLINK_INPUT_PTX,
  nvJitLinkResult,
} from "../../../ffi/nvjitlink/constants.ts";
import { type Nvjitlink, nativeNvjitlink } from "../../../ffi/nvjitlink/index.ts";
import { addressOf, keepAlive } from "../../../ffi/runtime/index.ts";
import type { Device } from "../device/device.ts";
import { CudaError } from "../driver/cuda-error.ts";
import { cTexts } from "../driver/driver.ts";

const kinds = {
  cubin: NVJITLINK_INPUT_CUBIN,
  ptx: NVJITLINK_INPUT_PTX,
  fatbin: NVJITLINK_INPUT_FATBIN,
  object: NVJITLINK_INPUT_OBJECT,
  library: NVJITLINK_INPUT_LIBRARY,
  ltoir: NVJITLINK_INPUT_LTOIR,
} as const;

/** Link of nvJitLink (`nvJitLinkCreate`). The result is a cubin, or PTX for the soft GPU. */
export class LinkTimeOptimization {
  /** The C object, `nvJitLinkHandle`. */
  readonly pointer: number;
  readonly #lib: Nvjitlink;
  readonly #result: "Cubin" | "Ptx";
  readonly #out = new BigUint64Array(new ArrayBuffer(8));

  /** Throws LibraryError without nvJitLink. */
  constructor(device: Device) {
    this.#lib = nativeNvjitlink(Math.floor(device.driver.version / 1000));
    // The soft GPU runs PTX and no machine code.
    this.#result = device.provider === "soft" ? "Ptx" : "Cubin";
    const flags = ["-lto", `-arch=sm_${device.computeCapability.replace(".", "")}`];
    if (this.#result === "Ptx") flags.push("-ptx");
    const options = cTexts(flags);
    const code = this.#lib.nvJitLinkCreate(addressOf(this.#out), flags.length, options.pointer);
    keepAlive(options.held);
    this.pointer = Number(this.#out[0]);
    this.#check(code, "nvJitLinkCreate");
  }

  /** Adds an input (`nvJitLinkAddData`). */
  add(kind: keyof typeof kinds, bytes: Uint8Array<ArrayBuffer>, title: Uint8Array<ArrayBuffer>): void {
    const input = [kinds[kind], addressOf(bytes), bytes.length, addressOf(title)] as const;
    this.#check(this.#lib.nvJitLinkAddData(this.pointer, ...input), "nvJitLinkAddData");
    keepAlive([bytes, title]);
  }

  /** Returns the linked code (`nvJitLinkComplete`). */
  complete(): Uint8Array<ArrayBuffer> {
    this.#check(this.#lib.nvJitLinkComplete(this.pointer), "nvJitLinkComplete");
    const call = `nvJitLinkGetLinked${this.#result}` as const;
    this.#check(this.#lib[`${call}Size`](this.pointer, addressOf(this.#out)), `${call}Size`);
    const bytes = new Uint8Array(new ArrayBuffer(Number(this.#out[0])));
    this.#check(this.#lib[call](this.pointer, addressOf(bytes)), call);
    // The size of PTX includes the 0 at its end.
    return this.#result === "Ptx" && bytes.at(-1) === 0 ? bytes.slice(0, -1) : bytes;
  }

  destroy(): void {
    this.#out[0] = BigInt(this.pointer);
    this.#check(this.#lib.nvJitLinkDestroy(addressOf(this.#out)), "nvJitLinkDestroy");
  }

  #check(code: number, call: string): void {
    if (code === 0) return;
    throw new CudaError(call, code, nvJitLinkResult.nameOf(code), this.#log());
  }

  #log(): string {
    const size = addressOf(this.#out);
    if (this.pointer === 0 || this.#lib.nvJitLinkGetErrorLogSize(this.pointer, size) !== 0) return "";
    const log = new Uint8Array(new ArrayBuffer(Number(this.#out[0])));
    if (log.length === 0 || this.#lib.nvJitLinkGetErrorLog(this.pointer, addressOf(log)) !== 0) return "";
    return cString(addressOf(log)).trim();
  }
}
