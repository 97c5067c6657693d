/**
 * Failure results of each verb. Most C verbs return the errno value, some return -1 with errno set, and
 * pointer results are NULL.
 * @module
 */
import { Errno } from "../errno.ts";
import { type CFunction, type CType, type Signature, setErrno, type Table } from "../runtime/index.ts";
import { lazyTable } from "../runtime/lazy-table.ts";
import { IBV_REREG_MR_ERR_CMD } from "./constants.ts";

/** Verbs of type int whose failure result is not the errno value; they set errno. */
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

/** Returns true when a verb of type int returns the errno value on failure. */
export const reportsErrno = (name: string): boolean => !(name in INT_FAILURES) && name.startsWith("ibv_");

/** Sets errno to `error` and returns the failure result of the named verb. */
export function fail(name: string, result: CType, error: number): number | bigint | boolean | undefined {
  setErrno(error);
  if (result === "void") return undefined;
  if (result === "bool") return false;
  if (result === "i32") return INT_FAILURES[name] ?? (name.startsWith("r") ? -1 : error);
  if (result === "i64") return BigInt(-error);
  return result === "u64" ? 0n : 0;
}

/**
 * Returns a stand-in for a verb that the library or the provider lacks. The stand-in fails with EOPNOTSUPP in
 * the manner of that verb.
 */
export function unsupportedFunction(name: string, signature: Signature): () => unknown {
  const [result] = signature;
  return () => fail(name, result, Errno.EOPNOTSUPP);
}

/** Symbols found in a library; a missing symbol is undefined. */
export type Found<T extends Table> = { readonly [K in keyof T]: unknown };

/**
 * Returns every function of `table`, looked up in `found` at its first use. A missing function fails with
 * EOPNOTSUPP.
 */
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
