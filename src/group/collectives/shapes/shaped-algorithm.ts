import type { Buffer, Device, Stream } from "../../../cuda/index.ts";
import type { Membership } from "../../membership/membership.ts";
import type { PartTransport } from "../../memory/part-transport.ts";
import type { AbortWord, Algorithm, CheckedCall, TransferSide } from "../algorithm.ts";
import { CONCATENATE, elementBytes, operations, type ReduceOperation } from "../element.ts";
import { type ExchangePlan, toAll } from "../exchange-plan.ts";
import type { Plan, Shape } from "../plan.ts";
import { Combiner } from "../rdma/combiner.ts";
import type { RecentCalls } from "../recent-calls.ts";
import type { SizeChoices } from "../size-choices.ts";
import { type ShapeOrder, treeDistances } from "./shape-steps.ts";

/** Distance between the rows of two members is a multiple of this number of bytes. */
const rowAlignment = 128;

const reasons: Readonly<Record<Shape, string>> = {
  star: "all members send to one, which combines the data and sends the result to all",
  ring: "each member passes the data of the others on to the next one, and combines all of it",
  tree: "members pass data on in pairs to rank 0, which combines it, and the result takes the way back",
};

/** Ranks that a member sends to and receives from in one step. Undefined without either. */
interface StepPeers {
  readonly to?: number | undefined;
  readonly from?: number | undefined;
}

/**
 * Adds the shapes star, ring and tree to an algorithm. A shape is a sequence of exchanges of that algorithm between some
 * members. It sends through fewer links than the direct algorithms, and so avoids slow ones. The data is combined in
 * the order of the ranks, so the bits are those of the direct algorithms. A call uses a shape where its size was
 * measured to be faster with it.
 */
export class ShapedAlgorithm implements Algorithm {
  readonly inner: Algorithm;
  readonly choices: SizeChoices;
  /** Members of the shapes. All members have the same order. */
  order: ShapeOrder;
  readonly #device: Device;
  readonly #rank: number;
  readonly #size: number;
  readonly #combiner: Combiner;
  /** Rows with the data of the members. It grows with the largest call. */
  #rows: Buffer<"u8"> | undefined;

  private constructor(membership: Membership, device: Device, inner: Algorithm, choices: SizeChoices) {
    this.inner = inner;
    this.choices = choices;
    this.#device = device;
    this.#rank = membership.rank;
    this.#size = membership.size;
    this.#combiner = new Combiner(device);
    this.order = { center: 0, ring: membership.members.map(({ rank }) => rank) };
  }

  /** Adds the shapes, unless the algorithm has no alternatives or the group is too small for them. */
  static over(membership: Membership, device: Device, inner: Algorithm): Algorithm {
    const { choices } = inner;
    return membership.size < 3 || choices === undefined
      ? inner
      : new ShapedAlgorithm(membership, device, inner, choices);
  }

  get calls(): RecentCalls {
    return this.inner.calls;
  }

  get transportText(): string {
    return this.inner.transportText ?? "";
  }

  get partTransport(): PartTransport | undefined {
    return this.inner.partTransport;
  }

  get threadError(): string {
    return this.inner.threadError ?? "";
  }

  get hostBuffer(): Buffer<"u32"> {
    return this.inner.hostBuffer;
  }

  get poisonWord(): AbortWord | undefined {
    return this.inner.poisonWord;
  }

  get outlivesEpoch(): boolean {
    return this.inner.outlivesEpoch === true;
  }

  pollFailure(): boolean {
    return this.inner.pollFailure();
  }

  failedCall(): string {
    return this.inner.failedCall();
  }

  codeOf(rank: number): number {
    return this.inner.codeOf(rank);
  }

  pollIdle(): boolean {
    return this.inner.pollIdle();
  }

  plan(bytes: number): Plan {
    const shape = this.choices.shapeOf(bytes);
    return shape === undefined
      ? this.inner.plan(bytes)
      : { tier: shape, reason: `measured to be the fastest: ${reasons[shape]}` };
  }

  allReduce(checked: CheckedCall, operation: ReduceOperation): void {
    const { count } = checked.call;
    const bytes = count * elementBytes[checked.type];
    const shape = count === 0 ? undefined : this.choices.shapeOf(bytes);
    if (shape === undefined) {
      this.inner.allReduce(checked, operation);
      return;
    }
    this.choices.count(bytes);
    if (shape === "star") this.#star(checked, operation);
    else if (shape === "ring") this.#ring(checked, operation);
    else this.#tree(checked, operation);
  }

  #star(checked: CheckedCall, operation: ReduceOperation): void {
    const { center } = this.order;
    const isCenter = this.#rank === center;
    const { call, operands } = checked;
    const all = toAll(call.count, this.#size);
    const gathered: ExchangePlan = {
      ...all,
      ...(isCenter ? { sendCount: 0 } : { sendFirst: center, sendCount: 1, receiveCount: 0 }),
      operation: operations[operation],
    };
    this.inner.exchange({ ...checked, call: { ...call, part: "star in" } }, gathered);
    const scattered: ExchangePlan = {
      ...all,
      ...(isCenter ? { receiveCount: 0 } : { sendCount: 0, receiveFirst: center, receiveCount: 1 }),
      operation: CONCATENATE,
    };
    const { output, stream } = operands;
    this.inner.exchange(
      { ...checked, call: { ...call, part: "star out" }, operands: { input: output, output, stream } },
      scattered,
    );
  }

  #ring(checked: CheckedCall, operation: ReduceOperation): void {
    const { ring } = this.order;
    const size = this.#size;
    const at = ring.indexOf(this.#rank);
    const peers = { to: ring[(at + 1) % size], from: ring[(at + size - 1) % size] };
    const { input } = checked.operands;
    const rows = this.#rowsFor(checked, size);
    for (let step = 0; step < size - 1; step++) {
      const sent = ring[(at - step + size) % size]!;
      const got = ring[(at - step - 1 + size) % size]!;
      const from = step === 0 ? input : rows.row(sent);
      this.#step(checked, `ring ${step}`, peers, from, rows.row(got));
    }
    this.#combine(checked, operation, rows);
  }

  #tree(checked: CheckedCall, operation: ReduceOperation): void {
    const size = this.#size;
    const rank = this.#rank;
    const distances = treeDistances(size);
    const { output, input, stream } = checked.operands;
    const rows = this.#rowsFor(checked, 2 ** distances.length);
    const peersAt = (distance: number): StepPeers & { readonly isFar: boolean } => {
      const isFar = rank % (2 * distance) === distance;
      if (isFar) return { to: rank - distance, isFar };
      const isNear = rank % (2 * distance) === 0 && rank + distance < size;
      return { from: isNear ? rank + distance : undefined, isFar };
    };
    if (input.length > 0) rows.row(rank).set(input, 0, stream);
    for (const distance of distances) {
      const peers = peersAt(distance);
      // A member without a part in the step passes rows that exist.
      const sent = rows.rows(peers.to === undefined ? 0 : rank, distance);
      const got = rows.rows(peers.from ?? 0, distance);
      this.#step(checked, `tree in ${distance}`, peers, sent, got);
    }
    if (rank === 0) this.#combine(checked, operation, rows);
    for (const distance of distances.toReversed()) {
      const { to, from } = peersAt(distance);
      this.#step(checked, `tree out ${distance}`, { to: from, from: to }, output, output);
    }
  }

  /** Sends `input` to one member at most, and receives `output` from one member at most. */
  #step(checked: CheckedCall, part: string, { to, from }: StepPeers, input: Buffer, output: Buffer): void {
    const { call, type, operands } = checked;
    const plan: ExchangePlan = {
      ...{ count: input.length, inStride: 0, outStride: 0, operation: CONCATENATE },
      ...{ sendFirst: to ?? 0, sendCount: to === undefined ? 0 : 1 },
      ...{ receiveFirst: from ?? 0, receiveCount: from === undefined ? 0 : 1 },
    };
    const step = { ...call, count: input.length, part };
    this.inner.exchange({ call: step, type, operands: { input, output, stream: operands.stream } }, plan);
  }

  /** Combines the rows of all members in the order of the ranks. */
  #combine({ call, type, operands }: CheckedCall, operation: ReduceOperation, rows: Rows): void {
    const { input, output, stream } = operands;
    const { count } = call;
    const combination = {
      own: input,
      slots: rows.buffer,
      slotBytes: rows.rowBytes,
      operation: operations[operation],
      output,
      count,
    };
    this.#combiner.combine(type, this.#rank, this.#size, combination, stream);
  }

  /** Returns `count` rows for the data of a call. Loads the kernel of its type before any work is enqueued. */
  #rowsFor({ call, type, operands }: CheckedCall, count: number): Rows {
    this.#combiner.kernel(type);
    const each = elementBytes[type];
    const rowBytes = Math.ceil((call.count * each) / rowAlignment) * rowAlignment;
    if (this.#rows === undefined || this.#rows.byteLength < rowBytes * count) {
      // All sizes of a class fit, so that no call allocates after the measurement of its class.
      const most = 2 ** Math.ceil(Math.log2(rowBytes + 1));
      const grown = this.#device.useReserve(() => this.#device.allocate(most * count, "u8"));
      this.#rows?.close();
      this.#rows = grown;
    }
    return new Rows(this.#rows, rowBytes, call.count, operands.input.type);
  }

  exchange(checked: CheckedCall, plan: ExchangePlan): void {
    this.inner.exchange(checked, plan);
  }

  transfer(stream: Stream, sent: TransferSide | undefined, got: TransferSide | undefined): void {
    this.inner.transfer(stream, sent, got);
  }

  lose(rank: number, left: boolean): void {
    this.inner.lose(rank, left);
  }

  abort(): void {
    this.inner.abort();
  }

  close(): void {
    this.inner.close();
    this.#combiner.close();
    this.#rows?.close();
  }
}

/** Memory with a row of data for each member. */
class Rows {
  readonly buffer: Buffer<"u8">;
  readonly rowBytes: number;
  readonly #length: number;
  readonly #type: Buffer["type"];

  constructor(buffer: Buffer<"u8">, rowBytes: number, length: number, type: Buffer["type"]) {
    this.buffer = buffer;
    this.rowBytes = rowBytes;
    this.#length = length;
    this.#type = type;
  }

  /** Returns the data of one member. */
  row(rank: number): Buffer {
    return this.rows(rank, 1).slice(0, this.#length);
  }

  /** Returns `count` adjacent rows, with the unused bytes at their ends. */
  rows(first: number, count: number): Buffer {
    const from = first * this.rowBytes;
    return this.buffer.slice(from, from + count * this.rowBytes).as(this.#type) as Buffer;
  }
}
