import {
  CU_JIT_ERROR_LOG_BUFFER,
  CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,
  CU_JIT_INPUT_CUBIN,
  CU_JIT_INPUT_FATBINARY,
  CU_JIT_INPUT_LIBRARY,
  CU_JIT_INPUT_OBJECT,
  CU_JIT_INPUT_PTX,
} from "../../../ffi/cuda/constants.ts";
import { cString } from "../../../ffi/libc/index.ts";
import { addressOf, memory } from "../../../ffi/runtime/index.ts";
import { shown } from "../../arguments/shown.ts";
import { Resource } from "../../lifetime/resource.ts";
import type { Device } from "../device/device.ts";
import { cText } from "../driver/driver.ts";
import { internal } from "../driver/internal.ts";
import { checkKind } from "../driver/kind.ts";
import { Module } from "./module.ts";

const kinds = {
  cubin: CU_JIT_INPUT_CUBIN,
  ptx: CU_JIT_INPUT_PTX,
  fatbin: CU_JIT_INPUT_FATBINARY,
  object: CU_JIT_INPUT_OBJECT,
  library: CU_JIT_INPUT_LIBRARY,
} as const;

/** Kind of a linker input. */
export type LinkInput = keyof typeof kinds;

const logBytes = 16384;

/**
 * Links several inputs of device code into one cubin (`cuLinkCreate`, `cuLinkAddData`, `cuLinkComplete`).
 *
 * @example
 * using linker = new Linker(device);
 * linker.add("ptx", onePtx).add("ptx", otherPtx);
 * using linked = linker.load();
 */
export class Linker extends Resource {
  readonly device: Device;
  /** The C object, `CUlinkState`. */
  readonly pointer: number;
  readonly #log = new Uint8Array(new ArrayBuffer(logBytes));
  readonly #held: unknown[] = [];
  /** Result of complete(). C accepts no further input then. */
  #linked: Uint8Array<ArrayBuffer> | undefined;

  constructor(device: Device) {
    checkKind(device, "Device", "new Linker: device");
    super();
    this.device = device;
    const options = new Uint32Array(new ArrayBuffer(8));
    options.set([CU_JIT_ERROR_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES]);
    const values = new BigUint64Array(new ArrayBuffer(16));
    values.set([BigInt(addressOf(this.#log)), BigInt(logBytes)]);
    this.#held.push(options, values);
    device.enter();
    const { lib, results } = device.driver;
    const code = lib.cuLinkCreate_v2(2, addressOf(options), addressOf(values), results.pointer);
    device.driver.check(code, "cuLinkCreate_v2");
    this.pointer = results.u64();
    this.own(device);
  }

  get label(): string {
    return "Linker";
  }

  /** Adds an input (`cuLinkAddData`). Errors show `name`. */
  add(kind: LinkInput, image: Uint8Array<ArrayBuffer> | string, name: string = kind): this {
    this.ensureOpen();
    if (this.#linked !== undefined)
      throw new TypeError("add: this Linker has linked already. Create another Linker");
    this.device.enter();
    if (typeof kind !== "string" || !Object.hasOwn(kinds, kind))
      throw new TypeError(`there is no kind of input ${shown(kind)}. Use ${Object.keys(kinds).join(", ")}`);
    if (typeof image !== "string" && !(image instanceof Uint8Array && image.length > 0))
      throw new TypeError(`add: the image is ${shown(image)}. Use a text or a Uint8Array`);
    if (typeof name !== "string") throw new TypeError(`add: the name is ${shown(name)}. Use a text`);
    const bytes = typeof image === "string" ? cText(image) : image;
    const title = cText(name);
    this.#held.push(bytes, title);
    const code = this.device.driver.lib.cuLinkAddData_v2(
      this.pointer,
      kinds[kind],
      addressOf(bytes),
      bytes.length,
      addressOf(title),
      0,
      0,
      0,
    );
    this.#check(code, "cuLinkAddData_v2");
    return this;
  }

  /** Returns a copy of the linked cubin (`cuLinkComplete`). */
  complete(): Uint8Array<ArrayBuffer> {
    this.ensureOpen();
    if (this.#linked !== undefined) return this.#linked.slice();
    this.device.enter();
    const { lib, results } = this.device.driver;
    this.#check(lib.cuLinkComplete(this.pointer, results.pointer, results.second), "cuLinkComplete");
    const [address, bytes] = [results.u64(0), results.u64(1)];
    this.#linked = new Uint8Array(memory(address, bytes)).slice();
    return this.#linked.slice();
  }

  /** Loads the linked code. */
  load(): Module {
    return new Module(internal, this.device, this.complete());
  }

  #check(code: number, call: string): void {
    this.device.driver.check(code, call, cString(addressOf(this.#log)).trim());
  }

  protected release(): void {
    const { driver } = this.device;
    driver.enter(this.device.pointer);
    driver.checkRelease(driver.lib.cuLinkDestroy(this.pointer), "cuLinkDestroy");
  }
}
