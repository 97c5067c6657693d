// Records of the resources that a thread owns, so that other threads can free them after the thread exits. A
// terminated Worker runs no more code. Each thread has one record, which all threads of the process find by
// its name in /proc/self/maps. Records are reused and never unmapped, because another thread may be reading
// one. A record is freed only after the helper threads that the owner started have exited too.
import { existsSync, readFileSync } from "node:fs";
import * as c from "../../ffi/libc/index.ts";
import { addressOf, memory } from "../../ffi/runtime/index.ts";

const { libc } = c;
const MOST_HELPERS = 256;
/** Word of a record that holds its state: FREE, TAKEN or BUSY. */
const STATE = 0;
const THREAD = 1;
/** Word that counts passes. The counter never decreases, so each ticket is unique. */
const TICKETS = 2;
/**
 * First word of the list of helper threads. 0 is a free entry, a negative number is the ticket of a helper
 * that has not started yet.
 */
const HELPERS = 4;
const [FREE, TAKEN, BUSY] = [0, 1, 2];
/** First word of a record that its user may use. */
export const FIRST_NOTE = HELPERS + MOST_HELPERS;

export type ThreadRecord = Int32Array;

/** Data that a helper thread presents when it starts. The owner may have exited by then. */
export interface Pass {
  readonly place: number;
  readonly ticket: number;
  readonly index: number;
}

const isAlive = (thread: number): boolean => existsSync(`/proc/self/task/${thread}`);

/** Stores a number in a free entry of a list. Returns the index of the entry, or -1 when the list is full. */
export function put(place: ThreadRecord, list: number, length: number, value: number): number {
  for (let i = 0; i < length; i++) if (Atomics.compareExchange(place, list + i, 0, value) === 0) return i;
  return -1;
}

export class ThreadRegistry {
  readonly #name: string;
  readonly #bytes: number;

  /** `name` is the name of the memory files, `words` the size of a record in 32-bit words. */
  constructor(name: string, words: number) {
    this.#name = name;
    this.#bytes = Math.ceil((words * 4) / 4096) * 4096;
  }

  #at(address: number): ThreadRecord {
    return new Int32Array(memory(address, this.#bytes));
  }

  #all(): ThreadRecord[] {
    const found: ThreadRecord[] = [];
    for (const line of readFileSync("/proc/self/maps", "utf8").split("\n"))
      if (line.includes(`/memfd:${this.#name} `)) found.push(this.#at(Number.parseInt(line, 16)));
    return found;
  }

  #create(): ThreadRecord | undefined {
    const name = new TextEncoder().encode(`${this.#name}\0`);
    const copy = new Uint8Array(new ArrayBuffer(name.length));
    copy.set(name);
    const fd = libc.memfd_create(addressOf(copy), c.MFD_CLOEXEC);
    if (fd < 0) return undefined;
    const isSized = libc.ftruncate(fd, this.#bytes) === 0;
    const at = isSized
      ? libc.mmap(0, this.#bytes, c.PROT_READ | c.PROT_WRITE, c.MAP_SHARED, fd, 0)
      : c.MAP_FAILED;
    libc.close(fd);
    return at === c.MAP_FAILED ? undefined : this.#at(at);
  }

  /**
   * Returns an empty record for this thread. Returns undefined without memory: then the resources of the
   * thread stay allocated.
   */
  claim(): ThreadRecord | undefined {
    let place = this.#all().find((one) => Atomics.compareExchange(one, STATE, FREE, BUSY) === FREE);
    place ??= this.#create();
    if (place === undefined) return undefined;
    place.fill(0, HELPERS);
    place[THREAD] = libc.gettid();
    Atomics.store(place, STATE, TAKEN);
    return place;
  }

  /** Creates the pass of a helper thread that is about to start. The owner of the record calls this. */
  makePass(place: ThreadRecord): Pass {
    for (let at = HELPERS; at < FIRST_NOTE; at++) {
      const thread = Atomics.load(place, at);
      if (thread > 0 && !isAlive(thread)) Atomics.compareExchange(place, at, thread, 0);
    }
    const ticket = -(Atomics.add(place, TICKETS, 1) + 1);
    return { place: addressOf(place), ticket, index: put(place, HELPERS, MOST_HELPERS, ticket) };
  }

  /**
   * Registers a helper thread before it uses any resource. Returns the record, or undefined when the owner
   * has exited and its resources may be freed.
   */
  enterWith({ place, ticket, index }: Pass): ThreadRecord | undefined {
    const own = this.#at(place);
    return Atomics.compareExchange(own, HELPERS + index, ticket, libc.gettid()) === ticket ? own : undefined;
  }

  /**
   * Calls `look` with the record of each living thread, this thread included. The record is not freed
   * meanwhile.
   */
  visit(look: (place: ThreadRecord) => void): void {
    for (const place of this.#all()) {
      if (!isAlive(place[THREAD]!) || Atomics.compareExchange(place, STATE, TAKEN, BUSY) !== TAKEN) continue;
      try {
        look(place);
      } finally {
        Atomics.store(place, STATE, TAKEN);
      }
    }
  }

  /** Frees the resources in the records of exited threads. */
  sweep(giveBack: (place: ThreadRecord) => void): void {
    for (const place of this.#all()) {
      if (Atomics.load(place, STATE) !== TAKEN || isAlive(place[THREAD]!)) continue;
      if (Atomics.compareExchange(place, STATE, TAKEN, BUSY) !== TAKEN) continue;
      const isGone = this.#helpersAreGone(place);
      if (isGone) giveBack(place);
      Atomics.store(place, STATE, isGone ? FREE : TAKEN);
    }
  }

  #helpersAreGone(place: ThreadRecord): boolean {
    for (let at = HELPERS; at < FIRST_NOTE; at++) {
      const thread = Atomics.load(place, at);
      // A helper that has not started yet finds its ticket cleared and does not join.
      if (thread < 0 && Atomics.compareExchange(place, at, thread, 0) !== thread) return false;
      if (thread > 0 && isAlive(thread)) return false;
    }
    return true;
  }
}
