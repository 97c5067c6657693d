import { ibv_ece } from "../../../ffi/ibverbs/structs.ts";
import { errno } from "../../../ffi/libc/index.ts";
import type { Rdmacm } from "../../../ffi/rdmacm/index.ts";
import { wholeNumber } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import { VerbsError } from "../errors/verbs-error.ts";

/** Vendor options of a queue pair (`struct ibv_ece`). Both ends use the options that both support. */
export interface EnhancedEstablishment {
  /** Number of the vendor, 24 bits. 0 means no vendor. */
  readonly vendor: number;
  /** Bits that the vendor defines. */
  readonly options: number;
}

/** Sends the vendor options of this end with the next request or reply. */
export function setLocalEce(lib: Rdmacm, id: number, ece: EnhancedEstablishment): void {
  if (typeof ece !== "object" || ece === null) {
    throw new TypeError(`setEce(${shown(ece)}). Use { vendor, options }`);
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
