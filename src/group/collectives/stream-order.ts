import { isCapturing } from "../../cuda/graph/open-captures.ts";
import type { Device, Event, Stream } from "../../cuda/index.ts";

/** Keeps calls that use the same memory one after another, in whatever streams they are. */
export class StreamOrder {
  readonly #device: Device;
  /** Those that have been given something. */
  readonly #streams = new Set<Stream>();
  #last: Stream | undefined;
  #event: Event | undefined;

  constructor(device: Device) {
    this.#device = device;
  }

  /** The next call is one of this stream. */
  enter(stream: Stream): void {
    if (stream === this.#last) return;
    const last = this.#last;
    this.#last = stream;
    this.#streams.add(stream);
    // What is captured is ordered where it is launched.
    if (last === undefined || last.closed || isCapturing()) return;
    this.#event ??= this.#device.createEvent({ timing: false });
    this.#event.record(last);
    stream.wait(this.#event);
  }

  /** Have all streams done what they were given? What went wrong in them is not told here. */
  get idle(): boolean {
    for (const stream of this.#streams) if (stream.closed || !isBusy(stream)) this.#streams.delete(stream);
    if (this.#streams.size > 0) return false;
    this.#last = undefined;
    return true;
  }

  close(): void {
    this.#event?.close();
  }
}

function isBusy(stream: Stream): boolean {
  try {
    return !stream.idle;
  } catch {
    // Broken by something else, which whoever waits for it hears.
    return false;
  }
}
