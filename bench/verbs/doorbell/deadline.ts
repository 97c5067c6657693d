import { runSeconds } from "../contender.ts";

const looksBetweenClocks = 1 << 16;

/** Deadline of a spinning loop whose peer may have exited. It reads the clock only occasionally. */
export class Deadline {
  #looks = 0;
  readonly #end = performance.now() + runSeconds * 1000;

  check(): void {
    if (++this.#looks < looksBetweenClocks) return;
    this.#looks = 0;
    if (performance.now() > this.#end) throw new Error(`no progress in ${runSeconds} s`);
  }
}
