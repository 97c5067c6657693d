// The functions of a driver that copy to and from staged memory: objects/staging.
import type { CFunction } from "../../../../ffi/runtime/index.ts";

/** C signatures of the copy functions. */
export const copySignatures = {
  pushContext: ["i32", "ptr"],
  popContext: ["i32", "ptr"],
  toDevice: ["i32", "u64", "ptr", "u64", "ptr"],
  toHost: ["i32", "ptr", "u64", "u64", "ptr"],
  writeValue: ["i32", "ptr", "u64", "u32", "u32"],
  query: ["i32", "ptr"],
} as const;
type CopyName = keyof typeof copySignatures;

/** Copy functions of one address space, bound on one thread. */
export type BoundCopies = { readonly [K in CopyName]: CFunction<(typeof copySignatures)[K]> } & {
  /** Native addresses of the functions. They differ between drivers, not between the spaces of one driver. */
  readonly addresses: { readonly [K in CopyName]: number };
};
