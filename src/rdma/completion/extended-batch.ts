import {
  IBV_WC_RECV,
  IBV_WC_SUCCESS,
  IBV_WC_WITH_IMM,
  IBV_WC_WITH_INV,
} from "../../../ffi/ibverbs/constants.ts";
import { ibv_cq_ex, ibv_poll_cq_attr, ibv_wc, ibv_wc_tm_info } from "../../../ffi/ibverbs/structs.ts";
import type { Ibverbs } from "../../../ffi/ibverbs/types.ts";
import { swapped32 } from "../../../ffi/layout/big-endian.ts";
import { Errno } from "../../../ffi/libc/index.ts";
import { memory } from "../../../ffi/runtime/index.ts";
import { shown } from "../../arguments/shown.ts";
import { VerbsError } from "../errors/verbs-error.ts";
import { type DeviceHandle, isRxe } from "../handles/device-handle.ts";
import { batch } from "./completion-batch.ts";
import type { CompletionField } from "./completion-fields.ts";
import { CompletionLayout, type CompletionView } from "./completion-layout.ts";
import { ExtendedCompletion, type TakenExtended } from "./extended-completion.ts";

const common: ReadonlySet<string> = new Set(["byteLength", "immediate", "sourceQpNumber"]);
const carriesWord = IBV_WC_WITH_IMM | IBV_WC_WITH_INV;

/** Returns the functions that are called for each completion. */
const readersOf = (lib: Ibverbs) => ({
  startPoll: lib.ibv_start_poll,
  nextPoll: lib.ibv_next_poll,
  endPoll: lib.ibv_end_poll,
  queuePair: lib.ibv_wc_read_qp_num,
  opcode: lib.ibv_wc_read_opcode,
  flags: lib.ibv_wc_read_wc_flags,
  bytes: lib.ibv_wc_read_byte_len,
  sourceQueuePair: lib.ibv_wc_read_src_qp,
  immediate: lib.ibv_wc_read_imm_data,
  invalidatedKey: lib.ibv_wc_read_invalidated_rkey,
  vendorError: lib.ibv_wc_read_vendor_err,
});
type CompletionReaders = ReturnType<typeof readersOf>;

/**
 * Completions of the last poll of an extended completion queue, whose fields are read by `ibv_wc_read_*`. All
 * are read before the poll returns. Between `ibv_start_poll` and `ibv_end_poll` drivers hold a lock, so no
 * user code may run there.
 */
export class ExtendedBatch implements TakenExtended {
  readonly fields: ReadonlySet<CompletionField>;
  /** True when there are fields that `ibv_wc` does not have, or that are 0 on RoCE. */
  readonly #more: boolean;
  readonly #device: DeviceHandle;
  /** C functions, each looked up once because the table is large. */
  readonly #c: CompletionReaders;
  readonly #cq: number;
  readonly #views = CompletionLayout.pool(new ArrayBuffer(ibv_wc.size * batch), batch);
  readonly #wrIds = new Float64Array(new ArrayBuffer(batch * 8));
  readonly #wide = new BigUint64Array(new ArrayBuffer(batch * 8 * 3));
  readonly #narrow = new Uint32Array(new ArrayBuffer(batch * 4 * 5));
  readonly #attributes = ibv_poll_cq_attr.alloc();
  /** Address of the attributes for `ibv_start_poll`. soft0 ignores them, so it gets 0. */
  readonly #attributesAddress: number;
  /**
   * True for the rxe driver of rdma-core 44, which skips a completion when `ibv_next_poll` finds none.
   * `ibv_next_poll` is then never called.
   */
  readonly #oneAtATime: boolean;
  readonly #hasBytes: boolean;
  readonly #hasSource: boolean;
  readonly #hasImmediate: boolean;
  readonly #tag = ibv_wc_tm_info.alloc();
  /** Field `status` of the `ibv_cq_ex`, which C writes. */
  readonly #status: Uint32Array;
  /** Field `wr_id` of the `ibv_cq_ex`, which C writes. */
  readonly #id: Uint32Array;

  /** Makes the batch of the C completion queue `cq`. */
  constructor(device: DeviceHandle, cq: number, fields: readonly CompletionField[]) {
    this.#device = device;
    this.#c = readersOf(device.lib);
    this.#cq = cq;
    this.fields = new Set(fields);
    this.#attributesAddress = device.provider === "soft" ? 0 : this.#attributes.pointer;
    this.#oneAtATime = isRxe(device);
    this.#hasBytes = this.fields.has("byteLength");
    this.#hasSource = this.fields.has("sourceQpNumber");
    this.#hasImmediate = this.fields.has("immediate");
    this.#more = this.fields.difference(common).size > 0;
    this.#status = new Uint32Array(memory(cq + ibv_cq_ex.offsets.status, 4));
    this.#id = new Uint32Array(memory(cq + ibv_cq_ex.offsets.wr_id, 8));
  }

  /**
   * Takes up to `most` completions and frees the slots of their requests. Returns the number of completions.
   */
  take(most: number): number {
    let count = 0;
    if (!this.#oneAtATime) count = this.#poll(0, most);
    else while (count < most && this.#poll(count, count + 1) > count) count++;
    for (let i = 0; i < count; i++)
      this.#wrIds[i] = this.#device.completionOwners.settle(this.#views[i]!.qp_num, this.#wrIds[i]!);
    return count;
  }

  /** Reads completions into the entries from `first` up to `end`. Returns the index after the last one. */
  #poll(first: number, end: number): number {
    const result = this.#c.startPoll(this.#cq, this.#attributesAddress);
    if (result === Errno.ENOENT) return first;
    if (result !== 0) throw new VerbsError("ibv_start_poll", result);
    let next = first;
    try {
      // `ibv_next_poll` takes a completion, so it is called only when there is an entry for it.
      do this.#read(next++);
      while (next < end && this.#c.nextPoll(this.#cq) === 0);
    } finally {
      this.#c.endPoll(this.#cq);
    }
    return next;
  }

  #read(i: number): void {
    const c = this.#c;
    const cq = this.#cq;
    const view = this.#views[i]!;
    this.#wrIds[i] = this.#id[1]! * 4294967296 + this.#id[0]!;
    view.status = this.#status[0]! as typeof view.status;
    view.qp_num = c.queuePair(cq);
    if (view.status !== IBV_WC_SUCCESS) {
      view.vendor_err = c.vendorError(cq);
      return;
    }
    view.vendor_err = 0;
    view.opcode = c.opcode(cq) as typeof view.opcode;
    view.wc_flags = c.flags(cq);
    view.byte_len = this.#hasBytes ? c.bytes(cq) : 0;
    view.src_qp = this.#hasSource ? c.sourceQueuePair(cq) : 0;
    if (!this.#hasImmediate) view.wc_flags &= ~carriesWord;
    else if ((view.opcode & IBV_WC_RECV) !== 0) {
      if (view.wc_flags & IBV_WC_WITH_INV) view.invalidated_rkey = c.invalidatedKey(cq);
      else view.imm_data = swapped32(c.immediate(cq));
    }
    if (this.#more) this.#readMore(i);
  }

  #readMore(i: number): void {
    const { fields } = this;
    const { lib } = this.#device;
    const cq = this.#cq;
    const [wide, narrow] = [this.#wide, this.#narrow];
    if (fields.has("timestamp")) wide[i] = lib.ibv_wc_read_completion_ts(cq);
    if (fields.has("wallClockNs")) wide[batch + i] = lib.ibv_wc_read_completion_wallclock_ns(cq);
    if (fields.has("tag")) {
      lib.ibv_wc_read_tm_info(cq, this.#tag.pointer);
      wide[2 * batch + i] = this.#tag.tag;
    }
    if (fields.has("sourceLid")) narrow[i] = lib.ibv_wc_read_slid(cq);
    if (fields.has("serviceLevel")) narrow[batch + i] = lib.ibv_wc_read_sl(cq);
    if (fields.has("pathBits")) narrow[2 * batch + i] = lib.ibv_wc_read_dlid_path_bits(cq);
    if (fields.has("vlan")) narrow[3 * batch + i] = lib.ibv_wc_read_cvlan(cq);
    if (fields.has("flowTag")) narrow[4 * batch + i] = lib.ibv_wc_read_flow_tag(cq);
  }

  /** Returns C's completion `i`. Throws RangeError for an index that a poll never fills. */
  view(i: number): CompletionView {
    const view = typeof i === "number" ? this.#views[i] : undefined;
    if (!view) throw new RangeError(`completion ${shown(i)}. Use an index from 0 to ${batch - 1}`);
    return view;
  }

  wrId(i: number): number {
    this.view(i);
    return this.#wrIds[i]!;
  }

  /** Returns the time of completion `i` in ticks of the device's clock. */
  timestamp(i: number): bigint {
    this.view(i);
    return this.#wide[i]!;
  }

  completion(i: number): ExtendedCompletion {
    const view = this.view(i);
    const ok = view.status === IBV_WC_SUCCESS;
    const { fields } = this;
    const wide = (name: CompletionField, row: number) =>
      ok && fields.has(name) ? this.#wide[row * batch + i] : undefined;
    const narrow = (name: CompletionField, row: number) =>
      ok && fields.has(name) ? this.#narrow[row * batch + i] : undefined;
    return new ExtendedCompletion(view, this.#wrIds[i]!, this.#device.completionOwners, {
      timestamp: wide("timestamp", 0),
      wallClockNs: wide("wallClockNs", 1),
      tag: wide("tag", 2),
      sourceLid: narrow("sourceLid", 0),
      serviceLevel: narrow("serviceLevel", 1),
      pathBits: narrow("pathBits", 2),
      vlan: narrow("vlan", 3),
      flowTag: narrow("flowTag", 4),
    });
  }
}
