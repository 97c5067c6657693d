// Violations that checked launches detect, as numbers that generated code passes to the host.

export { Touch } from "../../../ptx/operations/inserted.ts";

export const Violation = {
  outOfBounds: 1,
  misaligned: 2,
  uninitialised: 3,
  race: 4,
  divergentBarrier: 5,
  neverOpens: 6,
  /** Threads of the block ended without reaching a barrier for the whole block. */
  endedBefore: 7,
  /** A write to memory that the kernel's device may only read. */
  readOnly: 8,
  /** An access that may overlap one of the previous launch, before griddepcontrol.wait. */
  unpublished: 9,
} as const;
