// rdma_getaddrinfo for numeric addresses. The layers above resolve names, without blocking.
import { IBV_QPT_RC, IBV_QPT_UD } from "../../../../../ffi/ibverbs/constants.ts";
import * as c from "../../../../../ffi/libc/index.ts";
import * as cm from "../../../../../ffi/rdmacm/constants.ts";
import { rdma_addrinfo } from "../../../../../ffi/rdmacm/structs.ts";
import type { Rdmacm } from "../../../../../ffi/rdmacm/types.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import { gidOfAddress } from "../../links/common/addresses.ts";
import { failMinusOne, mayPoint } from "../../provider/checked.ts";
import { store } from "./calls.ts";
import {
  anyAddress,
  familyOf,
  readSocketAddress,
  SOCKADDR_BYTES,
  type SocketAddress,
  writeSocketAddress,
} from "./socket-address.ts";

const { EINVAL, ENODATA, EOPNOTSUPP } = c.Errno;

/**
 * Returns true for types that this connection manager connects: RC and UD. An XRC connection is requested by
 * a message with an extended transport type, which it neither sends nor reads.
 */
const isCarried = ({ ai_qp_type, ai_port_space }: ReturnType<typeof rdma_addrinfo.at>): boolean =>
  ((ai_qp_type as number) === 0 || ai_qp_type === IBV_QPT_RC || ai_qp_type === IBV_QPT_UD) &&
  ai_port_space !== cm.RDMA_PS_IB;

function addressOf(node: string, port: number, family: number): SocketAddress | undefined {
  if (node === "") return anyAddress(family || c.AF_INET, port);
  try {
    const gid = gidOfAddress(node);
    return { gid, port, family: familyOf(gid) };
  } catch {
    return undefined;
  }
}

/** Both addresses follow the struct in one block of memory. */
const SOURCE = rdma_addrinfo.size;
const DESTINATION = SOURCE + 32;

function make(address: SocketAddress, hints: ReturnType<typeof rdma_addrinfo.at> | undefined): number {
  const pointer = c.libc.malloc(DESTINATION + SOCKADDR_BYTES);
  new Uint8Array(memory(pointer, DESTINATION + SOCKADDR_BYTES)).fill(0);
  const info = rdma_addrinfo.at(pointer);
  const flags = hints?.ai_flags ?? 0;
  info.ai_flags = flags;
  info.ai_family = address.family as typeof info.ai_family;
  const isDatagram = hints?.ai_qp_type === IBV_QPT_UD || hints?.ai_port_space === cm.RDMA_PS_UDP;
  info.ai_qp_type = isDatagram ? IBV_QPT_UD : IBV_QPT_RC;
  info.ai_port_space = isDatagram ? cm.RDMA_PS_UDP : cm.RDMA_PS_TCP;
  if (flags & cm.RAI_PASSIVE) {
    info.ai_src_len = writeSocketAddress(pointer + SOURCE, address);
    info.ai_src_addr = pointer + SOURCE;
    return pointer;
  }
  info.ai_dst_len = writeSocketAddress(pointer + DESTINATION, address);
  info.ai_dst_addr = pointer + DESTINATION;
  const source = readSocketAddress(hints?.ai_src_addr ?? 0);
  if (source) {
    info.ai_src_len = writeSocketAddress(pointer + SOURCE, source);
    info.ai_src_addr = pointer + SOURCE;
  }
  return pointer;
}

export const addressInformation: Partial<Rdmacm> = {
  rdma_getaddrinfo(node, service, hintsPointer, place) {
    if (!mayPoint(place) || (node === 0 && service === 0)) return failMinusOne(EINVAL);
    const hints = mayPoint(hintsPointer) ? rdma_addrinfo.at(hintsPointer) : undefined;
    // A connection of another type would take the place of the wanted one without this check.
    if (hints !== undefined && !isCarried(hints)) return failMinusOne(EOPNOTSUPP);
    const port = Number(c.cString(service) || "0");
    if (!Number.isInteger(port) || port < 0 || port > 0xffff) return failMinusOne(ENODATA);
    const address = addressOf(c.cString(node), port, hints?.ai_family ?? 0);
    if (address === undefined) return failMinusOne(ENODATA);
    if (hints && hints.ai_family !== 0 && hints.ai_family !== address.family) return failMinusOne(ENODATA);
    store(place, make(address, hints));
    return 0;
  },
  rdma_freeaddrinfo(pointer) {
    for (let at = pointer; mayPoint(at); ) {
      const next = rdma_addrinfo.at(at).ai_next;
      c.libc.free(at);
      at = next;
    }
  },
};
