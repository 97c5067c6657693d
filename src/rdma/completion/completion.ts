import {
  IBV_WC_ATOMIC_WRITE,
  IBV_WC_BIND_MW,
  IBV_WC_COMP_SWAP,
  IBV_WC_FETCH_ADD,
  IBV_WC_GRH,
  IBV_WC_LOCAL_INV,
  IBV_WC_RDMA_READ,
  IBV_WC_RDMA_WRITE,
  IBV_WC_RECV,
  IBV_WC_RECV_RDMA_WITH_IMM,
  IBV_WC_SEND,
  IBV_WC_SUCCESS,
  IBV_WC_WITH_IMM,
  IBV_WC_WITH_INV,
} from "../../../ffi/ibverbs/constants.ts";
import { IBV_WC_FLUSH } from "../../../ffi/ibverbs/newer.ts";
import { jupyterSymbol, type MediaBundle, mediaBundle } from "../../../ffi/jupyter.ts";
import { bare, hex, type Inspect, inspected, inspectSymbol } from "../../lifetime/resource.ts";
import type { CompletionView } from "./completion-layout.ts";
import { CompletionError, reasonOf, statusName, success } from "./completion-status.ts";

/** Operation of a completed work request. */
export type CompletionOpcode =
  | "send"
  | "write"
  | "read"
  | "compareAndSwap"
  | "fetchAndAdd"
  | "atomicWrite"
  | "flush"
  | "bindWindow"
  | "localInvalidate"
  | "receive"
  | "receiveWriteWithImmediate"
  | "unknown";

const opcodes: Readonly<Record<number, CompletionOpcode>> = {
  [IBV_WC_SEND]: "send",
  [IBV_WC_RDMA_WRITE]: "write",
  [IBV_WC_RDMA_READ]: "read",
  [IBV_WC_COMP_SWAP]: "compareAndSwap",
  [IBV_WC_FETCH_ADD]: "fetchAndAdd",
  [IBV_WC_ATOMIC_WRITE]: "atomicWrite",
  [IBV_WC_FLUSH]: "flush",
  [IBV_WC_BIND_MW]: "bindWindow",
  [IBV_WC_LOCAL_INV]: "localInvalidate",
  [IBV_WC_RECV]: "receive",
  [IBV_WC_RECV_RDMA_WITH_IMM]: "receiveWriteWithImmediate",
};

/** @internal Queue pairs of a device, as far as their completions need them. */
export interface CompletionOwners {
  isDatagram(qpNumber: number): boolean;
}

/**
 * Work completion (`struct ibv_wc`) as plain data.
 *
 * @example
 * qp.write({ local: region.slice(0, 8), remote, wrId: 7 });
 * const { wrId, opcode, ok } = await cq.next(); // 7, "write", true
 */
export class Completion {
  /** Id of the work request. */
  readonly wrId: number;
  /** "SUCCESS" or the kind of failure: `enum ibv_wc_status` without its prefix. */
  readonly status: string;
  /** Operation of the request. "unknown" for a failed one, because C does not report it. */
  readonly opcode: CompletionOpcode;
  /** Number of bytes received, read, or exchanged by an atomic. */
  readonly byteLength: number;
  /** Immediate of the message, 32 bits, if any. */
  readonly immediate: number | undefined;
  /** Remote key that the message invalidated here, if any. */
  readonly invalidatedKey: number | undefined;
  /** Number of the queue pair. */
  readonly qpNumber: number;
  /** Number of the sender's queue pair, for UD. */
  readonly sourceQpNumber: number;
  /** True when a 40-byte address header precedes the data (UD). */
  readonly hasAddressHeader: boolean;
  readonly vendorError: number;

  /** @internal Use {@link CompletionQueue.next}. `view` is C's completion and `wrId` the user's id. */
  constructor(view: CompletionView, wrId: number, owners: CompletionOwners) {
    const isSuccess = view.status === IBV_WC_SUCCESS;
    const flags = isSuccess ? view.wc_flags : 0;
    const isReceived = (view.opcode & IBV_WC_RECV) !== 0;
    this.wrId = wrId;
    this.status = statusName(view.status);
    this.opcode = isSuccess ? (opcodes[view.opcode] ?? "unknown") : "unknown";
    this.byteLength = isSuccess ? view.byte_len : 0;
    // rxe also sets the flag on the sender's completion, where the field is not valid.
    this.immediate = isReceived && flags & IBV_WC_WITH_IMM ? view.imm_data : undefined;
    this.invalidatedKey = isReceived && flags & IBV_WC_WITH_INV ? view.invalidated_rkey : undefined;
    this.qpNumber = view.qp_num;
    this.sourceQpNumber = view.src_qp;
    // rxe also sets this flag on connected queue pairs, which have no header in the buffer.
    this.hasAddressHeader = (flags & IBV_WC_GRH) !== 0 && owners.isDatagram(view.qp_num);
    this.vendorError = view.vendor_err;
  }

  /** True when the request succeeded. */
  get ok(): boolean {
    return this.status === success;
  }

  /** Returns the members that apply to this kind of completion. */
  #shownMembers(): Record<string, unknown> {
    const fields: Record<string, unknown> = Object.fromEntries(Object.entries(this));
    return {
      ...fields,
      invalidatedKey: this.invalidatedKey === undefined ? undefined : hex(this.invalidatedKey),
      reason: this.ok ? undefined : bare(reasonOf(this.status)),
      opcode: this.ok ? this.opcode : undefined,
      byteLength: this.ok ? this.byteLength : undefined,
      sourceQpNumber: this.sourceQpNumber || undefined,
      hasAddressHeader: this.hasAddressHeader || undefined,
      vendorError: this.vendorError || undefined,
    };
  }

  /** Returns the text that a REPL shows. */
  [inspectSymbol](depth: number | undefined, options: object, inspect?: Inspect): string {
    return inspected("Completion", this.#shownMembers(), depth, options, inspect);
  }

  /** Returns the text that a Deno notebook shows. */
  [jupyterSymbol](): MediaBundle {
    return mediaBundle("Completion", this.#shownMembers());
  }

  /**
   * Returns the completion itself when it succeeded. Otherwise throws {@link CompletionError}.
   *
   * @example
   * for (const completion of cq.poll()) completion.check(); // throws the error of the first failed request
   */
  check(): this {
    if (!this.ok) throw new CompletionError(this.status, this.wrId, this.qpNumber, this.vendorError);
    return this;
  }
}
