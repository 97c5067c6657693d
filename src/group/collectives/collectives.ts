import { checkOptions } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import { Buffer, type Device, type Stream } from "../../cuda/index.ts";
import type { Membership } from "../membership/membership.ts";
import { SymmetricBuffer } from "../memory/symmetric.ts";
import type { Algorithm, Operands, TransferSide } from "./algorithm.ts";
import { checkOwnChunk } from "./chunk-offsets.ts";
import {
  type CollectiveOptions,
  collectiveOptions,
  type GatherOptions,
  gatherOptions,
  quickReduceOptions,
  type ReduceOptions,
  type RootOptions,
  type RootReduceOptions,
  reduceOptions,
  rootOptions,
  rootReduceOptions,
} from "./collective-options.ts";
import { CONCATENATE, type CollectiveType, operations } from "./element.ts";
import { type ExchangePlan, toAll } from "./exchange-plan.ts";
import type { Plan } from "./plan.ts";

/** Returns the buffer if it is open and on the group's device. Throws a TypeError for any other value. */
function checkBuffer(value: unknown, what: string, device: Device): Buffer {
  if (!(value instanceof Buffer)) {
    const own = value instanceof SymmetricBuffer ? "its .local" : "a Buffer of the group's device";
    throw new TypeError(`${what} is ${shown(value)}. Use ${own}.`);
  }
  value.ensureOpen();
  if (value.device !== device)
    throw new TypeError(`${what} is on another device than the group. Allocate it with group.device.`);
  return value;
}

function checkPair(what: string, input: Buffer, output: Buffer, inputLength: number): void {
  if (output.type !== input.type)
    throw new TypeError(`${what}: the input is ${input.type}, but the output is ${output.type}`);
  if (input.length !== inputLength)
    throw new RangeError(
      `${what}: an output of ${output.length} elements needs an input of ${inputLength}, not of ${input.length}`,
    );
}

function typeOf(what: string, buffer: Buffer, bf16: boolean): CollectiveType {
  if (!bf16) return buffer.type;
  if (buffer.type !== "u16")
    throw new TypeError(`${what}: bf16 needs a buffer of u16, but this buffer is ${buffer.type}`);
  return "bf16";
}

/**
 * Collective calls of a group. Each method checks the arguments and passes the call to the group's algorithm.
 */
export class Collectives {
  readonly algorithm: Algorithm;
  /** Maximum time that a kernel waits for other members, in nanoseconds. */
  readonly limitNanoseconds: number;
  readonly #membership: Membership;
  readonly #device: Device;

  constructor(membership: Membership, device: Device, algorithm: Algorithm, limitMs: number) {
    this.#membership = membership;
    this.#device = device;
    this.algorithm = algorithm;
    this.limitNanoseconds = Math.min(limitMs, 1e9) * 1e6;
  }

  plan(bytes: number): Plan {
    return this.algorithm.plan(bytes);
  }

  #operands(what: string, input: Buffer, output: Buffer | undefined, stream: Stream | undefined): Operands {
    const device = this.#device;
    checkBuffer(input, `${what}: the input`, device);
    const into = output === undefined ? input : checkBuffer(output, `${what}: the output`, device);
    if (stream !== undefined && stream.device !== device)
      throw new TypeError(`${what}: the stream is on another device than the group`);
    return { input, output: into, stream: stream ?? device.stream };
  }

  /** Returns the rank of a root. Throws RangeError when the group has no such rank. */
  root(what: string, root: number): number {
    const { size } = this.#membership;
    if (root >= size) throw new RangeError(`${what}: root ${root} of ${size} members`);
    return root;
  }

  allReduce(input: Buffer, output: Buffer | undefined, options: ReduceOptions | undefined): void {
    const name = "allReduce";
    const { operation, bf16, stream } = quickReduceOptions(name, options);
    const operands = this.#operands(name, input, output, stream);
    checkPair(name, input, operands.output, operands.output.length);
    const type = typeOf(name, input, bf16);
    const call = { name, type, count: input.length, detail: operation };
    this.algorithm.allReduce({ call, type, operands }, operation);
  }

  reduce(input: Buffer, output: Buffer | undefined, options: RootReduceOptions | undefined): void {
    const name = "reduce";
    const { operation, bf16, stream, ...given } = checkOptions(rootReduceOptions, name, options);
    const root = this.root(name, given.root);
    const operands = this.#operands(name, input, output, stream);
    checkPair(name, input, operands.output, operands.output.length);
    const type = typeOf(name, input, bf16);
    const { size, rank } = this.#membership;
    const count = input.length;
    const plan: ExchangePlan = {
      ...toAll(count, size),
      ...(rank === root ? { sendCount: 0 } : { sendFirst: root, sendCount: 1, receiveCount: 0 }),
      operation: operations[operation],
    };
    const call = { name, type, count, detail: `${operation}, root ${root}` };
    this.algorithm.exchange({ call, type, operands }, plan);
  }

  reduceScatter(input: Buffer, output: Buffer, options: ReduceOptions | undefined): void {
    const name = "reduceScatter";
    const { operation, bf16, stream } = checkOptions(reduceOptions, name, options);
    checkBuffer(output, `${name}: the output`, this.#device);
    const operands = this.#operands(name, input, output, stream);
    const { size } = this.#membership;
    checkPair(name, input, output, output.length * size);
    const type = typeOf(name, input, bf16);
    const count = output.length;
    const plan = { ...toAll(count, size), inStride: count, operation: operations[operation] };
    const call = { name, type, count, detail: operation };
    this.algorithm.exchange({ call, type, operands }, plan);
  }

  allGather(input: Buffer, output: Buffer, options: GatherOptions | undefined): void {
    const name = "allGather";
    const { stream } = checkOptions(gatherOptions, name, options);
    checkBuffer(output, `${name}: the output`, this.#device);
    const operands = this.#operands(name, input, output, stream);
    const { size } = this.#membership;
    const count = input.length;
    if (output.length !== count * size || output.type !== input.type)
      throw new RangeError(
        `${name}: an input of ${input.type}[${count}] in ${size} members needs an output of ${input.type}[${count * size}], not ${output.type}[${output.length}]`,
      );
    const plan = { ...toAll(count, size), outStride: count, operation: CONCATENATE };
    const { type } = input;
    this.algorithm.exchange({ call: { name, type, count, detail: "" }, type, operands }, plan);
  }

  broadcast(buffer: Buffer, options: RootOptions | undefined): void {
    const name = "broadcast";
    const { stream, ...given } = checkOptions(rootOptions, name, options);
    const root = this.root(name, given.root);
    const operands = this.#operands(name, buffer, undefined, stream);
    const count = buffer.length;
    const { size, rank } = this.#membership;
    const plan: ExchangePlan = {
      ...toAll(count, size),
      ...(root === rank ? { receiveCount: 0 } : { sendCount: 0, receiveFirst: root, receiveCount: 1 }),
      operation: CONCATENATE,
    };
    const call = { name, type: buffer.type, count, detail: `root ${root}` };
    this.algorithm.exchange({ call, type: buffer.type, operands }, plan);
  }

  gather(input: Buffer, output: Buffer | undefined, options: RootOptions | undefined): void {
    const name = "gather";
    const { stream, ...given } = checkOptions(rootOptions, name, options);
    const root = this.root(name, given.root);
    const operands = this.#operands(name, input, output, stream);
    const { size, rank } = this.#membership;
    const { length: count, type } = input;
    const all = `${type}[${count * size}] for ${type}[${count}] of ${size} members`;
    if (rank === root && output === undefined)
      throw new TypeError(`${name}: rank ${root} is the root, so it needs an output of ${all}`);
    if (rank === root && (operands.output.length !== count * size || operands.output.type !== type))
      throw new RangeError(
        `${name}: the root needs an output of ${all}, not ${operands.output.type}[${operands.output.length}]`,
      );
    if (rank === root) checkOwnChunk(name, input, operands.output, root * count);
    const plan: ExchangePlan = {
      ...toAll(count, size),
      ...(rank === root
        ? { sendCount: 0, outStride: count }
        : { sendFirst: root, sendCount: 1, receiveCount: 0 }),
      operation: CONCATENATE,
    };
    this.algorithm.exchange({ call: { name, type, count, detail: `root ${root}` }, type, operands }, plan);
  }

  scatter(input: Buffer | undefined, output: Buffer, options: RootOptions | undefined): void {
    const name = "scatter";
    const { stream, ...given } = checkOptions(rootOptions, name, options);
    const root = this.root(name, given.root);
    checkBuffer(output, `${name}: the output`, this.#device);
    const { size, rank } = this.#membership;
    const { length: count, type } = output;
    if (rank === root && input === undefined)
      throw new TypeError(
        `${name}: rank ${root} is the root, so it needs an input of ${type}[${count * size}] for ${size} members`,
      );
    // Only the root's input is read.
    const operands = this.#operands(name, (rank === root ? input : undefined) ?? output, output, stream);
    if (rank === root) {
      checkPair(name, operands.input, output, count * size);
      checkOwnChunk(name, output, operands.input, root * count);
    }
    const plan: ExchangePlan = {
      ...toAll(count, size),
      ...(rank === root
        ? { inStride: count, receiveCount: 0 }
        : { sendCount: 0, receiveFirst: root, receiveCount: 1 }),
      operation: CONCATENATE,
    };
    this.algorithm.exchange({ call: { name, type, count, detail: `root ${root}` }, type, operands }, plan);
    // The plan of the root only sends, as those of the others only receive: all members choose one kernel.
    if (rank !== root || count === 0) return;
    const own = operands.input.slice(root * count, (root + 1) * count);
    if (own.pointer !== output.pointer) output.set(own, 0, operands.stream);
  }

  allToAll(input: Buffer, output: Buffer, options: CollectiveOptions | undefined): void {
    const name = "allToAll";
    const { stream } = checkOptions(collectiveOptions, name, options);
    checkBuffer(output, `${name}: the output`, this.#device);
    const operands = this.#operands(name, input, output, stream);
    const { size } = this.#membership;
    checkPair(name, input, output, output.length);
    if (input.length % size !== 0)
      throw new RangeError(`${name}: ${input.length} elements are not a multiple of ${size} members`);
    if (input.pointer === output.pointer)
      throw new TypeError(`${name}: input and output are the same memory. Use another output.`);
    const count = input.length / size;
    const plan = { ...toAll(count, size), inStride: count, outStride: count, operation: CONCATENATE };
    const { type } = input;
    this.algorithm.exchange({ call: { name, type, count, detail: "" }, type, operands }, plan);
  }

  get rank(): number {
    return this.#membership.rank;
  }

  get size(): number {
    return this.#membership.size;
  }

  /** Throws TypeError unless both are open buffers of one type on the group's device. */
  checkBuffers(what: string, input: Buffer, output: Buffer): void {
    checkBuffer(input, `${what}: the input`, this.#device);
    checkBuffer(output, `${what}: the output`, this.#device);
    if (input.type !== output.type)
      throw new TypeError(`${what}: the input is ${input.type}, but the output is ${output.type}`);
  }

  /** Sends to one member, receives from one member, or does both in one call. */
  transfer(
    what: string,
    sent: TransferSide | undefined,
    got: TransferSide | undefined,
    options: CollectiveOptions | undefined,
  ): void {
    const { stream = this.#device.stream } = checkOptions(collectiveOptions, what, options);
    for (const side of [sent, got]) {
      if (side === undefined) continue;
      checkBuffer(side.buffer, `${what}: the buffer`, this.#device);
      const { size, rank } = this.#membership;
      if (!Number.isInteger(side.rank) || side.rank < 0 || side.rank >= size || side.rank === rank)
        throw new RangeError(
          `${what}: rank ${shown(side.rank)} is not the rank of another member. Use a rank from 0 to ${size - 1}.`,
        );
    }
    if (stream.device !== this.#device)
      throw new TypeError(`${what}: the stream is on another device than the group`);
    this.algorithm.transfer(stream, sent, got);
  }

  pollIdle(): boolean {
    return this.algorithm.pollIdle();
  }

  close(): void {
    this.algorithm.close();
  }
}
