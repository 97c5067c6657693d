import {
  CU_JIT_ERROR_LOG_BUFFER,
  CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,
  CUDA_ERROR_NOT_FOUND,
} from "../../../ffi/cuda/constants.ts";
import { hexadecimal } from "../../../ffi/hexadecimal.ts";
import { cString } from "../../../ffi/libc/index.ts";
import { addressOf, keepAlive } from "../../../ffi/runtime/index.ts";
import { nearest } from "../../arguments/index.ts";
import { shown } from "../../arguments/shown.ts";
import { Resource } from "../../lifetime/resource.ts";
import { whileRelaxed } from "../capture/relaxed.ts";
import type { Device } from "../device/device.ts";
import { cText } from "../driver/driver.ts";
import { checkInternal, type Internal, internal } from "../driver/internal.ts";
import { Kernel } from "../kernel/kernel.ts";
import { Allocation } from "../memory/allocation.ts";
import type { Buffer } from "../memory/buffer.ts";
import { type ElementType, elementBytes } from "../memory/element-type.ts";
import { mangledFunction, readableName } from "../signature/mangled-name.ts";
import type { KernelSignature } from "../signature/signature.ts";
import { afterHostFunctions } from "../stream/host-functions.ts";
import type { Program } from "./program.ts";

/** Names in compiled code: kernels, and variables in device and constant memory. */
interface ImageSymbols {
  readonly kernels: readonly string[];
  readonly variables: readonly string[];
}

const nothing: ImageSymbols = { kernels: [], variables: [] };

/** Returns the names in PTX or a cubin. Empty for other images, such as a fatbin. */
export function imageSymbols(image: Uint8Array<ArrayBuffer> | string): ImageSymbols {
  if (typeof image === "string") return inPtx(image);
  if (image.length > 64 && new DataView(image.buffer, image.byteOffset).getUint32(0) === ELF_MAGIC) {
    try {
      return inElf(new DataView(image.buffer, image.byteOffset, image.length));
    } catch (error) {
      if (error instanceof RangeError) return nothing; // The image is truncated.
      throw error;
    }
  }
  const text = new TextDecoder().decode(image);
  return /^\s*(\/\/|\.version)/.test(text) ? inPtx(text) : nothing;
}

function inPtx(text: string): ImageSymbols {
  // A kernel whose address is taken is declared before its definition.
  const names = (pattern: RegExp): string[] => [
    ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? "")),
  ];
  return {
    kernels: names(/^\s*(?:\.(?:visible|weak|extern)\s+)?\.entry\s+([\w$]+)/gm),
    variables: names(
      /^\s*(?:\.(?:visible|weak|common)\s+)?\.(?:global|const)\s+(?:\.align\s+\d+\s+)?(?:\.\w+\s+)+([\w$]+)/gm,
    ),
  };
}

const ELF_MAGIC = 0x7f454c46;
const SHT_SYMTAB = 2;
const STT_OBJECT = 1;
const STT_FUNC = 2;
/** st_other of kernels. Functions that kernels call do not have it. */
const STO_CUDA_ENTRY = 0x10;
const SECTION_BYTES = 64;
const SYMBOL_BYTES = 24;

/** Reads the symbol table of a cubin, a 64-bit little-endian ELF file. */
function inElf(file: DataView): ImageSymbols {
  const sections = Number(file.getBigUint64(0x28, true));
  const count = file.getUint16(0x3c, true);
  const place = (section: number) => {
    const at = sections + section * SECTION_BYTES;
    return {
      offset: Number(file.getBigUint64(at + 24, true)),
      bytes: Number(file.getBigUint64(at + 32, true)),
    };
  };
  const kernels: string[] = [];
  const variables: string[] = [];
  for (let section = 0; section < count; section++) {
    const header = sections + section * SECTION_BYTES;
    if (file.getUint32(header + 4, true) !== SHT_SYMTAB) continue;
    const names = place(file.getUint32(header + 40, true)).offset;
    const { offset, bytes } = place(section);
    for (let at = offset; at < offset + bytes; at += SYMBOL_BYTES) {
      const type = file.getUint8(at + 4) & 0xf;
      const isKernel = type === STT_FUNC && (file.getUint8(at + 5) & STO_CUDA_ENTRY) !== 0;
      const isVariable = type === STT_OBJECT && file.getUint16(at + 6, true) !== 0;
      if (!isKernel && !isVariable) continue;
      (isKernel ? kernels : variables).push(textAt(file, names + file.getUint32(at, true)));
    }
  }
  return { kernels, variables };
}

function textAt(file: DataView, at: number): string {
  let end = at;
  while (file.getUint8(end) !== 0) end++;
  return new TextDecoder().decode(new Uint8Array(file.buffer, file.byteOffset + at, end - at));
}

/** Largest number of names in a message. */
const mostNames = 10;

/** Sorts names by their similarity to `word`, the most similar first. */
function byNearness(word: string, names: readonly string[]): string[] {
  // Returns the name of a C++ symbol in the source: "reduce6" for "reduce6<float>".
  const plain = (name: string): string =>
    (mangledFunction(name)?.name ?? name).replace(/<.*$/s, "").replace(/^.*::/, "");
  const left = new Map(names.map((name) => [name, plain(name)]));
  const sorted: string[] = [];
  for (;;) {
    const found = nearest(plain(word), left.values());
    if (found === undefined) return [...sorted, ...[...left.keys()].sort()];
    for (const [name, its] of left) {
      if (its !== found) continue;
      sorted.push(name);
      left.delete(name);
    }
  }
}

const shownName = (name: string): string => {
  const readable = readableName(name);
  return readable === name ? name : `${name} (${readable})`;
};

/** Returns the text that CUDA_ERROR_NOT_FOUND lacks: `no kernel "saxpi"; the module has saxpy, scale`. */
export function notFound(kind: "kernel" | "variable", name: string, names: readonly string[]): string {
  const what = `no ${kind} ${JSON.stringify(name)}`;
  if (names.length === 0) return what;
  const listed = byNearness(name, names).slice(0, mostNames).map(shownName).join(", ");
  const more = names.length > mostNames ? ` and ${names.length - mostNames} more` : "";
  return `${what}; the module has ${listed}${more}`;
}

const logBytes = 8192;

/** Compiled code on a device (`CUmodule`). */
export class Module extends Resource {
  readonly device: Device;
  /** The C object, `CUmodule`. */
  readonly pointer: number;
  /** Program that it was compiled from, or undefined. */
  readonly program: Program | undefined;
  readonly #image: Uint8Array<ArrayBuffer> | string;
  readonly #kernels = new Map<string, Kernel>();

  /** @internal Use `device.loadModule` or `device.compile`. */
  constructor(from: Internal, device: Device, image: Uint8Array<ArrayBuffer> | string, program?: Program) {
    checkInternal(from, "Module", "device.compile() or device.loadModule()");
    super();
    this.device = device;
    this.program = program;
    this.#image = image;
    // PTX is text and must end with a NUL. A cubin must not move while it is read.
    const bytes = typeof image === "string" ? cText(image) : terminated(image);
    if (bytes.length < 2) throw new TypeError("loadModule: the image is empty");
    const log = new Uint8Array(new ArrayBuffer(logBytes));
    const options = new Uint32Array(new ArrayBuffer(8));
    options.set([CU_JIT_ERROR_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES]);
    const values = new BigUint64Array(new ArrayBuffer(16));
    values.set([BigInt(addressOf(log)), BigInt(logBytes)]);
    device.enter();
    const { lib, results } = device.driver;
    // A kernel that a capture uses first is loaded during the capture.
    const [code, handle] = whileRelaxed(device.driver, () => {
      const result = lib.cuModuleLoadDataEx(
        results.pointer,
        addressOf(bytes),
        2,
        addressOf(options),
        addressOf(values),
      );
      return [result, results.u64()];
    });
    keepAlive([bytes, log, options, values]);
    if (code !== 0) throw device.driver.failure(code, "cuModuleLoadDataEx", cString(addressOf(log)).trim());
    this.pointer = handle;
    this.own(device);
  }

  get label(): string {
    return `Module ${hexadecimal(this.pointer)}`;
  }

  /**
   * Returns a kernel by name (`cuModuleGetFunction`), with its parameters ("ptr, f32, u32"). Without a
   * signature they come from its C++ symbol or its source. Throws CudaError NOT_FOUND with the existing names
   * for an unknown one, and TypeError for parameters that differ from the kernel's.
   */
  kernel(name: string, signature?: KernelSignature): Kernel {
    this.ensureOpen();
    checkName("kernel", name);
    if (signature !== undefined) checkSignature(signature);
    const key = `${name}(${signature === undefined ? "?" : String(signature)})`;
    let kernel = this.#kernels.get(key);
    if (kernel === undefined) {
      this.device.enter();
      const { lib, results } = this.device.driver;
      const symbol = this.program?.symbolOf(name) ?? name;
      const text = cText(symbol);
      const code = lib.cuModuleGetFunction(results.pointer, this.pointer, addressOf(text));
      keepAlive(text);
      if (code !== 0) throw this.#missing(code, "cuModuleGetFunction", "kernel", name);
      kernel = new Kernel(internal, this, { name, symbol }, results.u64(), signature);
      this.#kernels.set(key, kernel);
    }
    return kernel;
  }

  /** Returns the names of its kernels in the binary (`cuModuleEnumerateFunctions`, driver 12.4). */
  kernelNames(): string[] {
    this.ensureOpen();
    this.device.enter();
    const { lib, results } = this.device.driver;
    const { driver } = this.device;
    driver.check(lib.cuModuleGetFunctionCount(results.pointer, this.pointer), "cuModuleGetFunctionCount");
    const count = results.u32();
    if (count === 0) return [];
    const functions = new BigUint64Array(new ArrayBuffer(count * 8));
    const code = lib.cuModuleEnumerateFunctions(addressOf(functions), count, this.pointer);
    driver.check(code, "cuModuleEnumerateFunctions");
    return [...functions].map((one) => {
      driver.check(lib.cuFuncGetName(results.pointer, Number(one)), "cuFuncGetName");
      return cString(results.u64());
    });
  }

  /**
   * Returns a `__device__` or `__constant__` variable as a buffer (`cuModuleGetGlobal`). It lives as long as
   * the module.
   *
   * @example
   * module.global("table", "f32").set(new Float32Array(16));
   */
  global<E extends ElementType = "u8">(name: string, type?: E): Buffer<E> {
    this.ensureOpen();
    checkName("global", name);
    this.device.enter();
    const { lib, results } = this.device.driver;
    const symbol = cText(this.program?.symbolOf(name) ?? name);
    const code = lib.cuModuleGetGlobal_v2(results.pointer, results.second, this.pointer, addressOf(symbol));
    keepAlive(symbol);
    if (code !== 0) throw this.#missing(code, "cuModuleGetGlobal_v2", "variable", name);
    const element = type ?? ("u8" as E);
    const variable = new ModuleVariable(this, results.u64(0), results.u64(1));
    return variable.buffer(element, Math.floor(variable.byteLength / elementBytes(element)));
  }

  /** Returns the error of an unknown name, with the existing names. */
  #missing(code: number, call: string, kind: "kernel" | "variable", name: string): Error {
    const { driver } = this.device;
    if (code !== CUDA_ERROR_NOT_FOUND) return driver.failure(code, call, `${kind} "${name}"`);
    const inImage = imageSymbols(this.#image);
    const enumerates = kind === "kernel" && driver.lib.supports("cuModuleEnumerateFunctions");
    const names = enumerates ? this.kernelNames() : inImage[`${kind}s`];
    return driver.failure(code, call, notFound(kind, name, names));
  }

  protected release(): void {
    const { driver, pointer: context } = this.device;
    afterHostFunctions(driver, context, () => {
      driver.enter(context);
      driver.checkRelease(driver.lib.cuModuleUnload(this.pointer), "cuModuleUnload");
    });
  }
}

/** A variable of a module, which closes with the module. */
class ModuleVariable extends Allocation {
  readonly kind = "device";
  readonly pointer: number;

  constructor(module: Module, pointer: number, bytes: number) {
    super(module.device, bytes);
    this.pointer = pointer;
    this.own(module);
  }

  protected release(): void {}
}

/** Returns a copy with a NUL at its end, which PTX needs and a cubin allows. */
function terminated(image: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (!(image instanceof Uint8Array)) {
    throw new TypeError(`loadModule: the image is ${shown(image)}. Use a string of PTX or a Uint8Array`);
  }
  const copy = new Uint8Array(new ArrayBuffer(image.length + 1));
  copy.set(image);
  return copy;
}

function checkName(what: string, name: string): void {
  if (typeof name === "string") return;
  throw new TypeError(`${what}: the name is ${shown(name)}. Use a text such as "saxpy"`);
}

function checkSignature(signature: KernelSignature): void {
  const isList = Array.isArray(signature) && signature.every((one) => typeof one === "string");
  if (typeof signature === "string" || isList) return;
  throw new TypeError(`kernel: the parameters are ${shown(signature)}. Use a text such as "ptr, f32, u32"`);
}
