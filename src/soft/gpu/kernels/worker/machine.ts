// WebAssembly of a worker: its memory, whose lower part is private, and its modules.

import { CUDA_ERROR_LAUNCH_TIMEOUT } from "../../../../../ffi/cuda/constants.ts";
import {
  libc,
  MAP_ANONYMOUS,
  MAP_FIXED,
  MAP_NORESERVE,
  MAP_PRIVATE,
  PROT_NONE,
  PROT_READ,
  PROT_WRITE,
} from "../../../../../ffi/libc/index.ts";
import { addressOf, addressOfShared, memory } from "../../../../../ffi/runtime/index.ts";
import { sharedMemory } from "../../core/memory-kind.ts";
import type { CompiledKernel } from "../../wasm/compile.ts";
import {
  CONTEXT,
  CONTEXT_WORDS,
  FRAMES,
  PAGE_BITS,
  PAGE_WRITABLE,
  PAGES,
  PARAMETERS,
  PRIVATE_BYTES,
  SHARED,
  SHARED_ROOM,
  WINDOW_BYTES,
} from "../../wasm/unit/layout.ts";
import { BlockStop, type LaunchInspector } from "../inspect/launch-inspector.ts";
import { LaunchInspectors } from "../inspect/launch-inspectors.ts";
import { KernelFault, type RegionFunction, unloadedSince, Word } from "../shared/control.ts";
import { BlockRunner } from "./block.ts";
import { type GroupPart, runGroup } from "./block-group.ts";
import { DeviceClock } from "./device-clock.ts";
import { FarMemory } from "./far-memory.ts";
import { addGarbage } from "./gc-pressure.ts";
import { hostFunctions } from "./host-functions.ts";
import { Stage } from "./private-memory.ts";

const ANONYMOUS = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED;
const WASM_PAGES = WINDOW_BYTES / 65536;
const NULL_BYTES = 65536;
const MOST_AT_ONCE = 2 ** 30;
/** Estimated garbage of a module's code and functions, in bytes. */
const MODULE_GARBAGE = 65536;
/** Threads per SIMD group (LANES in abilities.ts), which are in one row. */
const GROUP = 8;

export interface LoadedKernel {
  readonly kernel: CompiledKernel;
  readonly regions: readonly RegionFunction[];
  /** Regions for SIMD groups, where they exist. */
  readonly vectorRegions: readonly RegionFunction[];
  /**
   * Functions that run blocks while their threads are converged: one lane at a time, and by SIMD groups. They
   * return the number of remaining blocks.
   */
  readonly drivers: readonly [alone: (blocks: number) => number, groups: (blocks: number) => number];
}

/** Grid, block and range of blocks to run. */
export interface GridPart {
  readonly grid: readonly [number, number, number];
  readonly block: readonly [number, number, number];
  readonly from: number;
  readonly to: number;
}

/** Clusters of a grid. */
export interface Clusters {
  readonly count: number;
  /** Number of blocks per cluster. */
  readonly blocks: number;
  /** Returns the block index of a cluster's block by its rank. */
  place(cluster: number, rank: number): readonly [number, number, number];
}

export function clustersOf(
  grid: readonly [number, number, number],
  size: readonly [number, number, number],
): Clusters {
  const [across, down, deep] = grid.map((blocks, axis) => blocks / size[axis]!) as [number, number, number];
  return {
    count: across * down * deep,
    blocks: size[0] * size[1] * size[2],
    place: (cluster, rank) => [
      (cluster % across) * size[0] + (rank % size[0]),
      (Math.floor(cluster / across) % down) * size[1] + (Math.floor(rank / size[0]) % size[1]),
      Math.floor(cluster / across / down) * size[2] + Math.floor(rank / size[0] / size[1]),
    ],
  };
}

/** Clusters that run concurrently on one worker. */
export interface GridGroup {
  readonly grid: readonly [number, number, number];
  readonly block: readonly [number, number, number];
  readonly clusters: Clusters;
  readonly which: readonly number[];
}

export class Machine {
  /** Address of the worker's memory in this process. */
  readonly base: number;
  readonly context: Int32Array;
  readonly parameters: Uint8Array;
  readonly #memory = new WebAssembly.Memory({
    initial: WASM_PAGES,
    maximum: WASM_PAGES,
    shared: sharedMemory,
  });
  readonly #runner: BlockRunner;
  readonly #stage: Stage;
  readonly #inspectors: LaunchInspectors;
  /** Inspector of an instrumented launch. */
  #inspector: LaunchInspector | undefined;
  readonly #modules = new Map<number, LoadedKernel[]>();
  #running: CompiledKernel | undefined;
  /** Number of unloaded programs that this worker has processed. */
  #unloaded = 0;

  readonly #words: Int32Array;
  readonly #checksPages: boolean;
  #clock = new DeviceClock();

  /** Memory of far code. Undefined for other workers, whose memory mirrors the window. */
  readonly #far: FarMemory | undefined;

  constructor(words: Int32Array, checksPages: boolean, far: boolean) {
    this.#words = words;
    const { buffer } = this.#memory;
    this.base = sharedMemory ? addressOfShared(buffer) : addressOf(buffer);
    this.#checksPages = checksPages;
    this.#mapPrivate();
    this.context = new Int32Array(buffer, CONTEXT, 32);
    this.parameters = new Uint8Array(buffer, PARAMETERS);
    this.#runner = new BlockRunner(buffer);
    this.#stage = new Stage(this.base);
    this.#inspectors = new LaunchInspectors(words, buffer);
    this.#far = far ? new FarMemory(this.base, buffer, words) : undefined;
  }

  /** Maps zeroed private memory, and nothing in the rest of the window. */
  #mapPrivate(): void {
    const readWrite = PROT_READ | PROT_WRITE;
    libc.mmap(this.base, WINDOW_BYTES, PROT_NONE, ANONYMOUS, -1, 0);
    libc.mmap(this.base, PRIVATE_BYTES, readWrite, ANONYMOUS, -1, 0);
    if (!this.#checksPages) {
      // Pages that no code may access: the page of null pointers and the surroundings of shared memory.
      libc.mmap(this.base, NULL_BYTES, PROT_NONE, ANONYMOUS, -1, 0);
      libc.mmap(this.base + SHARED - NULL_BYTES, NULL_BYTES, PROT_NONE, ANONYMOUS, -1, 0);
      libc.mmap(this.base + SHARED + SHARED_ROOM, FRAMES - SHARED - SHARED_ROOM, PROT_NONE, ANONYMOUS, -1, 0);
    }
    new Uint8Array(this.#memory.buffer, PAGES, PRIVATE_BYTES >>> PAGE_BITS).fill(PAGE_WRITABLE);
  }

  /** Forgets the modules and the memory of all launches, for another driver. */
  reset(): void {
    this.#modules.clear();
    this.#mapPrivate();
    this.#clock = new DeviceClock();
  }

  /** Unmaps the worker's mappings before the thread ends, so that the engine frees only its own memory. */
  leave(): void {
    libc.mmap(this.base, WINDOW_BYTES, PROT_NONE, ANONYMOUS, -1, 0);
    this.#stage.leave();
  }

  /** Drops the code of unloaded programs. */
  forgetUnloaded(): void {
    const count = this.#words[Word.unloaded]!;
    if (count === this.#unloaded) return;
    const gone = unloadedSince(this.#words, this.#unloaded);
    if (gone === undefined) this.#modules.clear();
    for (const id of gone ?? []) if (this.#modules.delete(id)) addGarbage(MODULE_GARBAGE);
    this.#unloaded = count;
  }

  has(module: number): boolean {
    return this.#modules.has(module);
  }

  /** Compiles a module from its image in memory. */
  load(module: number, image: number, bytes: number, kernels: readonly CompiledKernel[]): void {
    const code = new Uint8Array(memory(image, bytes)).slice();
    const combines = (state: number) => this.#running?.waits[state]?.combines;
    const host = hostFunctions(
      { memory: this.#memory, words: this.#words, clock: this.#clock },
      combines,
      this.#inspectors,
      this.#far,
    );
    const instance = new WebAssembly.Instance(new WebAssembly.Module(code), {
      env: { memory: this.#memory, ...host },
    });
    const functions = instance.exports as Record<string, RegionFunction>;
    const drivers = instance.exports as Record<string, (blocks: number) => number>;
    this.#modules.set(
      module,
      kernels.map((kernel) => ({
        kernel,
        regions: kernel.waits.map((_, state) => functions[`r${kernel.firstRegion + state}`]!),
        vectorRegions: kernel.vectorized.map(
          (is, state) => functions[`${is ? "v" : "r"}${kernel.firstRegion + state}`]!,
        ),
        drivers: [drivers[`a${kernel.firstRegion}`]!, drivers[`g${kernel.firstRegion}`]!] as const,
      })),
    );
  }

  /** Starts a launch. */
  begin(): void {
    this.#far?.begin();
    this.#inspector = this.#inspectors.find();
    this.#inspector?.begin();
    this.#runner.observer = undefined;
  }

  /** Ends this worker's part of a launch. */
  end(): void {
    this.#inspector?.end?.();
  }

  /** Runs an inspected block. An impossible access ends the block. */
  #runInspected(
    inspector: LaunchInspector,
    kernel: CompiledKernel,
    own: readonly RegionFunction[],
    threads: number,
  ): void {
    if (!inspector.startBlock(kernel)) return;
    this.#runner.observer = inspector.barriers?.(kernel);
    const regions = inspector.regions?.(own) ?? own;
    try {
      if (regions.length === 1) regions[0]!(0, threads);
      else {
        this.#runner.begin(regions, threads);
        this.#runner.finish(regions, kernel.waits, threads);
      }
    } catch (error) {
      const stuck =
        this.#runner.observer !== undefined &&
        error instanceof KernelFault &&
        error.code === CUDA_ERROR_LAUNCH_TIMEOUT &&
        !this.#stopped;
      if (!(error instanceof BlockStop) && !stuck) throw error;
    } finally {
      inspector.endBlock?.(threads);
    }
  }

  /** True when the launch is to end. */
  get #stopped(): boolean {
    return this.context[CONTEXT_WORDS.stop] !== 0;
  }

  /** Runs blocks [from, to) of a grid in the order x, y, z. A thrown fault carries the current block. */
  run(module: number, kernel: number, { grid, block, from, to }: GridPart): void {
    const loaded = this.#modules.get(module)![kernel]!;
    const { context } = this;
    const threads = block[0] * block[1] * block[2];
    this.#running = loaded.kernel;
    for (let axis = 0; axis < 3; axis++) {
      context[CONTEXT_WORDS.ntid + axis] = block[axis]!;
      context[CONTEXT_WORDS.nctaid + axis] = grid[axis]!;
    }
    context[CONTEXT_WORDS.threads] = threads;
    // A SIMD group must be in one row of the block.
    const rows = block[0] % GROUP === 0 || block[1] * block[2] === 1;
    const regions = rows ? loaded.vectorRegions : loaded.regions;
    const inspector = this.#inspector;
    if (inspector !== undefined) {
      for (let index = from; index < to; index++) {
        this.#goTo(index, grid);
        this.#runInspected(inspector, loaded.kernel, regions, threads);
      }
      return;
    }
    const driver = loaded.drivers[rows ? 1 : 0];
    for (let index = from; index < to; ) {
      const blocks = Math.min(to - index, MOST_AT_ONCE);
      this.#goTo(index, grid);
      const left = driver(blocks);
      index += blocks - left;
      if (left === 0) continue;
      // The threads of this block have diverged.
      this.#runner.resume(regions, loaded.kernel.waits, threads);
      index++;
    }
  }

  #goTo(index: number, grid: readonly [number, number, number]): void {
    const row = Math.floor(index / grid[0]);
    const { ctaid } = CONTEXT_WORDS;
    this.context[ctaid] = index % grid[0];
    this.context[ctaid + 1] = row % grid[1];
    this.context[ctaid + 2] = Math.floor(row / grid[1]);
  }

  /** Runs clusters whose blocks must all make progress. The context already describes the launch. */
  runGroup(module: number, kernel: number, { grid, block, clusters, which }: GridGroup): void {
    const loaded = this.#modules.get(module)![kernel]!;
    const { context, parameters } = this;
    const threads = block[0] * block[1] * block[2];
    this.#running = loaded.kernel;
    const words = context.slice();
    let last = words;
    const given = parameters.slice(0, loaded.kernel.parameterBytes);
    const group: GroupPart = {
      regions: this.#inspector?.regions?.(loaded.regions) ?? loaded.regions,
      inspector: this.#inspector,
      kernel: loaded.kernel,
      waits: loaded.kernel.waits,
      threads,
      blocks: which.length * clusters.blocks,
      clusterBlocks: clusters.blocks,
      begin(member) {
        context.set(words);
        parameters.set(given);
        context[CONTEXT_WORDS.stop] = 0;
        context.set(block, CONTEXT_WORDS.ntid);
        context.set(grid, CONTEXT_WORDS.nctaid);
        context[CONTEXT_WORDS.threads] = threads;
        const cluster = which[Math.floor(member / clusters.blocks)]!;
        context.set(clusters.place(cluster, member % clusters.blocks), CONTEXT_WORDS.ctaid);
      },
      end() {
        last = context.slice();
      },
      stopped: () => Atomics.load(this.#words, Word.fault) !== 0,
    };
    try {
      runGroup(this.#stage, this.#memory.buffer, group);
    } finally {
      // The memory for a single block is mapped again and needs the context of the launch.
      context.set(last);
      parameters.set(given);
    }
  }
}
