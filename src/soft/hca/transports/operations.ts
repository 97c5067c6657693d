// Sets of ibv_wr_opcode: which work requests a transport takes.
import * as v from "../../../../ffi/ibverbs/constants.ts";

/** The set of some work request opcodes. */
export const operations = (...opcodes: number[]): number =>
  opcodes.reduce((bits, opcode) => bits | (1 << opcode), 0);

export const SENDS = operations(v.IBV_WR_SEND, v.IBV_WR_SEND_WITH_IMM);
export const WRITES = operations(v.IBV_WR_RDMA_WRITE, v.IBV_WR_RDMA_WRITE_WITH_IMM);
/** What happens at the sender alone: keys invalidated, windows bound. */
export const KEYS = operations(v.IBV_WR_LOCAL_INV, v.IBV_WR_BIND_MW);
/** What waits for data from the peer. */
export const DATA = operations(
  v.IBV_WR_RDMA_READ,
  v.IBV_WR_ATOMIC_CMP_AND_SWP,
  v.IBV_WR_ATOMIC_FETCH_AND_ADD,
);
