// Queue pairs and shared receive queues of an id.
import {
  IBV_QPT_RC,
  IBV_QPT_UD,
  IBV_QPT_XRC_RECV,
  IBV_QPT_XRC_SEND,
} from "../../../../../ffi/ibverbs/constants.ts";
import { ibv_qp_init_attr, ibv_qp_init_attr_ex } from "../../../../../ffi/ibverbs/structs.ts";
import * as c from "../../../../../ffi/libc/index.ts";
import type { Rdmacm } from "../../../../../ffi/rdmacm/types.ts";
import { failMinusOne, mayPoint } from "../../provider/checked.ts";
import { withId } from "./calls.ts";
import type { Id } from "./id.ts";
import type { Manager } from "./manager.ts";
import { initializeQueuePair } from "./queue-pair-states.ts";

const { EINVAL, EOPNOTSUPP } = c.Errno;

type InitialAttributes = ReturnType<typeof ibv_qp_init_attr.at>;

/** Creates the completion queues that the caller omitted. Returns false with errno on failure. */
function makeQueues({ lib }: Manager, id: Id, attributes: InitialAttributes): boolean {
  const { c: view } = id;
  const entries = Math.max(1, attributes.cap.max_send_wr + attributes.cap.max_recv_wr);
  view.recv_cq_channel = lib.ibv_create_comp_channel(view.verbs);
  view.send_cq_channel = view.recv_cq_channel;
  if (view.recv_cq_channel === 0) return false;
  id.ownQueues = true;
  view.recv_cq = lib.ibv_create_cq(view.verbs, entries, id.pointer, view.recv_cq_channel, 0);
  // Two channels, so that a wait for a send gets no events of receives.
  view.send_cq_channel = lib.ibv_create_comp_channel(view.verbs);
  view.send_cq =
    view.send_cq_channel === 0
      ? 0
      : lib.ibv_create_cq(view.verbs, entries, id.pointer, view.send_cq_channel, 0);
  return view.recv_cq !== 0 && view.send_cq !== 0;
}

function destroyQueues({ lib }: Manager, id: Id): void {
  const { c: view } = id;
  if (id.ownQueues) {
    for (const cq of new Set([view.recv_cq, view.send_cq])) if (cq !== 0) lib.ibv_destroy_cq(cq);
    for (const channel of new Set([view.recv_cq_channel, view.send_cq_channel]))
      if (channel !== 0) lib.ibv_destroy_comp_channel(channel);
  }
  id.ownQueues = false;
  view.recv_cq = view.send_cq = view.recv_cq_channel = view.send_cq_channel = 0;
}

/** Implements `rdma_create_qp`. Returns 0, or -1 with errno. */
export function createQueuePair(
  manager: Manager,
  id: Id,
  domain: number,
  attributes: InitialAttributes,
): number {
  const { lib } = manager;
  const { c: view } = id;
  if (view.qp !== 0 || view.verbs === 0) return failMinusOne(EINVAL);
  const { qp_type } = attributes;
  if (qp_type === IBV_QPT_XRC_SEND || qp_type === IBV_QPT_XRC_RECV) return failMinusOne(EOPNOTSUPP);
  if (qp_type !== IBV_QPT_RC && qp_type !== IBV_QPT_UD) return failMinusOne(EINVAL);
  if (attributes.send_cq === 0 && attributes.recv_cq === 0 && !makeQueues(manager, id, attributes)) {
    const failure = c.errno();
    destroyQueues(manager, id);
    return failMinusOne(failure);
  }
  if (attributes.send_cq === 0) attributes.send_cq = view.send_cq || attributes.recv_cq;
  if (attributes.recv_cq === 0) attributes.recv_cq = view.recv_cq || attributes.send_cq;
  if (attributes.srq === 0) attributes.srq = view.srq;
  const pd = domain === 0 ? view.pd : domain;
  const qp = lib.ibv_create_qp(pd, attributes.pointer);
  view.qp = qp;
  if (qp === 0 || !initializeQueuePair(manager, id)) {
    const failure = c.errno();
    destroyQueuePair(manager, id);
    return failMinusOne(failure);
  }
  view.pd = pd;
  return 0;
}

export function destroyQueuePair(manager: Manager, id: Id): void {
  if (id.c.qp !== 0) manager.lib.ibv_destroy_qp(id.c.qp);
  id.c.qp = 0;
  destroyQueues(manager, id);
}

export function queuePairFunctions(manager: Manager): Partial<Rdmacm> {
  return {
    rdma_create_qp: (pointer, domain, attributes) =>
      withId(manager, pointer, (id) =>
        mayPoint(attributes)
          ? createQueuePair(manager, id, domain, ibv_qp_init_attr.at(attributes))
          : failMinusOne(EINVAL),
      ),
    rdma_create_qp_ex: (pointer, attributes) =>
      withId(manager, pointer, (id) => {
        if (!mayPoint(attributes)) return failMinusOne(EINVAL);
        // ibv_qp_init_attr_ex begins with the members of ibv_qp_init_attr.
        const { pd } = ibv_qp_init_attr_ex.at(attributes);
        return createQueuePair(manager, id, pd, ibv_qp_init_attr.at(attributes));
      }),
    rdma_destroy_qp(pointer) {
      const id = manager.ids.get(pointer);
      if (id) destroyQueuePair(manager, id);
    },
    rdma_create_srq: (pointer, domain, attributes) =>
      withId(manager, pointer, (id) => {
        if (id.c.srq !== 0 || id.c.verbs === 0 || !mayPoint(attributes)) return failMinusOne(EINVAL);
        const srq = manager.lib.ibv_create_srq(domain === 0 ? id.c.pd : domain, attributes);
        if (srq === 0) return -1;
        id.c.srq = srq;
        if (domain !== 0) id.c.pd = domain;
        return 0;
      }),
    rdma_destroy_srq(pointer) {
      const id = manager.ids.get(pointer);
      if (!id || id.c.srq === 0) return;
      manager.lib.ibv_destroy_srq(id.c.srq);
      id.c.srq = 0;
    },
  };
}
