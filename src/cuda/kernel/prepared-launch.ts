import { Count } from "../../counters/layout.ts";
import { isCapturing, useInCaptures } from "../capture/open-captures.ts";
import { checkInternal, type Internal } from "../driver/internal.ts";
import { checkStream } from "../driver/kind.ts";
import {
  checkLaunch,
  dimension,
  hasAttributes,
  type LaunchConfig,
  type LaunchStruct,
  launchStruct,
  sharedBytesOf,
} from "../launch/launch-config.ts";
import { Buffer } from "../memory/buffer.ts";
import { bufferOf } from "../memory/buffer-holder.ts";
import type { Stream } from "../stream/stream.ts";
import type { Kernel } from "./kernel.ts";
import { type KernelArgument, KernelArguments } from "./kernel-arguments.ts";

/** Numbers of blocks and of threads, in x, y and z. */
type Six = readonly [number, number, number, number, number, number];

/** Returns the buffers of the arguments, by their indices. */
function buffersOf(values: readonly KernelArgument[]): (Buffer | undefined)[] {
  return values.map((each) => bufferOf(each)).map((each) => (each instanceof Buffer ? each : undefined));
}

/**
 * A launch that is repeated. Its configuration and arguments are checked and written once into C's memory, so that
 * a repetition is one call of C. `kernel.prepare` makes it.
 *
 * @example
 * const twice = kernel.prepare({ grid: 8, block: 128 }, [x]);
 * for (let i = 0; i < 100; i++) twice.launch();
 */
export class PreparedLaunch {
  readonly #kernel: Kernel;
  readonly #arguments: KernelArguments;
  #values: readonly KernelArgument[];
  /** Buffers by the index of their argument. A launch must not find their memory freed. */
  #buffers: (Buffer | undefined)[];
  /** Addresses that `setBuffer` and `setPointer` have written, by the index of their argument. */
  readonly #addresses: number[] = [];
  readonly #stream: Stream;
  readonly #shape: Six;
  readonly #sharedBytes: number;
  readonly #launchKernel: Kernel["device"]["lib"]["cuLaunchKernel"];
  readonly #launchKernelEx: Kernel["device"]["lib"]["cuLaunchKernelEx"];
  /** Configuration of cuLaunchKernelEx. Undefined for cuLaunchKernel. */
  readonly #struct: LaunchStruct | undefined;
  /** True where the only attribute is the overlap with the previous kernel, which the legacy stream lacks. */
  readonly #onlyOverlaps: boolean;
  #handle = 0;

  /** @internal Use `kernel.prepare`. */
  constructor(from: Internal, kernel: Kernel, config: LaunchConfig, values: readonly KernelArgument[]) {
    checkInternal(from, "PreparedLaunch", "kernel.prepare()");
    checkLaunch(config, "prepare");
    const { grid, block } = config;
    this.#kernel = kernel;
    this.#stream = config.stream ?? kernel.device.stream;
    this.#checkStream(this.#stream);
    this.#shape = [
      ...([dimension(grid, 0, "grid"), dimension(grid, 1, "grid"), dimension(grid, 2, "grid")] as const),
      ...([
        dimension(block, 0, "block"),
        dimension(block, 1, "block"),
        dimension(block, 2, "block"),
      ] as const),
    ];
    this.#sharedBytes = sharedBytesOf(config);
    this.#arguments = new KernelArguments(kernel.device, kernel.name, kernel.parameters);
    this.#arguments.write(values);
    this.#values = [...values];
    this.#buffers = buffersOf(values);
    const { lib } = kernel.device.driver;
    this.#launchKernel = lib.cuLaunchKernel;
    this.#launchKernelEx = lib.cuLaunchKernelEx;
    this.#struct = hasAttributes(config) ? launchStruct(config, 0) : undefined;
    const { cooperative, cluster, priority } = config;
    this.#onlyOverlaps = cooperative !== true && cluster === undefined && priority === undefined;
  }

  /**
   * Replaces an argument for the launches that follow, by its index. Throws TypeError or RangeError for one that does
   * not fit its parameter.
   *
   * @example
   * const twice = kernel.prepare({ grid: 8, block: 128 }, [x]);
   * twice.set(0, y);
   * twice.launch();
   */
  set(index: number, value: KernelArgument): void {
    const { length } = this.#values;
    if (!Number.isInteger(index) || index < 0 || index >= length)
      throw new RangeError(
        `set: the index is ${String(index)}. Use 0 to ${length - 1}, the parameters of ${this.#kernel.name}`,
      );
    const values = [...this.#values];
    values[index] = value;
    this.setAll(values);
  }

  /** @internal Replaces all arguments. After an error the old ones stay. */
  setAll(values: readonly KernelArgument[]): void {
    this.#addresses.length = 0;
    try {
      this.#arguments.write(values);
    } catch (error) {
      this.#arguments.write(this.#values);
      throw error;
    }
    this.#values = [...values];
    this.#buffers = buffersOf(values);
  }

  /** @internal Writes an argument that is a pointer, without checks. */
  setPointer(which: number, address: number): void {
    this.#addresses[which] = address;
    this.#arguments.setPointer(which, address);
  }

  /** @internal Replaces an argument that is a buffer, from an address in its memory on. The caller knows its type. */
  setBuffer(which: number, buffer: Buffer, address: number): void {
    this.#buffers[which] = buffer;
    if (this.#addresses[which] === address) return;
    this.#addresses[which] = address;
    this.#arguments.setPointer(which, address);
  }

  /** @internal Replaces an argument that is a scalar. Throws TypeError or RangeError for one that does not fit. */
  setScalar(which: number, value: number | bigint | boolean): void {
    this.#arguments.writeOne(which, value);
  }

  /** @internal Writes an argument that is a u32, without checks. */
  setWord(which: number, value: number): void {
    this.#arguments.setWord(which, value);
  }

  /**
   * Launches the kernel (`cuLaunchKernel`, or `cuLaunchKernelEx` for cooperative and cluster launches) on the stream
   * of `prepare`, or on the given one. Returns at once and allocates nothing. Throws ClosedError for a buffer that
   * was closed, and CudaError when the driver refuses.
   *
   * @example
   * const twice = kernel.prepare({ grid: 8, block: 128 }, [x]);
   * twice.launch(device.stream);
   */
  launch(stream: Stream = this.#stream): void {
    const kernel = this.#kernel;
    if (kernel.module.closed) kernel.module.ensureOpen();
    if (stream !== this.#stream) this.#checkStream(stream);
    stream.enter();
    const buffers = this.#buffers;
    for (let i = 0; i < buffers.length; i++) buffers[i]?.ensureOpen();
    if (isCapturing()) this.#useInCaptures();
    const handle = stream.pointer;
    const struct = this.#struct;
    const isPlain = struct === undefined || (this.#onlyOverlaps && handle === 0);
    const code = isPlain ? this.#launchPlain(handle) : this.#launchEx(struct, handle);
    if (code !== 0) {
      kernel.device.enter();
      throw kernel.device.driver.failure(code, isPlain ? "cuLaunchKernel" : "cuLaunchKernelEx", kernel.name);
    }
    kernel.device.counts[Count.launches]! += 1;
  }

  #launchPlain(handle: number): number {
    const shape = this.#shape;
    return this.#launchKernel(
      this.#kernel.pointer,
      shape[0],
      shape[1],
      shape[2],
      shape[3],
      shape[4],
      shape[5],
      this.#sharedBytes,
      handle,
      0,
      this.#arguments.extra,
    );
  }

  #launchEx(struct: LaunchStruct, handle: number): number {
    if (handle !== this.#handle) {
      struct.launch.hStream = handle;
      this.#handle = handle;
    }
    return this.#launchKernelEx(struct.pointer, this.#kernel.pointer, 0, this.#arguments.extra);
  }

  #checkStream(stream: Stream): void {
    checkStream(stream, "launch: stream");
    const { device, name } = this.#kernel;
    if (stream.device !== device)
      throw new TypeError(
        `kernel ${name} is loaded on device ${device.ordinal}, the stream is of device ${stream.device.ordinal}`,
      );
  }

  #useInCaptures(): void {
    useInCaptures(this.#kernel.module);
    for (const each of this.#buffers) if (each !== undefined) useInCaptures(each.allocation);
  }
}
