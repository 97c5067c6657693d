import { jupyterSymbol, type MediaBundle, mediaBundle } from "../../../ffi/jupyter.ts";
import { bare, hex, type Inspect, inspected, inspectSymbol } from "../../lifetime/inspect.ts";
import { CompletionError, reasonOf, success } from "./completion-status.ts";

/** What a finished work request was. */
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
 * A work completion (`struct ibv_wc`), as plain data.
 *
 * @example
 * qp.write({ local: region.slice(0, 8), remote, wrId: 7 });
 * const { wrId, opcode, ok } = await cq.next(); // 7, "write", true
 */
export class Completion {
  /** The id its work request was given. */
  readonly wrId: number;
  /** "SUCCESS", or what went wrong: `enum ibv_wc_status` without its prefix. */
  readonly status: string;
  /** What it was; "unknown" when it failed, as C says nothing then. */
  readonly opcode: CompletionOpcode;
  /** Bytes received, read, or exchanged by an atomic. */
  readonly byteLength: number;
  /** The 32 bits that came with it, if any. */
  readonly immediate: number | undefined;
  /** The remote key that the message invalidated here, if any. */
  readonly invalidatedKey: number | undefined;
  /** The queue pair's number. */
  readonly qpNumber: number;
  /** UD: the sender's queue pair. */
  readonly sourceQpNumber: number;
  /** A 40-byte address header stands before the data (UD). */
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

  /** Did it succeed? */
  get ok(): boolean {
    return this.status === success;
  }

  /** The fields that say something. */
  #telling(): Record<string, unknown> {
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

  /** What a REPL shows. */
  [inspectSymbol](depth: number | undefined, options: object, inspect?: Inspect): string {
    return inspected("Completion", this.#telling(), depth, options, inspect);
  }

  /** What a notebook of Deno's shows. */
  [jupyterSymbol](): MediaBundle {
    return mediaBundle("Completion", this.#telling());
  }

  /**
   * Itself when it succeeded; throws {@link CompletionError} otherwise.
   *
   * @example
   * for (const completion of cq.poll()) completion.check(); // throws what the first failed one failed with
   */
  check(): this {
    if (!this.ok) throw new CompletionError(this.status, this.wrId, this.qpNumber, this.vendorError);
    return this;
  }
}
