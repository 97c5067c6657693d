import { shown } from "../arguments/shown.ts";
import type { Device } from "../cuda/device/device.ts";
import type { Kernel as LoadedKernel } from "../cuda/kernel/kernel.ts";
import type { KernelArgument } from "../cuda/kernel/kernel-arguments.ts";
import type { LaunchConfig } from "../cuda/launch/launch-config.ts";
import { Buffer } from "../cuda/memory/buffer.ts";
import { elementBytes as bytesOfBuffer } from "../cuda/memory/element-type.ts";
import type { KernelTrace } from "../cuda/trace/kernel-trace.ts";
import { type Compiled, type CompileTarget, compileKernel } from "./compile.ts";
import { elementName } from "./language/element.ts";
import type { Intrinsics } from "./language/intrinsics.ts";
import {
  type BodyValues,
  type LaunchArguments,
  type ParsedParameter,
  type ParsedSignature,
  parseSignature,
  type Signature,
} from "./language/signature.ts";
import { callSite, FunctionSource, type Origin } from "./language/source.ts";
import type { StructShape } from "./language/struct.ts";
import { OverlapCheck } from "./overlap.ts";

/** Body of a kernel: the values of the signature, then the intrinsics. */
export type KernelBody<S extends Signature> = (values: BodyValues<S>, intrinsics: Intrinsics) => void;

/** Options of a kernel. */
export interface KernelOptions {
  /**
   * Joins a product and a sum to one instruction with one rounding. Default: true on real GPUs, false on the
   * soft GPU. Give it to get the same bits on both.
   */
  readonly fma?: boolean;
  /** Largest number of threads of a block (`.maxntid`). */
  readonly maximumThreads?: number;
  /**
   * "check" compares each index with the length of its array. An index outside prints itself and its line, and the
   * launch fails with CUDA_ERROR_ASSERT, on real GPUs too. Default: no check.
   */
  readonly bounds?: "check";
  /** Device of launches that pass neither a buffer nor a stream. */
  readonly device?: Device;
}

/** Arguments of a launch: by name, or in the order of the signature. */
export type KernelValues<S extends Signature> = LaunchArguments<S> | readonly KernelArgument[];

/**
 * Makes a kernel of a TypeScript function. The signature has a type for each parameter ("f32", "f32[]",
 * "readonly f32[]") and compile-time constants (numbers, booleans, helper functions). The body is compiled to
 * PTX at the first launch on a device.
 *
 * @example
 * const saxpy = kernel({ a: "f32", x: "readonly f32[]", y: "f32[]", n: "i32" }, ({ a, x, y, n }, { globalIdx }) => {
 *   const i = globalIdx.x;
 *   if (i < n) y[i] = a * x[i] + y[i];
 * });
 * saxpy.launch({ grid: 4, block: 256 }, { a: 2, x, y, n: 1000 });
 */
export function kernel<const S extends Signature>(
  signature: S,
  body: KernelBody<S>,
  options?: KernelOptions,
): TypeScriptKernel<S>;
export function kernel<const S extends Signature>(
  name: string,
  signature: S,
  body: KernelBody<S>,
  options?: KernelOptions,
): TypeScriptKernel<S>;
export function kernel(...given: readonly unknown[]): TypeScriptKernel<Signature> {
  return kernelFrom(given, { caller: callSite() });
}

/** @internal Makes a kernel of the arguments of `kernel`, from a text with another origin. */
export function kernelFrom(given: readonly unknown[], origin: Origin): TypeScriptKernel<Signature> {
  const isNamed = typeof given[0] === "string";
  const [signature, body, options] = (isNamed ? given.slice(1) : given) as [
    Signature,
    KernelBody<Signature>,
    KernelOptions?,
  ];
  const name = isNamed ? (given[0] as string) : bodyName(body);
  if (!/^[A-Za-z_$][\w$]*$/.test(name))
    throw new TypeError(`kernel: the name is ${shown(name)}. Use letters, digits and _`);
  if (typeof signature !== "object" || signature === null)
    throw new TypeError(
      `kernel ${name}: the signature is ${shown(signature)}. Use an object such as { x: "f32[]" }`,
    );
  if (typeof body !== "function")
    throw new TypeError(
      `kernel ${name}: the body is ${shown(body)}. Use a function such as ({ x }, { globalIdx }) => { ... }`,
    );
  checkOptions(name, options);
  return new TypeScriptKernel(name, signature, body, { options: options ?? {}, origin });
}

function checkOptions(name: string, options: KernelOptions | undefined): void {
  if (options?.bounds !== undefined && options.bounds !== "check")
    throw new TypeError(
      `kernel ${name}: the option bounds is ${shown(options.bounds)}. Use "check", or leave it out`,
    );
}

const bodyName = (body: unknown): string =>
  typeof body === "function" && /^[A-Za-z_$][\w$]*$/.test(body.name) ? body.name : "kernel";

/** A kernel that is loaded on one device. */
interface OnDevice {
  readonly device: Device;
  readonly compiled: Compiled;
  readonly kernel: LoadedKernel;
  /** Arguments of the last launch, in order. */
  readonly values: KernelArgument[];
}

/**
 * A kernel written in TypeScript. It is compiled once for each device.
 *
 * @example
 * const fill = kernel({ y: "f32[]", value: "f32" }, ({ y, value }, { globalIdx }) => {
 *   if (globalIdx.x < y.length) y[globalIdx.x] = value;
 * });
 * fill.launch(fill.over(y.length), { y, value: 3 });
 */
export class TypeScriptKernel<S extends Signature> {
  readonly name: string;
  /** Signature as `kernel` was given it: types of the parameters, and constants. */
  readonly signature: S;
  /** Function of the kernel. A test calls it as plain JavaScript, with `plainIntrinsics`. */
  readonly body: KernelBody<S>;
  readonly #signature: ParsedSignature;
  readonly #options: KernelOptions;
  readonly #origin: Origin;
  readonly #overlap: OverlapCheck;
  readonly #loaded = new Map<Device, OnDevice>();
  #source: FunctionSource | undefined;
  #last: OnDevice | undefined;

  /** @internal Use `kernel`. */
  constructor(
    name: string,
    signature: S,
    body: KernelBody<S>,
    from: { readonly options: KernelOptions; readonly origin: Origin },
  ) {
    this.name = name;
    this.signature = signature;
    this.body = body;
    this.#signature = parseSignature(name, signature);
    this.#overlap = new OverlapCheck(name, this.#signature);
    this.#options = from.options;
    this.#origin = from.origin;
  }

  /**
   * Returns the same kernel with other options. Options that are left out stay as they are.
   *
   * @example
   * twice.with({ bounds: "check" }).launch({ grid: 1, block: 32 }, { y });
   */
  with(options: KernelOptions): TypeScriptKernel<S> {
    if (typeof options !== "object" || options === null)
      throw new TypeError(
        `kernel ${this.name}: the options are ${shown(options)}. Use an object such as { bounds: "check" }`,
      );
    checkOptions(this.name, options);
    return new TypeScriptKernel(this.name, this.signature, this.body, {
      options: { ...this.#options, ...options },
      origin: this.#origin,
    });
  }

  /** PTX of the kernel for sm_90, as a real GPU gets it. */
  get ptx(): string {
    return this.compile().ptx;
  }

  /**
   * Returns the PTX for an architecture. Throws KernelError, with the line, for text that does not compile.
   *
   * @example
   * const { ptx } = twice.compile({ architecture: "sm_80" });
   */
  compile(options: Partial<CompileTarget> = {}): Compiled {
    const { architecture = "sm_90", fma = this.#options.fma ?? true, pointers = true } = options;
    this.#source ??= new FunctionSource(
      this.name,
      this.body as (...values: never[]) => unknown,
      this.#origin,
    );
    const { maximumThreads, bounds } = this.#options;
    return compileKernel(
      {
        name: this.name,
        signature: this.#signature,
        source: this.#source,
        maximumThreads,
        checksBounds: bounds === "check",
      },
      { architecture, fma, pointers },
    );
  }

  /**
   * Returns the kernel as loaded on a device: `attributes()`, `ptx`, `wat`, `activeBlocks()`. Its own `launch`
   * does not check that readonly buffers are apart from written ones.
   *
   * @example
   * console.log(twice.on(device).ptx);
   */
  on(device: Device): LoadedKernel {
    return this.#load(device).kernel;
  }

  /**
   * Returns a grid that covers `count` elements with one thread each.
   *
   * @example
   * twice.launch(twice.over(1000, 128), { y });
   */
  over(count: number, block = 256): { readonly grid: number; readonly block: number } {
    if (!Number.isSafeInteger(count) || count < 0)
      throw new RangeError(`over: the count is ${shown(count)}. Use a whole number of elements`);
    return { grid: Math.max(1, Math.ceil(count / block)), block };
  }

  /**
   * Launches the kernel on the device of its buffers or of its stream. The arguments are an object by name, or
   * a list in the order of the signature. Options are those of `Kernel.launch`. Throws TypeError where a
   * readonly buffer shares memory with one that the kernel may write.
   *
   * @example
   * twice.launch({ grid: 4, block: 256 }, { y });
   */
  launch(
    config: LaunchConfig & { readonly trace: NonNullable<LaunchConfig["trace"]> },
    values: KernelValues<S>,
  ): KernelTrace;
  launch(config: LaunchConfig, values: KernelValues<S>): void;
  launch(config: LaunchConfig, values: KernelValues<S>): KernelTrace | undefined {
    const on = this.#prepare(config, values);
    return on.kernel.launch(config as never, on.values) as KernelTrace | undefined;
  }

  /**
   * Launches the kernel on the soft GPU and returns its counts by line, as `Kernel.profile` does.
   *
   * @example
   * console.log(twice.profile(twice.over(y.length), { y }));
   */
  profile(config: LaunchConfig, values: KernelValues<S>): ReturnType<LoadedKernel["profile"]> {
    const on = this.#prepare(config, values);
    return on.kernel.profile(config, on.values);
  }

  /**
   * Launches the kernel on the soft GPU with threads that stop at lines, as `Kernel.debug` does.
   *
   * @example
   * using threads = twice.debug({ grid: 1, block: 32 }, { y }, { at: ["kernel-prelude.ts:26"], thread: 5 });
   */
  debug(
    config: LaunchConfig,
    values: KernelValues<S>,
    options: Parameters<LoadedKernel["debug"]>[2],
  ): ReturnType<LoadedKernel["debug"]> {
    const on = this.#prepare(config, values);
    return on.kernel.debug(config, on.values, options);
  }

  /** Finds the device, and writes the arguments in order. */
  #prepare(config: LaunchConfig, given: KernelValues<S>): OnDevice {
    if (typeof given !== "object" || given === null)
      throw new TypeError(
        `kernel ${this.name}: the arguments are ${shown(given)}. Use an object such as { ${this.#names()} }`,
      );
    const device = config?.stream?.device ?? this.#deviceOf(given);
    const on = this.#last?.device === device ? this.#last : this.#load(device);
    this.#last = on;
    this.#write(on, given);
    return on;
  }

  #names(): string {
    return this.#signature.parameters.map(({ name }) => name).join(", ");
  }

  #deviceOf(given: KernelValues<S>): Device {
    const isList = Array.isArray(given);
    const { parameters } = this.#signature;
    for (let i = 0; i < parameters.length; i++) {
      const value: unknown = isList ? given[i] : (given as Record<string, unknown>)[parameters[i]!.name];
      if (value instanceof Buffer) return value.device;
    }
    if (this.#options.device !== undefined) return this.#options.device;
    if (this.#last !== undefined && !this.#last.device.closed) return this.#last.device;
    throw new TypeError(
      `kernel ${this.name}: no argument is a buffer, so the device is not known. Pass a stream, { grid, block, stream: gpu.stream }`,
    );
  }

  #write(on: OnDevice, given: KernelValues<S>): void {
    const { parameters } = this.#signature;
    const isList = Array.isArray(given);
    if (isList && given.length !== parameters.length)
      throw new TypeError(
        `kernel ${this.name} takes ${parameters.length} arguments (${this.#names()}), ${given.length} given`,
      );
    const { values } = on;
    for (let i = 0; i < parameters.length; i++) {
      const parameter = parameters[i]!;
      const value = isList ? given[i] : (given as Record<string, KernelArgument>)[parameter.name];
      if (value === undefined) this.#missing(given, parameter.name);
      if (parameter.kind === "array" && value instanceof Buffer) this.#checkElements(parameter, value);
      values[i] = value!;
    }
    if (!isList) this.#checkNames(given as Record<string, unknown>);
    this.#overlap.run(values);
    const { lengths } = on.compiled;
    for (let i = 0; i < lengths.length; i++)
      values[parameters.length + i] = this.#length(lengths[i]!, values);
  }

  #missing(given: KernelValues<S>, name: string): never {
    const has = Object.keys(given);
    throw new TypeError(
      `kernel ${this.name}: the argument ${name} is missing${Array.isArray(given) ? "" : `: given are ${has.join(", ") || "none"}`}`,
    );
  }

  #checkNames(given: Record<string, unknown>): void {
    let count = 0;
    for (const _ in given) count++;
    if (count === this.#signature.parameters.length) return;
    const known = new Set(this.#signature.parameters.map(({ name }) => name));
    const unknown = Object.keys(given).find((name) => !known.has(name));
    throw new TypeError(
      `kernel ${this.name} has no parameter ${unknown}: its parameters are ${this.#names()}, and constants are given once, in the signature`,
    );
  }

  #checkElements({ name, element }: ParsedParameter & { kind: "array" }, buffer: Buffer): void {
    const { scalar, struct } = element;
    if (struct !== undefined) {
      this.#checkStructs(name, struct, buffer);
      return;
    }
    const wanted = scalar === "bool" ? "u8" : scalar === "bf16" ? "u16" : scalar;
    if (buffer.type === wanted) return;
    throw new TypeError(
      `kernel ${this.name}: the argument ${name} is a buffer of ${buffer.type}, the signature says ${elementName(element)}[]. Pass a buffer of ${wanted}, or buffer.as("${wanted}")`,
    );
  }

  #checkStructs(name: string, { name: type, bytes, align }: StructShape, buffer: Buffer): void {
    const { byteLength, pointer } = buffer;
    if (byteLength % bytes !== 0)
      throw new TypeError(
        `kernel ${this.name}: the argument ${name} has ${byteLength} bytes, and a ${type} has ${bytes}. Pass a buffer of a whole number of structs`,
      );
    if (Number(pointer) % align !== 0)
      throw new TypeError(
        `kernel ${this.name}: the argument ${name} begins at an address that is not a multiple of ${align}, the alignment of ${type}. Pass a part that begins at a struct`,
      );
  }

  #length(name: string, values: readonly KernelArgument[]): number {
    const { parameters } = this.#signature;
    const index = parameters.findIndex((each) => each.name === name);
    const value = values[index];
    if (!(value instanceof Buffer))
      throw new TypeError(
        `kernel ${this.name}: the body reads ${name}.length, so ${name} must be a buffer, not ${shown(value)}`,
      );
    const parameter = parameters[index] as ParsedParameter & { kind: "array" };
    const { struct, lanes } = parameter.element;
    const length = Math.floor(struct === undefined ? value.length / lanes : value.byteLength / struct.bytes);
    if (length > 0x7fffffff)
      throw new RangeError(
        `kernel ${this.name}: ${name} has ${length} elements of ${bytesOfBuffer(value.type)} bytes, and ${name}.length is an i32. Pass its length as a "u64" parameter`,
      );
    return length;
  }

  #load(device: Device): OnDevice {
    const known = this.#loaded.get(device);
    if (known !== undefined && !known.device.closed && !known.kernel.module.closed) return known;
    const isSoft = device.provider === "soft";
    const compiled = this.compile({
      architecture: `sm_${device.computeCapability.replace(".", "")}`,
      fma: this.#options.fma ?? !isSoft,
      pointers: !isSoft,
    });
    const module = device.loadModule(compiled.ptx);
    const on = { device, compiled, kernel: module.kernel(this.name, this.#types(compiled)), values: [] };
    this.#loaded.set(device, on);
    return on;
  }

  /** Returns the parameter types of the loaded kernel. */
  #types({ lengths }: Compiled): string {
    const types = this.#signature.parameters.map((each) => {
      if (each.kind === "array") return "ptr";
      return each.type === "f16" || each.type === "bf16" ? "f32" : each.type;
    });
    return [...types, ...lengths.map(() => "i32")].join(", ");
  }

  [Symbol.for("nodejs.util.inspect.custom")](): string {
    const texts = this.#signature.parameters.map((each) =>
      each.kind === "scalar"
        ? `${each.name}: ${each.type}`
        : `${each.name}: ${each.readonly ? "readonly " : ""}${elementName(each.element)}[]${each.sizes.map((size) => `[${size}]`).join("")}`,
    );
    return `Kernel ${this.name}(${texts.join(", ")})`;
  }
}
