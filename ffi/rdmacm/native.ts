/**
 * Provider for librdmacm.so.1: its exported functions and the inline functions of its headers.
 * @module
 */
import { completed } from "../ibverbs/failure.ts";
import { forgetQueuePair, noteQueuePair } from "../ibverbs/inline-qp-ex.ts";
import { nativeIbverbs } from "../ibverbs/native.ts";
import { readPointer } from "../ibverbs/peek.ts";
import { type LibraryName, openLibrary } from "../runtime/library.ts";
import { type Functions, functions } from "./functions.ts";
import { inlineRdma } from "./inline.ts";
import { newerFunctions } from "./newer.ts";
import { rdma_cm_id } from "./structs.ts";
import type { Rdmacm } from "./types.ts";

const LIBRARY: LibraryName = {
  soname: "librdmacm.so.1",
  environment: "DOORBELL_LIBRDMACM",
  install: "apt install librdmacm1",
};

const TABLE = { ...functions, ...newerFunctions } as const;

let loaded: Rdmacm | undefined;

/**
 * Loads the connection manager of the installed librdmacm (`librdmacm.so.1`, or the file that
 * DOORBELL_LIBRDMACM names). Throws LibraryError with the package to install when it is missing.
 *
 * @example
 * const cm = nativeRdmacm();
 * const channel = cm.rdma_create_event_channel();
 */
export function nativeRdmacm(): Rdmacm {
  loaded ??= build();
  return loaded;
}

function build(): Rdmacm {
  const exported = completed(openLibrary(LIBRARY, TABLE), TABLE);
  const table = { provider: "native", ...inlineRdma(nativeIbverbs) };
  return Object.defineProperties(table, {
    ...Object.getOwnPropertyDescriptors(exported),
    ...Object.getOwnPropertyDescriptors(tracked(exported)),
  }) as Rdmacm;
}

/**
 * Records queue pairs that a cm id owns until they are destroyed, because they may have `ibv_wr_*`
 * operations.
 */
function tracked(exported: Functions): Partial<Functions> {
  const forget = (id: number): void => forgetQueuePair(readPointer(id + rdma_cm_id.offsets.qp));
  return {
    rdma_create_qp_ex(id, attr) {
      const result = exported.rdma_create_qp_ex(id, attr);
      if (result === 0) noteQueuePair(readPointer(id + rdma_cm_id.offsets.qp), attr);
      return result;
    },
    rdma_destroy_qp(id) {
      forget(id);
      exported.rdma_destroy_qp(id);
    },
    rdma_destroy_id(id) {
      forget(id);
      return exported.rdma_destroy_id(id);
    },
    rdma_destroy_ep(id) {
      forget(id);
      exported.rdma_destroy_ep(id);
    },
  };
}
