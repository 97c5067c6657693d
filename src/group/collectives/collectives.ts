import { checkOptions } from "../../arguments/check-options.ts";
import { shown } from "../../arguments/shown.ts";
import { Buffer, type Device, type Stream } from "../../cuda/index.ts";
import type { Membership } from "../membership.ts";
import { SymmetricBuffer } from "../memory/symmetric.ts";
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
import { CONCATENATE, type CollectiveType, operations } from "./element.ts";
import type { LaunchPlan } from "./launch-plan.ts";
import type { Operands } from "./launcher.ts";
import type { Plan } from "./plan.ts";
import { type PassSide, toAll, type Way } from "./way.ts";

/** A buffer of this group's device, open; TypeError for anything else. */
function checkBuffer(value: unknown, what: string, device: Device): Buffer {
  if (!(value instanceof Buffer)) {
    const own = value instanceof SymmetricBuffer ? "its .local" : "a Buffer of the group's device";
    throw new TypeError(`${what} is ${shown(value)}: use ${own}`);
  }
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

/** The calls that all members make together: each is checked, and given to the way that the group has. */
export class Collectives {
  readonly way: Way;
  /** How long a kernel waits for other members. */
  readonly limitNanoseconds: number;
  readonly #membership: Membership;
  readonly #device: Device;

  constructor(membership: Membership, device: Device, way: Way, limitMs: number) {
    this.#membership = membership;
    this.#device = device;
    this.way = way;
    this.limitNanoseconds = Math.min(limitMs, 1e9) * 1e6;
  }

  plan(bytes: number): Plan {
    return this.way.plan(bytes);
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

  allReduce(input: Buffer, output: Buffer | undefined, options: ReduceOptions | undefined): void {
    const name = "allReduce";
    const { operation, bf16, stream } = quickReduceOptions(name, options);
    const operands = this.#operands(name, input, output, stream);
    checkPair(name, input, operands.output, operands.output.length);
    const type = typeOf(name, input, bf16);
    const call = { name, type, count: input.length, detail: operation };
    this.way.allReduce({ call, type, operands }, operation);
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
    this.way.pieces({ call, type, operands }, plan);
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
    this.way.pieces({ call, type, operands }, plan);
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
    const { type } = input;
    this.way.pieces({ call: { name, type, count, detail: "" }, type, operands }, plan);
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
    this.way.pieces({ call, type: buffer.type, operands }, plan);
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
    const { type } = input;
    this.way.pieces({ call: { name, type, count, detail: "" }, type, operands }, plan);
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
    this.way.pass(stream, sent, got);
  }

  get idle(): boolean {
    return this.way.idle;
  }

  close(): void {
    this.way.close();
  }
}
