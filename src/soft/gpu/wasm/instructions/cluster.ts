// Addresses in the shared memory of a cluster's other blocks.
import { bytesOf } from "../../ptx/operations/scalar.ts";
import { CLUSTER, MOST_CLUSTER, SHARED, SHARED_ROOM } from "../unit/layout.ts";
import type { Handler } from "./handler.ts";

const ROOM_BITS = Math.log2(SHARED_ROOM);

/** Writes mapa: maps an address in shared memory to the same offset in another block of the cluster. */
export const mapa: Handler<"mapa"> = (w, i) => {
  const { type } = i.operation;
  const isWide = bytesOf(type) === 8;
  const rank = w.temporary("i32", "rank");
  const address = isWide ? w.stored("high", 1, type) : w.operand(1, type);
  rank.set(w.operand(2, "u32").and(MOST_CLUSTER - 1));
  // The operand may be in the block's own memory or already mapped to another block.
  const offset = (isWide ? address.low() : address).and(SHARED_ROOM - 1);
  const isOther = rank.ne(w.special("%cluster_ctarank"));
  const mapped = offset.add(rank.shl(ROOM_BITS).add(CLUSTER).when(isOther, SHARED));
  w.result(type, isWide ? mapped.wide().or(address.and(0xffffffffn << 32n)) : mapped);
};

/** Writes getctarank: the rank of the block whose shared memory contains an address. */
export const clusterRank: Handler<"clusterRank"> = (w, i) => {
  const { type } = i.operation;
  const address = w.operand(1, type);
  const offset = w.saved("rank", (bytesOf(type) === 8 ? address.low() : address).sub(CLUSTER));
  const isMapped = offset.lt(MOST_CLUSTER * SHARED_ROOM);
  w.result("b32", offset.shr(ROOM_BITS).when(isMapped, w.special("%cluster_ctarank")));
};

/** Writes barrier.cluster.arrive, which is only a fence, because the wait counts the waiting blocks. */
export const clusterArrival: Handler<"clusterArrival"> = (w) => {
  w.code.fence();
};
