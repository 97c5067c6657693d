import type { Resource } from "../../../lifetime/resource.ts";
import type { IoEngine } from "../io/io-engine.ts";
import type { Piece } from "./plan.ts";
import type { StagingPool } from "./staging.ts";
import type { Target } from "./target.ts";

/** File of a transfer. */
export interface TransferFile extends Resource {
  readonly path: string;
  /** Descriptor that bypasses the page cache, or -1. */
  readonly directFd: number;
  readonly fd: number;
  /** Stops bypassing the page cache, after the file system refused such a request. */
  refuseDirect(why: string): void;
}

/** A checked and planned transfer. */
export interface TransferPlan {
  readonly write: boolean;
  readonly file: TransferFile;
  readonly target: Target;
  readonly pieces: readonly Piece[];
  readonly engine: IoEngine;
  /** Staging memory for staged steps. */
  readonly staging: StagingPool | undefined;
  /** Number of steps in progress at once. */
  readonly depth: number;
  /**
   * Number of steps of the engine while this thread copies from the page cache. Undefined when the engine
   * does all steps.
   */
  readonly helpers: number | undefined;
  /** End of the file at the start of the transfer. All bytes up to it must arrive. */
  readonly expectedEnd: number;
}

/** Result of a successful transfer. */
export interface Moved {
  readonly bytes: number;
  readonly endOfFile: boolean;
  readonly bounces: number;
  readonly bouncedBytes: number;
  /** Number of bytes that bypassed the page cache without staging. */
  readonly directBytes: number;
  /** Number of bytes that went through the page cache. */
  readonly cachedBytes: number;
}
