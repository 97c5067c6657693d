import {
  CU_EVENT_BLOCKING_SYNC,
  CU_EVENT_DISABLE_TIMING,
  CU_EVENT_INTERPROCESS,
  CUDA_ERROR_NOT_READY,
} from "../../../ffi/cuda/constants.ts";
import { hexadecimal } from "../../../ffi/hexadecimal.ts";
import { checkOptions, refuseUnknown } from "../../arguments/check-options.ts";
import { optionsTable } from "../../arguments/options-table.ts";
import { flag } from "../../arguments/value-type.ts";
import { Resource } from "../../lifetime/resource.ts";
import { blockUntil, isInterruptible } from "../../wait/interruption.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import type { Device } from "../device/device.ts";
import { checkInternal, type Internal, internal } from "../internal.ts";
import { checkKind, checkStream, kind } from "../kind.ts";
import { elapsedTime } from "./elapsed-time.ts";
import { poll } from "./poll.ts";
import type { Stream } from "./stream.ts";

/** How an event behaves. */
export interface EventOptions {
  /** Can tell times (default true, but not for an interprocess one). */
  readonly timing?: boolean;
  /** `synchronize()` sleeps instead of spinning. */
  readonly blockingSync?: boolean;
  /** Can be shared with other processes; has no timing. */
  readonly interprocess?: boolean;
}

export const eventOptions = optionsTable<EventOptions>()(
  "cuda.EventOptions",
  { "Device.createEvent": 0 },
  {
    timing: { type: flag(), defaultText: "true, but not for an interprocess one", text: "Can tell times." },
    blockingSync: {
      type: flag(),
      default: false,
      text: "Waiting with synchronize() sleeps instead of spinning.",
    },
    interprocess: { type: flag(), default: false, text: "Other processes can open it; it has no timing." },
  },
);

/** Has it keys that are none of an event's, or is it no object? Counting costs a tenth of comparing names. */
function hasOtherKeys(options: EventOptions): boolean {
  if (typeof options !== "object" || options === null) return true;
  let others = 0;
  for (const _ in options) others++;
  if (options.timing !== undefined) others--;
  if (options.blockingSync !== undefined) others--;
  if (options.interprocess !== undefined) others--;
  return others !== 0;
}

/** A place in a stream: done when everything before it is. */
export class Event extends Resource {
  readonly device: Device;
  /** The C object, `CUevent`. */
  readonly pointer: number;
  readonly timing: boolean;
  readonly interprocess: boolean;
  readonly #query: Device["lib"]["cuEventQuery"];
  readonly #record: Device["lib"]["cuEventRecord"];

  /** @internal Use `device.createEvent`. */
  constructor(from: Internal, device: Device, pointer: number, timing: boolean, interprocess: boolean) {
    checkInternal(from, "Event", "device.createEvent()");
    super();
    this.device = device;
    this.pointer = pointer;
    this.timing = timing;
    this.interprocess = interprocess;
    this.#query = device.lib.cuEventQuery;
    this.#record = device.lib.cuEventRecord;
    this.own(device);
  }

  /** @internal */
  static create(device: Device, options: EventOptions | undefined): Event {
    if (options !== undefined && hasOtherKeys(options)) refuseUnknown(eventOptions, "createEvent", options);
    const { interprocess = false, timing = !interprocess, blockingSync = false } = options ?? {};
    // The whole check costs as much as the event: it is for those that it will refuse.
    if (
      typeof interprocess !== "boolean" ||
      typeof timing !== "boolean" ||
      typeof blockingSync !== "boolean"
    ) {
      checkOptions(eventOptions, "createEvent", options);
    }
    if (interprocess && timing) throw new TypeError("createEvent: an interprocess event has no timing");
    device.enter();
    const { lib, results } = device.driver;
    const flags =
      (timing ? 0 : CU_EVENT_DISABLE_TIMING) |
      (blockingSync ? CU_EVENT_BLOCKING_SYNC : 0) |
      (interprocess ? CU_EVENT_INTERPROCESS : 0);
    device.driver.check(lib.cuEventCreate(results.pointer, flags), "cuEventCreate");
    return new Event(internal, device, results.u64(), timing, interprocess);
  }

  /** @internal An event of another process. */
  static adopt(device: Device, pointer: number): Event {
    return new Event(internal, device, pointer, false, true);
  }

  get [kind](): "Event" | undefined {
    return #record in this ? "Event" : undefined;
  }

  get label(): string {
    return `Event ${hexadecimal(this.pointer)}`;
  }

  /** Marks what the stream has been given so far (`cuEventRecord`). */
  record(stream: Stream = this.device.stream): void {
    if (this.closed) this.ensureOpen();
    checkStream(stream, "record: stream");
    stream.enter();
    const code = this.#record(this.pointer, stream.pointer);
    if (code !== 0) stream.check(code, "cuEventRecord");
  }

  /** Is everything before it done (`cuEventQuery`)? True for an event that was never recorded. */
  get reached(): boolean {
    this.ensureOpen();
    this.device.enter();
    const code = this.#query(this.pointer);
    if (code === CUDA_ERROR_NOT_READY) return false;
    this.device.driver.check(code, "cuEventQuery");
    return true;
  }

  /** Waits, blocking this thread (`cuEventSynchronize`). */
  synchronize(): void {
    this.ensureOpen();
    this.device.enter();
    if (isInterruptible()) blockUntil(() => this.reached);
    this.device.driver.check(this.device.lib.cuEventSynchronize(this.pointer), "cuEventSynchronize");
  }

  /** Resolves when it is reached; the event loop goes on meanwhile. */
  done(options?: WaitOptions): Promise<void> {
    return poll(() => this.reached, `${this.label}: done()`, options);
  }

  /** Milliseconds on the device from `earlier` to this one (`cuEventElapsedTime`); both must be reached. */
  millisecondsSince(earlier: Event): number {
    this.ensureOpen();
    checkKind(earlier, "Event", "millisecondsSince: earlier");
    earlier.ensureOpen();
    if (!this.timing || !earlier.timing) throw new TypeError("an event without timing tells no time");
    this.device.enter();
    const { driver } = this.device;
    const { results } = driver;
    const code = elapsedTime(driver)(results.pointer, earlier.pointer, this.pointer);
    driver.check(code, "cuEventElapsedTime", "both events must be recorded and reached");
    return results.f32();
  }

  protected release(): void {
    this.device.driver.enter(this.device.pointer);
    this.device.driver.checkRelease(this.device.lib.cuEventDestroy_v2(this.pointer), "cuEventDestroy_v2");
  }
}
