// Blocks that must all make progress: those of a cluster, or all of a cooperative launch that a worker has. They take turns.
import { CUDA_ERROR_LAUNCH_TIMEOUT, CUDA_ERROR_OUT_OF_MEMORY } from "../../../../ffi/cuda/index.ts";
import type { CompiledKernel } from "../wasm/compile.ts";
import type { Wait } from "../wasm/waiting.ts";
import { BlockRunner, type RegionFunction } from "./block.ts";
import { KernelFault } from "./fault.ts";
import { BlockStop, type Watcher } from "./inspect/watcher.ts";
import type { Stage } from "./stage.ts";

export interface GroupPart {
  readonly regions: readonly RegionFunction[];
  readonly waits: readonly Wait[];
  readonly threads: number;
  /** How many blocks there are, and how many of them in a row are a cluster. */
  readonly blocks: number;
  readonly clusterBlocks: number;
  /** Writes what a block needs to know before it begins; its memory is shown. */
  begin(block: number): void;
  /** The last thing while the memory of the block that ran last is shown. */
  end(): void;
  /** Whether the launch is to end. */
  stopped(): boolean;
  /** For a launch that is looked at: before and after a block. */
  readonly watcher: Watcher | undefined;
  readonly kernel: CompiledKernel;
}

/** Goes on with a block; one that does something impossible while it is looked at ends there. */
function advance(runner: BlockRunner, { regions, waits, threads, stopped }: GroupPart) {
  try {
    return runner.advance(regions, waits, threads);
  } catch (error) {
    const stuck =
      runner.watch !== undefined &&
      error instanceof KernelFault &&
      error.code === CUDA_ERROR_LAUNCH_TIMEOUT &&
      !stopped();
    if (error instanceof BlockStop || stuck) return "done";
    throw error;
  }
}

/** Runs all blocks to their end. KernelFault when they wait for what never comes. */
export function runGroup(stage: Stage, buffer: ArrayBuffer, part: GroupPart): void {
  const { regions, waits, threads, blocks, clusterBlocks } = part;
  if (!stage.open(blocks)) throw new KernelFault(CUDA_ERROR_OUT_OF_MEMORY);
  try {
    const runners = Array.from({ length: blocks }, () => new BlockRunner(buffer));
    const status = new Array<"new" | "turning" | "cluster" | "done">(blocks).fill("new");
    const show = (block: number) => {
      stage.show(block);
      if (clusterBlocks > 1) stage.showCluster(block - (block % clusterBlocks), clusterBlocks);
    };
    for (let left = blocks; left > 0; ) {
      let moved = false;
      for (let block = 0; block < blocks; block++) {
        const before = status[block]!;
        if (before === "done" || before === "cluster") continue;
        if (part.stopped()) throw new KernelFault(CUDA_ERROR_LAUNCH_TIMEOUT);
        show(block);
        const runner = runners[block]!;
        if (before === "new") {
          part.begin(block);
          if (part.watcher?.startBlock(part.kernel) === false) {
            status[block] = "done";
            moved = true;
            left--;
            continue;
          }
          runner.watch = part.watcher?.barriers?.(part.kernel);
          runner.begin(regions, threads);
        }
        const after = advance(runner, part);
        if (after === "done") part.watcher?.endBlock?.(threads);
        status[block] = after;
        if (after !== "turning" || before === "new") moved = true;
        if (after === "done") left--;
      }
      for (let first = 0; first < blocks; first += clusterBlocks) {
        const members = status.slice(first, first + clusterBlocks);
        if (!members.includes("cluster") || members.some((each) => each === "turning" || each === "new"))
          continue;
        moved = true;
        for (let block = first; block < first + members.length; block++) {
          if (status[block] !== "cluster") continue;
          show(block);
          runners[block]!.openCluster(waits, threads);
          status[block] = "turning";
        }
      }
      // Nothing but blocks that wait for a cluster which cannot come together.
      if (!moved && !status.includes("turning")) throw new KernelFault(CUDA_ERROR_LAUNCH_TIMEOUT);
    }
  } finally {
    part.end();
    stage.close();
  }
}
