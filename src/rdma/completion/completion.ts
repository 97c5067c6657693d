import { jupyterSymbol, type MediaBundle, mediaBundle } from "../../../ffi/jupyter.ts";
import { bare, hex, type Inspect, inspected, inspectSymbol } from "../../lifetime/resource.ts";
import { CompletionError, reasonOf, success } from "./completion-status.ts";

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

/** @internal */
export type CompletionFields = Omit<Completion, "ok" | "check" | symbol>;

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

  constructor(fields: CompletionFields) {
    this.wrId = fields.wrId;
    this.status = fields.status;
    this.opcode = fields.opcode;
    this.byteLength = fields.byteLength;
    this.immediate = fields.immediate;
    this.invalidatedKey = fields.invalidatedKey;
    this.qpNumber = fields.qpNumber;
    this.sourceQpNumber = fields.sourceQpNumber;
    this.hasAddressHeader = fields.hasAddressHeader;
    this.vendorError = fields.vendorError;
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
