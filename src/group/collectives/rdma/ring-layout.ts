/**
 * Layout of the ring in pinned host memory, through which kernels send requests to the network thread. Kernels take the slots in
 * turn. They are the struct `Request` of memory/doorbell.cuh.
 */
export const Ring = {
  /** Number of slots, equal to `SLOTS` of doorbell.cuh. */
  slots: 1024,
  /** Word of the number of completed requests, in 8 bytes. */
  completed: 0,
  /** Word of the first slot. */
  first: 16,
  /** Words of a slot. */
  slotWords: 16,
  /** Words of the whole ring. */
  words: 16 + 1024 * 16,
} as const;

/**
 * Words of a slot:
 * - `sequence`: number of the request, from 1. The kernel writes it last.
 * - `peer`, `kind`, `memory`: rank, {@link RequestKind}, and number of the memory
 * - `to`, `from`, `bytes`: offsets in the parts and size in bytes, each in two words
 * - `value`: value of a signal, in place of `from`
 */
export const Slot = {
  sequence: 0,
  peer: 2,
  kind: 3,
  memory: 4,
  to: 6,
  from: 8,
  value: 8,
  bytes: 10,
} as const;

/** Kinds of requests. */
export const RequestKind = { put: 1, signal: 2 } as const;
