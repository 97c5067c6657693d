import { IBV_CQ_ATTR_MODERATE, IBV_WC_SUCCESS } from "../../../ffi/ibverbs/constants.ts";
import { ibv_modify_cq_attr } from "../../../ffi/ibverbs/structs.ts";
import { checkOptions } from "../../arguments/check-options.ts";
import { shown } from "../../arguments/shown.ts";
import { positiveInt, wholeNumber } from "../../arguments/whole-number.ts";
import { DeadlineError, DoorbellError } from "../../errors.ts";
import { bare, hex } from "../../lifetime/inspect.ts";
import { Resource } from "../../lifetime/resource.ts";
import { throwIfInterrupted } from "../../wait/interruption.ts";
import { until, type Watch } from "../../wait/until.ts";
import { type WaitOptions, waitOf } from "../../wait/wait-options.ts";
import type { Device } from "../device/device.ts";
import { checkResult } from "../verbs-error.ts";
import type { Completion } from "./completion.ts";
import { batch, type TakenCompletions } from "./completion-batch.ts";
import type { CompletionChannel } from "./completion-channel.ts";
import {
  type ModerateOptions,
  moderateOptions,
  type SpinOptions,
  spinTimeout,
} from "./completion-queue-options.ts";

/** @internal What {@link CompletionQueue} is made of. */
export interface MadeCompletionQueue<C extends Completion> {
  readonly pointer: number;
  readonly entries: number;
  readonly channel: CompletionChannel | undefined;
  /** Whether the channel goes with the queue. */
  readonly ownsChannel: boolean;
  readonly batch: TakenCompletions<C>;
}

const emptyPollsBetweenClocks = 256;

/**
 * Where finished work requests are reported (`struct ibv_cq`): poll now, spin, or await.
 *
 * @example
 * qp.post([{ opcode: "write", remote }, { opcode: "write", remote }]);
 * const first = cq.spin(); // the least latency, all of one core
 * const second = await cq.next(); // the event loop goes on meanwhile
 * console.log(cq.poll()); // []: what is there now
 */
export class CompletionQueue<C extends Completion = Completion> extends Resource {
  readonly device: Device;
  /** The C object. */
  readonly pointer: number;
  /** What wakes a waiting reader; undefined when the queue was made without one. */
  readonly channel: CompletionChannel | undefined;
  readonly #ownsChannel: boolean;
  readonly #batch: TakenCompletions<C>;
  /** Completions that were taken from C while looking for another one. */
  readonly #kept: C[] = [];
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

  /** How many completions it holds, at least. */
  get entries(): number {
    return this.#entries;
  }

  get label(): string {
    return `CompletionQueue (${this.entries} entries)`;
  }

  /**
   * Takes up to `max` completions that are there now (`ibv_poll_cq`); [] when there are none. Failed ones are among
   * them: look at `ok`, or call `check()`.
   *
   * @example
   * for (const { wrId, status } of cq.poll(16)) console.log(wrId, status); // 7 "SUCCESS"
   */
  poll(max = batch): C[] {
    this.ensureOpen();
    if (typeof max !== "number" || !(max >= 1))
      throw new RangeError(`poll(${shown(max)}): take a number of completions, at least 1`);
    const found = this.#kept.splice(0, max);
    while (found.length < max) {
      const count = this.pollInto(Math.min(batch, max - found.length));
      for (let i = 0; i < count; i++) found.push(this.#completion(i));
      if (count < batch) break;
    }
    return found;
  }

  /**
   * The fast way: takes up to `max` (at most 64) completions into the queue's own memory, allocating nothing, and
   * returns how many. Read them with `isOk(i)`, `wrId(i)`, ... until the next call.
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
   * Did completion `i` of the last `pollInto` succeed?
   *
   * @example
   * if (cq.pollInto(1) === 1 && !cq.isOk(0)) throw new Error(cq.completion(0).status);
   */
  isOk(i: number): boolean {
    return this.#batch.view(i).status === IBV_WC_SUCCESS;
  }

  /**
   * The id of its work request.
   *
   * @example
   * if (cq.pollInto(1) === 1) console.log(cq.wrId(0));
   */
  wrId(i: number): number {
    return this.#batch.wrId(i);
  }

  /**
   * Bytes received or read.
   *
   * @example
   * if (cq.pollInto(1) === 1) console.log(cq.byteLength(0), "bytes came");
   */
  byteLength(i: number): number {
    return this.#batch.view(i).byte_len;
  }

  /**
   * The immediate that came with it; meaningless when none did.
   *
   * @example
   * if (cq.pollInto(1) === 1) console.log(cq.immediate(0));
   */
  immediate(i: number): number {
    return this.#batch.view(i).imm_data;
  }

  /**
   * All of completion `i` of the last `pollInto`, as an object.
   *
   * @example
   * if (cq.pollInto(1) === 1) cq.completion(0).check();
   */
  completion(i: number): C {
    return this.#completion(i);
  }

  /**
   * Polls without pause until a completion is there: the least latency, all of one core. Throws CompletionError when it
   * failed, DeadlineError after `timeoutMs` (default 30 s). Blocks the event loop.
   *
   * @example
   * qp.write({ local: region.slice(0, 8), remote });
   * cq.spin({ timeoutMs: 1000 });
   */
  spin(options?: SpinOptions): C {
    const timeoutMs = spinTimeout(options);
    this.ensureOpen();
    if (this.#kept.length > 0) return this.#kept.shift()!.check();
    for (let end = 0; ; throwIfInterrupted()) {
      for (let i = 0; i < emptyPollsBetweenClocks; i++) {
        if (this.pollInto(1) === 1) return this.#completion(0).check();
      }
      // The clock is for those that come late: asking it costs as much as posting.
      const now = performance.now();
      if (end === 0) end = now + timeoutMs;
      else if (now > end) throw new DeadlineError(`spinning on ${this.label}`, timeoutMs, waitHint);
    }
  }

  /**
   * The next completion, without blocking the event loop. Rejects with CompletionError when it failed, DeadlineError
   * after `timeoutMs` (default 30 s), the signal's reason, or ClosedError when the queue is closed meanwhile.
   *
   * @example
   * qp.write({ local: region, remote });
   * const { byteLength } = await cq.next({ timeoutMs: 1000, signal: AbortSignal.timeout(5000) });
   */
  next(options?: WaitOptions): Promise<C> {
    return this.#await(() => this.#first(), "next", options);
  }

  /**
   * The completion of the work request with this id; others that come first are kept for later calls.
   * Rejects as {@link next} does.
   *
   * @example
   * const id = qp.read({ local: region.slice(0, 8), remote });
   * await cq.completionOf(id, { timeoutMs: 1000 });
   */
  completionOf(wrId: number, options?: WaitOptions): Promise<C> {
    const take = () => {
      this.#keepAll();
      const at = this.#kept.findIndex((completion) => completion.wrId === wrId);
      return at < 0 ? undefined : this.#kept.splice(at, 1)[0];
    };
    return this.#await(take, "completionOf", options);
  }

  /** Completions as they come, each with the default deadline; ends with the first failure, which it throws. */
  async *[Symbol.asyncIterator](): AsyncGenerator<C, void, void> {
    for (;;) yield await this.next();
  }

  /**
   * Completions as they come, with options for each wait.
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
   * Asks for one event on the channel at the next completion (`ibv_req_notify_cq`). DoorbellError without a channel.
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
   * Changes how many completions it holds (`ibv_resize_cq`). VerbsError when the device cannot, or more than that wait now.
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
   * Wakes a waiting reader less often (`ibv_modify_cq`): once `completions` have come, or `periodUs` microseconds (at most
   * 65535) after the first of them. `{ completions: 1, periodUs: 0 }` wakes for each again. RangeError for a period of 0 beside
   * more than one completion: the last ones might never wake anyone. VerbsError EOPNOTSUPP where the device has no such thing.
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

  /** @internal Takes everything from C, so that nothing is lost when a queue pair goes. */
  keepAll(): void {
    this.#keepAll();
  }

  #keepAll(): void {
    for (;;) {
      const count = this.pollInto(batch);
      for (let i = 0; i < count; i++) this.#kept.push(this.#completion(i));
      if (count < batch) return;
    }
  }

  #first(): C | undefined {
    const kept = this.#kept.shift();
    if (kept) return kept;
    return this.pollInto(1) === 1 ? this.#completion(0) : undefined;
  }

  /** What `take` gives, as soon as it gives something. */
  async #await(take: () => C | undefined, name: string, options: WaitOptions | undefined): Promise<C> {
    let looks = 0;
    const look = () => {
      this.ensureOpen();
      if (looks++ > 0) this.channel?.dispatch();
      let found = take();
      if (!found && this.device.lib.waitBriefly?.(this.pointer)) found = take();
      if (found || !this.channel) return found?.check();
      // Arming after a look and before another: a completion between the two would otherwise go unnoticed.
      this.arm();
      return take()?.check();
    };
    const watch: Watch = (ready) => {
      if (this.channel) return this.channel.watch(ready);
      const turn = setImmediate(ready);
      return () => clearImmediate(turn);
    };
    const { timeoutMs, signal } = waitOf(options, name);
    const what = () => `waiting for a completion on ${this.label}`;
    return until(look, watch, { what, timeoutMs, signal, hint: waitHint });
  }

  #completion(i: number): C {
    return this.#batch.completion(i);
  }

  protected override shown(): Record<string, unknown> {
    return {
      kept: this.#kept.length || undefined,
      channel: bare(this.channel?.label),
      pointer: hex(this.pointer),
    };
  }

  protected release(): void {
    checkResult("ibv_destroy_cq", this.device.lib.ibv_destroy_cq(this.pointer));
    if (this.#ownsChannel) this.channel?.close();
  }
}

const waitHint =
  "Was the request posted as signaled, and on a queue pair that uses this queue? Is the peer alive and connected? Has the queue entries for all that completes at once?";
