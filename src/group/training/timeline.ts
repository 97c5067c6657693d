import type { Device, Event, Stream } from "../../cuda/index.ts";
import type { Span } from "./span.ts";

/** Label of a measured piece of work. */
export type Mark = Pick<Span, "lane" | "kind" | "round" | "detail">;

/** Work in a stream, between two events. */
interface Record {
  mark: Mark;
  readonly start: Event;
  readonly end: Event;
}

/** Work on the host. `start` and `end` are milliseconds of `performance.now()`. */
interface HostRecord {
  readonly mark: Mark;
  readonly start: number;
  readonly end: number;
}

/** Timer of the last `capacity` pieces of work in streams, and of as many on the host. */
export class Timeline {
  readonly #device: Device;
  readonly #capacity: number;
  readonly #records: Record[] = [];
  readonly #host: HostRecord[] = [];
  #next = 0;
  /** One moment on the GPU's clock and on the host's clock. */
  #base: { readonly event: Event; readonly hostMs: number } | undefined;

  constructor(device: Device, capacity: number) {
    this.#device = device;
    this.#capacity = capacity;
  }

  /** Records events before and after `work`, which enqueues work in the stream. */
  around<T>(mark: Mark, stream: Stream, work: () => T): T {
    const record = this.begin(mark, stream);
    const result = work();
    record.end.record(stream);
    return result;
  }

  /** Records the start of work. The caller records the end with `end.record(stream)`. */
  begin(mark: Mark, stream: Stream): { readonly end: Event } {
    this.#base ??= this.#makeBase();
    const device = this.#device;
    const index = this.#next++ % this.#capacity;
    const known = this.#records[index];
    const record = known ?? { mark, start: device.createEvent(), end: device.createEvent() };
    record.mark = mark;
    this.#records[index] = record;
    record.start.record(stream);
    return record;
  }

  /** Adds work of the host. `start` and `end` are milliseconds of `performance.now()`. */
  addHost(mark: Mark, start: number, end: number): void {
    this.#base ??= this.#makeBase();
    this.#host.push({ mark, start, end });
    if (this.#host.length > this.#capacity) this.#host.shift();
  }

  /** Returns the spans of completed work on the GPU's clock. */
  spans(): Span[] {
    const base = this.#base;
    if (base === undefined) return [];
    const onDevice = this.#records
      .filter(({ start, end }) => start.reached && end.reached)
      .map(({ mark, start, end }) => {
        const startMs = start.millisecondsSince(base.event);
        // `millisecondsSince` returns an f32, so a difference of times since the base would lose digits.
        return { ...mark, startMs, endMs: startMs + end.millisecondsSince(start) };
      });
    const onHost = this.#host.map(({ mark, start, end }) => ({
      ...mark,
      startMs: start - base.hostMs,
      endMs: end - base.hostMs,
    }));
    return [...onDevice, ...onHost];
  }

  /** Discards all records and the base of the clocks. */
  clear(): void {
    this.#host.length = 0;
    for (const { start, end } of this.#records.splice(0)) {
      start.close();
      end.close();
    }
    this.#next = 0;
    this.#base?.event.close();
    this.#base = undefined;
  }

  #makeBase(): { readonly event: Event; readonly hostMs: number } {
    const event = this.#device.createEvent();
    // A new non-blocking stream has no earlier work, so it reaches the event at once.
    const stream = this.#device.createStream({ nonBlocking: true });
    event.record(stream);
    event.synchronize();
    const hostMs = performance.now();
    stream.close();
    return { event, hostMs };
  }
}
