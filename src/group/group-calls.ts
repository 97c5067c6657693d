import { checkValue } from "../arguments/check-value.ts";
import { oneOf, whole } from "../arguments/value-type.ts";
import { Buffer, type ElementType } from "../cuda/index.ts";
import { Resource } from "../lifetime/resource.ts";
import { allToAllV } from "./collectives/all-to-all-v.ts";
import type {
  CollectiveOptions,
  ReduceOptions,
  RootOptions,
  RootReduceOptions,
} from "./collectives/collective-options.ts";
import type { Collectives } from "./collectives/collectives.ts";
import type { Plan } from "./collectives/plan.ts";

const allReduce = oneOf("allReduce");
const size = whole(0, Number.MAX_SAFE_INTEGER);

/** Whether a call in place was given its options where an output could be. */
function areOptions<O extends object>(output: Buffer | O | undefined, options: O | undefined): output is O {
  if (output === undefined || output instanceof Buffer || options !== undefined) return false;
  return output !== null && Object.getPrototypeOf(output) === Object.prototype;
}

/** The collectives of a group: each member makes the same calls in the same order, and each returns when it is enqueued. */
export abstract class GroupCalls extends Resource {
  /** @internal The collectives, or an error that says why there are none. */
  protected abstract ready(what: string): Collectives;

  /** @internal Those that were made, whoever is lost since. */
  protected abstract made(what: string): Collectives;

  /**
   * Combines the elements of all members, and gives the result to all, in the stream's order: in place, or into `output`. Returns when
   * it is enqueued; {@link done} tells how it went. The order of summation is that of the ranks: all get the same bits, in every run.
   *
   * @example
   * const gradients = group.device.allocate(1000, "f32").fill(1);
   * group.allReduce(gradients, { operation: "average" });
   * await group.done();
   */
  allReduce<E extends ElementType>(inPlace: Buffer<E>, options?: ReduceOptions): void;
  allReduce<E extends ElementType>(
    input: Buffer<E>,
    output: Buffer<E> | undefined,
    options?: ReduceOptions,
  ): void;
  allReduce(input: Buffer, output?: Buffer | ReduceOptions, options?: ReduceOptions): void {
    const calls = this.ready("allReduce");
    if (areOptions(output, options)) calls.allReduce(input, undefined, output);
    else calls.allReduce(input, output, options);
  }

  /** As {@link allReduce}, but only the root's output (or input) gets the result. */
  reduce<E extends ElementType>(inPlace: Buffer<E>, options?: RootReduceOptions): void;
  reduce<E extends ElementType>(
    input: Buffer<E>,
    output: Buffer<E> | undefined,
    options?: RootReduceOptions,
  ): void;
  reduce(input: Buffer, output?: Buffer | RootReduceOptions, options?: RootReduceOptions): void {
    const calls = this.ready("reduce");
    if (areOptions(output, options)) calls.reduce(input, undefined, output);
    else calls.reduce(input, output, options);
  }

  /** Combines the elements of all members, and gives each its share: `input` has a share for each rank, `output` is one. */
  reduceScatter<E extends ElementType>(input: Buffer<E>, output: Buffer<E>, options?: ReduceOptions): void {
    this.ready("reduceScatter").reduceScatter(input as Buffer, output as Buffer, options);
  }

  /** Gives all members' elements to all: `output` has those of rank 0, then of rank 1, and so on. */
  allGather<E extends ElementType>(input: Buffer<E>, output: Buffer<E>, options?: CollectiveOptions): void {
    this.ready("allGather").allGather(input as Buffer, output as Buffer, options);
  }

  /** Gives the root's elements to all. */
  broadcast<E extends ElementType>(buffer: Buffer<E>, options?: RootOptions): void {
    this.ready("broadcast").broadcast(buffer as Buffer, options);
  }

  /**
   * Each member gives every other a share of its own: the r-th of `input` goes to rank r, the r-th of `output` came from it. Fastest where
   * `output` lies in the same {@link symmetric} memory in all members: they write it in each other.
   *
   * @example
   * using output = await group.symmetric(1024 * group.size, "f32");
   * group.allToAll(group.device.allocate(1024 * group.size, "f32").fill(group.rank), output.local);
   * await group.done();
   */
  allToAll<E extends ElementType>(input: Buffer<E>, output: Buffer<E>, options?: CollectiveOptions): void {
    this.ready("allToAll").allToAll(input as Buffer, output as Buffer, options);
  }

  /**
   * Sends a buffer to one member, which calls {@link receive} for the same type and length. It is done when all of it is on its way: four
   * chunks (4 MiB) wait there, what is more waits for the receiver. Sends to a member, and receives from one, meet in order.
   */
  send<E extends ElementType>(buffer: Buffer<E>, to: number, options?: CollectiveOptions): void {
    this.ready("send").pass("send", { buffer: buffer as Buffer, rank: to }, undefined, options);
  }

  /** Gets a buffer from one member, which {@link send}s it. */
  receive<E extends ElementType>(buffer: Buffer<E>, from: number, options?: CollectiveOptions): void {
    this.ready("receive").pass("receive", undefined, { buffer: buffer as Buffer, rank: from }, options);
  }

  /** Sends to one member and gets from one at the same time: two that send much to each other first would wait for each other. */
  sendReceive<E extends ElementType>(
    sent: Buffer<E>,
    to: number,
    got: Buffer<E>,
    from: number,
    options?: CollectiveOptions,
  ): void {
    const sides = [
      { buffer: sent as Buffer, rank: to },
      { buffer: got as Buffer, rank: from },
    ] as const;
    this.ready("sendReceive").pass("sendReceive", ...sides, options);
  }

  /**
   * As {@link allToAll}, with pieces of different lengths: `sent[r]` elements of `input` go to rank r, side by side, and `got[r]` come
   * from it. What a member sends to another one is what that one gets from it: MismatchError otherwise.
   */
  allToAllV<E extends ElementType>(
    input: Buffer<E>,
    sent: readonly number[],
    output: Buffer<E>,
    got: readonly number[],
    options?: CollectiveOptions,
  ): void {
    allToAllV(this.ready("allToAllV"), input as Buffer, sent, output as Buffer, got, options);
  }

  /**
   * How an allReduce of so many bytes is done, and why. TypeError for any other call; RangeError for what is no number of bytes.
   *
   * @example
   * console.log(group.plan("allReduce", 1 << 20).reason);
   */
  plan(operation: "allReduce", bytes: number): Plan {
    checkValue("plan: the operation", allReduce, operation);
    checkValue("plan: bytes", size, bytes);
    return this.made("plan").plan(bytes);
  }
}
