// Multicast groups. The GID of a group is its IP address, and all members use one Q_Key.
import { ibv_gid } from "../../../../../ffi/ibverbs/structs.ts";
import * as c from "../../../../../ffi/libc/index.ts";
import * as cm from "../../../../../ffi/rdmacm/constants.ts";
import { rdma_cm_join_mc_attr_ex } from "../../../../../ffi/rdmacm/structs.ts";
import type { Rdmacm } from "../../../../../ffi/rdmacm/types.ts";
import { failMinusOne, mayPoint } from "../../provider/checked.ts";
import { complete, withId } from "./calls.ts";
import type { Id, Membership } from "./id.ts";
import type { Manager } from "./manager.ts";
import { isAny, readSocketAddress } from "./socket-address.ts";

const { EADDRNOTAVAIL, EINVAL } = c.Errno;
const EVERYBODY = 0xffffff;

function attach(
  { lib }: Manager,
  id: Id,
  { gid }: Membership,
  does: "ibv_attach_mcast" | "ibv_detach_mcast",
): number {
  const view = ibv_gid.alloc();
  view.raw.set(gid);
  return lib[does](id.c.qp, view.pointer, 0);
}

export function groupFunctions(manager: Manager): Partial<Rdmacm> {
  function join(id: Id, address: number, context: number, sendsOnly: boolean): number {
    const group = readSocketAddress(address);
    if (!group || id.portSpace === cm.RDMA_PS_TCP || !manager.start()) return failMinusOne(EINVAL);
    const key = group.gid.join();
    if (id.groups.has(key)) return failMinusOne(EINVAL);
    const index = id.local && !isAny(id.local) ? manager.own.indexOf(id.local.gid) : 0;
    id.setDevice(manager.services.context, manager.services.domain);
    const membership = { gid: group.gid, attached: id.c.qp !== 0 && !sendsOnly };
    const error = membership.attached ? attach(manager, id, membership, "ibv_attach_mcast") : 0;
    const datagram = {
      path: { index, remote: group.gid },
      queuePair: EVERYBODY,
      queueKey: cm.RDMA_UDP_QKEY,
      context,
    };
    if (error !== 0) id.report(cm.RDMA_CM_EVENT_MULTICAST_ERROR, { status: -error, datagram });
    else {
      id.groups.set(key, membership);
      id.report(cm.RDMA_CM_EVENT_MULTICAST_JOIN, { datagram });
    }
    return complete(manager, id);
  }

  return {
    rdma_join_multicast: (pointer, address, context) =>
      withId(manager, pointer, (id) => join(id, address, context, false)),
    rdma_join_multicast_ex: (pointer, attributes, context) =>
      withId(manager, pointer, (id) => {
        if (!mayPoint(attributes)) return failMinusOne(EINVAL);
        const { comp_mask, join_flags, addr } = rdma_cm_join_mc_attr_ex.at(attributes);
        const both = cm.RDMA_CM_JOIN_MC_ATTR_ADDRESS | cm.RDMA_CM_JOIN_MC_ATTR_JOIN_FLAGS;
        if (comp_mask !== both || join_flags >= cm.RDMA_MC_JOIN_FLAG_RESERVED) return failMinusOne(EINVAL);
        return join(id, addr, context, join_flags === cm.RDMA_MC_JOIN_FLAG_SENDONLY_FULLMEMBER);
      }),
    rdma_leave_multicast: (pointer, address) =>
      withId(manager, pointer, (id) => {
        const group = readSocketAddress(address);
        const membership = group && id.groups.get(group.gid.join());
        if (!membership) return failMinusOne(group ? EADDRNOTAVAIL : EINVAL);
        id.groups.delete(membership.gid.join());
        if (membership.attached && id.c.qp !== 0) attach(manager, id, membership, "ibv_detach_mcast");
        return 0;
      }),
  };
}
