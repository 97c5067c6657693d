import { vfio_info_cap_header } from "../../../ffi/vfio/index.ts";

/**
 * Returns the offset of capability `id` in the bytes of an info struct, or undefined. VFIO chains
 * capabilities behind the struct.
 */
export function capabilityAt(info: ArrayBuffer, first: number, id: number): number | undefined {
  // A damaged chain must not cause an endless loop, so the number of steps is limited.
  let at = first;
  for (let steps = 0; at !== 0 && at + vfio_info_cap_header.size <= info.byteLength && steps < 64; steps++) {
    const header = vfio_info_cap_header.on(info, at);
    if (header.id === id) return at;
    at = header.next;
  }
  return undefined;
}
