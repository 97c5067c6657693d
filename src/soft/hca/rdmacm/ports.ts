// Which ports are taken, in each port space.
import { sameGid } from "../connecting/network.ts";
import type { Id } from "./id.ts";
import { isAny, type SocketAddress } from "./socket-address.ts";

/** Ports that are given to whoever asks for none, as the kernel has them by default. */
const FIRST_EPHEMERAL = 32768;
const LAST_EPHEMERAL = 60999;

export class Ports {
  readonly #taken = new Map<number, Set<Id>>();
  #next = FIRST_EPHEMERAL + Math.floor(Math.random() * (LAST_EPHEMERAL - FIRST_EPHEMERAL));

  #key = (portSpace: number, port: number): number => portSpace * 65536 + port;

  /** Those that have the port. */
  at(portSpace: number, port: number): Iterable<Id> {
    return this.#taken.get(this.#key(portSpace, port)) ?? [];
  }

  /** Gives `id` the address, with a free port where it says 0; undefined when it is taken, or no port is free. */
  bind(id: Id, wanted: SocketAddress): SocketAddress | undefined {
    if (wanted.port !== 0) return this.#take(id, wanted);
    for (let tries = FIRST_EPHEMERAL; tries <= LAST_EPHEMERAL; tries++) {
      const port = this.#next;
      this.#next = port === LAST_EPHEMERAL ? FIRST_EPHEMERAL : port + 1;
      if (this.#taken.has(this.#key(id.portSpace, port))) continue;
      return this.#take(id, { ...wanted, port });
    }
    return undefined;
  }

  #take(id: Id, address: SocketAddress): SocketAddress | undefined {
    const key = this.#key(id.portSpace, address.port);
    const others = this.#taken.get(key);
    if (others) for (const other of others) if (clash(id, address, other)) return undefined;
    if (others) others.add(id);
    else this.#taken.set(key, new Set([id]));
    return address;
  }

  release(id: Id): void {
    if (id.boundPort === 0) return;
    const key = this.#key(id.portSpace, id.boundPort);
    const all = this.#taken.get(key);
    all?.delete(id);
    if (all?.size === 0) this.#taken.delete(key);
  }
}

function clash(id: Id, address: SocketAddress, other: Id): boolean {
  const theirs = other.local!;
  if (id.reuseAddress && other.reuseAddress && !other.isListening) return false;
  if (address.family !== theirs.family) {
    // :: stands for IPv4 as well, unless it was said that it does not.
    return (
      (isAny(theirs) && !other.addressFamilyOnly && theirs.family > address.family) ||
      (isAny(address) && !id.addressFamilyOnly && address.family > theirs.family)
    );
  }
  return isAny(address) || isAny(theirs) || sameGid(address.gid, theirs.gid);
}
