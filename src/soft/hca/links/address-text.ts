// Addresses as the engine keeps them, as text.
import { Sections, SOCKET_WORDS, Socket } from "../arena/arena.ts";
import type { Engine } from "../arena/engine.ts";
import { AF_INET6, addressGid } from "../arena/peer-address.ts";
import { dottedAddress } from "./addresses.ts";

/** The IPv6 address whose 16 bytes are at word `gid`. */
export function ipv6Text(e: Engine, gid: number): string {
  const groups = Array.from({ length: 8 }, (_, i) => e.view.getUint16(gid * 4 + 2 * i).toString(16));
  return new URL(`http://[${groups.join(":")}]`).hostname.slice(1, -1);
}

/** The IP address that the engine's word `address` stands for, which is of the same family as our GID `socket`. */
export function addressText(e: Engine, socket: number, address: number): string {
  const six = e.i32[Sections.sockets + socket * SOCKET_WORDS + Socket.family] === AF_INET6;
  return six ? ipv6Text(e, addressGid(address)) : dottedAddress(address);
}
