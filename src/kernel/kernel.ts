import { extraArguments } from "../arguments/extra-arguments.ts";
import { shown } from "../arguments/shown.ts";
import type { Device } from "../cuda/device/device.ts";
import type { Kernel as LoadedKernel } from "../cuda/kernel/kernel.ts";
import type { KernelArgument } from "../cuda/kernel/kernel-arguments.ts";
import type { LaunchConfig } from "../cuda/launch/launch-config.ts";
import { Buffer } from "../cuda/memory/buffer.ts";
import type { KernelTrace } from "../cuda/trace/kernel-trace.ts";
import { BoundsRecord } from "./bounds-record.ts";
import { type Compiled, type CompileTarget, type KernelInput, optimisedKernel } from "./compile.ts";
import { cachedKernel } from "./compile-cache.ts";
import { accessesOf } from "./explain/accesses.ts";
import { barriersOf } from "./explain/barriers.ts";
import { KernelExplanation, type KernelResources } from "./explain/explanation.ts";
import { elementName } from "./language/element.ts";
import type { GenericIntrinsics, Intrinsics } from "./language/intrinsics.ts";
import {
  type BodyArrays,
  type BodyValues,
  type DeclaredArrays,
  type GenericBodyValues,
  type IsUnchecked,
  type LaunchArguments,
  type ParsedParameter,
  type ParsedSignature,
  parseSignature,
  type Signature,
} from "./language/signature.ts";
import { callSite, FunctionSource, type Origin } from "./language/source.ts";
import { ArgumentCheck, ArgumentOrder, type HiddenArguments } from "./launch-values.ts";
import { PreparedKernel } from "./prepared-kernel.ts";
import { type Specialisation, Specialisations } from "./specialise.ts";

/**
 * Body of a kernel: the values of the signature, then the intrinsics. A test can call it as plain JavaScript. Under
 * `noUncheckedIndexedAccess` the elements of its arrays are `any`.
 */
export type KernelBody<S extends Signature> = (values: BodyValues<S>, intrinsics: Intrinsics) => void;

/**
 * Body of a kernel whose arrays have type parameters. Under `noUncheckedIndexedAccess` its elements have their types
 * and need no `!`. A body that is written in the call of `kernel` has this type.
 */
export type GenericKernelBody<S extends Signature> = IsUnchecked extends true
  ? <A extends BodyArrays<S>, M extends DeclaredArrays>(
      values: GenericBodyValues<S, A>,
      intrinsics: GenericIntrinsics<M>,
    ) => void
  : KernelBody<S>;

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
   * "check" compares each index with the length of its array. After an index outside, the launch fails with
   * CUDA_ERROR_ASSERT, and the error names the index, the array and the line, on real GPUs too. Default: no check.
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
  body: GenericKernelBody<S>,
  options?: KernelOptions,
): TypeScriptKernel<S>;
export function kernel<const S extends Signature>(
  signature: S,
  body: KernelBody<S>,
  options?: KernelOptions,
): TypeScriptKernel<S>;
export function kernel<const S extends Signature>(
  name: string,
  signature: S,
  body: GenericKernelBody<S>,
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
  const parameters = [...(isNamed ? ["name"] : []), "signature", "body", "options"];
  if (given.length > parameters.length) throw extraArguments("kernel", parameters, given.length);
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

/** Types that a kernel is compiled for, by the name of a parameter such as "(f32 | f64)[]". */
export type ChosenTypes = Readonly<Record<string, string>>;

/** Options of `compile`. */
export interface KernelCompileOptions {
  /** Architecture, such as "sm_80". Default: "sm_90". */
  readonly architecture?: string;
  /** Joins a product and a sum to one instruction. Default: that of the kernel, or true. */
  readonly fma?: boolean;
  /**
   * Moves pointers through loops instead of computing addresses, and unrolls loops with loads, as ptxas needs it. The
   * soft GPU is slower with pointers. Default: true.
   */
  readonly pointers?: boolean;
  /** Types of a generic kernel: `{ x: "f64" }`. Default: the first type of each union. */
  readonly types?: ChosenTypes;
}

/** Options of `explain`. */
export interface ExplainOptions {
  /** Device of the resources. Default: that of the last launch. */
  readonly device?: Device;
  /** Number of threads of a block. Default: 256. */
  readonly block?: number;
  /** Dynamic shared memory of a block, in bytes. Default: 0. */
  readonly sharedBytes?: number;
  /** Types of a generic kernel. Default: those of the last launch. */
  readonly types?: ChosenTypes;
}

/** A specialisation of a kernel that is loaded on one device. */
interface OnDevice {
  readonly device: Device;
  readonly specialisation: Specialisation;
  readonly kernel: LoadedKernel;
  readonly check: ArgumentCheck;
  /** Arguments of the last launch, in order, with the lengths that the kernel takes. */
  readonly values: KernelArgument[];
}

/**
 * A kernel written in TypeScript. It is compiled once for each device, and for each choice of types.
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
  readonly #specialisations: Specialisations;
  readonly #order: ArgumentOrder;
  readonly #options: KernelOptions;
  readonly #origin: Origin;
  readonly #loaded = new Map<Specialisation, Map<Device, OnDevice>>();
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
    this.#specialisations = new Specialisations(name, this.#signature);
    this.#order = new ArgumentOrder(name, this.#signature);
    this.#options = from.options;
    this.#origin = from.origin;
    from.options.device?.lib.startWorkers?.();
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

  /**
   * PTX of the kernel for sm_90, as a real GPU gets it. The PTX of a generic kernel is for the types of the last launch,
   * or for the first type of each union. Its first line names them.
   */
  get ptx(): string {
    return this.#compile(this.#chosen(undefined), {}).ptx;
  }

  /**
   * Returns the PTX for an architecture and a choice of types. Throws KernelError, with the line, for text that does
   * not compile, and TypeError for types that the signature does not have.
   *
   * @example
   * const { ptx } = twice.compile({ architecture: "sm_80" });
   */
  compile({ types, ...target }: KernelCompileOptions = {}): Compiled {
    return this.#compile(this.#specialisations.named(types ?? {}), target);
  }

  #compile({ signature, text }: Specialisation, options: KernelCompileOptions): Compiled {
    const compiled = cachedKernel(this.#input(signature), this.#target(options));
    return text === "" ? compiled : { ...compiled, ptx: `// ${text}\n${compiled.ptx}` };
  }

  #input(signature: ParsedSignature): KernelInput {
    this.#source ??= new FunctionSource(
      this.name,
      this.body as (...values: never[]) => unknown,
      this.#origin,
    );
    const { maximumThreads } = this.#options;
    return {
      ...{ name: this.name, signature, source: this.#source, maximumThreads },
      checksBounds: this.#checksBounds,
    };
  }

  get #checksBounds(): boolean {
    return this.#options.bounds === "check";
  }

  #target(options: KernelCompileOptions): CompileTarget {
    const { architecture = "sm_90", fma = this.#options.fma ?? true, pointers = true } = options;
    return { architecture, fma, pointers };
  }

  /** Types that a caller gives, or those of the last launch. */
  #chosen(types: ChosenTypes | undefined): Specialisation {
    if (types !== undefined) return this.#specialisations.named(types);
    return this.#last?.specialisation ?? this.#specialisations.first;
  }

  /** Device that a caller gives, or the device of the kernel or of its last launch. */
  #device(device: Device | undefined): Device | undefined {
    const { device: own } = this.#options;
    return device ?? own ?? (this.#last?.device.closed === false ? this.#last.device : undefined);
  }

  /**
   * WebAssembly that the soft GPU runs for the kernel, as text with the PTX of each part. Undefined where the last
   * launch was on another GPU, and before the first launch: use `kernel.on(device).wat` there.
   */
  get wat(): string | undefined {
    const device = this.#device(undefined);
    return device === undefined ? undefined : this.#load(device, this.#chosen(undefined)).kernel.wat;
  }

  /**
   * Returns the resources of the kernel on a device, as the driver reports them, and its memory accesses and barriers by
   * line. It prints as tables. A static analysis compares the addresses of neighbouring threads. "coalesced" addresses are next
   * to each other, "broadcast" is one address, and "strided" addresses have a distance. The analysis assumes that the
   * first dimension of the block is a multiple of 32.
   *
   * @example
   * console.log(`${twice.explain({ device, block: 128 })}`);
   */
  explain(options: ExplainOptions = {}): KernelExplanation {
    const { block = 256, sharedBytes = 0 } = options;
    const specialisation = this.#chosen(options.types);
    const device = this.#device(options.device);
    const ir = optimisedKernel(this.#input(specialisation.signature), this.#target({}));
    const resources =
      device === undefined
        ? undefined
        : resourcesOf(this.#load(device, specialisation).kernel, block, sharedBytes);
    return new KernelExplanation(this.name, {
      ...{ accesses: accessesOf(ir), barriers: barriersOf(ir), resources },
    });
  }

  /**
   * Returns the kernel as loaded on a device: `attributes()`, `ptx`, `wat`, `activeBlocks()`. Its own `launch`
   * does not check that readonly buffers are apart from written ones. `types` chooses those of a generic kernel.
   *
   * @example
   * console.log(twice.on(device).ptx);
   */
  on(device: Device, types: ChosenTypes = {}): LoadedKernel {
    return this.#load(device, this.#specialisations.named(types)).kernel;
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
    const on = this.#find(config, values);
    return on.kernel.launch(config as never, on.values) as KernelTrace | undefined;
  }

  /**
   * Prepares a launch that is repeated: its options and arguments are checked and packed once. `set` replaces
   * arguments. Options are those of `Kernel.prepare`. Throws as `launch` does.
   *
   * @example
   * const step = twice.prepare(twice.over(y.length), { y });
   * for (let i = 0; i < 10; i++) step.launch();
   */
  prepare(config: LaunchConfig, values: KernelValues<S>): PreparedKernel<S> {
    const on = this.#find(config, values);
    const launch = on.kernel.prepare(config, on.values);
    const { names } = this.#order;
    return new PreparedKernel<S>(
      { name: this.name, names, check: on.check, launch },
      on.values.slice(0, names.length),
    );
  }

  /**
   * Launches the kernel on the soft GPU and returns its counts by line, as `Kernel.profile` does.
   *
   * @example
   * console.log(twice.profile(twice.over(y.length), { y }));
   */
  profile(config: LaunchConfig, values: KernelValues<S>): ReturnType<LoadedKernel["profile"]> {
    const on = this.#find(config, values);
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
    const on = this.#find(config, values);
    return on.kernel.debug(config, on.values, options);
  }

  /** Finds the loaded kernel of a launch, and writes the arguments in order. */
  #find(config: LaunchConfig, values: KernelValues<S>): OnDevice {
    const last = this.#last;
    // The arguments go to their place at once, where the launch is like the last one.
    const given = last === undefined ? [] : last.values;
    this.#order.write(values as never, given);
    const device = config?.stream?.device ?? this.#deviceOf(given);
    const specialisations = this.#specialisations;
    const specialisation = specialisations.isGeneric ? specialisations.of(given) : specialisations.first;
    const isLast =
      last !== undefined &&
      last.device === device &&
      last.specialisation === specialisation &&
      !last.kernel.module.closed;
    const on = isLast ? last : this.#load(device, specialisation);
    if (on.values !== given) {
      const { length } = this.#order.names;
      for (let i = 0; i < length; i++) on.values[i] = given[i]!;
      this.#last = on;
    }
    on.check.run(on.values);
    return on;
  }

  #deviceOf(given: readonly unknown[]): Device {
    const { length } = this.#order.names;
    for (let i = 0; i < length; i++) {
      const value = given[i];
      if (value instanceof Buffer) return value.device;
    }
    if (this.#options.device !== undefined) return this.#options.device;
    if (this.#last !== undefined && !this.#last.device.closed) return this.#last.device;
    throw new TypeError(
      `kernel ${this.name}: no argument is a buffer, so the device is not known. Pass a stream, { grid, block, stream: gpu.stream }`,
    );
  }

  #load(device: Device, specialisation: Specialisation): OnDevice {
    let onDevices = this.#loaded.get(specialisation);
    if (onDevices === undefined) this.#loaded.set(specialisation, (onDevices = new Map()));
    const known = onDevices.get(device);
    if (known !== undefined && !known.device.closed && !known.kernel.module.closed) return known;
    const isSoft = device.provider === "soft";
    // The threads start while this thread compiles.
    device.lib.startWorkers?.();
    const compiled = this.#compile(specialisation, {
      architecture: `sm_${device.computeCapability.replace(".", "")}`,
      fma: this.#options.fma ?? !isSoft,
      pointers: !isSoft,
    });
    const { signature } = specialisation;
    const record = this.#checksBounds ? new BoundsRecord(device, this.name, compiled.sites) : undefined;
    if (record !== undefined) device.driver.report(record);
    const hidden = { bounds: record?.buffer, lengths: compiled.lengths };
    const on = {
      ...{ device, specialisation },
      kernel: device.loadModule(compiled.ptx).kernel(this.name, driverTypes(signature, hidden)),
      check: new ArgumentCheck(this.name, signature, hidden),
      values: [],
    };
    onDevices.set(device, on);
    return on;
  }

  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return `Kernel ${this.name}(${this.#signature.parameters.map(parameterText).join(", ")})`;
  }
}

const WARP = 32;

function resourcesOf(kernel: LoadedKernel, block: number, dynamicBytes: number): KernelResources {
  const { registers, sharedBytes, localBytes } = kernel.attributes();
  const blocks = kernel.activeBlocks(block, dynamicBytes);
  const { device } = kernel;
  const warps = device.attribute("maxThreadsPerMultiprocessor") / WARP;
  const occupancy = (blocks * Math.ceil(block / WARP)) / warps;
  return { device: device.name, registers, sharedBytes, localBytes, block, blocks, occupancy };
}

/** Returns the parameter types of a loaded kernel. */
function driverTypes({ parameters }: ParsedSignature, { bounds, lengths }: HiddenArguments): string {
  const types = parameters.map((each) => {
    if (each.kind === "array") return "ptr";
    if (each.kind === "struct") return `bytes ${each.shape.bytes}`;
    return each.type === "f16" || each.type === "bf16" ? "f32" : each.type;
  });
  const record = bounds === undefined ? [] : ["ptr"];
  return [...types, ...record, ...lengths.map(() => "i32")].join(", ");
}

function parameterText(parameter: ParsedParameter): string {
  const { name, union } = parameter;
  if (parameter.kind === "struct") return `${name}: ${parameter.shape.name}`;
  if (parameter.kind === "scalar") return `${name}: ${union?.name ?? parameter.type}`;
  const element = union === undefined ? elementName(parameter.element) : `(${union.name})`;
  const sizes = parameter.sizes.map((size) => `[${size}]`).join("");
  return `${name}: ${parameter.readonly ? "readonly " : ""}${element}[]${sizes}`;
}
