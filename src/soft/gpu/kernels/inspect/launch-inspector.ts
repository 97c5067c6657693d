// Worker's part of an instrumented launch.
import type { CompiledKernel } from "../../wasm/compile.ts";
import type { RegionFunction } from "../shared/control.ts";
import type { BarrierObserver } from "./access-checker.ts";

/** Ends a block after an access that must not happen. The launch continues. */
export class BlockStop extends Error {}

export interface LaunchInspector {
  /** Starts a launch. */
  begin(): void;
  /**
   * Prepares a block, whose number is in the launch context already. Returns false when the block is not to
   * run.
   */
  startBlock(kernel: CompiledKernel): boolean;
  /** Returns the functions that the threads run instead. */
  regions?(all: readonly RegionFunction[]): readonly RegionFunction[];
  /** Returns the receiver of barrier events. */
  barriers?(kernel: CompiledKernel): BarrierObserver;
  /** Ends a block of `threads` threads. */
  endBlock?(threads: number): void;
  /** Ends this worker's part of the launch. */
  end?(): void;
}
