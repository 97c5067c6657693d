import {
  CU_FUNC_ATTRIBUTE_BINARY_VERSION,
  CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES,
  CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES,
  CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
  CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK,
  CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED,
  CU_FUNC_ATTRIBUTE_NUM_REGS,
  CU_FUNC_ATTRIBUTE_PTX_VERSION,
  CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES,
} from "../../../ffi/cuda/constants.ts";
import { jupyterSymbol, type MediaBundle, mediaBundle } from "../../../ffi/jupyter.ts";
import { extraArguments } from "../../arguments/extra-arguments.ts";
import { wholeNumber } from "../../arguments/options.ts";
import { Count } from "../../counters/layout.ts";
import { isCapturing, useInCaptures } from "../capture/open-captures.ts";
import type { Device } from "../device/device.ts";
import { checkInternal, type Internal, internal } from "../driver/internal.ts";
import { checkStream, isKind, kind } from "../driver/kind.ts";
import { checkedLaunch } from "../inspect/checked-launch.ts";
import { type DebugOptions, debuggedLaunch, type KernelDebugger } from "../inspect/debug.ts";
import { type KernelProfile, profiledLaunch } from "../inspect/profile.ts";
import { tracedLaunch } from "../inspect/trace.ts";
import {
  checkLaunch,
  dimension,
  hasAttributes,
  type LaunchConfig,
  launchStruct,
  sharedBytesOf,
  volume,
} from "../launch/launch-config.ts";
import type { TraceOptions } from "../launch/trace-options.ts";
import type { Buffer } from "../memory/buffer.ts";
import type { Module } from "../program/module.ts";
import { knownParameters } from "../signature/known-parameters.ts";
import type { Parameter } from "../signature/parameter-type.ts";
import {
  type KernelSignature,
  type ParameterPlace,
  parseSignature,
  place,
  placeAs,
} from "../signature/signature.ts";
import type { Stream } from "../stream/stream.ts";
import type { KernelTrace } from "../trace/kernel-trace.ts";
import { type KernelArgument, KernelArguments } from "./kernel-arguments.ts";
import { PreparedLaunch } from "./prepared-launch.ts";

const attributes = {
  maximumThreads: CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK,
  sharedBytes: CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES,
  constantBytes: CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES,
  localBytes: CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES,
  registers: CU_FUNC_ATTRIBUTE_NUM_REGS,
  ptxVersion: CU_FUNC_ATTRIBUTE_PTX_VERSION,
  binaryVersion: CU_FUNC_ATTRIBUTE_BINARY_VERSION,
} as const;

/** Resources of a kernel, by name. */
export type KernelAttributes = { readonly [K in keyof typeof attributes]: number };

/**
 * A kernel of a module (`CUfunction`). Its parameters are declared, or read from its C++ symbol or its
 * source, or found by their sizes (pointers and structs). All are compared with the sizes that the driver
 * reports.
 *
 * @example
 * const saxpy = module.kernel("saxpy", "f32, ptr, ptr, u32");
 * saxpy.launch({ grid: 8, block: 128 }, [2, x, y, 1024]);
 */
export class Kernel {
  readonly module: Module;
  readonly device: Device;
  readonly name: string;
  /** The C object, `CUfunction`. */
  readonly pointer: number;
  readonly #launchKernel: Device["lib"]["cuLaunchKernel"];
  readonly #arguments: KernelArguments;
  #threadLimit = 0;

  /** @internal Use `module.kernel`. */
  constructor(
    from: Internal,
    module: Module,
    named: { readonly name: string; readonly symbol: string },
    pointer: number,
    signature: KernelSignature | undefined,
  ) {
    checkInternal(from, "Kernel", "module.kernel()");
    const { name, symbol } = named;
    this.module = module;
    this.device = module.device;
    this.name = name;
    this.pointer = pointer;
    this.#launchKernel = this.device.driver.lib.cuLaunchKernel;
    const places = discover(this.device, pointer);
    if (signature !== undefined) {
      const types = parseSignature(signature);
      this.#arguments = new KernelArguments(
        this.device,
        name,
        places ? placeAs(name, types, places) : place(types),
      );
    } else {
      const found = knownParameters(name, { symbol, source: module.program?.source, places });
      if (found === undefined) {
        throw new TypeError(
          `kernel ${name}: its parameters are unknown. Declare them: module.kernel("${name}", "ptr, f32, u32")`,
        );
      }
      const { types, alignments } = found;
      const placed = places ? placeAs(name, types, places) : place(types, alignments);
      this.#arguments = new KernelArguments(this.device, name, placed);
    }
  }

  get [kind](): "Kernel" | undefined {
    return #arguments in this ? "Kernel" : undefined;
  }

  /**
   * PTX of the kernel from `.entry` on, as the soft GPU received it. Undefined on other GPUs, whose driver
   * does not return it.
   */
  get ptx(): string | undefined {
    this.module.ensureOpen();
    return this.device.driver.lib.inspector?.ptx(this.pointer);
  }

  /**
   * WebAssembly that the soft GPU runs for the kernel, as text with the PTX of each part. Undefined on other
   * GPUs.
   */
  get wat(): string | undefined {
    this.module.ensureOpen();
    return this.device.driver.lib.inspector?.wat(this.pointer);
  }

  /** Parameters with type, size and offset. */
  get parameters(): readonly Parameter[] {
    return this.#arguments.parameters;
  }

  /** @internal Memory of its arguments, for graph nodes. */
  get argumentMemory(): KernelArguments {
    return this.#arguments;
  }

  /**
   * Launches the kernel (`cuLaunchKernel`, or `cuLaunchKernelEx` for cooperative and cluster launches).
   * Returns at once and allocates nothing. Throws TypeError or RangeError for arguments that do not fit the
   * parameters, and CudaError when the driver refuses.
   * With `check` it waits and throws a KernelCheckError with the findings. With `trace` it waits and returns
   * the steps of one thread.
   */
  launch(
    config: LaunchConfig & { readonly trace: TraceOptions },
    values: readonly KernelArgument[],
  ): KernelTrace;
  launch(config: LaunchConfig, values: readonly KernelArgument[]): void;
  launch(config: LaunchConfig, values: readonly KernelArgument[]): KernelTrace | undefined {
    if (arguments.length > 2)
      throw extraArguments(
        "launch",
        ["config", "values"],
        arguments.length,
        "name a stream in config.stream",
      );
    const stream = this.#prepare(config, values);
    if (config.trace !== undefined)
      return tracedLaunch(this, { ...config, trace: config.trace }, stream.pointer);
    if (config.check === true) {
      checkedLaunch(this, config, stream.pointer, values);
      return undefined;
    }
    if (hasAttributes(config)) {
      this.#launchEx(config, stream.pointer);
      return undefined;
    }
    const { grid, block } = config;
    const flat = typeof grid === "number" && typeof block === "number";
    const code = this.#launchKernel(
      this.pointer,
      dimension(grid, 0, "grid"),
      flat ? 1 : dimension(grid, 1, "grid"),
      flat ? 1 : dimension(grid, 2, "grid"),
      dimension(block, 0, "block"),
      flat ? 1 : dimension(block, 1, "block"),
      flat ? 1 : dimension(block, 2, "block"),
      sharedBytesOf(config),
      stream.pointer,
      0,
      this.#arguments.extra,
    );
    if (code !== 0) this.#failed(code, "cuLaunchKernel", config);
    return undefined;
  }

  /**
   * Prepares a launch that is repeated: the configuration and the arguments are checked and written once. The
   * options are those of `launch`, without `check` and `trace`. Throws as `launch` does.
   *
   * @example
   * const twice = kernel.prepare({ grid: 8, block: 128 }, [x]);
   * for (let i = 0; i < 100; i++) twice.launch();
   */
  prepare(config: LaunchConfig, values: readonly KernelArgument[]): PreparedLaunch {
    this.module.ensureOpen();
    return new PreparedLaunch(internal, this, config, values);
  }

  /**
   * Launches the kernel on the soft GPU, waits, and returns its counts. They are instructions by kind,
   * coalescing, bank conflicts, idle lanes and occupancy, in total and by line, and print as a table.
   */
  profile(config: LaunchConfig, values: readonly KernelArgument[]): KernelProfile {
    return profiledLaunch(this, config, this.#prepare(config, values, "profile").pointer);
  }

  /**
   * Launches the kernel on the soft GPU with threads that stop at lines. Returns an iterator of stops. Throws
   * TypeError or RangeError for lines without code.
   *
   * @example
   * using stops = kernel.debug({ grid: 1, block: 4 }, [x], { at: ["ptx:72"], thread: 2 });
   * console.log(stops.next().value);
   */
  debug(config: LaunchConfig, values: readonly KernelArgument[], options: DebugOptions): KernelDebugger {
    return debuggedLaunch(this, config, this.#prepare(config, values, "debug").pointer, options);
  }

  /**
   * Checks the configuration of a launch, writes its arguments, and makes the context of its stream current.
   */
  #prepare(config: LaunchConfig, values: readonly KernelArgument[], of = "launch"): Stream {
    const { device } = this;
    if (this.module.closed) this.module.ensureOpen();
    checkLaunch(config, of);
    const stream = config.stream ?? device.stream;
    checkStream(stream, "launch: stream");
    stream.enter();
    if (stream.device !== device) this.#otherDevice(stream.device);
    this.#arguments.write(values);
    if (isCapturing()) this.#useInCaptures(values);
    device.counts[Count.launches]! += 1;
    return stream;
  }

  #useInCaptures(values: readonly KernelArgument[]): void {
    useInCaptures(this.module);
    for (const one of values) if (isKind<Buffer>(one, "Buffer")) useInCaptures(one.allocation);
  }

  #launchEx(config: LaunchConfig, stream: number): void {
    const struct = launchStruct(config, stream);
    const code = this.device.driver.lib.cuLaunchKernelEx(
      struct.pointer,
      this.pointer,
      0,
      this.#arguments.extra,
    );
    if (code !== 0) this.#failed(code, "cuLaunchKernelEx", config);
  }

  #failed(code: number, call: string, config: LaunchConfig): never {
    this.device.enter();
    const threads = volume(config.block, "block");
    const limit = this.attributes().maximumThreads;
    const detail =
      threads > limit ? `${threads} threads in a block, ${this.name} runs with at most ${limit}` : this.name;
    throw this.device.driver.failure(code, call, detail);
  }

  #otherDevice(other: Device): never {
    throw new TypeError(
      `kernel ${this.name} is loaded on device ${this.device.ordinal}, the stream is of device ${other.ordinal}`,
    );
  }

  /**
   * Returns registers, shared, local and constant memory, and the largest block size (`cuFuncGetAttribute`).
   */
  attributes(): KernelAttributes {
    const entries = Object.entries(attributes).map(([name, which]) => [name, this.#attribute(which)]);
    return Object.fromEntries(entries) as KernelAttributes;
  }

  #attribute(which: number): number {
    this.module.ensureOpen();
    this.device.enter();
    const { lib, results } = this.device.driver;
    this.device.driver.check(
      lib.cuFuncGetAttribute(results.pointer, which, this.pointer),
      "cuFuncGetAttribute",
    );
    return results.i32();
  }

  #set(which: number, value: number): void {
    this.module.ensureOpen();
    this.device.enter();
    this.device.driver.check(
      this.device.driver.lib.cuFuncSetAttribute(this.pointer, which, value),
      "cuFuncSetAttribute",
    );
  }

  /** Largest dynamic shared memory of a block, in bytes. Beyond 48 KiB it must be set before the launch. */
  get maximumSharedBytes(): number {
    return this.#attribute(CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES);
  }

  set maximumSharedBytes(bytes: number) {
    this.#set(CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, bytes);
  }

  /** Allows clusters of more than 8 blocks. */
  set nonPortableCluster(allowed: boolean) {
    this.#set(CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED, allowed ? 1 : 0);
  }

  /**
   * Returns the number of blocks of that size that a multiprocessor runs at once
   * (`cuOccupancyMaxActiveBlocksPerMultiprocessor`).
   */
  activeBlocks(threads: number, sharedBytes = 0): number {
    this.module.ensureOpen();
    wholeNumber("activeBlocks: threads", threads, 0, 0x7fffffff);
    wholeNumber("activeBlocks: sharedBytes", sharedBytes, 0, 0xffffffff);
    this.device.enter();
    const { lib, results } = this.device.driver;
    const call = "cuOccupancyMaxActiveBlocksPerMultiprocessor";
    this.device.driver.check(lib[call](results.pointer, this.pointer, threads, sharedBytes), call);
    return results.i32();
  }

  /**
   * Returns the block size with the highest occupancy, and the smallest grid for it
   * (`cuOccupancyMaxPotentialBlockSize`).
   */
  suggestBlock(sharedBytes = 0, atMost = 0): { readonly block: number; readonly grid: number } {
    this.module.ensureOpen();
    wholeNumber("suggestBlock: sharedBytes", sharedBytes, 0, 0xffffffff);
    wholeNumber("suggestBlock: atMost", atMost, 0, 0x7fffffff);
    this.device.enter();
    const { lib, results } = this.device.driver;
    const call = "cuOccupancyMaxPotentialBlockSize";
    const code = lib[call](results.pointer, results.second, this.pointer, 0, sharedBytes, atMost);
    this.device.driver.check(code, call);
    return { grid: results.i32(0), block: results.i32(1) };
  }

  /** Returns the largest cluster size for the launch (`cuOccupancyMaxPotentialClusterSize`). */
  maximumCluster(config: LaunchConfig): number {
    return this.#cluster("cuOccupancyMaxPotentialClusterSize", config);
  }

  /** Returns the number of clusters that the device runs at once (`cuOccupancyMaxActiveClusters`). */
  activeClusters(config: LaunchConfig): number {
    return this.#cluster("cuOccupancyMaxActiveClusters", config);
  }

  #cluster(
    call: "cuOccupancyMaxPotentialClusterSize" | "cuOccupancyMaxActiveClusters",
    config: LaunchConfig,
  ): number {
    this.module.ensureOpen();
    this.device.enter();
    const { lib, results } = this.device.driver;
    const struct = launchStruct(config, 0);
    this.device.driver.check(lib[call](results.pointer, this.pointer, struct.pointer), call);
    return results.i32();
  }

  /** Returns a grid of blocks that covers `count` elements with one thread each, and the block size. */
  cover(count: number, block?: number): { readonly grid: number; readonly block: number } {
    wholeNumber("cover: count", count, 0, Number.MAX_SAFE_INTEGER);
    if (block !== undefined) wholeNumber("cover: block", block, 1, 0x7fffffff);
    this.#threadLimit ||= Math.min(256, this.attributes().maximumThreads);
    const threads = block ?? this.#threadLimit;
    return { grid: Math.max(1, Math.ceil(count / threads)), block: threads };
  }

  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return `Kernel ${this.name}(${this.parameters.map((one) => one.type).join(", ")})`;
  }

  /** Returns the display for a Deno notebook. */
  [jupyterSymbol](): MediaBundle {
    const parameters = this.parameters.map(({ type, offset }, i) => [`${i}`, `${type} at ${offset}`]);
    return mediaBundle(`Kernel ${this.name}`, Object.fromEntries(parameters));
  }
}

/** Returns the offsets of the parameters that the driver reports. Undefined before driver 12.4. */
function discover(device: Device, kernel: number): ParameterPlace[] | undefined {
  const { lib, results } = device.driver;
  if (!lib.supports("cuFuncGetParamInfo")) return undefined;
  const places: ParameterPlace[] = [];
  for (let i = 0; ; i++) {
    const code = lib.cuFuncGetParamInfo(kernel, i, results.pointer, results.second);
    if (code !== 0) return places;
    places.push({ offset: results.u64(0), bytes: results.u64(1) });
  }
}
