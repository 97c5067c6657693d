/**
 * librdmacm as a table of C functions over C memory.
 * @module
 */
import type { Functions, InlineFunctions } from "./functions.ts";
import type { NewerFunctions } from "./newer.ts";

/**
 * Every function of librdmacm (rdma_cm and rsocket), and those that rdma_cma.h and rdma_verbs.h define inline, under
 * their C names. Failures are C's: -1 or NULL with errno set. What the library lacks fails with EOPNOTSUPP.
 */
export interface Rdmacm extends Functions, InlineFunctions, NewerFunctions {
  readonly provider: "native" | "soft";
  /**
   * Calls `ready` once, later, on this thread's event loop when the event channel has an event, from a provider that needs no
   * thread for that; the returned function takes it back.
   */
  watchEvents?(channel: number, ready: () => void): () => void;
}
