// Flow rules of UD queue pairs: they count and drop received datagrams.

import { addDouble, type Engine } from "../../arena/engine.ts";
import { RxPacket } from "../../arena/packet.ts";
import { AF_INET, AF_INET6, addressGid, isIpv6, nameGid } from "../../arena/peer-address.ts";
import { Counters, Flow, Qp } from "../../arena/records.ts";
import { SOCKET_WORDS, Socket, Sockets } from "../../links/common/sockets.ts";
import { ROCE_PORT } from "../../wire/icrc.ts";

/** UDP port 4791 in network byte order, in the upper half of a word. */
const TARGET_PORT = (((ROCE_PORT & 255) << 8) | (ROCE_PORT >> 8)) << 16;

/**
 * Returns whether the received datagram may be delivered to QP `q`. The first rule that matches counts the
 * datagram and may drop it.
 */
export function passFlows(e: Engine, q: number): boolean {
  const { i32 } = e;
  for (let flow = i32[q + Qp.flows]!; flow !== 0; flow = i32[flow + Flow.next]!) {
    if (!fits(e, flow)) continue;
    const counters = i32[flow + Flow.counters]!;
    if (counters !== 0) {
      addDouble(e, counters + Counters.datagrams, 1);
      addDouble(e, counters + Counters.octets, i32[RxPacket.length]!);
    }
    return i32[flow + Flow.drop] === 0;
  }
  return true;
}

function fits(e: Engine, flow: number): boolean {
  const { i32 } = e;
  const name = i32[RxPacket.name]!;
  const six = isIpv6(e, name);
  const family = i32[flow + Flow.family]!;
  if (family !== 0 && family !== (six ? AF_INET6 : AF_INET)) return false;
  const ports = (i32[name]! >>> 16) | TARGET_PORT;
  if (((ports ^ i32[flow + Flow.ports]!) & i32[flow + Flow.portsMask]!) !== 0) return false;
  const socket = Sockets.table + i32[RxPacket.socket]! * SOCKET_WORDS;
  const words = six ? 4 : 1;
  const source = six ? nameGid(name) : name + 1;
  const target = six ? addressGid(i32[socket + Socket.address]!) : socket + Socket.address;
  for (let i = 0; i < words; i++) {
    if (((i32[source + i]! ^ i32[flow + Flow.source + i]!) & i32[flow + Flow.sourceMask + i]!) !== 0)
      return false;
    if (((i32[target + i]! ^ i32[flow + Flow.target + i]!) & i32[flow + Flow.targetMask + i]!) !== 0)
      return false;
  }
  return true;
}
