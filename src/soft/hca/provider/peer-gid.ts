// From GIDs, as users write them, to addresses, as the engine keeps them.
import { memory } from "../../../../ffi/runtime/index.ts";
import { Sections, SOCKET_WORDS, Socket } from "../arena/arena.ts";
import { AF_INET, internAddress } from "../arena/peer-address.ts";
import { MAPPED } from "../links/addresses.ts";
import type { SoftDevice } from "../nic/soft-device.ts";

/**
 * The engine's word for the peer's GID at `pointer`, as seen from our GID `index`; 0 when there is no such GID of ours or it
 * does not reach that one, being of the other family. The caller holds the lock.
 */
export function peerAddress(d: SoftDevice, index: number, pointer: number): number {
  if (d.addresses[index] === undefined) return 0;
  const gid = new Int32Array(memory(pointer, 16).slice(0, 16));
  const mapped = gid[0] === 0 && gid[1] === 0 && gid[2] === MAPPED;
  const own = Sections.sockets + index * SOCKET_WORDS;
  if (d.e.i32[own + Socket.family] === AF_INET) return mapped ? gid[3]! : 0;
  const none = gid[0] === 0 && gid[1] === 0 && gid[2] === 0 && gid[3] === 0;
  return mapped || none ? 0 : internAddress(d.e, gid);
}
