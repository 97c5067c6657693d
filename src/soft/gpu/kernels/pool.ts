// The worker threads of this process's devices, and the launch that they run. One launch at a time, on all of them.
import { availableParallelism } from "node:os";
import process from "node:process";
import type { Worker } from "node:worker_threads";
import { CUDA_ERROR_LAUNCH_FAILED, CUDA_ERROR_LAUNCH_TIMEOUT } from "../../../../ffi/cuda/index.ts";
import { libc } from "../../../../ffi/libc/index.ts";
import { startThread } from "../../../../ffi/runtime/index.ts";
import { writeI32 } from "../core/c-memory.ts";
import { launchTimeoutMs } from "../core/settings.ts";
import type { AddressSpace } from "../memory/address-space.ts";
import { CONTEXT, CONTEXT_WORDS } from "../wasm/layout.ts";
import { checksPages } from "./abilities.ts";
import {
  ARGUMENTS,
  addressAt,
  CONTROL_BYTES,
  MOST_WORKERS,
  putAddress,
  StopState,
  WatchKind,
  Word,
  type WorkerStart,
} from "./control.ts";
import type { WatchedLaunch } from "./inspect/watched-launch.ts";
import type { RunnableProgram } from "./program.ts";
import { beginServices, endServices, type Services } from "./services.ts";

// Not run: so that Deno loads the thread's file with this one, see ffi/runtime/thread.ts.
// biome-ignore lint/correctness/noConstantCondition: only to be seen
if (false) void import("./worker.ts");

/** Pieces of the grid for each worker: few enough to cost little, enough that none waits long for another. */
const PIECES_EACH = 16;
const NO_SEAT = 2 ** 30;
/** How long workers may take to see that a launch is to stop. */
const STOP_MS = 5000;

export interface LaunchRequest {
  /** The context whose memory it uses. */
  readonly owner: object;
  readonly program: RunnableProgram;
  readonly kernel: number;
  readonly grid: readonly [number, number, number];
  readonly block: readonly [number, number, number];
  readonly dynamicShared: number;
  /** Device memory in which the blocks of a cooperative launch meet; 0 for other launches. */
  readonly workspace: number;
  readonly arguments: Uint8Array;
  /** Blocks of a cluster in each direction; undefined when nobody said. */
  readonly cluster?: readonly [number, number, number];
  /** All blocks must be there at once. */
  readonly cooperative: boolean;
  /** When its module prints or allocates. */
  readonly services: Services | undefined;
  /** For a launch that is looked at. */
  readonly watched?: WatchedLaunch | undefined;
}

/** What ended a launch. */
export interface LaunchFault {
  readonly code: number;
  readonly position: number;
  readonly address: number;
  readonly block: readonly number[];
}

/** A launch that was begun; null when it went well. */
export interface Ticket {
  result: LaunchFault | null | undefined;
}

export class WorkerPool {
  readonly size = Math.min(MOST_WORKERS, availableParallelism());
  readonly #space: AddressSpace;
  readonly #words: Int32Array;
  readonly #arguments: Uint8Array;
  #workers: Worker[] | undefined;
  #attached = false;
  #ticket: Ticket | undefined;
  #owner: object | undefined;
  #watched: WatchedLaunch | undefined;
  #failed = false;
  #startedAt = 0;
  #stopAskedAt = 0;
  #grids = 0;

  constructor(space: AddressSpace) {
    this.#space = space;
    const control = new SharedArrayBuffer(CONTROL_BYTES);
    this.#words = new Int32Array(control);
    this.#arguments = new Uint8Array(control, ARGUMENTS);
    putAddress(this.#words, Word.window, space.window);
  }

  /** Starts the workers if they are not there yet; true when they can take a launch. */
  get ready(): boolean {
    if (this.#workers === undefined) this.#start();
    if (this.#failed) return true;
    if (Atomics.load(this.#words, Word.ready) < this.size) return false;
    if (!this.#attached) {
      for (let i = 0; i < this.size; i++) this.#space.addMirror(addressAt(this.#words, Word.bases + 2 * i));
      this.#attached = true;
    }
    return true;
  }

  get busy(): boolean {
    return this.#ticket !== undefined;
  }

  /** Begins a launch; the workers must be ready and not busy. */
  begin(request: LaunchRequest): Ticket {
    const words = this.#words;
    const { program, kernel, grid, block, dynamicShared } = request;
    const blocks = grid[0] * grid[1] * grid[2];
    const { cluster, cooperative } = request;
    const clusterBlocks = cluster === undefined ? 1 : cluster[0] * cluster[1] * cluster[2];
    // Clusters are taken one by one; the blocks of a cooperative launch are dealt out beforehand.
    const piece =
      clusterBlocks > 1 ? clusterBlocks : Math.max(1, Math.ceil(blocks / (this.size * PIECES_EACH)));
    const pieces = Math.ceil(blocks / piece);
    const most = request.watched?.oneWorker ? 1 : this.size;
    const seats = cooperative ? most : Math.min(most, pieces);
    // Who comes late to the last launch finds no seat while this one is written.
    Atomics.store(words, Word.seat, NO_SEAT);
    words[Word.seats] = seats;
    words.set(cluster ?? [0, 0, 0], Word.cluster);
    words[Word.together] = Number(cooperative);
    words[Word.module] = program.id;
    putAddress(words, Word.image, program.image.address);
    words[Word.imageBytes] = program.image.bytes;
    putAddress(words, Word.description, program.description.address);
    words[Word.descriptionBytes] = program.description.bytes;
    words[Word.kernel] = kernel;
    words.set(grid, Word.grid);
    words.set(block, Word.block);
    words[Word.dynamicShared] = dynamicShared;
    putAddress(words, Word.workspace, request.workspace);
    words[Word.parameterBytes] = request.arguments.length;
    words[Word.piece] = piece;
    words[Word.pieces] = pieces;
    words[Word.gridId] = ++this.#grids;
    words[Word.workers] = this.size;
    words[Word.fault] = 0;
    beginServices(words, request.services);
    words[Word.watching] = WatchKind.none;
    request.watched?.begin(words, this.#space.window);
    this.#watched = request.watched;
    words[Word.next] = 0;
    words[Word.done] = 0;
    this.#arguments.set(request.arguments);
    const ticket: Ticket = { result: undefined };
    this.#ticket = ticket;
    this.#owner = request.owner;
    this.#startedAt = performance.now();
    this.#stopAskedAt = 0;
    Atomics.store(words, Word.seat, 0);
    Atomics.add(words, Word.launch, 1);
    Atomics.notify(words, Word.launch, seats);
    return ticket;
  }

  /** Looks whether the launch is done, and says so in its ticket. */
  poll(): void {
    if (this.#ticket === undefined) return;
    const words = this.#words;
    if (this.#failed) {
      this.#end({ code: CUDA_ERROR_LAUNCH_FAILED, position: -1, address: 0, block: [] });
      return;
    }
    if (Atomics.load(words, Word.done) < words[Word.seats]!) {
      this.#watchTime();
      return;
    }
    const code = words[Word.fault]!;
    if (this.#stopAskedAt > 0) this.#tellStop(0);
    if (code === 0) {
      this.#end(null);
      return;
    }
    const block = [...words.subarray(Word.faultBlock, Word.faultBlock + 3)];
    this.#end({
      code,
      position: words[Word.faultPosition]!,
      address: addressAt(words, Word.faultAddress),
      block,
    });
  }

  /** Asks the launch of a context that failed to stop: the workers are for other contexts too. */
  cancel(owner: object): void {
    if (this.#ticket === undefined || this.#owner !== owner || this.#stopAskedAt > 0) return;
    Atomics.compareExchange(this.#words, Word.fault, 0, CUDA_ERROR_LAUNCH_TIMEOUT);
    this.#stopAskedAt = performance.now();
    this.#tellStop(1);
  }

  /** Ends the launch of a context and waits for its workers: the memory that it uses is about to go. */
  stop(owner: object): void {
    this.cancel(owner);
    if (this.#owner !== owner) return;
    while (this.#ticket !== undefined) {
      this.poll();
      libc.usleep(50);
    }
  }

  /** Sleeps until a worker is done, or some time has passed; false when no launch is on its way. */
  doze(milliseconds: number): boolean {
    if (!this.busy || this.#failed) return false;
    const done = Atomics.load(this.#words, Word.done);
    if (done < this.#words[Word.seats]!) Atomics.wait(this.#words, Word.done, done, milliseconds);
    return true;
  }

  /** Resolves when the workers may be done; for the event loop. */
  async settled(): Promise<void> {
    const seats = this.#words[Word.seats]!;
    for (let done = Atomics.load(this.#words, Word.done); this.busy && done < seats; ) {
      const wait = Atomics.waitAsync(this.#words, Word.done, done, 100);
      if (wait.async) await wait.value;
      done = Atomics.load(this.#words, Word.done);
      if (this.#failed) return;
    }
  }

  #end(fault: LaunchFault | null): void {
    endServices(this.#words);
    this.#watched?.end(this.#words);
    this.#watched = undefined;
    this.#ticket!.result = fault;
    this.#ticket = undefined;
  }

  /** Whether a thread of the launch waits at a stop until it may go on. */
  get stopped(): boolean {
    return this.busy && Atomics.load(this.#words, Word.stopState) === StopState.stopped;
  }

  /** Asks the workers to stop when a launch takes too long; gives them up when they do not. */
  #watchTime(): void {
    const now = performance.now();
    // Who stopped has time of its own.
    if (this.stopped) this.#startedAt = now;
    if (this.#stopAskedAt === 0) {
      if (now - this.#startedAt < launchTimeoutMs()) return;
      this.#stopAskedAt = now;
      Atomics.compareExchange(this.#words, Word.fault, 0, CUDA_ERROR_LAUNCH_TIMEOUT);
      this.#words[Word.faultPosition] = -1;
      this.#tellStop(1);
    } else if (now - this.#stopAskedAt > STOP_MS) this.#failed = true;
  }

  #tellStop(value: number): void {
    for (let i = 0; i < this.size; i++)
      writeI32(addressAt(this.#words, Word.bases + 2 * i) + CONTEXT + 4 * CONTEXT_WORDS.stop, value);
  }

  #start(): void {
    this.#workers = Array.from({ length: this.size }, (_, index) => {
      const start: WorkerStart = { control: this.#words.buffer as SharedArrayBuffer, index, checksPages };
      const worker = startThread("gpu", new URL("./worker.ts", import.meta.url), start);
      worker.on("error", (error) => {
        console.error("doorbell: a worker of the soft GPU failed:", error);
        this.#failed = true;
      });
      worker.on("exit", () => {
        this.#failed = true;
      });
      return worker;
    });
    process.once("exit", () => {
      Atomics.store(this.#words, Word.quit, 1);
      this.#tellStopAtExit();
      Atomics.add(this.#words, Word.launch, 1);
      Atomics.notify(this.#words, Word.launch);
    });
  }

  #tellStopAtExit(): void {
    if (this.#attached && this.busy) this.#tellStop(1);
  }
}
