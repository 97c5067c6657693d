import { checkOptions } from "../../../arguments/options.ts";
import { shown } from "../../../arguments/shown.ts";
import { isCapturing } from "../../../cuda/capture/open-captures.ts";
import type { Buffer, Device, Kernel, Module, Stream } from "../../../cuda/index.ts";
import type { Algorithm } from "../algorithm.ts";
import {
  type Fp8Format,
  type Fp8Reduction,
  fp8Gather,
  fp8Reduction,
  type GatherOptions,
  gatherOptions,
  type ReduceOptions,
  reduceOptions,
} from "../collective-options.ts";
import type { Collectives } from "../collectives.ts";
import { CONCATENATE, operations, type ReduceOperation } from "../element.ts";
import { toAll } from "../exchange-plan.ts";
import { kernelText } from "../kernels/kernel-text.ts";

const parameters = "ptr, i64, ptr, u32, u32, u32, ptr, ptr, i64";
const threads = 256;
const mostBlocks = 512;
/** Largest call, in bytes, whose data each member receives whole and combines by itself. */
const wholeBytes = 32 * 1024;
/** Distance between two rows is a multiple of this number of bytes, so that kernels read whole words. */
const rowAlignment = 16;

/** Parts of a call that are the same for all of its steps. */
interface Step {
  readonly name: string;
  readonly detail: string;
  readonly stream: Stream;
}

/**
 * Collectives of fp8 numbers with a scale for each tensor. Exchanges move the bytes, so a number costs one byte on
 * the way. A kernel combines the numbers of all ranks in f32, in rank order, and rounds once.
 */
export class Fp8Collectives {
  readonly collectives: Collectives;
  readonly #device: Device;
  #module: Module | undefined;
  readonly #kernels = new Map<Fp8Format, Kernel>();
  readonly #rooms = new Map<string, Buffer<"u8">>();
  /** Memory that graphs may still use. */
  readonly #retired: Buffer<"u8">[] = [];
  #isCaptured = false;

  constructor(device: Device, collectives: Collectives) {
    this.#device = device;
    this.collectives = collectives;
  }

  get #algorithm(): Algorithm {
    return this.collectives.algorithm;
  }

  allReduce(input: Buffer, output: Buffer, options: ReduceOptions): void {
    const { size } = this.collectives;
    const { step, operation, given } = this.#begin("allReduce", input, output, options);
    const count = input.length;
    if (output.length !== count)
      throw new RangeError(
        `allReduce: an output of ${output.length} elements needs an input of as many, not of ${count}`,
      );
    if (count === 0) return;
    const kernel = this.#kernel(given.format);
    const scales = this.#gatherScales(step, count, given.scale);
    if (count <= wholeBytes) {
      const rowBytes = aligned(count);
      const rows = this.#room("rows", rowBytes * size);
      this.#exchange(step, "fp8 whole", input, rows, { count, inStride: 0, outStride: rowBytes });
      this.#combine(kernel, { rows, rowBytes, scales, output, count }, operation, given, step.stream);
      return;
    }
    // Each member combines one shard, and all of them gather the shards.
    const shard = Math.ceil(count / size);
    const isWhole = shard * size === count;
    const padded = isWhole ? input : this.#room("padded", shard * size);
    if (!isWhole) padded.set(input, 0, step.stream);
    const rowBytes = aligned(shard);
    const rows = this.#room("rows", rowBytes * size);
    this.#exchange(step, "fp8 shards", padded, rows, { count: shard, inStride: shard, outStride: rowBytes });
    const own = this.#room("shard", shard);
    this.#combine(
      kernel,
      { rows, rowBytes, scales, output: own, count: shard },
      operation,
      given,
      step.stream,
    );
    const gathered = isWhole ? output : padded;
    this.#exchange(step, "fp8 gather", own, gathered, { count: shard, inStride: 0, outStride: shard });
    if (!isWhole) output.set(gathered.slice(0, count), 0, step.stream);
  }

  reduceScatter(input: Buffer, output: Buffer, options: ReduceOptions): void {
    const { size } = this.collectives;
    const { step, operation, given } = this.#begin("reduceScatter", input, output, options);
    const count = output.length;
    if (input.length !== count * size)
      throw new RangeError(
        `reduceScatter: an output of ${count} elements needs an input of ${count * size}, not of ${input.length}`,
      );
    if (count === 0) return;
    const kernel = this.#kernel(given.format);
    const scales = this.#gatherScales(step, count, given.scale);
    const rowBytes = aligned(count);
    const rows = this.#room("rows", rowBytes * size);
    this.#exchange(step, "fp8 shards", input, rows, { count, inStride: count, outStride: rowBytes });
    this.#combine(kernel, { rows, rowBytes, scales, output, count }, operation, given, step.stream);
  }

  allGather(input: Buffer, output: Buffer, options: GatherOptions): void {
    const { size } = this.collectives;
    const { fp8, stream: given } = checkOptions(gatherOptions, "allGather", options);
    const { format, scale, scales } = checkOptions(fp8Gather, "allGather: fp8", fp8);
    const stream = this.#check("allGather", input, output, given);
    const step = { name: "allGather", detail: format, stream };
    this.#checkScale("allGather", "scale", scale, 1);
    this.#checkScale("allGather", "scales", scales, size);
    const count = input.length;
    if (output.length !== count * size)
      throw new RangeError(
        `allGather: an input of u8[${count}] in ${size} members needs an output of u8[${count * size}], not u8[${output.length}]`,
      );
    if (count === 0) return;
    this.#exchangeScales(step, count, scale, scales);
    this.#exchange(step, "fp8 gather", input, output, { count, inStride: 0, outStride: count });
  }

  /** Checks the arguments of a reduction before any work is enqueued. */
  #begin(name: string, input: Buffer, output: Buffer, options: ReduceOptions) {
    const { fp8, operation, bf16, stream } = checkOptions(reduceOptions, name, options);
    if (bf16) throw new TypeError(`${name}: bf16 and fp8 are two types of numbers. Use one of them`);
    const given = checkOptions(fp8Reduction, `${name}: fp8`, fp8);
    const { format, scale, outputScale, saturate } = given;
    const used = this.#check(name, input, output, stream);
    this.#checkScale(name, "scale", scale, 1);
    this.#checkScale(name, "outputScale", outputScale, 1);
    const detail = `${operation}, ${format}${saturate ? ", saturating" : ""}`;
    return { step: { name, detail, stream: used }, operation, given };
  }

  #check(name: string, input: Buffer, output: Buffer, stream: Stream = this.#device.stream): Stream {
    this.collectives.checkBuffers(name, input, output);
    if (input.type !== "u8")
      throw new TypeError(`${name}: fp8 numbers are in buffers of u8, but this buffer is ${input.type}`);
    if (stream.device !== this.#device)
      throw new TypeError(`${name}: the stream is on another device than the group`);
    return stream;
  }

  #checkScale(name: string, what: string, scale: Buffer<"f32">, length: number): void {
    scale.ensureOpen();
    if (scale.device !== this.#device)
      throw new TypeError(
        `${name}: fp8.${what} is on another device than the group. Allocate it with group.device`,
      );
    if ((scale.type as string) !== "f32" || scale.length !== length)
      throw new TypeError(
        `${name}: fp8.${what} is ${shown(scale.type)}[${scale.length}]. Use a buffer of f32 with ${length === 1 ? "one element" : `${length} elements, one for each rank`}`,
      );
  }

  #gatherScales(step: Step, count: number, scale: Buffer<"f32">): Buffer<"f32"> {
    const scales = this.#room("scales", 4 * this.collectives.size).as("f32");
    this.#exchangeScales(step, count, scale, scales);
    return scales;
  }

  #exchangeScales(
    { name, detail, stream }: Step,
    length: number,
    scale: Buffer<"f32">,
    scales: Buffer<"f32">,
  ): void {
    // The length of the data is part of the call, so that members with other lengths get a MismatchError.
    const call = { name, type: "u8", count: length, detail, part: "fp8 scales" };
    const plan = { ...toAll(1, this.collectives.size), outStride: 1, operation: CONCATENATE };
    this.#algorithm.exchange({ call, type: "f32", operands: { input: scale, output: scales, stream } }, plan);
  }

  #exchange(
    { name, detail, stream }: Step,
    part: string,
    input: Buffer,
    output: Buffer,
    chunks: { readonly count: number; readonly inStride: number; readonly outStride: number },
  ): void {
    const call = { name, type: "u8", count: chunks.count, detail, part };
    const plan = { ...toAll(chunks.count, this.collectives.size), ...chunks, operation: CONCATENATE };
    this.#algorithm.exchange({ call, type: "u8", operands: { input, output, stream } }, plan);
  }

  #combine(
    kernel: Kernel,
    { rows, rowBytes, scales, output, count }: Combination,
    operation: ReduceOperation,
    { outputScale, saturate = false }: Fp8Reduction,
    stream: Stream,
  ): void {
    const grid = Math.max(1, Math.min(mostBlocks, Math.ceil(count / (4 * threads))));
    const { size } = this.collectives;
    kernel.launch({ grid, block: threads, stream }, [
      ...[rows, rowBytes, scales, size, operations[operation], saturate ? 1 : 0],
      ...[outputScale, output, count],
    ]);
  }

  #kernel(format: Fp8Format): Kernel {
    let kernel = this.#kernels.get(format);
    if (kernel !== undefined) return kernel;
    this.#module ??= this.#device.loadModule(kernelText("fp8"));
    kernel = this.#module.kernel(format, parameters);
    this.#kernels.set(format, kernel);
    return kernel;
  }

  /** Returns memory of the group for a purpose, which grows with the largest call. */
  #room(purpose: string, bytes: number): Buffer<"u8"> {
    this.#isCaptured ||= isCapturing();
    const found = this.#rooms.get(purpose);
    if (found !== undefined && found.length >= bytes) return found.slice(0, bytes);
    const length = 2 ** Math.ceil(Math.log2(Math.max(256, bytes)));
    const grown = this.#device.useReserve(() => this.#device.allocate(length, "u8"));
    if (found !== undefined && this.#isCaptured) this.#retired.push(found);
    else found?.close();
    this.#rooms.set(purpose, grown);
    return grown.slice(0, bytes);
  }

  close(): void {
    for (const room of [...this.#rooms.values(), ...this.#retired]) room.close();
    this.#rooms.clear();
    this.#module?.close();
    this.#module = undefined;
    this.#kernels.clear();
  }
}

/** Rows of all ranks with their scales, and the memory of the result. */
interface Combination {
  readonly rows: Buffer<"u8">;
  readonly rowBytes: number;
  readonly scales: Buffer<"f32">;
  readonly output: Buffer;
  readonly count: number;
}

const aligned = (bytes: number): number => Math.ceil(bytes / rowAlignment) * rowAlignment;
