import { expect } from "vitest";
import * as verbs from "../../../ffi/ibverbs/constants.ts";
import { pair, type Region, type Side } from "./harness.ts";

/** Checks that two other queue pairs still work after a hostile peer, with the memory from `offset` on. */
export async function unharmed(side: Side, local: Region, offset = 0): Promise<void> {
  const [a, b] = pair(side);
  a.post({
    opcode: verbs.IBV_WR_RDMA_READ,
    sges: [[local.pointer + offset + 64, 64, local.lkey]],
    remote: local.pointer + offset,
    rkey: local.rkey,
  });
  expect((await a.one()).status).toBe(0);
  a.destroy();
  b.destroy();
}
