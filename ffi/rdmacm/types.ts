/**
 * librdmacm as a table of C functions over C memory.
 * @module
 */
import type { Functions, InlineFunctions } from "./functions.ts";
import type { NewerFunctions } from "./newer.ts";

/**
 * Every function of librdmacm (rdma_cm and rsocket) and every inline function of rdma_cma.h and rdma_verbs.h,
 * under its C name. Failures follow C: -1 or NULL with errno set. A missing function fails with EOPNOTSUPP.
 */
export interface Rdmacm extends Functions, InlineFunctions, NewerFunctions {
  readonly provider: "native" | "soft";
  /**
   * Schedules one call of `ready` on this thread's event loop for the next event of the event channel. The
   * returned function cancels the call. Only providers that need no extra thread implement the method.
   */
  watchEvents?(channel: number, ready: () => void): () => void;
}
