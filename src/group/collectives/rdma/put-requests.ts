import { memory } from "../../../../ffi/runtime/index.ts";
import { Code } from "../kernels/group-memory.ts";
import { reached } from "./network-layout.ts";
import { sendDepth } from "./paths/network-links.ts";
import type { NetworkPaths } from "./paths/network-paths.ts";
import { RequestKind, Ring, Slot } from "./ring-layout.ts";

/** Maximum bytes of one write. A larger put takes several writes. */
const writeBytes = 1 << 20;
/** Maximum number of outstanding writes of requests to a peer, so that collectives find space in the send queue. */
const maxWrites = sendDepth / 2;
const none = -1;

/** Attached memory, as the network thread checks requests for it. */
interface CheckedMemory {
  readonly byteLength: number;
  /** Ranks of the members whose parts this member may write by RDMA. */
  readonly peers: ReadonlySet<number>;
}

/** Failure of a request. */
export interface RequestFailure {
  /** A value of {@link Code}. */
  readonly code: number;
  readonly peers: readonly number[];
  /** Cause, where the code does not name it. */
  readonly text: string;
}

/** State of the peers that can no longer be reached. */
export interface Unreachable {
  readonly broken: ReadonlySet<number>;
  /** Broken peers that had completed their work. Requests to them end without an error. */
  readonly left: ReadonlySet<number>;
}

/**
 * Requests of kernels that write into the parts of members on other hosts. The network thread reads them from a ring. It checks
 * each, because a kernel can write anything into the ring. Requests to one peer run in order, and requests to several peers side by side.
 * Counts wrap at 32 bits.
 */
export class PutRequests {
  readonly #links: NetworkPaths;
  readonly #rank: number;
  readonly #limitMs: number;
  readonly #memories = new Map<number, CheckedMemory>();
  #words: Uint32Array | undefined;
  /** Number of requests that were read, and of those that were reported as completed. */
  #read = 0;
  #completed = 0;
  #completedHigh = 0;
  // Fields of the requests, by slot. They are copied from the ring once, so that a kernel cannot change a checked request.
  readonly #peer = new Int32Array(Ring.slots);
  readonly #kind = new Int32Array(Ring.slots);
  readonly #memory = new Int32Array(Ring.slots);
  readonly #to = new Float64Array(Ring.slots);
  readonly #from = new Float64Array(Ring.slots);
  readonly #bytes = new Float64Array(Ring.slots);
  /** Posted bytes, and number of outstanding writes. */
  readonly #posted = new Float64Array(Ring.slots);
  readonly #writes = new Int32Array(Ring.slots);
  readonly #isDone = new Uint8Array(Ring.slots);
  /** Slot of the next request to the same peer, or -1. */
  readonly #next = new Int32Array(Ring.slots);
  // Slots of the first and of the last request to each peer that is not fully posted.
  readonly #first: Int32Array;
  readonly #last: Int32Array;
  /** Number of outstanding writes, and of open requests, by peer. */
  readonly #peerWrites: Int32Array;
  readonly #open: Int32Array;
  /** Time of the last progress of the requests to each peer, in milliseconds. */
  readonly #sinceMs: Float64Array;
  #nowMs = 0;

  constructor(links: NetworkPaths, size: number, rank: number, limitMs: number) {
    this.#links = links;
    this.#rank = rank;
    this.#limitMs = limitMs;
    this.#first = new Int32Array(size).fill(none);
    this.#last = new Int32Array(size).fill(none);
    this.#peerWrites = new Int32Array(size);
    this.#open = new Int32Array(size);
    this.#sinceMs = new Float64Array(size);
  }

  /** Starts to read the ring at an address of this process. */
  openRing(address: number): void {
    this.#words = new Uint32Array(memory(address, 4 * Ring.words));
  }

  /** True when kernels may wait for signals of peers. */
  get isOpen(): boolean {
    return this.#words !== undefined;
  }

  /** Allows requests for a memory to these peers. */
  allow(number: number, byteLength: number, peers: readonly number[]): void {
    this.#memories.set(number, { byteLength, peers: new Set(peers) });
  }

  /** True when the ring has a new request, or a request for this memory is not completed. */
  uses(number: number): boolean {
    if (this.#hasNext()) return true;
    for (let count = this.#completed; count !== this.#read; count = (count + 1) | 0) {
      const slot = count & (Ring.slots - 1);
      if (this.#memory[slot] === number && this.#isDone[slot] === 0) return true;
    }
    return false;
  }

  /** True when a NIC may still read this memory for a write to a peer that is not broken. */
  hasWrites(number: number, broken: ReadonlySet<number>): boolean {
    for (let count = this.#completed; count !== this.#read; count = (count + 1) | 0) {
      const slot = count & (Ring.slots - 1);
      if (this.#memory[slot] === number && this.#writes[slot]! > 0 && !broken.has(this.#peer[slot]!))
        return true;
    }
    return false;
  }

  /** Refuses later requests for a memory. */
  refuse(number: number): void {
    this.#memories.delete(number);
  }

  /** True when a request is not completed, or the ring has a new one. */
  get isBusy(): boolean {
    return this.#read !== this.#completed || this.#hasNext();
  }

  #hasNext(): boolean {
    const words = this.#words;
    if (words === undefined || this.#read - this.#completed === Ring.slots) return false;
    const slot = this.#read & (Ring.slots - 1);
    const sequence = Atomics.load(words, Ring.first + slot * Ring.slotWords + Slot.sequence) | 0;
    return sequence === ((this.#read + 1) | 0);
  }

  /** Restarts the wait times after a stall of this thread. */
  restart(now: number): void {
    this.#sinceMs.fill(now);
  }

  /** Reads and posts requests, and reports completed ones. Returns true if there was work, or the failure of a request. */
  step(now: number, unreachable: Unreachable): boolean | RequestFailure {
    if (this.#words === undefined) return false;
    this.#nowMs = now;
    let hasWorked = false;
    while (this.#hasNext()) {
      hasWorked = true;
      const failure = this.#take();
      if (failure !== undefined) return { code: Code.refused, peers: [this.#rank], text: failure };
    }
    if (this.#read === this.#completed) return hasWorked;
    for (let peer = 0; peer < this.#open.length; peer++) {
      if (this.#open[peer] === 0) continue;
      if (unreachable.broken.has(peer)) {
        if (!unreachable.left.has(peer)) return { code: Code.unreachable, peers: [peer], text: "" };
        this.#endAll(peer);
      } else if (this.#post(peer)) {
        this.#sinceMs[peer] = now;
        hasWorked = true;
      } else if (now - this.#sinceMs[peer]! > this.#limitMs)
        return { code: Code.late, peers: [peer], text: "" };
    }
    return this.#report() || hasWorked;
  }

  /** Reads the next request. Returns the reason for which it is refused, or undefined. */
  #take(): string | undefined {
    const words = this.#words!;
    const slot = this.#read & (Ring.slots - 1);
    const at = Ring.first + slot * Ring.slotWords;
    const long = (name: number): number => words[at + name]! + words[at + name + 1]! * 2 ** 32;
    const [peer, kind, number] = [words[at + Slot.peer]!, words[at + Slot.kind]!, words[at + Slot.memory]!];
    const [to, from, bytes] = [long(Slot.to), long(Slot.from), long(Slot.bytes)];
    const refused = this.#reasonAgainst(peer, kind, number, to, kind === RequestKind.put ? from : 0, bytes);
    if (refused !== undefined) return refused;
    this.#peer[slot] = peer;
    this.#kind[slot] = kind;
    this.#memory[slot] = number;
    this.#to[slot] = to;
    this.#from[slot] = from;
    this.#bytes[slot] = bytes;
    this.#posted[slot] = this.#writes[slot] = this.#isDone[slot] = 0;
    this.#next[slot] = none;
    if (this.#first[peer] === none) this.#first[peer] = slot;
    else this.#next[this.#last[peer]!] = slot;
    this.#last[peer] = slot;
    if (this.#open[peer]!++ === 0) this.#sinceMs[peer] = this.#nowMs;
    this.#read = (this.#read + 1) | 0;
    return undefined;
  }

  #reasonAgainst(
    peer: number,
    kind: number,
    number: number,
    to: number,
    from: number,
    bytes: number,
  ): string | undefined {
    const what = kind === RequestKind.put ? "put" : "signal";
    const memory = this.#memories.get(number);
    if (memory === undefined || !memory.peers.has(peer))
      return `a kernel asked for a ${what} to rank ${peer}, whose part of this memory is closed or gives no right to write`;
    const isKnown = kind === RequestKind.put || (kind === RequestKind.signal && bytes === 8 && to % 8 === 0);
    if (!isKnown) return "a kernel wrote a wrong request into the ring of doorbell.cuh";
    const end = memory.byteLength - bytes;
    if (bytes > 0 && to <= end && from <= end) return undefined;
    return `a kernel asked for a ${what} of ${bytes} bytes from offset ${from} to offset ${to} of rank ${peer}, whose part has ${memory.byteLength} bytes`;
  }

  /** Posts writes to a peer while there is space. Returns true if there was at least one. */
  #post(peer: number): boolean {
    let hasPosted = false;
    while (this.#first[peer] !== none && this.#peerWrites[peer]! < maxWrites && this.#links.hasRoom(peer)) {
      const slot = this.#first[peer]!;
      const done = this.#posted[slot]!;
      const bytes = Math.min(writeBytes, this.#bytes[slot]! - done);
      const [memory, into] = [this.#memory[slot]!, this.#to[slot]! + done];
      this.#writes[slot]!++;
      this.#peerWrites[peer]!++;
      this.#posted[slot] = done + bytes;
      if (done + bytes === this.#bytes[slot]) this.#first[peer] = this.#next[slot]!;
      if (this.#kind[slot] === RequestKind.put)
        this.#links.put(peer, this.#from[slot]! + done, bytes, into, memory, slot);
      else {
        const value = 4 * (Ring.first + slot * Ring.slotWords + Slot.value);
        this.#links.signal(peer, value, into, memory, slot);
      }
      hasPosted = true;
    }
    return hasPosted;
  }

  /** Records that a write of a request has completed. */
  written(slot: number): void {
    const peer = this.#peer[slot]!;
    this.#peerWrites[peer]!--;
    this.#sinceMs[peer] = this.#nowMs;
    if (--this.#writes[slot]! === 0 && this.#posted[slot] === this.#bytes[slot]) this.#end(slot);
  }

  #end(slot: number): void {
    this.#isDone[slot] = 1;
    this.#open[this.#peer[slot]!]!--;
  }

  /** Ends all requests to a peer that has left. */
  #endAll(peer: number): void {
    for (let count = this.#completed; count !== this.#read; count = (count + 1) | 0) {
      const slot = count & (Ring.slots - 1);
      if (this.#peer[slot] === peer && this.#isDone[slot] === 0) this.#end(slot);
    }
    this.#first[peer] = none;
    this.#peerWrites[peer] = 0;
  }

  /** Reports requests that have completed in the order of the ring. Returns true if there was one. */
  #report(): boolean {
    const before = this.#completed;
    while (!reached(this.#completed, this.#read) && this.#isDone[this.#completed & (Ring.slots - 1)] === 1)
      this.#completed = (this.#completed + 1) | 0;
    if (this.#completed === before) return false;
    // The low word comes first: between the two stores of a carry, kernels read a count that is too low, and wait on.
    Atomics.store(this.#words!, Ring.completed, this.#completed >>> 0);
    if (this.#completed >= 0 && before < 0) {
      this.#completedHigh++;
      Atomics.store(this.#words!, Ring.completed + 1, this.#completedHigh);
    }
    return true;
  }
}
