import { runSeconds } from "../contender.ts";

const looksBetweenClocks = 1 << 16;

/** Ends a spinning loop whose peer is gone; looks at the clock only now and then. */
export class Deadline {
  #looks = 0;
  readonly #end = performance.now() + runSeconds * 1000;

  check(): void {
    if (++this.#looks < looksBetweenClocks) return;
    this.#looks = 0;
    if (performance.now() > this.#end) throw new Error(`no progress in ${runSeconds} s`);
  }
}
