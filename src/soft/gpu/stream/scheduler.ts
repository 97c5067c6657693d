// Runs the work of all streams, in order, on the thread that submitted it.
//
// Work runs at once, inside the call that submits it, when its stream is idle and everything it depends on is done: copies
// and sets are memory copies, and no thread could do them sooner. Otherwise it is queued: behind a host function, behind a wait for
// an event or for a value in memory, or behind such work on another stream. The queue moves on whenever the driver is called
// (submit, query, synchronise) and, without any call, on the event loop: at its next turn, then with pauses of up to 16 ms while
// all that is left waits for memory that another thread or process writes. Waiting work does not keep a process alive.
//
// Host functions never run inside cuLaunchHostFunc itself, so that code there cannot be surprised by its own callback.
//
// A synchronising call blocks its thread, as in C, while a kernel runs, or other threads and processes may still satisfy the wait; after
// DOORBELL_SOFT_GPU_TIMEOUT_MS (30 s; 0 = never) without a kernel it gives up with CUDA_ERROR_TIMEOUT, and the work stays queued (but for a synchronous copy's own). That error does not
// stick: write the value and synchronise again.
import { setImmediate, setTimeout } from "node:timers";
import { CUDA_ERROR_LAUNCH_FAILED, CUDA_ERROR_UNKNOWN } from "../../../../ffi/cuda/index.ts";
import { libc } from "../../../../ffi/libc/index.ts";
import { Fault } from "../core/errors.ts";
import { patienceMs } from "../core/settings.ts";
import type { SoftContext } from "../driver/context.ts";
import type { SoftGpu } from "../driver/gpu.ts";
import type { Operation, SoftStream } from "./stream.ts";
import type { Work } from "./work.ts";

const LONGEST_PAUSE_MS = 16;
const SPINS = 50;

export class Scheduler {
  /** Streams with work to do. */
  readonly #pending = new Set<SoftStream>();
  readonly #gpu: SoftGpu;
  #turnAsked = false;
  #progressing = false;

  constructor(gpu: SoftGpu) {
    this.#gpu = gpu;
  }

  /** Adds work to the end of a stream, and does it now if nothing is in the way: 0, or the error of a call that is wrong. */
  submit(stream: SoftStream, work: Work): number {
    if (this.#pending.size > 0) this.progress();
    const after = this.#pending.size > 0 ? this.#before(stream) : [];
    if (work.deferred !== true && stream.queue.length === 0 && after.length === 0) {
      try {
        if (work.run(this.#gpu, stream)) return 0;
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        if (!error.rejected) this.fail(stream.context, error.code);
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

  /** Whether the stream has work left, after doing all that can be done now. */
  isBusy(stream: SoftStream): boolean {
    if (stream.queue.length === 0 && stream.kind !== "legacy") return false;
    this.progress();
    return this.#tails(stream).length > 0;
  }

  /** Whether any stream of the context has work left. */
  contextIsBusy(context: SoftContext): boolean {
    if (this.#pending.size === 0) return false;
    this.progress();
    for (const stream of this.#pending) if (stream.context === context) return true;
    return false;
  }

  /** Blocks until `finished`; false when no kernel runs and that takes longer than the patience of this process. */
  wait(finished: () => boolean): boolean {
    if (finished()) return true;
    const patience = patienceMs();
    let until = performance.now() + patience;
    for (let round = 0; ; round++) {
      if (this.progress()) round = 0;
      if (finished()) return true;
      // A thread of a kernel stands still until whoever waits here lets it go on.
      if (this.#gpu.workers.stopped) return false;
      // A kernel ends, by itself or as one that never does: patience is for what nothing completes.
      const now = performance.now();
      if (this.#gpu.workers.running) until = now + patience;
      else if (now > until) return false;
      const pauseUs = Math.min(1000, 20 * (round - SPINS));
      if (round < SPINS) libc.sched_yield();
      else if (!this.#gpu.workers.doze(pauseUs / 1000)) libc.usleep(pauseUs);
    }
  }

  /** Does everything that can be done now: whether that was anything. */
  progress(): boolean {
    // A host function may call the driver although C forbids it: its calls must not start the same work again.
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

  /** Forgets work that has not been done. */
  takeBack(stream: SoftStream, work: Work): void {
    const at = stream.queue.findIndex((operation) => operation.work === work);
    if (at < 0) return;
    stream.queue[at]!.done = true;
    stream.queue.splice(at, 1);
    if (stream.queue.length === 0) this.#pending.delete(stream);
  }

  /** Forgets the work of a context: it was destroyed, or failed. What other contexts' streams wait for of it, fails. */
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
      // A fault empties the queue on its own.
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
      // Measured on an H200: queued copies and sets of memory that is gone by then end the context with 719. (700 is for kernels.)
      if (!(error instanceof Fault)) {
        this.fail(stream.context, CUDA_ERROR_UNKNOWN);
        throw error;
      }
      this.fail(stream.context, error.rejected ? CUDA_ERROR_LAUNCH_FAILED : error.code);
      return true;
    }
  }

  /** Ends a context with an error that sticks. */
  fail(context: SoftContext, code: number): void {
    if (context.error === 0) context.error = code;
    this.abandon(context, context.error);
    // The workers are every device's.
    this.#gpu.workers.cancel(context);
  }

  /** Unfinished work that new work of the stream comes after, beside the stream's own. */
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

  /** What must be done for the stream to be idle: the legacy stream includes all blocking ones. */
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
      this.#askForTurn(this.#left() < before ? 0 : Math.min(LONGEST_PAUSE_MS, pauseMs * 2 || 1));
    };
    if (pauseMs === 0) setImmediate(turn);
    else setTimeout(turn, pauseMs).unref();
  }

  #left(): number {
    let left = 0;
    for (const stream of this.#pending) left += stream.queue.length;
    return left;
  }
}
