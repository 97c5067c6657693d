import { isCapturing } from "../../cuda/graph/open-captures.ts";
import type { Buffer, Device, Stream } from "../../cuda/index.ts";
import { DoorbellError } from "../../errors.ts";
import { CONCATENATE, elementBytes, operations, type ReduceOperation } from "../collectives/element.ts";
import { Host } from "../collectives/group-memory.ts";
import type { LaunchPlan } from "../collectives/launch-plan.ts";
import type { Plan } from "../collectives/plan.ts";
import { RecentCalls } from "../collectives/recent-calls.ts";
import { type CheckedCall, type PassSide, toAll, type Way } from "../collectives/way.ts";
import type { Membership } from "../membership.ts";
import type { CallTimer } from "../metrics/call-timer.ts";
import type { Traffic } from "../metrics/call-times.ts";
import { Combiner } from "./combiner.ts";
import { Lane } from "./lane.ts";
import { NetworkChoices } from "./network-choices.ts";
import { Control, Gone, Lane as LaneOf } from "./network-layout.ts";
import type { NetworkThread } from "./network-thread.ts";
import type { Party } from "./party.ts";
import { Passes } from "./passes.ts";
import { Pieces } from "./pieces.ts";
import { Shares } from "./shares.ts";
import type { Staging } from "./staging.ts";
import type { Rerouted } from "./thread-messages.ts";

/** Below it, one meeting less counts for more than the bytes that are sent twice. */
const oneStepBytes = 65_536;

/** What {@link openNetwork} has made. */
export interface NetworkParts {
  readonly device: Device;
  readonly board: Buffer<"u32">;
  readonly staging: Staging;
  readonly commands: Int32Array<SharedArrayBuffer>;
  readonly control: Int32Array<SharedArrayBuffer>;
  readonly limitMs: number;
  readonly thread: NetworkThread;
  /** Ranks of this one's place on each host, by host; empty where they do nothing of their own. */
  readonly column: readonly number[];
  /** By what it goes, in words. */
  readonly words: string;
}

/**
 * Members on several hosts: streams copy into staging memory and out of it, a thread writes between into the others', and kernels that wait
 * for nobody make one of what came. Streams wait for the thread by words in memory, so a blocking `synchronize()` ends as well.
 */
export class NetworkWay implements Way {
  readonly calls: RecentCalls = new RecentCalls();
  readonly choices: NetworkChoices;
  readonly #parts: NetworkParts;
  readonly #staging: Staging;
  readonly #membership: Membership;
  readonly #rank: number;
  readonly #size: number;
  readonly #combiner: Combiner;
  readonly #collective: Lane;
  readonly #send: Lane;
  readonly #receive: Lane;
  readonly #pieces: Pieces;
  readonly #shares: Shares;
  readonly #column: Party;
  readonly #columnPieces: Pieces;
  readonly #columnShares: Shares;
  readonly #passes: Passes;
  readonly #timer: CallTimer;
  /** By which path some peers are reached since their first one failed. */
  readonly #rerouted = new Map<number, string>();

  constructor(membership: Membership, parts: NetworkParts) {
    const { size } = membership;
    this.#parts = parts;
    this.#timer = membership.metrics.timerOf(parts.device);
    this.choices = new NetworkChoices(size);
    this.#staging = parts.staging;
    this.#membership = membership;
    this.#rank = membership.rank;
    this.#size = size;
    this.#combiner = new Combiner(parts.device);
    const lane = (which: number): Lane => new Lane(which, size, parts.device, parts.board, parts);
    this.#collective = lane(LaneOf.collective);
    this.#send = lane(LaneOf.send);
    this.#receive = lane(LaneOf.receive);
    const { staging, column } = parts;
    const { layout } = staging;
    const all: Party = {
      lane: this.#collective,
      ranks: membership.members.map(({ rank }) => rank),
      index: this.#rank,
      sent: (command) => layout.sent(command),
      received: (command) => layout.received(command),
    };
    this.#pieces = new Pieces(staging, all, this.#combiner);
    this.#shares = new Shares(staging, all, this.#combiner);
    this.#column = {
      lane: lane(LaneOf.column),
      ranks: column,
      index: column.indexOf(this.#rank),
      sent: (command) => layout.columnSent(command),
      received: (command) => layout.columnReceived(command),
    };
    this.#columnPieces = new Pieces(staging, this.#column, this.#combiner);
    this.#columnShares = new Shares(staging, this.#column, this.#combiner);
    this.#passes = new Passes(parts.staging, this.#send, this.#receive);
    parts.thread.onRerouted = (rerouted) => this.#tell(rerouted);
    // The embedded GPU's streams go on when they are asked.
    parts.thread.onReleased = () => {
      if (!parts.device.closed) parts.device.stream.idle;
    };
  }

  /** A peer is reached by another path, or was to be: results are what they would have been. */
  #tell({ peer, path, isMoved, again, ...change }: Rerouted): void {
    const { metrics, adaptivity } = this.#membership;
    adaptivity.tell({ what: `path to rank ${peer}`, ...change });
    metrics.retries += again;
    if (!isMoved) return;
    metrics.reroutes++;
    if (path === 0) this.#rerouted.delete(peer);
    else this.#rerouted.set(peer, change.to);
  }

  get hostBuffer(): Buffer<"u32"> {
    return this.#parts.board;
  }

  get poisonAddress(): undefined {
    return undefined;
  }

  get failed(): boolean {
    return this.#host[Host.code] !== 0;
  }

  get failedCall(): string {
    return this.calls.text(this.#host[Host.call]!);
  }

  codeOf(rank: number): number {
    return this.#host[Host.ranks + 2 * rank]!;
  }

  get #host(): Uint32Array<ArrayBuffer> {
    return this.#parts.board.array;
  }

  get idle(): boolean {
    const lanes = [this.#collective, this.#send, this.#receive, this.#column.lane];
    return lanes.every(({ order }) => order.idle);
  }

  /** What follows from bytes and ranks alone. */
  isOneStep(bytes: number): boolean {
    return this.#size <= 2 || bytes * (this.#size - 1) <= oneStepBytes;
  }

  plan(bytes: number): Plan {
    const { words } = this;
    const chosen = this.choices.isOneStep(bytes);
    const by = chosen === undefined ? words : `${words}; measured to be the fastest`;
    if (chosen ?? this.isOneStep(bytes))
      return { tier: "network one-shot", reason: `${by}; all give each other their data in one step` };
    const less = ((2 * (this.#size - 1)) / this.#size).toFixed(2);
    const reason = `${by}; each rank combines its share: ${less} times the data is sent instead of ${this.#size - 1} times`;
    return { tier: "network two-shot", reason };
  }

  /** By what it goes. */
  get words(): string {
    const others = [...this.#rerouted].map(([peer, path]) => `since then by ${path} with rank ${peer}`);
    return [this.#parts.words, ...others].join(", ");
  }

  #refuseCapture(name: string): void {
    if (isCapturing())
      throw new DoorbellError(
        `${name}: a collective between hosts cannot be captured: a thread of the host moves its data, and counts each call`,
        "Capture what is computed between the collectives, and make these calls in the stream between the graphs' launches.",
      );
  }

  /** Notes a call; its number, or undefined when nothing is begun any more. */
  enter({ call, type, operands }: CheckedCall, tier: string): number | undefined {
    this.#refuseCapture(call.name);
    const number = this.calls.add(call);
    const counter = this.#membership.metrics.counter(call.name, tier);
    counter.calls++;
    counter.bytes += call.count * elementBytes[type];
    if (this.failed) return undefined;
    this.#collective.order.enter(operands.stream);
    return number;
  }

  allReduce(checked: CheckedCall, operation: ReduceOperation): void {
    const { call, type } = checked;
    const bytes = call.count * elementBytes[type];
    this.choices.called(bytes);
    if (this.choices.isOneStep(bytes) ?? this.isOneStep(bytes)) {
      const plan = { ...toAll(call.count, this.#size), operation: operations[operation] };
      this.pieces(checked, plan);
      return;
    }
    this.#combiner.kernel(type);
    const number = this.enter(checked, "network two-shot");
    if (number === undefined) return;
    const each = (2 * bytes) / this.#size;
    const traffic = { first: 0, count: this.#size, bytes: each };
    this.timed(checked, "network two-shot", traffic, () =>
      this.#shares.run(checked, number, operations[operation]),
    );
  }

  pieces(checked: CheckedCall, plan: LaunchPlan): void {
    if (plan.operation !== CONCATENATE) this.#combiner.kernel(checked.type);
    const number = this.enter(checked, "network one-shot");
    if (number === undefined) return;
    const bytes = plan.count * elementBytes[checked.type];
    const traffic = { first: plan.sendFirst, count: plan.sendCount, bytes };
    this.timed(checked, "network one-shot", traffic, () => this.#pieces.run(checked, number, plan));
  }

  /** Takes the time of some calls; what goes to whom is counted. */
  timed({ call, type, operands }: CheckedCall, tier: string, traffic: Traffic, work: () => void): void {
    const { metrics } = this.#membership;
    const times = metrics.times(call.name, tier, call.count * elementBytes[type]);
    metrics.timed(operands.stream, times, traffic, work);
  }

  /** Combines what the members of this one's place on each host have: a part of a call that {@link enter} has noted. */
  column({ call, type, operands }: CheckedCall, number: number, operation: ReduceOperation): void {
    this.#column.lane.order.enter(operands.stream);
    const { count } = call;
    const size = this.#column.ranks.length;
    const checked = { call: { ...call, part: "between hosts" }, type, operands };
    if (size <= 2 || count * elementBytes[type] * (size - 1) <= oneStepBytes)
      this.#columnPieces.run(checked, number, { ...toAll(count, size), operation: operations[operation] });
    else this.#columnShares.run(checked, number, operations[operation]);
  }

  /** The end of a call that {@link enter} has noted, in one step. */
  rest(checked: CheckedCall, number: number, operation: ReduceOperation): void {
    const plan = { ...toAll(checked.call.count, this.#size), operation: operations[operation] };
    this.#pieces.run(checked, number, plan);
  }

  pass(stream: Stream, sent: PassSide | undefined, got: PassSide | undefined): void {
    const name = sent === undefined ? "receive" : got === undefined ? "send" : "sendReceive";
    this.#refuseCapture(name);
    const { buffer } = (sent ?? got)!;
    const detail = [sent && `to ${sent.rank}`, got && `from ${got.rank}`].filter(Boolean).join(", ");
    const number = this.calls.add({ name, type: buffer.type, count: buffer.length, detail });
    const counter = this.#membership.metrics.counter(name, "network pass");
    counter.calls++;
    counter.bytes += sent?.buffer.byteLength ?? 0;
    if (this.failed) return;
    const { metrics } = this.#membership;
    const bytes = sent?.buffer.byteLength ?? 0;
    const traffic = { first: sent?.rank ?? 0, count: sent === undefined ? 0 : 1, bytes };
    metrics.timed(stream, metrics.times(name, "network pass", buffer.byteLength), traffic, () =>
      this.#passes.pass(number, stream, sent, got),
    );
  }

  lose(rank: number, left: boolean): void {
    const { board, control, thread } = this.#parts;
    if (board.closed) return;
    board.array[Host.ranks + 2 * rank + 1] = left ? Gone.left : Gone.lost;
    Atomics.add(control, Control.losses, 1);
    thread.wake();
  }

  abort(): void {
    const { board, thread } = this.#parts;
    if (board.closed) return;
    board.array[Host.abort] = 1;
    thread.wake();
  }

  /** What ended its thread, in words; "" while nothing has. */
  get trouble(): string {
    return this.#parts.thread.trouble;
  }

  /** Whether its thread has stopped: where that is not sure, nothing that it works on may go. */
  close(): boolean {
    const { thread, board, staging } = this.#parts;
    this.#membership.metrics.endEpoch(this.#timer);
    const stopped = thread.close();
    for (const lane of [this.#collective, this.#send, this.#receive, this.#column.lane]) lane.close();
    this.#combiner.close();
    if (!stopped) return false;
    board.close();
    staging.buffer.close();
    return true;
  }
}
