// Common parts of the functions: find an id, wait for its events, fail as C does.
import { writePointer } from "../../../../../ffi/ibverbs/peek.ts";
import * as c from "../../../../../ffi/libc/index.ts";
import { RDMA_CM_EVENT_REJECTED } from "../../../../../ffi/rdmacm/constants.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import { failMinusOne, mayPoint } from "../../provider/checked.ts";
import { Channel } from "./channel.ts";
import type { Id } from "./id.ts";
import type { Manager } from "./manager.ts";

const { EINVAL } = c.Errno;

/** Calls `call` with the id at a pointer. Returns -1 with EINVAL for an invalid pointer. */
export function withId(manager: Manager, pointer: number, call: (id: Id) => number): number {
  const id = manager.ids.get(pointer);
  return id === undefined ? failMinusOne(EINVAL) : call(id);
}

/** Writes a pointer for C. Returns false for an invalid address. */
export function store(place: number, pointer: number): boolean {
  if (!mayPoint(place)) return false;
  writePointer(place, pointer);
  return true;
}

/** Returns a copy of C's bytes; undefined for more than `most` bytes or an invalid address. */
export function bytesAt(pointer: number, length: number, most: number): Uint8Array | undefined {
  if (pointer === 0 || length === 0) return new Uint8Array(0);
  if (!mayPoint(pointer) || length > most) return undefined;
  return new Uint8Array(memory(pointer, length)).slice();
}

/** Acknowledges the event that a synchronous id holds. */
export function releaseEvent(manager: Manager, id: Id): void {
  const held = id.c.event;
  if (held === 0) return;
  id.c.event = 0;
  manager.events.get(held)?.free();
  manager.events.delete(held);
}

/** Ends a call that an event answers. A synchronous id waits for the event here. */
export function complete(manager: Manager, id: Id): number {
  if (!id.synchronous) {
    manager.settle();
    return 0;
  }
  releaseEvent(manager, id);
  manager.blockUntil(() => id.channel.waiting > 0);
  const event = id.channel.shift()!;
  event.id.queued--;
  manager.events.set(event.pointer, event);
  id.c.event = event.pointer;
  const { status = 0 } = event.parts;
  if (event.type === RDMA_CM_EVENT_REJECTED) return failMinusOne(c.Errno.ECONNREFUSED);
  return status === 0 ? 0 : failMinusOne(Math.abs(status));
}

/** Moves an id to another channel, or to its own channel (`undefined`), where each call waits. */
export function migrate(manager: Manager, id: Id, to: Channel | undefined): boolean {
  const channel = to ?? new Channel();
  if (channel.fd < 0) return false;
  const from = id.channel;
  for (const event of from.take(id)) channel.push(event);
  if (id.synchronous) {
    releaseEvent(manager, id);
    from.close();
  }
  id.channel = channel;
  id.c.channel = channel.pointer;
  id.synchronous = to === undefined;
  return true;
}

/** Destroys an id. Its queue pair remains for the user to destroy. */
export function destroyId(manager: Manager, id: Id): void {
  releaseEvent(manager, id);
  for (const event of id.channel.take(id)) event.free();
  // The user never received these ids.
  if (id.isListening)
    for (const other of [...manager.ids.values()])
      if (other.listener === id) {
        if (other.queued > 0) destroyId(manager, other);
        else other.listener = undefined;
      }
  id.destroyed = true;
  if (id.publishedFd >= 0) c.libc.close(id.publishedFd);
  id.answered();
  manager.ports.release(id);
  id.communication?.abandon();
  id.query?.stop();
  id.asked?.answer({ status: 2, queuePair: 0, queueKey: 0, data: new Uint8Array(0) });
  if (id.synchronous) id.channel.close();
  manager.ids.delete(id.pointer);
  c.libc.free(id.pointer);
}
