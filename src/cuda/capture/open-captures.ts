import type { Resource } from "../../lifetime/resource.ts";

/** Captures in progress, each with the host arrays, memory and modules that it uses. */
const open = new Set<unknown[]>();

/** Returns true while `stream.capture` captures any stream. */
export const isCapturing = (): boolean => open.size > 0;

/** Starts a capture whose used objects are added to `held`. */
export const beginHolding = (held: unknown[]): void => {
  open.add(held);
};

export const endHolding = (held: unknown[]): void => {
  open.delete(held);
};

/** Adds memory or a module to each capture in progress, whose graph needs it. */
export function useInCaptures(one: Resource): void {
  if (open.size > 0) holdForCaptures(one);
}

/**
 * Adds a host array to each capture in progress, because the graph reads and writes it again at each launch.
 */
export function holdForCaptures(value: unknown): void {
  for (const held of open) held.push(value);
}
