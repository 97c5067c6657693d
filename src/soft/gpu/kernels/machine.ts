// A worker's WebAssembly: its memory, of which the lower part is its own, and the modules over it.

import { CUDA_ERROR_LAUNCH_TIMEOUT } from "../../../../ffi/cuda/index.ts";
import {
  libc,
  MAP_ANONYMOUS,
  MAP_FIXED,
  MAP_NORESERVE,
  MAP_PRIVATE,
  PROT_NONE,
  PROT_READ,
  PROT_WRITE,
} from "../../../../ffi/libc/index.ts";
import { addressOf, addressOfShared, memory } from "../../../../ffi/runtime/index.ts";
import { sharedMemory } from "../core/memory-kind.ts";
import type { CompiledKernel } from "../wasm/compile.ts";
import {
  CONTEXT,
  CONTEXT_WORDS,
  FRAMES,
  PAGE_BITS,
  PAGES,
  PARAMETERS,
  PRIVATE_BYTES,
  SHARED,
  SHARED_ROOM,
  WINDOW_BYTES,
} from "../wasm/layout.ts";
import { BlockRunner, type RegionFunction } from "./block.ts";
import { Word } from "./control.ts";
import { KernelFault } from "./fault.ts";
import { type GroupPart, runGroup } from "./group.ts";
import { hostFunctions } from "./host.ts";
import { BlockStop, type Watcher } from "./inspect/watcher.ts";
import { Watchers } from "./inspect/watchers.ts";
import { litter } from "./litter.ts";
import { Stage } from "./stage.ts";
import { unloadedSince } from "./unloaded.ts";

const ANONYMOUS = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED;
const WASM_PAGES = WINDOW_BYTES / 65536;
const NULL_BYTES = 65536;
const MOST_AT_ONCE = 2 ** 30;
/** Garbage of a module's code and functions, in bytes, by estimate. */
const MODULE_LITTER = 65536;
/** Threads that go together (LANES in abilities.ts): they lie in one row. */
const GROUP = 8;

export interface LoadedKernel {
  readonly kernel: CompiledKernel;
  readonly regions: readonly RegionFunction[];
  /** Those for groups of lanes, where there are any. */
  readonly together: readonly RegionFunction[];
  /** They run blocks while their threads stay together, and give how many are left: one lane at a time, and groups. */
  readonly drivers: readonly [alone: (blocks: number) => number, groups: (blocks: number) => number];
}

/** How a grid is shaped, and what of it to run. */
export interface GridPart {
  readonly grid: readonly [number, number, number];
  readonly block: readonly [number, number, number];
  readonly from: number;
  readonly to: number;
}

/** How a grid falls into clusters. */
export interface Clusters {
  readonly count: number;
  /** Blocks of each. */
  readonly blocks: number;
  /** The place in the grid of a cluster's block by its rank. */
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

/** Clusters of a grid that are to run side by side. */
export interface GridGroup {
  readonly grid: readonly [number, number, number];
  readonly block: readonly [number, number, number];
  readonly clusters: Clusters;
  readonly which: readonly number[];
}

export class Machine {
  /** Where its memory is in this process. */
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
  readonly #watchers: Watchers;
  /** For a launch that is looked at. */
  #watcher: Watcher | undefined;
  readonly #modules = new Map<number, LoadedKernel[]>();
  #running: CompiledKernel | undefined;
  /** Unloaded programs that were heard of. */
  #unloaded = 0;

  readonly #words: Int32Array;

  constructor(words: Int32Array, checksPages: boolean) {
    this.#words = words;
    const { buffer } = this.#memory;
    this.base = sharedMemory ? addressOfShared(buffer) : addressOf(buffer);
    const readWrite = PROT_READ | PROT_WRITE;
    libc.mmap(this.base, WINDOW_BYTES, PROT_NONE, ANONYMOUS, -1, 0);
    libc.mmap(this.base, PRIVATE_BYTES, readWrite, ANONYMOUS, -1, 0);
    if (!checksPages) {
      // What nobody has a reason to touch: a null pointer's page, and what is around shared memory.
      libc.mmap(this.base, NULL_BYTES, PROT_NONE, ANONYMOUS, -1, 0);
      libc.mmap(this.base + SHARED - NULL_BYTES, NULL_BYTES, PROT_NONE, ANONYMOUS, -1, 0);
      libc.mmap(this.base + SHARED + SHARED_ROOM, FRAMES - SHARED - SHARED_ROOM, PROT_NONE, ANONYMOUS, -1, 0);
    }
    new Uint8Array(buffer, PAGES, PRIVATE_BYTES >>> PAGE_BITS).fill(1);
    this.context = new Int32Array(buffer, CONTEXT, 32);
    this.parameters = new Uint8Array(buffer, PARAMETERS);
    this.#runner = new BlockRunner(buffer);
    this.#stage = new Stage(this.base);
    this.#watchers = new Watchers(words, buffer);
  }

  /** Before its thread ends: the engine gets back what it gave, without anything of ours. */
  leave(): void {
    libc.mmap(this.base, WINDOW_BYTES, PROT_NONE, ANONYMOUS, -1, 0);
    this.#stage.leave();
  }

  /** Lets go of the code of programs that were unloaded. */
  forgetUnloaded(): void {
    const count = this.#words[Word.unloaded]!;
    if (count === this.#unloaded) return;
    const gone = unloadedSince(this.#words, this.#unloaded);
    if (gone === undefined) this.#modules.clear();
    for (const id of gone ?? []) if (this.#modules.delete(id)) litter(MODULE_LITTER);
    this.#unloaded = count;
  }

  has(module: number): boolean {
    return this.#modules.has(module);
  }

  /** Compiles a module whose image lies at an address of this process. */
  load(module: number, image: number, bytes: number, kernels: readonly CompiledKernel[]): void {
    const code = new Uint8Array(memory(image, bytes)).slice();
    const combines = (state: number) => this.#running?.waits[state]?.combines;
    const host = hostFunctions(this.#memory, this.#words, combines, this.#watchers);
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
        together: kernel.vector.map(
          (is, state) => functions[`${is ? "v" : "r"}${kernel.firstRegion + state}`]!,
        ),
        drivers: [drivers[`a${kernel.firstRegion}`]!, drivers[`g${kernel.firstRegion}`]!] as const,
      })),
    );
  }

  /** At the beginning of a launch. */
  begin(): void {
    this.#watcher = this.#watchers.find();
    this.#watcher?.begin();
    this.#runner.watch = undefined;
  }

  /** At the end of this worker's part in it. */
  end(): void {
    this.#watcher?.end?.();
  }

  /** A block that is looked at: one that does something impossible ends there. */
  #runWatched(
    watcher: Watcher,
    kernel: CompiledKernel,
    own: readonly RegionFunction[],
    threads: number,
  ): void {
    if (!watcher.startBlock(kernel)) return;
    this.#runner.watch = watcher.barriers?.(kernel);
    const regions = watcher.regions?.(own) ?? own;
    try {
      if (regions.length === 1) regions[0]!(0, threads);
      else {
        this.#runner.begin(regions, threads);
        this.#runner.finish(regions, kernel.waits, threads);
      }
    } catch (error) {
      const stuck =
        this.#runner.watch !== undefined &&
        error instanceof KernelFault &&
        error.code === CUDA_ERROR_LAUNCH_TIMEOUT &&
        !this.#stopped;
      if (!(error instanceof BlockStop) && !stuck) throw error;
    } finally {
      watcher.endBlock?.(threads);
    }
  }

  /** Whether the launch was asked to end. */
  get #stopped(): boolean {
    return this.context[CONTEXT_WORDS.stop] !== 0;
  }

  /** Runs blocks [from, to) of a grid, in the order x, y, z; gives the block that was reached when something is thrown. */
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
    // A group of lanes must lie in one row of the block.
    const rows = block[0] % GROUP === 0 || block[1] * block[2] === 1;
    const regions = rows ? loaded.together : loaded.regions;
    const watcher = this.#watcher;
    if (watcher !== undefined) {
      for (let index = from; index < to; index++) {
        this.#goTo(index, grid);
        this.#runWatched(watcher, loaded.kernel, regions, threads);
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
      // This one's threads have parted.
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

  /** Runs clusters whose blocks must all make progress. What describes the launch is in the context already. */
  runGroup(module: number, kernel: number, { grid, block, clusters, which }: GridGroup): void {
    const loaded = this.#modules.get(module)![kernel]!;
    const { context, parameters } = this;
    const threads = block[0] * block[1] * block[2];
    this.#running = loaded.kernel;
    const words = context.slice();
    let last = words;
    const given = parameters.slice(0, loaded.kernel.parameterBytes);
    const group: GroupPart = {
      regions: this.#watcher?.regions?.(loaded.regions) ?? loaded.regions,
      watcher: this.#watcher,
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
      // Memory for one block at a time is there again: it has to be told what the launch is.
      context.set(last);
      parameters.set(given);
    }
  }
}
