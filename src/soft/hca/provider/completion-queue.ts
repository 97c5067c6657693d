// Completion channels and completion queues.

import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import * as s from "../../../../ffi/ibverbs/structs.ts";
import type { Ibverbs, VerbsFunctions } from "../../../../ffi/ibverbs/types.ts";
import * as c from "../../../../ffi/libc/index.ts";
import { ApplicationScratch, type Engine, getDouble, setDouble } from "../arena/engine.ts";
import { allocate } from "../arena/heap.ts";
import {
  CHANNEL_RING,
  Channel,
  Context,
  Cq,
  MAGIC_CHANNEL,
  MAGIC_CONTEXT,
  MAGIC_CQ,
  Wc,
} from "../arena/records.ts";
import type { ApplicationWaits } from "../nic/application-waits.ts";
import type { SoftNic } from "../nic/soft-nic.ts";
import { forgetDescriptor, recordDescriptor } from "../nic/thread-nics.ts";
import { forgetModerated, raiseCompletion, takeEvent } from "../objects/completion.ts";
import { failed, failMinusOne, failPointer } from "./checked.ts";
import {
  CQE_BYTES,
  createCompletionQueue,
  LIMITS,
  powerOfTwo,
  STAMP_BYTES,
} from "./create-completion-queue.ts";

const { EBUSY, EINVAL, ENOMEM } = c.Errno;

/** Returns the waits in this thread's event loop, which {@link Ibverbs} describes. */
export function channelWaits(
  d: SoftNic,
  waits: ApplicationWaits,
): Required<Pick<Ibverbs, "watchChannel" | "waitBriefly" | "takeChannelEvents">> {
  const { e } = d;
  const isEmpty = (channel: number) =>
    e.i32[channel + Channel.head] === Atomics.load(e.i32, channel + Channel.tail);
  return {
    watchChannel(pointer, ready) {
      const channel = d.live(pointer, Channel.magic, MAGIC_CHANNEL);
      if (channel >= 0) return waits.watch(channel, ready);
      queueMicrotask(ready);
      return () => {};
    },
    waitBriefly(pointer) {
      const cq = d.live(pointer, Cq.magic, MAGIC_CQ);
      return cq >= 0 && waits.waitBriefly(cq);
    },
    takeChannelEvents(pointer) {
      const channel = d.live(pointer, Channel.magic, MAGIC_CHANNEL);
      let count = 0;
      for (; channel >= 0 && !isEmpty(channel) && takeEvent(e, channel); count++)
        acknowledge(e, takeQueue(e, channel), 1);
      return count;
    },
  };
}

/** Takes the first event out of the ring of a channel. Returns the completion queue of the event. */
function takeQueue(e: Engine, channel: number): number {
  const head = e.i32[channel + Channel.head]!;
  const cq = e.i32[channel + Channel.ring + (head & (CHANNEL_RING - 1))]!;
  Atomics.store(e.i32, channel + Channel.head, (head + 1) | 0);
  return cq;
}

const EVENTS_COMPLETED = s.ibv_cq.offsets.comp_events_completed / 4;

/** Counts acknowledged events of a completion queue. */
function acknowledge(e: Engine, cq: number, count: number): void {
  e.u32[cq + EVENTS_COMPLETED]! += count;
}

/** Returns the verbs of completion channels and completion queues, except polling. */
export function completionVerbs(d: SoftNic): Partial<VerbsFunctions> {
  const { e } = d;

  /** Drops the events of a destroyed queue from its channel, with their counts in the eventfd. */
  function dropEvents(channel: number, cq: number): void {
    const tail = e.i32[channel + Channel.tail]!;
    let kept = e.i32[channel + Channel.head]!;
    for (let at = kept; at !== tail; at = (at + 1) | 0) {
      const entry = e.i32[channel + Channel.ring + (at & (CHANNEL_RING - 1))]!;
      if (entry === cq) takeEvent(e, channel);
      else {
        e.i32[channel + Channel.ring + (kept & (CHANNEL_RING - 1))] = entry;
        kept = (kept + 1) | 0;
      }
    }
    e.i32[channel + Channel.tail] = kept;
  }

  return {
    ibv_create_comp_channel(context) {
      const owner = d.live(context, Context.magic, MAGIC_CONTEXT);
      if (owner < 0) return failPointer(EINVAL);
      const at = d.allocate(Channel.bytes);
      if (at === 0) return failPointer(ENOMEM);
      // A semaphore: each read takes one event, as from the device file of hardware.
      const fd = c.libc.eventfd(0, c.EFD_CLOEXEC | c.EFD_SEMAPHORE);
      if (fd < 0) {
        const error = c.errno();
        d.exclusively(() => d.free(at, Channel.bytes));
        return failPointer(error);
      }
      e.i32[at + Channel.magic] = MAGIC_CHANNEL;
      e.i32[at + Channel.fd] = fd;
      recordDescriptor(e, fd);
      const pointer = d.pointerOf(at);
      const view = s.ibv_comp_channel.at(pointer);
      view.context = context;
      view.fd = fd;
      return pointer;
    },
    ibv_destroy_comp_channel(pointer) {
      const at = d.live(pointer, Channel.magic, MAGIC_CHANNEL);
      if (at < 0) return failed(EINVAL);
      if (e.i32[at + Channel.children] !== 0) return failed(EBUSY);
      d.waits?.forget(at);
      forgetDescriptor(e, e.i32[at + Channel.fd]!);
      c.libc.close(e.i32[at + Channel.fd]!);
      d.exclusively(() => d.free(at, Channel.bytes));
      return 0;
    },
    ibv_create_cq: (context, entries, cqContext, channel, vector) =>
      createCompletionQueue(d, {
        context,
        entries,
        cqContext,
        channel,
        vector,
        isExtended: false,
        fields: 0,
      }),
    ibv_resize_cq(pointer, entries) {
      const at = d.live(pointer, Cq.magic, MAGIC_CQ);
      if (at < 0 || entries < 1 || entries > LIMITS.completions) return failed(EINVAL);
      const capacity = powerOfTwo(entries);
      return d.exclusively(() => {
        const old = e.i32[at + Cq.ring]!;
        const mask = e.i32[at + Cq.mask]!;
        const consumer = e.i32[at + Cq.consumer]!;
        const waiting = (e.i32[at + Cq.producer]! - consumer) | 0;
        if (waiting > capacity) return failed(EINVAL);
        if (e.i32[at + Cq.polling] !== 0) return failed(EBUSY);
        const ring = allocate(e, capacity * CQE_BYTES);
        const oldStamps = e.i32[at + Cq.stamps]!;
        const stamps = oldStamps === 0 ? 0 : allocate(e, capacity * STAMP_BYTES);
        if (ring === 0 || (stamps === 0) !== (oldStamps === 0)) {
          d.free(ring, capacity * CQE_BYTES);
          return failed(ENOMEM);
        }
        for (let i = 0; i < waiting; i++) {
          const slot = (consumer + i) & mask;
          e.i32.copyWithin(ring + i * Wc.words, old + slot * Wc.words, old + (slot + 1) * Wc.words);
          if (stamps !== 0) setDouble(e, stamps + 2 * i, getDouble(e, oldStamps + 2 * slot));
        }
        d.free(oldStamps, (mask + 1) * STAMP_BYTES);
        e.i32[at + Cq.stamps] = stamps;
        e.i32[at + Cq.ring] = ring;
        e.i32[at + Cq.mask] = capacity - 1;
        e.i32[at + Cq.consumer] = 0;
        Atomics.store(e.i32, at + Cq.producer, waiting);
        d.free(old, (mask + 1) * CQE_BYTES);
        s.ibv_cq.at(pointer).cqe = capacity;
        return 0;
      });
    },
    ibv_modify_cq(pointer, attributes) {
      const at = d.live(pointer, Cq.magic, MAGIC_CQ);
      const { attr_mask, moderate } = s.ibv_modify_cq_attr.at(attributes);
      if (at < 0 || attr_mask !== verbs.IBV_CQ_ATTR_MODERATE) return failed(EINVAL);
      d.exclusively(() => {
        e.i32[at + Cq.moderateCount] = moderate.cq_count;
        e.i32[at + Cq.moderatePeriod] = moderate.cq_period;
        // Completions that waited under the old moderation raise their event now.
        if (e.i32[at + Cq.moderated] !== 0) {
          forgetModerated(e, at);
          Atomics.store(e.i32, at + Cq.armed, 0);
          raiseCompletion(e, at);
        }
      });
      return 0;
    },
    ibv_destroy_cq(pointer) {
      const at = d.live(pointer, Cq.magic, MAGIC_CQ);
      if (at < 0) return failed(EINVAL);
      if (e.i32[at + Cq.children] !== 0) return failed(EBUSY);
      // libibverbs waits here for events that were taken and not acknowledged. One JavaScript thread cannot
      // both wait and acknowledge, so they count as acknowledged.
      return d.exclusively(() => {
        const channel = e.i32[at + Cq.channel]!;
        forgetModerated(e, at);
        if (channel !== 0) {
          dropEvents(channel, at);
          e.i32[channel + Channel.children]!--;
        }
        d.free(e.i32[at + Cq.ring]!, (e.i32[at + Cq.mask]! + 1) * CQE_BYTES);
        d.free(e.i32[at + Cq.stamps]!, (e.i32[at + Cq.mask]! + 1) * STAMP_BYTES);
        d.free(at, Cq.bytes);
        return 0;
      });
    },
    ibv_get_cq_event(channelPointer, cqPointer, contextPointer) {
      const channel = d.live(channelPointer, Channel.magic, MAGIC_CHANNEL);
      if (channel < 0) return failMinusOne(EINVAL);
      // Blocks, or fails with EAGAIN, depending on the mode of the descriptor.
      if (!takeEvent(e, channel)) return -1;
      const cq = takeQueue(e, channel);
      const pointer = d.pointerOf(cq);
      e.u32[ApplicationScratch.word] = pointer;
      e.u32[ApplicationScratch.word + 1] = pointer / 4294967296;
      if (cqPointer !== 0) e.native.memcpy(cqPointer, e.base + ApplicationScratch.word * 4, 8);
      if (contextPointer !== 0) e.native.memcpy(contextPointer, pointer + s.ibv_cq.offsets.cq_context, 8);
      return 0;
    },
    ibv_ack_cq_events(pointer, count) {
      const at = d.live(pointer, Cq.magic, MAGIC_CQ);
      if (at >= 0) acknowledge(e, at, count);
    },
  };
}
