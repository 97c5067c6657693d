import { availableParallelism } from "node:os";

const KiB = 1 << 10;
const MiB = 1 << 20;

/** Chunks of a small read that the page cache may serve. */
export interface CachedShape {
  readonly pieceBytes: number;
  readonly depth: number;
  /** Number of chunks that the engine copies in parallel with this thread. */
  readonly helpers: number;
}

const others = availableParallelism() - 1;

/**
 * Chooses how to split a read from the page cache. Waking a thread costs about as much as copying 256 KiB, so
 * this thread copies too, and alone if there is little. Returns undefined for reads that would block the
 * event loop.
 */
export function cachedShape(bytes: number): CachedShape | undefined {
  if (bytes <= 2 * MiB) return { pieceBytes: 512 * KiB, depth: 8, helpers: 0 };
  if (bytes <= 8 * MiB) return { pieceBytes: 512 * KiB, depth: 16, helpers: Math.min(others, 3) };
  if (bytes <= 16 * MiB) return { pieceBytes: MiB, depth: 16, helpers: Math.min(others, 7) };
  return undefined;
}
