/**
 * Exported functions of libibverbs that need more than a plain call: ABI checks, records of extended objects,
 * macros of verbs.h.
 * @module
 */

import { Errno } from "../errno.ts";
import { AbiError } from "../errors.ts";
import type { Signature } from "../runtime/index.ts";
import { IBV_ACCESS_OPTIONAL_RANGE } from "./constants.ts";
import { contextAt, forgetContext } from "./context.ts";
import { type AnyCFunction, bindOnce } from "./dispatch.ts";
import { fail, unsupportedFunction } from "./failure.ts";
import { type Functions, type inlineFunctions, operations } from "./functions.ts";
import { forgetCompletionQueue, noteCompletionQueue } from "./inline-cq-ex.ts";
import { forgetQueuePair, hasWorkRequestOps, noteQueuePair } from "./inline-qp-ex.ts";
import { ibv_comp_cntr_caps, type NewerFunctions } from "./newer.ts";
import { readPointer } from "./peek.ts";
import { ibv_dm, ibv_gid_entry, ibv_wq } from "./structs.ts";
import type { VerbsFunctions } from "./types.ts";

/**
 * Functions of the loaded library by name; a missing function fails with EOPNOTSUPP. Use `has` to test for a
 * symbol.
 */
export interface Exported extends Functions, NewerFunctions {}

/** Returns the verbs that check each new context and record extended objects until they are destroyed. */
export function lifetimes(exported: Exported, inline: Partial<VerbsFunctions>): Partial<VerbsFunctions> {
  return {
    ibv_open_device: (device) => checked(exported.ibv_open_device(device), exported),
    ibv_import_device: (fd) => checked(exported.ibv_import_device(fd), exported),
    ibv_close_device(context) {
      forgetContext(context);
      return exported.ibv_close_device(context);
    },
    ibv_create_qp_ex(context, attr) {
      const qp = inline.ibv_create_qp_ex!(context, attr);
      if (qp !== 0) noteQueuePair(qp, attr);
      return qp;
    },
    ibv_create_cq_ex(context, attr) {
      const cq = inline.ibv_create_cq_ex!(context, attr);
      if (cq !== 0) noteCompletionQueue(cq, attr);
      return cq;
    },
    ibv_destroy_qp: (qp) => afterwards(exported.ibv_destroy_qp(qp), () => forgetQueuePair(qp)),
    ibv_destroy_cq: (cq) => afterwards(exported.ibv_destroy_cq(cq), () => forgetCompletionQueue(cq)),
    // On a queue pair without these operations, C would read past the driver's allocation.
    ibv_qp_to_qp_ex: (qp) =>
      hasWorkRequestOps(qp)
        ? exported.ibv_qp_to_qp_ex(qp)
        : Number(fail("ibv_qp_to_qp_ex", "ptr", Errno.EOPNOTSUPP)),
  };
}

function checked(context: number, exported: Exported): number {
  if (context === 0) return 0;
  forgetContext(context);
  try {
    contextAt(context);
  } catch (error) {
    if (error instanceof AbiError) exported.ibv_close_device(context);
    throw error;
  }
  return context;
}

function afterwards(result: number, forget: () => void): number {
  if (result === 0) forget();
  return result;
}

/**
 * Returns the verbs `ibv_reg_mr` and `ibv_reg_mr_iova`. In C they are macros over `ibv_reg_mr_iova2`, which
 * drops optional access flags that the kernel does not support. Libraries before rdma-core 28 lack
 * `ibv_reg_mr_iova2`, so the optional flags are dropped here.
 */
export function registration(
  exported: Exported,
  has: (name: keyof Exported) => boolean,
): Partial<VerbsFunctions> {
  return {
    ibv_reg_mr: (pd, addr, length, access) =>
      has("ibv_reg_mr_iova2")
        ? exported.ibv_reg_mr_iova2(pd, addr, length, addr, access)
        : exported.ibv_reg_mr(pd, addr, length, access & ~IBV_ACCESS_OPTIONAL_RANGE),
    ibv_reg_mr_iova: (pd, addr, length, iova, access) =>
      has("ibv_reg_mr_iova2")
        ? exported.ibv_reg_mr_iova2(pd, addr, length, iova, access)
        : exported.ibv_reg_mr_iova(pd, addr, length, iova, access & ~IBV_ACCESS_OPTIONAL_RANGE),
  };
}

/** Returns the inline verbs that only add a struct size to the call of an exported function. */
export function sized(exported: Exported): Partial<VerbsFunctions> {
  return {
    ibv_query_gid_ex: (context, port, index, entry, flags) =>
      exported._ibv_query_gid_ex(context, port, index, entry, flags, ibv_gid_entry.size),
    ibv_query_gid_table: (context, entries, maxEntries, flags) =>
      exported._ibv_query_gid_table(context, entries, maxEntries, flags, ibv_gid_entry.size),
    ibv_query_comp_cntr_caps: (context, caps) =>
      exported._ibv_query_comp_cntr_caps(context, caps, ibv_comp_cntr_caps.size),
  };
}

/** Returns a verb whose function pointer is stored in the object at argument `position`. */
function objectVerb(
  verb: keyof typeof inlineFunctions,
  signature: Signature,
  offset: number,
): (object: number) => AnyCFunction {
  const missing = unsupportedFunction(verb, signature) as AnyCFunction;
  return (object) => {
    const pointer = readPointer(object + offset);
    return pointer === 0 ? missing : (bindOnce(pointer, signature, verb) as unknown as AnyCFunction);
  };
}

const toDm = objectVerb("ibv_memcpy_to_dm", operations.ibv_dm.memcpy_to_dm, ibv_dm.offsets.memcpy_to_dm);
const fromDm = objectVerb(
  "ibv_memcpy_from_dm",
  operations.ibv_dm.memcpy_from_dm,
  ibv_dm.offsets.memcpy_from_dm,
);
const postRecv = objectVerb("ibv_post_wq_recv", operations.ibv_wq.post_recv, ibv_wq.offsets.post_recv);

/** Verbs of objects that carry their own function pointers. */
export const objectVerbs: Partial<VerbsFunctions> = {
  ibv_memcpy_to_dm: (dm, offset, host, length) => toDm(dm)(dm, offset, host, length),
  ibv_memcpy_from_dm: (host, dm, offset, length) => fromDm(dm)(host, dm, offset, length),
  ibv_post_wq_recv: (wq, wr, badWr) => postRecv(wq)(wq, wr, badWr),
};
