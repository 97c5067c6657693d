// Blocks of one worker that must all make progress: the blocks of a cluster, or of a cooperative launch. The
// worker switches between them.
import { CUDA_ERROR_LAUNCH_TIMEOUT, CUDA_ERROR_OUT_OF_MEMORY } from "../../../../../ffi/cuda/constants.ts";
import type { CompiledKernel } from "../../wasm/compile.ts";
import type { Wait } from "../../wasm/kernel/wait-points.ts";
import { BlockStop, type LaunchInspector } from "../inspect/launch-inspector.ts";
import { KernelFault, type RegionFunction } from "../shared/control.ts";
import { BlockRunner } from "./block.ts";
import type { Stage } from "./private-memory.ts";

export interface GroupPart {
  readonly regions: readonly RegionFunction[];
  readonly waits: readonly Wait[];
  readonly threads: number;
  /** Number of blocks. `size` blocks in a row form a cluster. */
  readonly blocks: number;
  readonly clusterBlocks: number;
  /** Writes the context of a block whose memory is mapped, before it begins. */
  begin(block: number): void;
  /** Runs last, while the memory of the last block is mapped. */
  end(): void;
  /** Returns true when the launch is to end. */
  stopped(): boolean;
  /** Inspector of an instrumented launch. */
  readonly inspector: LaunchInspector | undefined;
  readonly kernel: CompiledKernel;
}

/** Continues a block. An impossible access in an instrumented launch ends the block. */
function advance(runner: BlockRunner, { regions, waits, threads, stopped }: GroupPart) {
  try {
    return runner.advance(regions, waits, threads);
  } catch (error) {
    const stuck =
      runner.observer !== undefined &&
      error instanceof KernelFault &&
      error.code === CUDA_ERROR_LAUNCH_TIMEOUT &&
      !stopped();
    if (error instanceof BlockStop || stuck) return "done";
    throw error;
  }
}

/** Runs all blocks to their end. Throws KernelFault when they wait forever. */
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
          if (part.inspector?.startBlock(part.kernel) === false) {
            status[block] = "done";
            moved = true;
            left--;
            continue;
          }
          runner.observer = part.inspector?.barriers?.(part.kernel);
          runner.begin(regions, threads);
        }
        const after = advance(runner, part);
        if (after === "done") part.inspector?.endBlock?.(threads);
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
      // Only blocks that wait for an incomplete cluster are left.
      if (!moved && !status.includes("turning")) throw new KernelFault(CUDA_ERROR_LAUNCH_TIMEOUT);
    }
  } finally {
    part.end();
    stage.close();
  }
}
