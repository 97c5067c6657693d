/** Captures that have begun and not ended, each with the host arrays that are queued meanwhile. */
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

/** A graph reads and writes a host array again at each launch: each open capture keeps it, and its graph after it. */
export function holdForCaptures(value: unknown): void {
  for (const held of open) held.push(value);
}
