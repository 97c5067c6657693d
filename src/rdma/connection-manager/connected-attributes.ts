import { ibv_qp_attr } from "../../../ffi/ibverbs/structs.ts";
import { errno } from "../../../ffi/libc/index.ts";
import type { Rdmacm } from "../../../ffi/rdmacm/index.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { VerbsError } from "../errors/verbs-error.ts";
import { attributeNames } from "../queue-pair/attribute-bits.ts";
import { type QueuePairAttributes, readAttributes } from "../queue-pair/queue-pair-attributes.ts";
import { queuePairStates } from "../queue-pair/queue-pair-states.ts";

/**
 * Returns the attributes that the connection manager negotiated for a transition of the queue pair
 * (`rdma_init_qp_attr`).
 */
export function connectedAttributes(lib: Rdmacm, id: number, state: "RTR" | "RTS"): QueuePairAttributes {
  const c = ibv_qp_attr.alloc();
  c.qp_state = queuePairStates.indexOf(state);
  const mask = new Int32Array(new ArrayBuffer(4));
  if (lib.rdma_init_qp_attr(id, c.pointer, addressOf(mask)) !== 0)
    throw new VerbsError("rdma_init_qp_attr", errno());
  const all = readAttributes(c);
  const names = attributeNames(mask[0]!).filter((name) => name !== "currentState");
  return Object.fromEntries(names.map((name) => [name, all[name as keyof typeof all]]));
}
