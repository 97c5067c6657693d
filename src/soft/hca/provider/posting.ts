// Steps after a request is in the ring of the send queue. `ibv_post_send` copies the request there,
// `ibv_wr_*` writes it there.
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import * as c from "../../../../ffi/libc/index.ts";
import { MAX_SGE } from "../arena/arena.ts";
import { ApplicationScratch } from "../arena/engine.ts";
import { SendWr } from "../arena/records/c-structs.ts";
import { Qp, Sge, Swr } from "../arena/records.ts";
import { whenWidened } from "../arena/views.ts";
import { afterPost, copyNow } from "../nic/assist.ts";
import type { SoftNic } from "../nic/soft-nic.ts";
import { ringDoorbell } from "../nic/step.ts";
import { expectsData } from "../objects/send-queue.ts";
import { TRANSPORT_DYNAMIC, TRANSPORT_UD } from "../wire/opcodes.ts";
import { addressDatagram, addressDynamic } from "./address-handle.ts";
import { LOWEST_ADDRESS, mayPoint } from "./checked.ts";

const { EINVAL } = c.Errno;
const SGE_BYTES = Sge.words * 4;

/** Steps of posting a send. */
export interface Posting {
  /** Returns the record of a C pointer; word 0, which no record uses, for an invalid pointer. */
  recordAt(pointer: number): number;
  /** Returns the pointer in two words. */
  pointerAt(word: number): number;
  /** Returns true when the pointer at that word is NULL or otherwise invalid. */
  isLow(word: number): boolean;
  /**
   * Copies `count` parts of inline data, listed as ibv_sge at address `list`, behind the request in slot `w`.
   * Returns 0 or the errno.
   */
  takeInline(q: number, w: number, list: number, count: number): number;
  /** Checks the request that was copied to slot `w` and copies its inline data. Returns 0 or the errno. */
  accept(q: number, w: number): number;
  /** Completes a request whose data are in the slot. Returns 0 or the errno. */
  finish(q: number, w: number): number;
  /** Publishes the requests from `start` to `tail` to the NIC. */
  publish(q: number, start: number, tail: number): void;
}

/** Returns the posting functions of one NIC. */
export function postingOf(d: SoftNic): Posting {
  const { e } = d;
  const { base } = e;
  // Posting is hot, so the functions below keep the views.
  let { i32, u32 } = e;
  whenWidened(e, () => {
    ({ i32, u32 } = e);
  });
  const { memcpy } = e.native;

  // The result must be an integer for the compiler too: with a double as index, JavaScriptCore turns each
  // Atomics.load() into a call of its runtime.
  const recordAt = (pointer: number) => {
    const word = (pointer - base) / 4;
    const whole = word | 0;
    return whole === word ? whole : 0;
  };

  const pointerAt = (word: number) => u32[word]! + u32[word + 1]! * 4294967296;

  const isLow = (word: number) => u32[word + 1] === 0 && u32[word]! < LOWEST_ADDRESS;

  function takeInline(q: number, w: number, list: number, count: number): number {
    memcpy(base + ApplicationScratch.sges * 4, list, count * SGE_BYTES);
    let at = (w + Swr.data) * 4;
    const end = at + i32[q + Qp.maxInline]!;
    for (let i = 0; i < count; i++) {
      const sge = ApplicationScratch.sges + i * Sge.words;
      const bytes = u32[sge + Sge.length]!;
      if (at + bytes > end) return EINVAL;
      const from = pointerAt(sge);
      if (bytes !== 0 && !mayPoint(from)) return EINVAL;
      if (bytes !== 0) memcpy(base + at, from, bytes);
      at += bytes;
    }
    i32[w + Swr.length] = at - (w + Swr.data) * 4;
    return 0;
  }

  function accept(q: number, w: number): number {
    const opcode = i32[w + Swr.opcode]!;
    const count = i32[w + Swr.sgeCount]!;
    if (opcode >>> 0 > 31 || ((i32[q + Qp.operations]! >>> opcode) & 1) === 0) return EINVAL;
    if (count < 0 || count > i32[q + Qp.maxSendSge]!) return EINVAL;
    const list = pointerAt(w + SendWr.sgList);
    if (count > 0 && isLow(w + SendWr.sgList)) return EINVAL;
    const inline = (i32[w + Swr.flags]! & verbs.IBV_SEND_INLINE) !== 0;
    i32[w + Swr.inline] = inline ? 1 : 0;
    i32[w + Swr.list] = count;
    if (inline) {
      if (expectsData(opcode) || count > MAX_SGE) return EINVAL;
      const error = takeInline(q, w, list, count);
      if (error !== 0) return error;
    } else if (count > 0) memcpy(base + (w + Swr.data) * 4, list, count * SGE_BYTES);
    return finish(q, w);
  }

  function finish(q: number, w: number): number {
    const opcode = i32[w + Swr.opcode]!;
    if (opcode === verbs.IBV_WR_ATOMIC_CMP_AND_SWP || opcode === verbs.IBV_WR_ATOMIC_FETCH_AND_ADD) {
      const tooShort = i32[w + Swr.list] === 0 || u32[w + Swr.data + Sge.length]! < 8;
      if (tooShort || (i32[w + Swr.remoteAddress]! & 7) !== 0) return EINVAL;
    }
    if (i32[q + Qp.transport] === TRANSPORT_UD) {
      const error = addressDatagram(d, q, w);
      if (error !== 0) return error;
    }
    if (i32[q + Qp.transport] === TRANSPORT_DYNAMIC) {
      const error = addressDynamic(d, q, w);
      if (error !== 0) return error;
    }
    i32[w + Swr.state] = 0;
    i32[w + Swr.status] = 0;
    i32[w + Swr.vendorError] = 0;
    i32[w + Swr.copied] = 0;
    if (i32[w + Swr.inline] === 0) i32[w + Swr.length] = 0;
    const signaled = (i32[w + Swr.flags]! & verbs.IBV_SEND_SIGNALED) !== 0 || i32[q + Qp.signalAll] !== 0;
    i32[w + Swr.signaled] = signaled ? 1 : 0;
    return 0;
  }

  function publish(q: number, start: number, tail: number): void {
    Atomics.store(i32, q + Qp.sqTail, tail);
    // On an idle queue pair with mapped peer memory, this thread executes the request itself.
    const alone = i32[q + Qp.mapped] !== 0 && Atomics.load(i32, q + Qp.sqHead) === start;
    if (alone && copyNow(e, q)) return;
    ringDoorbell(e, q);
    afterPost(e, q);
  }

  return { recordAt, pointerAt, isLow, takeInline, accept, finish, publish };
}
