import { holdForCaptures, isCapturedAlone, isRecorded } from "../../cuda/capture/open-captures.ts";
import type { Device, Event, Stream } from "../../cuda/index.ts";
import { LaunchHook } from "../../cuda/stream/launch-hook.ts";
import { DoorbellError } from "../../errors.ts";

/**
 * Order of calls that use the same memory in several streams. Each call waits for the previous one. A graph with such calls is
 * one call at each of its launches.
 */
export class StreamOrder {
  readonly #device: Device;
  /** Streams that may still have unfinished work. */
  readonly #streams = new Set<Stream>();
  #last: Stream | undefined;
  /** Stream of the last captured call. */
  #lastCaptured: Stream | undefined;
  #event: Event | undefined;
  #isClosed = false;
  readonly #launches = new LaunchHook((stream) => {
    if (!this.#isClosed) this.enter(stream);
  });

  constructor(device: Device) {
    this.#device = device;
  }

  /** Orders the next call of `stream` after the previous call of any other stream. */
  enter(stream: Stream): void {
    if (isRecorded(stream)) {
      this.#enterCapture(stream);
      return;
    }
    if (stream === this.#last) return;
    const last = this.#last;
    if (last !== undefined && !last.closed && isRecorded(last))
      throw new DoorbellError(
        "a collective cannot wait for the earlier ones of the group, because their stream is being captured",
        "Make the call before or after stream.capture().",
      );
    this.#last = stream;
    this.#streams.add(stream);
    if (last !== undefined && !last.closed) this.#queueAfter(last, stream);
  }

  /** Orders the calls of one graph, also in its branches. The graph enters the order at each launch. */
  #enterCapture(stream: Stream): void {
    holdForCaptures(this.#launches);
    const last = this.#lastCaptured;
    this.#lastCaptured = stream;
    if (last === undefined || last === stream || last.closed) return;
    if (isCapturedAlone() && isRecorded(last)) this.#queueAfter(last, stream);
  }

  #queueAfter(last: Stream, stream: Stream): void {
    this.#event ??= this.#device.createEvent({ timing: false });
    this.#event.record(last);
    stream.wait(this.#event);
  }

  /** Polls the streams. Returns true after all their work is done. A failed stream counts as done. */
  pollIdle(): boolean {
    for (const stream of this.#streams) if (stream.closed || !pollBusy(stream)) this.#streams.delete(stream);
    if (this.#streams.size > 0) return false;
    this.#last = undefined;
    return true;
  }

  close(): void {
    this.#isClosed = true;
    this.#event?.close();
  }
}

/** Polls a stream, which makes a soft GPU execute its work. Returns true while work is unfinished. */
export function pollBusy(stream: Stream): boolean {
  try {
    return !stream.idle;
  } catch {
    // The stream failed for another reason, which the next wait on the stream reports.
    return false;
  }
}
