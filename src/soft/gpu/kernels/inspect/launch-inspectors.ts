// Inspectors of one worker: check, trace, profile and stops.
import { InspectKind, Word } from "../shared/control.ts";
import { AccessChecker } from "./access-checker.ts";
import type { LaunchInspector } from "./launch-inspector.ts";
import { Profiler } from "./profiler.ts";
import { Stopper } from "./stopper.ts";
import { Tracer } from "./tracer.ts";

export class LaunchInspectors {
  readonly check: AccessChecker;
  readonly trace: Tracer;
  readonly profile: Profiler;
  readonly stops: Stopper;
  readonly #words: Int32Array;

  constructor(words: Int32Array, buffer: ArrayBuffer) {
    this.#words = words;
    this.check = new AccessChecker(words, buffer);
    this.trace = new Tracer(words, buffer);
    this.profile = new Profiler(words, buffer);
    this.stops = new Stopper(words, buffer);
  }

  /** Returns the inspector of the launch that begins, or undefined for a plain launch. */
  find(): LaunchInspector | undefined {
    switch (this.#words[Word.inspecting]) {
      case InspectKind.check:
        return this.check;
      case InspectKind.trace:
        return this.trace;
      case InspectKind.profile:
        return this.profile;
      case InspectKind.stops:
        return this.stops;
      default:
        return undefined;
    }
  }

  /** Returns the host functions that instrumented code calls. */
  functions() {
    const { check, trace, profile, stops } = this;
    const traced = () => this.#words[Word.inspecting] === InspectKind.trace;
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
      unpublished: check.unpublished.bind(check),
      published: check.published.bind(check),
      step: trace.step.bind(trace),
      wrote: (register: number, bits: bigint) => (traced() ? trace : stops).wrote(register, bits),
      touched: (low: number, what: number, position: number, thread: number) =>
        traced() ? trace.touched(low, what) : profile.touched(low, what, position, thread),
      stop: stops.stop.bind(stops),
    };
  }
}
