// Worker threads, and the launch that they run: one at a time, on all of them.
import { CUDA_ERROR_LAUNCH_FAILED, CUDA_ERROR_LAUNCH_TIMEOUT } from "../../../../ffi/cuda/index.ts";
import { libc } from "../../../../ffi/libc/index.ts";
import { launchTimeoutMs, stopMs, workerCount } from "../core/settings.ts";
import type { AddressSpace } from "../memory/address-space.ts";
import { addressAt, putAddress, StopState, WatchKind, Word } from "./control.ts";
import { Crew } from "./crew.ts";
import type { WatchedLaunch } from "./inspect/watched-launch.ts";
import type { RunnableProgram } from "./program.ts";
import { beginServices, endServices, leaveServices, type Services } from "./services.ts";
import { tellUnloaded } from "./unloaded.ts";

/** Pieces of the grid for each worker: few enough to cost little, enough that none waits long for another. */
const PIECES_EACH = 16;
/** Of the time in which nobody looked at a launch so much counts. */
const UNSEEN_MS = 200;
/** Launches of this process so far. */
let grids = 0;

const noRoom =
  "WebAssembly has no memory left for a worker thread of the soft GPU (DOORBELL_SOFT_GPU_WORKERS: fewer for each thread that opens one)";

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

const NOWHERE = { position: -1, address: 0, block: [] } as const;

export class WorkerPool {
  /** Threads that it has, or is to have. */
  size: number;
  /** One beside the first, which launches can do without. */
  readonly #spare: boolean;
  readonly #wanted: number;
  readonly #space: AddressSpace;
  #crew: Crew | undefined;
  #begun = false;
  #ticket: Ticket | undefined;
  #owner: object | undefined;
  #watched: WatchedLaunch | undefined;
  #failed = false;
  #followed = false;
  #startedAt = 0;
  #lookedAt = 0;
  #stopAskedAt = 0;
  /** Whether the launch prints or allocates. */
  #served = false;
  #givenUp = 0;

  constructor(space: AddressSpace, size = workerCount(), spare = false) {
    this.#space = space;
    this.size = this.#wanted = size;
    this.#spare = spare;
  }

  /** Can it have no threads at all? */
  get failed(): boolean {
    return this.#failed;
  }

  /** How many times the workers did not stop, or one of them ended, so that others had to be started. */
  get givenUp(): number {
    return this.#givenUp;
  }

  /** Starts the workers if they are not there yet; true when they can take a launch. */
  get ready(): boolean {
    if (this.#failed) return true;
    if (this.#crew?.lost) this.#replace("a worker thread of the soft GPU ended");
    if (this.#failed) return true;
    this.#crew ??= new Crew(this.#space, this.#wanted);
    if (!this.#crew.ready) return false;
    // There may be fewer than were wanted.
    this.size = this.#crew.size;
    this.#begun = this.size > 0;
    if (!this.#begun) this.#replace(noRoom);
    return true;
  }

  get busy(): boolean {
    return this.#ticket !== undefined;
  }

  /** The context whose launch it runs, or ran last. */
  get owner(): object | undefined {
    return this.#owner;
  }

  get #words(): Int32Array {
    return this.#crew!.words;
  }

  /** Begins a launch; the workers must be ready and not busy. */
  begin(request: LaunchRequest): Ticket {
    if (this.#failed) return { result: { ...NOWHERE, code: CUDA_ERROR_LAUNCH_FAILED } };
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
    Atomics.store(words, Word.seatsLeft, 0);
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
    words[Word.gridId] = ++grids;
    words[Word.workers] = this.size;
    words[Word.fault] = 0;
    tellUnloaded(words);
    this.#served = request.services !== undefined;
    beginServices(words, request.services);
    words[Word.watching] = WatchKind.none;
    request.watched?.begin(words, this.#space.window);
    this.#watched = request.watched;
    words[Word.next] = 0;
    words[Word.done] = 0;
    this.#crew!.arguments.set(request.arguments);
    const ticket: Ticket = { result: undefined };
    this.#ticket = ticket;
    this.#owner = request.owner;
    this.#startedAt = performance.now();
    this.#stopAskedAt = 0;
    Atomics.store(words, Word.seatsLeft, seats);
    Atomics.add(words, Word.launch, 1);
    // Who looks is there without being woken, which takes longer than all else here.
    const looking = Atomics.load(words, Word.looking) - 1;
    this.#crew!.wake(looking < 0 ? seats : seats - 1, looking);
    return ticket;
  }

  /** Looks whether the launch is done, and says so in its ticket. */
  poll(): void {
    if (this.#ticket === undefined) return;
    const words = this.#words;
    if (Atomics.load(words, Word.done) < words[Word.seats]!) {
      if (this.#crew!.lost)
        this.#abandon("a worker thread of the soft GPU ended in a launch", CUDA_ERROR_LAUNCH_FAILED);
      else this.#watchTime();
      return;
    }
    const code = words[Word.fault]!;
    if (this.#stopAskedAt > 0) this.#crew!.tellStop(0);
    if (code === 0) {
      this.#end(null, words);
      return;
    }
    const block = [...words.subarray(Word.faultBlock, Word.faultBlock + 3)];
    const [position, address] = [words[Word.faultPosition]!, addressAt(words, Word.faultAddress)];
    this.#end({ code, position, address, block }, words);
  }

  /** Asks the launch of a context that failed to stop: the workers are for other contexts too. */
  cancel(owner: object): void {
    if (this.#ticket === undefined || this.#owner !== owner || this.#stopAskedAt > 0) return;
    Atomics.compareExchange(this.#words, Word.fault, 0, CUDA_ERROR_LAUNCH_TIMEOUT);
    this.#stopAskedAt = performance.now();
    this.#crew?.tellStop(1);
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

  /** Whether workers are at a launch that has not failed. */
  get running(): boolean {
    return this.busy && !this.#failed;
  }

  /** Sleeps until a worker is done, or some time has passed; false when no launch is on its way. */
  doze(milliseconds: number): boolean {
    if (!this.running) return false;
    const done = Atomics.load(this.#words, Word.done);
    if (done < this.#words[Word.seats]!) Atomics.wait(this.#words, Word.done, done, milliseconds);
    return true;
  }

  /** Calls back when the workers may be done; from the event loop, for a caller who leaves it to itself. */
  follow(progress: () => void): void {
    if (this.#followed) return;
    this.#followed = true;
    queueMicrotask(() => {
      this.#followed = false;
      void this.#settled().then(progress);
    });
  }

  async #settled(): Promise<void> {
    const crew = this.#crew;
    if (crew === undefined) return;
    const { words } = crew;
    const seats = words[Word.seats]!;
    for (let done = Atomics.load(words, Word.done); this.busy && done < seats; ) {
      const wait = Atomics.waitAsync(words, Word.done, done, 100);
      if (wait.async) await wait.value;
      done = Atomics.load(words, Word.done);
      if (this.#failed || this.#crew !== crew || crew.broken) return;
    }
  }

  #end(fault: LaunchFault | null, words?: Int32Array): void {
    if (words !== undefined) {
      if (this.#served) endServices(words);
      this.#watched?.end(words);
    }
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
    // Nobody looked for so long: the process stood still, and its workers with it, or the kernel gets some more time.
    const still = now - Math.max(this.#lookedAt, this.#startedAt) - UNSEEN_MS;
    this.#lookedAt = now;
    if (still > 0) {
      this.#startedAt += still;
      if (this.#stopAskedAt > 0) this.#stopAskedAt += still;
    }
    // Who stopped has time of its own.
    if (this.stopped) this.#startedAt = now;
    if (this.#stopAskedAt === 0) {
      if (now - this.#startedAt < launchTimeoutMs()) return;
      this.#stopAskedAt = now;
      Atomics.compareExchange(this.#words, Word.fault, 0, CUDA_ERROR_LAUNCH_TIMEOUT);
      this.#words[Word.faultPosition] = -1;
      this.#crew!.tellStop(1);
    } else if (now - this.#stopAskedAt > stopMs())
      this.#abandon(
        "a worker thread of the soft GPU did not stop (DOORBELL_SOFT_GPU_STOP_MS)",
        CUDA_ERROR_LAUNCH_TIMEOUT,
      );
  }

  /** Ends the launch without its workers. */
  #abandon(why: string, code: number): void {
    const { words } = this.#crew!;
    Atomics.compareExchange(words, Word.fault, 0, code);
    this.#crew!.tellStop(1);
    if (this.#served) endServices(words);
    this.#replace(why);
    this.#end({ ...NOWHERE, code: words[Word.fault]! }, words);
  }

  /** The next launch gets new workers; those that never could begin are not tried again. */
  #replace(why: string): void {
    const left = this.#crew!.giveUp();
    if (this.#served) leaveServices();
    this.#crew = undefined;
    if (!this.#begun) this.#failed = true;
    this.#begun = false;
    this.#givenUp++;
    if (this.#failed && this.#spare) return;
    console.error(
      `doorbell: ${why}: ${left} thread(s) are left alone, and what they may still touch is kept until they end` +
        `${this.#failed ? "" : "; the next launch starts others"} (${this.#givenUp} so far)`,
    );
  }
}
