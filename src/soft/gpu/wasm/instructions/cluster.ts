// Addresses in the shared memory of a cluster's other blocks.
import { bytesOf } from "../../ptx/operations/scalar.ts";
import { CLUSTER, MOST_CLUSTER, SHARED, SHARED_ROOM } from "../unit/layout.ts";
import type { Handler } from "./handler.ts";

const ROOM_BITS = Math.log2(SHARED_ROOM);

/** Writes mapa: maps an address in shared memory to the same offset in another block of the cluster. */
export const mapa: Handler<"mapa"> = (f, i) => {
  const { type } = i.operation;
  const wide = bytesOf(type) === 8;
  const { code } = f;
  const high = f.temporary("i64", "high");
  f.push(i, i.operands[1], type);
  if (wide) code.tee(high).op("i32.wrap_i64");
  // The operand may be in the block's own memory or already mapped to another block.
  code.i32(SHARED_ROOM - 1).op("i32.and");
  const rank = f.temporary("i32", "rank");
  f.push(i, i.operands[2], "u32");
  code
    .i32(MOST_CLUSTER - 1)
    .op("i32.and")
    .tee(rank)
    .i32(ROOM_BITS)
    .op("i32.shl")
    .i32(CLUSTER)
    .op("i32.add");
  code.i32(SHARED).get(rank);
  f.pushSpecial("%cluster_ctarank", i);
  code.op("i32.ne", "select", "i32.add");
  if (wide) {
    code
      .op("i64.extend_i32_u")
      .get(high)
      .i64(0xffffffffn << 32n)
      .op("i64.and", "i64.or");
  }
  f.pop(i, i.operands[0], type);
};

/** Writes getctarank: the rank of the block whose shared memory contains an address. */
export const getctarank: Handler<"clusterRank"> = (f, i) => {
  const { type } = i.operation;
  const { code } = f;
  const at = f.temporary("i32", "rank");
  f.push(i, i.operands[1], type);
  if (bytesOf(type) === 8) code.op("i32.wrap_i64");
  code.tee(at).i32(CLUSTER).op("i32.sub").i32(ROOM_BITS).op("i32.shr_u");
  f.pushSpecial("%cluster_ctarank", i);
  code
    .get(at)
    .i32(CLUSTER)
    .op("i32.sub")
    .i32(MOST_CLUSTER * SHARED_ROOM)
    .op("i32.lt_u", "select");
  f.pop(i, i.operands[0], "b32");
};

/** Writes barrier.cluster.arrive, which is only a fence, because the wait counts the waiting blocks. */
export const arrive: Handler<"clusterArrival"> = (f) => {
  f.code.fence();
};
