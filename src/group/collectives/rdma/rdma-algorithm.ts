import { isRecorded } from "../../../cuda/capture/open-captures.ts";
import type { Buffer, Device, Stream } from "../../../cuda/index.ts";
import { DoorbellError } from "../../../errors.ts";
import type { Membership } from "../../membership/membership.ts";
import type { CallTimer } from "../../metrics/call-timer.ts";
import type { Traffic } from "../../metrics/call-times.ts";
import type { Algorithm, CheckedCall, TransferSide } from "../algorithm.ts";
import { CONCATENATE, elementBytes, operations, type ReduceOperation } from "../element.ts";
import { type ExchangePlan, toAll } from "../exchange-plan.ts";
import { Host } from "../kernels/group-memory.ts";
import type { Plan } from "../plan.ts";
import { RecentCalls, signatureOf } from "../recent-calls.ts";
import { pollBusy } from "../stream-order.ts";
import { CapturedLane } from "./captured-lane.ts";
import { Combiner } from "./combiner.ts";
import type { Participants } from "./lane.ts";
import { Lane } from "./lane.ts";
import { NetworkChoices } from "./network-choices.ts";
import { Absence, Control } from "./network-layout.ts";
import { NetworkParts, type NicKinds } from "./network-parts.ts";
import type { NetworkThread } from "./network-thread.ts";
import { OneShot } from "./one-shot.ts";
import { LaneIndex } from "./paths/channels.ts";
import { RdmaPointToPoint } from "./rdma-point-to-point.ts";
import type { Staging } from "./staging.ts";
import type { Rerouted } from "./thread-messages.ts";
import { TwoShot } from "./two-shot.ts";

/**
 * Maximum bytes of a one-shot allReduce. Below this size, the additional synchronization of two-shot costs
 * more than the saved bytes.
 */
const oneStepBytes = 65_536;

/** Participants of a call, and its two algorithms. */
interface Exchanges {
  readonly participants: Participants;
  readonly oneShot: OneShot;
  readonly twoShot: TwoShot;
}

/** Resources that {@link openNetwork} creates. */
export interface NetworkResources {
  readonly device: Device;
  readonly board: Buffer<"u32">;
  readonly staging: Staging;
  readonly commands: Int32Array<SharedArrayBuffer>;
  readonly control: Int32Array<SharedArrayBuffer>;
  readonly limitMs: number;
  readonly thread: NetworkThread;
  readonly nics: NicKinds;
  /**
   * Ranks of the members with the same local index on each host, in host order. Empty without hierarchical
   * collectives.
   */
  readonly column: readonly number[];
  /** Text about the transport, for plans. */
  readonly transportText: string;
}

/**
 * Collectives of members on several hosts. Streams copy data into the staging memory and out of it, and the
 * network thread writes it into the memory of peers. Kernels that combine the data never wait. Streams wait
 * for words in memory, so a blocking `synchronize()` also makes progress.
 */
export class RdmaAlgorithm implements Algorithm {
  readonly calls: RecentCalls = new RecentCalls();
  readonly choices: NetworkChoices;
  readonly #parts: NetworkResources;
  readonly #staging: Staging;
  readonly #membership: Membership;
  readonly #rank: number;
  readonly #size: number;
  readonly #combiner: Combiner;
  readonly #collective: Lane;
  readonly #send: Lane;
  readonly #receive: Lane;
  readonly #columnLane: Lane;
  readonly #captured: CapturedLane;
  /** Exchanges between all members, and between those of a column: of calls in streams, and of captured calls. */
  readonly #all: Exchanges;
  readonly #column: Exchanges;
  readonly #allCaptured: Exchanges;
  readonly #columnCaptured: Exchanges;
  readonly #pointToPoint: RdmaPointToPoint;
  readonly #timer: CallTimer;
  readonly partTransport: NetworkParts;
  /** Text of the current path of each peer that does not use its first path. */
  readonly #rerouted = new Map<number, string>();

  constructor(membership: Membership, parts: NetworkResources) {
    const { size } = membership;
    this.#parts = parts;
    this.partTransport = new NetworkParts(parts.device, parts.thread, parts.nics);
    this.#timer = membership.metrics.timerOf(parts.device);
    this.choices = new NetworkChoices(size);
    this.#staging = parts.staging;
    this.#membership = membership;
    this.#rank = membership.rank;
    this.#size = size;
    this.#combiner = new Combiner(parts.device);
    const newLane = (which: number): Lane => new Lane(which, size, parts.device, parts.board, parts);
    this.#collective = newLane(LaneIndex.collective);
    this.#send = newLane(LaneIndex.send);
    this.#receive = newLane(LaneIndex.receive);
    const { staging, column } = parts;
    const { layout } = staging;
    this.#columnLane = newLane(LaneIndex.column);
    this.#captured = new CapturedLane(size, parts.device, parts.board, parts);
    const exchangesOf = (participants: Participants): Exchanges => ({
      participants,
      oneShot: new OneShot(staging, participants, this.#combiner),
      twoShot: new TwoShot(staging, participants, this.#combiner),
    });
    const everyone = { ranks: membership.members.map(({ rank }) => rank), index: this.#rank };
    const inColumn = { ranks: column, index: column.indexOf(this.#rank) };
    this.#all = exchangesOf({
      ...{ ...everyone, lane: this.#collective, slotBytes: layout.slotBytes },
      sent: (command) => layout.sent(command),
      received: (command) => layout.received(command),
    });
    this.#column = exchangesOf({
      ...{ ...inColumn, lane: this.#columnLane, slotBytes: layout.slotBytes },
      sent: (command) => layout.columnSent(command),
      received: (command) => layout.columnReceived(command),
    });
    const capturedBy = (members: Pick<Participants, "ranks" | "index">): Exchanges =>
      exchangesOf({
        ...{ ...members, lane: this.#captured, slotBytes: layout.capturedSlotBytes },
        sent: (command) => layout.capturedSent(command, members.ranks.length),
        received: (command) => layout.capturedReceived(command, members.ranks.length),
      });
    this.#allCaptured = capturedBy(everyone);
    this.#columnCaptured = capturedBy(inColumn);
    this.#pointToPoint = new RdmaPointToPoint(parts.staging, this.#send, this.#receive);
    parts.thread.onRerouted = (rerouted) => this.#record(rerouted);
    const { device } = parts;
    // The soft GPU advances its streams when a stream is polled.
    parts.thread.onReleased = () => {
      if (!device.closed) pollBusy(device.stream);
    };
  }

  /**
   * Records a change of the path to a peer, or a change that was rejected. The results of calls do not depend
   * on the path.
   */
  #record({ peer, path, isMoved, repeatedWrites, ...change }: Rerouted): void {
    const { metrics, adaptivity } = this.#membership;
    adaptivity.record({ what: `path to rank ${peer}`, ...change });
    metrics.countRetries(peer, repeatedWrites);
    if (!isMoved) return;
    metrics.reroutes++;
    if (path === 0) this.#rerouted.delete(peer);
    else this.#rerouted.set(peer, change.to);
  }

  get hostBuffer(): Buffer<"u32"> {
    return this.#parts.board;
  }

  get poisonWord(): undefined {
    return undefined;
  }

  pollFailure(): boolean {
    return this.#host[Host.code] !== 0;
  }

  failedCall(): string {
    return this.calls.text(this.#host[Host.call]!);
  }

  codeOf(rank: number): number {
    return this.#host[Host.ranks + 2 * rank]!;
  }

  get #host(): Uint32Array<ArrayBuffer> {
    return this.#parts.board.array;
  }

  pollIdle(): boolean {
    const lanes = [this.#collective, this.#send, this.#receive, this.#columnLane];
    return lanes.every(({ order }) => order.pollIdle()) && this.#captured.pollIdle();
  }

  /**
   * Returns true when a call of `bytes` bytes uses one step. The result depends only on the bytes and the
   * number of ranks.
   */
  isOneStep(bytes: number): boolean {
    return this.#size <= 2 || bytes * (this.#size - 1) <= oneStepBytes;
  }

  plan(bytes: number): Plan {
    const { transportText } = this;
    const chosen = this.choices.isOneStep(bytes);
    const transport = chosen === undefined ? transportText : `${transportText}; measured to be the fastest`;
    if (chosen ?? this.isOneStep(bytes))
      return {
        tier: "network one-shot",
        reason: `${transport}; all members exchange their data in one step`,
      };
    const less = ((2 * (this.#size - 1)) / this.#size).toFixed(2);
    const reason = `${transport}; each rank combines one shard: ${less} times the data is sent instead of ${this.#size - 1} times`;
    return { tier: "network two-shot", reason };
  }

  /** Text about the transport, with the paths that have changed. */
  get transportText(): string {
    const reroutedTexts = [...this.#rerouted].map(([peer, path]) => `now over ${path} to rank ${peer}`);
    return [this.#parts.transportText, ...reroutedTexts].join(", ");
  }

  /** Records a call and returns its number. Returns undefined after a failure, when no new call starts. */
  enter({ call, type, operands }: CheckedCall, tier: string): number | undefined {
    const isCaptured = isRecorded(operands.stream);
    const number = isCaptured ? this.calls.addCaptured(call) : this.calls.add(call);
    const counter = this.#membership.metrics.counter(call.name, tier);
    counter.calls++;
    counter.bytes += call.count * elementBytes[type];
    if (this.pollFailure()) return undefined;
    if (!isCaptured) this.#collective.order.enter(operands.stream);
    return number;
  }

  /**
   * Returns the exchanges of a call: those for streams, or those for captured calls, whose participants then wait for each other
   * first.
   */
  #begun(usual: Exchanges, captured: Exchanges, { call, operands }: CheckedCall, number: number): Exchanges {
    if (!isRecorded(operands.stream)) return usual;
    this.#captured.enter(number, signatureOf(call), captured.participants, operands.stream);
    return captured;
  }

  allReduce(checked: CheckedCall, operation: ReduceOperation): void {
    const { call, type } = checked;
    const bytes = call.count * elementBytes[type];
    this.choices.count(bytes);
    if (this.choices.isOneStep(bytes) ?? this.isOneStep(bytes)) {
      const plan = { ...toAll(call.count, this.#size), operation: operations[operation] };
      this.exchange(checked, plan);
      return;
    }
    this.#combiner.kernel(type);
    const number = this.enter(checked, "network two-shot");
    if (number === undefined) return;
    const each = (2 * bytes) / this.#size;
    const traffic = { first: 0, count: this.#size, bytes: each };
    this.timed(checked, "network two-shot", traffic, () =>
      this.#begun(this.#all, this.#allCaptured, checked, number).twoShot.run(
        checked,
        number,
        operations[operation],
      ),
    );
  }

  exchange(checked: CheckedCall, plan: ExchangePlan): void {
    if (plan.operation !== CONCATENATE) this.#combiner.kernel(checked.type);
    const number = this.enter(checked, "network one-shot");
    if (number === undefined) return;
    const bytes = plan.count * elementBytes[checked.type];
    const traffic = { first: plan.sendFirst, count: plan.sendCount, bytes };
    this.timed(checked, "network one-shot", traffic, () =>
      this.#begun(this.#all, this.#allCaptured, checked, number).oneShot.run(checked, number, plan),
    );
  }

  /** Measures the duration of sampled calls, and counts the traffic to each peer. */
  timed({ call, type, operands }: CheckedCall, tier: string, traffic: Traffic, work: () => void): void {
    const { metrics } = this.#membership;
    const times = metrics.times(call.name, tier, call.count * elementBytes[type]);
    metrics.timed(operands.stream, times, traffic, work);
  }

  /**
   * Combines the data of the members with the same local index on each host. The call is a part of a call
   * that {@link enter} has recorded.
   */
  column({ call, type, operands }: CheckedCall, number: number, operation: ReduceOperation): void {
    if (!isRecorded(operands.stream)) this.#columnLane.order.enter(operands.stream);
    const { count } = call;
    const checked = { call: { ...call, part: "between hosts" }, type, operands };
    const { oneShot, twoShot, participants } = this.#begun(
      this.#column,
      this.#columnCaptured,
      checked,
      number,
    );
    const size = participants.ranks.length;
    if (size <= 2 || count * elementBytes[type] * (size - 1) <= oneStepBytes)
      oneShot.run(checked, number, { ...toAll(count, size), operation: operations[operation] });
    else twoShot.run(checked, number, operations[operation]);
  }

  /** Reduces the last elements of a call that {@link enter} has recorded, in one step. */
  rest(checked: CheckedCall, number: number, operation: ReduceOperation): void {
    const plan = { ...toAll(checked.call.count, this.#size), operation: operations[operation] };
    this.#begun(this.#all, this.#allCaptured, checked, number).oneShot.run(checked, number, plan);
  }

  transfer(stream: Stream, sent: TransferSide | undefined, got: TransferSide | undefined): void {
    const name = sent === undefined ? "receive" : got === undefined ? "send" : "sendReceive";
    if (isRecorded(stream))
      throw new DoorbellError(
        `${name}: a message to one member of another host cannot be captured, because members count their messages call by call`,
        "Capture the work around it and call it between the launches of the graphs, or capture a collective such as allToAll.",
      );
    const { buffer } = (sent ?? got)!;
    const detail = [sent && `to ${sent.rank}`, got && `from ${got.rank}`].filter(Boolean).join(", ");
    const number = this.calls.add({ name, type: buffer.type, count: buffer.length, detail });
    const counter = this.#membership.metrics.counter(name, "network pass");
    counter.calls++;
    counter.bytes += sent?.buffer.byteLength ?? 0;
    if (this.pollFailure()) return;
    const { metrics } = this.#membership;
    const bytes = sent?.buffer.byteLength ?? 0;
    const traffic = { first: sent?.rank ?? 0, count: sent === undefined ? 0 : 1, bytes };
    metrics.timed(stream, metrics.times(name, "network pass", buffer.byteLength), traffic, () =>
      this.#pointToPoint.transfer(number, stream, sent, got),
    );
  }

  lose(rank: number, left: boolean): void {
    const { board, control, thread } = this.#parts;
    if (board.closed) return;
    board.array[Host.ranks + 2 * rank + 1] = left ? Absence.left : Absence.lost;
    Atomics.add(control, Control.losses, 1);
    thread.wake();
  }

  abort(): void {
    const { board, thread } = this.#parts;
    if (board.closed) return;
    board.array[Host.abort] = 1;
    thread.wake();
  }

  /** Error text of the network thread. Empty without an error. */
  get threadError(): string {
    return this.#parts.thread.errorText;
  }

  /**
   * Closes the algorithm and returns true when the network thread has stopped. Memory that the thread may
   * still use is not freed.
   */
  close(): boolean {
    const { thread, board, staging } = this.#parts;
    this.#membership.metrics.endEpoch(this.#timer);
    const stopped = thread.close();
    for (const lane of [this.#collective, this.#send, this.#receive, this.#columnLane, this.#captured])
      lane.close();
    this.#combiner.close();
    if (!stopped) return false;
    this.partTransport.close();
    board.close();
    staging.buffer.close();
    return true;
  }
}
