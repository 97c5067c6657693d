import { shown } from "../../arguments/shown.ts";
import type { DomainHandle } from "../handles/device-handle.ts";
import { MemoryRegion, type RegionSlice } from "./memory-region.ts";

/**
 * Returns the open region of `slice`. Throws TypeError for another value, or for a region of another
 * protection domain.
 */
export function regionOf(
  slice: RegionSlice,
  limits: { readonly protectionDomain: DomainHandle; readonly label: string },
): MemoryRegion {
  const region: unknown = slice?.region;
  if (!(region instanceof MemoryRegion)) {
    throw new TypeError(
      `local is ${shown(slice)}. Use a MemoryRegion or a slice of one, as pd.register(memory) or pd.allocate(bytes) gives it`,
    );
  }
  region.ensureOpen();
  if (region.protectionDomain.base !== limits.protectionDomain.base) {
    throw new TypeError(`${region.label} belongs to another protection domain than ${limits.label}`);
  }
  return region;
}

/** Throws RangeError unless these bytes are inside the region. */
export function checkBounds(region: MemoryRegion, offset: number, byteLength: number): void {
  if (
    !Number.isSafeInteger(offset) ||
    !Number.isSafeInteger(byteLength) ||
    offset < 0 ||
    byteLength < 0 ||
    offset + byteLength > region.byteLength
  ) {
    throw new RangeError(`${byteLength} bytes from ${offset} on are outside of the ${region.label}`);
  }
}
