// What the protocol's news mean for an id: events, and states of its queue pair.

import { Errno } from "../../../../ffi/libc/errno.ts";
import * as cm from "../../../../ffi/rdmacm/constants.ts";
import type { CommunicationUser } from "../connecting/communication.ts";
import type { QueryUser } from "../connecting/service-queries.ts";
import { SERVICE_FOUND } from "../management/service-messages.ts";
import type { Id } from "./id.ts";
import type { Manager } from "./manager.ts";
import { connectQueuePair, failQueuePair } from "./queue-pair-states.ts";

/** The user of an id's connection. */
export function communicationUser(manager: Manager, id: Id): CommunicationUser {
  return {
    replied(reply) {
      id.reply = reply;
      id.responderResources = reply.initiatorDepth;
      id.initiatorDepth = reply.responderResources;
      id.remoteEce = { vendor: reply.vendor, options: reply.vendorOptions, mask: 0 };
      const parts = {
        data: reply.data,
        connection: {
          ...reply,
          responderResources: id.responderResources,
          initiatorDepth: id.initiatorDepth,
        },
      };
      if (id.c.qp === 0) id.tell(cm.RDMA_CM_EVENT_CONNECT_RESPONSE, parts);
      else if (connectQueuePair(manager, id) && id.communication?.ready())
        id.tell(cm.RDMA_CM_EVENT_ESTABLISHED, parts);
      else id.tell(cm.RDMA_CM_EVENT_CONNECT_ERROR, { status: -Errno.EINVAL });
    },
    established: () => id.tell(cm.RDMA_CM_EVENT_ESTABLISHED),
    rejected({ reason, data }) {
      id.answered();
      failQueuePair(manager, id);
      id.tell(cm.RDMA_CM_EVENT_REJECTED, { status: reason, data });
    },
    unreachable: () => id.tell(cm.RDMA_CM_EVENT_UNREACHABLE, { status: -Errno.ETIMEDOUT }),
    disconnected: () => id.tell(cm.RDMA_CM_EVENT_DISCONNECTED),
    timewaitOver: () => id.tell(cm.RDMA_CM_EVENT_TIMEWAIT_EXIT),
  };
}

/** The user of an id's question for a service. */
export function queryUser(id: Id): QueryUser {
  return {
    replied({ status, data, queuePair, queueKey }) {
      if (status !== SERVICE_FOUND) id.tell(cm.RDMA_CM_EVENT_UNREACHABLE, { status, data });
      else {
        id.tell(cm.RDMA_CM_EVENT_ESTABLISHED, {
          data,
          datagram: { way: id.way!, queuePair, queueKey },
        });
      }
    },
    unreachable: () => id.tell(cm.RDMA_CM_EVENT_UNREACHABLE, { status: -Errno.ETIMEDOUT }),
  };
}
