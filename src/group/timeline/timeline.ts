import type { Device, Event, Stream } from "../../cuda/index.ts";
import type { Span } from "./span.ts";

/** What is measured: which stage, which time. */
export type Mark = Pick<Span, "lane" | "kind" | "round" | "detail">;

interface Record {
  mark: Mark;
  readonly start: Event;
  readonly end: Event;
}

/** What was done on the host, by its own clock. */
interface HostRecord {
  readonly mark: Mark;
  readonly start: number;
  readonly end: number;
}

/** Takes the times at which streams come to the beginning and the end of a piece of work: of the last `capacity` pieces. */
export class Timeline {
  readonly #device: Device;
  readonly #capacity: number;
  readonly #records: Record[] = [];
  readonly #host: HostRecord[] = [];
  #next = 0;
  /** The same moment by both clocks. */
  #base: { readonly event: Event; readonly hostMs: number } | undefined;

  constructor(device: Device, capacity: number) {
    this.#device = device;
    this.#capacity = capacity;
  }

  /** Does `work`, which gives something to the stream, between two marks in it. */
  around<T>(mark: Mark, stream: Stream, work: () => T): T {
    const record = this.begin(mark, stream);
    const result = work();
    record.end.record(stream);
    return result;
  }

  /** Marks a beginning; `end.record(stream)` marks the end. */
  begin(mark: Mark, stream: Stream): { readonly end: Event } {
    this.#base ??= this.#makeBase();
    const device = this.#device;
    const place = this.#next++ % this.#capacity;
    const known = this.#records[place];
    const record = known ?? { mark, start: device.createEvent(), end: device.createEvent() };
    record.mark = mark;
    this.#records[place] = record;
    record.start.record(stream);
    return record;
  }

  /** What the host did, by performance.now(). */
  addHost(mark: Mark, start: number, end: number): void {
    this.#base ??= this.#makeBase();
    this.#host.push({ mark, start, end });
    if (this.#host.length > this.#capacity) this.#host.shift();
  }

  /** Everything that is done and still known, by the clock of the device. */
  spans(): Span[] {
    const base = this.#base;
    if (base === undefined) return [];
    const onDevice = this.#records
      .filter(({ start, end }) => start.reached && end.reached)
      .map(({ mark, start, end }) => {
        const startMs = start.millisecondsSince(base.event);
        // The length by itself: milliseconds since the base lose digits in time.
        return { ...mark, startMs, endMs: startMs + end.millisecondsSince(start) };
      });
    const onHost = this.#host.map(({ mark, start, end }) => ({
      ...mark,
      startMs: start - base.hostMs,
      endMs: end - base.hostMs,
    }));
    return [...onDevice, ...onHost];
  }

  /** Forgets all, and takes the time anew. */
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
    // A stream of its own, which nothing keeps waiting.
    const stream = this.#device.createStream({ nonBlocking: true });
    event.record(stream);
    event.synchronize();
    const hostMs = performance.now();
    stream.close();
    return { event, hostMs };
  }
}
