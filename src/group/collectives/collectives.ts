import { checkOptions } from "../../arguments/check-options.ts";
import { shown } from "../../arguments/shown.ts";
import { Buffer, type Device, type Stream } from "../../cuda/index.ts";
import type { Membership } from "../membership.ts";
import {
  type CollectiveOptions,
  collectiveOptions,
  quickReduceOptions,
  type ReduceOptions,
  type RootOptions,
  type RootReduceOptions,
  reduceOptions,
  rootOptions,
  rootReduceOptions,
} from "./collective-options.ts";
import { CONCATENATE, type CollectiveType, elementBytes, operations } from "./element.ts";
import type { GroupMemory } from "./group-memory.ts";
import type { KernelSet } from "./kernel-set.ts";
import type { LaunchPlan } from "./launch-plan.ts";
import { Launcher, type Operands } from "./launcher.ts";
import { Passer, type PassSide } from "./passer.ts";
import { type Plan, pieceTier, planOf, tierOf } from "./plan.ts";
import type { CallNumbers } from "./recent-calls.ts";

/** A buffer of this group's device, open; TypeError for anything else. */
function checkBuffer(value: unknown, what: string, device: Device): Buffer {
  if (!(value instanceof Buffer))
    throw new TypeError(`${what} is ${shown(value)}: use a Buffer of the group's device`);
  value.ensureOpen();
  if (value.device !== device)
    throw new TypeError(`${what} is on another device than the group's: use group.device to allocate it`);
  return value;
}

function checkPair(what: string, input: Buffer, output: Buffer, inputLength: number): void {
  if (output.type !== input.type)
    throw new TypeError(`${what}: the input is ${input.type}, the output ${output.type}`);
  if (input.length !== inputLength)
    throw new RangeError(
      `${what}: an output of ${output.length} elements needs an input of ${inputLength}, not of ${input.length}`,
    );
}

function typeOf(what: string, buffer: Buffer, bf16: boolean): CollectiveType {
  if (!bf16) return buffer.type;
  if (buffer.type !== "u16")
    throw new TypeError(`${what}: bf16 is kept in buffers of u16, this one is ${buffer.type}`);
  return "bf16";
}

/** The calls that all members make together: each checks what it is given, and launches one kernel. */
export class Collectives {
  readonly launcher: Launcher;
  readonly memory: GroupMemory;
  /** How long a kernel waits for other members. */
  readonly limitNanoseconds: number;
  readonly #membership: Membership;
  readonly #device: Device;
  readonly #passer: Passer;

  constructor(
    membership: Membership,
    device: Device,
    memory: GroupMemory,
    kernels: KernelSet,
    limitMs: number,
  ) {
    this.#membership = membership;
    this.#device = device;
    this.memory = memory;
    this.limitNanoseconds = Math.min(limitMs, 1e9) * 1e6;
    this.launcher = new Launcher(device, kernels, membership, memory, limitMs);
    this.#passer = new Passer(device, kernels, membership, memory, this.launcher.calls, limitMs);
  }

  plan(bytes: number): Plan {
    return planOf(bytes, this.#membership.size, this.memory);
  }

  #operands(what: string, input: Buffer, output: Buffer | undefined, stream: Stream | undefined): Operands {
    const device = this.#device;
    checkBuffer(input, `${what}: the input`, device);
    const into = output === undefined ? input : checkBuffer(output, `${what}: the output`, device);
    if (stream !== undefined && stream.device !== device)
      throw new TypeError(`${what}: the stream is of another device than the group's`);
    return { input, output: into, stream: stream ?? device.stream };
  }

  #root(what: string, root: number): number {
    const { size } = this.#membership;
    if (root >= size) throw new RangeError(`${what}: root ${root} of ${size} members`);
    return root;
  }

  /** What is done in one step, whatever its size. */
  #inPieces(call: CallNumbers, plan: LaunchPlan, type: CollectiveType, operands: Operands): void {
    const tier = pieceTier(plan.count * elementBytes[type], this.memory.hasLines);
    const { launcher } = this;
    launcher.launch(launcher.find(tier, call) ?? launcher.prepare(tier, call, plan, type), operands);
  }

  allReduce(input: Buffer, output: Buffer | undefined, options: ReduceOptions | undefined): void {
    const name = "allReduce";
    const { operation, bf16, stream } = quickReduceOptions(name, options);
    const operands = this.#operands(name, input, output, stream);
    checkPair(name, input, operands.output, operands.output.length);
    const type = typeOf(name, input, bf16);
    const { size } = this.#membership;
    const count = input.length;
    const tier = tierOf(count * elementBytes[type], size, this.memory);
    const call = { name, type, count, detail: operation };
    const prepared =
      this.launcher.find(tier, call) ??
      this.launcher.prepare(tier, call, { ...toAll(count, size), operation: operations[operation] }, type);
    this.launcher.launch(prepared, operands);
  }

  reduce(input: Buffer, output: Buffer | undefined, options: RootReduceOptions | undefined): void {
    const name = "reduce";
    const { operation, bf16, stream, ...given } = checkOptions(rootReduceOptions, name, options);
    const root = this.#root(name, given.root);
    const operands = this.#operands(name, input, output, stream);
    checkPair(name, input, operands.output, operands.output.length);
    const type = typeOf(name, input, bf16);
    const { size, rank } = this.#membership;
    const count = input.length;
    const plan: LaunchPlan = {
      ...toAll(count, size),
      ...(rank === root ? { sendCount: 0 } : { sendFirst: root, sendCount: 1, takeCount: 0 }),
      operation: operations[operation],
    };
    const call = { name, type, count, detail: `${operation}, root ${root}` };
    this.#inPieces(call, plan, type, operands);
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
    this.#inPieces(call, plan, type, operands);
  }

  allGather(input: Buffer, output: Buffer, options: CollectiveOptions | undefined): void {
    const name = "allGather";
    const { stream } = checkOptions(collectiveOptions, name, options);
    checkBuffer(output, `${name}: the output`, this.#device);
    const operands = this.#operands(name, input, output, stream);
    const { size } = this.#membership;
    const count = input.length;
    if (output.length !== count * size || output.type !== input.type)
      throw new RangeError(
        `${name}: an input of ${input.type}[${count}] in ${size} members needs an output of ${input.type}[${count * size}], not ${output.type}[${output.length}]`,
      );
    const plan = { ...toAll(count, size), outStride: count, operation: CONCATENATE };
    this.#inPieces({ name, type: input.type, count, detail: "" }, plan, input.type, operands);
  }

  broadcast(buffer: Buffer, options: RootOptions | undefined): void {
    const name = "broadcast";
    const { stream, ...given } = checkOptions(rootOptions, name, options);
    const root = this.#root(name, given.root);
    const operands = this.#operands(name, buffer, undefined, stream);
    const count = buffer.length;
    const { size, rank } = this.#membership;
    const plan: LaunchPlan = {
      ...toAll(count, size),
      ...(root === rank ? { takeCount: 0 } : { sendCount: 0, takeFirst: root, takeCount: 1 }),
      operation: CONCATENATE,
    };
    const call = { name, type: buffer.type, count, detail: `root ${root}` };
    this.#inPieces(call, plan, buffer.type, operands);
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
      throw new TypeError(`${name}: input and output are the same memory: use another output`);
    const count = input.length / size;
    const plan = { ...toAll(count, size), inStride: count, outStride: count, operation: CONCATENATE };
    this.#inPieces({ name, type: input.type, count, detail: "" }, plan, input.type, operands);
  }

  get rank(): number {
    return this.#membership.rank;
  }

  get size(): number {
    return this.#membership.size;
  }

  checkBuffers(what: string, input: Buffer, output: Buffer): void {
    checkBuffer(input, `${what}: the input`, this.#device);
    checkBuffer(output, `${what}: the output`, this.#device);
    if (input.type !== output.type)
      throw new TypeError(`${what}: the input is ${input.type}, the output ${output.type}`);
  }

  /** Sends to one member, gets from one, or both at once. */
  pass(
    what: string,
    sent: PassSide | undefined,
    got: PassSide | undefined,
    options: CollectiveOptions | undefined,
  ): void {
    const { stream = this.#device.stream } = checkOptions(collectiveOptions, what, options);
    for (const side of [sent, got]) {
      if (side === undefined) continue;
      checkBuffer(side.buffer, `${what}: the buffer`, this.#device);
      const { size, rank } = this.#membership;
      if (!Number.isInteger(side.rank) || side.rank < 0 || side.rank >= size || side.rank === rank)
        throw new RangeError(
          `${what}: rank ${shown(side.rank)} is not another member's: there are 0 to ${size - 1}`,
        );
    }
    if (stream.device !== this.#device)
      throw new TypeError(`${what}: the stream is of another device than the group's`);
    this.#passer.pass(stream, sent, got);
  }

  get idle(): boolean {
    return this.launcher.idle && this.#passer.idle;
  }

  close(): void {
    this.launcher.close();
    this.#passer.close();
    this.memory.close();
  }
}

/** Each gives the same piece to all, and takes one of each. */
const toAll = (count: number, size: number) =>
  ({
    count,
    inStride: 0,
    outStride: 0,
    sendFirst: 0,
    sendCount: size,
    takeFirst: 0,
    takeCount: size,
  }) as const;
