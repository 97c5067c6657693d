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
import { extraArguments } from "../../arguments/extra-arguments.ts";
import { checkOptions, flag, optionsTable } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import { Resource } from "../../lifetime/resource.ts";
import type { Device } from "../device/device.ts";
import { cText } from "../driver/driver.ts";
import { internal } from "../driver/internal.ts";
import { checkKind } from "../driver/kind.ts";
import type { LinkTimeOptimization } from "./link-time.ts";
import { Module } from "./module.ts";

const kinds = {
  cubin: CU_JIT_INPUT_CUBIN,
  ptx: CU_JIT_INPUT_PTX,
  fatbin: CU_JIT_INPUT_FATBINARY,
  object: CU_JIT_INPUT_OBJECT,
  library: CU_JIT_INPUT_LIBRARY,
} as const;

/** Kind of a linker input. "ltoir" needs the option `lto`. */
export type LinkInput = keyof typeof kinds | "ltoir";

/** Options of `Linker.create`. */
export interface LinkerOptions {
  /**
   * Optimizes across the inputs, which `compile(source, { lto: true })` makes as LTO-IR. nvJitLink links then. Default: false.
   */
  readonly lto?: boolean;
}

export const linkerOptions = optionsTable<LinkerOptions>()(
  "cuda.LinkerOptions",
  { "Linker.create": 1 },
  { lto: { type: flag(), default: false, text: "Optimizes across inputs of LTO-IR, with nvJitLink." } },
);

const logBytes = 16384;

/** Links of nvJitLink that `Linker.create` made. */
const made = new WeakSet<LinkTimeOptimization>();

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
  /** The C object: `CUlinkState`, or `nvJitLinkHandle` with `lto`. */
  readonly pointer: number;
  readonly #optimization: LinkTimeOptimization | undefined;
  readonly #log = new Uint8Array(new ArrayBuffer(logBytes));
  readonly #held: unknown[] = [];
  /** Result of complete(). C accepts no further input then. */
  #linked: Uint8Array<ArrayBuffer> | undefined;

  /** `optimization` is internal. Use `Linker.create` for options. */
  constructor(device: Device, optimization?: LinkTimeOptimization) {
    checkKind(device, "Device", "new Linker: device");
    if (optimization !== undefined && !made.has(optimization))
      throw new TypeError(
        "new Linker: the constructor has no options. Use await Linker.create(device, { lto: true })",
      );
    super();
    this.device = device;
    this.#optimization = optimization;
    this.pointer = this.#optimization?.pointer ?? this.#create();
    this.own(device);
  }

  /**
   * Makes a Linker with options. With `lto`, nvJitLink links, and functions of one input are inlined into the kernels of another
   * one. The result is PTX on the soft GPU. Rejects with LibraryError, which names the package, where nvJitLink is missing.
   *
   * @example
   * using linker = await Linker.create(device); // with { lto: true }, inputs of the kind "ltoir"
   * linker.add("ptx", onePtx).add("ptx", otherPtx);
   * using linked = linker.load();
   */
  static async create(device: Device, options?: LinkerOptions): Promise<Linker> {
    if (arguments.length > 2) throw extraArguments("create", ["device", "options"], arguments.length);
    checkKind(device, "Device", "Linker.create: device");
    const { lto } = checkOptions(linkerOptions, "Linker.create", options);
    if (!lto) return new Linker(device);
    // Programs without such links do not load the table of nvJitLink.
    const { LinkTimeOptimization } = await import("./link-time.ts");
    const optimization = new LinkTimeOptimization(device);
    made.add(optimization);
    return new Linker(device, optimization);
  }

  #create(): number {
    const { device } = this;
    const options = new Uint32Array(new ArrayBuffer(8));
    options.set([CU_JIT_ERROR_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES]);
    const values = new BigUint64Array(new ArrayBuffer(16));
    values.set([BigInt(addressOf(this.#log)), BigInt(logBytes)]);
    this.#held.push(options, values);
    device.enter();
    const { lib, results } = device.driver;
    const code = lib.cuLinkCreate_v2(2, addressOf(options), addressOf(values), results.pointer);
    device.driver.check(code, "cuLinkCreate_v2");
    return results.u64();
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
    if (typeof kind !== "string" || (kind !== "ltoir" && !Object.hasOwn(kinds, kind)))
      throw new TypeError(
        `there is no kind of input ${shown(kind)}. Use ${Object.keys(kinds).join(", ")}, ltoir`,
      );
    if (kind === "ltoir" && this.#optimization === undefined)
      throw new TypeError(
        'add: the kind "ltoir" needs the option lto. Use await Linker.create(device, { lto: true })',
      );
    if (typeof image !== "string" && !(image instanceof Uint8Array && image.length > 0))
      throw new TypeError(`add: the image is ${shown(image)}. Use a text or a Uint8Array`);
    if (typeof name !== "string") throw new TypeError(`add: the name is ${shown(name)}. Use a text`);
    const bytes = typeof image === "string" ? cText(image) : image;
    const title = cText(name);
    this.#held.push(bytes, title);
    if (this.#optimization !== undefined) {
      this.#optimization.add(kind, bytes, title);
      return this;
    }
    const code = this.device.driver.lib.cuLinkAddData_v2(
      this.pointer,
      kinds[kind as keyof typeof kinds],
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

  /** Returns a copy of the linked cubin (`cuLinkComplete`, `nvJitLinkComplete`). */
  complete(): Uint8Array<ArrayBuffer> {
    this.ensureOpen();
    if (this.#linked !== undefined) return this.#linked.slice();
    if (this.#optimization !== undefined) {
      this.#linked = this.#optimization.complete();
      return this.#linked.slice();
    }
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
    if (this.#optimization !== undefined) {
      this.#optimization.destroy();
      return;
    }
    const { driver } = this.device;
    driver.enter(this.device.pointer);
    driver.checkRelease(driver.lib.cuLinkDestroy(this.pointer), "cuLinkDestroy");
  }
}
