// A worker's part in a launch that is looked at.
import type { CompiledKernel } from "../../wasm/compile.ts";
import type { RegionFunction } from "../block.ts";
import type { BarrierWatch } from "./barriers.ts";

/** Ends a block that must not go on; the launch does. */
export class BlockStop extends Error {}

export interface Watcher {
  /** At the beginning of a launch. */
  begin(): void;
  /** Before a block, which the launch's description names already; false when it is not to run. */
  startBlock(kernel: CompiledKernel): boolean;
  /** What its threads run instead. */
  regions?(all: readonly RegionFunction[]): readonly RegionFunction[];
  /** Who is told of barriers. */
  barriers?(kernel: CompiledKernel): BarrierWatch;
  /** After a block of so many threads. */
  endBlock?(threads: number): void;
  /** At the end of this worker's part in the launch. */
  end?(): void;
}
