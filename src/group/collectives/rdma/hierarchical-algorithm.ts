import type { Buffer, Stream } from "../../../cuda/index.ts";
import type { Membership } from "../../membership/membership.ts";
import type { PartTransport } from "../../memory/part-transport.ts";
import type { AbortWord, Algorithm, CheckedCall, TransferSide } from "../algorithm.ts";
import {
  CONCATENATE,
  type CollectiveType,
  elementBytes,
  operations,
  type ReduceOperation,
} from "../element.ts";
import { type ExchangePlan, toAll } from "../exchange-plan.ts";
import { Code } from "../kernels/group-memory.ts";
import type { KernelAlgorithm } from "../kernels/kernel-algorithm.ts";
import type { Plan } from "../plan.ts";
import type { RecentCalls } from "../recent-calls.ts";
import type { RdmaAlgorithm } from "./rdma-algorithm.ts";

/** Alignment of shards, in elements. Every element type is aligned to 16 bytes at this distance. */
const shardAlignment = 16;
/** Failure codes that another failure causes. */
const consequentialCodes: ReadonlySet<number> = new Set([Code.aborted, Code.poisoned]);

/**
 * allReduce in three steps, for hosts with equal numbers of members. Each member combines a shard by kernels
 * within its host. It then combines the shard by RDMA with its counterparts, the members with the same local
 * index on the other hosts. At the end it distributes the shard within its host. The network therefore carries
 * each byte once to each other host. Other collectives use the network algorithm.
 */
export class HierarchicalAlgorithm implements Algorithm {
  readonly #network: RdmaAlgorithm;
  readonly #kernels: KernelAlgorithm;
  /** Ranks of the members in this local domain. */
  readonly #local: readonly number[];
  readonly #rank: number;

  constructor(membership: Membership, network: RdmaAlgorithm, kernels: KernelAlgorithm) {
    this.#network = network;
    this.#kernels = kernels;
    this.#local = membership.localDomains.of(membership.rank);
    this.#rank = this.#local.indexOf(membership.rank);
  }

  get calls(): RecentCalls {
    return this.#network.calls;
  }

  get transportText(): string {
    return this.#network.transportText;
  }

  get partTransport(): PartTransport {
    return this.#network.partTransport;
  }

  get threadError(): string {
    return this.#network.threadError;
  }

  get hostBuffer(): Buffer<"u32"> {
    return this.#kernels.hostBuffer;
  }

  get poisonWord(): AbortWord | undefined {
    return this.#kernels.poisonWord;
  }

  /**
   * Polls both transports. A failure of the kernels ends the waits of the network, and a failure of the
   * network ends the waits of the kernels.
   */
  pollFailure(): boolean {
    const [inside, between] = [this.#kernels.pollFailure(), this.#network.pollFailure()];
    if (inside && !between) this.#network.abort();
    if (between && !inside) this.#kernels.abort();
    return inside || between;
  }

  /** Returns true when the failure began within this host. */
  #beganInside(): boolean {
    const codes = this.#local.map((_, rank) => this.#kernels.codeOf(rank));
    return (
      this.#kernels.pollFailure() &&
      (!this.#network.pollFailure() || codes.some((code) => code !== 0 && !consequentialCodes.has(code)))
    );
  }

  failedCall(): string {
    return this.#beganInside() ? this.#kernels.failedCall() : this.#network.failedCall();
  }

  codeOf(rank: number): number {
    const at = this.#local.indexOf(rank);
    const code = at < 0 ? 0 : this.#kernels.codeOf(at);
    return code === 0 ? this.#network.codeOf(rank) : code;
  }

  pollIdle(): boolean {
    return this.#kernels.pollIdle() && this.#network.pollIdle();
  }

  plan(bytes: number): Plan {
    const flat = this.#network.plan(bytes);
    if (this.#network.isOneStep(bytes)) return flat;
    const each = this.#local.length;
    const reason = `${this.#network.transportText}; each of ${each} members of a host combines a shard by kernels within the host, then by RDMA with its counterparts on the other hosts, and distributes the result within the host`;
    return { tier: "hierarchical", reason };
  }

  /**
   * Returns the number of elements of a shard, or 0 when the call does not use the hierarchical algorithm.
   */
  #shardLengthOf(count: number, type: CollectiveType, operation: ReduceOperation): number {
    if (this.#network.isOneStep(count * elementBytes[type])) return 0;
    // An average of integers would be rounded twice.
    if (operation === "average" && !type.includes("f")) return 0;
    return Math.floor(count / this.#local.length / shardAlignment) * shardAlignment;
  }

  allReduce(checked: CheckedCall, operation: ReduceOperation): void {
    const { call, type } = checked;
    const shard = this.#shardLengthOf(call.count, type, operation);
    if (shard === 0) {
      this.#network.allReduce(checked, operation);
      return;
    }
    const number = this.#network.enter(checked, "hierarchical");
    if (number === undefined) return;
    // The traffic is empty, because the ranks of the kernel steps differ from those of the group. The links
    // count the traffic of the network step.
    this.#network.timed(checked, "hierarchical", { first: 0, count: 0, bytes: 0 }, () =>
      this.#runSteps(checked, operation, shard, number),
    );
  }

  #runSteps(
    { call, type, operands }: CheckedCall,
    operation: ReduceOperation,
    shard: number,
    number: number,
  ): void {
    const { input, output, stream } = operands;
    const size = this.#local.length;
    const main = shard * size;
    const own = output.slice(this.#rank * shard, (this.#rank + 1) * shard);
    const within = (part: string, from: Buffer, to: Buffer): CheckedCall => ({
      call: { ...call, part },
      type,
      operands: { input: from, output: to, stream },
    });
    const parts = toAll(shard, size);
    const scattered = { ...parts, inStride: shard, operation: operations[operation] };
    this.#kernels.exchange(within("scattered", input.slice(0, main), own), scattered);
    const part = { call: { ...call, count: shard }, type, operands: { input: own, output: own, stream } };
    this.#network.column(part, number, operation);
    const gathered = { ...parts, outStride: shard, operation: CONCATENATE };
    this.#kernels.exchange(within("gathered", own, output.slice(0, main)), gathered);
    if (main === call.count) return;
    // The rest is shorter than one unit for each member.
    const rest = { input: input.slice(main), output: output.slice(main), stream };
    this.#network.rest(
      { call: { ...call, count: call.count - main }, type, operands: rest },
      number,
      operation,
    );
  }

  exchange(checked: CheckedCall, plan: ExchangePlan): void {
    this.#network.exchange(checked, plan);
  }

  transfer(stream: Stream, sent: TransferSide | undefined, got: TransferSide | undefined): void {
    this.#network.transfer(stream, sent, got);
  }

  lose(rank: number, left: boolean): void {
    this.#network.lose(rank, left);
    if (this.#local.includes(rank)) this.#kernels.abort();
  }

  abort(): void {
    this.#kernels.abort();
    this.#network.abort();
  }

  close(): void {
    if (this.#network.close()) this.#kernels.close();
  }
}
