// Ids, from creation to the resolved path to a peer.
import { IBV_QPT_RC, IBV_QPT_UD } from "../../../../../ffi/ibverbs/constants.ts";
import * as c from "../../../../../ffi/libc/index.ts";
import * as cm from "../../../../../ffi/rdmacm/constants.ts";
import type { Rdmacm } from "../../../../../ffi/rdmacm/types.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import { failMinusOne, failPointer, mayPoint } from "../../provider/checked.ts";
import { complete, destroyId, store, withId } from "./calls.ts";
import { Channel } from "./channel.ts";
import type { Id } from "./id.ts";
import type { Manager } from "./manager.ts";
import { anyAddress, isAny, readSocketAddress, type SocketAddress } from "./socket-address.ts";

const { EADDRINUSE, EADDRNOTAVAIL, EINVAL, ENOSYS, EPROTONOSUPPORT } = c.Errno;

/** Default backlog of a listener, as in the kernel's connection manager. */
const MAX_BACKLOG = 1024;

const networkOrder = (port: number): number => ((port & 255) << 8) | (port >> 8);

export function idFunctions(manager: Manager): Partial<Rdmacm> {
  /** Binds an id to a local address, or to all of them. Returns 0, or the errno. */
  function bind(id: Id, wanted: SocketAddress): number {
    if (id.boundPort !== 0) return EINVAL;
    if (!isAny(wanted)) {
      const index = manager.own.indexOf(wanted.gid);
      if (index < 0) return EADDRNOTAVAIL;
      if (!manager.start()) return c.errno();
      if (!manager.own.isFree(index)) return EADDRINUSE;
      id.setDevice(manager.services.context, manager.services.domain);
    }
    const bound = manager.ports.bind(id, wanted);
    if (bound === undefined) return EADDRINUSE;
    id.boundPort = bound.port;
    id.setLocal(bound);
    return 0;
  }

  /** Resolves the path to the peer. Returns 0, or the errno. */
  function resolve(id: Id, given: SocketAddress): number {
    if (!manager.start()) return c.errno();
    const remote = manager.listenerAt(id.portSpace, given);
    const fixed = id.local !== undefined && !isAny(id.local) ? manager.own.indexOf(id.local.gid) : -1;
    const index = fixed >= 0 ? fixed : manager.own.leadingTo(remote.gid);
    if (index < 0) return c.errno();
    const path = { index, local: manager.own.gid(index), remote: remote.gid };
    if (manager.services.handle(path) === 0) return c.errno();
    const source = { gid: path.local, port: id.boundPort, family: remote.family };
    if (id.boundPort === 0) {
      const error = bind(id, source);
      if (error !== 0) return error;
    } else id.setLocal(source);
    id.setDevice(manager.services.context, manager.services.domain);
    id.setRemote(remote);
    id.path = path;
    return 0;
  }

  return {
    rdma_create_id(channelPointer, place, context, portSpace) {
      if (!mayPoint(place)) return failMinusOne(EINVAL);
      if (portSpace !== cm.RDMA_PS_TCP && portSpace !== cm.RDMA_PS_UDP) return failMinusOne(EPROTONOSUPPORT);
      const channel = channelPointer === 0 ? new Channel() : manager.channels.get(channelPointer);
      if (channel === undefined) return failMinusOne(EINVAL);
      if (channel.fd < 0) return failMinusOne(c.errno());
      const id = manager.newId(channel, portSpace, context, channelPointer === 0);
      id.c.qp_type = portSpace === cm.RDMA_PS_TCP ? IBV_QPT_RC : IBV_QPT_UD;
      store(place, id.pointer);
      return 0;
    },
    rdma_destroy_id: (pointer) =>
      withId(manager, pointer, (id) => {
        destroyId(manager, id);
        manager.settle();
        return 0;
      }),
    rdma_bind_addr: (pointer, address) =>
      withId(manager, pointer, (id) => {
        const wanted = readSocketAddress(address);
        const error = wanted === undefined ? EINVAL : bind(id, wanted);
        if (error !== 0) return failMinusOne(error);
        manager.settle();
        return 0;
      }),
    rdma_listen: (pointer, backlog) =>
      withId(manager, pointer, (id) => {
        if (id.isListening || id.path !== undefined) return failMinusOne(EINVAL);
        const error = id.boundPort === 0 ? bind(id, anyAddress(c.AF_INET, 0)) : 0;
        if (error !== 0) return failMinusOne(error);
        if (!manager.start()) return failMinusOne(c.errno());
        id.backlog = backlog > 0 ? Math.min(backlog, MAX_BACKLOG) : MAX_BACKLOG;
        id.isListening = true;
        if (isAny(id.local!)) id.publishedFd = manager.publish(id);
        return 0;
      }),
    rdma_resolve_addr: (pointer, source, destination) =>
      withId(manager, pointer, (id) => {
        const remote = readSocketAddress(destination);
        const wanted = source === 0 ? undefined : readSocketAddress(source);
        if (remote === undefined || id.isListening || id.communication) return failMinusOne(EINVAL);
        if (source !== 0 && wanted === undefined) return failMinusOne(EINVAL);
        const bound = wanted !== undefined && id.boundPort === 0 ? bind(id, wanted) : 0;
        if (bound !== 0) return failMinusOne(bound);
        const error = isAny(remote) ? c.Errno.EDESTADDRREQ : resolve(id, remote);
        if (error === 0) id.report(cm.RDMA_CM_EVENT_ADDR_RESOLVED);
        else id.report(cm.RDMA_CM_EVENT_ADDR_ERROR, { status: -error });
        return complete(manager, id);
      }),
    rdma_resolve_route: (pointer) =>
      withId(manager, pointer, (id) => {
        if (id.path === undefined || id.communication) return failMinusOne(EINVAL);
        id.routeResolved = true;
        id.report(cm.RDMA_CM_EVENT_ROUTE_RESOLVED);
        return complete(manager, id);
      }),
    rdma_set_option: (pointer, level, name, value, length) =>
      withId(manager, pointer, (id) => setOption(id, level, name, optionAt(value, Number(length)))),
    rdma_get_src_port: (pointer) => networkOrder(manager.ids.get(pointer)?.local?.port ?? 0),
    rdma_get_dst_port: (pointer) => networkOrder(manager.ids.get(pointer)?.remote?.port ?? 0),
    rdma_get_devices(place) {
      if (!manager.start()) return failPointer(c.errno());
      const list = c.libc.malloc(16);
      new BigUint64Array(memory(list, 16)).set([BigInt(manager.services.context), 0n]);
      if (mayPoint(place)) new Int32Array(memory(place, 4))[0] = 1;
      return list;
    },
    rdma_free_devices(list) {
      if (mayPoint(list)) c.libc.free(list);
    },
  };
}

/** Reads an option of one byte or four. */
function optionAt(
  value: number,
  length: number,
): { readonly number: number; readonly length: number } | undefined {
  if (!mayPoint(value) || (length !== 1 && length !== 4)) return undefined;
  const view = new DataView(memory(value, length));
  return { number: length === 1 ? view.getUint8(0) : view.getInt32(0, true), length };
}

function setOption(id: Id, level: number, name: number, option: ReturnType<typeof optionAt>): number {
  if (level === cm.RDMA_OPTION_IB) return failMinusOne(ENOSYS);
  if (level !== cm.RDMA_OPTION_ID || option === undefined) return failMinusOne(EINVAL);
  const { number, length } = option;
  if (name === cm.RDMA_OPTION_ID_TOS && length === 1) id.trafficClass = number;
  else if (name === cm.RDMA_OPTION_ID_ACK_TIMEOUT && length === 1 && number < 32) id.ackTimeout = number;
  else if (name === cm.RDMA_OPTION_ID_REUSEADDR && length === 4) id.reuseAddress = number !== 0;
  else if (name === cm.RDMA_OPTION_ID_AFONLY && length === 4 && id.boundPort === 0)
    id.addressFamilyOnly = number !== 0;
  else return failMinusOne(EINVAL);
  return 0;
}
