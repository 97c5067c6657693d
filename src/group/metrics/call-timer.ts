import type { Device, Event, Stream } from "../../cuda/index.ts";
import type { CallTimes, Traffic } from "./call-times.ts";

/** A call between two events in its stream. */
interface Timed {
  readonly start: Event;
  readonly end: Event;
  times: CallTimes | undefined;
  traffic: Traffic | undefined;
}

/** Who hears how long a call took. */
export type OnTimed = (times: CallTimes, traffic: Traffic, microseconds: number) => void;

/** So many calls that are not done yet are known at a time; more are not timed. */
const mostOpen = 32;

/** Takes the time of calls by events around them. */
export class CallTimer {
  readonly #device: Device;
  readonly #onTimed: OnTimed;
  readonly #free: Timed[] = [];
  #open: Timed[] = [];

  constructor(device: Device, onTimed: OnTimed) {
    this.#device = device;
    this.#onTimed = onTimed;
  }

  /** Marks where a call begins; undefined when too many are open. `end` marks where it ends. */
  begin(stream: Stream): Timed | undefined {
    if (this.#open.length >= mostOpen) this.collect();
    if (this.#open.length >= mostOpen) return undefined;
    const timed = this.#free.pop() ?? this.#make();
    timed.start.record(stream);
    return timed;
  }

  end(timed: Timed, stream: Stream, times: CallTimes, traffic: Traffic): void {
    timed.end.record(stream);
    timed.times = times;
    timed.traffic = traffic;
    this.#open.push(timed);
  }

  /** Tells what has been done meanwhile. */
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

  /** What is open now ends as somebody's failure, not in its own time. */
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

/** How long it took; undefined while it has not ended, and -1 where that cannot be known: a GPU that failed tells whoever uses it, not who counts. */
function microsecondsOf({ start, end }: Timed): number | undefined {
  try {
    return end.reached ? end.millisecondsSince(start) * 1000 : undefined;
  } catch {
    return -1;
  }
}
