// Event channels and their events.
import * as c from "../../../../../ffi/libc/index.ts";
import * as cm from "../../../../../ffi/rdmacm/constants.ts";
import type { Rdmacm } from "../../../../../ffi/rdmacm/types.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import { failMinusOne, failPointer } from "../../provider/checked.ts";
import { migrate, store, withId } from "./calls.ts";
import { Channel } from "./channel.ts";
import type { Manager } from "./manager.ts";

const { EAGAIN, EBUSY, EINVAL } = c.Errno;

/** C strings that are never freed. */
const texts = new Map<number, number>();
const names: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(cm)
    .filter(([name]) => name.startsWith("RDMA_CM_EVENT_"))
    .map(([name, value]) => [value as number, name]),
);

function eventText(type: number): number {
  const text = names[type] ?? "UNKNOWN EVENT";
  const known = texts.get(text === "UNKNOWN EVENT" ? -1 : type);
  if (known !== undefined) return known;
  const bytes = new TextEncoder().encode(`${text}\0`);
  const pointer = c.libc.malloc(bytes.length);
  new Uint8Array(memory(pointer, bytes.length)).set(bytes);
  texts.set(text === "UNKNOWN EVENT" ? -1 : type, pointer);
  return pointer;
}

export function channelFunctions(manager: Manager): Partial<Rdmacm> {
  return {
    rdma_create_event_channel() {
      const channel = new Channel();
      if (channel.fd < 0) return failPointer(c.errno());
      manager.channels.set(channel.pointer, channel);
      return channel.pointer;
    },
    rdma_destroy_event_channel(pointer) {
      const channel = manager.channels.get(pointer);
      if (channel === undefined) return;
      // The kernel would destroy the ids of the channel when the device file closes. Here their owner
      // destroys them.
      manager.channels.delete(pointer);
      channel.close();
    },
    rdma_get_cm_event(pointer, place) {
      const channel = manager.channels.get(pointer);
      if (channel === undefined) return failMinusOne(EINVAL);
      if (channel.waiting === 0) {
        if (channel.nonBlocking) manager.progress();
        else manager.blockUntil(() => channel.waiting > 0);
      }
      const event = channel.shift();
      if (event === undefined) return failMinusOne(EAGAIN);
      event.id.queued--;
      if (!store(place, event.pointer)) return failMinusOne(EINVAL);
      manager.events.set(event.pointer, event);
      return 0;
    },
    rdma_ack_cm_event(pointer) {
      const event = manager.events.get(pointer);
      if (event === undefined) return failMinusOne(EINVAL);
      manager.events.delete(pointer);
      event.free();
      return 0;
    },
    rdma_event_str: eventText,
    rdma_migrate_id: (pointer, to) =>
      withId(manager, pointer, (id) => {
        const channel = to === 0 ? undefined : manager.channels.get(to);
        if (to !== 0 && channel === undefined) return failMinusOne(EINVAL);
        if (id.isListening && to === 0 && id.unanswered > 0) return failMinusOne(EBUSY);
        return migrate(manager, id, channel) ? 0 : failMinusOne(c.errno());
      }),
    watchEvents(pointer, ready) {
      const channel = manager.channels.get(pointer);
      if (channel) return channel.watch(ready);
      queueMicrotask(ready);
      return () => {};
    },
  };
}
