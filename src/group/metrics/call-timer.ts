import type { Device, Event, Stream } from "../../cuda/index.ts";
import type { CallTimes, Traffic } from "./call-times.ts";

/** A call between two events in its stream. */
interface Timed {
  readonly start: Event;
  readonly end: Event;
  times: CallTimes | undefined;
  traffic: Traffic | undefined;
}

/** Callback that receives the duration of a call. */
export type OnTimed = (times: CallTimes, traffic: Traffic, microseconds: number) => void;

/** Maximum number of timed calls in progress. Further calls are not timed. */
const mostOpen = 32;

/** Timer of calls, which records an event before and after each call in its stream. */
export class CallTimer {
  readonly #device: Device;
  readonly #onTimed: OnTimed;
  readonly #free: Timed[] = [];
  #open: Timed[] = [];

  constructor(device: Device, onTimed: OnTimed) {
    this.#device = device;
    this.#onTimed = onTimed;
  }

  /** Records the event before a call. Returns undefined when too many timed calls are in progress. */
  begin(stream: Stream): Timed | undefined {
    if (this.#open.length >= mostOpen) this.collect();
    if (this.#open.length >= mostOpen) return undefined;
    const timed = this.#free.pop() ?? this.#make();
    timed.start.record(stream);
    return timed;
  }

  /** Records the event after a call. */
  end(timed: Timed, stream: Stream, times: CallTimes, traffic: Traffic): void {
    timed.end.record(stream);
    timed.times = times;
    timed.traffic = traffic;
    this.#open.push(timed);
  }

  /** Reports the durations of all calls that have completed. */
  collect(): void {
    if (this.#device.closed) return;
    const open = this.#open;
    this.#open = [];
    for (const timed of open) {
      const us = microsecondsOf(timed);
      if (us === undefined) {
        this.#open.push(timed);
        continue;
      }
      if (us >= 0) this.#onTimed(timed.times!, timed.traffic!, us);
      this.#free.push(timed);
    }
  }

  /** Discards the calls in progress, because a failure ends them and their durations are meaningless. */
  forget(): void {
    this.#free.push(...this.#open.splice(0));
  }

  close(): void {
    for (const { start, end } of [...this.#free.splice(0), ...this.#open.splice(0)]) {
      start.close();
      end.close();
    }
  }

  #make(): Timed {
    return {
      start: this.#device.createEvent(),
      end: this.#device.createEvent(),
      times: undefined,
      traffic: undefined,
    };
  }
}

/**
 * Returns the duration of a call in microseconds, or undefined while it is in progress. Returns -1 when the
 * GPU has failed. The timer ignores this error, because the next use of the GPU reports it to the caller.
 */
function microsecondsOf({ start, end }: Timed): number | undefined {
  try {
    return end.reached ? end.millisecondsSince(start) * 1000 : undefined;
  } catch {
    return -1;
  }
}
