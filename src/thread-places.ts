// Where a thread notes what the others are to give back once it is dead: a Worker that is terminated runs no more code. Each thread has a
// place, which any thread of the process finds by its name in /proc/self/maps. A place is used again and never unmapped: another
// thread may be looking at it. Threads that it started, and that use the same things, must be gone too.
import { existsSync, readFileSync } from "node:fs";
import * as c from "../ffi/libc/index.ts";
import { addressOf, memory } from "../ffi/runtime/index.ts";

const { libc } = c;
const MOST_HELPERS = 256;
/** Words of a place; what the first of them says. */
const STATE = 0;
const THREAD = 1;
/** Counts passes; never cleared, so that no pass is like one of before. */
const TICKETS = 2;
/** The threads it started: 0 is room, a ticket is negative. */
const HELPERS = 4;
const [FREE, TAKEN, BUSY] = [0, 1, 2];
/** From this word on a place is its thread's. */
export const FIRST_NOTE = HELPERS + MOST_HELPERS;

export type Place = Int32Array;

/** What a thread shows when it comes: perhaps after the thread that started it has ended. */
export interface Pass {
  readonly place: number;
  readonly ticket: number;
  readonly index: number;
}

const isAlive = (thread: number): boolean => existsSync(`/proc/self/task/${thread}`);

/** Puts a number where there is room in a list of a place; its index, -1 when there is none. */
export function put(place: Place, list: number, length: number, value: number): number {
  for (let i = 0; i < length; i++) if (Atomics.compareExchange(place, list + i, 0, value) === 0) return i;
  return -1;
}

export class ThreadPlaces {
  readonly #name: string;
  readonly #bytes: number;

  /** `name`: of the memory files; `words`: of a place. */
  constructor(name: string, words: number) {
    this.#name = name;
    this.#bytes = Math.ceil((words * 4) / 4096) * 4096;
  }

  #at(address: number): Place {
    return new Int32Array(memory(address, this.#bytes));
  }

  #all(): Place[] {
    const found: Place[] = [];
    for (const line of readFileSync("/proc/self/maps", "utf8").split("\n"))
      if (line.includes(`/memfd:${this.#name} `)) found.push(this.#at(Number.parseInt(line, 16)));
    return found;
  }

  #create(): Place | undefined {
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

  /** A place for this thread, empty. Undefined without memory: what the thread holds stays then. */
  claim(): Place | undefined {
    let place = this.#all().find((one) => Atomics.compareExchange(one, STATE, FREE, BUSY) === FREE);
    place ??= this.#create();
    if (place === undefined) return undefined;
    place.fill(0, HELPERS);
    place[THREAD] = libc.gettid();
    Atomics.store(place, STATE, TAKEN);
    return place;
  }

  /** For a thread that is about to be started, by the one whose place it is. */
  makePass(place: Place): Pass {
    for (let at = HELPERS; at < FIRST_NOTE; at++) {
      const thread = Atomics.load(place, at);
      if (thread > 0 && !isAlive(thread)) Atomics.compareExchange(place, at, thread, 0);
    }
    const ticket = -(Atomics.add(place, TICKETS, 1) + 1);
    return { place: addressOf(place), ticket, index: put(place, HELPERS, MOST_HELPERS, ticket) };
  }

  /** In that thread, before it looks at anything: the place; undefined when who started it is gone, and all it had perhaps too. */
  enterWith({ place, ticket, index }: Pass): Place | undefined {
    const own = this.#at(place);
    return Atomics.compareExchange(own, HELPERS + index, ticket, libc.gettid()) === ticket ? own : undefined;
  }

  /** Does something with what each living thread of the process noted, this one's too; none of it is given back meanwhile. */
  visit(look: (place: Place) => void): void {
    for (const place of this.#all()) {
      if (!isAlive(place[THREAD]!) || Atomics.compareExchange(place, STATE, TAKEN, BUSY) !== TAKEN) continue;
      try {
        look(place);
      } finally {
        Atomics.store(place, STATE, TAKEN);
      }
    }
  }

  /** Gives back what is noted in the places of threads that are gone. */
  sweep(giveBack: (place: Place) => void): void {
    for (const place of this.#all()) {
      if (Atomics.load(place, STATE) !== TAKEN || isAlive(place[THREAD]!)) continue;
      if (Atomics.compareExchange(place, STATE, TAKEN, BUSY) !== TAKEN) continue;
      const isGone = this.#helpersAreGone(place);
      if (isGone) giveBack(place);
      Atomics.store(place, STATE, isGone ? FREE : TAKEN);
    }
  }

  #helpersAreGone(place: Place): boolean {
    for (let at = HELPERS; at < FIRST_NOTE; at++) {
      const thread = Atomics.load(place, at);
      // One that has not come yet finds that it is not awaited any more.
      if (thread < 0 && Atomics.compareExchange(place, at, thread, 0) !== thread) return false;
      if (thread > 0 && isAlive(thread)) return false;
    }
    return true;
  }
}
