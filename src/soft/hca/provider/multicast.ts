// ibv_attach_mcast and ibv_detach_mcast: UD queue pairs in multicast groups. IPv4 groups are the GIDs
// ::ffff:224.0.0.0 to ::ffff:239.255.255.255. IPv6 groups are ff00::/8, without link-local scopes, whose
// sockets would need the index of a network device.
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import type { VerbsFunctions } from "../../../../ffi/ibverbs/types.ts";
import * as c from "../../../../ffi/libc/index.ts";
import { memory } from "../../../../ffi/runtime/index.ts";
import { AF_INET, AF_INET6, internAddress } from "../arena/peer-address.ts";
import { MAGIC_QP, Qp } from "../arena/records.ts";
import { IPV4_MAPPED } from "../links/common/addresses.ts";
import { MAX_SOCKETS, SOCKET_WORDS, Socket, Sockets } from "../links/common/sockets.ts";
import { wake } from "../nic/park.ts";
import type { SoftNic } from "../nic/soft-nic.ts";
import { addMember, isMember, removeMember } from "../transports/ud/ud.ts";
import { failed } from "./checked.ts";

const { EINVAL, ENOMEM } = c.Errno;
/** Scope of IPv6 groups that stay on one link. Smaller scopes stay on the host. */
const LINK_LOCAL = 2;
const socketAt = (index: number) => Sockets.table + index * SOCKET_WORDS;

/** A multicast address: its word in the engine, and its family. */
interface Group {
  readonly family: number;
  readonly address: number;
}

/**
 * Returns the group of the GID at `pointer`, undefined for an address that is not a group. The caller holds
 * the lock.
 */
function groupAt({ e }: SoftNic, pointer: number): Group | undefined {
  const gid = new Int32Array(memory(pointer, 16).slice(0, 16));
  if (gid[0] === 0 && gid[1] === 0 && gid[2] === IPV4_MAPPED) {
    return (gid[3]! & 0xf0) === 0xe0 ? { family: AF_INET, address: gid[3]! } : undefined;
  }
  const scope = (gid[0]! >>> 8) & 15;
  if ((gid[0]! & 255) !== 0xff || scope <= LINK_LOCAL) return undefined;
  const address = internAddress(e, gid);
  return address === 0 ? undefined : { family: AF_INET6, address };
}

/** Returns the socket index of the group, -1 when this process has no member. */
function findGroup({ e, addresses }: SoftNic, { family, address }: Group): number {
  for (let index = addresses.length; index < MAX_SOCKETS; index++) {
    const at = socketAt(index);
    if (e.i32[at + Socket.address] === address && e.i32[at + Socket.family] === family) return index;
  }
  return -1;
}

/** Returns a socket index that no group uses, -1 for none. */
function freeIndex({ e, addresses }: SoftNic): number {
  for (let index = addresses.length; index < MAX_SOCKETS; index++) {
    if (e.i32[socketAt(index) + Socket.address] === 0) return index;
  }
  return -1;
}

/** Opens a socket for the group. Returns its index, or minus the errno. */
function openGroup(d: SoftNic, { family, address }: Group): number {
  const { e } = d;
  const index = freeIndex(d);
  if (index < 0) return -ENOMEM;
  e.i32[socketAt(index) + Socket.family] = family;
  e.i32[socketAt(index) + Socket.address] = address;
  const error = e.link.join(e, index);
  if (error === 0) return index;
  e.i32[socketAt(index) + Socket.address] = 0;
  return -error;
}

function leave(d: SoftNic, index: number, q: number): void {
  if (!removeMember(d.e, index, q)) return;
  d.e.link.leave(d.e, index);
  d.e.i32[socketAt(index) + Socket.address] = 0;
}

/** Removes a queue pair that is being destroyed from all groups. The caller holds the lock. */
export function leaveGroups(d: SoftNic, q: number): void {
  for (let index = d.addresses.length; index < MAX_SOCKETS; index++) {
    if (isMember(d.e, index, q)) leave(d, index, q);
  }
}

/** Returns the verbs of multicast groups. */
export function multicastVerbs(d: SoftNic): Partial<VerbsFunctions> {
  const { e } = d;

  function attach(q: number, pointer: number): number {
    const group = groupAt(d, pointer);
    if (group === undefined) return EINVAL;
    const known = findGroup(d, group);
    if (known >= 0 && isMember(e, known, q)) return 0;
    const index = known >= 0 ? known : openGroup(d, group);
    if (index < 0) return -index;
    if (addMember(e, index, q)) return 0;
    leave(d, index, q);
    return ENOMEM;
  }

  const member = (pointer: number) => {
    const q = d.live(pointer, Qp.magic, MAGIC_QP);
    return q >= 0 && e.i32[q + Qp.type] === verbs.IBV_QPT_UD ? q : -1;
  };

  return {
    ibv_attach_mcast(pointer, gid, _lid) {
      const q = member(pointer);
      if (q < 0) return failed(EINVAL);
      const error = d.exclusively(() => attach(q, gid));
      if (error !== 0) return failed(error);
      // The NIC thread must watch the group's socket.
      wake(e);
      return 0;
    },
    ibv_detach_mcast(pointer, gid, _lid) {
      const q = member(pointer);
      if (q < 0) return failed(EINVAL);
      return d.exclusively(() => {
        const group = groupAt(d, gid);
        const index = group === undefined ? -1 : findGroup(d, group);
        if (index < 0 || !isMember(e, index, q)) return failed(EINVAL);
        leave(d, index, q);
        return 0;
      });
    },
  };
}
