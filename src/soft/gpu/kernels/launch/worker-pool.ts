// Pool of worker threads that runs one launch at a time.
import { CUDA_ERROR_LAUNCH_FAILED, CUDA_ERROR_LAUNCH_TIMEOUT } from "../../../../../ffi/cuda/index.ts";
import { libc } from "../../../../../ffi/libc/index.ts";
import { launchTimeoutMs, stopMs, workerCount } from "../../core/settings.ts";
import type { SoftContext } from "../../driver/gpu.ts";
import type { AddressSpace } from "../../memory/address-space.ts";
import type { InstrumentedLaunch } from "../inspect/instrumented-launch.ts";
import type { RunnableProgram } from "../program/program.ts";
import { addressAt, InspectKind, publishUnloaded, putAddress, StopState, Word } from "../shared/control.ts";
import { type CrewMaker, type LaunchCrew, startCrew } from "./crew.ts";
import { FarTable } from "./far-table.ts";
import { beginServices, endServices, leaveServices, type Services } from "./services.ts";

/** Pieces of the grid per worker: few enough for a low cost, enough for an even distribution. */
const PIECES_EACH = 16;
/** Part of an interval without poll() that counts toward the time limit of a launch, in milliseconds. */
const UNSEEN_MS = 200;
/** Number of launches of this process. */
let grids = 0;

const noRoom =
  "WebAssembly has no memory left for a worker thread of the soft GPU (set DOORBELL_SOFT_GPU_WORKERS to fewer workers for each thread that opens a device)";

export interface LaunchRequest {
  /** Context of the launch. */
  readonly owner: SoftContext;
  readonly program: RunnableProgram;
  readonly kernel: number;
  readonly grid: readonly [number, number, number];
  readonly block: readonly [number, number, number];
  readonly dynamicShared: number;
  /** Device memory in which the blocks of a cooperative launch synchronize; 0 for other launches. */
  readonly workspace: number;
  readonly arguments: Uint8Array;
  /** Cluster dimensions, in blocks. Undefined when the launch does not specify them. */
  readonly cluster?: readonly [number, number, number];
  /** True for code that reaches memory outside of the window. */
  readonly far?: boolean;
  /** True when all blocks must be resident at once. */
  readonly cooperative: boolean;
  /** True when the launch may overlap the previous launch of its stream (programmatic dependent launch). */
  readonly overlapsPrevious?: boolean;
  /** Services of a launch that prints or allocates. */
  readonly services: Services | undefined;
  /** Instrumentation of the launch, if any. */
  readonly instrumented?: InstrumentedLaunch | undefined;
}

/** Fault that ended a launch. */
export interface LaunchFault {
  readonly code: number;
  readonly position: number;
  readonly address: number;
  readonly block: readonly number[];
}

/** State of a started launch. `result` is null after success. */
export interface Ticket {
  result: LaunchFault | null | undefined;
}

const NOWHERE = { position: -1, address: 0, block: [] } as const;

export class WorkerPool {
  /** Number of threads of the pool. */
  size: number;
  /** True for an additional pool, which launches can do without. */
  readonly #spare: boolean;
  readonly #wanted: number;
  readonly #space: AddressSpace;
  #crew: LaunchCrew | undefined;
  #begun = false;
  #ticket: Ticket | undefined;
  #owner: SoftContext | undefined;
  #instrumented: InstrumentedLaunch | undefined;
  #failed = false;
  #followed = false;
  #startedAt = 0;
  #checkedAt = 0;
  #stopAskedAt = 0;
  /** True when the launch prints or allocates. */
  #served = false;
  #abandoned = 0;

  /** Table of mapped memory for the workers of far code. Undefined for other pools. */
  readonly #farTable: FarTable | undefined;

  readonly #makeCrew: CrewMaker;

  constructor(
    space: AddressSpace,
    size = workerCount(),
    spare = false,
    far = false,
    makeCrew: CrewMaker = startCrew,
  ) {
    this.#space = space;
    this.#makeCrew = makeCrew;
    this.#farTable = far ? new FarTable(space) : undefined;
    this.size = this.#wanted = size;
    this.#spare = spare;
  }

  /** True when the pool can start no threads. */
  get failed(): boolean {
    return this.#failed;
  }

  /** Number of crews that were replaced because they did not stop or a thread ended. */
  get abandoned(): number {
    return this.#abandoned;
  }

  /** Starts the workers if needed, without a wait. */
  start(): void {
    if (!this.#failed) this.#crew ??= this.#makeCrew(this.#space, this.#wanted, this.#farTable !== undefined);
  }

  /** Starts the workers if needed. Returns true when they can take a launch. */
  get ready(): boolean {
    if (this.#failed) return true;
    if (this.#crew?.lost) this.#replace("a worker thread of the soft GPU ended");
    if (this.#failed) return true;
    this.start();
    const crew = this.#crew!;
    if (!crew.ready) return false;
    // The runtime may have room for fewer threads than requested.
    this.size = crew.size;
    this.#begun = this.size > 0;
    if (!this.#begun) this.#replace(noRoom);
    return true;
  }

  get busy(): boolean {
    return this.#ticket !== undefined;
  }

  /** Context of the current or last launch. */
  get owner(): SoftContext | undefined {
    return this.#owner;
  }

  get #words(): Int32Array {
    return this.#crew!.words;
  }

  /** Starts a launch. The workers must be ready and idle. */
  begin(request: LaunchRequest): Ticket {
    if (this.#failed) return { result: { ...NOWHERE, code: CUDA_ERROR_LAUNCH_FAILED } };
    const words = this.#words;
    if (this.#farTable === undefined) this.#crew!.showTo(request.owner);
    else this.#farTable.publish(words, request.owner);
    const { program, kernel, grid, block, dynamicShared } = request;
    const blocks = grid[0] * grid[1] * grid[2];
    const { cluster, cooperative } = request;
    const clusterBlocks = cluster === undefined ? 1 : cluster[0] * cluster[1] * cluster[2];
    // Clusters are taken one by one. The blocks of a cooperative launch are distributed in advance.
    const piece =
      clusterBlocks > 1 ? clusterBlocks : Math.max(1, Math.ceil(blocks / (this.size * PIECES_EACH)));
    const pieces = Math.ceil(blocks / piece);
    const most = request.instrumented?.oneWorker ? 1 : this.size;
    const slots = cooperative ? most : Math.min(most, pieces);
    // A worker that is late for the previous launch must find no slot while the control words change.
    Atomics.store(words, Word.slotsLeft, 0);
    words[Word.slots] = slots;
    words.set(cluster ?? [0, 0, 0], Word.cluster);
    words[Word.coresident] = Number(cooperative);
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
    publishUnloaded(words);
    this.#served = request.services !== undefined;
    beginServices(words, request.services);
    words[Word.inspecting] = InspectKind.none;
    request.instrumented?.begin(words, this.#space.window);
    this.#instrumented = request.instrumented;
    words[Word.next] = 0;
    words[Word.done] = 0;
    words[Word.busyUs] = 0;
    this.#crew!.arguments.set(request.arguments);
    const ticket: Ticket = { result: undefined };
    this.#ticket = ticket;
    this.#owner = request.owner;
    this.#startedAt = performance.now();
    this.#stopAskedAt = 0;
    Atomics.store(words, Word.slotsLeft, slots);
    Atomics.add(words, Word.launch, 1);
    // A spinning worker needs no wake-up, which takes longer than the rest of a short launch.
    const looking = Atomics.load(words, Word.spinning) - 1;
    this.#crew!.wake(looking < 0 ? slots : slots - 1, looking);
    return ticket;
  }

  /** Checks whether the launch has finished and sets the result of its ticket. */
  poll(): void {
    if (this.#ticket === undefined) return;
    const words = this.#words;
    if (Atomics.load(words, Word.done) < words[Word.slots]!) {
      if (this.#crew!.lost)
        this.#abandon("a worker thread of the soft GPU ended in a launch", CUDA_ERROR_LAUNCH_FAILED);
      else this.#watchTime();
      return;
    }
    const code = words[Word.fault]!;
    if (this.#stopAskedAt > 0) this.#crew!.requestStop(0);
    if (code === 0) {
      this.#end(null, words);
      return;
    }
    const block = [...words.subarray(Word.faultBlock, Word.faultBlock + 3)];
    const [position, address] = [words[Word.faultPosition]!, addressAt(words, Word.faultAddress)];
    this.#end({ code, position, address, block }, words);
  }

  /** Requests the launch of a failed context to stop. The workers continue to serve other contexts. */
  cancel(owner: object): void {
    if (this.#ticket === undefined || this.#owner !== owner || this.#stopAskedAt > 0) return;
    Atomics.compareExchange(this.#words, Word.fault, 0, CUDA_ERROR_LAUNCH_TIMEOUT);
    this.#stopAskedAt = performance.now();
    this.#crew?.requestStop(1);
  }

  /** Ends the launch of a context and waits for its workers, because its memory is about to be freed. */
  stop(owner: object): void {
    this.cancel(owner);
    if (this.#owner !== owner) return;
    while (this.#ticket !== undefined) {
      this.poll();
      libc.usleep(50);
    }
  }

  /** True while a launch runs that has not failed. */
  get running(): boolean {
    return this.busy && !this.#failed;
  }

  /** Sleeps until a worker finishes or the time passes. Returns false when no launch runs. */
  doze(milliseconds: number): boolean {
    if (!this.running) return false;
    const done = Atomics.load(this.#words, Word.done);
    if (done < this.#words[Word.slots]!) Atomics.wait(this.#words, Word.done, done, milliseconds);
    return true;
  }

  /** Calls `progress` from the event loop when the workers may have finished. */
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
    const slots = words[Word.slots]!;
    for (let done = Atomics.load(words, Word.done); this.busy && done < slots; ) {
      const wait = Atomics.waitAsync(words, Word.done, done, 100);
      if (wait.async) await wait.value;
      done = Atomics.load(words, Word.done);
      if (this.#failed || this.#crew !== crew || crew.broken) return;
    }
  }

  #end(fault: LaunchFault | null, words?: Int32Array): void {
    if (words !== undefined) {
      if (this.#served) endServices(words);
      this.#instrumented?.end(words);
      this.#owner!.device.busyUs += words[Word.busyUs]! >>> 0;
    }
    this.#instrumented = undefined;
    this.#ticket!.result = fault;
    this.#ticket = undefined;
  }

  /** True when a thread of the launch is stopped at a breakpoint. */
  get stopped(): boolean {
    return this.busy && Atomics.load(this.#words, Word.stopState) === StopState.stopped;
  }

  /** Requests a stop after the time limit of a launch, and abandons workers that do not stop. */
  #watchTime(): void {
    const now = performance.now();
    // Nothing polled for a long time: the process or its workers may have been suspended. The launch gets
    // that time back.
    const still = now - Math.max(this.#checkedAt, this.#startedAt) - UNSEEN_MS;
    this.#checkedAt = now;
    if (still > 0) {
      this.#startedAt += still;
      if (this.#stopAskedAt > 0) this.#stopAskedAt += still;
    }
    // A stopped thread has its own time limit.
    if (this.stopped) this.#startedAt = now;
    if (this.#stopAskedAt === 0) {
      if (now - this.#startedAt < launchTimeoutMs()) return;
      this.#stopAskedAt = now;
      Atomics.compareExchange(this.#words, Word.fault, 0, CUDA_ERROR_LAUNCH_TIMEOUT);
      this.#words[Word.faultPosition] = -1;
      this.#crew!.requestStop(1);
    } else if (now - this.#stopAskedAt > stopMs())
      this.#abandon(
        "a worker thread of the soft GPU did not stop (DOORBELL_SOFT_GPU_STOP_MS)",
        CUDA_ERROR_LAUNCH_TIMEOUT,
      );
  }

  /** Ends the launch and abandons its workers. */
  #abandon(why: string, code: number): void {
    const { words } = this.#crew!;
    Atomics.compareExchange(words, Word.fault, 0, code);
    this.#crew!.requestStop(1);
    if (this.#served) endServices(words);
    this.#replace(why);
    this.#end({ ...NOWHERE, code: words[Word.fault]! }, words);
  }

  /** Replaces the crew for the next launch. A crew that could not start is not replaced. */
  #replace(why: string): void {
    const left = this.#crew!.giveUp();
    if (this.#served) leaveServices();
    this.#crew = undefined;
    if (!this.#begun) this.#failed = true;
    this.#begun = false;
    this.#abandoned++;
    if (this.#failed && this.#spare) return;
    console.error(
      `doorbell: ${why}: ${left} thread(s) are abandoned, and the memory that they may access is retained until they end` +
        `${this.#failed ? "" : "; the next launch starts new threads"} (${this.#abandoned} so far)`,
    );
  }
}
