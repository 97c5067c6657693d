import { vfio_info_cap_header } from "../../../ffi/vfio/index.ts";

/** Where in an info struct's bytes the capability `id` begins; VFIO chains them behind the struct. Undefined without it. */
export function capabilityAt(info: ArrayBuffer, first: number, id: number): number | undefined {
  // A chain may be damaged: no more steps than fit.
  let at = first;
  for (let steps = 0; at !== 0 && at + vfio_info_cap_header.size <= info.byteLength && steps < 64; steps++) {
    const header = vfio_info_cap_header.on(info, at);
    if (header.id === id) return at;
    at = header.next;
  }
  return undefined;
}
