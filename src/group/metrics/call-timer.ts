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
      if (!timed.end.reached) {
        this.#open.push(timed);
        continue;
      }
      this.#onTimed(timed.times!, timed.traffic!, timed.end.millisecondsSince(timed.start) * 1000);
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
