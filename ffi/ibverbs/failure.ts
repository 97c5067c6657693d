/**
 * How each verb says no. C has no single convention: most return the errno value, some -1 with errno, pointers are NULL.
 * @module
 */
import { Errno } from "../libc/errno.ts";
import { type CFunction, type CType, type Signature, setErrno, type Table } from "../runtime/index.ts";
import { lazyTable } from "../runtime/lazy-table.ts";
import { IBV_REREG_MR_ERR_CMD } from "./constants.ts";

/** int functions that return something other than the errno value when they fail; errno is set. */
const INT_FAILURES: Readonly<Record<string, number>> = {
  ibv_poll_cq: -1,
  ibv_get_cq_event: -1,
  ibv_get_async_event: -1,
  ibv_query_gid: -1,
  ibv_query_pkey: -1,
  ibv_get_pkey_index: -1,
  ibv_get_device_index: -1,
  ibv_rate_to_mult: -1,
  ibv_rate_to_mbps: -1,
  ibv_init_ah_from_wc: -1,
  ibv_dm_export_dmabuf_fd: -1,
  ibv_export_buf_dmabuf_fd: -1,
  ibv_query_qp_data_in_order: 0,
  ibv_rereg_mr: IBV_REREG_MR_ERR_CMD,
};

/** Whether a verb that returns an int returns the errno value when it fails. */
export const reportsErrno = (name: string): boolean => !(name in INT_FAILURES) && name.startsWith("ibv_");

/** The result with which a verb of that name and result type fails for `error`; sets errno. */
export function fail(name: string, result: CType, error: number): number | bigint | boolean | undefined {
  setErrno(error);
  if (result === "void") return undefined;
  if (result === "bool") return false;
  if (result === "i32") return INT_FAILURES[name] ?? (name.startsWith("r") ? -1 : error);
  if (result === "i64") return BigInt(-error);
  return result === "u64" ? 0n : 0;
}

/** A function in place of a verb that library or provider lacks: fails with EOPNOTSUPP as that verb fails. */
export function unsupportedFunction(name: string, signature: Signature): () => unknown {
  const [result] = signature;
  return () => fail(name, result, Errno.EOPNOTSUPP);
}

/** What a library has; undefined where it lacks a symbol. */
export type Found<T extends Table> = { readonly [K in keyof T]: unknown };

/** Every function of `table`, looked up in `found` at its first use; one that is missing fails with EOPNOTSUPP. */
export function completed<T extends Table>(
  found: Found<T>,
  table: T,
): { readonly [K in keyof T]: CFunction<T[K]> } {
  const functions = lazyTable<Record<string, unknown>>(
    Object.keys(table),
    (name) => found[name] ?? unsupportedFunction(name, table[name]!),
  );
  return functions as { readonly [K in keyof T]: CFunction<T[K]> };
}
