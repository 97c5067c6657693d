import type { Device, Event, Stream } from "../../cuda/index.ts";

/** A call in a stream: when it began and ended. */
interface Watched {
  readonly start: Event;
  readonly end: Event;
  number: number;
  /** When it was seen to have begun; 0: it was not. */
  sinceMs: number;
}

/** So many calls are watched at a time; what comes beyond is not. */
const most = 64;

/** Finds calls that do not end, though the stream has come to them. */
export class CallWatch {
  readonly #device: Device;
  readonly #free: Watched[] = [];
  #open: Watched[] = [];

  constructor(device: Device) {
    this.#device = device;
  }

  /** A call begins here; end() says that it is over there. undefined when too many are watched. */
  begin(stream: Stream, number: number): Watched | undefined {
    if (this.#open.length >= most) this.#collect();
    if (this.#open.length >= most) return undefined;
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

  /** The number of the first that has not ended; undefined when all have. */
  get first(): number | undefined {
    this.#collect();
    return this.#open[0]?.number;
  }

  /** Has one that began longer ago than that not ended? */
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
