// The C functions of the data path, with the cheapest signatures: an unused result is void, and an ssize_t is
// an i32.
import { LibraryError } from "../../../../ffi/errors.ts";
import { type Functions, open } from "../../../../ffi/runtime/index.ts";

const table = {
  memcpy: ["void", "ptr", "ptr", "u64"],
  sendmmsg: ["i32", "i32", "ptr", "u32", "i32"],
  recvmmsg: ["i32", "i32", "ptr", "u32", "i32", "ptr"],
  read: ["i32", "i32", "ptr", "u64"],
  write: ["i32", "i32", "ptr", "u64"],
  send: ["i32", "i32", "ptr", "u64", "i32"],
  ppoll: ["i32", "ptr", "u64", "ptr", "ptr"],
  clock_gettime: ["i32", "i32", "ptr"],
  sched_yield: ["i32"],
} as const;

type Table = Functions<typeof table>;
/** The C functions that the engine calls, bound on one thread. */
export type Native = { readonly [K in keyof Table]: NonNullable<Table[K]> };

/** Binds the C functions of the data path on this thread. */
export function loadNative(): Native {
  const found = open("libc.so.6", table);
  // Plain properties: the JIT compiler cannot optimize the lazy getters of `open`.
  const native: Record<string, unknown> = {};
  for (const name of Object.keys(table) as (keyof Table)[]) {
    const fn = found[name];
    if (fn === undefined) throw new LibraryError("libc.so.6", `libc.so.6 has no ${name}`);
    native[name] = fn;
  }
  return native as Native;
}
