import type { Deadlined, Deadlines } from "../../wait/deadline-timer.ts";
import { type World, worlds } from "./world.ts";

const NS_PER_MS = 1_000_000;
/** Longest wait that gets a timer, in nanoseconds: a year. A wait without limit has none. */
const LONGEST_NS = 365 * 24 * 3600 * 1e9;

/**
 * Deadlines of the waits of all hosts, in virtual time. A wait outside of the simulation keeps the timer of the
 * thread.
 *
 * @internal
 */
export class VirtualDeadlines implements Deadlines {
  readonly #own: Deadlines;
  readonly #open = new Map<Deadlined, { readonly world: World; readonly cancel: () => void }>();

  constructor(own: Deadlines) {
    this.#own = own;
  }

  add(wait: Deadlined): void {
    const world = worlds.getStore();
    if (world === undefined) {
      this.#own.add(wait);
      return;
    }
    const left = Math.ceil(wait.endMs * NS_PER_MS) - world.monotonicNs();
    const cancel =
      left > LONGEST_NS
        ? () => {}
        : world.after(Math.max(left, 0), () => {
            this.#open.delete(wait);
            world.waits.delete(wait);
            wait.expire();
          });
    this.#open.set(wait, { world, cancel });
    world.waits.add(wait);
  }

  delete(wait: Deadlined): void {
    const found = this.#open.get(wait);
    if (found === undefined) {
      this.#own.delete(wait);
      return;
    }
    this.#open.delete(wait);
    found.world.waits.delete(wait);
    found.cancel();
  }
}
