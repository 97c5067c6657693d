// Additional UDP source ports of each local address. Networks that spread flows over several links (ECMP)
// hash the source port. Sockets of additional ports only send. The number of a port is its entropy, and 0 is
// the address's own socket on port 4791.
import type { Engine } from "../../arena/engine.ts";
import { ROCE_PORT } from "../../wire/icrc.ts";
import { ENTROPY, Sockets } from "../common/sockets.ts";

const OWN_PORT = ((ROCE_PORT & 255) << 8) | (ROCE_PORT >> 8);

/**
 * Layout of an additional source port: the descriptor of its socket, and its port in network byte order, 0
 * while closed.
 */
export const SourcePort = { fd: 0, port: 1, words: 2 } as const;

/** Returns the word offset of source port `entropy` (1 to ENTROPY) of GID `socket`. */
export const sourcePortAt = (socket: number, entropy: number): number =>
  Sockets.sourcePorts + (socket * ENTROPY + entropy - 1) * SourcePort.words;

/** Returns the source port for an entropy value in network byte order, or 0 while it is closed. */
export function sourcePort(e: Engine, socket: number, entropy: number): number {
  return entropy === 0 ? OWN_PORT : e.i32[sourcePortAt(socket, entropy) + SourcePort.port]!;
}
