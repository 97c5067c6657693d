// The UDP sockets of the NIC. The first ones are in the order of the GID table, the sockets of multicast
// groups follow.
import { section } from "../../arena/arena.ts";

export const MAX_SOCKETS = 64;
/** Maximum number of UDP source ports of an address, except 4791. */
export const ENTROPY = 7;

export const SOCKET_WORDS = 16;
/** Word offsets in the record of a socket. */
export const Socket = {
  /** File descriptor, -1 when the socket is closed. */
  fd: 0,
  /** Address, as arena/peer-address.ts defines it. */
  address: 1,
  /** MTU of the network device, in bytes. */
  mtu: 2,
  /** 1 when the kernel segments runs of packets (UDP_SEGMENT). */
  segments: 3,
  family: 4,
  gid: 5,
  /** Number of queue pairs in the multicast group. */
  members: 9,
  /** 1 when the socket yields its address to other processes. */
  yielding: 10,
  /** Index of the network device of an IPv6 address, 0 when it is unknown. */
  device: 11,
  /** Time of the last packet that was sent or received, in microseconds (a double). */
  activeAt: 12,
} as const;

export const Sockets = section("sockets", (f) => ({
  count: f.word(),
  /** Source ports of each address, except 4791 (links/udp/source-ports.ts). */
  portsPerAddress: f.word(),
  /** 1 when sockets report the hop limit of received packets. */
  wantsHops: f.word(),
  /** 1 while the NIC obeys congestion notifications (DCQCN). */
  dcqcn: f.word(),
  /** Time of the last poll of idle sockets, in microseconds. */
  idlePolledAt: f.double(),
  table: f.aligned(MAX_SOCKETS * SOCKET_WORDS),
  sourcePorts: f.aligned(MAX_SOCKETS * ENTROPY * 2),
}));
