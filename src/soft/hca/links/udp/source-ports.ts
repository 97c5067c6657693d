// UDP source ports beside 4791: networks that spread flows over several links (ECMP) look at them, so that to each of our
// addresses belong some that only send. A port's number is its entropy: 0 is the address's own socket.

import { ENTROPY, Sections } from "../../arena/arena.ts";
import type { Engine } from "../../arena/engine.ts";
import { ROCE_PORT } from "../../wire/icrc.ts";

const OWN_PORT = ((ROCE_PORT & 255) << 8) | (ROCE_PORT >> 8);

/** A further source port: its socket's fd, and its number in network order, 0 while it is not open. */
export const SourcePort = { fd: 0, port: 1, words: 2 } as const;

/** Word offset of source port `entropy` (1 to ENTROPY) of GID `socket`. */
export const sourcePortAt = (socket: number, entropy: number): number =>
  Sections.sourcePorts + (socket * ENTROPY + entropy - 1) * SourcePort.words;

/** The source port that packets of that entropy leave from, in network order; 0 when there is none. */
export function sourcePort(e: Engine, socket: number, entropy: number): number {
  return entropy === 0 ? OWN_PORT : e.i32[sourcePortAt(socket, entropy) + SourcePort.port]!;
}
