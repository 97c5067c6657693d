import type { Buffer, Stream } from "../../cuda/index.ts";
import {
  CONCATENATE,
  type CollectiveType,
  elementBytes,
  operations,
  type ReduceOperation,
} from "../collectives/element.ts";
import { Code } from "../collectives/group-memory.ts";
import type { KernelWay } from "../collectives/kernel-way.ts";
import type { LaunchPlan } from "../collectives/launch-plan.ts";
import type { Plan } from "../collectives/plan.ts";
import type { RecentCalls } from "../collectives/recent-calls.ts";
import { type CheckedCall, type PassSide, toAll, type Way } from "../collectives/way.ts";
import type { Membership } from "../membership.ts";
import type { NetworkWay } from "./network-way.ts";

/** Shares begin where 16 elements of any type do. */
const unit = 16;
/** What the others say was first. */
const follows: ReadonlySet<number> = new Set([Code.aborted, Code.poisoned]);

/**
 * As many members on each host: of an allReduce each combines a share within its host by kernels, then with those of its place on the other
 * hosts by RDMA, and gives it to its host, so that each byte leaves a host once for each other one. All else goes as without hosts.
 */
export class HierarchicalWay implements Way {
  readonly #network: NetworkWay;
  readonly #kernels: KernelWay;
  /** Ranks of this island, and the place among them. */
  readonly #local: readonly number[];
  readonly #rank: number;

  constructor(membership: Membership, network: NetworkWay, kernels: KernelWay) {
    this.#network = network;
    this.#kernels = kernels;
    this.#local = membership.islands.of(membership.rank);
    this.#rank = this.#local.indexOf(membership.rank);
  }

  get calls(): RecentCalls {
    return this.#network.calls;
  }

  get words(): string {
    return this.#network.words;
  }

  get trouble(): string {
    return this.#network.trouble;
  }

  get hostBuffer(): Buffer<"u32"> {
    return this.#kernels.hostBuffer;
  }

  get poisonAddress(): number | undefined {
    return this.#kernels.poisonAddress;
  }

  /** What ends one way ends the other: by the thread, and here where the thread waits for nothing. */
  get failed(): boolean {
    const [inside, between] = [this.#kernels.failed, this.#network.failed];
    if (inside && !between) this.#network.abort();
    if (between && !inside) this.#kernels.abort();
    return inside || between;
  }

  /** Is it in this host that something went wrong? */
  get #isInside(): boolean {
    const codes = this.#local.map((_, rank) => this.#kernels.codeOf(rank));
    return (
      this.#kernels.failed &&
      (!this.#network.failed || codes.some((code) => code !== 0 && !follows.has(code)))
    );
  }

  get failedCall(): string {
    return this.#isInside ? this.#kernels.failedCall : this.#network.failedCall;
  }

  codeOf(rank: number): number {
    const at = this.#local.indexOf(rank);
    const code = at < 0 ? 0 : this.#kernels.codeOf(at);
    return code === 0 ? this.#network.codeOf(rank) : code;
  }

  get idle(): boolean {
    return this.#kernels.idle && this.#network.idle;
  }

  plan(bytes: number): Plan {
    const flat = this.#network.plan(bytes);
    if (this.#network.isOneStep(bytes)) return flat;
    const each = this.#local.length;
    const reason = `${this.#network.words}; each of ${each} members of a host combines a share within it by kernels, then with those of its place on the other hosts, and gives it to its host`;
    return { tier: "hierarchical", reason };
  }

  /** Elements of a share; 0 where it does not go this way. */
  #shareOf(count: number, type: CollectiveType, operation: ReduceOperation): number {
    if (this.#network.isOneStep(count * elementBytes[type])) return 0;
    // Whole numbers would be rounded twice.
    if (operation === "average" && !type.includes("f")) return 0;
    return Math.floor(count / this.#local.length / unit) * unit;
  }

  allReduce(checked: CheckedCall, operation: ReduceOperation): void {
    const { call, type } = checked;
    const share = this.#shareOf(call.count, type, operation);
    if (share === 0) {
      this.#network.allReduce(checked, operation);
      return;
    }
    const number = this.#network.enter(checked, "hierarchical");
    if (number === undefined) return;
    // What goes to whom by kernels is not known of the others' ranks: the links tell of the network's part.
    this.#network.timed(checked, "hierarchical", { first: 0, count: 0, bytes: 0 }, () =>
      this.#shared(checked, operation, share, number),
    );
  }

  #shared(
    { call, type, operands }: CheckedCall,
    operation: ReduceOperation,
    share: number,
    number: number,
  ): void {
    const { input, output, stream } = operands;
    const size = this.#local.length;
    const main = share * size;
    const own = output.slice(this.#rank * share, (this.#rank + 1) * share);
    const within = (part: string, from: Buffer, to: Buffer): CheckedCall => ({
      call: { ...call, part },
      type,
      operands: { input: from, output: to, stream },
    });
    const pieces = toAll(share, size);
    const scattered = { ...pieces, inStride: share, operation: operations[operation] };
    this.#kernels.pieces(within("scattered", input.slice(0, main), own), scattered);
    const part = { call: { ...call, count: share }, type, operands: { input: own, output: own, stream } };
    this.#network.column(part, number, operation);
    const gathered = { ...pieces, outStride: share, operation: CONCATENATE };
    this.#kernels.pieces(within("gathered", own, output.slice(0, main)), gathered);
    if (main === call.count) return;
    // Less than a unit for each member.
    const rest = { input: input.slice(main), output: output.slice(main), stream };
    this.#network.rest(
      { call: { ...call, count: call.count - main }, type, operands: rest },
      number,
      operation,
    );
  }

  pieces(checked: CheckedCall, plan: LaunchPlan): void {
    this.#network.pieces(checked, plan);
  }

  pass(stream: Stream, sent: PassSide | undefined, got: PassSide | undefined): void {
    this.#network.pass(stream, sent, got);
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
