import type { Resource } from "../../../lifetime/resource.ts";
import type { IoEngine } from "../io/io-engine.ts";
import type { Piece } from "./plan.ts";
import type { StagingPool } from "./staging.ts";
import type { Target } from "./target.ts";

/** The file's side of a transfer. */
export interface TransferFile extends Resource {
  readonly path: string;
  /** -1 where the page cache cannot be bypassed. */
  readonly directFd: number;
  readonly fd: number;
  /** A request that bypasses the page cache was refused: from now on none does. */
  refuseDirect(why: string): void;
}

/** What to transfer, checked and planned. */
export interface TransferPlan {
  readonly write: boolean;
  readonly file: TransferFile;
  readonly target: Target;
  readonly pieces: readonly Piece[];
  readonly engine: IoEngine;
  /** For pieces that are staged. */
  readonly staging: StagingPool | undefined;
  /** Pieces at once. */
  readonly depth: number;
  /** This thread copies what the page cache has itself, and beside it so many pieces are the engine's; undefined: all are. */
  readonly helpers: number | undefined;
  /** The file's end when it began; bytes up to there must be there. */
  readonly expectedEnd: number;
}

/** What was moved, when it went well. */
export interface Moved {
  readonly bytes: number;
  readonly endOfFile: boolean;
  readonly bounces: number;
  readonly bouncedBytes: number;
  /** Bytes that went between the file and its target without staging, past the page cache; and by the page cache. */
  readonly directBytes: number;
  readonly cachedBytes: number;
}
