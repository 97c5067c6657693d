// Asynchronous events of a context.
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import * as s from "../../../../ffi/ibverbs/structs.ts";
import type { VerbsFunctions } from "../../../../ffi/ibverbs/types.ts";
import * as c from "../../../../ffi/libc/index.ts";
import { ApplicationScratch } from "../arena/engine.ts";
import { Context, EVENT_RING, MAGIC_CONTEXT } from "../arena/records.ts";
import type { SoftNic } from "../nic/soft-nic.ts";
import { failMinusOne } from "./checked.ts";

/** Returns the verbs of asynchronous events. */
export function eventVerbs(d: SoftNic): Partial<VerbsFunctions> {
  const { e } = d;
  return {
    ibv_get_async_event(context, event) {
      const at = d.live(context, Context.magic, MAGIC_CONTEXT);
      if (at < 0) return failMinusOne(c.Errno.EINVAL);
      // Blocks, or fails with EAGAIN, depending on the mode of the descriptor. Skips events of destroyed
      // objects.
      for (;;) {
        if (e.native.read(s.ibv_context.at(context).async_fd, e.base + ApplicationScratch.sink * 4, 8) !== 8)
          return -1;
        const head = e.i32[at + Context.eventHead]!;
        const entry = at + Context.events + 2 * (head & (EVENT_RING - 1));
        const type = e.i32[entry]!;
        const element = e.i32[entry + 1]!;
        Atomics.store(e.i32, at + Context.eventHead, (head + 1) | 0);
        if (element === 0) continue;
        const view = s.ibv_async_event.at(event);
        view.element.qp = d.pointerOf(element);
        view.event_type = type as typeof view.event_type;
        return 0;
      }
    },
    ibv_ack_async_event(event) {
      const view = s.ibv_async_event.at(event);
      const pointer = view.element.qp;
      if (d.offset(pointer) < 0) return;
      switch (view.event_type) {
        case verbs.IBV_EVENT_CQ_ERR:
          s.ibv_cq.at(pointer).async_events_completed++;
          break;
        case verbs.IBV_EVENT_SRQ_ERR:
        case verbs.IBV_EVENT_SRQ_LIMIT_REACHED:
          s.ibv_srq.at(pointer).events_completed++;
          break;
        default:
          s.ibv_qp.at(pointer).events_completed++;
      }
    },
  };
}

/**
 * Clears the events of an object that is being destroyed, so that no event holds its pointer. The caller
 * holds the lock.
 */
export function forgetEvents(d: SoftNic, context: number, element: number): void {
  const { i32 } = d.e;
  for (
    let at = i32[context + Context.eventHead]!;
    at !== i32[context + Context.eventTail];
    at = (at + 1) | 0
  ) {
    const entry = context + Context.events + 2 * (at & (EVENT_RING - 1));
    if (i32[entry + 1] === element) i32[entry + 1] = 0;
  }
}
