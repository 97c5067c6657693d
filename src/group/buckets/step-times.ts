import type { Device, Event, Stream } from "../../cuda/index.ts";
import type { Span } from "../timeline/span.ts";

interface Reduction {
  readonly start: Event;
  readonly end: Event;
}

/** The times of one step: when gradients were there, and when buckets were reduced. */
export class StepTimes {
  readonly #device: Device;
  #begin: Event | undefined;
  #hasBegin = false;
  readonly #ready: Event[] = [];
  readonly #reductions: Reduction[] = [];
  /** Of this step. */
  #gradients = 0;
  #buckets = 0;

  constructor(device: Device) {
    this.#device = device;
  }

  clear(): void {
    this.#gradients = 0;
    this.#buckets = 0;
    this.#hasBegin = false;
  }

  begin(stream: Stream): void {
    this.#begin ??= this.#device.createEvent();
    this.#begin.record(stream);
    this.#hasBegin = true;
  }

  ready(stream: Stream): void {
    const event = (this.#ready[this.#gradients++] ??= this.#device.createEvent());
    event.record(stream);
  }

  /** An allReduce is enqueued by `work`. */
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

  /** When the last bucket was reduced, from the first gradient on: milliseconds. */
  get endMs(): number {
    return this.#reduced.at(-1)!.end.millisecondsSince(this.#ready[0]!);
  }

  /** When the last gradient was ready, from the first one on: milliseconds. */
  get backwardMs(): number {
    return this.#gradients < 2
      ? 0
      : Math.max(0, this.#ready[this.#gradients - 1]!.millisecondsSince(this.#ready[0]!));
  }

  /** How long each bucket's reduction took; none where there are more than so many. */
  reducedMs(most: number): number[] {
    return this.#buckets > most ? [] : this.#reduced.map(({ start, end }) => end.millisecondsSince(start));
  }

  /** The step as spans, by gradient and bucket. */
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
