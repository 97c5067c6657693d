// Runs the work of all streams in order, on the thread that submitted it.
//
// Work runs inside the call that submits it when its stream is idle and its dependencies are done. Copies and
// sets are plain memory copies. Otherwise the work is queued. It follows a host function, a wait for an
// event or for a value in memory, or queued work of another stream.
//
// Every driver call (submit, query, synchronize) advances the queue. The event loop advances it too, at its
// next turn. The loop pauses up to 16 ms between attempts while all remaining work waits for memory that
// another thread or process writes. Queued work does not keep a process alive.
//
// Host functions never run inside cuLaunchHostFunc, so a caller is never interrupted by its own callback.
//
// A synchronizing call blocks its thread, as in C, while a kernel runs or other threads and processes may
// still satisfy the wait. After DOORBELL_SOFT_GPU_TIMEOUT_MS without a kernel the call returns
// CUDA_ERROR_TIMEOUT, and the work stays queued, except for the work of a synchronous copy. The error is not
// sticky: write the value and synchronize again.
import timers from "node:timers";
import { CUDA_ERROR_LAUNCH_FAILED, CUDA_ERROR_UNKNOWN } from "../../../../ffi/cuda/index.ts";
import { libc } from "../../../../ffi/libc/index.ts";
import { Fault } from "../core/errors.ts";
import { waitLimitMs } from "../core/settings.ts";
import type { SoftContext, SoftGpu } from "../driver/gpu.ts";
import type { Operation, SoftStream, Work } from "./stream.ts";

const LONGEST_PAUSE_MS = 16;
const SPINS = 50;

export class Scheduler {
  /** Number of calls that submitted work, or with which a caller may have seen that work is done. */
  activity = 0;
  /** Streams with queued work. */
  readonly #pending = new Set<SoftStream>();
  readonly #gpu: SoftGpu;
  #turnAsked = false;
  #progressing = false;

  constructor(gpu: SoftGpu) {
    this.#gpu = gpu;
  }

  /**
   * Appends work to a stream and runs it at once if nothing precedes it. Returns 0, or the CUresult of a
   * wrong call.
   */
  submit(stream: SoftStream, work: Work): number {
    this.activity++;
    if (this.#pending.size > 0) this.progress();
    const after = this.#pending.size > 0 ? this.#before(stream) : [];
    if (work.deferred !== true && stream.queue.length === 0 && after.length === 0) {
      try {
        if (work.run(this.#gpu, stream)) return 0;
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        if (!error.rejected) this.#fault(error.code);
        return error.code;
      }
    }
    const wrong = work.check(this.#gpu);
    if (wrong !== 0) return wrong;
    stream.queue.push({ after, work, done: false });
    this.#pending.add(stream);
    this.#askForTurn(0);
    return 0;
  }

  /** Runs all work that is ready. Returns true when the stream still has work. */
  isBusy(stream: SoftStream): boolean {
    this.activity++;
    if (stream.queue.length === 0 && stream.kind !== "legacy") return false;
    this.progress();
    return this.#tails(stream).length > 0;
  }

  /** Returns true when a stream of the context still has work. */
  contextIsBusy(context: SoftContext): boolean {
    if (this.#pending.size === 0) return false;
    this.progress();
    for (const stream of this.#pending) if (stream.context === context) return true;
    return false;
  }

  /**
   * Blocks until `finished` returns true. Returns false after the time limit of synchronizing calls, which
   * counts only while no kernel runs.
   */
  wait(finished: () => boolean): boolean {
    this.activity++;
    if (finished()) return true;
    const waitMs = waitLimitMs();
    let until = performance.now() + waitMs;
    for (let round = 0; ; round++) {
      if (this.progress()) round = 0;
      if (finished()) return true;
      // A thread of a kernel is stopped at a breakpoint, until the caller of this function resumes it.
      if (this.#gpu.workers.stopped) return false;
      // A running kernel ends by itself or at its own time limit, so the limit of this call starts anew.
      const now = performance.now();
      const leftMs = this.#leftMs();
      // A copy that waits for the links of a described machine ends by itself, too.
      if (this.#gpu.workers.running || leftMs !== undefined) until = now + waitMs;
      else if (now > until) return false;
      if (this.#gpu.simulated !== undefined) {
        this.#gpu.simulated.blocked();
        continue;
      }
      const pauseUs = Math.min(1000, leftMs === undefined ? 20 * (round - SPINS) : Math.ceil(leftMs * 1000));
      if (pauseUs <= 0) libc.sched_yield();
      else if (!this.#gpu.workers.doze(pauseUs / 1000)) libc.usleep(pauseUs);
    }
  }

  /** Runs all work that is ready. Returns true when any work ran. */
  progress(): boolean {
    // A host function may call the driver although C forbids it. The call must not start the same work again.
    if (this.#progressing) return false;
    this.#progressing = true;
    let any = false;
    try {
      let moved = true;
      while (moved) {
        moved = false;
        for (const stream of [...this.#pending]) if (this.#advance(stream)) moved = true;
        any ||= moved;
      }
    } finally {
      this.#progressing = false;
    }
    return any;
  }

  /** Removes queued work. */
  takeBack(stream: SoftStream, work: Work): void {
    const at = stream.queue.findIndex((operation) => operation.work === work);
    if (at < 0) return;
    stream.queue[at]!.done = true;
    stream.queue.splice(at, 1);
    if (stream.queue.length === 0) this.#pending.delete(stream);
  }

  /** Drops the work of a destroyed or failed context. Waits of other contexts for that work fail. */
  abandon(context: SoftContext, code: number): void {
    for (const stream of context.streams) {
      for (const operation of stream.queue.splice(0)) {
        operation.done = true;
        operation.work.drop?.(code);
      }
      this.#pending.delete(stream);
    }
  }

  #advance(stream: SoftStream): boolean {
    let moved = false;
    for (let head = stream.queue[0]; head !== undefined; head = stream.queue[0]) {
      if (!head.after.every((operation) => operation.done)) break;
      if (!this.#try(stream, head.work)) break;
      head.done = true;
      // A fault has already emptied the queue.
      if (stream.queue[0] === head) stream.queue.shift();
      moved = true;
    }
    if (stream.queue.length === 0) this.#pending.delete(stream);
    return moved;
  }

  #try(stream: SoftStream, work: Work): boolean {
    try {
      return work.run(this.#gpu, stream);
    } catch (error) {
      // As on an H200: queued copies and sets of freed memory end the context with error 719. Error 700 is
      // for kernels.
      if (!(error instanceof Fault)) {
        this.#fail(stream.context, CUDA_ERROR_UNKNOWN);
        throw error;
      }
      this.#fault(error.rejected ? CUDA_ERROR_LAUNCH_FAILED : error.code);
      return true;
    }
  }

  /** Ends the contexts of all devices, as a fault on an H100 does. */
  #fault(code: number): void {
    for (const context of this.#gpu.contexts) this.#fail(context, code);
  }

  /** Ends a context with a sticky error. */
  #fail(context: SoftContext, code: number): void {
    if (context.error === 0) context.error = code;
    this.abandon(context, context.error);
    this.#gpu.workers.cancel(context);
  }

  /** Returns the unfinished work of other streams that new work of this stream depends on. */
  #before(stream: SoftStream): Operation[] {
    const found: Operation[] = [];
    if (stream.kind === "legacy") {
      for (const other of stream.context.streams) {
        if (other.blocking && other.tail !== undefined) found.push(other.tail);
      }
    } else if (stream.blocking) {
      const tail = stream.context.legacy.tail;
      if (tail !== undefined) found.push(tail);
    }
    return found;
  }

  /**
   * Returns the last work of all streams that must finish before the stream is idle. The legacy stream
   * includes all blocking streams.
   */
  #tails(stream: SoftStream): Operation[] {
    const own = stream.tail;
    const others = stream.kind === "legacy" ? this.#before(stream) : [];
    return own === undefined ? others : [own, ...others];
  }

  #askForTurn(pauseMs: number): void {
    if (this.#turnAsked) return;
    this.#turnAsked = true;
    const turn = () => {
      this.#turnAsked = false;
      const before = this.#left();
      this.progress();
      if (this.#pending.size === 0) return;
      const longest = Math.max(0, this.#leftMs() ?? LONGEST_PAUSE_MS);
      this.#askForTurn(this.#left() < before ? 0 : Math.min(longest, pauseMs * 2 || 1));
    };
    // A simulation replaces the functions of the module.
    if (pauseMs === 0) timers.setImmediate(turn);
    else timers.setTimeout(turn, pauseMs).unref();
  }

  /** Returns the time until the next work continues, in milliseconds. Undefined when no work knows it. */
  #leftMs(): number | undefined {
    let least: number | undefined;
    for (const stream of this.#pending) {
      const leftMs = stream.queue[0]?.work.leftMs;
      if (leftMs !== undefined && (least === undefined || leftMs < least)) least = leftMs;
    }
    return least;
  }

  #left(): number {
    let left = 0;
    for (const stream of this.#pending) left += stream.queue.length;
    return left;
  }
}
