/**
 * Implements the inline function of efadv.h. It reads a field of the current completion through a function
 * pointer of the extended completion queue.
 * @module
 */
import { bindOnce } from "../ibverbs/dispatch.ts";
import { readPointer } from "../ibverbs/peek.ts";
import { MissingFunctionError } from "../nvidia/missing.ts";
import { type InlineFunctions, operations } from "./functions.ts";
import { efadv_cq } from "./structs.ts";

/** Inline functions of efadv.h. */
export const inlineEfadv: InlineFunctions = {
  efadv_wc_read_sgid(queue, gid) {
    const pointer = queue > 4095 ? readPointer(queue + efadv_cq.offsets.wc_read_sgid) : 0;
    if (pointer !== 0) return bindOnce(pointer, operations.efadv_cq.wc_read_sgid, "wc_read_sgid")(queue, gid);
    throw new MissingFunctionError(
      "efadv_wc_read_sgid",
      "libefa.so.1",
      "this completion queue has no wc_read_sgid",
      "Ask for it when the queue is created: efadv_cq_init_attr.wc_flags.",
      undefined,
      undefined,
    );
  },
};
