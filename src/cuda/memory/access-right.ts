import {
  CU_MEM_ACCESS_FLAGS_PROT_NONE,
  CU_MEM_ACCESS_FLAGS_PROT_READ,
  CU_MEM_ACCESS_FLAGS_PROT_READWRITE,
} from "../../../ffi/cuda/constants.ts";

import { shown } from "../../arguments/shown.ts";

/** Access of a device to memory. */
export type AccessRight = "none" | "read" | "read-write";

const flags: Readonly<Record<AccessRight, number>> = {
  none: CU_MEM_ACCESS_FLAGS_PROT_NONE,
  read: CU_MEM_ACCESS_FLAGS_PROT_READ,
  "read-write": CU_MEM_ACCESS_FLAGS_PROT_READWRITE,
};

/** Returns C's number of an access right. Throws TypeError for another word. */
export function accessFlags(right: AccessRight): number {
  const number = typeof right === "string" && Object.hasOwn(flags, right) ? flags[right] : undefined;
  if (number === undefined)
    throw new TypeError(`there is no right ${shown(right)}. Use "none", "read" or "read-write"`);
  return number;
}

/** Returns the access right of C's number. */
export function accessRight(number: number): AccessRight {
  const found = Object.entries(flags).find(([, value]) => value === number);
  return (found?.[0] ?? "none") as AccessRight;
}
