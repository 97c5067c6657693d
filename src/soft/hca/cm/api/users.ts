// Effects of protocol events on an id: its events, and the state of its queue pair.

import { Errno } from "../../../../../ffi/errno.ts";
import * as cm from "../../../../../ffi/rdmacm/constants.ts";
import { SERVICE_FOUND } from "../mad/service-messages.ts";
import type { CommunicationUser } from "../protocol/communication.ts";
import type { QueryUser } from "../protocol/service-queries.ts";
import type { Id } from "./id.ts";
import type { Manager } from "./manager.ts";
import { connectQueuePair, failQueuePair } from "./queue-pair-states.ts";

/** Returns the user of an id's connection. */
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
      if (id.c.qp === 0) id.report(cm.RDMA_CM_EVENT_CONNECT_RESPONSE, parts);
      else if (connectQueuePair(manager, id) && id.communication?.ready())
        id.report(cm.RDMA_CM_EVENT_ESTABLISHED, parts);
      else id.report(cm.RDMA_CM_EVENT_CONNECT_ERROR, { status: -Errno.EINVAL });
    },
    established: () => id.report(cm.RDMA_CM_EVENT_ESTABLISHED),
    rejected({ reason, data }) {
      id.answered();
      failQueuePair(manager, id);
      id.report(cm.RDMA_CM_EVENT_REJECTED, { status: reason, data });
    },
    unreachable: () => id.report(cm.RDMA_CM_EVENT_UNREACHABLE, { status: -Errno.ETIMEDOUT }),
    disconnected: () => id.report(cm.RDMA_CM_EVENT_DISCONNECTED),
    timewaitOver: () => id.report(cm.RDMA_CM_EVENT_TIMEWAIT_EXIT),
  };
}

/** Returns the user of an id's service query. */
export function queryUser(id: Id): QueryUser {
  return {
    replied({ status, data, queuePair, queueKey }) {
      if (status !== SERVICE_FOUND) id.report(cm.RDMA_CM_EVENT_UNREACHABLE, { status, data });
      else {
        id.report(cm.RDMA_CM_EVENT_ESTABLISHED, {
          data,
          datagram: { path: id.path!, queuePair, queueKey },
        });
      }
    },
    unreachable: () => id.report(cm.RDMA_CM_EVENT_UNREACHABLE, { status: -Errno.ETIMEDOUT }),
  };
}
