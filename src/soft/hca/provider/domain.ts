// Which protection domain a pointer means: of a parent domain the one that it was made from.
import { MAGIC_PD, Pd } from "../arena/records.ts";
import type { SoftDevice } from "../nic/soft-device.ts";

/** The record of the domain that what is made from `pointer` belongs to; -1 when it is none. */
export function domainAt(d: SoftDevice, pointer: number): number {
  const at = d.live(pointer, Pd.magic, MAGIC_PD);
  return at < 0 ? at : d.e.i32[at + Pd.base]! || at;
}
