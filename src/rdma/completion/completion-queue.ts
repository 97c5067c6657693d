import { IBV_CQ_ATTR_MODERATE, IBV_WC_SUCCESS } from "../../../ffi/ibverbs/constants.ts";
import { ibv_modify_cq_attr } from "../../../ffi/ibverbs/structs.ts";
import { checkOptions, positiveInt, wholeNumber } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import { DeadlineError, DoorbellError } from "../../errors.ts";
import { bare, hex, Resource } from "../../lifetime/resource.ts";
import { throwIfInterrupted } from "../../wait/interruption.ts";
import { immediately, type Look, Wait, type Watch } from "../../wait/until.ts";
import { type WaitOptions, waitOf } from "../../wait/wait-options.ts";
import type { Device } from "../device/device.ts";
import { checkResult } from "../errors/verbs-error.ts";
import type { Completion } from "./completion.ts";
import { batch, type TakenCompletions } from "./completion-batch.ts";
import type { CompletionChannel } from "./completion-channel.ts";
import {
  type ModerateOptions,
  moderateOptions,
  type SpinOptions,
  spinTimeout,
} from "./completion-queue-options.ts";

/** @internal Parts of a new {@link CompletionQueue}. */
export interface MadeCompletionQueue<C extends Completion> {
  readonly pointer: number;
  readonly entries: number;
  readonly channel: CompletionChannel | undefined;
  /** True when the channel closes with the queue. */
  readonly ownsChannel: boolean;
  readonly batch: TakenCompletions<C>;
}

const emptyPollsBetweenClocks = 256;

/** Takes a completion that a wait is for, if it is there. */
type Take<C> = () => C | undefined;

/**
 * Queue of work completions (`struct ibv_cq`). The caller polls it, spins on it, or awaits the next
 * completion.
 *
 * @example
 * qp.post([{ opcode: "write", remote }, { opcode: "write", remote }]);
 * const first = cq.spin(); // the least latency, all of one core
 * const second = await cq.next(); // the event loop goes on meanwhile
 * console.log(cq.poll()); // [], without waiting
 */
export class CompletionQueue<C extends Completion = Completion> extends Resource {
  readonly device: Device;
  /** Pointer to the C object. */
  readonly pointer: number;
  /** Channel that wakes a waiting reader. Undefined for a queue without one. */
  readonly channel: CompletionChannel | undefined;
  readonly #ownsChannel: boolean;
  readonly #batch: TakenCompletions<C>;
  /** Completions that were taken from C during a search for another one. */
  readonly #pending: C[] = [];
  #entries: number;

  /** @internal Use {@link Device.createCompletionQueue}. */
  constructor(device: Device, made: MadeCompletionQueue<C>) {
    super();
    this.device = device;
    this.#ownsChannel = made.ownsChannel;
    this.channel = made.channel;
    this.pointer = made.pointer;
    this.#entries = made.entries;
    this.#batch = made.batch;
    this.own(device, ...(this.channel ? [this.channel] : []));
    if (new.target === CompletionQueue) Object.freeze(this);
  }

  /** Minimum number of completions that the queue holds. */
  get entries(): number {
    return this.#entries;
  }

  get label(): string {
    return `CompletionQueue (${this.entries} entries)`;
  }

  /**
   * Takes up to `max` completions that are ready (`ibv_poll_cq`). Returns [] when there are none. Failed
   * completions are included: check `ok`, or call `check()`.
   *
   * @example
   * for (const { wrId, status } of cq.poll(16)) console.log(wrId, status); // 7 "SUCCESS"
   */
  poll(max = batch): C[] {
    this.ensureOpen();
    if (typeof max !== "number" || !(max >= 1))
      throw new RangeError(`poll(${shown(max)}): take a number of completions, at least 1`);
    const found = this.#pending.splice(0, max);
    while (found.length < max) {
      const count = this.pollInto(Math.min(batch, max - found.length));
      for (let i = 0; i < count; i++) found.push(this.#completion(i));
      if (count < batch) break;
    }
    return found;
  }

  /**
   * Takes up to `max` (at most 64) completions into the queue's own memory, without allocation. Returns their
   * number. Read them with `isOk(i)`, `wrId(i)` and so on until the next call.
   *
   * @example
   * const count = cq.pollInto();
   * for (let i = 0; i < count; i++) console.log(cq.wrId(i), cq.isOk(i), cq.byteLength(i));
   */
  pollInto(max = batch): number {
    this.ensureOpen();
    if (typeof max !== "number" || !(max >= 1))
      throw new RangeError(`pollInto(${shown(max)}): take a number of completions, at least 1`);
    return this.#batch.take(Math.min(max, batch));
  }

  /**
   * Returns true when completion `i` of the last `pollInto` succeeded.
   *
   * @example
   * if (cq.pollInto(1) === 1 && !cq.isOk(0)) throw new Error(cq.completion(0).status);
   */
  isOk(i: number): boolean {
    return this.#batch.view(i).status === IBV_WC_SUCCESS;
  }

  /**
   * Returns the id of the work request of completion `i`.
   *
   * @example
   * if (cq.pollInto(1) === 1) console.log(cq.wrId(0));
   */
  wrId(i: number): number {
    return this.#batch.wrId(i);
  }

  /**
   * Returns the number of bytes that completion `i` received or read.
   *
   * @example
   * if (cq.pollInto(1) === 1) console.log(cq.byteLength(0), "bytes came");
   */
  byteLength(i: number): number {
    return this.#batch.view(i).byte_len;
  }

  /**
   * Returns the immediate of completion `i`. The value is undefined when the message had none.
   *
   * @example
   * if (cq.pollInto(1) === 1) console.log(cq.immediate(0));
   */
  immediate(i: number): number {
    return this.#batch.view(i).imm_data;
  }

  /**
   * Returns completion `i` of the last `pollInto` as an object.
   *
   * @example
   * if (cq.pollInto(1) === 1) cq.completion(0).check();
   */
  completion(i: number): C {
    return this.#completion(i);
  }

  /**
   * Polls without pause until there is a completion, which gives the lowest latency and occupies one core.
   * Throws CompletionError for a failed completion, DeadlineError after `timeoutMs` (default 30 s). Blocks
   * the event loop.
   *
   * @example
   * qp.write({ local: region.slice(0, 8), remote });
   * cq.spin({ timeoutMs: 1000 });
   */
  spin(options?: SpinOptions): C {
    const timeoutMs = spinTimeout(options);
    this.ensureOpen();
    if (this.#pending.length > 0) return this.#pending.shift()!.check();
    for (let end = 0; ; throwIfInterrupted()) {
      for (let i = 0; i < emptyPollsBetweenClocks; i++) {
        if (this.pollInto(1) === 1) return this.#completion(0).check();
      }
      // The clock is read only after many empty polls, because reading it costs as much as a post.
      const now = performance.now();
      if (end === 0) end = now + timeoutMs;
      else if (now > end) throw new DeadlineError(`spinning on ${this.label}`, timeoutMs, waitHint);
    }
  }

  /**
   * Waits for the next completion without blocking the event loop. Rejects with CompletionError for a failed
   * one, DeadlineError after `timeoutMs` (default 30 s), the reason of the signal, or ClosedError when the
   * queue closes.
   *
   * @example
   * qp.write({ local: region, remote });
   * const { byteLength } = await cq.next({ timeoutMs: 1000, signal: AbortSignal.timeout(5000) });
   */
  next(options?: WaitOptions): Promise<C> {
    return this.#await(this.#first, "next", options);
  }

  /**
   * Waits for the completion of the work request with this id. Other completions are retained for later
   * calls.
   * Rejects as {@link next} does.
   *
   * @example
   * const id = qp.read({ local: region.slice(0, 8), remote });
   * await cq.completionOf(id, { timeoutMs: 1000 });
   */
  completionOf(wrId: number, options?: WaitOptions): Promise<C> {
    const take = () => {
      this.#keepAll();
      const at = this.#pending.findIndex((completion) => completion.wrId === wrId);
      return at < 0 ? undefined : this.#pending.splice(at, 1)[0];
    };
    return this.#await(take, "completionOf", options);
  }

  /**
   * Yields completions as they arrive, each with the default deadline. Throws at the first failed completion.
   */
  async *[Symbol.asyncIterator](): AsyncGenerator<C, void, void> {
    for (;;) yield await this.next();
  }

  /**
   * Yields completions as they arrive, with options for each wait.
   *
   * @example
   * qp.write({ remote, wrId: 7 });
   * for await (const { wrId } of cq.completions({ timeoutMs: 1000 })) {
   *   if (wrId === 7) break;
   * }
   */
  async *completions(options?: WaitOptions): AsyncGenerator<C, void, void> {
    for (;;) yield await this.next(options);
  }

  /**
   * Requests one event on the channel for the next completion (`ibv_req_notify_cq`). Throws DoorbellError
   * without a channel.
   *
   * @example
   * cq.arm(true); // one event, for the next message that its sender marked as solicited
   */
  arm(solicitedOnly = false): void {
    this.ensureOpen();
    if (!this.channel)
      throw new DoorbellError(`${this.label} has no completion channel`, "Create it with one.");
    checkResult(
      "ibv_req_notify_cq",
      this.device.operations.req_notify_cq(this.pointer, solicitedOnly ? 1 : 0),
    );
  }

  /**
   * Changes the number of completions that the queue holds (`ibv_resize_cq`). Throws VerbsError when the
   * device cannot do it, or when more completions wait now.
   *
   * @example
   * cq.resize(1024);
   */
  resize(entries: number): void {
    this.ensureOpen();
    positiveInt("entries", entries);
    checkResult("ibv_resize_cq", this.device.lib.ibv_resize_cq(this.pointer, entries), `${entries} entries`);
    this.#entries = entries;
  }

  /**
   * Limits how often a waiting reader wakes (`ibv_modify_cq`): after `completions` completions, or `periodUs`
   * microseconds after the first one. `{ completions: 1, periodUs: 0 }` wakes for each completion. Throws
   * RangeError for a period of 0 with more than one completion, because the last completions might not wake
   * the reader. Throws VerbsError EOPNOTSUPP on a device without moderation.
   *
   * @example
   * cq.moderate({ completions: 16, periodUs: 50 });
   */
  moderate(options: ModerateOptions): void {
    this.ensureOpen();
    const { completions, periodUs } = checkOptions(moderateOptions, "moderate", options);
    if (completions > 1) wholeNumber("moderate: periodUs", periodUs, 1, 0xffff);
    const c = ibv_modify_cq_attr.alloc();
    c.attr_mask = IBV_CQ_ATTR_MODERATE;
    c.moderate.cq_count = completions;
    c.moderate.cq_period = periodUs;
    checkResult("ibv_modify_cq", this.device.lib.ibv_modify_cq(this.pointer, c.pointer));
  }

  /** @internal Takes all completions from C, so that none is lost when a queue pair closes. */
  keepAll(): void {
    this.#keepAll();
  }

  #keepAll(): void {
    for (;;) {
      const count = this.pollInto(batch);
      for (let i = 0; i < count; i++) this.#pending.push(this.#completion(i));
      if (count < batch) return;
    }
  }

  /**
   * Waits until `take` returns a completion, and returns it. This is not an async function, because its promise
   * would add two turns of the microtask queue to each wait.
   */
  #await(take: Take<C>, name: string, options: WaitOptions | undefined): Promise<C> {
    try {
      const { timeoutMs, signal } = waitOf(options, name);
      this.ensureOpen();
      let found = take();
      if (!found && this.device.lib.waitBriefly?.(this.pointer)) found = take();
      if (found) return Promise.resolve(immediately(found.check()));
      const isRepeated = take === this.#first && !this.#next.isOpen;
      const wait = isRepeated ? this.#next : this.#waitFor(take);
      return wait.begin(timeoutMs, signal);
    } catch (error) {
      return Promise.reject(error);
    }
  }

  /** Returns the function that a wait calls at first to arm the queue, and whenever the channel has an event. */
  #lookFor(take: Take<C>): Look<C> {
    return (isWoken) => {
      this.ensureOpen();
      if (isWoken) this.channel?.dispatch();
      const found = isWoken ? take() : undefined;
      if (found || !this.channel) return found?.check();
      // The queue is armed after one poll and before the next. A completion between the two would otherwise
      // be missed.
      this.arm();
      return take()?.check();
    };
  }

  readonly #first: Take<C> = () => {
    const kept = this.#pending.shift();
    if (kept) return kept;
    return this.pollInto(1) === 1 ? this.#completion(0) : undefined;
  };

  readonly #what = () => `waiting for a completion on ${this.label}`;

  readonly #watch: Watch = (ready) => {
    if (this.channel) return this.channel.watch(ready);
    const turn = setImmediate(ready);
    return () => clearImmediate(turn);
  };

  #waitFor(take: Take<C>): Wait<C> {
    return new Wait(this.#lookFor(take), this.#watch, { what: this.#what, hint: waitHint });
  }

  /** The wait of callers that take completions one after another. It saves most of the allocations. */
  readonly #next = this.#waitFor(this.#first);

  #completion(i: number): C {
    return this.#batch.completion(i);
  }

  protected override shown(): Record<string, unknown> {
    return {
      kept: this.#pending.length || undefined,
      channel: bare(this.channel?.label),
      pointer: hex(this.pointer),
    };
  }

  protected release(): void {
    checkResult("ibv_destroy_cq", this.device.lib.ibv_destroy_cq(this.pointer));
    if (this.#ownsChannel) this.channel?.close();
    else this.channel?.rouse();
  }
}

const waitHint =
  "Check that the request was posted as signaled on a queue pair that uses this queue, that the peer is alive and connected, and that the queue has enough entries.";
