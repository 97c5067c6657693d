// Endpoints: an id with its queue pair, created and destroyed by one call each. Calls on an endpoint wait.
import { readPointer } from "../../../../../ffi/ibverbs/peek.ts";
import { ibv_qp_init_attr } from "../../../../../ffi/ibverbs/structs.ts";
import * as c from "../../../../../ffi/libc/index.ts";
import * as cm from "../../../../../ffi/rdmacm/constants.ts";
import { rdma_addrinfo } from "../../../../../ffi/rdmacm/structs.ts";
import type { Rdmacm } from "../../../../../ffi/rdmacm/types.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import { failMinusOne, mayPoint } from "../../provider/checked.ts";
import { destroyId, migrate, releaseEvent, store, withId } from "./calls.ts";
import type { Id } from "./id.ts";
import type { Manager } from "./manager.ts";
import { createQueuePair, destroyQueuePair } from "./queue-pair-functions.ts";

const { EINVAL } = c.Errno;
/** Limit of each step of the resolution in milliseconds, as in C. */
const RESOLVE_MS = 2000;

type QueuePairAttributes = ReturnType<typeof ibv_qp_init_attr.at>;

type Calls = Pick<Rdmacm, "rdma_create_id" | "rdma_bind_addr" | "rdma_resolve_addr" | "rdma_resolve_route">;

/** Returns a copy of the struct at `pointer` for queue pairs of type `type`. */
function copyOf(pointer: number, type: QueuePairAttributes["qp_type"]): QueuePairAttributes {
  const copy = ibv_qp_init_attr.alloc();
  const { size } = ibv_qp_init_attr;
  new Uint8Array(memory(copy.pointer, size)).set(new Uint8Array(memory(pointer, size)));
  copy.qp_type = type;
  return copy;
}

export function endpointFunctions(manager: Manager, calls: Partial<Rdmacm>): Partial<Rdmacm> {
  const { rdma_create_id, rdma_bind_addr, rdma_resolve_addr, rdma_resolve_route } = calls as Calls;

  function prepare(
    id: Id,
    info: ReturnType<typeof rdma_addrinfo.at>,
    pd: number,
    attributes: number,
  ): number {
    if (info.ai_flags & cm.RAI_PASSIVE) {
      if (attributes !== 0) id.template = copyOf(attributes, info.ai_qp_type);
      if (pd !== 0) id.c.pd = pd;
      return rdma_bind_addr(id.pointer, info.ai_src_addr);
    }
    const { ai_src_addr, ai_dst_addr } = info;
    if (rdma_resolve_addr(id.pointer, ai_src_addr, ai_dst_addr, RESOLVE_MS) !== 0) return -1;
    if (rdma_resolve_route(id.pointer, RESOLVE_MS) !== 0) return -1;
    if (attributes === 0) return 0;
    // As in C, the caller's struct has the type of the address afterwards.
    const initial = ibv_qp_init_attr.at(attributes);
    initial.qp_type = info.ai_qp_type;
    return createQueuePair(manager, id, pd, initial);
  }

  function destroy(id: Id): void {
    destroyQueuePair(manager, id);
    if (id.c.srq !== 0) manager.lib.ibv_destroy_srq(id.c.srq);
    destroyId(manager, id);
    manager.settle();
  }

  /** Waits for the next request at a synchronous listener, and returns an id whose calls wait. */
  function nextRequest(listener: Id, place: number): number {
    releaseEvent(manager, listener);
    manager.blockUntil(() => listener.channel.waiting > 0);
    const event = listener.channel.shift()!;
    const { id } = event;
    id.queued--;
    if (event.type !== cm.RDMA_CM_EVENT_CONNECT_REQUEST || !migrate(manager, id, undefined)) {
      event.free();
      return failMinusOne(EINVAL);
    }
    if (listener.template) {
      // Creating the queue pair writes to the struct.
      const attributes = copyOf(listener.template.pointer, listener.template.qp_type);
      if (createQueuePair(manager, id, listener.c.pd, attributes) !== 0) {
        const failure = c.errno();
        event.free();
        destroyId(manager, id);
        return failMinusOne(failure);
      }
    }
    manager.events.set(event.pointer, event);
    id.c.event = event.pointer;
    store(place, id.pointer);
    return 0;
  }

  return {
    rdma_create_ep(place, infoPointer, pd, attributes) {
      if (!mayPoint(place) || !mayPoint(infoPointer)) return failMinusOne(EINVAL);
      if (attributes !== 0 && !mayPoint(attributes)) return failMinusOne(EINVAL);
      const info = rdma_addrinfo.at(infoPointer);
      if (rdma_create_id(0, place, 0, info.ai_port_space) !== 0) return -1;
      const id = manager.ids.get(readPointer(place))!;
      if (prepare(id, info, pd, attributes) === 0) return 0;
      const failure = c.errno();
      destroy(id);
      store(place, 0);
      return failMinusOne(failure);
    },
    rdma_destroy_ep(pointer) {
      const id = manager.ids.get(pointer);
      if (id) destroy(id);
    },
    rdma_get_request: (pointer, place) =>
      withId(manager, pointer, (id) => {
        if (!id.synchronous || !id.isListening || !mayPoint(place)) return failMinusOne(EINVAL);
        return nextRequest(id, place);
      }),
  };
}
