// Failures of C functions: the errno value, NULL, or -1. Each function sets errno.

import type { VerbsFunctions } from "../../../../ffi/ibverbs/types.ts";
import { signatures } from "../../../../ffi/ibverbs/unsupported.ts";
import * as c from "../../../../ffi/libc/index.ts";
import { setErrno } from "../../../../ffi/libc/index.ts";

/** Sets errno and returns the errno value. */
export function failed(error: number): number {
  setErrno(error);
  return error;
}

/** Sets errno and returns NULL. */
export function failPointer(error: number): number {
  setErrno(error);
  return 0;
}

/** Sets errno and returns -1. */
export function failMinusOne(error: number): number {
  setErrno(error);
  return -1;
}

// Checks of verb arguments by the C signature: integers must be integers, and pointers plausible. A C
// compiler and the kernel check this for native verbs. Post, poll and arm check their arguments themselves,
// where it costs nothing: provider/post.ts.

/** Lowest address that Linux maps. A lower pointer is invalid, except NULL. */
export const LOWEST_ADDRESS = 65_536;
const HIGHEST_ADDRESS = 2 ** 47;

/** Returns true when the address may be valid. The comparison is false for anything but a number. */
export function mayPoint(address: number): boolean {
  return address >= LOWEST_ADDRESS && address < HIGHEST_ADDRESS;
}

type ArgumentIndexes = Readonly<Record<string, readonly number[]>>;

/** Parameters that may be NULL, by index. */
const NULLABLE: ArgumentIndexes = {
  ibv_get_device_list: [0],
  ibv_free_device_list: [0],
  ibv_query_device_ex: [1],
  ibv_attach_counters_point_flow: [2],
};

/** Parameters that the verb checks itself, or that only the caller uses. */
const FREE: ArgumentIndexes = {
  ibv_create_cq: [2, 3],
  ibv_reg_mr: [1],
  ibv_reg_mr_iova: [1],
  ibv_reg_mr_iova2: [1],
  registerShared: [1],
  ibv_rereg_mr: [2, 3],
};
/** Verbs that fail with -1. The others return the errno. */
const MINUS_ONE = new Set(["ibv_get_cq_event", "ibv_get_async_event", "ibv_query_gid", "ibv_query_pkey"]);

type Verb = (...args: unknown[]) => unknown;

function fits(type: string, value: unknown, isFree: boolean, mayBeNull: boolean): boolean {
  if (typeof value === "bigint") return type === "u64" || type === "i64";
  if (typeof value !== "number" || !Number.isInteger(value)) return false;
  if (type !== "ptr" || isFree) return true;
  return value === 0 ? mayBeNull : mayPoint(value);
}

/**
 * Wraps a verb so that it fails with EINVAL for a missing argument, a number that is not an integer, or an
 * invalid address.
 */
function checked(name: string, verb: Verb, [result, ...types]: readonly string[]): Verb {
  const nullable = NULLABLE[name] ?? [];
  const free = FREE[name] ?? [];
  return (...args) => {
    const good = types.every((type, i) => fits(type, args[i], free.includes(i), nullable.includes(i)));
    if (good) return verb(...args);
    if (result === "ptr") return failPointer(c.Errno.EINVAL);
    return MINUS_ONE.has(name) ? failMinusOne(c.Errno.EINVAL) : failed(c.Errno.EINVAL);
  };
}

/** Wraps every verb of a table with a check of its arguments. */
export function checkedVerbs<T extends Partial<VerbsFunctions>>(table: T): T {
  const known: Readonly<Record<string, readonly string[]>> = {
    ...signatures,
    registerShared: signatures.ibv_reg_mr,
  };
  const entries = Object.entries(table).map(([name, verb]) => {
    const signature = known[name];
    return [name, signature === undefined ? verb : checked(name, verb as Verb, signature)];
  });
  return Object.fromEntries(entries) as T;
}
