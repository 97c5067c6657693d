// Where a thread notes what the others are to give back once it is dead: a Worker that is terminated runs no more code. Each thread has a
// place, which any thread of the process finds by its name in /proc/self/maps. A place is used again and never unmapped: another
// thread may be looking at it.
import { existsSync, readFileSync } from "node:fs";
import * as c from "../../ffi/libc/index.ts";
import { addressOf, memory } from "../../ffi/runtime/index.ts";

const { libc } = c;
/** Words of a place, and what the first of them says. */
const STATE = 0;
const THREAD = 1;
const [FREE, TAKEN, BUSY] = [0, 1, 2];
/** From this word on a place is its thread's. It is not cleared between one thread and the next. */
export const FIRST_NOTE = 2;

export type Place = Int32Array;

export const isThreadAlive = (thread: number): boolean => existsSync(`/proc/self/task/${thread}`);

export class ThreadPlaces {
  readonly #name: string;
  readonly bytes: number;

  /** `name`: of the memory files; `bytes`: of each place, whole pages. */
  constructor(name: string, bytes: number) {
    this.#name = name;
    this.bytes = bytes;
  }

  at(address: number): Place {
    return new Int32Array(memory(address, this.bytes));
  }

  #all(): Place[] {
    const found: Place[] = [];
    for (const line of readFileSync("/proc/self/maps", "utf8").split("\n"))
      if (line.includes(`/memfd:${this.#name} `)) found.push(this.at(Number.parseInt(line, 16)));
    return found;
  }

  #create(): Place | undefined {
    const name = new TextEncoder().encode(`${this.#name}\0`);
    const copy = new Uint8Array(new ArrayBuffer(name.length));
    copy.set(name);
    const fd = libc.memfd_create(addressOf(copy), c.MFD_CLOEXEC);
    if (fd < 0) return undefined;
    libc.ftruncate(fd, this.bytes);
    const at = libc.mmap(0, this.bytes, c.PROT_READ | c.PROT_WRITE, c.MAP_SHARED, fd, 0);
    libc.close(fd);
    return at > 2 ** 52 ? undefined : this.at(at);
  }

  /** A place for this thread, with `notes` made in it. Undefined without memory: what the thread holds stays then. */
  claim(notes: (place: Place) => void): Place | undefined {
    let place = this.#all().find((one) => Atomics.compareExchange(one, STATE, FREE, BUSY) === FREE);
    place ??= this.#create();
    if (place === undefined) return undefined;
    place[THREAD] = libc.gettid();
    notes(place);
    Atomics.store(place, STATE, TAKEN);
    return place;
  }

  /** Calls back with each dead thread's place; true when what it notes was given back. */
  sweep(giveBack: (place: Place) => boolean): void {
    for (const place of this.#all()) {
      if (Atomics.load(place, STATE) !== TAKEN || isThreadAlive(place[THREAD]!)) continue;
      if (Atomics.compareExchange(place, STATE, TAKEN, BUSY) !== TAKEN) continue;
      Atomics.store(place, STATE, giveBack(place) ? FREE : TAKEN);
    }
  }
}
