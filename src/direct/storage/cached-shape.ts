import { availableParallelism } from "node:os";

const KiB = 1 << 10;
const MiB = 1 << 20;

/** How a small read is cut that the page cache may answer. */
export interface CachedShape {
  readonly pieceBytes: number;
  readonly depth: number;
  /** This thread copies pieces itself, and beside it so many are the engine's. */
  readonly helpers: number;
}

const others = availableParallelism() - 1;

/**
 * Out of the page cache bytes come as fast as somebody copies them. Waking a thread costs about what copying 256 KiB does, so this thread
 * copies as well, and alone where there is little. Undefined for what would hold up the event loop.
 */
export function cachedShape(bytes: number): CachedShape | undefined {
  if (bytes <= 2 * MiB) return { pieceBytes: 512 * KiB, depth: 8, helpers: 0 };
  if (bytes <= 8 * MiB) return { pieceBytes: 512 * KiB, depth: 16, helpers: Math.min(others, 3) };
  if (bytes <= 16 * MiB) return { pieceBytes: MiB, depth: 16, helpers: Math.min(others, 7) };
  return undefined;
}
