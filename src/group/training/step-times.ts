import type { Device, Event, Stream } from "../../cuda/index.ts";
import type { Span } from "./span.ts";

/** Events before and after a reduction. */
interface Reduction {
  readonly start: Event;
  readonly end: Event;
}

/** Timer of one step, with an event at each ready gradient and events around each reduction. */
export class StepTimes {
  readonly #device: Device;
  #begin: Event | undefined;
  /** True when `begin` was called in the current step. */
  #hasBegin = false;
  readonly #ready: Event[] = [];
  readonly #reductions: Reduction[] = [];
  /** Number of ready gradients in the current step. */
  #gradients = 0;
  /** Number of reductions in the current step. */
  #buckets = 0;

  constructor(device: Device) {
    this.#device = device;
  }

  /** Starts the next step. The events are used again. */
  clear(): void {
    this.#gradients = 0;
    this.#buckets = 0;
    this.#hasBegin = false;
  }

  /** Records the start of the backward pass. */
  begin(stream: Stream): void {
    this.#begin ??= this.#device.createEvent();
    this.#begin.record(stream);
    this.#hasBegin = true;
  }

  /** Records that the next gradient is ready. */
  ready(stream: Stream): void {
    const event = (this.#ready[this.#gradients++] ??= this.#device.createEvent());
    event.record(stream);
  }

  /** Records events before and after `work`, which enqueues an allReduce in the stream. */
  reduce(stream: Stream, work: () => void): void {
    const device = this.#device;
    const made = (this.#reductions[this.#buckets++] ??= {
      start: device.createEvent(),
      end: device.createEvent(),
    });
    made.start.record(stream);
    work();
    made.end.record(stream);
  }

  get #reduced(): readonly Reduction[] {
    return this.#reductions.slice(0, this.#buckets);
  }

  /** Time from the first ready gradient to the end of the last reduction, in milliseconds. */
  get endMs(): number {
    return this.#reduced.at(-1)!.end.millisecondsSince(this.#ready[0]!);
  }

  /** Time from the first ready gradient to the last one, in milliseconds. */
  get backwardMs(): number {
    return this.#gradients < 2
      ? 0
      : Math.max(0, this.#ready[this.#gradients - 1]!.millisecondsSince(this.#ready[0]!));
  }

  /**
   * Returns the duration of each reduction in milliseconds, or an empty array for more than `most`
   * reductions.
   */
  reducedMs(most: number): number[] {
    return this.#buckets > most ? [] : this.#reduced.map(({ start, end }) => end.millisecondsSince(start));
  }

  /** Returns a span for each gradient and each bucket, or an empty array until all reductions are done. */
  spans(round: number, names: readonly string[]): Span[] {
    if (this.#gradients === 0 || !this.#reduced.every(({ end }) => end.reached)) return [];
    const zero = this.#hasBegin ? this.#begin! : this.#ready[0]!;
    const at = (event: Event): number => event.millisecondsSince(zero);
    const ready = this.#ready.slice(0, this.#gradients).map(at);
    const backward = ready.map((endMs, i): Span => {
      const startMs = i === 0 ? 0 : Math.min(endMs, ready[i - 1]!);
      return { lane: "backward", kind: "compute", round, startMs, endMs, detail: names[i]! };
    });
    const reduced = this.#reduced.map(({ start, end }, i): Span => {
      const span = { startMs: at(start), endMs: at(end), detail: `${i}` };
      return { lane: "allReduce", kind: "communication", round, ...span };
    });
    return [...backward, ...reduced];
  }

  close(): void {
    this.#begin?.close();
    for (const event of this.#ready) event.close();
    for (const { start, end } of this.#reductions) {
      start.close();
      end.close();
    }
  }
}
