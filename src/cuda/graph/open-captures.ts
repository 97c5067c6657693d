import type { Resource } from "../../lifetime/resource.ts";

/** Captures that have begun and not ended, each with the host arrays, memory and modules that are used meanwhile. */
const open = new Set<unknown[]>();

/** Whether any stream is being captured by `stream.capture`. */
export const isCapturing = (): boolean => open.size > 0;

/** Says that a capture begins: what is queued from now on goes into `held`. */
export const beginHolding = (held: unknown[]): void => {
  open.add(held);
};

export const endHolding = (held: unknown[]): void => {
  open.delete(held);
};

/** Memory, a module: each graph that is being captured needs it from now on. */
export function useInCaptures(one: Resource): void {
  if (open.size > 0) holdForCaptures(one);
}

/** A graph reads and writes a host array again at each launch: each open capture keeps it, and its graph after it. */
export function holdForCaptures(value: unknown): void {
  for (const held of open) held.push(value);
}
