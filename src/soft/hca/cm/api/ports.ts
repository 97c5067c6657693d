// Ports in use, by port space.
import { sameGid } from "../protocol/mad-transport.ts";
import type { Id } from "./id.ts";
import { isAny, type SocketAddress } from "./socket-address.ts";

/** Range of ephemeral ports, as the kernel's default. */
const FIRST_EPHEMERAL = 32768;
const LAST_EPHEMERAL = 60999;

export class Ports {
  readonly #taken = new Map<number, Set<Id>>();
  #next = FIRST_EPHEMERAL + Math.floor(Math.random() * (LAST_EPHEMERAL - FIRST_EPHEMERAL));

  #key = (portSpace: number, port: number): number => portSpace * 65536 + port;

  /** Returns the ids that have the port. */
  at(portSpace: number, port: number): Iterable<Id> {
    return this.#taken.get(this.#key(portSpace, port)) ?? [];
  }

  /**
   * Binds `id` to the address, with a free port instead of port 0. Returns undefined when the port is taken
   * or no port is free.
   */
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
    // The IPv6 wildcard includes IPv4 unless the id excludes it.
    return (
      (isAny(theirs) && !other.addressFamilyOnly && theirs.family > address.family) ||
      (isAny(address) && !id.addressFamilyOnly && address.family > theirs.family)
    );
  }
  return isAny(address) || isAny(theirs) || sameGid(address.gid, theirs.gid);
}
