import { expect, test } from "vitest";
import { IBV_QPS_RTR, IBV_QPS_RTS } from "../../../ffi/ibverbs/constants.ts";
import { ibv_qp_attr } from "../../../ffi/ibverbs/structs.ts";
import { RDMA_PS_TCP } from "../../../ffi/rdmacm/constants.ts";
import type { Id } from "../../../src/soft/hca/cm/api/id.ts";
import { fillAttributes } from "../../../src/soft/hca/cm/api/queue-pair-states.ts";

// Two ends of soft0 would not reveal swapped numbers. In test/vm the other end is the kernel's connection
// manager.
const theirs = { startingPsn: 7, queuePair: 18, rnrRetryCount: 7 };
const path = { index: 0, local: new Uint8Array(16), remote: new Uint8Array(16) };

const ends = {
  "the active end": {
    reply: theirs,
    communication: { isPassive: false, request: { pathMtu: 3, retryCount: 7 } },
  },
  "the passive end": {
    communication: { isPassive: true, request: { ...theirs, pathMtu: 3, retryCount: 7, ackTimeout: 14 } },
  },
};

test.each(Object.entries(ends))(
  "%s sends from the PSN in the peer's message and expects its own",
  (_, end) => {
    const id = {
      portSpace: RDMA_PS_TCP,
      startingPsn: 99,
      responderResources: 1,
      initiatorDepth: 1,
      path,
      trafficClass: 0,
      ...end,
    } as unknown as Id;
    const a = ibv_qp_attr.alloc({ qp_state: IBV_QPS_RTR });
    expect(fillAttributes(id, a)).toBeGreaterThan(0);
    a.qp_state = IBV_QPS_RTS;
    expect(fillAttributes(id, a)).toBeGreaterThan(0);
    expect({ sends: a.sq_psn, expects: a.rq_psn }).toEqual({ sends: 7, expects: 99 });
  },
);
