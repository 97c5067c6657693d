import { memory } from "../../../../ffi/runtime/index.ts";
import { AF_INET, internAddress } from "../arena/peer-address.ts";
import { IPV4_MAPPED } from "../links/common/addresses.ts";
import { SOCKET_WORDS, Socket, Sockets } from "../links/common/sockets.ts";
import type { SoftNic } from "../nic/soft-nic.ts";

/**
 * Returns the engine's word for the peer's GID at `pointer`, as local GID `index` reaches it. Returns 0 for
 * an unknown local GID or another address family. The caller holds the lock.
 */
export function peerAddress(d: SoftNic, index: number, pointer: number): number {
  if (d.addresses[index] === undefined) return 0;
  const gid = new Int32Array(memory(pointer, 16).slice(0, 16));
  const mapped = gid[0] === 0 && gid[1] === 0 && gid[2] === IPV4_MAPPED;
  const own = Sockets.table + index * SOCKET_WORDS;
  if (d.e.i32[own + Socket.family] === AF_INET) return mapped ? gid[3]! : 0;
  const none = gid[0] === 0 && gid[1] === 0 && gid[2] === 0 && gid[3] === 0;
  return mapped || none ? 0 : internAddress(d.e, gid);
}
