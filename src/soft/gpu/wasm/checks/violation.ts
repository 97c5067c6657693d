// What a checked launch may find, as numbers that generated code tells the host.

export const Violation = {
  outOfBounds: 1,
  misaligned: 2,
  uninitialised: 3,
  race: 4,
  divergentBarrier: 5,
  neverOpens: 6,
  /** A barrier of the whole block that threads of it did not come to before they ended. */
  endedBefore: 7,
} as const;

/** How an instruction touches memory. */
export const Touch = {
  none: 0,
  read: 1,
  write: 2,
  atomic: 4,
  /** With read or write: volatile, relaxed and the like. */
  strong: 8,
} as const;
