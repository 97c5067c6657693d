// Extended completion queues: created by ibv_create_cq_ex, and read field by field between ibv_start_poll and
// ibv_end_poll.
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import * as s from "../../../../ffi/ibverbs/structs.ts";
import type { Ibverbs, VerbsFunctions } from "../../../../ffi/ibverbs/types.ts";
import * as c from "../../../../ffi/libc/index.ts";
import { getDouble } from "../arena/engine.ts";
import { Cq, CqEx, MAGIC_CQ, Wc } from "../arena/records.ts";
import { whenWidened } from "../arena/views.ts";
import type { SoftNic } from "../nic/soft-nic.ts";
import { failed, failPointer } from "./checked.ts";
import { createCompletionQueue } from "./create-completion-queue.ts";
import { clocks } from "./device.ts";
import type { HotVerbs } from "./post.ts";
import type { Posting } from "./posting.ts";

const { EBUSY, EINVAL, ENOENT, EOPNOTSUPP } = c.Errno;
const KNOWN_FIELDS =
  verbs.IBV_WC_STANDARD_FLAGS |
  verbs.IBV_WC_EX_WITH_COMPLETION_TIMESTAMP |
  verbs.IBV_WC_EX_WITH_COMPLETION_TIMESTAMP_WALLCLOCK;
/** Accepted flags. A queue has one reader, so IBV_CREATE_CQ_ATTR_SINGLE_THREADED changes nothing. */
const KNOWN_FLAGS = verbs.IBV_CREATE_CQ_ATTR_SINGLE_THREADED;

/** Returns the verbs of extended completion queues. */
export function extendedCompletionVerbs(
  d: SoftNic,
  { recordAt }: Pick<Posting, "recordAt">,
  { readyIn, takeInto }: Pick<HotVerbs, "readyIn" | "takeInto">,
): Partial<VerbsFunctions> & Required<Pick<Ibverbs, "takeExtended">> {
  const { e } = d;
  // Polling is hot, so the functions below keep the view.
  let { i32 } = e;
  whenWidened(e, () => {
    ({ i32 } = e);
  });

  // Cached current completion of the last queue. Fields are read one by one, and most programs poll one queue
  // at a time.
  let handOf = -1;
  let handCq = 0;
  let hand = 0;
  let handFields = 0;
  /** Wall-clock offset of this poll, read once: the clocks cost more than the rest of a completion. */
  let ahead: bigint | undefined;

  /** Writes the status and id of completion `cursor` to the ibv_cq_ex. */
  function show(at: number, cursor: number): void {
    const wc = i32[at + Cq.ring]! + (cursor & i32[at + Cq.mask]!) * Wc.words;
    i32[at + Cq.cursor] = cursor;
    i32[at + CqEx.status] = i32[wc + Wc.status]!;
    i32[at + CqEx.id] = i32[wc + Wc.id]!;
    i32[at + CqEx.id + 1] = i32[wc + Wc.id + 1]!;
    hand = wc;
  }

  /** Returns the current completion to the NIC. */
  function release(at: number): number {
    const next = (i32[at + Cq.cursor]! + 1) | 0;
    Atomics.store(i32, at + Cq.consumer, next);
    return next;
  }

  /**
   * Returns the record of a pointer, -1 for an invalid one. Fast, because polling calls this as often as
   * posting.
   */
  const live = (pointer: number) => {
    const at = recordAt(pointer);
    return i32[at + Cq.magic] === MAGIC_CQ ? at : -1;
  };

  /**
   * Returns the word offset of the current completion, -1 when there is none or the field was not requested.
   */
  function at(pointer: number, field: number): number {
    const isAtHand = pointer === handOf && i32[handCq + Cq.polling] !== 0;
    if (isAtHand && (field === 0 || (handFields & field) !== 0)) return hand;
    const cq = live(pointer);
    if (cq >= 0 && i32[cq + Cq.polling] !== 0 && (field === 0 || (i32[cq + Cq.fields]! & field) !== 0))
      return i32[cq + Cq.ring]! + (i32[cq + Cq.cursor]! & i32[cq + Cq.mask]!) * Wc.words;
    c.setErrno(EOPNOTSUPP);
    return -1;
  }

  const word = (field: number, member: number) => (pointer: number) => {
    const wc = at(pointer, field);
    return wc < 0 ? 0 : i32[wc + member]! >>> 0;
  };
  /** Returns the reader of a field that completions of RoCE do not have. It returns 0. */
  const nothing = (field: number) => (pointer: number) => Math.min(0, at(pointer, field)) * 0;

  /** Returns the time of the current completion, in nanoseconds of the device's clock. */
  function stamp(pointer: number, field: number): number {
    if (at(pointer, field) < 0) return 0;
    const cq = live(pointer);
    return getDouble(e, i32[cq + Cq.stamps]! + 2 * (i32[cq + Cq.cursor]! & i32[cq + Cq.mask]!));
  }

  return {
    ibv_create_cq_ex(context, attributes) {
      const a = s.ibv_cq_init_attr_ex.at(attributes);
      const unknown = a.comp_mask & ~verbs.IBV_CQ_INIT_ATTR_MASK_FLAGS;
      const flags = a.comp_mask & verbs.IBV_CQ_INIT_ATTR_MASK_FLAGS ? a.flags : 0;
      const fields = Number(a.wc_flags);
      if (unknown !== 0 || (flags & ~KNOWN_FLAGS) !== 0 || (fields & ~KNOWN_FIELDS) !== 0)
        return failPointer(EOPNOTSUPP);
      return createCompletionQueue(d, {
        context,
        entries: a.cqe,
        cqContext: a.cq_context,
        channel: a.channel,
        vector: a.comp_vector,
        isExtended: true,
        fields,
      });
    },
    takeExtended(pointer, count, completions, times) {
      const cq = live(pointer);
      if (cq < 0 || i32[cq + Cq.extended] === 0) return -EOPNOTSUPP;
      if (i32[cq + Cq.polling] !== 0) return -EBUSY;
      if (times !== 0 && i32[cq + Cq.stamps] === 0) return -EINVAL;
      return takeInto(cq, count, completions, times);
    },
    ibv_start_poll(pointer, attributes) {
      const cq = live(pointer);
      if (cq < 0 || i32[cq + Cq.extended] === 0) return failed(EOPNOTSUPP);
      if (attributes !== 0 && s.ibv_poll_cq_attr.at(attributes).comp_mask !== 0) return failed(EINVAL);
      if (i32[cq + Cq.polling] !== 0) return failed(EBUSY);
      if (readyIn(cq) === 0) return ENOENT;
      i32[cq + Cq.polling] = 1;
      show(cq, i32[cq + Cq.consumer]!);
      handOf = pointer;
      handCq = cq;
      handFields = i32[cq + Cq.fields]!;
      ahead = undefined;
      return 0;
    },
    ibv_next_poll(pointer) {
      const cq = live(pointer);
      if (cq < 0 || i32[cq + Cq.extended] === 0) return failed(EOPNOTSUPP);
      if (i32[cq + Cq.polling] === 0) return failed(EINVAL);
      const next = (i32[cq + Cq.cursor]! + 1) | 0;
      if (next === Atomics.load(i32, cq + Cq.producer)) return ENOENT;
      handOf = handCq === cq ? handOf : -1;
      show(cq, release(cq));
      return 0;
    },
    ibv_end_poll(pointer) {
      const cq = live(pointer);
      if (cq < 0 || i32[cq + Cq.polling] === 0) return;
      i32[cq + Cq.polling] = 0;
      handOf = -1;
      release(cq);
    },
    ibv_wc_read_opcode: word(0, Wc.opcode),
    ibv_wc_read_vendor_err: word(0, Wc.vendorError),
    ibv_wc_read_wc_flags: word(0, Wc.flags),
    ibv_wc_read_byte_len: word(verbs.IBV_WC_EX_WITH_BYTE_LEN, Wc.bytes),
    ibv_wc_read_imm_data: word(verbs.IBV_WC_EX_WITH_IMM, Wc.imm),
    ibv_wc_read_invalidated_rkey: word(verbs.IBV_WC_EX_WITH_IMM, Wc.imm),
    ibv_wc_read_qp_num: word(verbs.IBV_WC_EX_WITH_QP_NUM, Wc.queuePair),
    ibv_wc_read_src_qp: word(verbs.IBV_WC_EX_WITH_SRC_QP, Wc.sourceQp),
    ibv_wc_read_slid: nothing(verbs.IBV_WC_EX_WITH_SLID),
    ibv_wc_read_sl: nothing(verbs.IBV_WC_EX_WITH_SL),
    ibv_wc_read_dlid_path_bits: nothing(verbs.IBV_WC_EX_WITH_DLID_PATH_BITS),
    ibv_wc_read_completion_ts: (pointer) => BigInt(stamp(pointer, verbs.IBV_WC_EX_WITH_COMPLETION_TIMESTAMP)),
    ibv_wc_read_completion_wallclock_ns(pointer) {
      const time = stamp(pointer, verbs.IBV_WC_EX_WITH_COMPLETION_TIMESTAMP_WALLCLOCK);
      if (time === 0) return 0n;
      ahead ??= clocks.wallClockAhead();
      return BigInt(time) + ahead;
    },
  };
}
