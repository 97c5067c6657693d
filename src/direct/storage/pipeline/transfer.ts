import { Errno, libc } from "../../../../ffi/libc/index.ts";
import type { Event } from "../../../cuda/index.ts";
import { ClosedError, DoorbellError } from "../../../errors.ts";
import { Resource } from "../../../lifetime/resource.ts";
import type { IoEngine } from "../io/io-engine.ts";
import { readNow } from "../io/read-now.ts";
import type { Piece } from "./plan.ts";
import { activate, advanceAll, deactivate } from "./reactor.ts";
import type { Slot } from "./staging.ts";
import { StorageError } from "./storage-error.ts";
import type { Moved, TransferPlan } from "./transfer-plan.ts";

/** Longest time to copy in one turn of the event loop, in milliseconds. */
const turnMs = 0.5;
/** Longest time that closing waits for the kernel to release the memory, in milliseconds. */
const drainMs = 10_000;
/** Time after a deadline until the caller gets the error although steps are in progress, in milliseconds. */
const graceMs = 200;

/** A started step. */
interface Step {
  readonly index: number;
  readonly piece: Piece;
  readonly slot: Slot | undefined;
  /** Number of finished bytes. Smaller than the step after a short read or write. */
  done: number;
  direct: boolean;
}

/**
 * One read or write in progress. Several steps run at once, through staging memory where the kernel cannot
 * reach the target. It is a child of the memory and of the file: closing either waits until the transfer no
 * longer uses it.
 */
export class Transfer extends Resource {
  readonly engine: IoEngine;
  readonly #plan: TransferPlan;
  readonly #copying: Step[] = [];
  readonly #steps = new Set<Step>();
  /** Finished requested bytes of each step, -1 before its end. */
  readonly #done: Float64Array;
  readonly #began: Event | undefined;
  /** Number of steps in the engine. */
  #started = 0;
  #next = 0;
  #end = Number.POSITIVE_INFINITY;
  #failure: { readonly error: unknown; readonly index: number; readonly errno?: number } | undefined;
  #settled = false;
  #tally = { bounces: 0, bouncedBytes: 0, directBytes: 0, cachedBytes: 0 };
  #resolve!: (moved: Moved) => void;
  #reject!: (error: unknown) => void;
  /**
   * Resolves when the last byte has arrived. Rejects when no step uses the target any more, or after a grace
   * time.
   */
  readonly over: Promise<Moved>;

  constructor(plan: TransferPlan) {
    super();
    this.#plan = plan;
    this.engine = plan.engine;
    this.#done = new Float64Array(plan.pieces.length).fill(-1);
    this.over = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    const { target, staging } = plan;
    // Earlier work of the device comes first. Copies wait for it in their stream, and direct accesses of the
    // kernel wait here.
    const { device } = target;
    staging?.followDevice();
    if (device !== undefined && plan.pieces.some((piece) => !piece.staged)) {
      this.#began = device.createEvent({ timing: false });
      this.#began.record(device.stream);
    }
    this.own(target.owner, plan.file);
    this.need(target.owner);
    activate(this);
  }

  get label(): string {
    const { write, file } = this.#plan;
    return `${write ? "write" : "read"} of ${file.path}`;
  }

  /** Ends the transfer early. `over` rejects with the reason. */
  cancel(reason: unknown): void {
    if (this.#settled) return;
    this.#fail(reason, -1);
    this.engine.cancel(this);
    const late = setTimeout(() => this.#settle(), graceMs);
    late.unref();
  }

  advance(): boolean {
    let news = this.#finishCopies();
    try {
      const until = performance.now() + turnMs;
      if (this.#began === undefined || this.#began.reached)
        while (this.#begin()) {
          news = true;
          if (performance.now() > until) break;
        }
    } catch (error) {
      this.#fail(error, this.#next);
    }
    if (this.#steps.size === 0 && (this.#failure !== undefined || this.#next >= this.#plan.pieces.length)) {
      this.#finish();
      return true;
    }
    return news;
  }

  /** Starts the next step. Returns false when there is none, or no room. */
  #begin(): boolean {
    const { pieces, depth, staging, target, write } = this.#plan;
    if (this.#failure !== undefined || this.#next >= pieces.length || this.#steps.size >= depth) return false;
    const piece = pieces[this.#next]!;
    // There are no bytes behind the end of the file.
    if (!write && piece.ioOffset >= this.#end) {
      this.#done[this.#next++] = 0;
      return true;
    }
    if (this.engine.underWay >= this.engine.capacity) return false;
    const slot = piece.staged ? staging!.take(piece.ioBytes, this) : undefined;
    if (piece.staged && slot === undefined) return false;
    if (slot !== undefined) this.need(slot.owner);
    if (slot?.event !== undefined) this.need(slot.event);
    const direct = piece.direct && this.#plan.file.directFd >= 0;
    const step: Step = { index: this.#next++, piece, slot, done: 0, direct };
    this.#steps.add(step);
    if (!write || slot === undefined) this.#io(step);
    else if (target.device === undefined) {
      libc.memcpy(slot.pointer, target.pointer + piece.at, piece.bytes);
      this.#io(step);
    } else this.#copy(step, slot);
    return true;
  }

  #io(step: Step): void {
    const { file, target, write } = this.#plan;
    const { piece, slot, done } = step;
    const base = slot === undefined ? target.hostAddress! + piece.at : slot.pointer;
    const { helpers } = this.#plan;
    if (helpers !== undefined && !step.direct && done === 0 && this.#started >= helpers) {
      this.engine.flush(); // The other steps copy meanwhile.
      const got = readNow(file.fd, base, piece.ioBytes, piece.ioOffset);
      if (got === piece.ioBytes) {
        this.#moved(step, got);
        return;
      }
    }
    this.#started++;
    const started = this.engine.start({
      owner: this,
      write,
      direct: step.direct,
      fd: step.direct ? file.directFd : file.fd,
      address: base + done,
      bytes: piece.ioBytes - done,
      offset: piece.ioOffset + done,
      ended: (result) => {
        this.#started--;
        this.#ioEnded(step, result);
      },
    });
    if (!started) this.#drop(step, Errno.EAGAIN);
  }

  #ioEnded(step: Step, result: number): void {
    const { write, file } = this.#plan;
    const again = result === -Errno.EINTR || result === -Errno.EAGAIN;
    const refused = result === -Errno.EINVAL && step.direct;
    if (refused) {
      file.refuseDirect("the file system refuses requests that bypass the page cache");
      step.direct = false;
    }
    if (again || refused) this.#io(step);
    else if (result < 0) this.#drop(step, -result);
    else if (write && result === 0) this.#drop(step, Errno.EIO);
    else this.#moved(step, result);
  }

  /** Records that all bytes of a step, or fewer, were read or written. */
  #moved(step: Step, bytes: number): void {
    const { write, target } = this.#plan;
    const { piece, slot } = step;
    step.done += bytes;
    // The end of the file shows as a read of no bytes, or past the page cache as a read of a partial block.
    const ended = !write && (bytes === 0 || (step.direct && step.done % 512 !== 0));
    if (step.done < piece.skip + piece.bytes && !ended) {
      if (this.#failure === undefined) this.#io(step);
      else this.#drop(step, Errno.ECANCELED);
      return;
    }
    if (ended) this.#end = Math.min(this.#end, piece.ioOffset + step.done);
    if (write || slot === undefined) this.#complete(step);
    else if (target.device !== undefined) this.#copy(step, slot);
    else {
      libc.memcpy(target.pointer + piece.at, slot.pointer + piece.skip, this.#usable(step));
      this.#complete(step);
    }
  }

  /** Returns the number of requested bytes in a finished read step. */
  #usable({ piece, done }: Step): number {
    return Math.max(0, Math.min(piece.bytes, done - piece.skip));
  }

  /** Queues the copy between staging memory and device. */
  #copy(step: Step, slot: Slot): void {
    const { target, staging, write } = this.#plan;
    const { piece } = step;
    const stream = staging!.stream!;
    const bytes = write ? piece.bytes : this.#usable(step);
    const { driver } = target.device!;
    try {
      target.device!.enter();
      const [address, memory] = [target.pointer + piece.at, slot.pointer + (write ? 0 : piece.skip)];
      if (bytes > 0) {
        const code = write
          ? driver.hot.cuMemcpyDtoHAsync_v2(memory, address, bytes, stream.pointer)
          : driver.hot.cuMemcpyHtoDAsync_v2(address, memory, bytes, stream.pointer);
        if (code !== 0)
          driver.check(code, write ? "cuMemcpyDtoHAsync_v2" : "cuMemcpyHtoDAsync_v2", `${bytes} bytes`);
      }
      slot.event!.record(stream);
      this.#copying.push(step);
    } catch (error) {
      this.#fail(error, step.index);
      this.#forget(step);
    }
  }

  /** Checks the copies in their order and finishes completed ones. */
  #finishCopies(): boolean {
    let news = false;
    try {
      while (this.#copying.length > 0 && this.#copying[0]!.slot!.event!.reached) {
        const step = this.#copying.shift()!;
        news = true;
        if (!this.#plan.write) this.#complete(step);
        else if (this.#failure === undefined) this.#io(step);
        else this.#forget(step);
      }
    } catch (error) {
      // The context is lost or the device is closed, so no copy runs any more.
      for (const step of this.#copying.splice(0)) this.#forget(step);
      this.#fail(error, 0);
    }
    return news;
  }

  #complete(step: Step): void {
    const bytes = this.#plan.write ? step.piece.bytes : this.#usable(step);
    this.#done[step.index] = bytes;
    if (step.slot !== undefined) {
      this.#tally.bounces++;
      this.#tally.bouncedBytes += bytes;
    } else if (step.direct) this.#tally.directBytes += bytes;
    else this.#tally.cachedBytes += bytes;
    this.#forget(step);
  }

  #drop(step: Step, errno: number): void {
    const path = this.#plan.file.path;
    const { piece, done } = step;
    const at = { fileOffset: piece.ioOffset + done, bytes: 0 };
    if (this.#plan.write) this.#done[step.index] = Math.min(done, piece.bytes);
    this.#fail(new StorageError(this.#plan.write ? "write" : "read", path, errno, at), step.index, errno);
    this.#forget(step);
  }

  #forget(step: Step): void {
    this.#steps.delete(step);
    if (step.slot !== undefined) this.#plan.staging?.give(step.slot);
  }

  /**
   * Records a failure. The error reports the earliest failure in the file, but a cancellation from outside
   * comes first.
   */
  #fail(error: unknown, index: number, errno?: number): void {
    this.#plan.staging?.leave(this);
    if (this.#failure !== undefined && this.#failure.index <= index) return;
    this.#failure = { error, index, ...(errno === undefined ? {} : { errno }) };
  }

  /** Returns the number of bytes that are done without a gap, from the start. */
  #prefix(): number {
    let bytes = 0;
    for (let i = 0; i < this.#done.length; i++) {
      const done = this.#done[i]!;
      if (done > 0) bytes += done;
      if (done < this.#plan.pieces[i]!.bytes) break;
    }
    return bytes;
  }

  #finish(): void {
    deactivate(this);
    this.#settle();
    this.close();
  }

  #settle(): void {
    if (this.#settled) return;
    this.#settled = true;
    const { write, file, pieces, expectedEnd } = this.#plan;
    const bytes = this.#prefix();
    const failure = this.#failure;
    if (failure?.errno !== undefined) {
      const { fileOffset } = failure.error as StorageError;
      this.#reject(
        new StorageError(write ? "write" : "read", file.path, failure.errno, { fileOffset, bytes }),
      );
    } else if (failure !== undefined) this.#reject(failure.error);
    else {
      const last = pieces.at(-1);
      const wanted = last === undefined ? 0 : last.at + last.bytes;
      const start = pieces.length === 0 ? 0 : pieces[0]!.ioOffset + pieces[0]!.skip;
      if (bytes < wanted && start + bytes < expectedEnd) {
        this.#reject(new StorageError("read", file.path, "TRUNCATED", { fileOffset: start + bytes, bytes }));
      } else this.#resolve({ bytes, endOfFile: bytes < wanted, ...this.#tally });
    }
  }

  /**
   * Returns the error of a closed parent. A parent closes after its children, so it does not show as closed
   * yet.
   */
  #closed(): ClosedError {
    return new ClosedError(`${this.label}: the memory or the file`);
  }

  /** Ends the transfer before the memory or the file closes. */
  protected release(): void {
    if (this.#steps.size > 0) {
      this.#fail(this.#closed(), -1);
      this.engine.cancel(this);
      const until = performance.now() + drainMs;
      while (this.#steps.size > 0 && performance.now() < until) {
        advanceAll();
        if (this.#steps.size > 0) this.engine.waitBriefly();
      }
      if (this.#steps.size > 0) {
        throw new DoorbellError(
          `${this.label}: the kernel still has ${this.#steps.size} pieces of it after ${drainMs} ms`,
          "The disk does not answer: see dmesg. The memory stays open as long as it is used.",
        );
      }
    } else if (!this.#settled) this.#fail(this.#closed(), -1);
    deactivate(this);
    this.#plan.staging?.leave(this);
    this.#began?.close();
    this.#settle();
  }
}
