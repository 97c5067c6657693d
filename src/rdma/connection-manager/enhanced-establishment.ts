import { ibv_ece } from "../../../ffi/ibverbs/structs.ts";
import { errno } from "../../../ffi/libc/index.ts";
import type { Rdmacm } from "../../../ffi/rdmacm/index.ts";
import { shown } from "../../arguments/shown.ts";
import { wholeNumber } from "../../arguments/whole-number.ts";
import { VerbsError } from "../verbs-error.ts";

/** What a vendor's queue pair can beyond the standard (`struct ibv_ece`): both ends use what both have. */
export interface EnhancedEstablishment {
  /** Whose options these are, 24 bits; 0 is nobody's. */
  readonly vendor: number;
  /** Bits whose meaning is the vendor's. */
  readonly options: number;
}

/** Tells the peer what this end can, with the next request or reply. */
export function setLocalEce(lib: Rdmacm, id: number, ece: EnhancedEstablishment): void {
  if (typeof ece !== "object" || ece === null) {
    throw new TypeError(`setEce(${shown(ece)}): use { vendor, options }`);
  }
  const { vendor, options } = ece;
  wholeNumber("ece.vendor", vendor, 1, 0xffffff);
  wholeNumber("ece.options", options, 0, 0xffffffff);
  const c = ibv_ece.alloc({ vendor_id: vendor, options });
  if (lib.rdma_set_local_ece(id, c.pointer) !== 0) throw new VerbsError("rdma_set_local_ece", errno());
}

export function readRemoteEce(lib: Rdmacm, id: number): EnhancedEstablishment {
  const c = ibv_ece.alloc();
  if (lib.rdma_get_remote_ece(id, c.pointer) !== 0) throw new VerbsError("rdma_get_remote_ece", errno());
  return { vendor: c.vendor_id, options: c.options };
}
