// The ways in which a worker looks at launches.
import { WatchKind, Word } from "../control.ts";
import { Profiler } from "./profiler.ts";
import { Stopper } from "./stopper.ts";
import { Tracer } from "./tracer.ts";
import { Watch } from "./watch.ts";
import type { Watcher } from "./watcher.ts";

export class Watchers {
  readonly check: Watch;
  readonly trace: Tracer;
  readonly profile: Profiler;
  readonly stops: Stopper;
  readonly #words: Int32Array;

  constructor(words: Int32Array, buffer: ArrayBuffer) {
    this.#words = words;
    this.check = new Watch(words, buffer);
    this.trace = new Tracer(words, buffer);
    this.profile = new Profiler(words, buffer);
    this.stops = new Stopper(words, buffer);
  }

  /** Who looks at the launch that begins. */
  find(): Watcher | undefined {
    switch (this.#words[Word.watching]) {
      case WatchKind.check:
        return this.check;
      case WatchKind.trace:
        return this.trace;
      case WatchKind.profile:
        return this.profile;
      case WatchKind.stops:
        return this.stops;
      default:
        return undefined;
    }
  }

  /** The functions that generated code tells. */
  functions() {
    const { check, trace, profile, stops } = this;
    const traced = () => this.#words[Word.watching] === WatchKind.trace;
    return {
      locate: check.locate.bind(check),
      violation(
        kind: number,
        low: number,
        high: number,
        bytes: number,
        ...[position, thread, other]: number[]
      ) {
        check.violation(kind, { low, high, bytes }, position!, thread!, other!);
      },
      unwritten: check.unwritten.bind(check),
      race: check.race.bind(check),
      step: trace.step.bind(trace),
      wrote: (register: number, bits: bigint) => (traced() ? trace : stops).wrote(register, bits),
      touched: (low: number, what: number, position: number, thread: number) =>
        traced() ? trace.touched(low, what) : profile.touched(low, what, position, thread),
      stop: stops.stop.bind(stops),
    };
  }
}
