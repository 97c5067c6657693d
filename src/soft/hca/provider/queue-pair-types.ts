// The QP types that the device has: what each is on the wire, and which work requests it takes.
import * as v from "../../../../ffi/ibverbs/constants.ts";
import { TRANSPORT_DYNAMIC, TRANSPORT_RC, TRANSPORT_UC, TRANSPORT_UD } from "../wire/opcodes.ts";

const set = (...opcodes: number[]) => opcodes.reduce((bits, opcode) => bits | (1 << opcode), 0);

const SENDS = set(v.IBV_WR_SEND, v.IBV_WR_SEND_WITH_IMM);
const WRITES = set(v.IBV_WR_RDMA_WRITE, v.IBV_WR_RDMA_WRITE_WITH_IMM);
const KEYS = set(v.IBV_WR_LOCAL_INV, v.IBV_WR_BIND_MW);
const DATA = set(v.IBV_WR_RDMA_READ, v.IBV_WR_ATOMIC_CMP_AND_SWP, v.IBV_WR_ATOMIC_FETCH_AND_ADD);

interface Transport {
  /** Bits 7..5 of its opcodes. */
  readonly transport: number;
  /** Bit set of ibv_wr_opcode. */
  readonly operations: number;
}

/** By ibv_qp_type. */
export const TRANSPORTS: { readonly [type: number]: Transport | undefined } = {
  [v.IBV_QPT_RC]: {
    transport: TRANSPORT_RC,
    operations: SENDS | WRITES | KEYS | DATA | set(v.IBV_WR_SEND_WITH_INV),
  },
  [v.IBV_QPT_UC]: { transport: TRANSPORT_UC, operations: SENDS | WRITES | KEYS },
  [v.IBV_QPT_UD]: { transport: TRANSPORT_UD, operations: SENDS },
  [v.IBV_QPT_DRIVER]: { transport: TRANSPORT_DYNAMIC, operations: SENDS | WRITES | DATA },
};
