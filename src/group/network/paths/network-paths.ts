import { LANES } from "../network-layout.ts";
import { channelBits, idOf, Kind, type NetworkLinks, sendDepth } from "./network-links.ts";

/** What those hear that write by paths. */
export interface PathEvents {
  /** What a command gave to a peer is over: it has arrived, or nobody is there any more. */
  written(lane: number, command: number): void;
  arrived(peer: number, immediate: number, bytes: number): void;
  /** A peer is not reached any more. */
  broken(peer: number): void;
  /** A peer is reached by another path from now on; so many writes were made again. */
  rerouted(peer: number, from: NetworkLinks, to: NetworkLinks, again: number): void;
}

/** Of immediates: collectives, passes, columns; the fourth carries what paths have to say. */
const CHANNELS = 3;
/** Of a write that may have to be made again. */
const Slot = { id: 0, from: 1, bytes: 2, into: 3, immediate: 4, words: 5 } as const;

/**
 * One or two paths to each peer. What is written goes by one of them until that fails: then both ends stop it, tell each other by the other
 * one what had arrived, and write the rest again, so that all comes once and in order.
 */
export class NetworkPaths {
  readonly #paths: readonly NetworkLinks[];
  readonly #events: PathEvents;
  readonly #size: number;
  /** By peer: its path, paths that failed (bits), the one that is being left or -1, and how far that is. */
  readonly #path: Uint8Array;
  readonly #failed: Uint8Array;
  readonly #leaving: Int8Array;
  readonly #stopped: Uint8Array;
  readonly #heard: Uint8Array;
  readonly #broken: Uint8Array;
  /** Peers that are lost: no other path is looked for. */
  readonly #lost: Uint8Array;
  #leavers = 0;
  /** Writes to each peer, those that are over, and the last ones. */
  readonly #sent: Uint32Array;
  readonly #over: Uint32Array;
  readonly #slots: Float64Array;
  /** By peer and channel: what was sent, and what has come. */
  readonly #sentBy: Uint32Array;
  readonly #cameBy: Uint32Array;

  constructor(paths: readonly NetworkLinks[], size: number, events: PathEvents) {
    this.#paths = paths;
    this.#events = events;
    this.#size = size;
    this.#path = new Uint8Array(size);
    this.#failed = new Uint8Array(size);
    this.#leaving = new Int8Array(size).fill(-1);
    this.#stopped = new Uint8Array(size);
    this.#heard = new Uint8Array(size);
    this.#broken = new Uint8Array(size);
    this.#lost = new Uint8Array(size);
    this.#sent = new Uint32Array(size);
    this.#over = new Uint32Array(size);
    this.#slots = new Float64Array(size * sendDepth * Slot.words);
    this.#sentBy = new Uint32Array(size * CHANNELS);
    this.#cameBy = new Uint32Array(size * CHANNELS);
  }

  /** Is there room for one more write? Not while a path is being left. */
  hasRoom(peer: number): boolean {
    return this.#leaving[peer] === -1 && this.#paths[this.#path[peer]!]!.hasRoom(peer);
  }

  /** How many passes a peer has taken. */
  taken(peer: number): number {
    const [first, other] = this.#paths as readonly [NetworkLinks, NetworkLinks?];
    const count = Atomics.load(first.taken, peer);
    const later = other === undefined ? count : Atomics.load(other.taken, peer);
    return ((later - count) | 0) > 0 ? later : count;
  }

  /** Bytes of the own staging memory, into a peer's; it hears of them by the immediate. */
  write(peer: number, from: number, bytes: number, into: number, immediate: number, id: number): void {
    this.#sentBy[peer * CHANNELS + (immediate >>> channelBits)]!++;
    this.#put(peer, id, from, bytes, into, immediate);
  }

  /** Tells a peer how many of its passes were taken. */
  credit(peer: number, count: number): void {
    this.#put(peer, idOf(Kind.credit, peer, 0), count, 0, 0, 0);
  }

  #put(peer: number, id: number, from: number, bytes: number, into: number, immediate: number): void {
    const at = this.#slotOf(peer, this.#sent[peer]!++);
    const slots = this.#slots;
    slots[at + Slot.id] = id;
    slots[at + Slot.from] = from;
    slots[at + Slot.bytes] = bytes;
    slots[at + Slot.into] = into;
    slots[at + Slot.immediate] = immediate;
    const links = this.#paths[this.#path[peer]!]!;
    if (kindOf(id) === Kind.credit) links.credit(peer, from);
    else links.write(peer, from, bytes, into, immediate, id);
  }

  #slotOf(peer: number, count: number): number {
    return (peer * sendDepth + (count % sendDepth)) * Slot.words;
  }

  /** Hears what is over and what has come; whether that was anything. */
  poll(): boolean {
    let moved = false;
    for (let path = 0; path < this.#paths.length; path++) {
      const { completions } = this.#paths[path]!;
      const count = completions.pollInto();
      for (let i = 0; i < count; i++) {
        const id = completions.wrId(i);
        const peer = Math.floor(id / 2 ** 32) & 0xffff;
        if (!completions.isOk(i)) this.#fail(path, peer);
        else if (kindOf(id) === Kind.receive)
          this.#arrive(path, peer, completions.immediate(i), completions.byteLength(i));
        else if (kindOf(id) !== Kind.moved) this.#finish(peer);
      }
      if (count > 0) moved = true;
    }
    for (let peer = 0; this.#leavers > 0 && peer < this.#size; peer++)
      if (this.#leaving[peer] !== -1 && this.#leave(peer)) moved = true;
    return moved;
  }

  /** The oldest write to a peer is over: they end in their order. */
  #finish(peer: number): void {
    if (this.#over[peer] === this.#sent[peer]) return;
    this.#tell(this.#slots[this.#slotOf(peer, this.#over[peer]!++) + Slot.id]!);
  }

  #tell(id: number): void {
    const kind = kindOf(id);
    if (kind < LANES) this.#events.written(kind, id % 2 ** 32);
  }

  #arrive(path: number, peer: number, immediate: number, bytes: number): void {
    const channel = immediate >>> channelBits;
    if (channel === CHANNELS) {
      this.#heard[peer] = 1;
      this.#fail(1 - path, peer);
    } else {
      this.#cameBy[peer * CHANNELS + channel]!++;
      this.#events.arrived(peer, immediate, bytes);
    }
    if ((this.#failed[peer]! & (1 << path)) === 0) this.#paths[path]!.renew(peer);
  }

  /** A path to a peer does not work any more: the other one is taken, or there is none. */
  #fail(path: number, peer: number): void {
    if (this.#broken[peer] === 1 || (this.#failed[peer]! & (1 << path)) !== 0) return;
    this.#failed[peer]! |= 1 << path;
    const other = this.#paths[1 - path];
    const isLast = other?.reaches(peer) !== true || (this.#failed[peer]! & (1 << (1 - path))) !== 0;
    if (isLast || this.#lost[peer] === 1) {
      this.#break(peer);
      return;
    }
    this.#paths[path]!.stop(peer);
    this.#leaving[peer] = path;
    this.#leavers++;
  }

  /** Nothing comes by a path any more once all that was asked of it is over: then what has come is told. Whether that was anything. */
  #leave(peer: number): boolean {
    const path = this.#leaving[peer]!;
    const other = this.#paths[1 - path]!;
    if (this.#stopped[peer] === 0) {
      if (!this.#paths[path]!.isStopped(peer)) return false;
      this.#stopped[peer] = 1;
      const at = peer * CHANNELS;
      other.tell(peer, this.#cameBy.subarray(at, at + CHANNELS));
    }
    if (this.#heard[peer] === 0) return false;
    this.#leaving[peer] = -1;
    this.#leavers--;
    const again = this.#path[peer] === path ? this.#writeAgain(peer, 1 - path) : 0;
    this.#events.rerouted(peer, this.#paths[path]!, other, again);
    return true;
  }

  /** What had not arrived goes by another path, in its order. How many writes that is. */
  #writeAgain(peer: number, path: number): number {
    this.#path[peer] = path;
    const slots: Float64Array[] = [];
    for (let count = this.#over[peer]!; count !== this.#sent[peer]; count = (count + 1) >>> 0) {
      const at = this.#slotOf(peer, count);
      slots.push(this.#slots.slice(at, at + Slot.words));
    }
    this.#over[peer] = this.#sent[peer]!;
    const arrived = this.#paths[path]!.told(peer);
    // Of each channel the number of the first that was not known to be over.
    const next = Uint32Array.from({ length: CHANNELS }, (_, channel) => {
      const open = slots.filter((slot) => channelOfSlot(slot) === channel).length;
      return this.#sentBy[peer * CHANNELS + channel]! - open;
    });
    let again = 0;
    for (const slot of slots) {
      const [id, from, bytes, into, immediate] = slot as unknown as [number, number, number, number, number];
      const channel = channelOfSlot(slot);
      if (channel >= 0 && ((next[channel]!++ - arrived[channel]!) | 0) < 0) {
        this.#tell(id);
        continue;
      }
      again++;
      this.#put(peer, id, from, bytes, into, immediate);
    }
    return again;
  }

  #break(peer: number): void {
    if (this.#leaving[peer] !== -1) {
      this.#leaving[peer] = -1;
      this.#leavers--;
    }
    this.#broken[peer] = 1;
    while (this.#over[peer] !== this.#sent[peer]) this.#finish(peer);
    this.#events.broken(peer);
  }

  /** A peer is gone, whatever paths there are. */
  lose(peer: number): void {
    this.#lost[peer] = 1;
    if (this.#leaving[peer] !== -1) this.#break(peer);
  }
}

const kindOf = (id: number): number => Math.floor(id / 2 ** 32) >>> 16;
const channelOfSlot = (slot: Float64Array): number =>
  kindOf(slot[Slot.id]!) === Kind.credit ? -1 : slot[Slot.immediate]! >>> channelBits;
