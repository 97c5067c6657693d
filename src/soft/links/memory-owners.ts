/** Functions that return the number of the soft GPU with the memory at an address, or -1. */
const owners: ((address: number) => number)[] = [];

/** Adds a driver whose soft GPUs own memory. */
export const addMemoryOwner = (ordinalAt: (address: number) => number): void => void owners.push(ordinalAt);

/** Returns the number of the soft GPU of this thread with the memory at an address, or -1 for other memory. */
export function softGpuAt(address: number): number {
  for (const ordinalAt of owners) {
    const ordinal = ordinalAt(address);
    if (ordinal >= 0) return ordinal;
  }
  return -1;
}
