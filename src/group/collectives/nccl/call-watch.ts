import type { Device, Event, Stream } from "../../../cuda/index.ts";

/** Call in a stream, with events for its start and end. */
interface Watched {
  readonly start: Event;
  readonly end: Event;
  number: number;
  /** Time at which the start of the call was first observed, in milliseconds. 0 before that. */
  sinceMs: number;
}

/** Maximum number of calls that are watched at the same time. Further calls are not watched. */
const maxWatched = 64;

/** Detector of calls that have started in their stream but do not end. */
export class CallWatch {
  readonly #device: Device;
  readonly #free: Watched[] = [];
  #open: Watched[] = [];

  constructor(device: Device) {
    this.#device = device;
  }

  /**
   * Records the start of a call. Returns undefined when too many calls are watched. The caller passes the
   * result to `end()`.
   */
  begin(stream: Stream, number: number): Watched | undefined {
    if (this.#open.length >= maxWatched) this.#collect();
    if (this.#open.length >= maxWatched) return undefined;
    const make = () => this.#device.createEvent({ timing: false });
    const watched = this.#free.pop() ?? { start: make(), end: make(), number, sinceMs: 0 };
    watched.start.record(stream);
    return Object.assign(watched, { number, sinceMs: 0 });
  }

  end(watched: Watched | undefined, stream: Stream): void {
    if (watched === undefined) return;
    watched.end.record(stream);
    this.#open.push(watched);
  }

  #collect(): void {
    const done = this.#open.filter(({ end }) => end.reached);
    this.#open = this.#open.filter((one) => !done.includes(one));
    this.#free.push(...done);
  }

  /**
   * Polls the calls. Returns the number of the first call that has not ended, or undefined when all have
   * ended.
   */
  firstOpen(): number | undefined {
    this.#collect();
    return this.#open[0]?.number;
  }

  /** Returns true when the oldest open call started more than `limitMs` milliseconds ago. */
  isLate(limitMs: number): boolean {
    this.#collect();
    const [first] = this.#open;
    if (first === undefined) return false;
    if (first.sinceMs === 0 && first.start.reached) first.sinceMs = performance.now();
    return first.sinceMs !== 0 && performance.now() - first.sinceMs > limitMs;
  }

  close(): void {
    for (const { start, end } of [...this.#open.splice(0), ...this.#free.splice(0)]) {
      start.close();
      end.close();
    }
  }
}
